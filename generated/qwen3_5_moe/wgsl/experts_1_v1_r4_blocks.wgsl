@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // router
@group(0) @binding(2) var<storage, read> b2: array<f32>; // mlp_norm
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
fn experts_1_v1_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  var x34: f32;
  var x35: f32;
  var x36: f32;
  var x37: f32;
  var x38: f32;
  var x39: f32;
  var x40: f32;
  var x41: f32;
  var x42: f32;
  var x43: f32;
  let v1360: u32 = params[7].x;
  let v1361: u32 = 0u;
  let v1365: u32 = 3u;
  let v1367: u32 = 1u;
  let v1376: u32 = 16u;
  let v1377: u32 = 4294901760u;
  let v1385: u32 = params[7].y;
  let v1386: u32 = 5u;
  let v1387: u32 = 31u;
  let v1405: u32 = params[7].z;
  let v1407: u32 = 4u;
  let v1412: u32 = params[7].w;
  let v1433: u32 = params[8].x;
  let v1454: u32 = params[8].y;
  let v1474: u32 = params[8].z;
  let v1492: u32 = params[8].w;
  let v1498: u32 = params[9].x;
  let v1519: u32 = params[9].y;
  let v1540: u32 = params[9].z;
  let v1560: u32 = params[9].w;
  let v1578: u32 = params[10].x;
  let v1584: u32 = params[10].y;
  let v1605: u32 = params[10].z;
  let v1626: u32 = params[10].w;
  let v1646: u32 = params[11].x;
  let v1664: u32 = params[11].y;
  let v1670: u32 = params[11].z;
  let v1691: u32 = params[11].w;
  let v1350: u32 = lane;
  let v1351: u32 = 0u;
  let v1352: u32 = 1u;
  let v1353: u32 = 32u;
  let v202: u32 = 0u;
  let v203: u32 = 1u;
  let v204: u32 = 128u;
  let v205: u32 = 4u;
  let v206: u32 = lane;
  let v207: u32 = 32u;
  let v212: f32 = 0.0f;
  let v214: u32 = params[1].x;
  let v215: u32 = 6u;
  let v219: u32 = params[1].y;
  let v240: f32 = 0.088388346f;
  let v245: u32 = 64u;
  let v246: u32 = 7u;
  let v264: u32 = 16u;
  let v274: u32 = params[1].z;
  let v275: u32 = params[1].w;
  let v276: u32 = 2u;
  let v281: u32 = 3u;
  let v282: u32 = 5u;
  let v303: u32 = 31u;
  let v323: u32 = 65535u;
  let v325: u32 = params[2].x;
  let v328: u32 = 89226354u;
  let v329: u32 = 3417055213u;
  let v330: u32 = 2212286765u;
  let v333: u32 = 64248484u;
  let v337: u32 = 2415890431u;
  let v338: u32 = 996162400u;
  let v342: u32 = 32768u;
  let v343: u32 = 32767u;
  let v344: u32 = 13u;
  let v345: u32 = 939524096u;
  let v361: u32 = 16711935u;
  let v362: u32 = 8u;
  let v363: u32 = 2047u;
  let v372: f32 = 0.006767273f;
  let v373: f32 = -3.453125f;
  let v379: u32 = 4095u;
  let v380: u32 = 4294959104u;
  let v392: u32 = 256u;
  let v397: u32 = 384u;
  let v497: u32 = params[2].y;
  let v525: u32 = params[2].z;
  let v529: u32 = params[2].w;
  let v580: u32 = params[3].x;
  let v581: u32 = params[3].y;
  let v626: u32 = params[3].z;
  let v752: u32 = params[3].w;
  let v756: u32 = params[4].x;
  let v807: u32 = params[4].y;
  let v808: u32 = params[4].z;
  let v853: u32 = params[4].w;
  let v1006: u32 = params[5].x;
  let v1053: u32 = params[5].y;
  let v1077: u32 = params[5].z;
  let v1081: u32 = params[5].w;
  let v1132: u32 = params[6].x;
  let v1133: u32 = params[6].y;
  let v1178: u32 = params[6].z;
  let v1331: u32 = params[6].w;
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
  let v40: u32 = group.x;
  let v41: u32 = groups.x;
  let v71: f32 = bitcast<f32>(params[12].x);
  let v80: u32 = 512u;
  let v142: f32 = 1.0f;
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
    m7[v1350] = v21;
    workgroupBarrier();
    let v1354: f32 = m7[v1351];
    x39 = v1354;
    for (var v1355: u32 = v1352; v1355 < v1353; v1355 += v1352) {
      let v1356: f32 = m7[v1355];
      let v1357: f32 = x39;
      let v1358: f32 = v1357 + v1356;
      x39 = v1358;
    }
    workgroupBarrier();
    let v1359: f32 = x39;
    let v23: bool = v12 < v8;
    if (v23) {
      m1[v9] = v1359;
    }
  }
  workgroupBarrier();
  let v27: u32 = v24 + v25;
  let v28: u32 = v27 / v26;
  let v30: u32 = v29 + v25;
  let v31: u32 = v30 / v26;
  let v32: u32 = v28 + v31;
  let v33: u32 = v32 + v8;
  let v34: u32 = v24 + v25;
  let v35: u32 = v34 / v26;
  let v36: u32 = v29 + v25;
  let v37: u32 = v36 / v26;
  let v38: u32 = v35 + v37;
  let v39: u32 = v38 + v8;
  let v42: u32 = v33 + v41;
  let v43: u32 = v42 - v8;
  let v44: u32 = v43 / v41;
  let v45: u32 = v40 * v44;
  let v46: u32 = v45 + v44;
  let v47: u32 = min(v46, v33);
  for (var v48: u32 = v45; v48 < v47; v48 += v8) {
    let v49: bool = v48 < v35;
    let v50: bool = v48 < v7;
    let v51: bool = !v50;
    let v52: bool = v49 & v51;
    if (v52) {
      let v53: u32 = v48 * v26;
      let v54: u32 = v24 - v53;
      let v55: u32 = min(v26, v54);
      let v56: u32 = v53 * v6;
      for (var v208: u32 = v206; v208 < v204; v208 += v207) {
        for (var v209: u32 = v202; v209 < v205; v209 += v203) {
          let v210: u32 = v209 * v204;
          let v211: u32 = v208 + v210;
          m5[v211] = v212;
        }
      }
      for (var v57: u32 = v7; v57 < v6; v57 += v26) {
        let v58: u32 = v6 - v57;
        let v59: u32 = min(v26, v58);
        for (var v60: u32 = v7; v60 < v5; v60 += v8) {
          let v61: u32 = v2 + v60;
          for (var v62: u32 = v12; v62 < v59; v62 += v13) {
            let v63: u32 = v57 + v62;
            let v64: u32 = v61 * v6;
            let v65: u32 = v64 + v63;
            let v66: f32 = b0[v65];
            let v67: u32 = v61 - v2;
            let v68: f32 = m1[v67];
            let v69: f32 = f32(v6);
            let v70: f32 = v68 / v69;
            let v72: f32 = v70 + v71;
            let v73: f32 = inverseSqrt(v72);
            let v74: f32 = v66 * v73;
            let v75: f32 = b2[v63];
            let v76: f32 = v74 * v75;
            let v77: u32 = v60 * v26;
            let v78: u32 = v62 + v77;
            m0[v78] = v76;
          }
        }
        workgroupBarrier();
        let v79: u32 = v56 + v57;
        let v213: u32 = v79 / v6;
        x1 = v213;
        let v216: bool = v214 == v215;
        if (v216) {
          let v217: u32 = v213 * v6;
          let v218: u32 = v79 - v217;
          for (var v220: u32 = v206; v220 < v204; v220 += v207) {
            for (var v221: u32 = v202; v221 < v205; v221 += v203) {
              x3 = v212;
              let v222: bool = v221 < v5;
              let v223: bool = v220 < v59;
              let v224: bool = v222 & v223;
              if (v224) {
                let v225: u32 = v221 * v26;
                let v226: u32 = v7 + v225;
                let v227: u32 = v226 + v220;
                let v228: f32 = m0[v227];
                let v229: u32 = v218 + v220;
                let v230: u32 = v229 >> v203;
                let v231: u32 = v219 + v230;
                let v232: u32 = b1[v231];
                let v233: u32 = v229 & v203;
                let v234: bool = v233 == v203;
                let v235: vec2<f32> = unpack2x16float(v232);
                let v236: f32 = v235.x;
                let v237: f32 = v235.y;
                let v238: f32 = select(v236, v237, v234);
                let v239: f32 = v228 * v238;
                let v241: f32 = v239 * v240;
                x3 = v241;
              }
              let v242: f32 = x3;
              let v243: u32 = v221 * v204;
              let v244: u32 = v220 + v243;
              m4[v244] = v242;
            }
          }
          workgroupBarrier();
          for (var v247: u32 = v202; v247 < v246; v247 += v203) {
            let v248: u32 = v203 << v247;
            let v249: u32 = v248 - v203;
            let v250: u32 = v247 + v203;
            for (var v251: u32 = v206; v251 < v245; v251 += v207) {
              let v252: u32 = v251 >> v247;
              let v253: u32 = v252 << v250;
              let v254: u32 = v251 & v249;
              let v255: u32 = v253 + v254;
              for (var v256: u32 = v202; v256 < v205; v256 += v203) {
                let v257: u32 = v256 * v204;
                let v258: u32 = v257 + v255;
                let v259: u32 = v258 + v248;
                let v260: f32 = m4[v258];
                let v261: f32 = m4[v259];
                let v262: f32 = v260 + v261;
                let v263: f32 = v260 - v261;
                m4[v258] = v262;
                m4[v259] = v263;
              }
            }
            workgroupBarrier();
          }
          let v265: u32 = v218 / v264;
          for (var v266: u32 = v206; v266 < v204; v266 += v207) {
            x4 = v212;
            x5 = v212;
            x6 = v212;
            x7 = v212;
            let v267: u32 = v213 + v266;
            let v268: u32 = v267 / v264;
            let v269: u32 = v267 % v264;
            for (var v270: u32 = v202; v270 < v204; v270 += v203) {
              let v271: u32 = v270 / v264;
              let v272: u32 = v265 + v271;
              let v273: u32 = v270 % v264;
              let v277: u32 = v274 * v205;
              let v278: u32 = v272 * v275;
              let v279: u32 = v278 + v268;
              let v280: u32 = v279 * v277;
              let v283: u32 = v269 & v246;
              let v284: u32 = v283 << v282;
              let v285: u32 = v269 >> v281;
              let v286: u32 = v285 << v276;
              let v287: u32 = v273 & v246;
              let v288: u32 = v287 >> v203;
              let v289: u32 = v288 << v281;
              let v290: u32 = v273 >> v281;
              let v291: u32 = v290 << v203;
              let v292: u32 = v273 & v203;
              let v293: u32 = v284 + v286;
              let v294: u32 = v293 + v289;
              let v295: u32 = v294 + v291;
              let v296: u32 = v295 + v292;
              let v297: u32 = v296 + v203;
              let v298: u32 = v297 * v274;
              let v299: u32 = v298 >> v203;
              let v300: u32 = v277 << v282;
              let v301: u32 = v299 + v300;
              let v302: u32 = v301 - v203;
              let v304: u32 = v302 >> v282;
              let v305: u32 = v301 - v264;
              let v306: u32 = v305 >> v282;
              let v307: bool = v304 < v277;
              let v308: u32 = v304 - v277;
              let v309: u32 = select(v308, v304, v307);
              let v310: u32 = v280 + v309;
              let v311: u32 = b1[v310];
              let v312: bool = v306 < v277;
              let v313: u32 = v306 - v277;
              let v314: u32 = select(v313, v306, v312);
              let v315: u32 = v280 + v314;
              let v316: u32 = b1[v315];
              let v317: u32 = v302 & v303;
              let v318: u32 = v303 - v317;
              let v319: u32 = v311 >> v318;
              let v320: u32 = v316 << v203;
              let v321: u32 = v320 << v317;
              let v322: u32 = v319 | v321;
              let v324: u32 = v322 & v323;
              let v326: bool = v325 == v202;
              let v327: bool = v325 == v276;
              let v331: u32 = select(v329, v330, v327);
              let v332: u32 = select(v331, v328, v326);
              let v334: u32 = select(v202, v333, v326);
              let v335: u32 = v324 * v332;
              let v336: u32 = v335 + v334;
              let v339: u32 = v336 & v337;
              let v340: u32 = v339 ^ v338;
              let v341: u32 = v340 >> v264;
              let v346: u32 = v340 & v342;
              let v347: u32 = v346 << v264;
              let v348: u32 = v340 & v343;
              let v349: u32 = v348 << v344;
              let v350: u32 = v349 + v345;
              let v351: u32 = v347 | v350;
              let v352: f32 = bitcast<f32>(v351);
              let v353: u32 = v341 & v342;
              let v354: u32 = v353 << v264;
              let v355: u32 = v341 & v343;
              let v356: u32 = v355 << v344;
              let v357: u32 = v356 + v345;
              let v358: u32 = v354 | v357;
              let v359: f32 = bitcast<f32>(v358);
              let v360: f32 = v352 + v359;
              let v364: u32 = v336 & v361;
              let v365: u32 = v336 >> v362;
              let v366: u32 = v365 & v361;
              let v367: u32 = v364 + v366;
              let v368: u32 = v367 >> v264;
              let v369: u32 = v367 + v368;
              let v370: u32 = v369 & v363;
              let v371: f32 = f32(v370);
              let v374: f32 = fma(v371, v372, v373);
              let v375: f32 = select(v360, v374, v327);
              let v376: u32 = bitcast<u32>(v375);
              let v377: u32 = v376 >> v344;
              let v378: u32 = v377 & v203;
              let v381: u32 = v376 + v379;
              let v382: u32 = v381 + v378;
              let v383: u32 = v382 & v380;
              let v384: f32 = bitcast<f32>(v383);
              let v385: f32 = m4[v270];
              let v386: f32 = x4;
              let v387: f32 = fma(v385, v384, v386);
              x4 = v387;
              let v388: u32 = v270 + v204;
              let v389: f32 = m4[v388];
              let v390: f32 = x5;
              let v391: f32 = fma(v389, v384, v390);
              x5 = v391;
              let v393: u32 = v270 + v392;
              let v394: f32 = m4[v393];
              let v395: f32 = x6;
              let v396: f32 = fma(v394, v384, v395);
              x6 = v396;
              let v398: u32 = v270 + v397;
              let v399: f32 = m4[v398];
              let v400: f32 = x7;
              let v401: f32 = fma(v399, v384, v400);
              x7 = v401;
            }
            let v402: f32 = m5[v266];
            let v403: f32 = x4;
            let v404: f32 = v402 + v403;
            m5[v266] = v404;
            let v405: u32 = v266 + v204;
            let v406: f32 = m5[v405];
            let v407: f32 = x5;
            let v408: f32 = v406 + v407;
            m5[v405] = v408;
            let v409: u32 = v266 + v392;
            let v410: f32 = m5[v409];
            let v411: f32 = x6;
            let v412: f32 = v410 + v411;
            m5[v409] = v412;
            let v413: u32 = v266 + v397;
            let v414: f32 = m5[v413];
            let v415: f32 = x7;
            let v416: f32 = v414 + v415;
            m5[v413] = v416;
          }
          workgroupBarrier();
        } else {
          let v417: u32 = v5 - v203;
          let v418: u32 = v55 - v203;
          for (var v419: u32 = v206; v419 < v204; v419 += v207) {
            x8 = v212;
            x9 = v212;
            x10 = v212;
            x11 = v212;
            let v420: u32 = min(v419, v418);
            let v421: u32 = v420 * v6;
            let v422: u32 = v79 + v421;
            for (var v423: u32 = v202; v423 < v59; v423 += v203) {
              let v424: u32 = v422 + v423;
              let v1362: bool = v1360 == v1361;
              if (v1362) {
                let v1363: u32 = b1[v424];
                let v1364: f32 = bitcast<f32>(v1363);
                x40 = v1364;
              } else {
                let v1366: bool = v1360 < v1365;
                if (v1366) {
                  let v1368: bool = v1360 == v1367;
                  let v1369: u32 = v424 >> v1367;
                  let v1370: u32 = b1[v1369];
                  let v1371: u32 = v424 & v1367;
                  let v1372: bool = v1371 == v1367;
                  let v1373: vec2<f32> = unpack2x16float(v1370);
                  let v1374: f32 = v1373.x;
                  let v1375: f32 = v1373.y;
                  let v1378: u32 = v1370 << v1376;
                  let v1379: u32 = v1370 & v1377;
                  let v1380: f32 = bitcast<f32>(v1378);
                  let v1381: f32 = bitcast<f32>(v1379);
                  let v1382: f32 = select(v1374, v1375, v1372);
                  let v1383: f32 = select(v1380, v1381, v1372);
                  let v1384: f32 = select(v1383, v1382, v1368);
                  x40 = v1384;
                } else {
                  let v1388: u32 = v424 >> v1386;
                  let v1389: u32 = v1388 * v1385;
                  let v1390: u32 = v424 & v1387;
                  let v1391: u32 = v1390 * v1385;
                  let v1392: u32 = v1391 >> v1386;
                  let v1393: u32 = v1389 + v1392;
                  let v1394: u32 = v1391 & v1387;
                  let v1395: u32 = b1[v1393];
                  let v1396: u32 = v1393 + v1367;
                  let v1397: u32 = b1[v1396];
                  let v1398: u32 = v1395 >> v1394;
                  let v1399: u32 = v1387 - v1394;
                  let v1400: u32 = v1397 << v1367;
                  let v1401: u32 = v1400 << v1399;
                  let v1402: u32 = v1398 | v1401;
                  let v1403: u32 = v1367 << v1385;
                  let v1404: u32 = v1403 - v1367;
                  let v1406: u32 = v424 >> v1405;
                  let v1408: bool = v1360 == v1365;
                  let v1409: bool = v1360 == v1407;
                  let v1410: u32 = v1406 >> v1367;
                  let v1411: u32 = select(v1410, v1406, v1408);
                  let v1413: u32 = v1412 + v1411;
                  let v1414: u32 = b1[v1413];
                  let v1415: f32 = bitcast<f32>(v1414);
                  let v1416: u32 = v1406 & v1367;
                  let v1417: bool = v1416 == v1367;
                  let v1418: vec2<f32> = unpack2x16float(v1414);
                  let v1419: f32 = v1418.x;
                  let v1420: f32 = v1418.y;
                  let v1421: u32 = v1414 << v1376;
                  let v1422: u32 = v1414 & v1377;
                  let v1423: f32 = bitcast<f32>(v1421);
                  let v1424: f32 = bitcast<f32>(v1422);
                  let v1425: f32 = select(v1419, v1420, v1417);
                  let v1426: f32 = select(v1423, v1424, v1417);
                  let v1427: f32 = select(v1426, v1425, v1409);
                  let v1428: f32 = select(v1427, v1415, v1408);
                  let v1429: bool = v1360 == v1365;
                  let v1430: bool = v1360 == v1407;
                  let v1431: u32 = v1406 >> v1367;
                  let v1432: u32 = select(v1431, v1406, v1429);
                  let v1434: u32 = v1433 + v1432;
                  let v1435: u32 = b1[v1434];
                  let v1436: f32 = bitcast<f32>(v1435);
                  let v1437: u32 = v1406 & v1367;
                  let v1438: bool = v1437 == v1367;
                  let v1439: vec2<f32> = unpack2x16float(v1435);
                  let v1440: f32 = v1439.x;
                  let v1441: f32 = v1439.y;
                  let v1442: u32 = v1435 << v1376;
                  let v1443: u32 = v1435 & v1377;
                  let v1444: f32 = bitcast<f32>(v1442);
                  let v1445: f32 = bitcast<f32>(v1443);
                  let v1446: f32 = select(v1440, v1441, v1438);
                  let v1447: f32 = select(v1444, v1445, v1438);
                  let v1448: f32 = select(v1447, v1446, v1430);
                  let v1449: f32 = select(v1448, v1436, v1429);
                  let v1450: u32 = v1402 & v1404;
                  let v1451: f32 = f32(v1450);
                  let v1452: f32 = fma(v1428, v1451, v1449);
                  x40 = v1452;
                }
              }
              let v1453: f32 = x40;
              let v426: u32 = min(v202, v417);
              let v427: u32 = v426 * v26;
              let v428: u32 = v7 + v427;
              let v429: u32 = v428 + v423;
              let v430: f32 = m0[v429];
              let v431: f32 = x8;
              let v432: f32 = fma(v430, v1453, v431);
              x8 = v432;
              let v433: u32 = min(v203, v417);
              let v434: u32 = v433 * v26;
              let v435: u32 = v7 + v434;
              let v436: u32 = v435 + v423;
              let v437: f32 = m0[v436];
              let v438: f32 = x9;
              let v439: f32 = fma(v437, v1453, v438);
              x9 = v439;
              let v440: u32 = min(v276, v417);
              let v441: u32 = v440 * v26;
              let v442: u32 = v7 + v441;
              let v443: u32 = v442 + v423;
              let v444: f32 = m0[v443];
              let v445: f32 = x10;
              let v446: f32 = fma(v444, v1453, v445);
              x10 = v446;
              let v447: u32 = min(v281, v417);
              let v448: u32 = v447 * v26;
              let v449: u32 = v7 + v448;
              let v450: u32 = v449 + v423;
              let v451: f32 = m0[v450];
              let v452: f32 = x11;
              let v453: f32 = fma(v451, v1453, v452);
              x11 = v453;
            }
            let v454: f32 = m5[v419];
            let v455: f32 = x8;
            let v456: f32 = v454 + v455;
            m5[v419] = v456;
            let v457: u32 = v419 + v204;
            let v458: f32 = m5[v457];
            let v459: f32 = x9;
            let v460: f32 = v458 + v459;
            m5[v457] = v460;
            let v461: u32 = v419 + v392;
            let v462: f32 = m5[v461];
            let v463: f32 = x10;
            let v464: f32 = v462 + v463;
            m5[v461] = v464;
            let v465: u32 = v419 + v397;
            let v466: f32 = m5[v465];
            let v467: f32 = x11;
            let v468: f32 = v466 + v467;
            m5[v465] = v468;
          }
        }
        workgroupBarrier();
      }
      for (var v469: u32 = v206; v469 < v204; v469 += v207) {
        for (var v470: u32 = v202; v470 < v205; v470 += v203) {
          let v471: u32 = v470 * v204;
          let v472: u32 = v469 + v471;
          let v473: f32 = m5[v472];
          let v474: u32 = v470 * v26;
          let v475: u32 = v7 + v474;
          let v476: u32 = v475 + v469;
          m2[v476] = v473;
        }
      }
      workgroupBarrier();
      let v477: bool = v214 == v215;
      if (v477) {
        for (var v478: u32 = v202; v478 < v246; v478 += v203) {
          let v479: u32 = v203 << v478;
          let v480: u32 = v479 - v203;
          let v481: u32 = v478 + v203;
          for (var v482: u32 = v206; v482 < v245; v482 += v207) {
            let v483: u32 = v482 >> v478;
            let v484: u32 = v483 << v481;
            let v485: u32 = v482 & v480;
            let v486: u32 = v484 + v485;
            for (var v487: u32 = v202; v487 < v205; v487 += v203) {
              let v488: u32 = v487 * v26;
              let v489: u32 = v7 + v488;
              let v490: u32 = v489 + v486;
              let v491: u32 = v490 + v479;
              let v492: f32 = m2[v490];
              let v493: f32 = m2[v491];
              let v494: f32 = v492 + v493;
              let v495: f32 = v492 - v493;
              m2[v490] = v494;
              m2[v491] = v495;
            }
          }
          workgroupBarrier();
        }
        let v496: u32 = x1;
        for (var v498: u32 = v206; v498 < v204; v498 += v207) {
          for (var v499: u32 = v202; v499 < v205; v499 += v203) {
            let v500: u32 = v499 * v26;
            let v501: u32 = v7 + v500;
            let v502: u32 = v501 + v498;
            let v503: f32 = m2[v502];
            let v504: u32 = v496 + v498;
            let v505: u32 = v504 >> v203;
            let v506: u32 = v497 + v505;
            let v507: u32 = b1[v506];
            let v508: u32 = v504 & v203;
            let v509: bool = v508 == v203;
            let v510: vec2<f32> = unpack2x16float(v507);
            let v511: f32 = v510.x;
            let v512: f32 = v510.y;
            let v513: f32 = select(v511, v512, v509);
            let v514: f32 = v503 * v240;
            let v515: f32 = v514 * v513;
            m2[v502] = v515;
          }
        }
        workgroupBarrier();
      }
      for (var v81: u32 = v12; v81 < v80; v81 += v13) {
        let v82: u32 = v81 / v26;
        let v83: u32 = v81 % v26;
        let v84: bool = v82 < v5;
        let v85: bool = v83 < v55;
        let v86: bool = v84 & v85;
        if (v86) {
          let v87: u32 = v2 + v82;
          let v88: u32 = v53 + v83;
          let v89: u32 = v87 - v2;
          let v90: u32 = v89 * v26;
          let v91: u32 = v88 - v53;
          let v92: u32 = v90 + v91;
          let v93: f32 = m2[v92];
          let v94: u32 = v87 * v24;
          let v95: u32 = v94 + v88;
          b3[v95] = v93;
        }
      }
      workgroupBarrier();
    }
    let v96: bool = v48 < v38;
    let v97: bool = v48 < v35;
    let v98: bool = !v97;
    let v99: bool = v96 & v98;
    if (v99) {
      let v100: u32 = v48 - v35;
      let v101: u32 = v100 * v26;
      let v102: u32 = v29 - v101;
      let v103: u32 = min(v26, v102);
      let v104: u32 = v101 * v6;
      for (var v516: u32 = v206; v516 < v204; v516 += v207) {
        for (var v517: u32 = v202; v517 < v205; v517 += v203) {
          let v518: u32 = v517 * v204;
          let v519: u32 = v516 + v518;
          m5[v519] = v212;
        }
      }
      for (var v520: u32 = v206; v520 < v204; v520 += v207) {
        for (var v521: u32 = v202; v521 < v205; v521 += v203) {
          let v522: u32 = v521 * v204;
          let v523: u32 = v520 + v522;
          m6[v523] = v212;
        }
      }
      for (var v105: u32 = v7; v105 < v6; v105 += v26) {
        let v106: u32 = v6 - v105;
        let v107: u32 = min(v26, v106);
        for (var v108: u32 = v7; v108 < v5; v108 += v8) {
          let v109: u32 = v2 + v108;
          for (var v110: u32 = v12; v110 < v107; v110 += v13) {
            let v111: u32 = v105 + v110;
            let v112: u32 = v109 * v6;
            let v113: u32 = v112 + v111;
            let v114: f32 = b0[v113];
            let v115: u32 = v109 - v2;
            let v116: f32 = m1[v115];
            let v117: f32 = f32(v6);
            let v118: f32 = v116 / v117;
            let v119: f32 = v118 + v71;
            let v120: f32 = inverseSqrt(v119);
            let v121: f32 = v114 * v120;
            let v122: f32 = b2[v111];
            let v123: f32 = v121 * v122;
            let v124: u32 = v108 * v26;
            let v125: u32 = v110 + v124;
            m0[v125] = v123;
          }
        }
        workgroupBarrier();
        let v126: u32 = v104 + v105;
        let v524: u32 = v126 / v6;
        x1 = v524;
        let v526: bool = v525 == v215;
        if (v526) {
          let v527: u32 = v524 * v6;
          let v528: u32 = v126 - v527;
          for (var v530: u32 = v206; v530 < v204; v530 += v207) {
            for (var v531: u32 = v202; v531 < v205; v531 += v203) {
              x12 = v212;
              let v532: bool = v531 < v5;
              let v533: bool = v530 < v107;
              let v534: bool = v532 & v533;
              if (v534) {
                let v535: u32 = v531 * v26;
                let v536: u32 = v7 + v535;
                let v537: u32 = v536 + v530;
                let v538: f32 = m0[v537];
                let v539: u32 = v528 + v530;
                let v540: u32 = v539 >> v203;
                let v541: u32 = v529 + v540;
                let v542: u32 = b4[v541];
                let v543: u32 = v539 & v203;
                let v544: bool = v543 == v203;
                let v545: vec2<f32> = unpack2x16float(v542);
                let v546: f32 = v545.x;
                let v547: f32 = v545.y;
                let v548: f32 = select(v546, v547, v544);
                let v549: f32 = v538 * v548;
                let v550: f32 = v549 * v240;
                x12 = v550;
              }
              let v551: f32 = x12;
              let v552: u32 = v531 * v204;
              let v553: u32 = v530 + v552;
              m4[v553] = v551;
            }
          }
          workgroupBarrier();
          for (var v554: u32 = v202; v554 < v246; v554 += v203) {
            let v555: u32 = v203 << v554;
            let v556: u32 = v555 - v203;
            let v557: u32 = v554 + v203;
            for (var v558: u32 = v206; v558 < v245; v558 += v207) {
              let v559: u32 = v558 >> v554;
              let v560: u32 = v559 << v557;
              let v561: u32 = v558 & v556;
              let v562: u32 = v560 + v561;
              for (var v563: u32 = v202; v563 < v205; v563 += v203) {
                let v564: u32 = v563 * v204;
                let v565: u32 = v564 + v562;
                let v566: u32 = v565 + v555;
                let v567: f32 = m4[v565];
                let v568: f32 = m4[v566];
                let v569: f32 = v567 + v568;
                let v570: f32 = v567 - v568;
                m4[v565] = v569;
                m4[v566] = v570;
              }
            }
            workgroupBarrier();
          }
          let v571: u32 = v528 / v264;
          for (var v572: u32 = v206; v572 < v204; v572 += v207) {
            x13 = v212;
            x14 = v212;
            x15 = v212;
            x16 = v212;
            let v573: u32 = v524 + v572;
            let v574: u32 = v573 / v264;
            let v575: u32 = v573 % v264;
            for (var v576: u32 = v202; v576 < v204; v576 += v203) {
              let v577: u32 = v576 / v264;
              let v578: u32 = v571 + v577;
              let v579: u32 = v576 % v264;
              let v582: u32 = v580 * v205;
              let v583: u32 = v578 * v581;
              let v584: u32 = v583 + v574;
              let v585: u32 = v584 * v582;
              let v586: u32 = v575 & v246;
              let v587: u32 = v586 << v282;
              let v588: u32 = v575 >> v281;
              let v589: u32 = v588 << v276;
              let v590: u32 = v579 & v246;
              let v591: u32 = v590 >> v203;
              let v592: u32 = v591 << v281;
              let v593: u32 = v579 >> v281;
              let v594: u32 = v593 << v203;
              let v595: u32 = v579 & v203;
              let v596: u32 = v587 + v589;
              let v597: u32 = v596 + v592;
              let v598: u32 = v597 + v594;
              let v599: u32 = v598 + v595;
              let v600: u32 = v599 + v203;
              let v601: u32 = v600 * v580;
              let v602: u32 = v601 >> v203;
              let v603: u32 = v582 << v282;
              let v604: u32 = v602 + v603;
              let v605: u32 = v604 - v203;
              let v606: u32 = v605 >> v282;
              let v607: u32 = v604 - v264;
              let v608: u32 = v607 >> v282;
              let v609: bool = v606 < v582;
              let v610: u32 = v606 - v582;
              let v611: u32 = select(v610, v606, v609);
              let v612: u32 = v585 + v611;
              let v613: u32 = b4[v612];
              let v614: bool = v608 < v582;
              let v615: u32 = v608 - v582;
              let v616: u32 = select(v615, v608, v614);
              let v617: u32 = v585 + v616;
              let v618: u32 = b4[v617];
              let v619: u32 = v605 & v303;
              let v620: u32 = v303 - v619;
              let v621: u32 = v613 >> v620;
              let v622: u32 = v618 << v203;
              let v623: u32 = v622 << v619;
              let v624: u32 = v621 | v623;
              let v625: u32 = v624 & v323;
              let v627: bool = v626 == v202;
              let v628: bool = v626 == v276;
              let v629: u32 = select(v329, v330, v628);
              let v630: u32 = select(v629, v328, v627);
              let v631: u32 = select(v202, v333, v627);
              let v632: u32 = v625 * v630;
              let v633: u32 = v632 + v631;
              let v634: u32 = v633 & v337;
              let v635: u32 = v634 ^ v338;
              let v636: u32 = v635 >> v264;
              let v637: u32 = v635 & v342;
              let v638: u32 = v637 << v264;
              let v639: u32 = v635 & v343;
              let v640: u32 = v639 << v344;
              let v641: u32 = v640 + v345;
              let v642: u32 = v638 | v641;
              let v643: f32 = bitcast<f32>(v642);
              let v644: u32 = v636 & v342;
              let v645: u32 = v644 << v264;
              let v646: u32 = v636 & v343;
              let v647: u32 = v646 << v344;
              let v648: u32 = v647 + v345;
              let v649: u32 = v645 | v648;
              let v650: f32 = bitcast<f32>(v649);
              let v651: f32 = v643 + v650;
              let v652: u32 = v633 & v361;
              let v653: u32 = v633 >> v362;
              let v654: u32 = v653 & v361;
              let v655: u32 = v652 + v654;
              let v656: u32 = v655 >> v264;
              let v657: u32 = v655 + v656;
              let v658: u32 = v657 & v363;
              let v659: f32 = f32(v658);
              let v660: f32 = fma(v659, v372, v373);
              let v661: f32 = select(v651, v660, v628);
              let v662: u32 = bitcast<u32>(v661);
              let v663: u32 = v662 >> v344;
              let v664: u32 = v663 & v203;
              let v665: u32 = v662 + v379;
              let v666: u32 = v665 + v664;
              let v667: u32 = v666 & v380;
              let v668: f32 = bitcast<f32>(v667);
              let v669: f32 = m4[v576];
              let v670: f32 = x13;
              let v671: f32 = fma(v669, v668, v670);
              x13 = v671;
              let v672: u32 = v576 + v204;
              let v673: f32 = m4[v672];
              let v674: f32 = x14;
              let v675: f32 = fma(v673, v668, v674);
              x14 = v675;
              let v676: u32 = v576 + v392;
              let v677: f32 = m4[v676];
              let v678: f32 = x15;
              let v679: f32 = fma(v677, v668, v678);
              x15 = v679;
              let v680: u32 = v576 + v397;
              let v681: f32 = m4[v680];
              let v682: f32 = x16;
              let v683: f32 = fma(v681, v668, v682);
              x16 = v683;
            }
            let v684: f32 = m5[v572];
            let v685: f32 = x13;
            let v686: f32 = v684 + v685;
            m5[v572] = v686;
            let v687: u32 = v572 + v204;
            let v688: f32 = m5[v687];
            let v689: f32 = x14;
            let v690: f32 = v688 + v689;
            m5[v687] = v690;
            let v691: u32 = v572 + v392;
            let v692: f32 = m5[v691];
            let v693: f32 = x15;
            let v694: f32 = v692 + v693;
            m5[v691] = v694;
            let v695: u32 = v572 + v397;
            let v696: f32 = m5[v695];
            let v697: f32 = x16;
            let v698: f32 = v696 + v697;
            m5[v695] = v698;
          }
          workgroupBarrier();
        } else {
          let v699: u32 = v5 - v203;
          let v700: u32 = v103 - v203;
          for (var v701: u32 = v206; v701 < v204; v701 += v207) {
            x17 = v212;
            x18 = v212;
            x19 = v212;
            x20 = v212;
            let v702: u32 = min(v701, v700);
            let v703: u32 = v702 * v6;
            let v704: u32 = v126 + v703;
            for (var v705: u32 = v202; v705 < v107; v705 += v203) {
              let v706: u32 = v704 + v705;
              let v1455: bool = v1454 == v1361;
              if (v1455) {
                let v1456: u32 = b4[v706];
                let v1457: f32 = bitcast<f32>(v1456);
                x41 = v1457;
              } else {
                let v1458: bool = v1454 < v1365;
                if (v1458) {
                  let v1459: bool = v1454 == v1367;
                  let v1460: u32 = v706 >> v1367;
                  let v1461: u32 = b4[v1460];
                  let v1462: u32 = v706 & v1367;
                  let v1463: bool = v1462 == v1367;
                  let v1464: vec2<f32> = unpack2x16float(v1461);
                  let v1465: f32 = v1464.x;
                  let v1466: f32 = v1464.y;
                  let v1467: u32 = v1461 << v1376;
                  let v1468: u32 = v1461 & v1377;
                  let v1469: f32 = bitcast<f32>(v1467);
                  let v1470: f32 = bitcast<f32>(v1468);
                  let v1471: f32 = select(v1465, v1466, v1463);
                  let v1472: f32 = select(v1469, v1470, v1463);
                  let v1473: f32 = select(v1472, v1471, v1459);
                  x41 = v1473;
                } else {
                  let v1475: u32 = v706 >> v1386;
                  let v1476: u32 = v1475 * v1474;
                  let v1477: u32 = v706 & v1387;
                  let v1478: u32 = v1477 * v1474;
                  let v1479: u32 = v1478 >> v1386;
                  let v1480: u32 = v1476 + v1479;
                  let v1481: u32 = v1478 & v1387;
                  let v1482: u32 = b4[v1480];
                  let v1483: u32 = v1480 + v1367;
                  let v1484: u32 = b4[v1483];
                  let v1485: u32 = v1482 >> v1481;
                  let v1486: u32 = v1387 - v1481;
                  let v1487: u32 = v1484 << v1367;
                  let v1488: u32 = v1487 << v1486;
                  let v1489: u32 = v1485 | v1488;
                  let v1490: u32 = v1367 << v1474;
                  let v1491: u32 = v1490 - v1367;
                  let v1493: u32 = v706 >> v1492;
                  let v1494: bool = v1454 == v1365;
                  let v1495: bool = v1454 == v1407;
                  let v1496: u32 = v1493 >> v1367;
                  let v1497: u32 = select(v1496, v1493, v1494);
                  let v1499: u32 = v1498 + v1497;
                  let v1500: u32 = b4[v1499];
                  let v1501: f32 = bitcast<f32>(v1500);
                  let v1502: u32 = v1493 & v1367;
                  let v1503: bool = v1502 == v1367;
                  let v1504: vec2<f32> = unpack2x16float(v1500);
                  let v1505: f32 = v1504.x;
                  let v1506: f32 = v1504.y;
                  let v1507: u32 = v1500 << v1376;
                  let v1508: u32 = v1500 & v1377;
                  let v1509: f32 = bitcast<f32>(v1507);
                  let v1510: f32 = bitcast<f32>(v1508);
                  let v1511: f32 = select(v1505, v1506, v1503);
                  let v1512: f32 = select(v1509, v1510, v1503);
                  let v1513: f32 = select(v1512, v1511, v1495);
                  let v1514: f32 = select(v1513, v1501, v1494);
                  let v1515: bool = v1454 == v1365;
                  let v1516: bool = v1454 == v1407;
                  let v1517: u32 = v1493 >> v1367;
                  let v1518: u32 = select(v1517, v1493, v1515);
                  let v1520: u32 = v1519 + v1518;
                  let v1521: u32 = b4[v1520];
                  let v1522: f32 = bitcast<f32>(v1521);
                  let v1523: u32 = v1493 & v1367;
                  let v1524: bool = v1523 == v1367;
                  let v1525: vec2<f32> = unpack2x16float(v1521);
                  let v1526: f32 = v1525.x;
                  let v1527: f32 = v1525.y;
                  let v1528: u32 = v1521 << v1376;
                  let v1529: u32 = v1521 & v1377;
                  let v1530: f32 = bitcast<f32>(v1528);
                  let v1531: f32 = bitcast<f32>(v1529);
                  let v1532: f32 = select(v1526, v1527, v1524);
                  let v1533: f32 = select(v1530, v1531, v1524);
                  let v1534: f32 = select(v1533, v1532, v1516);
                  let v1535: f32 = select(v1534, v1522, v1515);
                  let v1536: u32 = v1489 & v1491;
                  let v1537: f32 = f32(v1536);
                  let v1538: f32 = fma(v1514, v1537, v1535);
                  x41 = v1538;
                }
              }
              let v1539: f32 = x41;
              let v708: u32 = min(v202, v699);
              let v709: u32 = v708 * v26;
              let v710: u32 = v7 + v709;
              let v711: u32 = v710 + v705;
              let v712: f32 = m0[v711];
              let v713: f32 = x17;
              let v714: f32 = fma(v712, v1539, v713);
              x17 = v714;
              let v715: u32 = min(v203, v699);
              let v716: u32 = v715 * v26;
              let v717: u32 = v7 + v716;
              let v718: u32 = v717 + v705;
              let v719: f32 = m0[v718];
              let v720: f32 = x18;
              let v721: f32 = fma(v719, v1539, v720);
              x18 = v721;
              let v722: u32 = min(v276, v699);
              let v723: u32 = v722 * v26;
              let v724: u32 = v7 + v723;
              let v725: u32 = v724 + v705;
              let v726: f32 = m0[v725];
              let v727: f32 = x19;
              let v728: f32 = fma(v726, v1539, v727);
              x19 = v728;
              let v729: u32 = min(v281, v699);
              let v730: u32 = v729 * v26;
              let v731: u32 = v7 + v730;
              let v732: u32 = v731 + v705;
              let v733: f32 = m0[v732];
              let v734: f32 = x20;
              let v735: f32 = fma(v733, v1539, v734);
              x20 = v735;
            }
            let v736: f32 = m5[v701];
            let v737: f32 = x17;
            let v738: f32 = v736 + v737;
            m5[v701] = v738;
            let v739: u32 = v701 + v204;
            let v740: f32 = m5[v739];
            let v741: f32 = x18;
            let v742: f32 = v740 + v741;
            m5[v739] = v742;
            let v743: u32 = v701 + v392;
            let v744: f32 = m5[v743];
            let v745: f32 = x19;
            let v746: f32 = v744 + v745;
            m5[v743] = v746;
            let v747: u32 = v701 + v397;
            let v748: f32 = m5[v747];
            let v749: f32 = x20;
            let v750: f32 = v748 + v749;
            m5[v747] = v750;
          }
        }
        let v751: u32 = v126 / v6;
        x2 = v751;
        let v753: bool = v752 == v215;
        if (v753) {
          let v754: u32 = v751 * v6;
          let v755: u32 = v126 - v754;
          for (var v757: u32 = v206; v757 < v204; v757 += v207) {
            for (var v758: u32 = v202; v758 < v205; v758 += v203) {
              x21 = v212;
              let v759: bool = v758 < v5;
              let v760: bool = v757 < v107;
              let v761: bool = v759 & v760;
              if (v761) {
                let v762: u32 = v758 * v26;
                let v763: u32 = v7 + v762;
                let v764: u32 = v763 + v757;
                let v765: f32 = m0[v764];
                let v766: u32 = v755 + v757;
                let v767: u32 = v766 >> v203;
                let v768: u32 = v756 + v767;
                let v769: u32 = b5[v768];
                let v770: u32 = v766 & v203;
                let v771: bool = v770 == v203;
                let v772: vec2<f32> = unpack2x16float(v769);
                let v773: f32 = v772.x;
                let v774: f32 = v772.y;
                let v775: f32 = select(v773, v774, v771);
                let v776: f32 = v765 * v775;
                let v777: f32 = v776 * v240;
                x21 = v777;
              }
              let v778: f32 = x21;
              let v779: u32 = v758 * v204;
              let v780: u32 = v757 + v779;
              m4[v780] = v778;
            }
          }
          workgroupBarrier();
          for (var v781: u32 = v202; v781 < v246; v781 += v203) {
            let v782: u32 = v203 << v781;
            let v783: u32 = v782 - v203;
            let v784: u32 = v781 + v203;
            for (var v785: u32 = v206; v785 < v245; v785 += v207) {
              let v786: u32 = v785 >> v781;
              let v787: u32 = v786 << v784;
              let v788: u32 = v785 & v783;
              let v789: u32 = v787 + v788;
              for (var v790: u32 = v202; v790 < v205; v790 += v203) {
                let v791: u32 = v790 * v204;
                let v792: u32 = v791 + v789;
                let v793: u32 = v792 + v782;
                let v794: f32 = m4[v792];
                let v795: f32 = m4[v793];
                let v796: f32 = v794 + v795;
                let v797: f32 = v794 - v795;
                m4[v792] = v796;
                m4[v793] = v797;
              }
            }
            workgroupBarrier();
          }
          let v798: u32 = v755 / v264;
          for (var v799: u32 = v206; v799 < v204; v799 += v207) {
            x22 = v212;
            x23 = v212;
            x24 = v212;
            x25 = v212;
            let v800: u32 = v751 + v799;
            let v801: u32 = v800 / v264;
            let v802: u32 = v800 % v264;
            for (var v803: u32 = v202; v803 < v204; v803 += v203) {
              let v804: u32 = v803 / v264;
              let v805: u32 = v798 + v804;
              let v806: u32 = v803 % v264;
              let v809: u32 = v807 * v205;
              let v810: u32 = v805 * v808;
              let v811: u32 = v810 + v801;
              let v812: u32 = v811 * v809;
              let v813: u32 = v802 & v246;
              let v814: u32 = v813 << v282;
              let v815: u32 = v802 >> v281;
              let v816: u32 = v815 << v276;
              let v817: u32 = v806 & v246;
              let v818: u32 = v817 >> v203;
              let v819: u32 = v818 << v281;
              let v820: u32 = v806 >> v281;
              let v821: u32 = v820 << v203;
              let v822: u32 = v806 & v203;
              let v823: u32 = v814 + v816;
              let v824: u32 = v823 + v819;
              let v825: u32 = v824 + v821;
              let v826: u32 = v825 + v822;
              let v827: u32 = v826 + v203;
              let v828: u32 = v827 * v807;
              let v829: u32 = v828 >> v203;
              let v830: u32 = v809 << v282;
              let v831: u32 = v829 + v830;
              let v832: u32 = v831 - v203;
              let v833: u32 = v832 >> v282;
              let v834: u32 = v831 - v264;
              let v835: u32 = v834 >> v282;
              let v836: bool = v833 < v809;
              let v837: u32 = v833 - v809;
              let v838: u32 = select(v837, v833, v836);
              let v839: u32 = v812 + v838;
              let v840: u32 = b5[v839];
              let v841: bool = v835 < v809;
              let v842: u32 = v835 - v809;
              let v843: u32 = select(v842, v835, v841);
              let v844: u32 = v812 + v843;
              let v845: u32 = b5[v844];
              let v846: u32 = v832 & v303;
              let v847: u32 = v303 - v846;
              let v848: u32 = v840 >> v847;
              let v849: u32 = v845 << v203;
              let v850: u32 = v849 << v846;
              let v851: u32 = v848 | v850;
              let v852: u32 = v851 & v323;
              let v854: bool = v853 == v202;
              let v855: bool = v853 == v276;
              let v856: u32 = select(v329, v330, v855);
              let v857: u32 = select(v856, v328, v854);
              let v858: u32 = select(v202, v333, v854);
              let v859: u32 = v852 * v857;
              let v860: u32 = v859 + v858;
              let v861: u32 = v860 & v337;
              let v862: u32 = v861 ^ v338;
              let v863: u32 = v862 >> v264;
              let v864: u32 = v862 & v342;
              let v865: u32 = v864 << v264;
              let v866: u32 = v862 & v343;
              let v867: u32 = v866 << v344;
              let v868: u32 = v867 + v345;
              let v869: u32 = v865 | v868;
              let v870: f32 = bitcast<f32>(v869);
              let v871: u32 = v863 & v342;
              let v872: u32 = v871 << v264;
              let v873: u32 = v863 & v343;
              let v874: u32 = v873 << v344;
              let v875: u32 = v874 + v345;
              let v876: u32 = v872 | v875;
              let v877: f32 = bitcast<f32>(v876);
              let v878: f32 = v870 + v877;
              let v879: u32 = v860 & v361;
              let v880: u32 = v860 >> v362;
              let v881: u32 = v880 & v361;
              let v882: u32 = v879 + v881;
              let v883: u32 = v882 >> v264;
              let v884: u32 = v882 + v883;
              let v885: u32 = v884 & v363;
              let v886: f32 = f32(v885);
              let v887: f32 = fma(v886, v372, v373);
              let v888: f32 = select(v878, v887, v855);
              let v889: u32 = bitcast<u32>(v888);
              let v890: u32 = v889 >> v344;
              let v891: u32 = v890 & v203;
              let v892: u32 = v889 + v379;
              let v893: u32 = v892 + v891;
              let v894: u32 = v893 & v380;
              let v895: f32 = bitcast<f32>(v894);
              let v896: f32 = m4[v803];
              let v897: f32 = x22;
              let v898: f32 = fma(v896, v895, v897);
              x22 = v898;
              let v899: u32 = v803 + v204;
              let v900: f32 = m4[v899];
              let v901: f32 = x23;
              let v902: f32 = fma(v900, v895, v901);
              x23 = v902;
              let v903: u32 = v803 + v392;
              let v904: f32 = m4[v903];
              let v905: f32 = x24;
              let v906: f32 = fma(v904, v895, v905);
              x24 = v906;
              let v907: u32 = v803 + v397;
              let v908: f32 = m4[v907];
              let v909: f32 = x25;
              let v910: f32 = fma(v908, v895, v909);
              x25 = v910;
            }
            let v911: f32 = m6[v799];
            let v912: f32 = x22;
            let v913: f32 = v911 + v912;
            m6[v799] = v913;
            let v914: u32 = v799 + v204;
            let v915: f32 = m6[v914];
            let v916: f32 = x23;
            let v917: f32 = v915 + v916;
            m6[v914] = v917;
            let v918: u32 = v799 + v392;
            let v919: f32 = m6[v918];
            let v920: f32 = x24;
            let v921: f32 = v919 + v920;
            m6[v918] = v921;
            let v922: u32 = v799 + v397;
            let v923: f32 = m6[v922];
            let v924: f32 = x25;
            let v925: f32 = v923 + v924;
            m6[v922] = v925;
          }
          workgroupBarrier();
        } else {
          let v926: u32 = v5 - v203;
          let v927: u32 = v103 - v203;
          for (var v928: u32 = v206; v928 < v204; v928 += v207) {
            x26 = v212;
            x27 = v212;
            x28 = v212;
            x29 = v212;
            let v929: u32 = min(v928, v927);
            let v930: u32 = v929 * v6;
            let v931: u32 = v126 + v930;
            for (var v932: u32 = v202; v932 < v107; v932 += v203) {
              let v933: u32 = v931 + v932;
              let v1541: bool = v1540 == v1361;
              if (v1541) {
                let v1542: u32 = b5[v933];
                let v1543: f32 = bitcast<f32>(v1542);
                x42 = v1543;
              } else {
                let v1544: bool = v1540 < v1365;
                if (v1544) {
                  let v1545: bool = v1540 == v1367;
                  let v1546: u32 = v933 >> v1367;
                  let v1547: u32 = b5[v1546];
                  let v1548: u32 = v933 & v1367;
                  let v1549: bool = v1548 == v1367;
                  let v1550: vec2<f32> = unpack2x16float(v1547);
                  let v1551: f32 = v1550.x;
                  let v1552: f32 = v1550.y;
                  let v1553: u32 = v1547 << v1376;
                  let v1554: u32 = v1547 & v1377;
                  let v1555: f32 = bitcast<f32>(v1553);
                  let v1556: f32 = bitcast<f32>(v1554);
                  let v1557: f32 = select(v1551, v1552, v1549);
                  let v1558: f32 = select(v1555, v1556, v1549);
                  let v1559: f32 = select(v1558, v1557, v1545);
                  x42 = v1559;
                } else {
                  let v1561: u32 = v933 >> v1386;
                  let v1562: u32 = v1561 * v1560;
                  let v1563: u32 = v933 & v1387;
                  let v1564: u32 = v1563 * v1560;
                  let v1565: u32 = v1564 >> v1386;
                  let v1566: u32 = v1562 + v1565;
                  let v1567: u32 = v1564 & v1387;
                  let v1568: u32 = b5[v1566];
                  let v1569: u32 = v1566 + v1367;
                  let v1570: u32 = b5[v1569];
                  let v1571: u32 = v1568 >> v1567;
                  let v1572: u32 = v1387 - v1567;
                  let v1573: u32 = v1570 << v1367;
                  let v1574: u32 = v1573 << v1572;
                  let v1575: u32 = v1571 | v1574;
                  let v1576: u32 = v1367 << v1560;
                  let v1577: u32 = v1576 - v1367;
                  let v1579: u32 = v933 >> v1578;
                  let v1580: bool = v1540 == v1365;
                  let v1581: bool = v1540 == v1407;
                  let v1582: u32 = v1579 >> v1367;
                  let v1583: u32 = select(v1582, v1579, v1580);
                  let v1585: u32 = v1584 + v1583;
                  let v1586: u32 = b5[v1585];
                  let v1587: f32 = bitcast<f32>(v1586);
                  let v1588: u32 = v1579 & v1367;
                  let v1589: bool = v1588 == v1367;
                  let v1590: vec2<f32> = unpack2x16float(v1586);
                  let v1591: f32 = v1590.x;
                  let v1592: f32 = v1590.y;
                  let v1593: u32 = v1586 << v1376;
                  let v1594: u32 = v1586 & v1377;
                  let v1595: f32 = bitcast<f32>(v1593);
                  let v1596: f32 = bitcast<f32>(v1594);
                  let v1597: f32 = select(v1591, v1592, v1589);
                  let v1598: f32 = select(v1595, v1596, v1589);
                  let v1599: f32 = select(v1598, v1597, v1581);
                  let v1600: f32 = select(v1599, v1587, v1580);
                  let v1601: bool = v1540 == v1365;
                  let v1602: bool = v1540 == v1407;
                  let v1603: u32 = v1579 >> v1367;
                  let v1604: u32 = select(v1603, v1579, v1601);
                  let v1606: u32 = v1605 + v1604;
                  let v1607: u32 = b5[v1606];
                  let v1608: f32 = bitcast<f32>(v1607);
                  let v1609: u32 = v1579 & v1367;
                  let v1610: bool = v1609 == v1367;
                  let v1611: vec2<f32> = unpack2x16float(v1607);
                  let v1612: f32 = v1611.x;
                  let v1613: f32 = v1611.y;
                  let v1614: u32 = v1607 << v1376;
                  let v1615: u32 = v1607 & v1377;
                  let v1616: f32 = bitcast<f32>(v1614);
                  let v1617: f32 = bitcast<f32>(v1615);
                  let v1618: f32 = select(v1612, v1613, v1610);
                  let v1619: f32 = select(v1616, v1617, v1610);
                  let v1620: f32 = select(v1619, v1618, v1602);
                  let v1621: f32 = select(v1620, v1608, v1601);
                  let v1622: u32 = v1575 & v1577;
                  let v1623: f32 = f32(v1622);
                  let v1624: f32 = fma(v1600, v1623, v1621);
                  x42 = v1624;
                }
              }
              let v1625: f32 = x42;
              let v935: u32 = min(v202, v926);
              let v936: u32 = v935 * v26;
              let v937: u32 = v7 + v936;
              let v938: u32 = v937 + v932;
              let v939: f32 = m0[v938];
              let v940: f32 = x26;
              let v941: f32 = fma(v939, v1625, v940);
              x26 = v941;
              let v942: u32 = min(v203, v926);
              let v943: u32 = v942 * v26;
              let v944: u32 = v7 + v943;
              let v945: u32 = v944 + v932;
              let v946: f32 = m0[v945];
              let v947: f32 = x27;
              let v948: f32 = fma(v946, v1625, v947);
              x27 = v948;
              let v949: u32 = min(v276, v926);
              let v950: u32 = v949 * v26;
              let v951: u32 = v7 + v950;
              let v952: u32 = v951 + v932;
              let v953: f32 = m0[v952];
              let v954: f32 = x28;
              let v955: f32 = fma(v953, v1625, v954);
              x28 = v955;
              let v956: u32 = min(v281, v926);
              let v957: u32 = v956 * v26;
              let v958: u32 = v7 + v957;
              let v959: u32 = v958 + v932;
              let v960: f32 = m0[v959];
              let v961: f32 = x29;
              let v962: f32 = fma(v960, v1625, v961);
              x29 = v962;
            }
            let v963: f32 = m6[v928];
            let v964: f32 = x26;
            let v965: f32 = v963 + v964;
            m6[v928] = v965;
            let v966: u32 = v928 + v204;
            let v967: f32 = m6[v966];
            let v968: f32 = x27;
            let v969: f32 = v967 + v968;
            m6[v966] = v969;
            let v970: u32 = v928 + v392;
            let v971: f32 = m6[v970];
            let v972: f32 = x28;
            let v973: f32 = v971 + v972;
            m6[v970] = v973;
            let v974: u32 = v928 + v397;
            let v975: f32 = m6[v974];
            let v976: f32 = x29;
            let v977: f32 = v975 + v976;
            m6[v974] = v977;
          }
        }
        workgroupBarrier();
      }
      for (var v978: u32 = v206; v978 < v204; v978 += v207) {
        for (var v979: u32 = v202; v979 < v205; v979 += v203) {
          let v980: u32 = v979 * v204;
          let v981: u32 = v978 + v980;
          let v982: f32 = m5[v981];
          let v983: u32 = v979 * v26;
          let v984: u32 = v7 + v983;
          let v985: u32 = v984 + v978;
          m2[v985] = v982;
        }
      }
      workgroupBarrier();
      let v986: bool = v525 == v215;
      if (v986) {
        for (var v987: u32 = v202; v987 < v246; v987 += v203) {
          let v988: u32 = v203 << v987;
          let v989: u32 = v988 - v203;
          let v990: u32 = v987 + v203;
          for (var v991: u32 = v206; v991 < v245; v991 += v207) {
            let v992: u32 = v991 >> v987;
            let v993: u32 = v992 << v990;
            let v994: u32 = v991 & v989;
            let v995: u32 = v993 + v994;
            for (var v996: u32 = v202; v996 < v205; v996 += v203) {
              let v997: u32 = v996 * v26;
              let v998: u32 = v7 + v997;
              let v999: u32 = v998 + v995;
              let v1000: u32 = v999 + v988;
              let v1001: f32 = m2[v999];
              let v1002: f32 = m2[v1000];
              let v1003: f32 = v1001 + v1002;
              let v1004: f32 = v1001 - v1002;
              m2[v999] = v1003;
              m2[v1000] = v1004;
            }
          }
          workgroupBarrier();
        }
        let v1005: u32 = x1;
        for (var v1007: u32 = v206; v1007 < v204; v1007 += v207) {
          for (var v1008: u32 = v202; v1008 < v205; v1008 += v203) {
            let v1009: u32 = v1008 * v26;
            let v1010: u32 = v7 + v1009;
            let v1011: u32 = v1010 + v1007;
            let v1012: f32 = m2[v1011];
            let v1013: u32 = v1005 + v1007;
            let v1014: u32 = v1013 >> v203;
            let v1015: u32 = v1006 + v1014;
            let v1016: u32 = b4[v1015];
            let v1017: u32 = v1013 & v203;
            let v1018: bool = v1017 == v203;
            let v1019: vec2<f32> = unpack2x16float(v1016);
            let v1020: f32 = v1019.x;
            let v1021: f32 = v1019.y;
            let v1022: f32 = select(v1020, v1021, v1018);
            let v1023: f32 = v1012 * v240;
            let v1024: f32 = v1023 * v1022;
            m2[v1011] = v1024;
          }
        }
        workgroupBarrier();
      }
      for (var v1025: u32 = v206; v1025 < v204; v1025 += v207) {
        for (var v1026: u32 = v202; v1026 < v205; v1026 += v203) {
          let v1027: u32 = v1026 * v204;
          let v1028: u32 = v1025 + v1027;
          let v1029: f32 = m6[v1028];
          let v1030: u32 = v1026 * v26;
          let v1031: u32 = v7 + v1030;
          let v1032: u32 = v1031 + v1025;
          m3[v1032] = v1029;
        }
      }
      workgroupBarrier();
      let v1033: bool = v752 == v215;
      if (v1033) {
        for (var v1034: u32 = v202; v1034 < v246; v1034 += v203) {
          let v1035: u32 = v203 << v1034;
          let v1036: u32 = v1035 - v203;
          let v1037: u32 = v1034 + v203;
          for (var v1038: u32 = v206; v1038 < v245; v1038 += v207) {
            let v1039: u32 = v1038 >> v1034;
            let v1040: u32 = v1039 << v1037;
            let v1041: u32 = v1038 & v1036;
            let v1042: u32 = v1040 + v1041;
            for (var v1043: u32 = v202; v1043 < v205; v1043 += v203) {
              let v1044: u32 = v1043 * v26;
              let v1045: u32 = v7 + v1044;
              let v1046: u32 = v1045 + v1042;
              let v1047: u32 = v1046 + v1035;
              let v1048: f32 = m3[v1046];
              let v1049: f32 = m3[v1047];
              let v1050: f32 = v1048 + v1049;
              let v1051: f32 = v1048 - v1049;
              m3[v1046] = v1050;
              m3[v1047] = v1051;
            }
          }
          workgroupBarrier();
        }
        let v1052: u32 = x2;
        for (var v1054: u32 = v206; v1054 < v204; v1054 += v207) {
          for (var v1055: u32 = v202; v1055 < v205; v1055 += v203) {
            let v1056: u32 = v1055 * v26;
            let v1057: u32 = v7 + v1056;
            let v1058: u32 = v1057 + v1054;
            let v1059: f32 = m3[v1058];
            let v1060: u32 = v1052 + v1054;
            let v1061: u32 = v1060 >> v203;
            let v1062: u32 = v1053 + v1061;
            let v1063: u32 = b5[v1062];
            let v1064: u32 = v1060 & v203;
            let v1065: bool = v1064 == v203;
            let v1066: vec2<f32> = unpack2x16float(v1063);
            let v1067: f32 = v1066.x;
            let v1068: f32 = v1066.y;
            let v1069: f32 = select(v1067, v1068, v1065);
            let v1070: f32 = v1059 * v240;
            let v1071: f32 = v1070 * v1069;
            m3[v1058] = v1071;
          }
        }
        workgroupBarrier();
      }
      for (var v127: u32 = v12; v127 < v80; v127 += v13) {
        let v128: u32 = v127 / v26;
        let v129: u32 = v127 % v26;
        let v130: bool = v128 < v5;
        let v131: bool = v129 < v103;
        let v132: bool = v130 & v131;
        if (v132) {
          let v133: u32 = v2 + v128;
          let v134: u32 = v101 + v129;
          let v135: u32 = v133 - v2;
          let v136: u32 = v135 * v26;
          let v137: u32 = v134 - v101;
          let v138: u32 = v136 + v137;
          let v139: f32 = m2[v138];
          let v140: f32 = -v139;
          let v141: f32 = exp(v140);
          let v143: f32 = v141 + v142;
          let v144: f32 = v139 / v143;
          let v145: u32 = v133 - v2;
          let v146: u32 = v145 * v26;
          let v147: u32 = v134 - v101;
          let v148: u32 = v146 + v147;
          let v149: f32 = m3[v148];
          let v150: f32 = v144 * v149;
          let v151: u32 = v133 * v29;
          let v152: u32 = v151 + v134;
          b6[v152] = v150;
        }
      }
      workgroupBarrier();
    }
    let v153: bool = v48 < v39;
    let v154: bool = v48 < v38;
    let v155: bool = !v154;
    let v156: bool = v153 & v155;
    if (v156) {
      let v157: u32 = v48 - v38;
      let v158: u32 = v157 * v26;
      let v159: u32 = v8 - v158;
      let v160: u32 = min(v26, v159);
      let v161: u32 = v158 * v6;
      for (var v1072: u32 = v206; v1072 < v204; v1072 += v207) {
        for (var v1073: u32 = v202; v1073 < v205; v1073 += v203) {
          let v1074: u32 = v1073 * v204;
          let v1075: u32 = v1072 + v1074;
          m5[v1075] = v212;
        }
      }
      for (var v162: u32 = v7; v162 < v6; v162 += v26) {
        let v163: u32 = v6 - v162;
        let v164: u32 = min(v26, v163);
        for (var v165: u32 = v7; v165 < v5; v165 += v8) {
          let v166: u32 = v2 + v165;
          for (var v167: u32 = v12; v167 < v164; v167 += v13) {
            let v168: u32 = v162 + v167;
            let v169: u32 = v166 * v6;
            let v170: u32 = v169 + v168;
            let v171: f32 = b0[v170];
            let v172: u32 = v166 - v2;
            let v173: f32 = m1[v172];
            let v174: f32 = f32(v6);
            let v175: f32 = v173 / v174;
            let v176: f32 = v175 + v71;
            let v177: f32 = inverseSqrt(v176);
            let v178: f32 = v171 * v177;
            let v179: f32 = b2[v168];
            let v180: f32 = v178 * v179;
            let v181: u32 = v165 * v26;
            let v182: u32 = v167 + v181;
            m0[v182] = v180;
          }
        }
        workgroupBarrier();
        let v183: u32 = v161 + v162;
        let v1076: u32 = v183 / v6;
        x1 = v1076;
        let v1078: bool = v1077 == v215;
        if (v1078) {
          let v1079: u32 = v1076 * v6;
          let v1080: u32 = v183 - v1079;
          for (var v1082: u32 = v206; v1082 < v204; v1082 += v207) {
            for (var v1083: u32 = v202; v1083 < v205; v1083 += v203) {
              x30 = v212;
              let v1084: bool = v1083 < v5;
              let v1085: bool = v1082 < v164;
              let v1086: bool = v1084 & v1085;
              if (v1086) {
                let v1087: u32 = v1083 * v26;
                let v1088: u32 = v7 + v1087;
                let v1089: u32 = v1088 + v1082;
                let v1090: f32 = m0[v1089];
                let v1091: u32 = v1080 + v1082;
                let v1092: u32 = v1091 >> v203;
                let v1093: u32 = v1081 + v1092;
                let v1094: u32 = b7[v1093];
                let v1095: u32 = v1091 & v203;
                let v1096: bool = v1095 == v203;
                let v1097: vec2<f32> = unpack2x16float(v1094);
                let v1098: f32 = v1097.x;
                let v1099: f32 = v1097.y;
                let v1100: f32 = select(v1098, v1099, v1096);
                let v1101: f32 = v1090 * v1100;
                let v1102: f32 = v1101 * v240;
                x30 = v1102;
              }
              let v1103: f32 = x30;
              let v1104: u32 = v1083 * v204;
              let v1105: u32 = v1082 + v1104;
              m4[v1105] = v1103;
            }
          }
          workgroupBarrier();
          for (var v1106: u32 = v202; v1106 < v246; v1106 += v203) {
            let v1107: u32 = v203 << v1106;
            let v1108: u32 = v1107 - v203;
            let v1109: u32 = v1106 + v203;
            for (var v1110: u32 = v206; v1110 < v245; v1110 += v207) {
              let v1111: u32 = v1110 >> v1106;
              let v1112: u32 = v1111 << v1109;
              let v1113: u32 = v1110 & v1108;
              let v1114: u32 = v1112 + v1113;
              for (var v1115: u32 = v202; v1115 < v205; v1115 += v203) {
                let v1116: u32 = v1115 * v204;
                let v1117: u32 = v1116 + v1114;
                let v1118: u32 = v1117 + v1107;
                let v1119: f32 = m4[v1117];
                let v1120: f32 = m4[v1118];
                let v1121: f32 = v1119 + v1120;
                let v1122: f32 = v1119 - v1120;
                m4[v1117] = v1121;
                m4[v1118] = v1122;
              }
            }
            workgroupBarrier();
          }
          let v1123: u32 = v1080 / v264;
          for (var v1124: u32 = v206; v1124 < v204; v1124 += v207) {
            x31 = v212;
            x32 = v212;
            x33 = v212;
            x34 = v212;
            let v1125: u32 = v1076 + v1124;
            let v1126: u32 = v1125 / v264;
            let v1127: u32 = v1125 % v264;
            for (var v1128: u32 = v202; v1128 < v204; v1128 += v203) {
              let v1129: u32 = v1128 / v264;
              let v1130: u32 = v1123 + v1129;
              let v1131: u32 = v1128 % v264;
              let v1134: u32 = v1132 * v205;
              let v1135: u32 = v1130 * v1133;
              let v1136: u32 = v1135 + v1126;
              let v1137: u32 = v1136 * v1134;
              let v1138: u32 = v1127 & v246;
              let v1139: u32 = v1138 << v282;
              let v1140: u32 = v1127 >> v281;
              let v1141: u32 = v1140 << v276;
              let v1142: u32 = v1131 & v246;
              let v1143: u32 = v1142 >> v203;
              let v1144: u32 = v1143 << v281;
              let v1145: u32 = v1131 >> v281;
              let v1146: u32 = v1145 << v203;
              let v1147: u32 = v1131 & v203;
              let v1148: u32 = v1139 + v1141;
              let v1149: u32 = v1148 + v1144;
              let v1150: u32 = v1149 + v1146;
              let v1151: u32 = v1150 + v1147;
              let v1152: u32 = v1151 + v203;
              let v1153: u32 = v1152 * v1132;
              let v1154: u32 = v1153 >> v203;
              let v1155: u32 = v1134 << v282;
              let v1156: u32 = v1154 + v1155;
              let v1157: u32 = v1156 - v203;
              let v1158: u32 = v1157 >> v282;
              let v1159: u32 = v1156 - v264;
              let v1160: u32 = v1159 >> v282;
              let v1161: bool = v1158 < v1134;
              let v1162: u32 = v1158 - v1134;
              let v1163: u32 = select(v1162, v1158, v1161);
              let v1164: u32 = v1137 + v1163;
              let v1165: u32 = b7[v1164];
              let v1166: bool = v1160 < v1134;
              let v1167: u32 = v1160 - v1134;
              let v1168: u32 = select(v1167, v1160, v1166);
              let v1169: u32 = v1137 + v1168;
              let v1170: u32 = b7[v1169];
              let v1171: u32 = v1157 & v303;
              let v1172: u32 = v303 - v1171;
              let v1173: u32 = v1165 >> v1172;
              let v1174: u32 = v1170 << v203;
              let v1175: u32 = v1174 << v1171;
              let v1176: u32 = v1173 | v1175;
              let v1177: u32 = v1176 & v323;
              let v1179: bool = v1178 == v202;
              let v1180: bool = v1178 == v276;
              let v1181: u32 = select(v329, v330, v1180);
              let v1182: u32 = select(v1181, v328, v1179);
              let v1183: u32 = select(v202, v333, v1179);
              let v1184: u32 = v1177 * v1182;
              let v1185: u32 = v1184 + v1183;
              let v1186: u32 = v1185 & v337;
              let v1187: u32 = v1186 ^ v338;
              let v1188: u32 = v1187 >> v264;
              let v1189: u32 = v1187 & v342;
              let v1190: u32 = v1189 << v264;
              let v1191: u32 = v1187 & v343;
              let v1192: u32 = v1191 << v344;
              let v1193: u32 = v1192 + v345;
              let v1194: u32 = v1190 | v1193;
              let v1195: f32 = bitcast<f32>(v1194);
              let v1196: u32 = v1188 & v342;
              let v1197: u32 = v1196 << v264;
              let v1198: u32 = v1188 & v343;
              let v1199: u32 = v1198 << v344;
              let v1200: u32 = v1199 + v345;
              let v1201: u32 = v1197 | v1200;
              let v1202: f32 = bitcast<f32>(v1201);
              let v1203: f32 = v1195 + v1202;
              let v1204: u32 = v1185 & v361;
              let v1205: u32 = v1185 >> v362;
              let v1206: u32 = v1205 & v361;
              let v1207: u32 = v1204 + v1206;
              let v1208: u32 = v1207 >> v264;
              let v1209: u32 = v1207 + v1208;
              let v1210: u32 = v1209 & v363;
              let v1211: f32 = f32(v1210);
              let v1212: f32 = fma(v1211, v372, v373);
              let v1213: f32 = select(v1203, v1212, v1180);
              let v1214: u32 = bitcast<u32>(v1213);
              let v1215: u32 = v1214 >> v344;
              let v1216: u32 = v1215 & v203;
              let v1217: u32 = v1214 + v379;
              let v1218: u32 = v1217 + v1216;
              let v1219: u32 = v1218 & v380;
              let v1220: f32 = bitcast<f32>(v1219);
              let v1221: f32 = m4[v1128];
              let v1222: f32 = x31;
              let v1223: f32 = fma(v1221, v1220, v1222);
              x31 = v1223;
              let v1224: u32 = v1128 + v204;
              let v1225: f32 = m4[v1224];
              let v1226: f32 = x32;
              let v1227: f32 = fma(v1225, v1220, v1226);
              x32 = v1227;
              let v1228: u32 = v1128 + v392;
              let v1229: f32 = m4[v1228];
              let v1230: f32 = x33;
              let v1231: f32 = fma(v1229, v1220, v1230);
              x33 = v1231;
              let v1232: u32 = v1128 + v397;
              let v1233: f32 = m4[v1232];
              let v1234: f32 = x34;
              let v1235: f32 = fma(v1233, v1220, v1234);
              x34 = v1235;
            }
            let v1236: f32 = m5[v1124];
            let v1237: f32 = x31;
            let v1238: f32 = v1236 + v1237;
            m5[v1124] = v1238;
            let v1239: u32 = v1124 + v204;
            let v1240: f32 = m5[v1239];
            let v1241: f32 = x32;
            let v1242: f32 = v1240 + v1241;
            m5[v1239] = v1242;
            let v1243: u32 = v1124 + v392;
            let v1244: f32 = m5[v1243];
            let v1245: f32 = x33;
            let v1246: f32 = v1244 + v1245;
            m5[v1243] = v1246;
            let v1247: u32 = v1124 + v397;
            let v1248: f32 = m5[v1247];
            let v1249: f32 = x34;
            let v1250: f32 = v1248 + v1249;
            m5[v1247] = v1250;
          }
          workgroupBarrier();
        } else {
          let v1251: u32 = v5 - v203;
          let v1252: u32 = v160 - v203;
          for (var v1253: u32 = v206; v1253 < v204; v1253 += v207) {
            x35 = v212;
            x36 = v212;
            x37 = v212;
            x38 = v212;
            let v1254: u32 = min(v1253, v1252);
            let v1255: u32 = v1254 * v6;
            let v1256: u32 = v183 + v1255;
            for (var v1257: u32 = v202; v1257 < v164; v1257 += v203) {
              let v1258: u32 = v1256 + v1257;
              let v1627: bool = v1626 == v1361;
              if (v1627) {
                let v1628: u32 = b7[v1258];
                let v1629: f32 = bitcast<f32>(v1628);
                x43 = v1629;
              } else {
                let v1630: bool = v1626 < v1365;
                if (v1630) {
                  let v1631: bool = v1626 == v1367;
                  let v1632: u32 = v1258 >> v1367;
                  let v1633: u32 = b7[v1632];
                  let v1634: u32 = v1258 & v1367;
                  let v1635: bool = v1634 == v1367;
                  let v1636: vec2<f32> = unpack2x16float(v1633);
                  let v1637: f32 = v1636.x;
                  let v1638: f32 = v1636.y;
                  let v1639: u32 = v1633 << v1376;
                  let v1640: u32 = v1633 & v1377;
                  let v1641: f32 = bitcast<f32>(v1639);
                  let v1642: f32 = bitcast<f32>(v1640);
                  let v1643: f32 = select(v1637, v1638, v1635);
                  let v1644: f32 = select(v1641, v1642, v1635);
                  let v1645: f32 = select(v1644, v1643, v1631);
                  x43 = v1645;
                } else {
                  let v1647: u32 = v1258 >> v1386;
                  let v1648: u32 = v1647 * v1646;
                  let v1649: u32 = v1258 & v1387;
                  let v1650: u32 = v1649 * v1646;
                  let v1651: u32 = v1650 >> v1386;
                  let v1652: u32 = v1648 + v1651;
                  let v1653: u32 = v1650 & v1387;
                  let v1654: u32 = b7[v1652];
                  let v1655: u32 = v1652 + v1367;
                  let v1656: u32 = b7[v1655];
                  let v1657: u32 = v1654 >> v1653;
                  let v1658: u32 = v1387 - v1653;
                  let v1659: u32 = v1656 << v1367;
                  let v1660: u32 = v1659 << v1658;
                  let v1661: u32 = v1657 | v1660;
                  let v1662: u32 = v1367 << v1646;
                  let v1663: u32 = v1662 - v1367;
                  let v1665: u32 = v1258 >> v1664;
                  let v1666: bool = v1626 == v1365;
                  let v1667: bool = v1626 == v1407;
                  let v1668: u32 = v1665 >> v1367;
                  let v1669: u32 = select(v1668, v1665, v1666);
                  let v1671: u32 = v1670 + v1669;
                  let v1672: u32 = b7[v1671];
                  let v1673: f32 = bitcast<f32>(v1672);
                  let v1674: u32 = v1665 & v1367;
                  let v1675: bool = v1674 == v1367;
                  let v1676: vec2<f32> = unpack2x16float(v1672);
                  let v1677: f32 = v1676.x;
                  let v1678: f32 = v1676.y;
                  let v1679: u32 = v1672 << v1376;
                  let v1680: u32 = v1672 & v1377;
                  let v1681: f32 = bitcast<f32>(v1679);
                  let v1682: f32 = bitcast<f32>(v1680);
                  let v1683: f32 = select(v1677, v1678, v1675);
                  let v1684: f32 = select(v1681, v1682, v1675);
                  let v1685: f32 = select(v1684, v1683, v1667);
                  let v1686: f32 = select(v1685, v1673, v1666);
                  let v1687: bool = v1626 == v1365;
                  let v1688: bool = v1626 == v1407;
                  let v1689: u32 = v1665 >> v1367;
                  let v1690: u32 = select(v1689, v1665, v1687);
                  let v1692: u32 = v1691 + v1690;
                  let v1693: u32 = b7[v1692];
                  let v1694: f32 = bitcast<f32>(v1693);
                  let v1695: u32 = v1665 & v1367;
                  let v1696: bool = v1695 == v1367;
                  let v1697: vec2<f32> = unpack2x16float(v1693);
                  let v1698: f32 = v1697.x;
                  let v1699: f32 = v1697.y;
                  let v1700: u32 = v1693 << v1376;
                  let v1701: u32 = v1693 & v1377;
                  let v1702: f32 = bitcast<f32>(v1700);
                  let v1703: f32 = bitcast<f32>(v1701);
                  let v1704: f32 = select(v1698, v1699, v1696);
                  let v1705: f32 = select(v1702, v1703, v1696);
                  let v1706: f32 = select(v1705, v1704, v1688);
                  let v1707: f32 = select(v1706, v1694, v1687);
                  let v1708: u32 = v1661 & v1663;
                  let v1709: f32 = f32(v1708);
                  let v1710: f32 = fma(v1686, v1709, v1707);
                  x43 = v1710;
                }
              }
              let v1711: f32 = x43;
              let v1260: u32 = min(v202, v1251);
              let v1261: u32 = v1260 * v26;
              let v1262: u32 = v7 + v1261;
              let v1263: u32 = v1262 + v1257;
              let v1264: f32 = m0[v1263];
              let v1265: f32 = x35;
              let v1266: f32 = fma(v1264, v1711, v1265);
              x35 = v1266;
              let v1267: u32 = min(v203, v1251);
              let v1268: u32 = v1267 * v26;
              let v1269: u32 = v7 + v1268;
              let v1270: u32 = v1269 + v1257;
              let v1271: f32 = m0[v1270];
              let v1272: f32 = x36;
              let v1273: f32 = fma(v1271, v1711, v1272);
              x36 = v1273;
              let v1274: u32 = min(v276, v1251);
              let v1275: u32 = v1274 * v26;
              let v1276: u32 = v7 + v1275;
              let v1277: u32 = v1276 + v1257;
              let v1278: f32 = m0[v1277];
              let v1279: f32 = x37;
              let v1280: f32 = fma(v1278, v1711, v1279);
              x37 = v1280;
              let v1281: u32 = min(v281, v1251);
              let v1282: u32 = v1281 * v26;
              let v1283: u32 = v7 + v1282;
              let v1284: u32 = v1283 + v1257;
              let v1285: f32 = m0[v1284];
              let v1286: f32 = x38;
              let v1287: f32 = fma(v1285, v1711, v1286);
              x38 = v1287;
            }
            let v1288: f32 = m5[v1253];
            let v1289: f32 = x35;
            let v1290: f32 = v1288 + v1289;
            m5[v1253] = v1290;
            let v1291: u32 = v1253 + v204;
            let v1292: f32 = m5[v1291];
            let v1293: f32 = x36;
            let v1294: f32 = v1292 + v1293;
            m5[v1291] = v1294;
            let v1295: u32 = v1253 + v392;
            let v1296: f32 = m5[v1295];
            let v1297: f32 = x37;
            let v1298: f32 = v1296 + v1297;
            m5[v1295] = v1298;
            let v1299: u32 = v1253 + v397;
            let v1300: f32 = m5[v1299];
            let v1301: f32 = x38;
            let v1302: f32 = v1300 + v1301;
            m5[v1299] = v1302;
          }
        }
        workgroupBarrier();
      }
      for (var v1303: u32 = v206; v1303 < v204; v1303 += v207) {
        for (var v1304: u32 = v202; v1304 < v205; v1304 += v203) {
          let v1305: u32 = v1304 * v204;
          let v1306: u32 = v1303 + v1305;
          let v1307: f32 = m5[v1306];
          let v1308: u32 = v1304 * v26;
          let v1309: u32 = v7 + v1308;
          let v1310: u32 = v1309 + v1303;
          m2[v1310] = v1307;
        }
      }
      workgroupBarrier();
      let v1311: bool = v1077 == v215;
      if (v1311) {
        for (var v1312: u32 = v202; v1312 < v246; v1312 += v203) {
          let v1313: u32 = v203 << v1312;
          let v1314: u32 = v1313 - v203;
          let v1315: u32 = v1312 + v203;
          for (var v1316: u32 = v206; v1316 < v245; v1316 += v207) {
            let v1317: u32 = v1316 >> v1312;
            let v1318: u32 = v1317 << v1315;
            let v1319: u32 = v1316 & v1314;
            let v1320: u32 = v1318 + v1319;
            for (var v1321: u32 = v202; v1321 < v205; v1321 += v203) {
              let v1322: u32 = v1321 * v26;
              let v1323: u32 = v7 + v1322;
              let v1324: u32 = v1323 + v1320;
              let v1325: u32 = v1324 + v1313;
              let v1326: f32 = m2[v1324];
              let v1327: f32 = m2[v1325];
              let v1328: f32 = v1326 + v1327;
              let v1329: f32 = v1326 - v1327;
              m2[v1324] = v1328;
              m2[v1325] = v1329;
            }
          }
          workgroupBarrier();
        }
        let v1330: u32 = x1;
        for (var v1332: u32 = v206; v1332 < v204; v1332 += v207) {
          for (var v1333: u32 = v202; v1333 < v205; v1333 += v203) {
            let v1334: u32 = v1333 * v26;
            let v1335: u32 = v7 + v1334;
            let v1336: u32 = v1335 + v1332;
            let v1337: f32 = m2[v1336];
            let v1338: u32 = v1330 + v1332;
            let v1339: u32 = v1338 >> v203;
            let v1340: u32 = v1331 + v1339;
            let v1341: u32 = b7[v1340];
            let v1342: u32 = v1338 & v203;
            let v1343: bool = v1342 == v203;
            let v1344: vec2<f32> = unpack2x16float(v1341);
            let v1345: f32 = v1344.x;
            let v1346: f32 = v1344.y;
            let v1347: f32 = select(v1345, v1346, v1343);
            let v1348: f32 = v1337 * v240;
            let v1349: f32 = v1348 * v1347;
            m2[v1336] = v1349;
          }
        }
        workgroupBarrier();
      }
      for (var v184: u32 = v12; v184 < v80; v184 += v13) {
        let v185: u32 = v184 / v26;
        let v186: u32 = v184 % v26;
        let v187: bool = v185 < v5;
        let v188: bool = v186 < v160;
        let v189: bool = v187 & v188;
        if (v189) {
          let v190: u32 = v2 + v185;
          let v191: u32 = v158 + v186;
          let v192: u32 = v190 - v2;
          let v193: u32 = v192 * v26;
          let v194: u32 = v191 - v158;
          let v195: u32 = v193 + v194;
          let v196: f32 = m2[v195];
          let v197: f32 = -v196;
          let v198: f32 = exp(v197);
          let v199: f32 = v198 + v142;
          let v200: f32 = 1.0 / v199;
          let v201: u32 = v190 + v191;
          b8[v201] = v200;
        }
      }
      workgroupBarrier();
    }
  }
}
