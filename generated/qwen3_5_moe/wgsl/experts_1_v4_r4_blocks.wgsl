@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // router
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // mlp_norm
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // stored3
@group(0) @binding(4) var<storage, read> b4: array<u32>; // shared_gate_proj
@group(0) @binding(5) var<storage, read> b5: array<u32>; // shared_up_proj
@group(0) @binding(6) var<storage, read_write> b6: array<f32>; // stored6
@group(0) @binding(7) var<storage, read> b7: array<u32>; // shared_gate
@group(0) @binding(8) var<storage, read_write> b8: array<f32>; // stored8
@group(0) @binding(9) var<uniform> params: array<vec4<u32>, 13>;
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
  var x34: f32;
  var x35: f32;
  var x36: f32;
  var x37: f32;
  var x38: f32;
  var x39: f32;
  var x40: vec4<f32>;
  var x41: vec4<f32>;
  var x42: vec4<f32>;
  var x43: vec4<f32>;
  let v1550: u32 = params[7].x;
  let v1551: u32 = 0u;
  let v1555: u32 = 3u;
  let v1557: u32 = 1u;
  let v1565: u32 = 16u;
  let v1566: u32 = 4294901760u;
  let v1584: u32 = params[7].y;
  let v1585: u32 = 5u;
  let v1586: u32 = 31u;
  let v1604: u32 = params[7].z;
  let v1606: u32 = 4u;
  let v1611: u32 = params[7].w;
  let v1632: u32 = params[8].x;
  let v1666: u32 = params[8].y;
  let v1695: u32 = params[8].z;
  let v1713: u32 = params[8].w;
  let v1719: u32 = params[9].x;
  let v1740: u32 = params[9].y;
  let v1774: u32 = params[9].z;
  let v1803: u32 = params[9].w;
  let v1821: u32 = params[10].x;
  let v1827: u32 = params[10].y;
  let v1848: u32 = params[10].z;
  let v1882: u32 = params[10].w;
  let v1911: u32 = params[11].x;
  let v1929: u32 = params[11].y;
  let v1935: u32 = params[11].z;
  let v1956: u32 = params[11].w;
  let v1540: u32 = lane;
  let v1541: u32 = 0u;
  let v1542: u32 = 1u;
  let v1543: u32 = 32u;
  let v216: u32 = 0u;
  let v217: u32 = 1u;
  let v218: u32 = 128u;
  let v219: u32 = 4u;
  let v220: u32 = lane;
  let v221: u32 = 32u;
  let v226: f32 = 0.0f;
  let v228: u32 = params[1].x;
  let v229: u32 = 6u;
  let v233: u32 = params[1].y;
  let v254: f32 = 0.088388346f;
  let v259: u32 = 64u;
  let v260: u32 = 7u;
  let v278: u32 = 16u;
  let v288: u32 = params[1].z;
  let v289: u32 = params[1].w;
  let v290: u32 = 2u;
  let v295: u32 = 3u;
  let v296: u32 = 5u;
  let v317: u32 = 31u;
  let v337: u32 = 65535u;
  let v339: u32 = params[2].x;
  let v342: u32 = 89226354u;
  let v343: u32 = 3417055213u;
  let v344: u32 = 2212286765u;
  let v347: u32 = 64248484u;
  let v351: u32 = 2415890431u;
  let v352: u32 = 996162400u;
  let v356: u32 = 32768u;
  let v357: u32 = 32767u;
  let v358: u32 = 13u;
  let v359: u32 = 939524096u;
  let v375: u32 = 16711935u;
  let v376: u32 = 8u;
  let v377: u32 = 2047u;
  let v386: f32 = 0.006767273f;
  let v387: f32 = -3.453125f;
  let v393: u32 = 4095u;
  let v394: u32 = 4294959104u;
  let v406: u32 = 256u;
  let v411: u32 = 384u;
  let v555: u32 = params[2].y;
  let v583: u32 = params[2].z;
  let v587: u32 = params[2].w;
  let v638: u32 = params[3].x;
  let v639: u32 = params[3].y;
  let v684: u32 = params[3].z;
  let v854: u32 = params[3].w;
  let v858: u32 = params[4].x;
  let v909: u32 = params[4].y;
  let v910: u32 = params[4].z;
  let v955: u32 = params[4].w;
  let v1152: u32 = params[5].x;
  let v1199: u32 = params[5].y;
  let v1223: u32 = params[5].z;
  let v1227: u32 = params[5].w;
  let v1278: u32 = params[6].x;
  let v1279: u32 = params[6].y;
  let v1324: u32 = params[6].z;
  let v1521: u32 = params[6].w;
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
  let v79: f32 = bitcast<f32>(params[12].x);
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
    m7[v1540] = v29;
    workgroupBarrier();
    let v1544: f32 = m7[v1541];
    x39 = v1544;
    for (var v1545: u32 = v1542; v1545 < v1543; v1545 += v1542) {
      let v1546: f32 = m7[v1545];
      let v1547: f32 = x39;
      let v1548: f32 = v1547 + v1546;
      x39 = v1548;
    }
    workgroupBarrier();
    let v1549: f32 = x39;
    let v31: bool = v12 < v8;
    if (v31) {
      m1[v9] = v1549;
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
        let v227: u32 = v88 / v6;
        x1 = v227;
        let v230: bool = v228 == v229;
        if (v230) {
          let v231: u32 = v227 * v6;
          let v232: u32 = v88 - v231;
          for (var v234: u32 = v220; v234 < v218; v234 += v221) {
            for (var v235: u32 = v216; v235 < v219; v235 += v217) {
              x3 = v226;
              let v236: bool = v235 < v5;
              let v237: bool = v234 < v66;
              let v238: bool = v236 & v237;
              if (v238) {
                let v239: u32 = v235 * v14;
                let v240: u32 = v7 + v239;
                let v241: u32 = v240 + v234;
                let v242: f32 = m0[v241];
                let v243: u32 = v232 + v234;
                let v244: u32 = v243 >> v217;
                let v245: u32 = v233 + v244;
                let v246: u32 = b1[v245];
                let v247: u32 = v243 & v217;
                let v248: bool = v247 == v217;
                let v249: vec2<f32> = unpack2x16float(v246);
                let v250: f32 = v249.x;
                let v251: f32 = v249.y;
                let v252: f32 = select(v250, v251, v248);
                let v253: f32 = v242 * v252;
                let v255: f32 = v253 * v254;
                x3 = v255;
              }
              let v256: f32 = x3;
              let v257: u32 = v235 * v218;
              let v258: u32 = v234 + v257;
              m4[v258] = v256;
            }
          }
          workgroupBarrier();
          for (var v261: u32 = v216; v261 < v260; v261 += v217) {
            let v262: u32 = v217 << v261;
            let v263: u32 = v262 - v217;
            let v264: u32 = v261 + v217;
            for (var v265: u32 = v220; v265 < v259; v265 += v221) {
              let v266: u32 = v265 >> v261;
              let v267: u32 = v266 << v264;
              let v268: u32 = v265 & v263;
              let v269: u32 = v267 + v268;
              for (var v270: u32 = v216; v270 < v219; v270 += v217) {
                let v271: u32 = v270 * v218;
                let v272: u32 = v271 + v269;
                let v273: u32 = v272 + v262;
                let v274: f32 = m4[v272];
                let v275: f32 = m4[v273];
                let v276: f32 = v274 + v275;
                let v277: f32 = v274 - v275;
                m4[v272] = v276;
                m4[v273] = v277;
              }
            }
            workgroupBarrier();
          }
          let v279: u32 = v232 / v278;
          for (var v280: u32 = v220; v280 < v218; v280 += v221) {
            x4 = v226;
            x5 = v226;
            x6 = v226;
            x7 = v226;
            let v281: u32 = v227 + v280;
            let v282: u32 = v281 / v278;
            let v283: u32 = v281 % v278;
            for (var v284: u32 = v216; v284 < v218; v284 += v217) {
              let v285: u32 = v284 / v278;
              let v286: u32 = v279 + v285;
              let v287: u32 = v284 % v278;
              let v291: u32 = v288 * v219;
              let v292: u32 = v286 * v289;
              let v293: u32 = v292 + v282;
              let v294: u32 = v293 * v291;
              let v297: u32 = v283 & v260;
              let v298: u32 = v297 << v296;
              let v299: u32 = v283 >> v295;
              let v300: u32 = v299 << v290;
              let v301: u32 = v287 & v260;
              let v302: u32 = v301 >> v217;
              let v303: u32 = v302 << v295;
              let v304: u32 = v287 >> v295;
              let v305: u32 = v304 << v217;
              let v306: u32 = v287 & v217;
              let v307: u32 = v298 + v300;
              let v308: u32 = v307 + v303;
              let v309: u32 = v308 + v305;
              let v310: u32 = v309 + v306;
              let v311: u32 = v310 + v217;
              let v312: u32 = v311 * v288;
              let v313: u32 = v312 >> v217;
              let v314: u32 = v291 << v296;
              let v315: u32 = v313 + v314;
              let v316: u32 = v315 - v217;
              let v318: u32 = v316 >> v296;
              let v319: u32 = v315 - v278;
              let v320: u32 = v319 >> v296;
              let v321: bool = v318 < v291;
              let v322: u32 = v318 - v291;
              let v323: u32 = select(v322, v318, v321);
              let v324: u32 = v294 + v323;
              let v325: u32 = b1[v324];
              let v326: bool = v320 < v291;
              let v327: u32 = v320 - v291;
              let v328: u32 = select(v327, v320, v326);
              let v329: u32 = v294 + v328;
              let v330: u32 = b1[v329];
              let v331: u32 = v316 & v317;
              let v332: u32 = v317 - v331;
              let v333: u32 = v325 >> v332;
              let v334: u32 = v330 << v217;
              let v335: u32 = v334 << v331;
              let v336: u32 = v333 | v335;
              let v338: u32 = v336 & v337;
              let v340: bool = v339 == v216;
              let v341: bool = v339 == v290;
              let v345: u32 = select(v343, v344, v341);
              let v346: u32 = select(v345, v342, v340);
              let v348: u32 = select(v216, v347, v340);
              let v349: u32 = v338 * v346;
              let v350: u32 = v349 + v348;
              let v353: u32 = v350 & v351;
              let v354: u32 = v353 ^ v352;
              let v355: u32 = v354 >> v278;
              let v360: u32 = v354 & v356;
              let v361: u32 = v360 << v278;
              let v362: u32 = v354 & v357;
              let v363: u32 = v362 << v358;
              let v364: u32 = v363 + v359;
              let v365: u32 = v361 | v364;
              let v366: f32 = bitcast<f32>(v365);
              let v367: u32 = v355 & v356;
              let v368: u32 = v367 << v278;
              let v369: u32 = v355 & v357;
              let v370: u32 = v369 << v358;
              let v371: u32 = v370 + v359;
              let v372: u32 = v368 | v371;
              let v373: f32 = bitcast<f32>(v372);
              let v374: f32 = v366 + v373;
              let v378: u32 = v350 & v375;
              let v379: u32 = v350 >> v376;
              let v380: u32 = v379 & v375;
              let v381: u32 = v378 + v380;
              let v382: u32 = v381 >> v278;
              let v383: u32 = v381 + v382;
              let v384: u32 = v383 & v377;
              let v385: f32 = f32(v384);
              let v388: f32 = fma(v385, v386, v387);
              let v389: f32 = select(v374, v388, v341);
              let v390: u32 = bitcast<u32>(v389);
              let v391: u32 = v390 >> v358;
              let v392: u32 = v391 & v217;
              let v395: u32 = v390 + v393;
              let v396: u32 = v395 + v392;
              let v397: u32 = v396 & v394;
              let v398: f32 = bitcast<f32>(v397);
              let v399: f32 = m4[v284];
              let v400: f32 = x4;
              let v401: f32 = fma(v399, v398, v400);
              x4 = v401;
              let v402: u32 = v284 + v218;
              let v403: f32 = m4[v402];
              let v404: f32 = x5;
              let v405: f32 = fma(v403, v398, v404);
              x5 = v405;
              let v407: u32 = v284 + v406;
              let v408: f32 = m4[v407];
              let v409: f32 = x6;
              let v410: f32 = fma(v408, v398, v409);
              x6 = v410;
              let v412: u32 = v284 + v411;
              let v413: f32 = m4[v412];
              let v414: f32 = x7;
              let v415: f32 = fma(v413, v398, v414);
              x7 = v415;
            }
            let v416: f32 = m5[v280];
            let v417: f32 = x4;
            let v418: f32 = v416 + v417;
            m5[v280] = v418;
            let v419: u32 = v280 + v218;
            let v420: f32 = m5[v419];
            let v421: f32 = x5;
            let v422: f32 = v420 + v421;
            m5[v419] = v422;
            let v423: u32 = v280 + v406;
            let v424: f32 = m5[v423];
            let v425: f32 = x6;
            let v426: f32 = v424 + v425;
            m5[v423] = v426;
            let v427: u32 = v280 + v411;
            let v428: f32 = m5[v427];
            let v429: f32 = x7;
            let v430: f32 = v428 + v429;
            m5[v427] = v430;
          }
          workgroupBarrier();
        } else {
          let v431: u32 = v5 - v217;
          let v432: u32 = v62 - v217;
          for (var v433: u32 = v220; v433 < v218; v433 += v221) {
            x8 = v226;
            x9 = v226;
            x10 = v226;
            x11 = v226;
            let v434: u32 = min(v433, v432);
            let v435: u32 = v434 * v6;
            let v436: u32 = v88 + v435;
            for (var v437: u32 = v216; v437 < v66; v437 += v219) {
              let v438: u32 = v436 + v437;
              let v1552: bool = v1550 == v1551;
              if (v1552) {
                let v1553: vec4<u32> = vec4<u32>(b1[v438 + 0u], b1[v438 + 1u], b1[v438 + 2u], b1[v438 + 3u]);
                let v1554: vec4<f32> = bitcast<vec4<f32>>(v1553);
                x40 = v1554;
              } else {
                let v1556: bool = v1550 < v1555;
                if (v1556) {
                  let v1558: bool = v1550 == v1557;
                  let v1559: u32 = v438 >> v1557;
                  let v1560: vec2<u32> = vec2<u32>(b1[v1559 + 0u], b1[v1559 + 1u]);
                  let v1561: u32 = v1560.x;
                  let v1562: vec2<f32> = unpack2x16float(v1561);
                  let v1563: f32 = v1562.x;
                  let v1564: f32 = v1562.y;
                  let v1567: u32 = v1561 << v1565;
                  let v1568: u32 = v1561 & v1566;
                  let v1569: f32 = bitcast<f32>(v1567);
                  let v1570: f32 = bitcast<f32>(v1568);
                  let v1571: f32 = select(v1569, v1563, v1558);
                  let v1572: f32 = select(v1570, v1564, v1558);
                  let v1573: u32 = v1560.y;
                  let v1574: vec2<f32> = unpack2x16float(v1573);
                  let v1575: f32 = v1574.x;
                  let v1576: f32 = v1574.y;
                  let v1577: u32 = v1573 << v1565;
                  let v1578: u32 = v1573 & v1566;
                  let v1579: f32 = bitcast<f32>(v1577);
                  let v1580: f32 = bitcast<f32>(v1578);
                  let v1581: f32 = select(v1579, v1575, v1558);
                  let v1582: f32 = select(v1580, v1576, v1558);
                  let v1583: vec4<f32> = vec4<f32>(v1571, v1572, v1581, v1582);
                  x40 = v1583;
                } else {
                  let v1587: u32 = v438 >> v1585;
                  let v1588: u32 = v1587 * v1584;
                  let v1589: u32 = v438 & v1586;
                  let v1590: u32 = v1589 * v1584;
                  let v1591: u32 = v1590 >> v1585;
                  let v1592: u32 = v1588 + v1591;
                  let v1593: u32 = v1590 & v1586;
                  let v1594: u32 = b1[v1592];
                  let v1595: u32 = v1592 + v1557;
                  let v1596: u32 = b1[v1595];
                  let v1597: u32 = v1594 >> v1593;
                  let v1598: u32 = v1586 - v1593;
                  let v1599: u32 = v1596 << v1557;
                  let v1600: u32 = v1599 << v1598;
                  let v1601: u32 = v1597 | v1600;
                  let v1602: u32 = v1557 << v1584;
                  let v1603: u32 = v1602 - v1557;
                  let v1605: u32 = v438 >> v1604;
                  let v1607: bool = v1550 == v1555;
                  let v1608: bool = v1550 == v1606;
                  let v1609: u32 = v1605 >> v1557;
                  let v1610: u32 = select(v1609, v1605, v1607);
                  let v1612: u32 = v1611 + v1610;
                  let v1613: u32 = b1[v1612];
                  let v1614: f32 = bitcast<f32>(v1613);
                  let v1615: u32 = v1605 & v1557;
                  let v1616: bool = v1615 == v1557;
                  let v1617: vec2<f32> = unpack2x16float(v1613);
                  let v1618: f32 = v1617.x;
                  let v1619: f32 = v1617.y;
                  let v1620: u32 = v1613 << v1565;
                  let v1621: u32 = v1613 & v1566;
                  let v1622: f32 = bitcast<f32>(v1620);
                  let v1623: f32 = bitcast<f32>(v1621);
                  let v1624: f32 = select(v1618, v1619, v1616);
                  let v1625: f32 = select(v1622, v1623, v1616);
                  let v1626: f32 = select(v1625, v1624, v1608);
                  let v1627: f32 = select(v1626, v1614, v1607);
                  let v1628: bool = v1550 == v1555;
                  let v1629: bool = v1550 == v1606;
                  let v1630: u32 = v1605 >> v1557;
                  let v1631: u32 = select(v1630, v1605, v1628);
                  let v1633: u32 = v1632 + v1631;
                  let v1634: u32 = b1[v1633];
                  let v1635: f32 = bitcast<f32>(v1634);
                  let v1636: u32 = v1605 & v1557;
                  let v1637: bool = v1636 == v1557;
                  let v1638: vec2<f32> = unpack2x16float(v1634);
                  let v1639: f32 = v1638.x;
                  let v1640: f32 = v1638.y;
                  let v1641: u32 = v1634 << v1565;
                  let v1642: u32 = v1634 & v1566;
                  let v1643: f32 = bitcast<f32>(v1641);
                  let v1644: f32 = bitcast<f32>(v1642);
                  let v1645: f32 = select(v1639, v1640, v1637);
                  let v1646: f32 = select(v1643, v1644, v1637);
                  let v1647: f32 = select(v1646, v1645, v1629);
                  let v1648: f32 = select(v1647, v1635, v1628);
                  let v1649: u32 = v1601 & v1603;
                  let v1650: f32 = f32(v1649);
                  let v1651: f32 = fma(v1627, v1650, v1648);
                  let v1652: u32 = v1601 >> v1584;
                  let v1653: u32 = v1652 & v1603;
                  let v1654: f32 = f32(v1653);
                  let v1655: f32 = fma(v1627, v1654, v1648);
                  let v1656: u32 = v1652 >> v1584;
                  let v1657: u32 = v1656 & v1603;
                  let v1658: f32 = f32(v1657);
                  let v1659: f32 = fma(v1627, v1658, v1648);
                  let v1660: u32 = v1656 >> v1584;
                  let v1661: u32 = v1660 & v1603;
                  let v1662: f32 = f32(v1661);
                  let v1663: f32 = fma(v1627, v1662, v1648);
                  let v1664: vec4<f32> = vec4<f32>(v1651, v1655, v1659, v1663);
                  x40 = v1664;
                }
              }
              let v1665: vec4<f32> = x40;
              let v440: u32 = min(v216, v431);
              let v441: u32 = v440 * v14;
              let v442: u32 = v7 + v441;
              let v443: u32 = v442 + v437;
              let v444: vec4<f32> = vec4<f32>(m0[v443 + 0u], m0[v443 + 1u], m0[v443 + 2u], m0[v443 + 3u]);
              let v445: f32 = x8;
              let v446: f32 = v444.x;
              let v447: f32 = v1665.x;
              let v448: f32 = fma(v446, v447, v445);
              let v449: f32 = v444.y;
              let v450: f32 = v1665.y;
              let v451: f32 = fma(v449, v450, v448);
              let v452: f32 = v444.z;
              let v453: f32 = v1665.z;
              let v454: f32 = fma(v452, v453, v451);
              let v455: f32 = v444.w;
              let v456: f32 = v1665.w;
              let v457: f32 = fma(v455, v456, v454);
              x8 = v457;
              let v458: u32 = min(v217, v431);
              let v459: u32 = v458 * v14;
              let v460: u32 = v7 + v459;
              let v461: u32 = v460 + v437;
              let v462: vec4<f32> = vec4<f32>(m0[v461 + 0u], m0[v461 + 1u], m0[v461 + 2u], m0[v461 + 3u]);
              let v463: f32 = x9;
              let v464: f32 = v462.x;
              let v465: f32 = v1665.x;
              let v466: f32 = fma(v464, v465, v463);
              let v467: f32 = v462.y;
              let v468: f32 = v1665.y;
              let v469: f32 = fma(v467, v468, v466);
              let v470: f32 = v462.z;
              let v471: f32 = v1665.z;
              let v472: f32 = fma(v470, v471, v469);
              let v473: f32 = v462.w;
              let v474: f32 = v1665.w;
              let v475: f32 = fma(v473, v474, v472);
              x9 = v475;
              let v476: u32 = min(v290, v431);
              let v477: u32 = v476 * v14;
              let v478: u32 = v7 + v477;
              let v479: u32 = v478 + v437;
              let v480: vec4<f32> = vec4<f32>(m0[v479 + 0u], m0[v479 + 1u], m0[v479 + 2u], m0[v479 + 3u]);
              let v481: f32 = x10;
              let v482: f32 = v480.x;
              let v483: f32 = v1665.x;
              let v484: f32 = fma(v482, v483, v481);
              let v485: f32 = v480.y;
              let v486: f32 = v1665.y;
              let v487: f32 = fma(v485, v486, v484);
              let v488: f32 = v480.z;
              let v489: f32 = v1665.z;
              let v490: f32 = fma(v488, v489, v487);
              let v491: f32 = v480.w;
              let v492: f32 = v1665.w;
              let v493: f32 = fma(v491, v492, v490);
              x10 = v493;
              let v494: u32 = min(v295, v431);
              let v495: u32 = v494 * v14;
              let v496: u32 = v7 + v495;
              let v497: u32 = v496 + v437;
              let v498: vec4<f32> = vec4<f32>(m0[v497 + 0u], m0[v497 + 1u], m0[v497 + 2u], m0[v497 + 3u]);
              let v499: f32 = x11;
              let v500: f32 = v498.x;
              let v501: f32 = v1665.x;
              let v502: f32 = fma(v500, v501, v499);
              let v503: f32 = v498.y;
              let v504: f32 = v1665.y;
              let v505: f32 = fma(v503, v504, v502);
              let v506: f32 = v498.z;
              let v507: f32 = v1665.z;
              let v508: f32 = fma(v506, v507, v505);
              let v509: f32 = v498.w;
              let v510: f32 = v1665.w;
              let v511: f32 = fma(v509, v510, v508);
              x11 = v511;
            }
            let v512: f32 = m5[v433];
            let v513: f32 = x8;
            let v514: f32 = v512 + v513;
            m5[v433] = v514;
            let v515: u32 = v433 + v218;
            let v516: f32 = m5[v515];
            let v517: f32 = x9;
            let v518: f32 = v516 + v517;
            m5[v515] = v518;
            let v519: u32 = v433 + v406;
            let v520: f32 = m5[v519];
            let v521: f32 = x10;
            let v522: f32 = v520 + v521;
            m5[v519] = v522;
            let v523: u32 = v433 + v411;
            let v524: f32 = m5[v523];
            let v525: f32 = x11;
            let v526: f32 = v524 + v525;
            m5[v523] = v526;
          }
        }
        workgroupBarrier();
      }
      for (var v527: u32 = v220; v527 < v218; v527 += v221) {
        for (var v528: u32 = v216; v528 < v219; v528 += v217) {
          let v529: u32 = v528 * v218;
          let v530: u32 = v527 + v529;
          let v531: f32 = m5[v530];
          let v532: u32 = v528 * v14;
          let v533: u32 = v7 + v532;
          let v534: u32 = v533 + v527;
          m2[v534] = v531;
        }
      }
      workgroupBarrier();
      let v535: bool = v228 == v229;
      if (v535) {
        for (var v536: u32 = v216; v536 < v260; v536 += v217) {
          let v537: u32 = v217 << v536;
          let v538: u32 = v537 - v217;
          let v539: u32 = v536 + v217;
          for (var v540: u32 = v220; v540 < v259; v540 += v221) {
            let v541: u32 = v540 >> v536;
            let v542: u32 = v541 << v539;
            let v543: u32 = v540 & v538;
            let v544: u32 = v542 + v543;
            for (var v545: u32 = v216; v545 < v219; v545 += v217) {
              let v546: u32 = v545 * v14;
              let v547: u32 = v7 + v546;
              let v548: u32 = v547 + v544;
              let v549: u32 = v548 + v537;
              let v550: f32 = m2[v548];
              let v551: f32 = m2[v549];
              let v552: f32 = v550 + v551;
              let v553: f32 = v550 - v551;
              m2[v548] = v552;
              m2[v549] = v553;
            }
          }
          workgroupBarrier();
        }
        let v554: u32 = x1;
        for (var v556: u32 = v220; v556 < v218; v556 += v221) {
          for (var v557: u32 = v216; v557 < v219; v557 += v217) {
            let v558: u32 = v557 * v14;
            let v559: u32 = v7 + v558;
            let v560: u32 = v559 + v556;
            let v561: f32 = m2[v560];
            let v562: u32 = v554 + v556;
            let v563: u32 = v562 >> v217;
            let v564: u32 = v555 + v563;
            let v565: u32 = b1[v564];
            let v566: u32 = v562 & v217;
            let v567: bool = v566 == v217;
            let v568: vec2<f32> = unpack2x16float(v565);
            let v569: f32 = v568.x;
            let v570: f32 = v568.y;
            let v571: f32 = select(v569, v570, v567);
            let v572: f32 = v561 * v254;
            let v573: f32 = v572 * v571;
            m2[v560] = v573;
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
      for (var v574: u32 = v220; v574 < v218; v574 += v221) {
        for (var v575: u32 = v216; v575 < v219; v575 += v217) {
          let v576: u32 = v575 * v218;
          let v577: u32 = v574 + v576;
          m5[v577] = v226;
        }
      }
      for (var v578: u32 = v220; v578 < v218; v578 += v221) {
        for (var v579: u32 = v216; v579 < v219; v579 += v217) {
          let v580: u32 = v579 * v218;
          let v581: u32 = v578 + v580;
          m6[v581] = v226;
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
        let v582: u32 = v138 / v6;
        x1 = v582;
        let v584: bool = v583 == v229;
        if (v584) {
          let v585: u32 = v582 * v6;
          let v586: u32 = v138 - v585;
          for (var v588: u32 = v220; v588 < v218; v588 += v221) {
            for (var v589: u32 = v216; v589 < v219; v589 += v217) {
              x12 = v226;
              let v590: bool = v589 < v5;
              let v591: bool = v588 < v117;
              let v592: bool = v590 & v591;
              if (v592) {
                let v593: u32 = v589 * v14;
                let v594: u32 = v7 + v593;
                let v595: u32 = v594 + v588;
                let v596: f32 = m0[v595];
                let v597: u32 = v586 + v588;
                let v598: u32 = v597 >> v217;
                let v599: u32 = v587 + v598;
                let v600: u32 = b4[v599];
                let v601: u32 = v597 & v217;
                let v602: bool = v601 == v217;
                let v603: vec2<f32> = unpack2x16float(v600);
                let v604: f32 = v603.x;
                let v605: f32 = v603.y;
                let v606: f32 = select(v604, v605, v602);
                let v607: f32 = v596 * v606;
                let v608: f32 = v607 * v254;
                x12 = v608;
              }
              let v609: f32 = x12;
              let v610: u32 = v589 * v218;
              let v611: u32 = v588 + v610;
              m4[v611] = v609;
            }
          }
          workgroupBarrier();
          for (var v612: u32 = v216; v612 < v260; v612 += v217) {
            let v613: u32 = v217 << v612;
            let v614: u32 = v613 - v217;
            let v615: u32 = v612 + v217;
            for (var v616: u32 = v220; v616 < v259; v616 += v221) {
              let v617: u32 = v616 >> v612;
              let v618: u32 = v617 << v615;
              let v619: u32 = v616 & v614;
              let v620: u32 = v618 + v619;
              for (var v621: u32 = v216; v621 < v219; v621 += v217) {
                let v622: u32 = v621 * v218;
                let v623: u32 = v622 + v620;
                let v624: u32 = v623 + v613;
                let v625: f32 = m4[v623];
                let v626: f32 = m4[v624];
                let v627: f32 = v625 + v626;
                let v628: f32 = v625 - v626;
                m4[v623] = v627;
                m4[v624] = v628;
              }
            }
            workgroupBarrier();
          }
          let v629: u32 = v586 / v278;
          for (var v630: u32 = v220; v630 < v218; v630 += v221) {
            x13 = v226;
            x14 = v226;
            x15 = v226;
            x16 = v226;
            let v631: u32 = v582 + v630;
            let v632: u32 = v631 / v278;
            let v633: u32 = v631 % v278;
            for (var v634: u32 = v216; v634 < v218; v634 += v217) {
              let v635: u32 = v634 / v278;
              let v636: u32 = v629 + v635;
              let v637: u32 = v634 % v278;
              let v640: u32 = v638 * v219;
              let v641: u32 = v636 * v639;
              let v642: u32 = v641 + v632;
              let v643: u32 = v642 * v640;
              let v644: u32 = v633 & v260;
              let v645: u32 = v644 << v296;
              let v646: u32 = v633 >> v295;
              let v647: u32 = v646 << v290;
              let v648: u32 = v637 & v260;
              let v649: u32 = v648 >> v217;
              let v650: u32 = v649 << v295;
              let v651: u32 = v637 >> v295;
              let v652: u32 = v651 << v217;
              let v653: u32 = v637 & v217;
              let v654: u32 = v645 + v647;
              let v655: u32 = v654 + v650;
              let v656: u32 = v655 + v652;
              let v657: u32 = v656 + v653;
              let v658: u32 = v657 + v217;
              let v659: u32 = v658 * v638;
              let v660: u32 = v659 >> v217;
              let v661: u32 = v640 << v296;
              let v662: u32 = v660 + v661;
              let v663: u32 = v662 - v217;
              let v664: u32 = v663 >> v296;
              let v665: u32 = v662 - v278;
              let v666: u32 = v665 >> v296;
              let v667: bool = v664 < v640;
              let v668: u32 = v664 - v640;
              let v669: u32 = select(v668, v664, v667);
              let v670: u32 = v643 + v669;
              let v671: u32 = b4[v670];
              let v672: bool = v666 < v640;
              let v673: u32 = v666 - v640;
              let v674: u32 = select(v673, v666, v672);
              let v675: u32 = v643 + v674;
              let v676: u32 = b4[v675];
              let v677: u32 = v663 & v317;
              let v678: u32 = v317 - v677;
              let v679: u32 = v671 >> v678;
              let v680: u32 = v676 << v217;
              let v681: u32 = v680 << v677;
              let v682: u32 = v679 | v681;
              let v683: u32 = v682 & v337;
              let v685: bool = v684 == v216;
              let v686: bool = v684 == v290;
              let v687: u32 = select(v343, v344, v686);
              let v688: u32 = select(v687, v342, v685);
              let v689: u32 = select(v216, v347, v685);
              let v690: u32 = v683 * v688;
              let v691: u32 = v690 + v689;
              let v692: u32 = v691 & v351;
              let v693: u32 = v692 ^ v352;
              let v694: u32 = v693 >> v278;
              let v695: u32 = v693 & v356;
              let v696: u32 = v695 << v278;
              let v697: u32 = v693 & v357;
              let v698: u32 = v697 << v358;
              let v699: u32 = v698 + v359;
              let v700: u32 = v696 | v699;
              let v701: f32 = bitcast<f32>(v700);
              let v702: u32 = v694 & v356;
              let v703: u32 = v702 << v278;
              let v704: u32 = v694 & v357;
              let v705: u32 = v704 << v358;
              let v706: u32 = v705 + v359;
              let v707: u32 = v703 | v706;
              let v708: f32 = bitcast<f32>(v707);
              let v709: f32 = v701 + v708;
              let v710: u32 = v691 & v375;
              let v711: u32 = v691 >> v376;
              let v712: u32 = v711 & v375;
              let v713: u32 = v710 + v712;
              let v714: u32 = v713 >> v278;
              let v715: u32 = v713 + v714;
              let v716: u32 = v715 & v377;
              let v717: f32 = f32(v716);
              let v718: f32 = fma(v717, v386, v387);
              let v719: f32 = select(v709, v718, v686);
              let v720: u32 = bitcast<u32>(v719);
              let v721: u32 = v720 >> v358;
              let v722: u32 = v721 & v217;
              let v723: u32 = v720 + v393;
              let v724: u32 = v723 + v722;
              let v725: u32 = v724 & v394;
              let v726: f32 = bitcast<f32>(v725);
              let v727: f32 = m4[v634];
              let v728: f32 = x13;
              let v729: f32 = fma(v727, v726, v728);
              x13 = v729;
              let v730: u32 = v634 + v218;
              let v731: f32 = m4[v730];
              let v732: f32 = x14;
              let v733: f32 = fma(v731, v726, v732);
              x14 = v733;
              let v734: u32 = v634 + v406;
              let v735: f32 = m4[v734];
              let v736: f32 = x15;
              let v737: f32 = fma(v735, v726, v736);
              x15 = v737;
              let v738: u32 = v634 + v411;
              let v739: f32 = m4[v738];
              let v740: f32 = x16;
              let v741: f32 = fma(v739, v726, v740);
              x16 = v741;
            }
            let v742: f32 = m5[v630];
            let v743: f32 = x13;
            let v744: f32 = v742 + v743;
            m5[v630] = v744;
            let v745: u32 = v630 + v218;
            let v746: f32 = m5[v745];
            let v747: f32 = x14;
            let v748: f32 = v746 + v747;
            m5[v745] = v748;
            let v749: u32 = v630 + v406;
            let v750: f32 = m5[v749];
            let v751: f32 = x15;
            let v752: f32 = v750 + v751;
            m5[v749] = v752;
            let v753: u32 = v630 + v411;
            let v754: f32 = m5[v753];
            let v755: f32 = x16;
            let v756: f32 = v754 + v755;
            m5[v753] = v756;
          }
          workgroupBarrier();
        } else {
          let v757: u32 = v5 - v217;
          let v758: u32 = v113 - v217;
          for (var v759: u32 = v220; v759 < v218; v759 += v221) {
            x17 = v226;
            x18 = v226;
            x19 = v226;
            x20 = v226;
            let v760: u32 = min(v759, v758);
            let v761: u32 = v760 * v6;
            let v762: u32 = v138 + v761;
            for (var v763: u32 = v216; v763 < v117; v763 += v219) {
              let v764: u32 = v762 + v763;
              let v1667: bool = v1666 == v1551;
              if (v1667) {
                let v1668: vec4<u32> = vec4<u32>(b4[v764 + 0u], b4[v764 + 1u], b4[v764 + 2u], b4[v764 + 3u]);
                let v1669: vec4<f32> = bitcast<vec4<f32>>(v1668);
                x41 = v1669;
              } else {
                let v1670: bool = v1666 < v1555;
                if (v1670) {
                  let v1671: bool = v1666 == v1557;
                  let v1672: u32 = v764 >> v1557;
                  let v1673: vec2<u32> = vec2<u32>(b4[v1672 + 0u], b4[v1672 + 1u]);
                  let v1674: u32 = v1673.x;
                  let v1675: vec2<f32> = unpack2x16float(v1674);
                  let v1676: f32 = v1675.x;
                  let v1677: f32 = v1675.y;
                  let v1678: u32 = v1674 << v1565;
                  let v1679: u32 = v1674 & v1566;
                  let v1680: f32 = bitcast<f32>(v1678);
                  let v1681: f32 = bitcast<f32>(v1679);
                  let v1682: f32 = select(v1680, v1676, v1671);
                  let v1683: f32 = select(v1681, v1677, v1671);
                  let v1684: u32 = v1673.y;
                  let v1685: vec2<f32> = unpack2x16float(v1684);
                  let v1686: f32 = v1685.x;
                  let v1687: f32 = v1685.y;
                  let v1688: u32 = v1684 << v1565;
                  let v1689: u32 = v1684 & v1566;
                  let v1690: f32 = bitcast<f32>(v1688);
                  let v1691: f32 = bitcast<f32>(v1689);
                  let v1692: f32 = select(v1690, v1686, v1671);
                  let v1693: f32 = select(v1691, v1687, v1671);
                  let v1694: vec4<f32> = vec4<f32>(v1682, v1683, v1692, v1693);
                  x41 = v1694;
                } else {
                  let v1696: u32 = v764 >> v1585;
                  let v1697: u32 = v1696 * v1695;
                  let v1698: u32 = v764 & v1586;
                  let v1699: u32 = v1698 * v1695;
                  let v1700: u32 = v1699 >> v1585;
                  let v1701: u32 = v1697 + v1700;
                  let v1702: u32 = v1699 & v1586;
                  let v1703: u32 = b4[v1701];
                  let v1704: u32 = v1701 + v1557;
                  let v1705: u32 = b4[v1704];
                  let v1706: u32 = v1703 >> v1702;
                  let v1707: u32 = v1586 - v1702;
                  let v1708: u32 = v1705 << v1557;
                  let v1709: u32 = v1708 << v1707;
                  let v1710: u32 = v1706 | v1709;
                  let v1711: u32 = v1557 << v1695;
                  let v1712: u32 = v1711 - v1557;
                  let v1714: u32 = v764 >> v1713;
                  let v1715: bool = v1666 == v1555;
                  let v1716: bool = v1666 == v1606;
                  let v1717: u32 = v1714 >> v1557;
                  let v1718: u32 = select(v1717, v1714, v1715);
                  let v1720: u32 = v1719 + v1718;
                  let v1721: u32 = b4[v1720];
                  let v1722: f32 = bitcast<f32>(v1721);
                  let v1723: u32 = v1714 & v1557;
                  let v1724: bool = v1723 == v1557;
                  let v1725: vec2<f32> = unpack2x16float(v1721);
                  let v1726: f32 = v1725.x;
                  let v1727: f32 = v1725.y;
                  let v1728: u32 = v1721 << v1565;
                  let v1729: u32 = v1721 & v1566;
                  let v1730: f32 = bitcast<f32>(v1728);
                  let v1731: f32 = bitcast<f32>(v1729);
                  let v1732: f32 = select(v1726, v1727, v1724);
                  let v1733: f32 = select(v1730, v1731, v1724);
                  let v1734: f32 = select(v1733, v1732, v1716);
                  let v1735: f32 = select(v1734, v1722, v1715);
                  let v1736: bool = v1666 == v1555;
                  let v1737: bool = v1666 == v1606;
                  let v1738: u32 = v1714 >> v1557;
                  let v1739: u32 = select(v1738, v1714, v1736);
                  let v1741: u32 = v1740 + v1739;
                  let v1742: u32 = b4[v1741];
                  let v1743: f32 = bitcast<f32>(v1742);
                  let v1744: u32 = v1714 & v1557;
                  let v1745: bool = v1744 == v1557;
                  let v1746: vec2<f32> = unpack2x16float(v1742);
                  let v1747: f32 = v1746.x;
                  let v1748: f32 = v1746.y;
                  let v1749: u32 = v1742 << v1565;
                  let v1750: u32 = v1742 & v1566;
                  let v1751: f32 = bitcast<f32>(v1749);
                  let v1752: f32 = bitcast<f32>(v1750);
                  let v1753: f32 = select(v1747, v1748, v1745);
                  let v1754: f32 = select(v1751, v1752, v1745);
                  let v1755: f32 = select(v1754, v1753, v1737);
                  let v1756: f32 = select(v1755, v1743, v1736);
                  let v1757: u32 = v1710 & v1712;
                  let v1758: f32 = f32(v1757);
                  let v1759: f32 = fma(v1735, v1758, v1756);
                  let v1760: u32 = v1710 >> v1695;
                  let v1761: u32 = v1760 & v1712;
                  let v1762: f32 = f32(v1761);
                  let v1763: f32 = fma(v1735, v1762, v1756);
                  let v1764: u32 = v1760 >> v1695;
                  let v1765: u32 = v1764 & v1712;
                  let v1766: f32 = f32(v1765);
                  let v1767: f32 = fma(v1735, v1766, v1756);
                  let v1768: u32 = v1764 >> v1695;
                  let v1769: u32 = v1768 & v1712;
                  let v1770: f32 = f32(v1769);
                  let v1771: f32 = fma(v1735, v1770, v1756);
                  let v1772: vec4<f32> = vec4<f32>(v1759, v1763, v1767, v1771);
                  x41 = v1772;
                }
              }
              let v1773: vec4<f32> = x41;
              let v766: u32 = min(v216, v757);
              let v767: u32 = v766 * v14;
              let v768: u32 = v7 + v767;
              let v769: u32 = v768 + v763;
              let v770: vec4<f32> = vec4<f32>(m0[v769 + 0u], m0[v769 + 1u], m0[v769 + 2u], m0[v769 + 3u]);
              let v771: f32 = x17;
              let v772: f32 = v770.x;
              let v773: f32 = v1773.x;
              let v774: f32 = fma(v772, v773, v771);
              let v775: f32 = v770.y;
              let v776: f32 = v1773.y;
              let v777: f32 = fma(v775, v776, v774);
              let v778: f32 = v770.z;
              let v779: f32 = v1773.z;
              let v780: f32 = fma(v778, v779, v777);
              let v781: f32 = v770.w;
              let v782: f32 = v1773.w;
              let v783: f32 = fma(v781, v782, v780);
              x17 = v783;
              let v784: u32 = min(v217, v757);
              let v785: u32 = v784 * v14;
              let v786: u32 = v7 + v785;
              let v787: u32 = v786 + v763;
              let v788: vec4<f32> = vec4<f32>(m0[v787 + 0u], m0[v787 + 1u], m0[v787 + 2u], m0[v787 + 3u]);
              let v789: f32 = x18;
              let v790: f32 = v788.x;
              let v791: f32 = v1773.x;
              let v792: f32 = fma(v790, v791, v789);
              let v793: f32 = v788.y;
              let v794: f32 = v1773.y;
              let v795: f32 = fma(v793, v794, v792);
              let v796: f32 = v788.z;
              let v797: f32 = v1773.z;
              let v798: f32 = fma(v796, v797, v795);
              let v799: f32 = v788.w;
              let v800: f32 = v1773.w;
              let v801: f32 = fma(v799, v800, v798);
              x18 = v801;
              let v802: u32 = min(v290, v757);
              let v803: u32 = v802 * v14;
              let v804: u32 = v7 + v803;
              let v805: u32 = v804 + v763;
              let v806: vec4<f32> = vec4<f32>(m0[v805 + 0u], m0[v805 + 1u], m0[v805 + 2u], m0[v805 + 3u]);
              let v807: f32 = x19;
              let v808: f32 = v806.x;
              let v809: f32 = v1773.x;
              let v810: f32 = fma(v808, v809, v807);
              let v811: f32 = v806.y;
              let v812: f32 = v1773.y;
              let v813: f32 = fma(v811, v812, v810);
              let v814: f32 = v806.z;
              let v815: f32 = v1773.z;
              let v816: f32 = fma(v814, v815, v813);
              let v817: f32 = v806.w;
              let v818: f32 = v1773.w;
              let v819: f32 = fma(v817, v818, v816);
              x19 = v819;
              let v820: u32 = min(v295, v757);
              let v821: u32 = v820 * v14;
              let v822: u32 = v7 + v821;
              let v823: u32 = v822 + v763;
              let v824: vec4<f32> = vec4<f32>(m0[v823 + 0u], m0[v823 + 1u], m0[v823 + 2u], m0[v823 + 3u]);
              let v825: f32 = x20;
              let v826: f32 = v824.x;
              let v827: f32 = v1773.x;
              let v828: f32 = fma(v826, v827, v825);
              let v829: f32 = v824.y;
              let v830: f32 = v1773.y;
              let v831: f32 = fma(v829, v830, v828);
              let v832: f32 = v824.z;
              let v833: f32 = v1773.z;
              let v834: f32 = fma(v832, v833, v831);
              let v835: f32 = v824.w;
              let v836: f32 = v1773.w;
              let v837: f32 = fma(v835, v836, v834);
              x20 = v837;
            }
            let v838: f32 = m5[v759];
            let v839: f32 = x17;
            let v840: f32 = v838 + v839;
            m5[v759] = v840;
            let v841: u32 = v759 + v218;
            let v842: f32 = m5[v841];
            let v843: f32 = x18;
            let v844: f32 = v842 + v843;
            m5[v841] = v844;
            let v845: u32 = v759 + v406;
            let v846: f32 = m5[v845];
            let v847: f32 = x19;
            let v848: f32 = v846 + v847;
            m5[v845] = v848;
            let v849: u32 = v759 + v411;
            let v850: f32 = m5[v849];
            let v851: f32 = x20;
            let v852: f32 = v850 + v851;
            m5[v849] = v852;
          }
        }
        let v853: u32 = v138 / v6;
        x2 = v853;
        let v855: bool = v854 == v229;
        if (v855) {
          let v856: u32 = v853 * v6;
          let v857: u32 = v138 - v856;
          for (var v859: u32 = v220; v859 < v218; v859 += v221) {
            for (var v860: u32 = v216; v860 < v219; v860 += v217) {
              x21 = v226;
              let v861: bool = v860 < v5;
              let v862: bool = v859 < v117;
              let v863: bool = v861 & v862;
              if (v863) {
                let v864: u32 = v860 * v14;
                let v865: u32 = v7 + v864;
                let v866: u32 = v865 + v859;
                let v867: f32 = m0[v866];
                let v868: u32 = v857 + v859;
                let v869: u32 = v868 >> v217;
                let v870: u32 = v858 + v869;
                let v871: u32 = b5[v870];
                let v872: u32 = v868 & v217;
                let v873: bool = v872 == v217;
                let v874: vec2<f32> = unpack2x16float(v871);
                let v875: f32 = v874.x;
                let v876: f32 = v874.y;
                let v877: f32 = select(v875, v876, v873);
                let v878: f32 = v867 * v877;
                let v879: f32 = v878 * v254;
                x21 = v879;
              }
              let v880: f32 = x21;
              let v881: u32 = v860 * v218;
              let v882: u32 = v859 + v881;
              m4[v882] = v880;
            }
          }
          workgroupBarrier();
          for (var v883: u32 = v216; v883 < v260; v883 += v217) {
            let v884: u32 = v217 << v883;
            let v885: u32 = v884 - v217;
            let v886: u32 = v883 + v217;
            for (var v887: u32 = v220; v887 < v259; v887 += v221) {
              let v888: u32 = v887 >> v883;
              let v889: u32 = v888 << v886;
              let v890: u32 = v887 & v885;
              let v891: u32 = v889 + v890;
              for (var v892: u32 = v216; v892 < v219; v892 += v217) {
                let v893: u32 = v892 * v218;
                let v894: u32 = v893 + v891;
                let v895: u32 = v894 + v884;
                let v896: f32 = m4[v894];
                let v897: f32 = m4[v895];
                let v898: f32 = v896 + v897;
                let v899: f32 = v896 - v897;
                m4[v894] = v898;
                m4[v895] = v899;
              }
            }
            workgroupBarrier();
          }
          let v900: u32 = v857 / v278;
          for (var v901: u32 = v220; v901 < v218; v901 += v221) {
            x22 = v226;
            x23 = v226;
            x24 = v226;
            x25 = v226;
            let v902: u32 = v853 + v901;
            let v903: u32 = v902 / v278;
            let v904: u32 = v902 % v278;
            for (var v905: u32 = v216; v905 < v218; v905 += v217) {
              let v906: u32 = v905 / v278;
              let v907: u32 = v900 + v906;
              let v908: u32 = v905 % v278;
              let v911: u32 = v909 * v219;
              let v912: u32 = v907 * v910;
              let v913: u32 = v912 + v903;
              let v914: u32 = v913 * v911;
              let v915: u32 = v904 & v260;
              let v916: u32 = v915 << v296;
              let v917: u32 = v904 >> v295;
              let v918: u32 = v917 << v290;
              let v919: u32 = v908 & v260;
              let v920: u32 = v919 >> v217;
              let v921: u32 = v920 << v295;
              let v922: u32 = v908 >> v295;
              let v923: u32 = v922 << v217;
              let v924: u32 = v908 & v217;
              let v925: u32 = v916 + v918;
              let v926: u32 = v925 + v921;
              let v927: u32 = v926 + v923;
              let v928: u32 = v927 + v924;
              let v929: u32 = v928 + v217;
              let v930: u32 = v929 * v909;
              let v931: u32 = v930 >> v217;
              let v932: u32 = v911 << v296;
              let v933: u32 = v931 + v932;
              let v934: u32 = v933 - v217;
              let v935: u32 = v934 >> v296;
              let v936: u32 = v933 - v278;
              let v937: u32 = v936 >> v296;
              let v938: bool = v935 < v911;
              let v939: u32 = v935 - v911;
              let v940: u32 = select(v939, v935, v938);
              let v941: u32 = v914 + v940;
              let v942: u32 = b5[v941];
              let v943: bool = v937 < v911;
              let v944: u32 = v937 - v911;
              let v945: u32 = select(v944, v937, v943);
              let v946: u32 = v914 + v945;
              let v947: u32 = b5[v946];
              let v948: u32 = v934 & v317;
              let v949: u32 = v317 - v948;
              let v950: u32 = v942 >> v949;
              let v951: u32 = v947 << v217;
              let v952: u32 = v951 << v948;
              let v953: u32 = v950 | v952;
              let v954: u32 = v953 & v337;
              let v956: bool = v955 == v216;
              let v957: bool = v955 == v290;
              let v958: u32 = select(v343, v344, v957);
              let v959: u32 = select(v958, v342, v956);
              let v960: u32 = select(v216, v347, v956);
              let v961: u32 = v954 * v959;
              let v962: u32 = v961 + v960;
              let v963: u32 = v962 & v351;
              let v964: u32 = v963 ^ v352;
              let v965: u32 = v964 >> v278;
              let v966: u32 = v964 & v356;
              let v967: u32 = v966 << v278;
              let v968: u32 = v964 & v357;
              let v969: u32 = v968 << v358;
              let v970: u32 = v969 + v359;
              let v971: u32 = v967 | v970;
              let v972: f32 = bitcast<f32>(v971);
              let v973: u32 = v965 & v356;
              let v974: u32 = v973 << v278;
              let v975: u32 = v965 & v357;
              let v976: u32 = v975 << v358;
              let v977: u32 = v976 + v359;
              let v978: u32 = v974 | v977;
              let v979: f32 = bitcast<f32>(v978);
              let v980: f32 = v972 + v979;
              let v981: u32 = v962 & v375;
              let v982: u32 = v962 >> v376;
              let v983: u32 = v982 & v375;
              let v984: u32 = v981 + v983;
              let v985: u32 = v984 >> v278;
              let v986: u32 = v984 + v985;
              let v987: u32 = v986 & v377;
              let v988: f32 = f32(v987);
              let v989: f32 = fma(v988, v386, v387);
              let v990: f32 = select(v980, v989, v957);
              let v991: u32 = bitcast<u32>(v990);
              let v992: u32 = v991 >> v358;
              let v993: u32 = v992 & v217;
              let v994: u32 = v991 + v393;
              let v995: u32 = v994 + v993;
              let v996: u32 = v995 & v394;
              let v997: f32 = bitcast<f32>(v996);
              let v998: f32 = m4[v905];
              let v999: f32 = x22;
              let v1000: f32 = fma(v998, v997, v999);
              x22 = v1000;
              let v1001: u32 = v905 + v218;
              let v1002: f32 = m4[v1001];
              let v1003: f32 = x23;
              let v1004: f32 = fma(v1002, v997, v1003);
              x23 = v1004;
              let v1005: u32 = v905 + v406;
              let v1006: f32 = m4[v1005];
              let v1007: f32 = x24;
              let v1008: f32 = fma(v1006, v997, v1007);
              x24 = v1008;
              let v1009: u32 = v905 + v411;
              let v1010: f32 = m4[v1009];
              let v1011: f32 = x25;
              let v1012: f32 = fma(v1010, v997, v1011);
              x25 = v1012;
            }
            let v1013: f32 = m6[v901];
            let v1014: f32 = x22;
            let v1015: f32 = v1013 + v1014;
            m6[v901] = v1015;
            let v1016: u32 = v901 + v218;
            let v1017: f32 = m6[v1016];
            let v1018: f32 = x23;
            let v1019: f32 = v1017 + v1018;
            m6[v1016] = v1019;
            let v1020: u32 = v901 + v406;
            let v1021: f32 = m6[v1020];
            let v1022: f32 = x24;
            let v1023: f32 = v1021 + v1022;
            m6[v1020] = v1023;
            let v1024: u32 = v901 + v411;
            let v1025: f32 = m6[v1024];
            let v1026: f32 = x25;
            let v1027: f32 = v1025 + v1026;
            m6[v1024] = v1027;
          }
          workgroupBarrier();
        } else {
          let v1028: u32 = v5 - v217;
          let v1029: u32 = v113 - v217;
          for (var v1030: u32 = v220; v1030 < v218; v1030 += v221) {
            x26 = v226;
            x27 = v226;
            x28 = v226;
            x29 = v226;
            let v1031: u32 = min(v1030, v1029);
            let v1032: u32 = v1031 * v6;
            let v1033: u32 = v138 + v1032;
            for (var v1034: u32 = v216; v1034 < v117; v1034 += v219) {
              let v1035: u32 = v1033 + v1034;
              let v1775: bool = v1774 == v1551;
              if (v1775) {
                let v1776: vec4<u32> = vec4<u32>(b5[v1035 + 0u], b5[v1035 + 1u], b5[v1035 + 2u], b5[v1035 + 3u]);
                let v1777: vec4<f32> = bitcast<vec4<f32>>(v1776);
                x42 = v1777;
              } else {
                let v1778: bool = v1774 < v1555;
                if (v1778) {
                  let v1779: bool = v1774 == v1557;
                  let v1780: u32 = v1035 >> v1557;
                  let v1781: vec2<u32> = vec2<u32>(b5[v1780 + 0u], b5[v1780 + 1u]);
                  let v1782: u32 = v1781.x;
                  let v1783: vec2<f32> = unpack2x16float(v1782);
                  let v1784: f32 = v1783.x;
                  let v1785: f32 = v1783.y;
                  let v1786: u32 = v1782 << v1565;
                  let v1787: u32 = v1782 & v1566;
                  let v1788: f32 = bitcast<f32>(v1786);
                  let v1789: f32 = bitcast<f32>(v1787);
                  let v1790: f32 = select(v1788, v1784, v1779);
                  let v1791: f32 = select(v1789, v1785, v1779);
                  let v1792: u32 = v1781.y;
                  let v1793: vec2<f32> = unpack2x16float(v1792);
                  let v1794: f32 = v1793.x;
                  let v1795: f32 = v1793.y;
                  let v1796: u32 = v1792 << v1565;
                  let v1797: u32 = v1792 & v1566;
                  let v1798: f32 = bitcast<f32>(v1796);
                  let v1799: f32 = bitcast<f32>(v1797);
                  let v1800: f32 = select(v1798, v1794, v1779);
                  let v1801: f32 = select(v1799, v1795, v1779);
                  let v1802: vec4<f32> = vec4<f32>(v1790, v1791, v1800, v1801);
                  x42 = v1802;
                } else {
                  let v1804: u32 = v1035 >> v1585;
                  let v1805: u32 = v1804 * v1803;
                  let v1806: u32 = v1035 & v1586;
                  let v1807: u32 = v1806 * v1803;
                  let v1808: u32 = v1807 >> v1585;
                  let v1809: u32 = v1805 + v1808;
                  let v1810: u32 = v1807 & v1586;
                  let v1811: u32 = b5[v1809];
                  let v1812: u32 = v1809 + v1557;
                  let v1813: u32 = b5[v1812];
                  let v1814: u32 = v1811 >> v1810;
                  let v1815: u32 = v1586 - v1810;
                  let v1816: u32 = v1813 << v1557;
                  let v1817: u32 = v1816 << v1815;
                  let v1818: u32 = v1814 | v1817;
                  let v1819: u32 = v1557 << v1803;
                  let v1820: u32 = v1819 - v1557;
                  let v1822: u32 = v1035 >> v1821;
                  let v1823: bool = v1774 == v1555;
                  let v1824: bool = v1774 == v1606;
                  let v1825: u32 = v1822 >> v1557;
                  let v1826: u32 = select(v1825, v1822, v1823);
                  let v1828: u32 = v1827 + v1826;
                  let v1829: u32 = b5[v1828];
                  let v1830: f32 = bitcast<f32>(v1829);
                  let v1831: u32 = v1822 & v1557;
                  let v1832: bool = v1831 == v1557;
                  let v1833: vec2<f32> = unpack2x16float(v1829);
                  let v1834: f32 = v1833.x;
                  let v1835: f32 = v1833.y;
                  let v1836: u32 = v1829 << v1565;
                  let v1837: u32 = v1829 & v1566;
                  let v1838: f32 = bitcast<f32>(v1836);
                  let v1839: f32 = bitcast<f32>(v1837);
                  let v1840: f32 = select(v1834, v1835, v1832);
                  let v1841: f32 = select(v1838, v1839, v1832);
                  let v1842: f32 = select(v1841, v1840, v1824);
                  let v1843: f32 = select(v1842, v1830, v1823);
                  let v1844: bool = v1774 == v1555;
                  let v1845: bool = v1774 == v1606;
                  let v1846: u32 = v1822 >> v1557;
                  let v1847: u32 = select(v1846, v1822, v1844);
                  let v1849: u32 = v1848 + v1847;
                  let v1850: u32 = b5[v1849];
                  let v1851: f32 = bitcast<f32>(v1850);
                  let v1852: u32 = v1822 & v1557;
                  let v1853: bool = v1852 == v1557;
                  let v1854: vec2<f32> = unpack2x16float(v1850);
                  let v1855: f32 = v1854.x;
                  let v1856: f32 = v1854.y;
                  let v1857: u32 = v1850 << v1565;
                  let v1858: u32 = v1850 & v1566;
                  let v1859: f32 = bitcast<f32>(v1857);
                  let v1860: f32 = bitcast<f32>(v1858);
                  let v1861: f32 = select(v1855, v1856, v1853);
                  let v1862: f32 = select(v1859, v1860, v1853);
                  let v1863: f32 = select(v1862, v1861, v1845);
                  let v1864: f32 = select(v1863, v1851, v1844);
                  let v1865: u32 = v1818 & v1820;
                  let v1866: f32 = f32(v1865);
                  let v1867: f32 = fma(v1843, v1866, v1864);
                  let v1868: u32 = v1818 >> v1803;
                  let v1869: u32 = v1868 & v1820;
                  let v1870: f32 = f32(v1869);
                  let v1871: f32 = fma(v1843, v1870, v1864);
                  let v1872: u32 = v1868 >> v1803;
                  let v1873: u32 = v1872 & v1820;
                  let v1874: f32 = f32(v1873);
                  let v1875: f32 = fma(v1843, v1874, v1864);
                  let v1876: u32 = v1872 >> v1803;
                  let v1877: u32 = v1876 & v1820;
                  let v1878: f32 = f32(v1877);
                  let v1879: f32 = fma(v1843, v1878, v1864);
                  let v1880: vec4<f32> = vec4<f32>(v1867, v1871, v1875, v1879);
                  x42 = v1880;
                }
              }
              let v1881: vec4<f32> = x42;
              let v1037: u32 = min(v216, v1028);
              let v1038: u32 = v1037 * v14;
              let v1039: u32 = v7 + v1038;
              let v1040: u32 = v1039 + v1034;
              let v1041: vec4<f32> = vec4<f32>(m0[v1040 + 0u], m0[v1040 + 1u], m0[v1040 + 2u], m0[v1040 + 3u]);
              let v1042: f32 = x26;
              let v1043: f32 = v1041.x;
              let v1044: f32 = v1881.x;
              let v1045: f32 = fma(v1043, v1044, v1042);
              let v1046: f32 = v1041.y;
              let v1047: f32 = v1881.y;
              let v1048: f32 = fma(v1046, v1047, v1045);
              let v1049: f32 = v1041.z;
              let v1050: f32 = v1881.z;
              let v1051: f32 = fma(v1049, v1050, v1048);
              let v1052: f32 = v1041.w;
              let v1053: f32 = v1881.w;
              let v1054: f32 = fma(v1052, v1053, v1051);
              x26 = v1054;
              let v1055: u32 = min(v217, v1028);
              let v1056: u32 = v1055 * v14;
              let v1057: u32 = v7 + v1056;
              let v1058: u32 = v1057 + v1034;
              let v1059: vec4<f32> = vec4<f32>(m0[v1058 + 0u], m0[v1058 + 1u], m0[v1058 + 2u], m0[v1058 + 3u]);
              let v1060: f32 = x27;
              let v1061: f32 = v1059.x;
              let v1062: f32 = v1881.x;
              let v1063: f32 = fma(v1061, v1062, v1060);
              let v1064: f32 = v1059.y;
              let v1065: f32 = v1881.y;
              let v1066: f32 = fma(v1064, v1065, v1063);
              let v1067: f32 = v1059.z;
              let v1068: f32 = v1881.z;
              let v1069: f32 = fma(v1067, v1068, v1066);
              let v1070: f32 = v1059.w;
              let v1071: f32 = v1881.w;
              let v1072: f32 = fma(v1070, v1071, v1069);
              x27 = v1072;
              let v1073: u32 = min(v290, v1028);
              let v1074: u32 = v1073 * v14;
              let v1075: u32 = v7 + v1074;
              let v1076: u32 = v1075 + v1034;
              let v1077: vec4<f32> = vec4<f32>(m0[v1076 + 0u], m0[v1076 + 1u], m0[v1076 + 2u], m0[v1076 + 3u]);
              let v1078: f32 = x28;
              let v1079: f32 = v1077.x;
              let v1080: f32 = v1881.x;
              let v1081: f32 = fma(v1079, v1080, v1078);
              let v1082: f32 = v1077.y;
              let v1083: f32 = v1881.y;
              let v1084: f32 = fma(v1082, v1083, v1081);
              let v1085: f32 = v1077.z;
              let v1086: f32 = v1881.z;
              let v1087: f32 = fma(v1085, v1086, v1084);
              let v1088: f32 = v1077.w;
              let v1089: f32 = v1881.w;
              let v1090: f32 = fma(v1088, v1089, v1087);
              x28 = v1090;
              let v1091: u32 = min(v295, v1028);
              let v1092: u32 = v1091 * v14;
              let v1093: u32 = v7 + v1092;
              let v1094: u32 = v1093 + v1034;
              let v1095: vec4<f32> = vec4<f32>(m0[v1094 + 0u], m0[v1094 + 1u], m0[v1094 + 2u], m0[v1094 + 3u]);
              let v1096: f32 = x29;
              let v1097: f32 = v1095.x;
              let v1098: f32 = v1881.x;
              let v1099: f32 = fma(v1097, v1098, v1096);
              let v1100: f32 = v1095.y;
              let v1101: f32 = v1881.y;
              let v1102: f32 = fma(v1100, v1101, v1099);
              let v1103: f32 = v1095.z;
              let v1104: f32 = v1881.z;
              let v1105: f32 = fma(v1103, v1104, v1102);
              let v1106: f32 = v1095.w;
              let v1107: f32 = v1881.w;
              let v1108: f32 = fma(v1106, v1107, v1105);
              x29 = v1108;
            }
            let v1109: f32 = m6[v1030];
            let v1110: f32 = x26;
            let v1111: f32 = v1109 + v1110;
            m6[v1030] = v1111;
            let v1112: u32 = v1030 + v218;
            let v1113: f32 = m6[v1112];
            let v1114: f32 = x27;
            let v1115: f32 = v1113 + v1114;
            m6[v1112] = v1115;
            let v1116: u32 = v1030 + v406;
            let v1117: f32 = m6[v1116];
            let v1118: f32 = x28;
            let v1119: f32 = v1117 + v1118;
            m6[v1116] = v1119;
            let v1120: u32 = v1030 + v411;
            let v1121: f32 = m6[v1120];
            let v1122: f32 = x29;
            let v1123: f32 = v1121 + v1122;
            m6[v1120] = v1123;
          }
        }
        workgroupBarrier();
      }
      for (var v1124: u32 = v220; v1124 < v218; v1124 += v221) {
        for (var v1125: u32 = v216; v1125 < v219; v1125 += v217) {
          let v1126: u32 = v1125 * v218;
          let v1127: u32 = v1124 + v1126;
          let v1128: f32 = m5[v1127];
          let v1129: u32 = v1125 * v14;
          let v1130: u32 = v7 + v1129;
          let v1131: u32 = v1130 + v1124;
          m2[v1131] = v1128;
        }
      }
      workgroupBarrier();
      let v1132: bool = v583 == v229;
      if (v1132) {
        for (var v1133: u32 = v216; v1133 < v260; v1133 += v217) {
          let v1134: u32 = v217 << v1133;
          let v1135: u32 = v1134 - v217;
          let v1136: u32 = v1133 + v217;
          for (var v1137: u32 = v220; v1137 < v259; v1137 += v221) {
            let v1138: u32 = v1137 >> v1133;
            let v1139: u32 = v1138 << v1136;
            let v1140: u32 = v1137 & v1135;
            let v1141: u32 = v1139 + v1140;
            for (var v1142: u32 = v216; v1142 < v219; v1142 += v217) {
              let v1143: u32 = v1142 * v14;
              let v1144: u32 = v7 + v1143;
              let v1145: u32 = v1144 + v1141;
              let v1146: u32 = v1145 + v1134;
              let v1147: f32 = m2[v1145];
              let v1148: f32 = m2[v1146];
              let v1149: f32 = v1147 + v1148;
              let v1150: f32 = v1147 - v1148;
              m2[v1145] = v1149;
              m2[v1146] = v1150;
            }
          }
          workgroupBarrier();
        }
        let v1151: u32 = x1;
        for (var v1153: u32 = v220; v1153 < v218; v1153 += v221) {
          for (var v1154: u32 = v216; v1154 < v219; v1154 += v217) {
            let v1155: u32 = v1154 * v14;
            let v1156: u32 = v7 + v1155;
            let v1157: u32 = v1156 + v1153;
            let v1158: f32 = m2[v1157];
            let v1159: u32 = v1151 + v1153;
            let v1160: u32 = v1159 >> v217;
            let v1161: u32 = v1152 + v1160;
            let v1162: u32 = b4[v1161];
            let v1163: u32 = v1159 & v217;
            let v1164: bool = v1163 == v217;
            let v1165: vec2<f32> = unpack2x16float(v1162);
            let v1166: f32 = v1165.x;
            let v1167: f32 = v1165.y;
            let v1168: f32 = select(v1166, v1167, v1164);
            let v1169: f32 = v1158 * v254;
            let v1170: f32 = v1169 * v1168;
            m2[v1157] = v1170;
          }
        }
        workgroupBarrier();
      }
      for (var v1171: u32 = v220; v1171 < v218; v1171 += v221) {
        for (var v1172: u32 = v216; v1172 < v219; v1172 += v217) {
          let v1173: u32 = v1172 * v218;
          let v1174: u32 = v1171 + v1173;
          let v1175: f32 = m6[v1174];
          let v1176: u32 = v1172 * v14;
          let v1177: u32 = v7 + v1176;
          let v1178: u32 = v1177 + v1171;
          m3[v1178] = v1175;
        }
      }
      workgroupBarrier();
      let v1179: bool = v854 == v229;
      if (v1179) {
        for (var v1180: u32 = v216; v1180 < v260; v1180 += v217) {
          let v1181: u32 = v217 << v1180;
          let v1182: u32 = v1181 - v217;
          let v1183: u32 = v1180 + v217;
          for (var v1184: u32 = v220; v1184 < v259; v1184 += v221) {
            let v1185: u32 = v1184 >> v1180;
            let v1186: u32 = v1185 << v1183;
            let v1187: u32 = v1184 & v1182;
            let v1188: u32 = v1186 + v1187;
            for (var v1189: u32 = v216; v1189 < v219; v1189 += v217) {
              let v1190: u32 = v1189 * v14;
              let v1191: u32 = v7 + v1190;
              let v1192: u32 = v1191 + v1188;
              let v1193: u32 = v1192 + v1181;
              let v1194: f32 = m3[v1192];
              let v1195: f32 = m3[v1193];
              let v1196: f32 = v1194 + v1195;
              let v1197: f32 = v1194 - v1195;
              m3[v1192] = v1196;
              m3[v1193] = v1197;
            }
          }
          workgroupBarrier();
        }
        let v1198: u32 = x2;
        for (var v1200: u32 = v220; v1200 < v218; v1200 += v221) {
          for (var v1201: u32 = v216; v1201 < v219; v1201 += v217) {
            let v1202: u32 = v1201 * v14;
            let v1203: u32 = v7 + v1202;
            let v1204: u32 = v1203 + v1200;
            let v1205: f32 = m3[v1204];
            let v1206: u32 = v1198 + v1200;
            let v1207: u32 = v1206 >> v217;
            let v1208: u32 = v1199 + v1207;
            let v1209: u32 = b5[v1208];
            let v1210: u32 = v1206 & v217;
            let v1211: bool = v1210 == v217;
            let v1212: vec2<f32> = unpack2x16float(v1209);
            let v1213: f32 = v1212.x;
            let v1214: f32 = v1212.y;
            let v1215: f32 = select(v1213, v1214, v1211);
            let v1216: f32 = v1205 * v254;
            let v1217: f32 = v1216 * v1215;
            m3[v1204] = v1217;
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
      for (var v1218: u32 = v220; v1218 < v218; v1218 += v221) {
        for (var v1219: u32 = v216; v1219 < v219; v1219 += v217) {
          let v1220: u32 = v1219 * v218;
          let v1221: u32 = v1218 + v1220;
          m5[v1221] = v226;
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
        let v1222: u32 = v197 / v6;
        x1 = v1222;
        let v1224: bool = v1223 == v229;
        if (v1224) {
          let v1225: u32 = v1222 * v6;
          let v1226: u32 = v197 - v1225;
          for (var v1228: u32 = v220; v1228 < v218; v1228 += v221) {
            for (var v1229: u32 = v216; v1229 < v219; v1229 += v217) {
              x30 = v226;
              let v1230: bool = v1229 < v5;
              let v1231: bool = v1228 < v176;
              let v1232: bool = v1230 & v1231;
              if (v1232) {
                let v1233: u32 = v1229 * v14;
                let v1234: u32 = v7 + v1233;
                let v1235: u32 = v1234 + v1228;
                let v1236: f32 = m0[v1235];
                let v1237: u32 = v1226 + v1228;
                let v1238: u32 = v1237 >> v217;
                let v1239: u32 = v1227 + v1238;
                let v1240: u32 = b7[v1239];
                let v1241: u32 = v1237 & v217;
                let v1242: bool = v1241 == v217;
                let v1243: vec2<f32> = unpack2x16float(v1240);
                let v1244: f32 = v1243.x;
                let v1245: f32 = v1243.y;
                let v1246: f32 = select(v1244, v1245, v1242);
                let v1247: f32 = v1236 * v1246;
                let v1248: f32 = v1247 * v254;
                x30 = v1248;
              }
              let v1249: f32 = x30;
              let v1250: u32 = v1229 * v218;
              let v1251: u32 = v1228 + v1250;
              m4[v1251] = v1249;
            }
          }
          workgroupBarrier();
          for (var v1252: u32 = v216; v1252 < v260; v1252 += v217) {
            let v1253: u32 = v217 << v1252;
            let v1254: u32 = v1253 - v217;
            let v1255: u32 = v1252 + v217;
            for (var v1256: u32 = v220; v1256 < v259; v1256 += v221) {
              let v1257: u32 = v1256 >> v1252;
              let v1258: u32 = v1257 << v1255;
              let v1259: u32 = v1256 & v1254;
              let v1260: u32 = v1258 + v1259;
              for (var v1261: u32 = v216; v1261 < v219; v1261 += v217) {
                let v1262: u32 = v1261 * v218;
                let v1263: u32 = v1262 + v1260;
                let v1264: u32 = v1263 + v1253;
                let v1265: f32 = m4[v1263];
                let v1266: f32 = m4[v1264];
                let v1267: f32 = v1265 + v1266;
                let v1268: f32 = v1265 - v1266;
                m4[v1263] = v1267;
                m4[v1264] = v1268;
              }
            }
            workgroupBarrier();
          }
          let v1269: u32 = v1226 / v278;
          for (var v1270: u32 = v220; v1270 < v218; v1270 += v221) {
            x31 = v226;
            x32 = v226;
            x33 = v226;
            x34 = v226;
            let v1271: u32 = v1222 + v1270;
            let v1272: u32 = v1271 / v278;
            let v1273: u32 = v1271 % v278;
            for (var v1274: u32 = v216; v1274 < v218; v1274 += v217) {
              let v1275: u32 = v1274 / v278;
              let v1276: u32 = v1269 + v1275;
              let v1277: u32 = v1274 % v278;
              let v1280: u32 = v1278 * v219;
              let v1281: u32 = v1276 * v1279;
              let v1282: u32 = v1281 + v1272;
              let v1283: u32 = v1282 * v1280;
              let v1284: u32 = v1273 & v260;
              let v1285: u32 = v1284 << v296;
              let v1286: u32 = v1273 >> v295;
              let v1287: u32 = v1286 << v290;
              let v1288: u32 = v1277 & v260;
              let v1289: u32 = v1288 >> v217;
              let v1290: u32 = v1289 << v295;
              let v1291: u32 = v1277 >> v295;
              let v1292: u32 = v1291 << v217;
              let v1293: u32 = v1277 & v217;
              let v1294: u32 = v1285 + v1287;
              let v1295: u32 = v1294 + v1290;
              let v1296: u32 = v1295 + v1292;
              let v1297: u32 = v1296 + v1293;
              let v1298: u32 = v1297 + v217;
              let v1299: u32 = v1298 * v1278;
              let v1300: u32 = v1299 >> v217;
              let v1301: u32 = v1280 << v296;
              let v1302: u32 = v1300 + v1301;
              let v1303: u32 = v1302 - v217;
              let v1304: u32 = v1303 >> v296;
              let v1305: u32 = v1302 - v278;
              let v1306: u32 = v1305 >> v296;
              let v1307: bool = v1304 < v1280;
              let v1308: u32 = v1304 - v1280;
              let v1309: u32 = select(v1308, v1304, v1307);
              let v1310: u32 = v1283 + v1309;
              let v1311: u32 = b7[v1310];
              let v1312: bool = v1306 < v1280;
              let v1313: u32 = v1306 - v1280;
              let v1314: u32 = select(v1313, v1306, v1312);
              let v1315: u32 = v1283 + v1314;
              let v1316: u32 = b7[v1315];
              let v1317: u32 = v1303 & v317;
              let v1318: u32 = v317 - v1317;
              let v1319: u32 = v1311 >> v1318;
              let v1320: u32 = v1316 << v217;
              let v1321: u32 = v1320 << v1317;
              let v1322: u32 = v1319 | v1321;
              let v1323: u32 = v1322 & v337;
              let v1325: bool = v1324 == v216;
              let v1326: bool = v1324 == v290;
              let v1327: u32 = select(v343, v344, v1326);
              let v1328: u32 = select(v1327, v342, v1325);
              let v1329: u32 = select(v216, v347, v1325);
              let v1330: u32 = v1323 * v1328;
              let v1331: u32 = v1330 + v1329;
              let v1332: u32 = v1331 & v351;
              let v1333: u32 = v1332 ^ v352;
              let v1334: u32 = v1333 >> v278;
              let v1335: u32 = v1333 & v356;
              let v1336: u32 = v1335 << v278;
              let v1337: u32 = v1333 & v357;
              let v1338: u32 = v1337 << v358;
              let v1339: u32 = v1338 + v359;
              let v1340: u32 = v1336 | v1339;
              let v1341: f32 = bitcast<f32>(v1340);
              let v1342: u32 = v1334 & v356;
              let v1343: u32 = v1342 << v278;
              let v1344: u32 = v1334 & v357;
              let v1345: u32 = v1344 << v358;
              let v1346: u32 = v1345 + v359;
              let v1347: u32 = v1343 | v1346;
              let v1348: f32 = bitcast<f32>(v1347);
              let v1349: f32 = v1341 + v1348;
              let v1350: u32 = v1331 & v375;
              let v1351: u32 = v1331 >> v376;
              let v1352: u32 = v1351 & v375;
              let v1353: u32 = v1350 + v1352;
              let v1354: u32 = v1353 >> v278;
              let v1355: u32 = v1353 + v1354;
              let v1356: u32 = v1355 & v377;
              let v1357: f32 = f32(v1356);
              let v1358: f32 = fma(v1357, v386, v387);
              let v1359: f32 = select(v1349, v1358, v1326);
              let v1360: u32 = bitcast<u32>(v1359);
              let v1361: u32 = v1360 >> v358;
              let v1362: u32 = v1361 & v217;
              let v1363: u32 = v1360 + v393;
              let v1364: u32 = v1363 + v1362;
              let v1365: u32 = v1364 & v394;
              let v1366: f32 = bitcast<f32>(v1365);
              let v1367: f32 = m4[v1274];
              let v1368: f32 = x31;
              let v1369: f32 = fma(v1367, v1366, v1368);
              x31 = v1369;
              let v1370: u32 = v1274 + v218;
              let v1371: f32 = m4[v1370];
              let v1372: f32 = x32;
              let v1373: f32 = fma(v1371, v1366, v1372);
              x32 = v1373;
              let v1374: u32 = v1274 + v406;
              let v1375: f32 = m4[v1374];
              let v1376: f32 = x33;
              let v1377: f32 = fma(v1375, v1366, v1376);
              x33 = v1377;
              let v1378: u32 = v1274 + v411;
              let v1379: f32 = m4[v1378];
              let v1380: f32 = x34;
              let v1381: f32 = fma(v1379, v1366, v1380);
              x34 = v1381;
            }
            let v1382: f32 = m5[v1270];
            let v1383: f32 = x31;
            let v1384: f32 = v1382 + v1383;
            m5[v1270] = v1384;
            let v1385: u32 = v1270 + v218;
            let v1386: f32 = m5[v1385];
            let v1387: f32 = x32;
            let v1388: f32 = v1386 + v1387;
            m5[v1385] = v1388;
            let v1389: u32 = v1270 + v406;
            let v1390: f32 = m5[v1389];
            let v1391: f32 = x33;
            let v1392: f32 = v1390 + v1391;
            m5[v1389] = v1392;
            let v1393: u32 = v1270 + v411;
            let v1394: f32 = m5[v1393];
            let v1395: f32 = x34;
            let v1396: f32 = v1394 + v1395;
            m5[v1393] = v1396;
          }
          workgroupBarrier();
        } else {
          let v1397: u32 = v5 - v217;
          let v1398: u32 = v172 - v217;
          for (var v1399: u32 = v220; v1399 < v218; v1399 += v221) {
            x35 = v226;
            x36 = v226;
            x37 = v226;
            x38 = v226;
            let v1400: u32 = min(v1399, v1398);
            let v1401: u32 = v1400 * v6;
            let v1402: u32 = v197 + v1401;
            for (var v1403: u32 = v216; v1403 < v176; v1403 += v219) {
              let v1404: u32 = v1402 + v1403;
              let v1883: bool = v1882 == v1551;
              if (v1883) {
                let v1884: vec4<u32> = vec4<u32>(b7[v1404 + 0u], b7[v1404 + 1u], b7[v1404 + 2u], b7[v1404 + 3u]);
                let v1885: vec4<f32> = bitcast<vec4<f32>>(v1884);
                x43 = v1885;
              } else {
                let v1886: bool = v1882 < v1555;
                if (v1886) {
                  let v1887: bool = v1882 == v1557;
                  let v1888: u32 = v1404 >> v1557;
                  let v1889: vec2<u32> = vec2<u32>(b7[v1888 + 0u], b7[v1888 + 1u]);
                  let v1890: u32 = v1889.x;
                  let v1891: vec2<f32> = unpack2x16float(v1890);
                  let v1892: f32 = v1891.x;
                  let v1893: f32 = v1891.y;
                  let v1894: u32 = v1890 << v1565;
                  let v1895: u32 = v1890 & v1566;
                  let v1896: f32 = bitcast<f32>(v1894);
                  let v1897: f32 = bitcast<f32>(v1895);
                  let v1898: f32 = select(v1896, v1892, v1887);
                  let v1899: f32 = select(v1897, v1893, v1887);
                  let v1900: u32 = v1889.y;
                  let v1901: vec2<f32> = unpack2x16float(v1900);
                  let v1902: f32 = v1901.x;
                  let v1903: f32 = v1901.y;
                  let v1904: u32 = v1900 << v1565;
                  let v1905: u32 = v1900 & v1566;
                  let v1906: f32 = bitcast<f32>(v1904);
                  let v1907: f32 = bitcast<f32>(v1905);
                  let v1908: f32 = select(v1906, v1902, v1887);
                  let v1909: f32 = select(v1907, v1903, v1887);
                  let v1910: vec4<f32> = vec4<f32>(v1898, v1899, v1908, v1909);
                  x43 = v1910;
                } else {
                  let v1912: u32 = v1404 >> v1585;
                  let v1913: u32 = v1912 * v1911;
                  let v1914: u32 = v1404 & v1586;
                  let v1915: u32 = v1914 * v1911;
                  let v1916: u32 = v1915 >> v1585;
                  let v1917: u32 = v1913 + v1916;
                  let v1918: u32 = v1915 & v1586;
                  let v1919: u32 = b7[v1917];
                  let v1920: u32 = v1917 + v1557;
                  let v1921: u32 = b7[v1920];
                  let v1922: u32 = v1919 >> v1918;
                  let v1923: u32 = v1586 - v1918;
                  let v1924: u32 = v1921 << v1557;
                  let v1925: u32 = v1924 << v1923;
                  let v1926: u32 = v1922 | v1925;
                  let v1927: u32 = v1557 << v1911;
                  let v1928: u32 = v1927 - v1557;
                  let v1930: u32 = v1404 >> v1929;
                  let v1931: bool = v1882 == v1555;
                  let v1932: bool = v1882 == v1606;
                  let v1933: u32 = v1930 >> v1557;
                  let v1934: u32 = select(v1933, v1930, v1931);
                  let v1936: u32 = v1935 + v1934;
                  let v1937: u32 = b7[v1936];
                  let v1938: f32 = bitcast<f32>(v1937);
                  let v1939: u32 = v1930 & v1557;
                  let v1940: bool = v1939 == v1557;
                  let v1941: vec2<f32> = unpack2x16float(v1937);
                  let v1942: f32 = v1941.x;
                  let v1943: f32 = v1941.y;
                  let v1944: u32 = v1937 << v1565;
                  let v1945: u32 = v1937 & v1566;
                  let v1946: f32 = bitcast<f32>(v1944);
                  let v1947: f32 = bitcast<f32>(v1945);
                  let v1948: f32 = select(v1942, v1943, v1940);
                  let v1949: f32 = select(v1946, v1947, v1940);
                  let v1950: f32 = select(v1949, v1948, v1932);
                  let v1951: f32 = select(v1950, v1938, v1931);
                  let v1952: bool = v1882 == v1555;
                  let v1953: bool = v1882 == v1606;
                  let v1954: u32 = v1930 >> v1557;
                  let v1955: u32 = select(v1954, v1930, v1952);
                  let v1957: u32 = v1956 + v1955;
                  let v1958: u32 = b7[v1957];
                  let v1959: f32 = bitcast<f32>(v1958);
                  let v1960: u32 = v1930 & v1557;
                  let v1961: bool = v1960 == v1557;
                  let v1962: vec2<f32> = unpack2x16float(v1958);
                  let v1963: f32 = v1962.x;
                  let v1964: f32 = v1962.y;
                  let v1965: u32 = v1958 << v1565;
                  let v1966: u32 = v1958 & v1566;
                  let v1967: f32 = bitcast<f32>(v1965);
                  let v1968: f32 = bitcast<f32>(v1966);
                  let v1969: f32 = select(v1963, v1964, v1961);
                  let v1970: f32 = select(v1967, v1968, v1961);
                  let v1971: f32 = select(v1970, v1969, v1953);
                  let v1972: f32 = select(v1971, v1959, v1952);
                  let v1973: u32 = v1926 & v1928;
                  let v1974: f32 = f32(v1973);
                  let v1975: f32 = fma(v1951, v1974, v1972);
                  let v1976: u32 = v1926 >> v1911;
                  let v1977: u32 = v1976 & v1928;
                  let v1978: f32 = f32(v1977);
                  let v1979: f32 = fma(v1951, v1978, v1972);
                  let v1980: u32 = v1976 >> v1911;
                  let v1981: u32 = v1980 & v1928;
                  let v1982: f32 = f32(v1981);
                  let v1983: f32 = fma(v1951, v1982, v1972);
                  let v1984: u32 = v1980 >> v1911;
                  let v1985: u32 = v1984 & v1928;
                  let v1986: f32 = f32(v1985);
                  let v1987: f32 = fma(v1951, v1986, v1972);
                  let v1988: vec4<f32> = vec4<f32>(v1975, v1979, v1983, v1987);
                  x43 = v1988;
                }
              }
              let v1989: vec4<f32> = x43;
              let v1406: u32 = min(v216, v1397);
              let v1407: u32 = v1406 * v14;
              let v1408: u32 = v7 + v1407;
              let v1409: u32 = v1408 + v1403;
              let v1410: vec4<f32> = vec4<f32>(m0[v1409 + 0u], m0[v1409 + 1u], m0[v1409 + 2u], m0[v1409 + 3u]);
              let v1411: f32 = x35;
              let v1412: f32 = v1410.x;
              let v1413: f32 = v1989.x;
              let v1414: f32 = fma(v1412, v1413, v1411);
              let v1415: f32 = v1410.y;
              let v1416: f32 = v1989.y;
              let v1417: f32 = fma(v1415, v1416, v1414);
              let v1418: f32 = v1410.z;
              let v1419: f32 = v1989.z;
              let v1420: f32 = fma(v1418, v1419, v1417);
              let v1421: f32 = v1410.w;
              let v1422: f32 = v1989.w;
              let v1423: f32 = fma(v1421, v1422, v1420);
              x35 = v1423;
              let v1424: u32 = min(v217, v1397);
              let v1425: u32 = v1424 * v14;
              let v1426: u32 = v7 + v1425;
              let v1427: u32 = v1426 + v1403;
              let v1428: vec4<f32> = vec4<f32>(m0[v1427 + 0u], m0[v1427 + 1u], m0[v1427 + 2u], m0[v1427 + 3u]);
              let v1429: f32 = x36;
              let v1430: f32 = v1428.x;
              let v1431: f32 = v1989.x;
              let v1432: f32 = fma(v1430, v1431, v1429);
              let v1433: f32 = v1428.y;
              let v1434: f32 = v1989.y;
              let v1435: f32 = fma(v1433, v1434, v1432);
              let v1436: f32 = v1428.z;
              let v1437: f32 = v1989.z;
              let v1438: f32 = fma(v1436, v1437, v1435);
              let v1439: f32 = v1428.w;
              let v1440: f32 = v1989.w;
              let v1441: f32 = fma(v1439, v1440, v1438);
              x36 = v1441;
              let v1442: u32 = min(v290, v1397);
              let v1443: u32 = v1442 * v14;
              let v1444: u32 = v7 + v1443;
              let v1445: u32 = v1444 + v1403;
              let v1446: vec4<f32> = vec4<f32>(m0[v1445 + 0u], m0[v1445 + 1u], m0[v1445 + 2u], m0[v1445 + 3u]);
              let v1447: f32 = x37;
              let v1448: f32 = v1446.x;
              let v1449: f32 = v1989.x;
              let v1450: f32 = fma(v1448, v1449, v1447);
              let v1451: f32 = v1446.y;
              let v1452: f32 = v1989.y;
              let v1453: f32 = fma(v1451, v1452, v1450);
              let v1454: f32 = v1446.z;
              let v1455: f32 = v1989.z;
              let v1456: f32 = fma(v1454, v1455, v1453);
              let v1457: f32 = v1446.w;
              let v1458: f32 = v1989.w;
              let v1459: f32 = fma(v1457, v1458, v1456);
              x37 = v1459;
              let v1460: u32 = min(v295, v1397);
              let v1461: u32 = v1460 * v14;
              let v1462: u32 = v7 + v1461;
              let v1463: u32 = v1462 + v1403;
              let v1464: vec4<f32> = vec4<f32>(m0[v1463 + 0u], m0[v1463 + 1u], m0[v1463 + 2u], m0[v1463 + 3u]);
              let v1465: f32 = x38;
              let v1466: f32 = v1464.x;
              let v1467: f32 = v1989.x;
              let v1468: f32 = fma(v1466, v1467, v1465);
              let v1469: f32 = v1464.y;
              let v1470: f32 = v1989.y;
              let v1471: f32 = fma(v1469, v1470, v1468);
              let v1472: f32 = v1464.z;
              let v1473: f32 = v1989.z;
              let v1474: f32 = fma(v1472, v1473, v1471);
              let v1475: f32 = v1464.w;
              let v1476: f32 = v1989.w;
              let v1477: f32 = fma(v1475, v1476, v1474);
              x38 = v1477;
            }
            let v1478: f32 = m5[v1399];
            let v1479: f32 = x35;
            let v1480: f32 = v1478 + v1479;
            m5[v1399] = v1480;
            let v1481: u32 = v1399 + v218;
            let v1482: f32 = m5[v1481];
            let v1483: f32 = x36;
            let v1484: f32 = v1482 + v1483;
            m5[v1481] = v1484;
            let v1485: u32 = v1399 + v406;
            let v1486: f32 = m5[v1485];
            let v1487: f32 = x37;
            let v1488: f32 = v1486 + v1487;
            m5[v1485] = v1488;
            let v1489: u32 = v1399 + v411;
            let v1490: f32 = m5[v1489];
            let v1491: f32 = x38;
            let v1492: f32 = v1490 + v1491;
            m5[v1489] = v1492;
          }
        }
        workgroupBarrier();
      }
      for (var v1493: u32 = v220; v1493 < v218; v1493 += v221) {
        for (var v1494: u32 = v216; v1494 < v219; v1494 += v217) {
          let v1495: u32 = v1494 * v218;
          let v1496: u32 = v1493 + v1495;
          let v1497: f32 = m5[v1496];
          let v1498: u32 = v1494 * v14;
          let v1499: u32 = v7 + v1498;
          let v1500: u32 = v1499 + v1493;
          m2[v1500] = v1497;
        }
      }
      workgroupBarrier();
      let v1501: bool = v1223 == v229;
      if (v1501) {
        for (var v1502: u32 = v216; v1502 < v260; v1502 += v217) {
          let v1503: u32 = v217 << v1502;
          let v1504: u32 = v1503 - v217;
          let v1505: u32 = v1502 + v217;
          for (var v1506: u32 = v220; v1506 < v259; v1506 += v221) {
            let v1507: u32 = v1506 >> v1502;
            let v1508: u32 = v1507 << v1505;
            let v1509: u32 = v1506 & v1504;
            let v1510: u32 = v1508 + v1509;
            for (var v1511: u32 = v216; v1511 < v219; v1511 += v217) {
              let v1512: u32 = v1511 * v14;
              let v1513: u32 = v7 + v1512;
              let v1514: u32 = v1513 + v1510;
              let v1515: u32 = v1514 + v1503;
              let v1516: f32 = m2[v1514];
              let v1517: f32 = m2[v1515];
              let v1518: f32 = v1516 + v1517;
              let v1519: f32 = v1516 - v1517;
              m2[v1514] = v1518;
              m2[v1515] = v1519;
            }
          }
          workgroupBarrier();
        }
        let v1520: u32 = x1;
        for (var v1522: u32 = v220; v1522 < v218; v1522 += v221) {
          for (var v1523: u32 = v216; v1523 < v219; v1523 += v217) {
            let v1524: u32 = v1523 * v14;
            let v1525: u32 = v7 + v1524;
            let v1526: u32 = v1525 + v1522;
            let v1527: f32 = m2[v1526];
            let v1528: u32 = v1520 + v1522;
            let v1529: u32 = v1528 >> v217;
            let v1530: u32 = v1521 + v1529;
            let v1531: u32 = b7[v1530];
            let v1532: u32 = v1528 & v217;
            let v1533: bool = v1532 == v217;
            let v1534: vec2<f32> = unpack2x16float(v1531);
            let v1535: f32 = v1534.x;
            let v1536: f32 = v1534.y;
            let v1537: f32 = select(v1535, v1536, v1533);
            let v1538: f32 = v1527 * v254;
            let v1539: f32 = v1538 * v1537;
            m2[v1526] = v1539;
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
