@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // router
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // mlp_norm
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // stored3
@group(0) @binding(4) var<storage, read> b4: array<u32>; // shared_gate_proj
@group(0) @binding(5) var<storage, read> b5: array<u32>; // shared_up_proj
@group(0) @binding(6) var<storage, read_write> b6: array<f32>; // stored6
@group(0) @binding(7) var<storage, read> b7: array<u32>; // shared_gate
@group(0) @binding(8) var<storage, read_write> b8: array<f32>; // stored8
@group(0) @binding(9) var<uniform> params: array<vec4<u32>, 15>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 4>;
var<workgroup> m2: array<f32, 512>;
var<workgroup> m3: array<f32, 512>;
var<workgroup> m4: array<f32, 512>;
var<workgroup> m5: array<f32, 512>;
var<workgroup> m6: array<f32, 512>;
var<workgroup> m7: array<f32, 32>;

@compute @workgroup_size(32)
fn experts_1_v4_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: vec4<f32>;
  var x1: u32;
  var x2: u32;
  var x3: u32;
  var x4: u32;
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
  var x34: f32;
  var x35: f32;
  var x36: f32;
  var x37: f32;
  var x38: f32;
  var x39: f32;
  var x40: f32;
  var x41: f32;
  var x42: vec4<f32>;
  var x43: vec4<f32>;
  var x44: vec4<f32>;
  var x45: vec4<f32>;
  let v1586: u32 = params[9].x;
  let v1587: u32 = 0u;
  let v1591: u32 = 3u;
  let v1593: u32 = 1u;
  let v1601: u32 = 16u;
  let v1602: u32 = 4294901760u;
  let v1620: u32 = params[9].y;
  let v1621: u32 = 5u;
  let v1622: u32 = 31u;
  let v1640: u32 = params[9].z;
  let v1642: u32 = 4u;
  let v1647: u32 = params[9].w;
  let v1668: u32 = params[10].x;
  let v1702: u32 = params[10].y;
  let v1731: u32 = params[10].z;
  let v1749: u32 = params[10].w;
  let v1755: u32 = params[11].x;
  let v1776: u32 = params[11].y;
  let v1810: u32 = params[11].z;
  let v1839: u32 = params[11].w;
  let v1857: u32 = params[12].x;
  let v1863: u32 = params[12].y;
  let v1884: u32 = params[12].z;
  let v1918: u32 = params[12].w;
  let v1947: u32 = params[13].x;
  let v1965: u32 = params[13].y;
  let v1971: u32 = params[13].z;
  let v1992: u32 = params[13].w;
  let v1576: u32 = lane;
  let v1577: u32 = 0u;
  let v1578: u32 = 1u;
  let v1579: u32 = 32u;
  let v216: u32 = 0u;
  let v217: u32 = 1u;
  let v218: u32 = 128u;
  let v219: u32 = 4u;
  let v220: u32 = lane;
  let v221: u32 = 32u;
  let v226: f32 = 0.0f;
  let v227: u32 = params[1].x;
  let v228: u32 = 6u;
  let v233: u32 = params[1].y;
  let v234: u32 = params[1].z;
  let v238: u32 = params[1].w;
  let v260: f32 = 0.088388346f;
  let v265: u32 = 64u;
  let v266: u32 = 7u;
  let v284: u32 = 16u;
  let v294: u32 = params[2].x;
  let v295: u32 = params[2].y;
  let v296: u32 = 2u;
  let v302: u32 = 3u;
  let v303: u32 = 5u;
  let v324: u32 = 31u;
  let v344: u32 = 65535u;
  let v346: u32 = params[2].z;
  let v349: u32 = 89226354u;
  let v350: u32 = 3417055213u;
  let v351: u32 = 2212286765u;
  let v354: u32 = 64248484u;
  let v358: u32 = 2415890431u;
  let v359: u32 = 996162400u;
  let v363: u32 = 32768u;
  let v364: u32 = 32767u;
  let v365: u32 = 13u;
  let v366: u32 = 939524096u;
  let v382: u32 = 16711935u;
  let v383: u32 = 8u;
  let v384: u32 = 2047u;
  let v393: f32 = 0.006767273f;
  let v394: f32 = -3.453125f;
  let v400: u32 = 4095u;
  let v401: u32 = 4294959104u;
  let v413: u32 = 256u;
  let v418: u32 = 384u;
  let v563: u32 = params[2].w;
  let v591: u32 = params[3].x;
  let v596: u32 = params[3].y;
  let v597: u32 = params[3].z;
  let v601: u32 = params[3].w;
  let v653: u32 = params[4].x;
  let v654: u32 = params[4].y;
  let v700: u32 = params[4].z;
  let v869: u32 = params[4].w;
  let v874: u32 = params[5].x;
  let v875: u32 = params[5].y;
  let v879: u32 = params[5].z;
  let v931: u32 = params[5].w;
  let v932: u32 = params[6].x;
  let v978: u32 = params[6].y;
  let v1176: u32 = params[6].z;
  let v1225: u32 = params[6].w;
  let v1249: u32 = params[7].x;
  let v1254: u32 = params[7].y;
  let v1255: u32 = params[7].z;
  let v1259: u32 = params[7].w;
  let v1311: u32 = params[8].x;
  let v1312: u32 = params[8].y;
  let v1358: u32 = params[8].z;
  let v1556: u32 = params[8].w;
  let v0: u32 = group.y;
  let v1: u32 = 4u;
  let v3: u32 = params[0].x;
  let v6: u32 = params[0].y;
  let v7: u32 = 0u;
  let v8: u32 = 1u;
  let v11: vec4<f32> = vec4<f32>(0.0f);
  let v12: u32 = lane;
  let v14: u32 = 128u;
  let v32: u32 = params[0].z;
  let v33: u32 = 127u;
  let v36: u32 = params[0].w;
  let v47: u32 = group.x;
  let v48: u32 = groups.x;
  let v79: f32 = bitcast<f32>(params[14].x);
  let v89: u32 = 512u;
  let v90: u32 = 32u;
  let v154: f32 = 1.0f;
  let v2: u32 = v0 * v1;
  let v4: u32 = v3 - v2;
  let v5: u32 = min(v1, v4);
  for (var v9: u32 = v7; v9 < v5; v9 += v8) {
    let v10: u32 = v2 + v9;
    x0 = v11;
    let v13: u32 = v12 * v1;
    for (var v15: u32 = v13; v15 < v6; v15 += v14) {
      let v16: u32 = v10 * v6;
      let v17: u32 = v16 + v15;
      let v18: vec4<f32> = b0[v17 / 4u];
      let v19: vec4<f32> = v18 * v18;
      let v20: vec4<f32> = x0;
      let v21: vec4<f32> = v20 + v19;
      x0 = v21;
    }
    let v22: vec4<f32> = x0;
    let v23: f32 = v22.x;
    let v24: f32 = v22.y;
    let v25: f32 = v23 + v24;
    let v26: f32 = v22.z;
    let v27: f32 = v25 + v26;
    let v28: f32 = v22.w;
    let v29: f32 = v27 + v28;
    m7[v1576] = v29;
    workgroupBarrier();
    let v1580: f32 = m7[v1577];
    x41 = v1580;
    for (var v1581: u32 = v1578; v1581 < v1579; v1581 += v1578) {
      let v1582: f32 = m7[v1581];
      let v1583: f32 = x41;
      let v1584: f32 = v1583 + v1582;
      x41 = v1584;
    }
    workgroupBarrier();
    let v1585: f32 = x41;
    let v31: bool = v12 < v8;
    if (v31) {
      m1[v9] = v1585;
    }
  }
  workgroupBarrier();
  let v34: u32 = v32 + v33;
  let v35: u32 = v34 / v14;
  let v37: u32 = v36 + v33;
  let v38: u32 = v37 / v14;
  let v39: u32 = v35 + v38;
  let v40: u32 = v39 + v8;
  let v41: u32 = v32 + v33;
  let v42: u32 = v41 / v14;
  let v43: u32 = v36 + v33;
  let v44: u32 = v43 / v14;
  let v45: u32 = v42 + v44;
  let v46: u32 = v45 + v8;
  let v49: u32 = v40 + v48;
  let v50: u32 = v49 - v8;
  let v51: u32 = v50 / v48;
  let v52: u32 = v47 * v51;
  let v53: u32 = v52 + v51;
  let v54: u32 = min(v53, v40);
  for (var v55: u32 = v52; v55 < v54; v55 += v8) {
    let v56: bool = v55 < v42;
    let v57: bool = v55 < v7;
    let v58: bool = !v57;
    let v59: bool = v56 & v58;
    if (v59) {
      let v60: u32 = v55 * v14;
      let v61: u32 = v32 - v60;
      let v62: u32 = min(v14, v61);
      let v63: u32 = v60 * v6;
      for (var v222: u32 = v220; v222 < v218; v222 += v221) {
        for (var v223: u32 = v216; v223 < v219; v223 += v217) {
          let v224: u32 = v223 * v218;
          let v225: u32 = v222 + v224;
          m5[v225] = v226;
        }
      }
      for (var v64: u32 = v7; v64 < v6; v64 += v14) {
        let v65: u32 = v6 - v64;
        let v66: u32 = min(v14, v65);
        for (var v67: u32 = v7; v67 < v5; v67 += v8) {
          let v68: u32 = v2 + v67;
          let v69: u32 = v12 * v1;
          for (var v70: u32 = v69; v70 < v66; v70 += v14) {
            let v71: u32 = v64 + v70;
            let v72: u32 = v68 * v6;
            let v73: u32 = v72 + v71;
            let v74: vec4<f32> = b0[v73 / 4u];
            let v75: u32 = v68 - v2;
            let v76: f32 = m1[v75];
            let v77: f32 = f32(v6);
            let v78: f32 = v76 / v77;
            let v80: f32 = v78 + v79;
            let v81: f32 = inverseSqrt(v80);
            let v82: vec4<f32> = vec4<f32>(v81);
            let v83: vec4<f32> = v74 * v82;
            let v84: vec4<f32> = b2[v71 / 4u];
            let v85: vec4<f32> = v83 * v84;
            let v86: u32 = v67 * v14;
            let v87: u32 = v70 + v86;
            m0[v87 + 0u] = v85.x; m0[v87 + 1u] = v85.y; m0[v87 + 2u] = v85.z; m0[v87 + 3u] = v85.w;
          }
        }
        workgroupBarrier();
        let v88: u32 = v63 + v64;
        let v229: bool = v227 == v228;
        if (v229) {
          let v230: u32 = v88 / v6;
          let v231: u32 = v230 * v6;
          let v232: u32 = v88 - v231;
          let v235: u32 = v230 / v233;
          let v236: u32 = v230 % v233;
          let v237: u32 = v235 * v234;
          x1 = v236;
          x2 = v237;
          let v239: u32 = v237 + v238;
          for (var v240: u32 = v220; v240 < v218; v240 += v221) {
            for (var v241: u32 = v216; v241 < v219; v241 += v217) {
              x5 = v226;
              let v242: bool = v241 < v5;
              let v243: bool = v240 < v66;
              let v244: bool = v242 & v243;
              if (v244) {
                let v245: u32 = v241 * v14;
                let v246: u32 = v7 + v245;
                let v247: u32 = v246 + v240;
                let v248: f32 = m0[v247];
                let v249: u32 = v232 + v240;
                let v250: u32 = v249 >> v217;
                let v251: u32 = v239 + v250;
                let v252: u32 = b1[v251];
                let v253: u32 = v249 & v217;
                let v254: bool = v253 == v217;
                let v255: vec2<f32> = unpack2x16float(v252);
                let v256: f32 = v255.x;
                let v257: f32 = v255.y;
                let v258: f32 = select(v256, v257, v254);
                let v259: f32 = v248 * v258;
                let v261: f32 = v259 * v260;
                x5 = v261;
              }
              let v262: f32 = x5;
              let v263: u32 = v241 * v218;
              let v264: u32 = v240 + v263;
              m4[v264] = v262;
            }
          }
          workgroupBarrier();
          for (var v267: u32 = v216; v267 < v266; v267 += v217) {
            let v268: u32 = v217 << v267;
            let v269: u32 = v268 - v217;
            let v270: u32 = v267 + v217;
            for (var v271: u32 = v220; v271 < v265; v271 += v221) {
              let v272: u32 = v271 >> v267;
              let v273: u32 = v272 << v270;
              let v274: u32 = v271 & v269;
              let v275: u32 = v273 + v274;
              for (var v276: u32 = v216; v276 < v219; v276 += v217) {
                let v277: u32 = v276 * v218;
                let v278: u32 = v277 + v275;
                let v279: u32 = v278 + v268;
                let v280: f32 = m4[v278];
                let v281: f32 = m4[v279];
                let v282: f32 = v280 + v281;
                let v283: f32 = v280 - v281;
                m4[v278] = v282;
                m4[v279] = v283;
              }
            }
            workgroupBarrier();
          }
          let v285: u32 = v232 / v284;
          for (var v286: u32 = v220; v286 < v218; v286 += v221) {
            x6 = v226;
            x7 = v226;
            x8 = v226;
            x9 = v226;
            let v287: u32 = v236 + v286;
            let v288: u32 = v287 / v284;
            let v289: u32 = v287 % v284;
            for (var v290: u32 = v216; v290 < v218; v290 += v217) {
              let v291: u32 = v290 / v284;
              let v292: u32 = v285 + v291;
              let v293: u32 = v290 % v284;
              let v297: u32 = v294 * v219;
              let v298: u32 = v292 * v295;
              let v299: u32 = v298 + v288;
              let v300: u32 = v299 * v297;
              let v301: u32 = v237 + v300;
              let v304: u32 = v289 & v266;
              let v305: u32 = v304 << v303;
              let v306: u32 = v289 >> v302;
              let v307: u32 = v306 << v296;
              let v308: u32 = v293 & v266;
              let v309: u32 = v308 >> v217;
              let v310: u32 = v309 << v302;
              let v311: u32 = v293 >> v302;
              let v312: u32 = v311 << v217;
              let v313: u32 = v293 & v217;
              let v314: u32 = v305 + v307;
              let v315: u32 = v314 + v310;
              let v316: u32 = v315 + v312;
              let v317: u32 = v316 + v313;
              let v318: u32 = v317 + v217;
              let v319: u32 = v318 * v294;
              let v320: u32 = v319 >> v217;
              let v321: u32 = v297 << v303;
              let v322: u32 = v320 + v321;
              let v323: u32 = v322 - v217;
              let v325: u32 = v323 >> v303;
              let v326: u32 = v322 - v284;
              let v327: u32 = v326 >> v303;
              let v328: bool = v325 < v297;
              let v329: u32 = v325 - v297;
              let v330: u32 = select(v329, v325, v328);
              let v331: u32 = v301 + v330;
              let v332: u32 = b1[v331];
              let v333: bool = v327 < v297;
              let v334: u32 = v327 - v297;
              let v335: u32 = select(v334, v327, v333);
              let v336: u32 = v301 + v335;
              let v337: u32 = b1[v336];
              let v338: u32 = v323 & v324;
              let v339: u32 = v324 - v338;
              let v340: u32 = v332 >> v339;
              let v341: u32 = v337 << v217;
              let v342: u32 = v341 << v338;
              let v343: u32 = v340 | v342;
              let v345: u32 = v343 & v344;
              let v347: bool = v346 == v216;
              let v348: bool = v346 == v296;
              let v352: u32 = select(v350, v351, v348);
              let v353: u32 = select(v352, v349, v347);
              let v355: u32 = select(v216, v354, v347);
              let v356: u32 = v345 * v353;
              let v357: u32 = v356 + v355;
              let v360: u32 = v357 & v358;
              let v361: u32 = v360 ^ v359;
              let v362: u32 = v361 >> v284;
              let v367: u32 = v361 & v363;
              let v368: u32 = v367 << v284;
              let v369: u32 = v361 & v364;
              let v370: u32 = v369 << v365;
              let v371: u32 = v370 + v366;
              let v372: u32 = v368 | v371;
              let v373: f32 = bitcast<f32>(v372);
              let v374: u32 = v362 & v363;
              let v375: u32 = v374 << v284;
              let v376: u32 = v362 & v364;
              let v377: u32 = v376 << v365;
              let v378: u32 = v377 + v366;
              let v379: u32 = v375 | v378;
              let v380: f32 = bitcast<f32>(v379);
              let v381: f32 = v373 + v380;
              let v385: u32 = v357 & v382;
              let v386: u32 = v357 >> v383;
              let v387: u32 = v386 & v382;
              let v388: u32 = v385 + v387;
              let v389: u32 = v388 >> v284;
              let v390: u32 = v388 + v389;
              let v391: u32 = v390 & v384;
              let v392: f32 = f32(v391);
              let v395: f32 = fma(v392, v393, v394);
              let v396: f32 = select(v381, v395, v348);
              let v397: u32 = bitcast<u32>(v396);
              let v398: u32 = v397 >> v365;
              let v399: u32 = v398 & v217;
              let v402: u32 = v397 + v400;
              let v403: u32 = v402 + v399;
              let v404: u32 = v403 & v401;
              let v405: f32 = bitcast<f32>(v404);
              let v406: f32 = m4[v290];
              let v407: f32 = x6;
              let v408: f32 = fma(v406, v405, v407);
              x6 = v408;
              let v409: u32 = v290 + v218;
              let v410: f32 = m4[v409];
              let v411: f32 = x7;
              let v412: f32 = fma(v410, v405, v411);
              x7 = v412;
              let v414: u32 = v290 + v413;
              let v415: f32 = m4[v414];
              let v416: f32 = x8;
              let v417: f32 = fma(v415, v405, v416);
              x8 = v417;
              let v419: u32 = v290 + v418;
              let v420: f32 = m4[v419];
              let v421: f32 = x9;
              let v422: f32 = fma(v420, v405, v421);
              x9 = v422;
            }
            let v423: f32 = m5[v286];
            let v424: f32 = x6;
            let v425: f32 = v423 + v424;
            m5[v286] = v425;
            let v426: u32 = v286 + v218;
            let v427: f32 = m5[v426];
            let v428: f32 = x7;
            let v429: f32 = v427 + v428;
            m5[v426] = v429;
            let v430: u32 = v286 + v413;
            let v431: f32 = m5[v430];
            let v432: f32 = x8;
            let v433: f32 = v431 + v432;
            m5[v430] = v433;
            let v434: u32 = v286 + v418;
            let v435: f32 = m5[v434];
            let v436: f32 = x9;
            let v437: f32 = v435 + v436;
            m5[v434] = v437;
          }
          workgroupBarrier();
        } else {
          let v438: u32 = v5 - v217;
          let v439: u32 = v62 - v217;
          for (var v440: u32 = v220; v440 < v218; v440 += v221) {
            x10 = v226;
            x11 = v226;
            x12 = v226;
            x13 = v226;
            let v441: u32 = min(v440, v439);
            let v442: u32 = v441 * v6;
            let v443: u32 = v88 + v442;
            for (var v444: u32 = v216; v444 < v66; v444 += v219) {
              let v445: u32 = v443 + v444;
              let v1588: bool = v1586 == v1587;
              if (v1588) {
                let v1589: vec4<u32> = vec4<u32>(b1[v445 + 0u], b1[v445 + 1u], b1[v445 + 2u], b1[v445 + 3u]);
                let v1590: vec4<f32> = bitcast<vec4<f32>>(v1589);
                x42 = v1590;
              } else {
                let v1592: bool = v1586 < v1591;
                if (v1592) {
                  let v1594: bool = v1586 == v1593;
                  let v1595: u32 = v445 >> v1593;
                  let v1596: vec2<u32> = vec2<u32>(b1[v1595 + 0u], b1[v1595 + 1u]);
                  let v1597: u32 = v1596.x;
                  let v1598: vec2<f32> = unpack2x16float(v1597);
                  let v1599: f32 = v1598.x;
                  let v1600: f32 = v1598.y;
                  let v1603: u32 = v1597 << v1601;
                  let v1604: u32 = v1597 & v1602;
                  let v1605: f32 = bitcast<f32>(v1603);
                  let v1606: f32 = bitcast<f32>(v1604);
                  let v1607: f32 = select(v1605, v1599, v1594);
                  let v1608: f32 = select(v1606, v1600, v1594);
                  let v1609: u32 = v1596.y;
                  let v1610: vec2<f32> = unpack2x16float(v1609);
                  let v1611: f32 = v1610.x;
                  let v1612: f32 = v1610.y;
                  let v1613: u32 = v1609 << v1601;
                  let v1614: u32 = v1609 & v1602;
                  let v1615: f32 = bitcast<f32>(v1613);
                  let v1616: f32 = bitcast<f32>(v1614);
                  let v1617: f32 = select(v1615, v1611, v1594);
                  let v1618: f32 = select(v1616, v1612, v1594);
                  let v1619: vec4<f32> = vec4<f32>(v1607, v1608, v1617, v1618);
                  x42 = v1619;
                } else {
                  let v1623: u32 = v445 >> v1621;
                  let v1624: u32 = v1623 * v1620;
                  let v1625: u32 = v445 & v1622;
                  let v1626: u32 = v1625 * v1620;
                  let v1627: u32 = v1626 >> v1621;
                  let v1628: u32 = v1624 + v1627;
                  let v1629: u32 = v1626 & v1622;
                  let v1630: u32 = b1[v1628];
                  let v1631: u32 = v1628 + v1593;
                  let v1632: u32 = b1[v1631];
                  let v1633: u32 = v1630 >> v1629;
                  let v1634: u32 = v1622 - v1629;
                  let v1635: u32 = v1632 << v1593;
                  let v1636: u32 = v1635 << v1634;
                  let v1637: u32 = v1633 | v1636;
                  let v1638: u32 = v1593 << v1620;
                  let v1639: u32 = v1638 - v1593;
                  let v1641: u32 = v445 >> v1640;
                  let v1643: bool = v1586 == v1591;
                  let v1644: bool = v1586 == v1642;
                  let v1645: u32 = v1641 >> v1593;
                  let v1646: u32 = select(v1645, v1641, v1643);
                  let v1648: u32 = v1647 + v1646;
                  let v1649: u32 = b1[v1648];
                  let v1650: f32 = bitcast<f32>(v1649);
                  let v1651: u32 = v1641 & v1593;
                  let v1652: bool = v1651 == v1593;
                  let v1653: vec2<f32> = unpack2x16float(v1649);
                  let v1654: f32 = v1653.x;
                  let v1655: f32 = v1653.y;
                  let v1656: u32 = v1649 << v1601;
                  let v1657: u32 = v1649 & v1602;
                  let v1658: f32 = bitcast<f32>(v1656);
                  let v1659: f32 = bitcast<f32>(v1657);
                  let v1660: f32 = select(v1654, v1655, v1652);
                  let v1661: f32 = select(v1658, v1659, v1652);
                  let v1662: f32 = select(v1661, v1660, v1644);
                  let v1663: f32 = select(v1662, v1650, v1643);
                  let v1664: bool = v1586 == v1591;
                  let v1665: bool = v1586 == v1642;
                  let v1666: u32 = v1641 >> v1593;
                  let v1667: u32 = select(v1666, v1641, v1664);
                  let v1669: u32 = v1668 + v1667;
                  let v1670: u32 = b1[v1669];
                  let v1671: f32 = bitcast<f32>(v1670);
                  let v1672: u32 = v1641 & v1593;
                  let v1673: bool = v1672 == v1593;
                  let v1674: vec2<f32> = unpack2x16float(v1670);
                  let v1675: f32 = v1674.x;
                  let v1676: f32 = v1674.y;
                  let v1677: u32 = v1670 << v1601;
                  let v1678: u32 = v1670 & v1602;
                  let v1679: f32 = bitcast<f32>(v1677);
                  let v1680: f32 = bitcast<f32>(v1678);
                  let v1681: f32 = select(v1675, v1676, v1673);
                  let v1682: f32 = select(v1679, v1680, v1673);
                  let v1683: f32 = select(v1682, v1681, v1665);
                  let v1684: f32 = select(v1683, v1671, v1664);
                  let v1685: u32 = v1637 & v1639;
                  let v1686: f32 = f32(v1685);
                  let v1687: f32 = fma(v1663, v1686, v1684);
                  let v1688: u32 = v1637 >> v1620;
                  let v1689: u32 = v1688 & v1639;
                  let v1690: f32 = f32(v1689);
                  let v1691: f32 = fma(v1663, v1690, v1684);
                  let v1692: u32 = v1688 >> v1620;
                  let v1693: u32 = v1692 & v1639;
                  let v1694: f32 = f32(v1693);
                  let v1695: f32 = fma(v1663, v1694, v1684);
                  let v1696: u32 = v1692 >> v1620;
                  let v1697: u32 = v1696 & v1639;
                  let v1698: f32 = f32(v1697);
                  let v1699: f32 = fma(v1663, v1698, v1684);
                  let v1700: vec4<f32> = vec4<f32>(v1687, v1691, v1695, v1699);
                  x42 = v1700;
                }
              }
              let v1701: vec4<f32> = x42;
              let v447: u32 = min(v216, v438);
              let v448: u32 = v447 * v14;
              let v449: u32 = v7 + v448;
              let v450: u32 = v449 + v444;
              let v451: vec4<f32> = vec4<f32>(m0[v450 + 0u], m0[v450 + 1u], m0[v450 + 2u], m0[v450 + 3u]);
              let v452: f32 = x10;
              let v453: f32 = v451.x;
              let v454: f32 = v1701.x;
              let v455: f32 = fma(v453, v454, v452);
              let v456: f32 = v451.y;
              let v457: f32 = v1701.y;
              let v458: f32 = fma(v456, v457, v455);
              let v459: f32 = v451.z;
              let v460: f32 = v1701.z;
              let v461: f32 = fma(v459, v460, v458);
              let v462: f32 = v451.w;
              let v463: f32 = v1701.w;
              let v464: f32 = fma(v462, v463, v461);
              x10 = v464;
              let v465: u32 = min(v217, v438);
              let v466: u32 = v465 * v14;
              let v467: u32 = v7 + v466;
              let v468: u32 = v467 + v444;
              let v469: vec4<f32> = vec4<f32>(m0[v468 + 0u], m0[v468 + 1u], m0[v468 + 2u], m0[v468 + 3u]);
              let v470: f32 = x11;
              let v471: f32 = v469.x;
              let v472: f32 = v1701.x;
              let v473: f32 = fma(v471, v472, v470);
              let v474: f32 = v469.y;
              let v475: f32 = v1701.y;
              let v476: f32 = fma(v474, v475, v473);
              let v477: f32 = v469.z;
              let v478: f32 = v1701.z;
              let v479: f32 = fma(v477, v478, v476);
              let v480: f32 = v469.w;
              let v481: f32 = v1701.w;
              let v482: f32 = fma(v480, v481, v479);
              x11 = v482;
              let v483: u32 = min(v296, v438);
              let v484: u32 = v483 * v14;
              let v485: u32 = v7 + v484;
              let v486: u32 = v485 + v444;
              let v487: vec4<f32> = vec4<f32>(m0[v486 + 0u], m0[v486 + 1u], m0[v486 + 2u], m0[v486 + 3u]);
              let v488: f32 = x12;
              let v489: f32 = v487.x;
              let v490: f32 = v1701.x;
              let v491: f32 = fma(v489, v490, v488);
              let v492: f32 = v487.y;
              let v493: f32 = v1701.y;
              let v494: f32 = fma(v492, v493, v491);
              let v495: f32 = v487.z;
              let v496: f32 = v1701.z;
              let v497: f32 = fma(v495, v496, v494);
              let v498: f32 = v487.w;
              let v499: f32 = v1701.w;
              let v500: f32 = fma(v498, v499, v497);
              x12 = v500;
              let v501: u32 = min(v302, v438);
              let v502: u32 = v501 * v14;
              let v503: u32 = v7 + v502;
              let v504: u32 = v503 + v444;
              let v505: vec4<f32> = vec4<f32>(m0[v504 + 0u], m0[v504 + 1u], m0[v504 + 2u], m0[v504 + 3u]);
              let v506: f32 = x13;
              let v507: f32 = v505.x;
              let v508: f32 = v1701.x;
              let v509: f32 = fma(v507, v508, v506);
              let v510: f32 = v505.y;
              let v511: f32 = v1701.y;
              let v512: f32 = fma(v510, v511, v509);
              let v513: f32 = v505.z;
              let v514: f32 = v1701.z;
              let v515: f32 = fma(v513, v514, v512);
              let v516: f32 = v505.w;
              let v517: f32 = v1701.w;
              let v518: f32 = fma(v516, v517, v515);
              x13 = v518;
            }
            let v519: f32 = m5[v440];
            let v520: f32 = x10;
            let v521: f32 = v519 + v520;
            m5[v440] = v521;
            let v522: u32 = v440 + v218;
            let v523: f32 = m5[v522];
            let v524: f32 = x11;
            let v525: f32 = v523 + v524;
            m5[v522] = v525;
            let v526: u32 = v440 + v413;
            let v527: f32 = m5[v526];
            let v528: f32 = x12;
            let v529: f32 = v527 + v528;
            m5[v526] = v529;
            let v530: u32 = v440 + v418;
            let v531: f32 = m5[v530];
            let v532: f32 = x13;
            let v533: f32 = v531 + v532;
            m5[v530] = v533;
          }
        }
        workgroupBarrier();
      }
      for (var v534: u32 = v220; v534 < v218; v534 += v221) {
        for (var v535: u32 = v216; v535 < v219; v535 += v217) {
          let v536: u32 = v535 * v218;
          let v537: u32 = v534 + v536;
          let v538: f32 = m5[v537];
          let v539: u32 = v535 * v14;
          let v540: u32 = v7 + v539;
          let v541: u32 = v540 + v534;
          m2[v541] = v538;
        }
      }
      workgroupBarrier();
      let v542: bool = v227 == v228;
      if (v542) {
        for (var v543: u32 = v216; v543 < v266; v543 += v217) {
          let v544: u32 = v217 << v543;
          let v545: u32 = v544 - v217;
          let v546: u32 = v543 + v217;
          for (var v547: u32 = v220; v547 < v265; v547 += v221) {
            let v548: u32 = v547 >> v543;
            let v549: u32 = v548 << v546;
            let v550: u32 = v547 & v545;
            let v551: u32 = v549 + v550;
            for (var v552: u32 = v216; v552 < v219; v552 += v217) {
              let v553: u32 = v552 * v14;
              let v554: u32 = v7 + v553;
              let v555: u32 = v554 + v551;
              let v556: u32 = v555 + v544;
              let v557: f32 = m2[v555];
              let v558: f32 = m2[v556];
              let v559: f32 = v557 + v558;
              let v560: f32 = v557 - v558;
              m2[v555] = v559;
              m2[v556] = v560;
            }
          }
          workgroupBarrier();
        }
        let v561: u32 = x1;
        let v562: u32 = x2;
        let v564: u32 = v562 + v563;
        for (var v565: u32 = v220; v565 < v218; v565 += v221) {
          for (var v566: u32 = v216; v566 < v219; v566 += v217) {
            let v567: u32 = v566 * v14;
            let v568: u32 = v7 + v567;
            let v569: u32 = v568 + v565;
            let v570: f32 = m2[v569];
            let v571: u32 = v561 + v565;
            let v572: u32 = v571 >> v217;
            let v573: u32 = v564 + v572;
            let v574: u32 = b1[v573];
            let v575: u32 = v571 & v217;
            let v576: bool = v575 == v217;
            let v577: vec2<f32> = unpack2x16float(v574);
            let v578: f32 = v577.x;
            let v579: f32 = v577.y;
            let v580: f32 = select(v578, v579, v576);
            let v581: f32 = v570 * v260;
            let v582: f32 = v581 * v580;
            m2[v569] = v582;
          }
        }
        workgroupBarrier();
      }
      for (var v91: u32 = v12; v91 < v89; v91 += v90) {
        let v92: u32 = v91 / v14;
        let v93: u32 = v91 % v14;
        let v94: bool = v92 < v5;
        let v95: bool = v93 < v62;
        let v96: bool = v94 & v95;
        if (v96) {
          let v97: u32 = v2 + v92;
          let v98: u32 = v60 + v93;
          let v99: u32 = v97 - v2;
          let v100: u32 = v99 * v14;
          let v101: u32 = v98 - v60;
          let v102: u32 = v100 + v101;
          let v103: f32 = m2[v102];
          let v104: u32 = v97 * v32;
          let v105: u32 = v104 + v98;
          b3[v105] = v103;
        }
      }
      workgroupBarrier();
    }
    let v106: bool = v55 < v45;
    let v107: bool = v55 < v42;
    let v108: bool = !v107;
    let v109: bool = v106 & v108;
    if (v109) {
      let v110: u32 = v55 - v42;
      let v111: u32 = v110 * v14;
      let v112: u32 = v36 - v111;
      let v113: u32 = min(v14, v112);
      let v114: u32 = v111 * v6;
      for (var v583: u32 = v220; v583 < v218; v583 += v221) {
        for (var v584: u32 = v216; v584 < v219; v584 += v217) {
          let v585: u32 = v584 * v218;
          let v586: u32 = v583 + v585;
          m5[v586] = v226;
        }
      }
      for (var v587: u32 = v220; v587 < v218; v587 += v221) {
        for (var v588: u32 = v216; v588 < v219; v588 += v217) {
          let v589: u32 = v588 * v218;
          let v590: u32 = v587 + v589;
          m6[v590] = v226;
        }
      }
      for (var v115: u32 = v7; v115 < v6; v115 += v14) {
        let v116: u32 = v6 - v115;
        let v117: u32 = min(v14, v116);
        for (var v118: u32 = v7; v118 < v5; v118 += v8) {
          let v119: u32 = v2 + v118;
          let v120: u32 = v12 * v1;
          for (var v121: u32 = v120; v121 < v117; v121 += v14) {
            let v122: u32 = v115 + v121;
            let v123: u32 = v119 * v6;
            let v124: u32 = v123 + v122;
            let v125: vec4<f32> = b0[v124 / 4u];
            let v126: u32 = v119 - v2;
            let v127: f32 = m1[v126];
            let v128: f32 = f32(v6);
            let v129: f32 = v127 / v128;
            let v130: f32 = v129 + v79;
            let v131: f32 = inverseSqrt(v130);
            let v132: vec4<f32> = vec4<f32>(v131);
            let v133: vec4<f32> = v125 * v132;
            let v134: vec4<f32> = b2[v122 / 4u];
            let v135: vec4<f32> = v133 * v134;
            let v136: u32 = v118 * v14;
            let v137: u32 = v121 + v136;
            m0[v137 + 0u] = v135.x; m0[v137 + 1u] = v135.y; m0[v137 + 2u] = v135.z; m0[v137 + 3u] = v135.w;
          }
        }
        workgroupBarrier();
        let v138: u32 = v114 + v115;
        let v592: bool = v591 == v228;
        if (v592) {
          let v593: u32 = v138 / v6;
          let v594: u32 = v593 * v6;
          let v595: u32 = v138 - v594;
          let v598: u32 = v593 / v596;
          let v599: u32 = v593 % v596;
          let v600: u32 = v598 * v597;
          x1 = v599;
          x2 = v600;
          let v602: u32 = v600 + v601;
          for (var v603: u32 = v220; v603 < v218; v603 += v221) {
            for (var v604: u32 = v216; v604 < v219; v604 += v217) {
              x14 = v226;
              let v605: bool = v604 < v5;
              let v606: bool = v603 < v117;
              let v607: bool = v605 & v606;
              if (v607) {
                let v608: u32 = v604 * v14;
                let v609: u32 = v7 + v608;
                let v610: u32 = v609 + v603;
                let v611: f32 = m0[v610];
                let v612: u32 = v595 + v603;
                let v613: u32 = v612 >> v217;
                let v614: u32 = v602 + v613;
                let v615: u32 = b4[v614];
                let v616: u32 = v612 & v217;
                let v617: bool = v616 == v217;
                let v618: vec2<f32> = unpack2x16float(v615);
                let v619: f32 = v618.x;
                let v620: f32 = v618.y;
                let v621: f32 = select(v619, v620, v617);
                let v622: f32 = v611 * v621;
                let v623: f32 = v622 * v260;
                x14 = v623;
              }
              let v624: f32 = x14;
              let v625: u32 = v604 * v218;
              let v626: u32 = v603 + v625;
              m4[v626] = v624;
            }
          }
          workgroupBarrier();
          for (var v627: u32 = v216; v627 < v266; v627 += v217) {
            let v628: u32 = v217 << v627;
            let v629: u32 = v628 - v217;
            let v630: u32 = v627 + v217;
            for (var v631: u32 = v220; v631 < v265; v631 += v221) {
              let v632: u32 = v631 >> v627;
              let v633: u32 = v632 << v630;
              let v634: u32 = v631 & v629;
              let v635: u32 = v633 + v634;
              for (var v636: u32 = v216; v636 < v219; v636 += v217) {
                let v637: u32 = v636 * v218;
                let v638: u32 = v637 + v635;
                let v639: u32 = v638 + v628;
                let v640: f32 = m4[v638];
                let v641: f32 = m4[v639];
                let v642: f32 = v640 + v641;
                let v643: f32 = v640 - v641;
                m4[v638] = v642;
                m4[v639] = v643;
              }
            }
            workgroupBarrier();
          }
          let v644: u32 = v595 / v284;
          for (var v645: u32 = v220; v645 < v218; v645 += v221) {
            x15 = v226;
            x16 = v226;
            x17 = v226;
            x18 = v226;
            let v646: u32 = v599 + v645;
            let v647: u32 = v646 / v284;
            let v648: u32 = v646 % v284;
            for (var v649: u32 = v216; v649 < v218; v649 += v217) {
              let v650: u32 = v649 / v284;
              let v651: u32 = v644 + v650;
              let v652: u32 = v649 % v284;
              let v655: u32 = v653 * v219;
              let v656: u32 = v651 * v654;
              let v657: u32 = v656 + v647;
              let v658: u32 = v657 * v655;
              let v659: u32 = v600 + v658;
              let v660: u32 = v648 & v266;
              let v661: u32 = v660 << v303;
              let v662: u32 = v648 >> v302;
              let v663: u32 = v662 << v296;
              let v664: u32 = v652 & v266;
              let v665: u32 = v664 >> v217;
              let v666: u32 = v665 << v302;
              let v667: u32 = v652 >> v302;
              let v668: u32 = v667 << v217;
              let v669: u32 = v652 & v217;
              let v670: u32 = v661 + v663;
              let v671: u32 = v670 + v666;
              let v672: u32 = v671 + v668;
              let v673: u32 = v672 + v669;
              let v674: u32 = v673 + v217;
              let v675: u32 = v674 * v653;
              let v676: u32 = v675 >> v217;
              let v677: u32 = v655 << v303;
              let v678: u32 = v676 + v677;
              let v679: u32 = v678 - v217;
              let v680: u32 = v679 >> v303;
              let v681: u32 = v678 - v284;
              let v682: u32 = v681 >> v303;
              let v683: bool = v680 < v655;
              let v684: u32 = v680 - v655;
              let v685: u32 = select(v684, v680, v683);
              let v686: u32 = v659 + v685;
              let v687: u32 = b4[v686];
              let v688: bool = v682 < v655;
              let v689: u32 = v682 - v655;
              let v690: u32 = select(v689, v682, v688);
              let v691: u32 = v659 + v690;
              let v692: u32 = b4[v691];
              let v693: u32 = v679 & v324;
              let v694: u32 = v324 - v693;
              let v695: u32 = v687 >> v694;
              let v696: u32 = v692 << v217;
              let v697: u32 = v696 << v693;
              let v698: u32 = v695 | v697;
              let v699: u32 = v698 & v344;
              let v701: bool = v700 == v216;
              let v702: bool = v700 == v296;
              let v703: u32 = select(v350, v351, v702);
              let v704: u32 = select(v703, v349, v701);
              let v705: u32 = select(v216, v354, v701);
              let v706: u32 = v699 * v704;
              let v707: u32 = v706 + v705;
              let v708: u32 = v707 & v358;
              let v709: u32 = v708 ^ v359;
              let v710: u32 = v709 >> v284;
              let v711: u32 = v709 & v363;
              let v712: u32 = v711 << v284;
              let v713: u32 = v709 & v364;
              let v714: u32 = v713 << v365;
              let v715: u32 = v714 + v366;
              let v716: u32 = v712 | v715;
              let v717: f32 = bitcast<f32>(v716);
              let v718: u32 = v710 & v363;
              let v719: u32 = v718 << v284;
              let v720: u32 = v710 & v364;
              let v721: u32 = v720 << v365;
              let v722: u32 = v721 + v366;
              let v723: u32 = v719 | v722;
              let v724: f32 = bitcast<f32>(v723);
              let v725: f32 = v717 + v724;
              let v726: u32 = v707 & v382;
              let v727: u32 = v707 >> v383;
              let v728: u32 = v727 & v382;
              let v729: u32 = v726 + v728;
              let v730: u32 = v729 >> v284;
              let v731: u32 = v729 + v730;
              let v732: u32 = v731 & v384;
              let v733: f32 = f32(v732);
              let v734: f32 = fma(v733, v393, v394);
              let v735: f32 = select(v725, v734, v702);
              let v736: u32 = bitcast<u32>(v735);
              let v737: u32 = v736 >> v365;
              let v738: u32 = v737 & v217;
              let v739: u32 = v736 + v400;
              let v740: u32 = v739 + v738;
              let v741: u32 = v740 & v401;
              let v742: f32 = bitcast<f32>(v741);
              let v743: f32 = m4[v649];
              let v744: f32 = x15;
              let v745: f32 = fma(v743, v742, v744);
              x15 = v745;
              let v746: u32 = v649 + v218;
              let v747: f32 = m4[v746];
              let v748: f32 = x16;
              let v749: f32 = fma(v747, v742, v748);
              x16 = v749;
              let v750: u32 = v649 + v413;
              let v751: f32 = m4[v750];
              let v752: f32 = x17;
              let v753: f32 = fma(v751, v742, v752);
              x17 = v753;
              let v754: u32 = v649 + v418;
              let v755: f32 = m4[v754];
              let v756: f32 = x18;
              let v757: f32 = fma(v755, v742, v756);
              x18 = v757;
            }
            let v758: f32 = m5[v645];
            let v759: f32 = x15;
            let v760: f32 = v758 + v759;
            m5[v645] = v760;
            let v761: u32 = v645 + v218;
            let v762: f32 = m5[v761];
            let v763: f32 = x16;
            let v764: f32 = v762 + v763;
            m5[v761] = v764;
            let v765: u32 = v645 + v413;
            let v766: f32 = m5[v765];
            let v767: f32 = x17;
            let v768: f32 = v766 + v767;
            m5[v765] = v768;
            let v769: u32 = v645 + v418;
            let v770: f32 = m5[v769];
            let v771: f32 = x18;
            let v772: f32 = v770 + v771;
            m5[v769] = v772;
          }
          workgroupBarrier();
        } else {
          let v773: u32 = v5 - v217;
          let v774: u32 = v113 - v217;
          for (var v775: u32 = v220; v775 < v218; v775 += v221) {
            x19 = v226;
            x20 = v226;
            x21 = v226;
            x22 = v226;
            let v776: u32 = min(v775, v774);
            let v777: u32 = v776 * v6;
            let v778: u32 = v138 + v777;
            for (var v779: u32 = v216; v779 < v117; v779 += v219) {
              let v780: u32 = v778 + v779;
              let v1703: bool = v1702 == v1587;
              if (v1703) {
                let v1704: vec4<u32> = vec4<u32>(b4[v780 + 0u], b4[v780 + 1u], b4[v780 + 2u], b4[v780 + 3u]);
                let v1705: vec4<f32> = bitcast<vec4<f32>>(v1704);
                x43 = v1705;
              } else {
                let v1706: bool = v1702 < v1591;
                if (v1706) {
                  let v1707: bool = v1702 == v1593;
                  let v1708: u32 = v780 >> v1593;
                  let v1709: vec2<u32> = vec2<u32>(b4[v1708 + 0u], b4[v1708 + 1u]);
                  let v1710: u32 = v1709.x;
                  let v1711: vec2<f32> = unpack2x16float(v1710);
                  let v1712: f32 = v1711.x;
                  let v1713: f32 = v1711.y;
                  let v1714: u32 = v1710 << v1601;
                  let v1715: u32 = v1710 & v1602;
                  let v1716: f32 = bitcast<f32>(v1714);
                  let v1717: f32 = bitcast<f32>(v1715);
                  let v1718: f32 = select(v1716, v1712, v1707);
                  let v1719: f32 = select(v1717, v1713, v1707);
                  let v1720: u32 = v1709.y;
                  let v1721: vec2<f32> = unpack2x16float(v1720);
                  let v1722: f32 = v1721.x;
                  let v1723: f32 = v1721.y;
                  let v1724: u32 = v1720 << v1601;
                  let v1725: u32 = v1720 & v1602;
                  let v1726: f32 = bitcast<f32>(v1724);
                  let v1727: f32 = bitcast<f32>(v1725);
                  let v1728: f32 = select(v1726, v1722, v1707);
                  let v1729: f32 = select(v1727, v1723, v1707);
                  let v1730: vec4<f32> = vec4<f32>(v1718, v1719, v1728, v1729);
                  x43 = v1730;
                } else {
                  let v1732: u32 = v780 >> v1621;
                  let v1733: u32 = v1732 * v1731;
                  let v1734: u32 = v780 & v1622;
                  let v1735: u32 = v1734 * v1731;
                  let v1736: u32 = v1735 >> v1621;
                  let v1737: u32 = v1733 + v1736;
                  let v1738: u32 = v1735 & v1622;
                  let v1739: u32 = b4[v1737];
                  let v1740: u32 = v1737 + v1593;
                  let v1741: u32 = b4[v1740];
                  let v1742: u32 = v1739 >> v1738;
                  let v1743: u32 = v1622 - v1738;
                  let v1744: u32 = v1741 << v1593;
                  let v1745: u32 = v1744 << v1743;
                  let v1746: u32 = v1742 | v1745;
                  let v1747: u32 = v1593 << v1731;
                  let v1748: u32 = v1747 - v1593;
                  let v1750: u32 = v780 >> v1749;
                  let v1751: bool = v1702 == v1591;
                  let v1752: bool = v1702 == v1642;
                  let v1753: u32 = v1750 >> v1593;
                  let v1754: u32 = select(v1753, v1750, v1751);
                  let v1756: u32 = v1755 + v1754;
                  let v1757: u32 = b4[v1756];
                  let v1758: f32 = bitcast<f32>(v1757);
                  let v1759: u32 = v1750 & v1593;
                  let v1760: bool = v1759 == v1593;
                  let v1761: vec2<f32> = unpack2x16float(v1757);
                  let v1762: f32 = v1761.x;
                  let v1763: f32 = v1761.y;
                  let v1764: u32 = v1757 << v1601;
                  let v1765: u32 = v1757 & v1602;
                  let v1766: f32 = bitcast<f32>(v1764);
                  let v1767: f32 = bitcast<f32>(v1765);
                  let v1768: f32 = select(v1762, v1763, v1760);
                  let v1769: f32 = select(v1766, v1767, v1760);
                  let v1770: f32 = select(v1769, v1768, v1752);
                  let v1771: f32 = select(v1770, v1758, v1751);
                  let v1772: bool = v1702 == v1591;
                  let v1773: bool = v1702 == v1642;
                  let v1774: u32 = v1750 >> v1593;
                  let v1775: u32 = select(v1774, v1750, v1772);
                  let v1777: u32 = v1776 + v1775;
                  let v1778: u32 = b4[v1777];
                  let v1779: f32 = bitcast<f32>(v1778);
                  let v1780: u32 = v1750 & v1593;
                  let v1781: bool = v1780 == v1593;
                  let v1782: vec2<f32> = unpack2x16float(v1778);
                  let v1783: f32 = v1782.x;
                  let v1784: f32 = v1782.y;
                  let v1785: u32 = v1778 << v1601;
                  let v1786: u32 = v1778 & v1602;
                  let v1787: f32 = bitcast<f32>(v1785);
                  let v1788: f32 = bitcast<f32>(v1786);
                  let v1789: f32 = select(v1783, v1784, v1781);
                  let v1790: f32 = select(v1787, v1788, v1781);
                  let v1791: f32 = select(v1790, v1789, v1773);
                  let v1792: f32 = select(v1791, v1779, v1772);
                  let v1793: u32 = v1746 & v1748;
                  let v1794: f32 = f32(v1793);
                  let v1795: f32 = fma(v1771, v1794, v1792);
                  let v1796: u32 = v1746 >> v1731;
                  let v1797: u32 = v1796 & v1748;
                  let v1798: f32 = f32(v1797);
                  let v1799: f32 = fma(v1771, v1798, v1792);
                  let v1800: u32 = v1796 >> v1731;
                  let v1801: u32 = v1800 & v1748;
                  let v1802: f32 = f32(v1801);
                  let v1803: f32 = fma(v1771, v1802, v1792);
                  let v1804: u32 = v1800 >> v1731;
                  let v1805: u32 = v1804 & v1748;
                  let v1806: f32 = f32(v1805);
                  let v1807: f32 = fma(v1771, v1806, v1792);
                  let v1808: vec4<f32> = vec4<f32>(v1795, v1799, v1803, v1807);
                  x43 = v1808;
                }
              }
              let v1809: vec4<f32> = x43;
              let v782: u32 = min(v216, v773);
              let v783: u32 = v782 * v14;
              let v784: u32 = v7 + v783;
              let v785: u32 = v784 + v779;
              let v786: vec4<f32> = vec4<f32>(m0[v785 + 0u], m0[v785 + 1u], m0[v785 + 2u], m0[v785 + 3u]);
              let v787: f32 = x19;
              let v788: f32 = v786.x;
              let v789: f32 = v1809.x;
              let v790: f32 = fma(v788, v789, v787);
              let v791: f32 = v786.y;
              let v792: f32 = v1809.y;
              let v793: f32 = fma(v791, v792, v790);
              let v794: f32 = v786.z;
              let v795: f32 = v1809.z;
              let v796: f32 = fma(v794, v795, v793);
              let v797: f32 = v786.w;
              let v798: f32 = v1809.w;
              let v799: f32 = fma(v797, v798, v796);
              x19 = v799;
              let v800: u32 = min(v217, v773);
              let v801: u32 = v800 * v14;
              let v802: u32 = v7 + v801;
              let v803: u32 = v802 + v779;
              let v804: vec4<f32> = vec4<f32>(m0[v803 + 0u], m0[v803 + 1u], m0[v803 + 2u], m0[v803 + 3u]);
              let v805: f32 = x20;
              let v806: f32 = v804.x;
              let v807: f32 = v1809.x;
              let v808: f32 = fma(v806, v807, v805);
              let v809: f32 = v804.y;
              let v810: f32 = v1809.y;
              let v811: f32 = fma(v809, v810, v808);
              let v812: f32 = v804.z;
              let v813: f32 = v1809.z;
              let v814: f32 = fma(v812, v813, v811);
              let v815: f32 = v804.w;
              let v816: f32 = v1809.w;
              let v817: f32 = fma(v815, v816, v814);
              x20 = v817;
              let v818: u32 = min(v296, v773);
              let v819: u32 = v818 * v14;
              let v820: u32 = v7 + v819;
              let v821: u32 = v820 + v779;
              let v822: vec4<f32> = vec4<f32>(m0[v821 + 0u], m0[v821 + 1u], m0[v821 + 2u], m0[v821 + 3u]);
              let v823: f32 = x21;
              let v824: f32 = v822.x;
              let v825: f32 = v1809.x;
              let v826: f32 = fma(v824, v825, v823);
              let v827: f32 = v822.y;
              let v828: f32 = v1809.y;
              let v829: f32 = fma(v827, v828, v826);
              let v830: f32 = v822.z;
              let v831: f32 = v1809.z;
              let v832: f32 = fma(v830, v831, v829);
              let v833: f32 = v822.w;
              let v834: f32 = v1809.w;
              let v835: f32 = fma(v833, v834, v832);
              x21 = v835;
              let v836: u32 = min(v302, v773);
              let v837: u32 = v836 * v14;
              let v838: u32 = v7 + v837;
              let v839: u32 = v838 + v779;
              let v840: vec4<f32> = vec4<f32>(m0[v839 + 0u], m0[v839 + 1u], m0[v839 + 2u], m0[v839 + 3u]);
              let v841: f32 = x22;
              let v842: f32 = v840.x;
              let v843: f32 = v1809.x;
              let v844: f32 = fma(v842, v843, v841);
              let v845: f32 = v840.y;
              let v846: f32 = v1809.y;
              let v847: f32 = fma(v845, v846, v844);
              let v848: f32 = v840.z;
              let v849: f32 = v1809.z;
              let v850: f32 = fma(v848, v849, v847);
              let v851: f32 = v840.w;
              let v852: f32 = v1809.w;
              let v853: f32 = fma(v851, v852, v850);
              x22 = v853;
            }
            let v854: f32 = m5[v775];
            let v855: f32 = x19;
            let v856: f32 = v854 + v855;
            m5[v775] = v856;
            let v857: u32 = v775 + v218;
            let v858: f32 = m5[v857];
            let v859: f32 = x20;
            let v860: f32 = v858 + v859;
            m5[v857] = v860;
            let v861: u32 = v775 + v413;
            let v862: f32 = m5[v861];
            let v863: f32 = x21;
            let v864: f32 = v862 + v863;
            m5[v861] = v864;
            let v865: u32 = v775 + v418;
            let v866: f32 = m5[v865];
            let v867: f32 = x22;
            let v868: f32 = v866 + v867;
            m5[v865] = v868;
          }
        }
        let v870: bool = v869 == v228;
        if (v870) {
          let v871: u32 = v138 / v6;
          let v872: u32 = v871 * v6;
          let v873: u32 = v138 - v872;
          let v876: u32 = v871 / v874;
          let v877: u32 = v871 % v874;
          let v878: u32 = v876 * v875;
          x3 = v877;
          x4 = v878;
          let v880: u32 = v878 + v879;
          for (var v881: u32 = v220; v881 < v218; v881 += v221) {
            for (var v882: u32 = v216; v882 < v219; v882 += v217) {
              x23 = v226;
              let v883: bool = v882 < v5;
              let v884: bool = v881 < v117;
              let v885: bool = v883 & v884;
              if (v885) {
                let v886: u32 = v882 * v14;
                let v887: u32 = v7 + v886;
                let v888: u32 = v887 + v881;
                let v889: f32 = m0[v888];
                let v890: u32 = v873 + v881;
                let v891: u32 = v890 >> v217;
                let v892: u32 = v880 + v891;
                let v893: u32 = b5[v892];
                let v894: u32 = v890 & v217;
                let v895: bool = v894 == v217;
                let v896: vec2<f32> = unpack2x16float(v893);
                let v897: f32 = v896.x;
                let v898: f32 = v896.y;
                let v899: f32 = select(v897, v898, v895);
                let v900: f32 = v889 * v899;
                let v901: f32 = v900 * v260;
                x23 = v901;
              }
              let v902: f32 = x23;
              let v903: u32 = v882 * v218;
              let v904: u32 = v881 + v903;
              m4[v904] = v902;
            }
          }
          workgroupBarrier();
          for (var v905: u32 = v216; v905 < v266; v905 += v217) {
            let v906: u32 = v217 << v905;
            let v907: u32 = v906 - v217;
            let v908: u32 = v905 + v217;
            for (var v909: u32 = v220; v909 < v265; v909 += v221) {
              let v910: u32 = v909 >> v905;
              let v911: u32 = v910 << v908;
              let v912: u32 = v909 & v907;
              let v913: u32 = v911 + v912;
              for (var v914: u32 = v216; v914 < v219; v914 += v217) {
                let v915: u32 = v914 * v218;
                let v916: u32 = v915 + v913;
                let v917: u32 = v916 + v906;
                let v918: f32 = m4[v916];
                let v919: f32 = m4[v917];
                let v920: f32 = v918 + v919;
                let v921: f32 = v918 - v919;
                m4[v916] = v920;
                m4[v917] = v921;
              }
            }
            workgroupBarrier();
          }
          let v922: u32 = v873 / v284;
          for (var v923: u32 = v220; v923 < v218; v923 += v221) {
            x24 = v226;
            x25 = v226;
            x26 = v226;
            x27 = v226;
            let v924: u32 = v877 + v923;
            let v925: u32 = v924 / v284;
            let v926: u32 = v924 % v284;
            for (var v927: u32 = v216; v927 < v218; v927 += v217) {
              let v928: u32 = v927 / v284;
              let v929: u32 = v922 + v928;
              let v930: u32 = v927 % v284;
              let v933: u32 = v931 * v219;
              let v934: u32 = v929 * v932;
              let v935: u32 = v934 + v925;
              let v936: u32 = v935 * v933;
              let v937: u32 = v878 + v936;
              let v938: u32 = v926 & v266;
              let v939: u32 = v938 << v303;
              let v940: u32 = v926 >> v302;
              let v941: u32 = v940 << v296;
              let v942: u32 = v930 & v266;
              let v943: u32 = v942 >> v217;
              let v944: u32 = v943 << v302;
              let v945: u32 = v930 >> v302;
              let v946: u32 = v945 << v217;
              let v947: u32 = v930 & v217;
              let v948: u32 = v939 + v941;
              let v949: u32 = v948 + v944;
              let v950: u32 = v949 + v946;
              let v951: u32 = v950 + v947;
              let v952: u32 = v951 + v217;
              let v953: u32 = v952 * v931;
              let v954: u32 = v953 >> v217;
              let v955: u32 = v933 << v303;
              let v956: u32 = v954 + v955;
              let v957: u32 = v956 - v217;
              let v958: u32 = v957 >> v303;
              let v959: u32 = v956 - v284;
              let v960: u32 = v959 >> v303;
              let v961: bool = v958 < v933;
              let v962: u32 = v958 - v933;
              let v963: u32 = select(v962, v958, v961);
              let v964: u32 = v937 + v963;
              let v965: u32 = b5[v964];
              let v966: bool = v960 < v933;
              let v967: u32 = v960 - v933;
              let v968: u32 = select(v967, v960, v966);
              let v969: u32 = v937 + v968;
              let v970: u32 = b5[v969];
              let v971: u32 = v957 & v324;
              let v972: u32 = v324 - v971;
              let v973: u32 = v965 >> v972;
              let v974: u32 = v970 << v217;
              let v975: u32 = v974 << v971;
              let v976: u32 = v973 | v975;
              let v977: u32 = v976 & v344;
              let v979: bool = v978 == v216;
              let v980: bool = v978 == v296;
              let v981: u32 = select(v350, v351, v980);
              let v982: u32 = select(v981, v349, v979);
              let v983: u32 = select(v216, v354, v979);
              let v984: u32 = v977 * v982;
              let v985: u32 = v984 + v983;
              let v986: u32 = v985 & v358;
              let v987: u32 = v986 ^ v359;
              let v988: u32 = v987 >> v284;
              let v989: u32 = v987 & v363;
              let v990: u32 = v989 << v284;
              let v991: u32 = v987 & v364;
              let v992: u32 = v991 << v365;
              let v993: u32 = v992 + v366;
              let v994: u32 = v990 | v993;
              let v995: f32 = bitcast<f32>(v994);
              let v996: u32 = v988 & v363;
              let v997: u32 = v996 << v284;
              let v998: u32 = v988 & v364;
              let v999: u32 = v998 << v365;
              let v1000: u32 = v999 + v366;
              let v1001: u32 = v997 | v1000;
              let v1002: f32 = bitcast<f32>(v1001);
              let v1003: f32 = v995 + v1002;
              let v1004: u32 = v985 & v382;
              let v1005: u32 = v985 >> v383;
              let v1006: u32 = v1005 & v382;
              let v1007: u32 = v1004 + v1006;
              let v1008: u32 = v1007 >> v284;
              let v1009: u32 = v1007 + v1008;
              let v1010: u32 = v1009 & v384;
              let v1011: f32 = f32(v1010);
              let v1012: f32 = fma(v1011, v393, v394);
              let v1013: f32 = select(v1003, v1012, v980);
              let v1014: u32 = bitcast<u32>(v1013);
              let v1015: u32 = v1014 >> v365;
              let v1016: u32 = v1015 & v217;
              let v1017: u32 = v1014 + v400;
              let v1018: u32 = v1017 + v1016;
              let v1019: u32 = v1018 & v401;
              let v1020: f32 = bitcast<f32>(v1019);
              let v1021: f32 = m4[v927];
              let v1022: f32 = x24;
              let v1023: f32 = fma(v1021, v1020, v1022);
              x24 = v1023;
              let v1024: u32 = v927 + v218;
              let v1025: f32 = m4[v1024];
              let v1026: f32 = x25;
              let v1027: f32 = fma(v1025, v1020, v1026);
              x25 = v1027;
              let v1028: u32 = v927 + v413;
              let v1029: f32 = m4[v1028];
              let v1030: f32 = x26;
              let v1031: f32 = fma(v1029, v1020, v1030);
              x26 = v1031;
              let v1032: u32 = v927 + v418;
              let v1033: f32 = m4[v1032];
              let v1034: f32 = x27;
              let v1035: f32 = fma(v1033, v1020, v1034);
              x27 = v1035;
            }
            let v1036: f32 = m6[v923];
            let v1037: f32 = x24;
            let v1038: f32 = v1036 + v1037;
            m6[v923] = v1038;
            let v1039: u32 = v923 + v218;
            let v1040: f32 = m6[v1039];
            let v1041: f32 = x25;
            let v1042: f32 = v1040 + v1041;
            m6[v1039] = v1042;
            let v1043: u32 = v923 + v413;
            let v1044: f32 = m6[v1043];
            let v1045: f32 = x26;
            let v1046: f32 = v1044 + v1045;
            m6[v1043] = v1046;
            let v1047: u32 = v923 + v418;
            let v1048: f32 = m6[v1047];
            let v1049: f32 = x27;
            let v1050: f32 = v1048 + v1049;
            m6[v1047] = v1050;
          }
          workgroupBarrier();
        } else {
          let v1051: u32 = v5 - v217;
          let v1052: u32 = v113 - v217;
          for (var v1053: u32 = v220; v1053 < v218; v1053 += v221) {
            x28 = v226;
            x29 = v226;
            x30 = v226;
            x31 = v226;
            let v1054: u32 = min(v1053, v1052);
            let v1055: u32 = v1054 * v6;
            let v1056: u32 = v138 + v1055;
            for (var v1057: u32 = v216; v1057 < v117; v1057 += v219) {
              let v1058: u32 = v1056 + v1057;
              let v1811: bool = v1810 == v1587;
              if (v1811) {
                let v1812: vec4<u32> = vec4<u32>(b5[v1058 + 0u], b5[v1058 + 1u], b5[v1058 + 2u], b5[v1058 + 3u]);
                let v1813: vec4<f32> = bitcast<vec4<f32>>(v1812);
                x44 = v1813;
              } else {
                let v1814: bool = v1810 < v1591;
                if (v1814) {
                  let v1815: bool = v1810 == v1593;
                  let v1816: u32 = v1058 >> v1593;
                  let v1817: vec2<u32> = vec2<u32>(b5[v1816 + 0u], b5[v1816 + 1u]);
                  let v1818: u32 = v1817.x;
                  let v1819: vec2<f32> = unpack2x16float(v1818);
                  let v1820: f32 = v1819.x;
                  let v1821: f32 = v1819.y;
                  let v1822: u32 = v1818 << v1601;
                  let v1823: u32 = v1818 & v1602;
                  let v1824: f32 = bitcast<f32>(v1822);
                  let v1825: f32 = bitcast<f32>(v1823);
                  let v1826: f32 = select(v1824, v1820, v1815);
                  let v1827: f32 = select(v1825, v1821, v1815);
                  let v1828: u32 = v1817.y;
                  let v1829: vec2<f32> = unpack2x16float(v1828);
                  let v1830: f32 = v1829.x;
                  let v1831: f32 = v1829.y;
                  let v1832: u32 = v1828 << v1601;
                  let v1833: u32 = v1828 & v1602;
                  let v1834: f32 = bitcast<f32>(v1832);
                  let v1835: f32 = bitcast<f32>(v1833);
                  let v1836: f32 = select(v1834, v1830, v1815);
                  let v1837: f32 = select(v1835, v1831, v1815);
                  let v1838: vec4<f32> = vec4<f32>(v1826, v1827, v1836, v1837);
                  x44 = v1838;
                } else {
                  let v1840: u32 = v1058 >> v1621;
                  let v1841: u32 = v1840 * v1839;
                  let v1842: u32 = v1058 & v1622;
                  let v1843: u32 = v1842 * v1839;
                  let v1844: u32 = v1843 >> v1621;
                  let v1845: u32 = v1841 + v1844;
                  let v1846: u32 = v1843 & v1622;
                  let v1847: u32 = b5[v1845];
                  let v1848: u32 = v1845 + v1593;
                  let v1849: u32 = b5[v1848];
                  let v1850: u32 = v1847 >> v1846;
                  let v1851: u32 = v1622 - v1846;
                  let v1852: u32 = v1849 << v1593;
                  let v1853: u32 = v1852 << v1851;
                  let v1854: u32 = v1850 | v1853;
                  let v1855: u32 = v1593 << v1839;
                  let v1856: u32 = v1855 - v1593;
                  let v1858: u32 = v1058 >> v1857;
                  let v1859: bool = v1810 == v1591;
                  let v1860: bool = v1810 == v1642;
                  let v1861: u32 = v1858 >> v1593;
                  let v1862: u32 = select(v1861, v1858, v1859);
                  let v1864: u32 = v1863 + v1862;
                  let v1865: u32 = b5[v1864];
                  let v1866: f32 = bitcast<f32>(v1865);
                  let v1867: u32 = v1858 & v1593;
                  let v1868: bool = v1867 == v1593;
                  let v1869: vec2<f32> = unpack2x16float(v1865);
                  let v1870: f32 = v1869.x;
                  let v1871: f32 = v1869.y;
                  let v1872: u32 = v1865 << v1601;
                  let v1873: u32 = v1865 & v1602;
                  let v1874: f32 = bitcast<f32>(v1872);
                  let v1875: f32 = bitcast<f32>(v1873);
                  let v1876: f32 = select(v1870, v1871, v1868);
                  let v1877: f32 = select(v1874, v1875, v1868);
                  let v1878: f32 = select(v1877, v1876, v1860);
                  let v1879: f32 = select(v1878, v1866, v1859);
                  let v1880: bool = v1810 == v1591;
                  let v1881: bool = v1810 == v1642;
                  let v1882: u32 = v1858 >> v1593;
                  let v1883: u32 = select(v1882, v1858, v1880);
                  let v1885: u32 = v1884 + v1883;
                  let v1886: u32 = b5[v1885];
                  let v1887: f32 = bitcast<f32>(v1886);
                  let v1888: u32 = v1858 & v1593;
                  let v1889: bool = v1888 == v1593;
                  let v1890: vec2<f32> = unpack2x16float(v1886);
                  let v1891: f32 = v1890.x;
                  let v1892: f32 = v1890.y;
                  let v1893: u32 = v1886 << v1601;
                  let v1894: u32 = v1886 & v1602;
                  let v1895: f32 = bitcast<f32>(v1893);
                  let v1896: f32 = bitcast<f32>(v1894);
                  let v1897: f32 = select(v1891, v1892, v1889);
                  let v1898: f32 = select(v1895, v1896, v1889);
                  let v1899: f32 = select(v1898, v1897, v1881);
                  let v1900: f32 = select(v1899, v1887, v1880);
                  let v1901: u32 = v1854 & v1856;
                  let v1902: f32 = f32(v1901);
                  let v1903: f32 = fma(v1879, v1902, v1900);
                  let v1904: u32 = v1854 >> v1839;
                  let v1905: u32 = v1904 & v1856;
                  let v1906: f32 = f32(v1905);
                  let v1907: f32 = fma(v1879, v1906, v1900);
                  let v1908: u32 = v1904 >> v1839;
                  let v1909: u32 = v1908 & v1856;
                  let v1910: f32 = f32(v1909);
                  let v1911: f32 = fma(v1879, v1910, v1900);
                  let v1912: u32 = v1908 >> v1839;
                  let v1913: u32 = v1912 & v1856;
                  let v1914: f32 = f32(v1913);
                  let v1915: f32 = fma(v1879, v1914, v1900);
                  let v1916: vec4<f32> = vec4<f32>(v1903, v1907, v1911, v1915);
                  x44 = v1916;
                }
              }
              let v1917: vec4<f32> = x44;
              let v1060: u32 = min(v216, v1051);
              let v1061: u32 = v1060 * v14;
              let v1062: u32 = v7 + v1061;
              let v1063: u32 = v1062 + v1057;
              let v1064: vec4<f32> = vec4<f32>(m0[v1063 + 0u], m0[v1063 + 1u], m0[v1063 + 2u], m0[v1063 + 3u]);
              let v1065: f32 = x28;
              let v1066: f32 = v1064.x;
              let v1067: f32 = v1917.x;
              let v1068: f32 = fma(v1066, v1067, v1065);
              let v1069: f32 = v1064.y;
              let v1070: f32 = v1917.y;
              let v1071: f32 = fma(v1069, v1070, v1068);
              let v1072: f32 = v1064.z;
              let v1073: f32 = v1917.z;
              let v1074: f32 = fma(v1072, v1073, v1071);
              let v1075: f32 = v1064.w;
              let v1076: f32 = v1917.w;
              let v1077: f32 = fma(v1075, v1076, v1074);
              x28 = v1077;
              let v1078: u32 = min(v217, v1051);
              let v1079: u32 = v1078 * v14;
              let v1080: u32 = v7 + v1079;
              let v1081: u32 = v1080 + v1057;
              let v1082: vec4<f32> = vec4<f32>(m0[v1081 + 0u], m0[v1081 + 1u], m0[v1081 + 2u], m0[v1081 + 3u]);
              let v1083: f32 = x29;
              let v1084: f32 = v1082.x;
              let v1085: f32 = v1917.x;
              let v1086: f32 = fma(v1084, v1085, v1083);
              let v1087: f32 = v1082.y;
              let v1088: f32 = v1917.y;
              let v1089: f32 = fma(v1087, v1088, v1086);
              let v1090: f32 = v1082.z;
              let v1091: f32 = v1917.z;
              let v1092: f32 = fma(v1090, v1091, v1089);
              let v1093: f32 = v1082.w;
              let v1094: f32 = v1917.w;
              let v1095: f32 = fma(v1093, v1094, v1092);
              x29 = v1095;
              let v1096: u32 = min(v296, v1051);
              let v1097: u32 = v1096 * v14;
              let v1098: u32 = v7 + v1097;
              let v1099: u32 = v1098 + v1057;
              let v1100: vec4<f32> = vec4<f32>(m0[v1099 + 0u], m0[v1099 + 1u], m0[v1099 + 2u], m0[v1099 + 3u]);
              let v1101: f32 = x30;
              let v1102: f32 = v1100.x;
              let v1103: f32 = v1917.x;
              let v1104: f32 = fma(v1102, v1103, v1101);
              let v1105: f32 = v1100.y;
              let v1106: f32 = v1917.y;
              let v1107: f32 = fma(v1105, v1106, v1104);
              let v1108: f32 = v1100.z;
              let v1109: f32 = v1917.z;
              let v1110: f32 = fma(v1108, v1109, v1107);
              let v1111: f32 = v1100.w;
              let v1112: f32 = v1917.w;
              let v1113: f32 = fma(v1111, v1112, v1110);
              x30 = v1113;
              let v1114: u32 = min(v302, v1051);
              let v1115: u32 = v1114 * v14;
              let v1116: u32 = v7 + v1115;
              let v1117: u32 = v1116 + v1057;
              let v1118: vec4<f32> = vec4<f32>(m0[v1117 + 0u], m0[v1117 + 1u], m0[v1117 + 2u], m0[v1117 + 3u]);
              let v1119: f32 = x31;
              let v1120: f32 = v1118.x;
              let v1121: f32 = v1917.x;
              let v1122: f32 = fma(v1120, v1121, v1119);
              let v1123: f32 = v1118.y;
              let v1124: f32 = v1917.y;
              let v1125: f32 = fma(v1123, v1124, v1122);
              let v1126: f32 = v1118.z;
              let v1127: f32 = v1917.z;
              let v1128: f32 = fma(v1126, v1127, v1125);
              let v1129: f32 = v1118.w;
              let v1130: f32 = v1917.w;
              let v1131: f32 = fma(v1129, v1130, v1128);
              x31 = v1131;
            }
            let v1132: f32 = m6[v1053];
            let v1133: f32 = x28;
            let v1134: f32 = v1132 + v1133;
            m6[v1053] = v1134;
            let v1135: u32 = v1053 + v218;
            let v1136: f32 = m6[v1135];
            let v1137: f32 = x29;
            let v1138: f32 = v1136 + v1137;
            m6[v1135] = v1138;
            let v1139: u32 = v1053 + v413;
            let v1140: f32 = m6[v1139];
            let v1141: f32 = x30;
            let v1142: f32 = v1140 + v1141;
            m6[v1139] = v1142;
            let v1143: u32 = v1053 + v418;
            let v1144: f32 = m6[v1143];
            let v1145: f32 = x31;
            let v1146: f32 = v1144 + v1145;
            m6[v1143] = v1146;
          }
        }
        workgroupBarrier();
      }
      for (var v1147: u32 = v220; v1147 < v218; v1147 += v221) {
        for (var v1148: u32 = v216; v1148 < v219; v1148 += v217) {
          let v1149: u32 = v1148 * v218;
          let v1150: u32 = v1147 + v1149;
          let v1151: f32 = m5[v1150];
          let v1152: u32 = v1148 * v14;
          let v1153: u32 = v7 + v1152;
          let v1154: u32 = v1153 + v1147;
          m2[v1154] = v1151;
        }
      }
      workgroupBarrier();
      let v1155: bool = v591 == v228;
      if (v1155) {
        for (var v1156: u32 = v216; v1156 < v266; v1156 += v217) {
          let v1157: u32 = v217 << v1156;
          let v1158: u32 = v1157 - v217;
          let v1159: u32 = v1156 + v217;
          for (var v1160: u32 = v220; v1160 < v265; v1160 += v221) {
            let v1161: u32 = v1160 >> v1156;
            let v1162: u32 = v1161 << v1159;
            let v1163: u32 = v1160 & v1158;
            let v1164: u32 = v1162 + v1163;
            for (var v1165: u32 = v216; v1165 < v219; v1165 += v217) {
              let v1166: u32 = v1165 * v14;
              let v1167: u32 = v7 + v1166;
              let v1168: u32 = v1167 + v1164;
              let v1169: u32 = v1168 + v1157;
              let v1170: f32 = m2[v1168];
              let v1171: f32 = m2[v1169];
              let v1172: f32 = v1170 + v1171;
              let v1173: f32 = v1170 - v1171;
              m2[v1168] = v1172;
              m2[v1169] = v1173;
            }
          }
          workgroupBarrier();
        }
        let v1174: u32 = x1;
        let v1175: u32 = x2;
        let v1177: u32 = v1175 + v1176;
        for (var v1178: u32 = v220; v1178 < v218; v1178 += v221) {
          for (var v1179: u32 = v216; v1179 < v219; v1179 += v217) {
            let v1180: u32 = v1179 * v14;
            let v1181: u32 = v7 + v1180;
            let v1182: u32 = v1181 + v1178;
            let v1183: f32 = m2[v1182];
            let v1184: u32 = v1174 + v1178;
            let v1185: u32 = v1184 >> v217;
            let v1186: u32 = v1177 + v1185;
            let v1187: u32 = b4[v1186];
            let v1188: u32 = v1184 & v217;
            let v1189: bool = v1188 == v217;
            let v1190: vec2<f32> = unpack2x16float(v1187);
            let v1191: f32 = v1190.x;
            let v1192: f32 = v1190.y;
            let v1193: f32 = select(v1191, v1192, v1189);
            let v1194: f32 = v1183 * v260;
            let v1195: f32 = v1194 * v1193;
            m2[v1182] = v1195;
          }
        }
        workgroupBarrier();
      }
      for (var v1196: u32 = v220; v1196 < v218; v1196 += v221) {
        for (var v1197: u32 = v216; v1197 < v219; v1197 += v217) {
          let v1198: u32 = v1197 * v218;
          let v1199: u32 = v1196 + v1198;
          let v1200: f32 = m6[v1199];
          let v1201: u32 = v1197 * v14;
          let v1202: u32 = v7 + v1201;
          let v1203: u32 = v1202 + v1196;
          m3[v1203] = v1200;
        }
      }
      workgroupBarrier();
      let v1204: bool = v869 == v228;
      if (v1204) {
        for (var v1205: u32 = v216; v1205 < v266; v1205 += v217) {
          let v1206: u32 = v217 << v1205;
          let v1207: u32 = v1206 - v217;
          let v1208: u32 = v1205 + v217;
          for (var v1209: u32 = v220; v1209 < v265; v1209 += v221) {
            let v1210: u32 = v1209 >> v1205;
            let v1211: u32 = v1210 << v1208;
            let v1212: u32 = v1209 & v1207;
            let v1213: u32 = v1211 + v1212;
            for (var v1214: u32 = v216; v1214 < v219; v1214 += v217) {
              let v1215: u32 = v1214 * v14;
              let v1216: u32 = v7 + v1215;
              let v1217: u32 = v1216 + v1213;
              let v1218: u32 = v1217 + v1206;
              let v1219: f32 = m3[v1217];
              let v1220: f32 = m3[v1218];
              let v1221: f32 = v1219 + v1220;
              let v1222: f32 = v1219 - v1220;
              m3[v1217] = v1221;
              m3[v1218] = v1222;
            }
          }
          workgroupBarrier();
        }
        let v1223: u32 = x3;
        let v1224: u32 = x4;
        let v1226: u32 = v1224 + v1225;
        for (var v1227: u32 = v220; v1227 < v218; v1227 += v221) {
          for (var v1228: u32 = v216; v1228 < v219; v1228 += v217) {
            let v1229: u32 = v1228 * v14;
            let v1230: u32 = v7 + v1229;
            let v1231: u32 = v1230 + v1227;
            let v1232: f32 = m3[v1231];
            let v1233: u32 = v1223 + v1227;
            let v1234: u32 = v1233 >> v217;
            let v1235: u32 = v1226 + v1234;
            let v1236: u32 = b5[v1235];
            let v1237: u32 = v1233 & v217;
            let v1238: bool = v1237 == v217;
            let v1239: vec2<f32> = unpack2x16float(v1236);
            let v1240: f32 = v1239.x;
            let v1241: f32 = v1239.y;
            let v1242: f32 = select(v1240, v1241, v1238);
            let v1243: f32 = v1232 * v260;
            let v1244: f32 = v1243 * v1242;
            m3[v1231] = v1244;
          }
        }
        workgroupBarrier();
      }
      for (var v139: u32 = v12; v139 < v89; v139 += v90) {
        let v140: u32 = v139 / v14;
        let v141: u32 = v139 % v14;
        let v142: bool = v140 < v5;
        let v143: bool = v141 < v113;
        let v144: bool = v142 & v143;
        if (v144) {
          let v145: u32 = v2 + v140;
          let v146: u32 = v111 + v141;
          let v147: u32 = v145 - v2;
          let v148: u32 = v147 * v14;
          let v149: u32 = v146 - v111;
          let v150: u32 = v148 + v149;
          let v151: f32 = m2[v150];
          let v152: f32 = -v151;
          let v153: f32 = exp(v152);
          let v155: f32 = v153 + v154;
          let v156: f32 = v151 / v155;
          let v157: u32 = v145 - v2;
          let v158: u32 = v157 * v14;
          let v159: u32 = v146 - v111;
          let v160: u32 = v158 + v159;
          let v161: f32 = m3[v160];
          let v162: f32 = v156 * v161;
          let v163: u32 = v145 * v36;
          let v164: u32 = v163 + v146;
          b6[v164] = v162;
        }
      }
      workgroupBarrier();
    }
    let v165: bool = v55 < v46;
    let v166: bool = v55 < v45;
    let v167: bool = !v166;
    let v168: bool = v165 & v167;
    if (v168) {
      let v169: u32 = v55 - v45;
      let v170: u32 = v169 * v14;
      let v171: u32 = v8 - v170;
      let v172: u32 = min(v14, v171);
      let v173: u32 = v170 * v6;
      for (var v1245: u32 = v220; v1245 < v218; v1245 += v221) {
        for (var v1246: u32 = v216; v1246 < v219; v1246 += v217) {
          let v1247: u32 = v1246 * v218;
          let v1248: u32 = v1245 + v1247;
          m5[v1248] = v226;
        }
      }
      for (var v174: u32 = v7; v174 < v6; v174 += v14) {
        let v175: u32 = v6 - v174;
        let v176: u32 = min(v14, v175);
        for (var v177: u32 = v7; v177 < v5; v177 += v8) {
          let v178: u32 = v2 + v177;
          let v179: u32 = v12 * v1;
          for (var v180: u32 = v179; v180 < v176; v180 += v14) {
            let v181: u32 = v174 + v180;
            let v182: u32 = v178 * v6;
            let v183: u32 = v182 + v181;
            let v184: vec4<f32> = b0[v183 / 4u];
            let v185: u32 = v178 - v2;
            let v186: f32 = m1[v185];
            let v187: f32 = f32(v6);
            let v188: f32 = v186 / v187;
            let v189: f32 = v188 + v79;
            let v190: f32 = inverseSqrt(v189);
            let v191: vec4<f32> = vec4<f32>(v190);
            let v192: vec4<f32> = v184 * v191;
            let v193: vec4<f32> = b2[v181 / 4u];
            let v194: vec4<f32> = v192 * v193;
            let v195: u32 = v177 * v14;
            let v196: u32 = v180 + v195;
            m0[v196 + 0u] = v194.x; m0[v196 + 1u] = v194.y; m0[v196 + 2u] = v194.z; m0[v196 + 3u] = v194.w;
          }
        }
        workgroupBarrier();
        let v197: u32 = v173 + v174;
        let v1250: bool = v1249 == v228;
        if (v1250) {
          let v1251: u32 = v197 / v6;
          let v1252: u32 = v1251 * v6;
          let v1253: u32 = v197 - v1252;
          let v1256: u32 = v1251 / v1254;
          let v1257: u32 = v1251 % v1254;
          let v1258: u32 = v1256 * v1255;
          x1 = v1257;
          x2 = v1258;
          let v1260: u32 = v1258 + v1259;
          for (var v1261: u32 = v220; v1261 < v218; v1261 += v221) {
            for (var v1262: u32 = v216; v1262 < v219; v1262 += v217) {
              x32 = v226;
              let v1263: bool = v1262 < v5;
              let v1264: bool = v1261 < v176;
              let v1265: bool = v1263 & v1264;
              if (v1265) {
                let v1266: u32 = v1262 * v14;
                let v1267: u32 = v7 + v1266;
                let v1268: u32 = v1267 + v1261;
                let v1269: f32 = m0[v1268];
                let v1270: u32 = v1253 + v1261;
                let v1271: u32 = v1270 >> v217;
                let v1272: u32 = v1260 + v1271;
                let v1273: u32 = b7[v1272];
                let v1274: u32 = v1270 & v217;
                let v1275: bool = v1274 == v217;
                let v1276: vec2<f32> = unpack2x16float(v1273);
                let v1277: f32 = v1276.x;
                let v1278: f32 = v1276.y;
                let v1279: f32 = select(v1277, v1278, v1275);
                let v1280: f32 = v1269 * v1279;
                let v1281: f32 = v1280 * v260;
                x32 = v1281;
              }
              let v1282: f32 = x32;
              let v1283: u32 = v1262 * v218;
              let v1284: u32 = v1261 + v1283;
              m4[v1284] = v1282;
            }
          }
          workgroupBarrier();
          for (var v1285: u32 = v216; v1285 < v266; v1285 += v217) {
            let v1286: u32 = v217 << v1285;
            let v1287: u32 = v1286 - v217;
            let v1288: u32 = v1285 + v217;
            for (var v1289: u32 = v220; v1289 < v265; v1289 += v221) {
              let v1290: u32 = v1289 >> v1285;
              let v1291: u32 = v1290 << v1288;
              let v1292: u32 = v1289 & v1287;
              let v1293: u32 = v1291 + v1292;
              for (var v1294: u32 = v216; v1294 < v219; v1294 += v217) {
                let v1295: u32 = v1294 * v218;
                let v1296: u32 = v1295 + v1293;
                let v1297: u32 = v1296 + v1286;
                let v1298: f32 = m4[v1296];
                let v1299: f32 = m4[v1297];
                let v1300: f32 = v1298 + v1299;
                let v1301: f32 = v1298 - v1299;
                m4[v1296] = v1300;
                m4[v1297] = v1301;
              }
            }
            workgroupBarrier();
          }
          let v1302: u32 = v1253 / v284;
          for (var v1303: u32 = v220; v1303 < v218; v1303 += v221) {
            x33 = v226;
            x34 = v226;
            x35 = v226;
            x36 = v226;
            let v1304: u32 = v1257 + v1303;
            let v1305: u32 = v1304 / v284;
            let v1306: u32 = v1304 % v284;
            for (var v1307: u32 = v216; v1307 < v218; v1307 += v217) {
              let v1308: u32 = v1307 / v284;
              let v1309: u32 = v1302 + v1308;
              let v1310: u32 = v1307 % v284;
              let v1313: u32 = v1311 * v219;
              let v1314: u32 = v1309 * v1312;
              let v1315: u32 = v1314 + v1305;
              let v1316: u32 = v1315 * v1313;
              let v1317: u32 = v1258 + v1316;
              let v1318: u32 = v1306 & v266;
              let v1319: u32 = v1318 << v303;
              let v1320: u32 = v1306 >> v302;
              let v1321: u32 = v1320 << v296;
              let v1322: u32 = v1310 & v266;
              let v1323: u32 = v1322 >> v217;
              let v1324: u32 = v1323 << v302;
              let v1325: u32 = v1310 >> v302;
              let v1326: u32 = v1325 << v217;
              let v1327: u32 = v1310 & v217;
              let v1328: u32 = v1319 + v1321;
              let v1329: u32 = v1328 + v1324;
              let v1330: u32 = v1329 + v1326;
              let v1331: u32 = v1330 + v1327;
              let v1332: u32 = v1331 + v217;
              let v1333: u32 = v1332 * v1311;
              let v1334: u32 = v1333 >> v217;
              let v1335: u32 = v1313 << v303;
              let v1336: u32 = v1334 + v1335;
              let v1337: u32 = v1336 - v217;
              let v1338: u32 = v1337 >> v303;
              let v1339: u32 = v1336 - v284;
              let v1340: u32 = v1339 >> v303;
              let v1341: bool = v1338 < v1313;
              let v1342: u32 = v1338 - v1313;
              let v1343: u32 = select(v1342, v1338, v1341);
              let v1344: u32 = v1317 + v1343;
              let v1345: u32 = b7[v1344];
              let v1346: bool = v1340 < v1313;
              let v1347: u32 = v1340 - v1313;
              let v1348: u32 = select(v1347, v1340, v1346);
              let v1349: u32 = v1317 + v1348;
              let v1350: u32 = b7[v1349];
              let v1351: u32 = v1337 & v324;
              let v1352: u32 = v324 - v1351;
              let v1353: u32 = v1345 >> v1352;
              let v1354: u32 = v1350 << v217;
              let v1355: u32 = v1354 << v1351;
              let v1356: u32 = v1353 | v1355;
              let v1357: u32 = v1356 & v344;
              let v1359: bool = v1358 == v216;
              let v1360: bool = v1358 == v296;
              let v1361: u32 = select(v350, v351, v1360);
              let v1362: u32 = select(v1361, v349, v1359);
              let v1363: u32 = select(v216, v354, v1359);
              let v1364: u32 = v1357 * v1362;
              let v1365: u32 = v1364 + v1363;
              let v1366: u32 = v1365 & v358;
              let v1367: u32 = v1366 ^ v359;
              let v1368: u32 = v1367 >> v284;
              let v1369: u32 = v1367 & v363;
              let v1370: u32 = v1369 << v284;
              let v1371: u32 = v1367 & v364;
              let v1372: u32 = v1371 << v365;
              let v1373: u32 = v1372 + v366;
              let v1374: u32 = v1370 | v1373;
              let v1375: f32 = bitcast<f32>(v1374);
              let v1376: u32 = v1368 & v363;
              let v1377: u32 = v1376 << v284;
              let v1378: u32 = v1368 & v364;
              let v1379: u32 = v1378 << v365;
              let v1380: u32 = v1379 + v366;
              let v1381: u32 = v1377 | v1380;
              let v1382: f32 = bitcast<f32>(v1381);
              let v1383: f32 = v1375 + v1382;
              let v1384: u32 = v1365 & v382;
              let v1385: u32 = v1365 >> v383;
              let v1386: u32 = v1385 & v382;
              let v1387: u32 = v1384 + v1386;
              let v1388: u32 = v1387 >> v284;
              let v1389: u32 = v1387 + v1388;
              let v1390: u32 = v1389 & v384;
              let v1391: f32 = f32(v1390);
              let v1392: f32 = fma(v1391, v393, v394);
              let v1393: f32 = select(v1383, v1392, v1360);
              let v1394: u32 = bitcast<u32>(v1393);
              let v1395: u32 = v1394 >> v365;
              let v1396: u32 = v1395 & v217;
              let v1397: u32 = v1394 + v400;
              let v1398: u32 = v1397 + v1396;
              let v1399: u32 = v1398 & v401;
              let v1400: f32 = bitcast<f32>(v1399);
              let v1401: f32 = m4[v1307];
              let v1402: f32 = x33;
              let v1403: f32 = fma(v1401, v1400, v1402);
              x33 = v1403;
              let v1404: u32 = v1307 + v218;
              let v1405: f32 = m4[v1404];
              let v1406: f32 = x34;
              let v1407: f32 = fma(v1405, v1400, v1406);
              x34 = v1407;
              let v1408: u32 = v1307 + v413;
              let v1409: f32 = m4[v1408];
              let v1410: f32 = x35;
              let v1411: f32 = fma(v1409, v1400, v1410);
              x35 = v1411;
              let v1412: u32 = v1307 + v418;
              let v1413: f32 = m4[v1412];
              let v1414: f32 = x36;
              let v1415: f32 = fma(v1413, v1400, v1414);
              x36 = v1415;
            }
            let v1416: f32 = m5[v1303];
            let v1417: f32 = x33;
            let v1418: f32 = v1416 + v1417;
            m5[v1303] = v1418;
            let v1419: u32 = v1303 + v218;
            let v1420: f32 = m5[v1419];
            let v1421: f32 = x34;
            let v1422: f32 = v1420 + v1421;
            m5[v1419] = v1422;
            let v1423: u32 = v1303 + v413;
            let v1424: f32 = m5[v1423];
            let v1425: f32 = x35;
            let v1426: f32 = v1424 + v1425;
            m5[v1423] = v1426;
            let v1427: u32 = v1303 + v418;
            let v1428: f32 = m5[v1427];
            let v1429: f32 = x36;
            let v1430: f32 = v1428 + v1429;
            m5[v1427] = v1430;
          }
          workgroupBarrier();
        } else {
          let v1431: u32 = v5 - v217;
          let v1432: u32 = v172 - v217;
          for (var v1433: u32 = v220; v1433 < v218; v1433 += v221) {
            x37 = v226;
            x38 = v226;
            x39 = v226;
            x40 = v226;
            let v1434: u32 = min(v1433, v1432);
            let v1435: u32 = v1434 * v6;
            let v1436: u32 = v197 + v1435;
            for (var v1437: u32 = v216; v1437 < v176; v1437 += v219) {
              let v1438: u32 = v1436 + v1437;
              let v1919: bool = v1918 == v1587;
              if (v1919) {
                let v1920: vec4<u32> = vec4<u32>(b7[v1438 + 0u], b7[v1438 + 1u], b7[v1438 + 2u], b7[v1438 + 3u]);
                let v1921: vec4<f32> = bitcast<vec4<f32>>(v1920);
                x45 = v1921;
              } else {
                let v1922: bool = v1918 < v1591;
                if (v1922) {
                  let v1923: bool = v1918 == v1593;
                  let v1924: u32 = v1438 >> v1593;
                  let v1925: vec2<u32> = vec2<u32>(b7[v1924 + 0u], b7[v1924 + 1u]);
                  let v1926: u32 = v1925.x;
                  let v1927: vec2<f32> = unpack2x16float(v1926);
                  let v1928: f32 = v1927.x;
                  let v1929: f32 = v1927.y;
                  let v1930: u32 = v1926 << v1601;
                  let v1931: u32 = v1926 & v1602;
                  let v1932: f32 = bitcast<f32>(v1930);
                  let v1933: f32 = bitcast<f32>(v1931);
                  let v1934: f32 = select(v1932, v1928, v1923);
                  let v1935: f32 = select(v1933, v1929, v1923);
                  let v1936: u32 = v1925.y;
                  let v1937: vec2<f32> = unpack2x16float(v1936);
                  let v1938: f32 = v1937.x;
                  let v1939: f32 = v1937.y;
                  let v1940: u32 = v1936 << v1601;
                  let v1941: u32 = v1936 & v1602;
                  let v1942: f32 = bitcast<f32>(v1940);
                  let v1943: f32 = bitcast<f32>(v1941);
                  let v1944: f32 = select(v1942, v1938, v1923);
                  let v1945: f32 = select(v1943, v1939, v1923);
                  let v1946: vec4<f32> = vec4<f32>(v1934, v1935, v1944, v1945);
                  x45 = v1946;
                } else {
                  let v1948: u32 = v1438 >> v1621;
                  let v1949: u32 = v1948 * v1947;
                  let v1950: u32 = v1438 & v1622;
                  let v1951: u32 = v1950 * v1947;
                  let v1952: u32 = v1951 >> v1621;
                  let v1953: u32 = v1949 + v1952;
                  let v1954: u32 = v1951 & v1622;
                  let v1955: u32 = b7[v1953];
                  let v1956: u32 = v1953 + v1593;
                  let v1957: u32 = b7[v1956];
                  let v1958: u32 = v1955 >> v1954;
                  let v1959: u32 = v1622 - v1954;
                  let v1960: u32 = v1957 << v1593;
                  let v1961: u32 = v1960 << v1959;
                  let v1962: u32 = v1958 | v1961;
                  let v1963: u32 = v1593 << v1947;
                  let v1964: u32 = v1963 - v1593;
                  let v1966: u32 = v1438 >> v1965;
                  let v1967: bool = v1918 == v1591;
                  let v1968: bool = v1918 == v1642;
                  let v1969: u32 = v1966 >> v1593;
                  let v1970: u32 = select(v1969, v1966, v1967);
                  let v1972: u32 = v1971 + v1970;
                  let v1973: u32 = b7[v1972];
                  let v1974: f32 = bitcast<f32>(v1973);
                  let v1975: u32 = v1966 & v1593;
                  let v1976: bool = v1975 == v1593;
                  let v1977: vec2<f32> = unpack2x16float(v1973);
                  let v1978: f32 = v1977.x;
                  let v1979: f32 = v1977.y;
                  let v1980: u32 = v1973 << v1601;
                  let v1981: u32 = v1973 & v1602;
                  let v1982: f32 = bitcast<f32>(v1980);
                  let v1983: f32 = bitcast<f32>(v1981);
                  let v1984: f32 = select(v1978, v1979, v1976);
                  let v1985: f32 = select(v1982, v1983, v1976);
                  let v1986: f32 = select(v1985, v1984, v1968);
                  let v1987: f32 = select(v1986, v1974, v1967);
                  let v1988: bool = v1918 == v1591;
                  let v1989: bool = v1918 == v1642;
                  let v1990: u32 = v1966 >> v1593;
                  let v1991: u32 = select(v1990, v1966, v1988);
                  let v1993: u32 = v1992 + v1991;
                  let v1994: u32 = b7[v1993];
                  let v1995: f32 = bitcast<f32>(v1994);
                  let v1996: u32 = v1966 & v1593;
                  let v1997: bool = v1996 == v1593;
                  let v1998: vec2<f32> = unpack2x16float(v1994);
                  let v1999: f32 = v1998.x;
                  let v2000: f32 = v1998.y;
                  let v2001: u32 = v1994 << v1601;
                  let v2002: u32 = v1994 & v1602;
                  let v2003: f32 = bitcast<f32>(v2001);
                  let v2004: f32 = bitcast<f32>(v2002);
                  let v2005: f32 = select(v1999, v2000, v1997);
                  let v2006: f32 = select(v2003, v2004, v1997);
                  let v2007: f32 = select(v2006, v2005, v1989);
                  let v2008: f32 = select(v2007, v1995, v1988);
                  let v2009: u32 = v1962 & v1964;
                  let v2010: f32 = f32(v2009);
                  let v2011: f32 = fma(v1987, v2010, v2008);
                  let v2012: u32 = v1962 >> v1947;
                  let v2013: u32 = v2012 & v1964;
                  let v2014: f32 = f32(v2013);
                  let v2015: f32 = fma(v1987, v2014, v2008);
                  let v2016: u32 = v2012 >> v1947;
                  let v2017: u32 = v2016 & v1964;
                  let v2018: f32 = f32(v2017);
                  let v2019: f32 = fma(v1987, v2018, v2008);
                  let v2020: u32 = v2016 >> v1947;
                  let v2021: u32 = v2020 & v1964;
                  let v2022: f32 = f32(v2021);
                  let v2023: f32 = fma(v1987, v2022, v2008);
                  let v2024: vec4<f32> = vec4<f32>(v2011, v2015, v2019, v2023);
                  x45 = v2024;
                }
              }
              let v2025: vec4<f32> = x45;
              let v1440: u32 = min(v216, v1431);
              let v1441: u32 = v1440 * v14;
              let v1442: u32 = v7 + v1441;
              let v1443: u32 = v1442 + v1437;
              let v1444: vec4<f32> = vec4<f32>(m0[v1443 + 0u], m0[v1443 + 1u], m0[v1443 + 2u], m0[v1443 + 3u]);
              let v1445: f32 = x37;
              let v1446: f32 = v1444.x;
              let v1447: f32 = v2025.x;
              let v1448: f32 = fma(v1446, v1447, v1445);
              let v1449: f32 = v1444.y;
              let v1450: f32 = v2025.y;
              let v1451: f32 = fma(v1449, v1450, v1448);
              let v1452: f32 = v1444.z;
              let v1453: f32 = v2025.z;
              let v1454: f32 = fma(v1452, v1453, v1451);
              let v1455: f32 = v1444.w;
              let v1456: f32 = v2025.w;
              let v1457: f32 = fma(v1455, v1456, v1454);
              x37 = v1457;
              let v1458: u32 = min(v217, v1431);
              let v1459: u32 = v1458 * v14;
              let v1460: u32 = v7 + v1459;
              let v1461: u32 = v1460 + v1437;
              let v1462: vec4<f32> = vec4<f32>(m0[v1461 + 0u], m0[v1461 + 1u], m0[v1461 + 2u], m0[v1461 + 3u]);
              let v1463: f32 = x38;
              let v1464: f32 = v1462.x;
              let v1465: f32 = v2025.x;
              let v1466: f32 = fma(v1464, v1465, v1463);
              let v1467: f32 = v1462.y;
              let v1468: f32 = v2025.y;
              let v1469: f32 = fma(v1467, v1468, v1466);
              let v1470: f32 = v1462.z;
              let v1471: f32 = v2025.z;
              let v1472: f32 = fma(v1470, v1471, v1469);
              let v1473: f32 = v1462.w;
              let v1474: f32 = v2025.w;
              let v1475: f32 = fma(v1473, v1474, v1472);
              x38 = v1475;
              let v1476: u32 = min(v296, v1431);
              let v1477: u32 = v1476 * v14;
              let v1478: u32 = v7 + v1477;
              let v1479: u32 = v1478 + v1437;
              let v1480: vec4<f32> = vec4<f32>(m0[v1479 + 0u], m0[v1479 + 1u], m0[v1479 + 2u], m0[v1479 + 3u]);
              let v1481: f32 = x39;
              let v1482: f32 = v1480.x;
              let v1483: f32 = v2025.x;
              let v1484: f32 = fma(v1482, v1483, v1481);
              let v1485: f32 = v1480.y;
              let v1486: f32 = v2025.y;
              let v1487: f32 = fma(v1485, v1486, v1484);
              let v1488: f32 = v1480.z;
              let v1489: f32 = v2025.z;
              let v1490: f32 = fma(v1488, v1489, v1487);
              let v1491: f32 = v1480.w;
              let v1492: f32 = v2025.w;
              let v1493: f32 = fma(v1491, v1492, v1490);
              x39 = v1493;
              let v1494: u32 = min(v302, v1431);
              let v1495: u32 = v1494 * v14;
              let v1496: u32 = v7 + v1495;
              let v1497: u32 = v1496 + v1437;
              let v1498: vec4<f32> = vec4<f32>(m0[v1497 + 0u], m0[v1497 + 1u], m0[v1497 + 2u], m0[v1497 + 3u]);
              let v1499: f32 = x40;
              let v1500: f32 = v1498.x;
              let v1501: f32 = v2025.x;
              let v1502: f32 = fma(v1500, v1501, v1499);
              let v1503: f32 = v1498.y;
              let v1504: f32 = v2025.y;
              let v1505: f32 = fma(v1503, v1504, v1502);
              let v1506: f32 = v1498.z;
              let v1507: f32 = v2025.z;
              let v1508: f32 = fma(v1506, v1507, v1505);
              let v1509: f32 = v1498.w;
              let v1510: f32 = v2025.w;
              let v1511: f32 = fma(v1509, v1510, v1508);
              x40 = v1511;
            }
            let v1512: f32 = m5[v1433];
            let v1513: f32 = x37;
            let v1514: f32 = v1512 + v1513;
            m5[v1433] = v1514;
            let v1515: u32 = v1433 + v218;
            let v1516: f32 = m5[v1515];
            let v1517: f32 = x38;
            let v1518: f32 = v1516 + v1517;
            m5[v1515] = v1518;
            let v1519: u32 = v1433 + v413;
            let v1520: f32 = m5[v1519];
            let v1521: f32 = x39;
            let v1522: f32 = v1520 + v1521;
            m5[v1519] = v1522;
            let v1523: u32 = v1433 + v418;
            let v1524: f32 = m5[v1523];
            let v1525: f32 = x40;
            let v1526: f32 = v1524 + v1525;
            m5[v1523] = v1526;
          }
        }
        workgroupBarrier();
      }
      for (var v1527: u32 = v220; v1527 < v218; v1527 += v221) {
        for (var v1528: u32 = v216; v1528 < v219; v1528 += v217) {
          let v1529: u32 = v1528 * v218;
          let v1530: u32 = v1527 + v1529;
          let v1531: f32 = m5[v1530];
          let v1532: u32 = v1528 * v14;
          let v1533: u32 = v7 + v1532;
          let v1534: u32 = v1533 + v1527;
          m2[v1534] = v1531;
        }
      }
      workgroupBarrier();
      let v1535: bool = v1249 == v228;
      if (v1535) {
        for (var v1536: u32 = v216; v1536 < v266; v1536 += v217) {
          let v1537: u32 = v217 << v1536;
          let v1538: u32 = v1537 - v217;
          let v1539: u32 = v1536 + v217;
          for (var v1540: u32 = v220; v1540 < v265; v1540 += v221) {
            let v1541: u32 = v1540 >> v1536;
            let v1542: u32 = v1541 << v1539;
            let v1543: u32 = v1540 & v1538;
            let v1544: u32 = v1542 + v1543;
            for (var v1545: u32 = v216; v1545 < v219; v1545 += v217) {
              let v1546: u32 = v1545 * v14;
              let v1547: u32 = v7 + v1546;
              let v1548: u32 = v1547 + v1544;
              let v1549: u32 = v1548 + v1537;
              let v1550: f32 = m2[v1548];
              let v1551: f32 = m2[v1549];
              let v1552: f32 = v1550 + v1551;
              let v1553: f32 = v1550 - v1551;
              m2[v1548] = v1552;
              m2[v1549] = v1553;
            }
          }
          workgroupBarrier();
        }
        let v1554: u32 = x1;
        let v1555: u32 = x2;
        let v1557: u32 = v1555 + v1556;
        for (var v1558: u32 = v220; v1558 < v218; v1558 += v221) {
          for (var v1559: u32 = v216; v1559 < v219; v1559 += v217) {
            let v1560: u32 = v1559 * v14;
            let v1561: u32 = v7 + v1560;
            let v1562: u32 = v1561 + v1558;
            let v1563: f32 = m2[v1562];
            let v1564: u32 = v1554 + v1558;
            let v1565: u32 = v1564 >> v217;
            let v1566: u32 = v1557 + v1565;
            let v1567: u32 = b7[v1566];
            let v1568: u32 = v1564 & v217;
            let v1569: bool = v1568 == v217;
            let v1570: vec2<f32> = unpack2x16float(v1567);
            let v1571: f32 = v1570.x;
            let v1572: f32 = v1570.y;
            let v1573: f32 = select(v1571, v1572, v1569);
            let v1574: f32 = v1563 * v260;
            let v1575: f32 = v1574 * v1573;
            m2[v1562] = v1575;
          }
        }
        workgroupBarrier();
      }
      for (var v198: u32 = v12; v198 < v89; v198 += v90) {
        let v199: u32 = v198 / v14;
        let v200: u32 = v198 % v14;
        let v201: bool = v199 < v5;
        let v202: bool = v200 < v172;
        let v203: bool = v201 & v202;
        if (v203) {
          let v204: u32 = v2 + v199;
          let v205: u32 = v170 + v200;
          let v206: u32 = v204 - v2;
          let v207: u32 = v206 * v14;
          let v208: u32 = v205 - v170;
          let v209: u32 = v207 + v208;
          let v210: f32 = m2[v209];
          let v211: f32 = -v210;
          let v212: f32 = exp(v211);
          let v213: f32 = v212 + v154;
          let v214: f32 = 1.0 / v213;
          let v215: u32 = v204 + v205;
          b8[v215] = v214;
        }
      }
      workgroupBarrier();
    }
  }
}
