@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // router
@group(0) @binding(2) var<storage, read> b2: array<f32>; // mlp_norm
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
fn experts_1_v1_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
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
  var x42: f32;
  var x43: f32;
  var x44: f32;
  var x45: f32;
  let v1396: u32 = params[9].x;
  let v1397: u32 = 0u;
  let v1401: u32 = 3u;
  let v1403: u32 = 1u;
  let v1412: u32 = 16u;
  let v1413: u32 = 4294901760u;
  let v1421: u32 = params[9].y;
  let v1422: u32 = 5u;
  let v1423: u32 = 31u;
  let v1441: u32 = params[9].z;
  let v1443: u32 = 4u;
  let v1448: u32 = params[9].w;
  let v1469: u32 = params[10].x;
  let v1490: u32 = params[10].y;
  let v1510: u32 = params[10].z;
  let v1528: u32 = params[10].w;
  let v1534: u32 = params[11].x;
  let v1555: u32 = params[11].y;
  let v1576: u32 = params[11].z;
  let v1596: u32 = params[11].w;
  let v1614: u32 = params[12].x;
  let v1620: u32 = params[12].y;
  let v1641: u32 = params[12].z;
  let v1662: u32 = params[12].w;
  let v1682: u32 = params[13].x;
  let v1700: u32 = params[13].y;
  let v1706: u32 = params[13].z;
  let v1727: u32 = params[13].w;
  let v1386: u32 = lane;
  let v1387: u32 = 0u;
  let v1388: u32 = 1u;
  let v1389: u32 = 32u;
  let v202: u32 = 0u;
  let v203: u32 = 1u;
  let v204: u32 = 128u;
  let v205: u32 = 4u;
  let v206: u32 = lane;
  let v207: u32 = 32u;
  let v212: f32 = 0.0f;
  let v213: u32 = params[1].x;
  let v214: u32 = 6u;
  let v219: u32 = params[1].y;
  let v220: u32 = params[1].z;
  let v224: u32 = params[1].w;
  let v246: f32 = 0.088388346f;
  let v251: u32 = 64u;
  let v252: u32 = 7u;
  let v270: u32 = 16u;
  let v280: u32 = params[2].x;
  let v281: u32 = params[2].y;
  let v282: u32 = 2u;
  let v288: u32 = 3u;
  let v289: u32 = 5u;
  let v310: u32 = 31u;
  let v330: u32 = 65535u;
  let v332: u32 = params[2].z;
  let v335: u32 = 89226354u;
  let v336: u32 = 3417055213u;
  let v337: u32 = 2212286765u;
  let v340: u32 = 64248484u;
  let v344: u32 = 2415890431u;
  let v345: u32 = 996162400u;
  let v349: u32 = 32768u;
  let v350: u32 = 32767u;
  let v351: u32 = 13u;
  let v352: u32 = 939524096u;
  let v368: u32 = 16711935u;
  let v369: u32 = 8u;
  let v370: u32 = 2047u;
  let v379: f32 = 0.006767273f;
  let v380: f32 = -3.453125f;
  let v386: u32 = 4095u;
  let v387: u32 = 4294959104u;
  let v399: u32 = 256u;
  let v404: u32 = 384u;
  let v505: u32 = params[2].w;
  let v533: u32 = params[3].x;
  let v538: u32 = params[3].y;
  let v539: u32 = params[3].z;
  let v543: u32 = params[3].w;
  let v595: u32 = params[4].x;
  let v596: u32 = params[4].y;
  let v642: u32 = params[4].z;
  let v767: u32 = params[4].w;
  let v772: u32 = params[5].x;
  let v773: u32 = params[5].y;
  let v777: u32 = params[5].z;
  let v829: u32 = params[5].w;
  let v830: u32 = params[6].x;
  let v876: u32 = params[6].y;
  let v1030: u32 = params[6].z;
  let v1079: u32 = params[6].w;
  let v1103: u32 = params[7].x;
  let v1108: u32 = params[7].y;
  let v1109: u32 = params[7].z;
  let v1113: u32 = params[7].w;
  let v1165: u32 = params[8].x;
  let v1166: u32 = params[8].y;
  let v1212: u32 = params[8].z;
  let v1366: u32 = params[8].w;
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
  let v71: f32 = bitcast<f32>(params[14].x);
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
    m7[v1386] = v21;
    workgroupBarrier();
    let v1390: f32 = m7[v1387];
    x41 = v1390;
    for (var v1391: u32 = v1388; v1391 < v1389; v1391 += v1388) {
      let v1392: f32 = m7[v1391];
      let v1393: f32 = x41;
      let v1394: f32 = v1393 + v1392;
      x41 = v1394;
    }
    workgroupBarrier();
    let v1395: f32 = x41;
    let v23: bool = v12 < v8;
    if (v23) {
      m1[v9] = v1395;
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
        let v215: bool = v213 == v214;
        if (v215) {
          let v216: u32 = v79 / v6;
          let v217: u32 = v216 * v6;
          let v218: u32 = v79 - v217;
          let v221: u32 = v216 / v219;
          let v222: u32 = v216 % v219;
          let v223: u32 = v221 * v220;
          x1 = v222;
          x2 = v223;
          let v225: u32 = v223 + v224;
          for (var v226: u32 = v206; v226 < v204; v226 += v207) {
            for (var v227: u32 = v202; v227 < v205; v227 += v203) {
              x5 = v212;
              let v228: bool = v227 < v5;
              let v229: bool = v226 < v59;
              let v230: bool = v228 & v229;
              if (v230) {
                let v231: u32 = v227 * v26;
                let v232: u32 = v7 + v231;
                let v233: u32 = v232 + v226;
                let v234: f32 = m0[v233];
                let v235: u32 = v218 + v226;
                let v236: u32 = v235 >> v203;
                let v237: u32 = v225 + v236;
                let v238: u32 = b1[v237];
                let v239: u32 = v235 & v203;
                let v240: bool = v239 == v203;
                let v241: vec2<f32> = unpack2x16float(v238);
                let v242: f32 = v241.x;
                let v243: f32 = v241.y;
                let v244: f32 = select(v242, v243, v240);
                let v245: f32 = v234 * v244;
                let v247: f32 = v245 * v246;
                x5 = v247;
              }
              let v248: f32 = x5;
              let v249: u32 = v227 * v204;
              let v250: u32 = v226 + v249;
              m4[v250] = v248;
            }
          }
          workgroupBarrier();
          for (var v253: u32 = v202; v253 < v252; v253 += v203) {
            let v254: u32 = v203 << v253;
            let v255: u32 = v254 - v203;
            let v256: u32 = v253 + v203;
            for (var v257: u32 = v206; v257 < v251; v257 += v207) {
              let v258: u32 = v257 >> v253;
              let v259: u32 = v258 << v256;
              let v260: u32 = v257 & v255;
              let v261: u32 = v259 + v260;
              for (var v262: u32 = v202; v262 < v205; v262 += v203) {
                let v263: u32 = v262 * v204;
                let v264: u32 = v263 + v261;
                let v265: u32 = v264 + v254;
                let v266: f32 = m4[v264];
                let v267: f32 = m4[v265];
                let v268: f32 = v266 + v267;
                let v269: f32 = v266 - v267;
                m4[v264] = v268;
                m4[v265] = v269;
              }
            }
            workgroupBarrier();
          }
          let v271: u32 = v218 / v270;
          for (var v272: u32 = v206; v272 < v204; v272 += v207) {
            x6 = v212;
            x7 = v212;
            x8 = v212;
            x9 = v212;
            let v273: u32 = v222 + v272;
            let v274: u32 = v273 / v270;
            let v275: u32 = v273 % v270;
            for (var v276: u32 = v202; v276 < v204; v276 += v203) {
              let v277: u32 = v276 / v270;
              let v278: u32 = v271 + v277;
              let v279: u32 = v276 % v270;
              let v283: u32 = v280 * v205;
              let v284: u32 = v278 * v281;
              let v285: u32 = v284 + v274;
              let v286: u32 = v285 * v283;
              let v287: u32 = v223 + v286;
              let v290: u32 = v275 & v252;
              let v291: u32 = v290 << v289;
              let v292: u32 = v275 >> v288;
              let v293: u32 = v292 << v282;
              let v294: u32 = v279 & v252;
              let v295: u32 = v294 >> v203;
              let v296: u32 = v295 << v288;
              let v297: u32 = v279 >> v288;
              let v298: u32 = v297 << v203;
              let v299: u32 = v279 & v203;
              let v300: u32 = v291 + v293;
              let v301: u32 = v300 + v296;
              let v302: u32 = v301 + v298;
              let v303: u32 = v302 + v299;
              let v304: u32 = v303 + v203;
              let v305: u32 = v304 * v280;
              let v306: u32 = v305 >> v203;
              let v307: u32 = v283 << v289;
              let v308: u32 = v306 + v307;
              let v309: u32 = v308 - v203;
              let v311: u32 = v309 >> v289;
              let v312: u32 = v308 - v270;
              let v313: u32 = v312 >> v289;
              let v314: bool = v311 < v283;
              let v315: u32 = v311 - v283;
              let v316: u32 = select(v315, v311, v314);
              let v317: u32 = v287 + v316;
              let v318: u32 = b1[v317];
              let v319: bool = v313 < v283;
              let v320: u32 = v313 - v283;
              let v321: u32 = select(v320, v313, v319);
              let v322: u32 = v287 + v321;
              let v323: u32 = b1[v322];
              let v324: u32 = v309 & v310;
              let v325: u32 = v310 - v324;
              let v326: u32 = v318 >> v325;
              let v327: u32 = v323 << v203;
              let v328: u32 = v327 << v324;
              let v329: u32 = v326 | v328;
              let v331: u32 = v329 & v330;
              let v333: bool = v332 == v202;
              let v334: bool = v332 == v282;
              let v338: u32 = select(v336, v337, v334);
              let v339: u32 = select(v338, v335, v333);
              let v341: u32 = select(v202, v340, v333);
              let v342: u32 = v331 * v339;
              let v343: u32 = v342 + v341;
              let v346: u32 = v343 & v344;
              let v347: u32 = v346 ^ v345;
              let v348: u32 = v347 >> v270;
              let v353: u32 = v347 & v349;
              let v354: u32 = v353 << v270;
              let v355: u32 = v347 & v350;
              let v356: u32 = v355 << v351;
              let v357: u32 = v356 + v352;
              let v358: u32 = v354 | v357;
              let v359: f32 = bitcast<f32>(v358);
              let v360: u32 = v348 & v349;
              let v361: u32 = v360 << v270;
              let v362: u32 = v348 & v350;
              let v363: u32 = v362 << v351;
              let v364: u32 = v363 + v352;
              let v365: u32 = v361 | v364;
              let v366: f32 = bitcast<f32>(v365);
              let v367: f32 = v359 + v366;
              let v371: u32 = v343 & v368;
              let v372: u32 = v343 >> v369;
              let v373: u32 = v372 & v368;
              let v374: u32 = v371 + v373;
              let v375: u32 = v374 >> v270;
              let v376: u32 = v374 + v375;
              let v377: u32 = v376 & v370;
              let v378: f32 = f32(v377);
              let v381: f32 = fma(v378, v379, v380);
              let v382: f32 = select(v367, v381, v334);
              let v383: u32 = bitcast<u32>(v382);
              let v384: u32 = v383 >> v351;
              let v385: u32 = v384 & v203;
              let v388: u32 = v383 + v386;
              let v389: u32 = v388 + v385;
              let v390: u32 = v389 & v387;
              let v391: f32 = bitcast<f32>(v390);
              let v392: f32 = m4[v276];
              let v393: f32 = x6;
              let v394: f32 = fma(v392, v391, v393);
              x6 = v394;
              let v395: u32 = v276 + v204;
              let v396: f32 = m4[v395];
              let v397: f32 = x7;
              let v398: f32 = fma(v396, v391, v397);
              x7 = v398;
              let v400: u32 = v276 + v399;
              let v401: f32 = m4[v400];
              let v402: f32 = x8;
              let v403: f32 = fma(v401, v391, v402);
              x8 = v403;
              let v405: u32 = v276 + v404;
              let v406: f32 = m4[v405];
              let v407: f32 = x9;
              let v408: f32 = fma(v406, v391, v407);
              x9 = v408;
            }
            let v409: f32 = m5[v272];
            let v410: f32 = x6;
            let v411: f32 = v409 + v410;
            m5[v272] = v411;
            let v412: u32 = v272 + v204;
            let v413: f32 = m5[v412];
            let v414: f32 = x7;
            let v415: f32 = v413 + v414;
            m5[v412] = v415;
            let v416: u32 = v272 + v399;
            let v417: f32 = m5[v416];
            let v418: f32 = x8;
            let v419: f32 = v417 + v418;
            m5[v416] = v419;
            let v420: u32 = v272 + v404;
            let v421: f32 = m5[v420];
            let v422: f32 = x9;
            let v423: f32 = v421 + v422;
            m5[v420] = v423;
          }
          workgroupBarrier();
        } else {
          let v424: u32 = v5 - v203;
          let v425: u32 = v55 - v203;
          for (var v426: u32 = v206; v426 < v204; v426 += v207) {
            x10 = v212;
            x11 = v212;
            x12 = v212;
            x13 = v212;
            let v427: u32 = min(v426, v425);
            let v428: u32 = v427 * v6;
            let v429: u32 = v79 + v428;
            for (var v430: u32 = v202; v430 < v59; v430 += v203) {
              let v431: u32 = v429 + v430;
              let v1398: bool = v1396 == v1397;
              if (v1398) {
                let v1399: u32 = b1[v431];
                let v1400: f32 = bitcast<f32>(v1399);
                x42 = v1400;
              } else {
                let v1402: bool = v1396 < v1401;
                if (v1402) {
                  let v1404: bool = v1396 == v1403;
                  let v1405: u32 = v431 >> v1403;
                  let v1406: u32 = b1[v1405];
                  let v1407: u32 = v431 & v1403;
                  let v1408: bool = v1407 == v1403;
                  let v1409: vec2<f32> = unpack2x16float(v1406);
                  let v1410: f32 = v1409.x;
                  let v1411: f32 = v1409.y;
                  let v1414: u32 = v1406 << v1412;
                  let v1415: u32 = v1406 & v1413;
                  let v1416: f32 = bitcast<f32>(v1414);
                  let v1417: f32 = bitcast<f32>(v1415);
                  let v1418: f32 = select(v1410, v1411, v1408);
                  let v1419: f32 = select(v1416, v1417, v1408);
                  let v1420: f32 = select(v1419, v1418, v1404);
                  x42 = v1420;
                } else {
                  let v1424: u32 = v431 >> v1422;
                  let v1425: u32 = v1424 * v1421;
                  let v1426: u32 = v431 & v1423;
                  let v1427: u32 = v1426 * v1421;
                  let v1428: u32 = v1427 >> v1422;
                  let v1429: u32 = v1425 + v1428;
                  let v1430: u32 = v1427 & v1423;
                  let v1431: u32 = b1[v1429];
                  let v1432: u32 = v1429 + v1403;
                  let v1433: u32 = b1[v1432];
                  let v1434: u32 = v1431 >> v1430;
                  let v1435: u32 = v1423 - v1430;
                  let v1436: u32 = v1433 << v1403;
                  let v1437: u32 = v1436 << v1435;
                  let v1438: u32 = v1434 | v1437;
                  let v1439: u32 = v1403 << v1421;
                  let v1440: u32 = v1439 - v1403;
                  let v1442: u32 = v431 >> v1441;
                  let v1444: bool = v1396 == v1401;
                  let v1445: bool = v1396 == v1443;
                  let v1446: u32 = v1442 >> v1403;
                  let v1447: u32 = select(v1446, v1442, v1444);
                  let v1449: u32 = v1448 + v1447;
                  let v1450: u32 = b1[v1449];
                  let v1451: f32 = bitcast<f32>(v1450);
                  let v1452: u32 = v1442 & v1403;
                  let v1453: bool = v1452 == v1403;
                  let v1454: vec2<f32> = unpack2x16float(v1450);
                  let v1455: f32 = v1454.x;
                  let v1456: f32 = v1454.y;
                  let v1457: u32 = v1450 << v1412;
                  let v1458: u32 = v1450 & v1413;
                  let v1459: f32 = bitcast<f32>(v1457);
                  let v1460: f32 = bitcast<f32>(v1458);
                  let v1461: f32 = select(v1455, v1456, v1453);
                  let v1462: f32 = select(v1459, v1460, v1453);
                  let v1463: f32 = select(v1462, v1461, v1445);
                  let v1464: f32 = select(v1463, v1451, v1444);
                  let v1465: bool = v1396 == v1401;
                  let v1466: bool = v1396 == v1443;
                  let v1467: u32 = v1442 >> v1403;
                  let v1468: u32 = select(v1467, v1442, v1465);
                  let v1470: u32 = v1469 + v1468;
                  let v1471: u32 = b1[v1470];
                  let v1472: f32 = bitcast<f32>(v1471);
                  let v1473: u32 = v1442 & v1403;
                  let v1474: bool = v1473 == v1403;
                  let v1475: vec2<f32> = unpack2x16float(v1471);
                  let v1476: f32 = v1475.x;
                  let v1477: f32 = v1475.y;
                  let v1478: u32 = v1471 << v1412;
                  let v1479: u32 = v1471 & v1413;
                  let v1480: f32 = bitcast<f32>(v1478);
                  let v1481: f32 = bitcast<f32>(v1479);
                  let v1482: f32 = select(v1476, v1477, v1474);
                  let v1483: f32 = select(v1480, v1481, v1474);
                  let v1484: f32 = select(v1483, v1482, v1466);
                  let v1485: f32 = select(v1484, v1472, v1465);
                  let v1486: u32 = v1438 & v1440;
                  let v1487: f32 = f32(v1486);
                  let v1488: f32 = fma(v1464, v1487, v1485);
                  x42 = v1488;
                }
              }
              let v1489: f32 = x42;
              let v433: u32 = min(v202, v424);
              let v434: u32 = v433 * v26;
              let v435: u32 = v7 + v434;
              let v436: u32 = v435 + v430;
              let v437: f32 = m0[v436];
              let v438: f32 = x10;
              let v439: f32 = fma(v437, v1489, v438);
              x10 = v439;
              let v440: u32 = min(v203, v424);
              let v441: u32 = v440 * v26;
              let v442: u32 = v7 + v441;
              let v443: u32 = v442 + v430;
              let v444: f32 = m0[v443];
              let v445: f32 = x11;
              let v446: f32 = fma(v444, v1489, v445);
              x11 = v446;
              let v447: u32 = min(v282, v424);
              let v448: u32 = v447 * v26;
              let v449: u32 = v7 + v448;
              let v450: u32 = v449 + v430;
              let v451: f32 = m0[v450];
              let v452: f32 = x12;
              let v453: f32 = fma(v451, v1489, v452);
              x12 = v453;
              let v454: u32 = min(v288, v424);
              let v455: u32 = v454 * v26;
              let v456: u32 = v7 + v455;
              let v457: u32 = v456 + v430;
              let v458: f32 = m0[v457];
              let v459: f32 = x13;
              let v460: f32 = fma(v458, v1489, v459);
              x13 = v460;
            }
            let v461: f32 = m5[v426];
            let v462: f32 = x10;
            let v463: f32 = v461 + v462;
            m5[v426] = v463;
            let v464: u32 = v426 + v204;
            let v465: f32 = m5[v464];
            let v466: f32 = x11;
            let v467: f32 = v465 + v466;
            m5[v464] = v467;
            let v468: u32 = v426 + v399;
            let v469: f32 = m5[v468];
            let v470: f32 = x12;
            let v471: f32 = v469 + v470;
            m5[v468] = v471;
            let v472: u32 = v426 + v404;
            let v473: f32 = m5[v472];
            let v474: f32 = x13;
            let v475: f32 = v473 + v474;
            m5[v472] = v475;
          }
        }
        workgroupBarrier();
      }
      for (var v476: u32 = v206; v476 < v204; v476 += v207) {
        for (var v477: u32 = v202; v477 < v205; v477 += v203) {
          let v478: u32 = v477 * v204;
          let v479: u32 = v476 + v478;
          let v480: f32 = m5[v479];
          let v481: u32 = v477 * v26;
          let v482: u32 = v7 + v481;
          let v483: u32 = v482 + v476;
          m2[v483] = v480;
        }
      }
      workgroupBarrier();
      let v484: bool = v213 == v214;
      if (v484) {
        for (var v485: u32 = v202; v485 < v252; v485 += v203) {
          let v486: u32 = v203 << v485;
          let v487: u32 = v486 - v203;
          let v488: u32 = v485 + v203;
          for (var v489: u32 = v206; v489 < v251; v489 += v207) {
            let v490: u32 = v489 >> v485;
            let v491: u32 = v490 << v488;
            let v492: u32 = v489 & v487;
            let v493: u32 = v491 + v492;
            for (var v494: u32 = v202; v494 < v205; v494 += v203) {
              let v495: u32 = v494 * v26;
              let v496: u32 = v7 + v495;
              let v497: u32 = v496 + v493;
              let v498: u32 = v497 + v486;
              let v499: f32 = m2[v497];
              let v500: f32 = m2[v498];
              let v501: f32 = v499 + v500;
              let v502: f32 = v499 - v500;
              m2[v497] = v501;
              m2[v498] = v502;
            }
          }
          workgroupBarrier();
        }
        let v503: u32 = x1;
        let v504: u32 = x2;
        let v506: u32 = v504 + v505;
        for (var v507: u32 = v206; v507 < v204; v507 += v207) {
          for (var v508: u32 = v202; v508 < v205; v508 += v203) {
            let v509: u32 = v508 * v26;
            let v510: u32 = v7 + v509;
            let v511: u32 = v510 + v507;
            let v512: f32 = m2[v511];
            let v513: u32 = v503 + v507;
            let v514: u32 = v513 >> v203;
            let v515: u32 = v506 + v514;
            let v516: u32 = b1[v515];
            let v517: u32 = v513 & v203;
            let v518: bool = v517 == v203;
            let v519: vec2<f32> = unpack2x16float(v516);
            let v520: f32 = v519.x;
            let v521: f32 = v519.y;
            let v522: f32 = select(v520, v521, v518);
            let v523: f32 = v512 * v246;
            let v524: f32 = v523 * v522;
            m2[v511] = v524;
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
      for (var v525: u32 = v206; v525 < v204; v525 += v207) {
        for (var v526: u32 = v202; v526 < v205; v526 += v203) {
          let v527: u32 = v526 * v204;
          let v528: u32 = v525 + v527;
          m5[v528] = v212;
        }
      }
      for (var v529: u32 = v206; v529 < v204; v529 += v207) {
        for (var v530: u32 = v202; v530 < v205; v530 += v203) {
          let v531: u32 = v530 * v204;
          let v532: u32 = v529 + v531;
          m6[v532] = v212;
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
        let v534: bool = v533 == v214;
        if (v534) {
          let v535: u32 = v126 / v6;
          let v536: u32 = v535 * v6;
          let v537: u32 = v126 - v536;
          let v540: u32 = v535 / v538;
          let v541: u32 = v535 % v538;
          let v542: u32 = v540 * v539;
          x1 = v541;
          x2 = v542;
          let v544: u32 = v542 + v543;
          for (var v545: u32 = v206; v545 < v204; v545 += v207) {
            for (var v546: u32 = v202; v546 < v205; v546 += v203) {
              x14 = v212;
              let v547: bool = v546 < v5;
              let v548: bool = v545 < v107;
              let v549: bool = v547 & v548;
              if (v549) {
                let v550: u32 = v546 * v26;
                let v551: u32 = v7 + v550;
                let v552: u32 = v551 + v545;
                let v553: f32 = m0[v552];
                let v554: u32 = v537 + v545;
                let v555: u32 = v554 >> v203;
                let v556: u32 = v544 + v555;
                let v557: u32 = b4[v556];
                let v558: u32 = v554 & v203;
                let v559: bool = v558 == v203;
                let v560: vec2<f32> = unpack2x16float(v557);
                let v561: f32 = v560.x;
                let v562: f32 = v560.y;
                let v563: f32 = select(v561, v562, v559);
                let v564: f32 = v553 * v563;
                let v565: f32 = v564 * v246;
                x14 = v565;
              }
              let v566: f32 = x14;
              let v567: u32 = v546 * v204;
              let v568: u32 = v545 + v567;
              m4[v568] = v566;
            }
          }
          workgroupBarrier();
          for (var v569: u32 = v202; v569 < v252; v569 += v203) {
            let v570: u32 = v203 << v569;
            let v571: u32 = v570 - v203;
            let v572: u32 = v569 + v203;
            for (var v573: u32 = v206; v573 < v251; v573 += v207) {
              let v574: u32 = v573 >> v569;
              let v575: u32 = v574 << v572;
              let v576: u32 = v573 & v571;
              let v577: u32 = v575 + v576;
              for (var v578: u32 = v202; v578 < v205; v578 += v203) {
                let v579: u32 = v578 * v204;
                let v580: u32 = v579 + v577;
                let v581: u32 = v580 + v570;
                let v582: f32 = m4[v580];
                let v583: f32 = m4[v581];
                let v584: f32 = v582 + v583;
                let v585: f32 = v582 - v583;
                m4[v580] = v584;
                m4[v581] = v585;
              }
            }
            workgroupBarrier();
          }
          let v586: u32 = v537 / v270;
          for (var v587: u32 = v206; v587 < v204; v587 += v207) {
            x15 = v212;
            x16 = v212;
            x17 = v212;
            x18 = v212;
            let v588: u32 = v541 + v587;
            let v589: u32 = v588 / v270;
            let v590: u32 = v588 % v270;
            for (var v591: u32 = v202; v591 < v204; v591 += v203) {
              let v592: u32 = v591 / v270;
              let v593: u32 = v586 + v592;
              let v594: u32 = v591 % v270;
              let v597: u32 = v595 * v205;
              let v598: u32 = v593 * v596;
              let v599: u32 = v598 + v589;
              let v600: u32 = v599 * v597;
              let v601: u32 = v542 + v600;
              let v602: u32 = v590 & v252;
              let v603: u32 = v602 << v289;
              let v604: u32 = v590 >> v288;
              let v605: u32 = v604 << v282;
              let v606: u32 = v594 & v252;
              let v607: u32 = v606 >> v203;
              let v608: u32 = v607 << v288;
              let v609: u32 = v594 >> v288;
              let v610: u32 = v609 << v203;
              let v611: u32 = v594 & v203;
              let v612: u32 = v603 + v605;
              let v613: u32 = v612 + v608;
              let v614: u32 = v613 + v610;
              let v615: u32 = v614 + v611;
              let v616: u32 = v615 + v203;
              let v617: u32 = v616 * v595;
              let v618: u32 = v617 >> v203;
              let v619: u32 = v597 << v289;
              let v620: u32 = v618 + v619;
              let v621: u32 = v620 - v203;
              let v622: u32 = v621 >> v289;
              let v623: u32 = v620 - v270;
              let v624: u32 = v623 >> v289;
              let v625: bool = v622 < v597;
              let v626: u32 = v622 - v597;
              let v627: u32 = select(v626, v622, v625);
              let v628: u32 = v601 + v627;
              let v629: u32 = b4[v628];
              let v630: bool = v624 < v597;
              let v631: u32 = v624 - v597;
              let v632: u32 = select(v631, v624, v630);
              let v633: u32 = v601 + v632;
              let v634: u32 = b4[v633];
              let v635: u32 = v621 & v310;
              let v636: u32 = v310 - v635;
              let v637: u32 = v629 >> v636;
              let v638: u32 = v634 << v203;
              let v639: u32 = v638 << v635;
              let v640: u32 = v637 | v639;
              let v641: u32 = v640 & v330;
              let v643: bool = v642 == v202;
              let v644: bool = v642 == v282;
              let v645: u32 = select(v336, v337, v644);
              let v646: u32 = select(v645, v335, v643);
              let v647: u32 = select(v202, v340, v643);
              let v648: u32 = v641 * v646;
              let v649: u32 = v648 + v647;
              let v650: u32 = v649 & v344;
              let v651: u32 = v650 ^ v345;
              let v652: u32 = v651 >> v270;
              let v653: u32 = v651 & v349;
              let v654: u32 = v653 << v270;
              let v655: u32 = v651 & v350;
              let v656: u32 = v655 << v351;
              let v657: u32 = v656 + v352;
              let v658: u32 = v654 | v657;
              let v659: f32 = bitcast<f32>(v658);
              let v660: u32 = v652 & v349;
              let v661: u32 = v660 << v270;
              let v662: u32 = v652 & v350;
              let v663: u32 = v662 << v351;
              let v664: u32 = v663 + v352;
              let v665: u32 = v661 | v664;
              let v666: f32 = bitcast<f32>(v665);
              let v667: f32 = v659 + v666;
              let v668: u32 = v649 & v368;
              let v669: u32 = v649 >> v369;
              let v670: u32 = v669 & v368;
              let v671: u32 = v668 + v670;
              let v672: u32 = v671 >> v270;
              let v673: u32 = v671 + v672;
              let v674: u32 = v673 & v370;
              let v675: f32 = f32(v674);
              let v676: f32 = fma(v675, v379, v380);
              let v677: f32 = select(v667, v676, v644);
              let v678: u32 = bitcast<u32>(v677);
              let v679: u32 = v678 >> v351;
              let v680: u32 = v679 & v203;
              let v681: u32 = v678 + v386;
              let v682: u32 = v681 + v680;
              let v683: u32 = v682 & v387;
              let v684: f32 = bitcast<f32>(v683);
              let v685: f32 = m4[v591];
              let v686: f32 = x15;
              let v687: f32 = fma(v685, v684, v686);
              x15 = v687;
              let v688: u32 = v591 + v204;
              let v689: f32 = m4[v688];
              let v690: f32 = x16;
              let v691: f32 = fma(v689, v684, v690);
              x16 = v691;
              let v692: u32 = v591 + v399;
              let v693: f32 = m4[v692];
              let v694: f32 = x17;
              let v695: f32 = fma(v693, v684, v694);
              x17 = v695;
              let v696: u32 = v591 + v404;
              let v697: f32 = m4[v696];
              let v698: f32 = x18;
              let v699: f32 = fma(v697, v684, v698);
              x18 = v699;
            }
            let v700: f32 = m5[v587];
            let v701: f32 = x15;
            let v702: f32 = v700 + v701;
            m5[v587] = v702;
            let v703: u32 = v587 + v204;
            let v704: f32 = m5[v703];
            let v705: f32 = x16;
            let v706: f32 = v704 + v705;
            m5[v703] = v706;
            let v707: u32 = v587 + v399;
            let v708: f32 = m5[v707];
            let v709: f32 = x17;
            let v710: f32 = v708 + v709;
            m5[v707] = v710;
            let v711: u32 = v587 + v404;
            let v712: f32 = m5[v711];
            let v713: f32 = x18;
            let v714: f32 = v712 + v713;
            m5[v711] = v714;
          }
          workgroupBarrier();
        } else {
          let v715: u32 = v5 - v203;
          let v716: u32 = v103 - v203;
          for (var v717: u32 = v206; v717 < v204; v717 += v207) {
            x19 = v212;
            x20 = v212;
            x21 = v212;
            x22 = v212;
            let v718: u32 = min(v717, v716);
            let v719: u32 = v718 * v6;
            let v720: u32 = v126 + v719;
            for (var v721: u32 = v202; v721 < v107; v721 += v203) {
              let v722: u32 = v720 + v721;
              let v1491: bool = v1490 == v1397;
              if (v1491) {
                let v1492: u32 = b4[v722];
                let v1493: f32 = bitcast<f32>(v1492);
                x43 = v1493;
              } else {
                let v1494: bool = v1490 < v1401;
                if (v1494) {
                  let v1495: bool = v1490 == v1403;
                  let v1496: u32 = v722 >> v1403;
                  let v1497: u32 = b4[v1496];
                  let v1498: u32 = v722 & v1403;
                  let v1499: bool = v1498 == v1403;
                  let v1500: vec2<f32> = unpack2x16float(v1497);
                  let v1501: f32 = v1500.x;
                  let v1502: f32 = v1500.y;
                  let v1503: u32 = v1497 << v1412;
                  let v1504: u32 = v1497 & v1413;
                  let v1505: f32 = bitcast<f32>(v1503);
                  let v1506: f32 = bitcast<f32>(v1504);
                  let v1507: f32 = select(v1501, v1502, v1499);
                  let v1508: f32 = select(v1505, v1506, v1499);
                  let v1509: f32 = select(v1508, v1507, v1495);
                  x43 = v1509;
                } else {
                  let v1511: u32 = v722 >> v1422;
                  let v1512: u32 = v1511 * v1510;
                  let v1513: u32 = v722 & v1423;
                  let v1514: u32 = v1513 * v1510;
                  let v1515: u32 = v1514 >> v1422;
                  let v1516: u32 = v1512 + v1515;
                  let v1517: u32 = v1514 & v1423;
                  let v1518: u32 = b4[v1516];
                  let v1519: u32 = v1516 + v1403;
                  let v1520: u32 = b4[v1519];
                  let v1521: u32 = v1518 >> v1517;
                  let v1522: u32 = v1423 - v1517;
                  let v1523: u32 = v1520 << v1403;
                  let v1524: u32 = v1523 << v1522;
                  let v1525: u32 = v1521 | v1524;
                  let v1526: u32 = v1403 << v1510;
                  let v1527: u32 = v1526 - v1403;
                  let v1529: u32 = v722 >> v1528;
                  let v1530: bool = v1490 == v1401;
                  let v1531: bool = v1490 == v1443;
                  let v1532: u32 = v1529 >> v1403;
                  let v1533: u32 = select(v1532, v1529, v1530);
                  let v1535: u32 = v1534 + v1533;
                  let v1536: u32 = b4[v1535];
                  let v1537: f32 = bitcast<f32>(v1536);
                  let v1538: u32 = v1529 & v1403;
                  let v1539: bool = v1538 == v1403;
                  let v1540: vec2<f32> = unpack2x16float(v1536);
                  let v1541: f32 = v1540.x;
                  let v1542: f32 = v1540.y;
                  let v1543: u32 = v1536 << v1412;
                  let v1544: u32 = v1536 & v1413;
                  let v1545: f32 = bitcast<f32>(v1543);
                  let v1546: f32 = bitcast<f32>(v1544);
                  let v1547: f32 = select(v1541, v1542, v1539);
                  let v1548: f32 = select(v1545, v1546, v1539);
                  let v1549: f32 = select(v1548, v1547, v1531);
                  let v1550: f32 = select(v1549, v1537, v1530);
                  let v1551: bool = v1490 == v1401;
                  let v1552: bool = v1490 == v1443;
                  let v1553: u32 = v1529 >> v1403;
                  let v1554: u32 = select(v1553, v1529, v1551);
                  let v1556: u32 = v1555 + v1554;
                  let v1557: u32 = b4[v1556];
                  let v1558: f32 = bitcast<f32>(v1557);
                  let v1559: u32 = v1529 & v1403;
                  let v1560: bool = v1559 == v1403;
                  let v1561: vec2<f32> = unpack2x16float(v1557);
                  let v1562: f32 = v1561.x;
                  let v1563: f32 = v1561.y;
                  let v1564: u32 = v1557 << v1412;
                  let v1565: u32 = v1557 & v1413;
                  let v1566: f32 = bitcast<f32>(v1564);
                  let v1567: f32 = bitcast<f32>(v1565);
                  let v1568: f32 = select(v1562, v1563, v1560);
                  let v1569: f32 = select(v1566, v1567, v1560);
                  let v1570: f32 = select(v1569, v1568, v1552);
                  let v1571: f32 = select(v1570, v1558, v1551);
                  let v1572: u32 = v1525 & v1527;
                  let v1573: f32 = f32(v1572);
                  let v1574: f32 = fma(v1550, v1573, v1571);
                  x43 = v1574;
                }
              }
              let v1575: f32 = x43;
              let v724: u32 = min(v202, v715);
              let v725: u32 = v724 * v26;
              let v726: u32 = v7 + v725;
              let v727: u32 = v726 + v721;
              let v728: f32 = m0[v727];
              let v729: f32 = x19;
              let v730: f32 = fma(v728, v1575, v729);
              x19 = v730;
              let v731: u32 = min(v203, v715);
              let v732: u32 = v731 * v26;
              let v733: u32 = v7 + v732;
              let v734: u32 = v733 + v721;
              let v735: f32 = m0[v734];
              let v736: f32 = x20;
              let v737: f32 = fma(v735, v1575, v736);
              x20 = v737;
              let v738: u32 = min(v282, v715);
              let v739: u32 = v738 * v26;
              let v740: u32 = v7 + v739;
              let v741: u32 = v740 + v721;
              let v742: f32 = m0[v741];
              let v743: f32 = x21;
              let v744: f32 = fma(v742, v1575, v743);
              x21 = v744;
              let v745: u32 = min(v288, v715);
              let v746: u32 = v745 * v26;
              let v747: u32 = v7 + v746;
              let v748: u32 = v747 + v721;
              let v749: f32 = m0[v748];
              let v750: f32 = x22;
              let v751: f32 = fma(v749, v1575, v750);
              x22 = v751;
            }
            let v752: f32 = m5[v717];
            let v753: f32 = x19;
            let v754: f32 = v752 + v753;
            m5[v717] = v754;
            let v755: u32 = v717 + v204;
            let v756: f32 = m5[v755];
            let v757: f32 = x20;
            let v758: f32 = v756 + v757;
            m5[v755] = v758;
            let v759: u32 = v717 + v399;
            let v760: f32 = m5[v759];
            let v761: f32 = x21;
            let v762: f32 = v760 + v761;
            m5[v759] = v762;
            let v763: u32 = v717 + v404;
            let v764: f32 = m5[v763];
            let v765: f32 = x22;
            let v766: f32 = v764 + v765;
            m5[v763] = v766;
          }
        }
        let v768: bool = v767 == v214;
        if (v768) {
          let v769: u32 = v126 / v6;
          let v770: u32 = v769 * v6;
          let v771: u32 = v126 - v770;
          let v774: u32 = v769 / v772;
          let v775: u32 = v769 % v772;
          let v776: u32 = v774 * v773;
          x3 = v775;
          x4 = v776;
          let v778: u32 = v776 + v777;
          for (var v779: u32 = v206; v779 < v204; v779 += v207) {
            for (var v780: u32 = v202; v780 < v205; v780 += v203) {
              x23 = v212;
              let v781: bool = v780 < v5;
              let v782: bool = v779 < v107;
              let v783: bool = v781 & v782;
              if (v783) {
                let v784: u32 = v780 * v26;
                let v785: u32 = v7 + v784;
                let v786: u32 = v785 + v779;
                let v787: f32 = m0[v786];
                let v788: u32 = v771 + v779;
                let v789: u32 = v788 >> v203;
                let v790: u32 = v778 + v789;
                let v791: u32 = b5[v790];
                let v792: u32 = v788 & v203;
                let v793: bool = v792 == v203;
                let v794: vec2<f32> = unpack2x16float(v791);
                let v795: f32 = v794.x;
                let v796: f32 = v794.y;
                let v797: f32 = select(v795, v796, v793);
                let v798: f32 = v787 * v797;
                let v799: f32 = v798 * v246;
                x23 = v799;
              }
              let v800: f32 = x23;
              let v801: u32 = v780 * v204;
              let v802: u32 = v779 + v801;
              m4[v802] = v800;
            }
          }
          workgroupBarrier();
          for (var v803: u32 = v202; v803 < v252; v803 += v203) {
            let v804: u32 = v203 << v803;
            let v805: u32 = v804 - v203;
            let v806: u32 = v803 + v203;
            for (var v807: u32 = v206; v807 < v251; v807 += v207) {
              let v808: u32 = v807 >> v803;
              let v809: u32 = v808 << v806;
              let v810: u32 = v807 & v805;
              let v811: u32 = v809 + v810;
              for (var v812: u32 = v202; v812 < v205; v812 += v203) {
                let v813: u32 = v812 * v204;
                let v814: u32 = v813 + v811;
                let v815: u32 = v814 + v804;
                let v816: f32 = m4[v814];
                let v817: f32 = m4[v815];
                let v818: f32 = v816 + v817;
                let v819: f32 = v816 - v817;
                m4[v814] = v818;
                m4[v815] = v819;
              }
            }
            workgroupBarrier();
          }
          let v820: u32 = v771 / v270;
          for (var v821: u32 = v206; v821 < v204; v821 += v207) {
            x24 = v212;
            x25 = v212;
            x26 = v212;
            x27 = v212;
            let v822: u32 = v775 + v821;
            let v823: u32 = v822 / v270;
            let v824: u32 = v822 % v270;
            for (var v825: u32 = v202; v825 < v204; v825 += v203) {
              let v826: u32 = v825 / v270;
              let v827: u32 = v820 + v826;
              let v828: u32 = v825 % v270;
              let v831: u32 = v829 * v205;
              let v832: u32 = v827 * v830;
              let v833: u32 = v832 + v823;
              let v834: u32 = v833 * v831;
              let v835: u32 = v776 + v834;
              let v836: u32 = v824 & v252;
              let v837: u32 = v836 << v289;
              let v838: u32 = v824 >> v288;
              let v839: u32 = v838 << v282;
              let v840: u32 = v828 & v252;
              let v841: u32 = v840 >> v203;
              let v842: u32 = v841 << v288;
              let v843: u32 = v828 >> v288;
              let v844: u32 = v843 << v203;
              let v845: u32 = v828 & v203;
              let v846: u32 = v837 + v839;
              let v847: u32 = v846 + v842;
              let v848: u32 = v847 + v844;
              let v849: u32 = v848 + v845;
              let v850: u32 = v849 + v203;
              let v851: u32 = v850 * v829;
              let v852: u32 = v851 >> v203;
              let v853: u32 = v831 << v289;
              let v854: u32 = v852 + v853;
              let v855: u32 = v854 - v203;
              let v856: u32 = v855 >> v289;
              let v857: u32 = v854 - v270;
              let v858: u32 = v857 >> v289;
              let v859: bool = v856 < v831;
              let v860: u32 = v856 - v831;
              let v861: u32 = select(v860, v856, v859);
              let v862: u32 = v835 + v861;
              let v863: u32 = b5[v862];
              let v864: bool = v858 < v831;
              let v865: u32 = v858 - v831;
              let v866: u32 = select(v865, v858, v864);
              let v867: u32 = v835 + v866;
              let v868: u32 = b5[v867];
              let v869: u32 = v855 & v310;
              let v870: u32 = v310 - v869;
              let v871: u32 = v863 >> v870;
              let v872: u32 = v868 << v203;
              let v873: u32 = v872 << v869;
              let v874: u32 = v871 | v873;
              let v875: u32 = v874 & v330;
              let v877: bool = v876 == v202;
              let v878: bool = v876 == v282;
              let v879: u32 = select(v336, v337, v878);
              let v880: u32 = select(v879, v335, v877);
              let v881: u32 = select(v202, v340, v877);
              let v882: u32 = v875 * v880;
              let v883: u32 = v882 + v881;
              let v884: u32 = v883 & v344;
              let v885: u32 = v884 ^ v345;
              let v886: u32 = v885 >> v270;
              let v887: u32 = v885 & v349;
              let v888: u32 = v887 << v270;
              let v889: u32 = v885 & v350;
              let v890: u32 = v889 << v351;
              let v891: u32 = v890 + v352;
              let v892: u32 = v888 | v891;
              let v893: f32 = bitcast<f32>(v892);
              let v894: u32 = v886 & v349;
              let v895: u32 = v894 << v270;
              let v896: u32 = v886 & v350;
              let v897: u32 = v896 << v351;
              let v898: u32 = v897 + v352;
              let v899: u32 = v895 | v898;
              let v900: f32 = bitcast<f32>(v899);
              let v901: f32 = v893 + v900;
              let v902: u32 = v883 & v368;
              let v903: u32 = v883 >> v369;
              let v904: u32 = v903 & v368;
              let v905: u32 = v902 + v904;
              let v906: u32 = v905 >> v270;
              let v907: u32 = v905 + v906;
              let v908: u32 = v907 & v370;
              let v909: f32 = f32(v908);
              let v910: f32 = fma(v909, v379, v380);
              let v911: f32 = select(v901, v910, v878);
              let v912: u32 = bitcast<u32>(v911);
              let v913: u32 = v912 >> v351;
              let v914: u32 = v913 & v203;
              let v915: u32 = v912 + v386;
              let v916: u32 = v915 + v914;
              let v917: u32 = v916 & v387;
              let v918: f32 = bitcast<f32>(v917);
              let v919: f32 = m4[v825];
              let v920: f32 = x24;
              let v921: f32 = fma(v919, v918, v920);
              x24 = v921;
              let v922: u32 = v825 + v204;
              let v923: f32 = m4[v922];
              let v924: f32 = x25;
              let v925: f32 = fma(v923, v918, v924);
              x25 = v925;
              let v926: u32 = v825 + v399;
              let v927: f32 = m4[v926];
              let v928: f32 = x26;
              let v929: f32 = fma(v927, v918, v928);
              x26 = v929;
              let v930: u32 = v825 + v404;
              let v931: f32 = m4[v930];
              let v932: f32 = x27;
              let v933: f32 = fma(v931, v918, v932);
              x27 = v933;
            }
            let v934: f32 = m6[v821];
            let v935: f32 = x24;
            let v936: f32 = v934 + v935;
            m6[v821] = v936;
            let v937: u32 = v821 + v204;
            let v938: f32 = m6[v937];
            let v939: f32 = x25;
            let v940: f32 = v938 + v939;
            m6[v937] = v940;
            let v941: u32 = v821 + v399;
            let v942: f32 = m6[v941];
            let v943: f32 = x26;
            let v944: f32 = v942 + v943;
            m6[v941] = v944;
            let v945: u32 = v821 + v404;
            let v946: f32 = m6[v945];
            let v947: f32 = x27;
            let v948: f32 = v946 + v947;
            m6[v945] = v948;
          }
          workgroupBarrier();
        } else {
          let v949: u32 = v5 - v203;
          let v950: u32 = v103 - v203;
          for (var v951: u32 = v206; v951 < v204; v951 += v207) {
            x28 = v212;
            x29 = v212;
            x30 = v212;
            x31 = v212;
            let v952: u32 = min(v951, v950);
            let v953: u32 = v952 * v6;
            let v954: u32 = v126 + v953;
            for (var v955: u32 = v202; v955 < v107; v955 += v203) {
              let v956: u32 = v954 + v955;
              let v1577: bool = v1576 == v1397;
              if (v1577) {
                let v1578: u32 = b5[v956];
                let v1579: f32 = bitcast<f32>(v1578);
                x44 = v1579;
              } else {
                let v1580: bool = v1576 < v1401;
                if (v1580) {
                  let v1581: bool = v1576 == v1403;
                  let v1582: u32 = v956 >> v1403;
                  let v1583: u32 = b5[v1582];
                  let v1584: u32 = v956 & v1403;
                  let v1585: bool = v1584 == v1403;
                  let v1586: vec2<f32> = unpack2x16float(v1583);
                  let v1587: f32 = v1586.x;
                  let v1588: f32 = v1586.y;
                  let v1589: u32 = v1583 << v1412;
                  let v1590: u32 = v1583 & v1413;
                  let v1591: f32 = bitcast<f32>(v1589);
                  let v1592: f32 = bitcast<f32>(v1590);
                  let v1593: f32 = select(v1587, v1588, v1585);
                  let v1594: f32 = select(v1591, v1592, v1585);
                  let v1595: f32 = select(v1594, v1593, v1581);
                  x44 = v1595;
                } else {
                  let v1597: u32 = v956 >> v1422;
                  let v1598: u32 = v1597 * v1596;
                  let v1599: u32 = v956 & v1423;
                  let v1600: u32 = v1599 * v1596;
                  let v1601: u32 = v1600 >> v1422;
                  let v1602: u32 = v1598 + v1601;
                  let v1603: u32 = v1600 & v1423;
                  let v1604: u32 = b5[v1602];
                  let v1605: u32 = v1602 + v1403;
                  let v1606: u32 = b5[v1605];
                  let v1607: u32 = v1604 >> v1603;
                  let v1608: u32 = v1423 - v1603;
                  let v1609: u32 = v1606 << v1403;
                  let v1610: u32 = v1609 << v1608;
                  let v1611: u32 = v1607 | v1610;
                  let v1612: u32 = v1403 << v1596;
                  let v1613: u32 = v1612 - v1403;
                  let v1615: u32 = v956 >> v1614;
                  let v1616: bool = v1576 == v1401;
                  let v1617: bool = v1576 == v1443;
                  let v1618: u32 = v1615 >> v1403;
                  let v1619: u32 = select(v1618, v1615, v1616);
                  let v1621: u32 = v1620 + v1619;
                  let v1622: u32 = b5[v1621];
                  let v1623: f32 = bitcast<f32>(v1622);
                  let v1624: u32 = v1615 & v1403;
                  let v1625: bool = v1624 == v1403;
                  let v1626: vec2<f32> = unpack2x16float(v1622);
                  let v1627: f32 = v1626.x;
                  let v1628: f32 = v1626.y;
                  let v1629: u32 = v1622 << v1412;
                  let v1630: u32 = v1622 & v1413;
                  let v1631: f32 = bitcast<f32>(v1629);
                  let v1632: f32 = bitcast<f32>(v1630);
                  let v1633: f32 = select(v1627, v1628, v1625);
                  let v1634: f32 = select(v1631, v1632, v1625);
                  let v1635: f32 = select(v1634, v1633, v1617);
                  let v1636: f32 = select(v1635, v1623, v1616);
                  let v1637: bool = v1576 == v1401;
                  let v1638: bool = v1576 == v1443;
                  let v1639: u32 = v1615 >> v1403;
                  let v1640: u32 = select(v1639, v1615, v1637);
                  let v1642: u32 = v1641 + v1640;
                  let v1643: u32 = b5[v1642];
                  let v1644: f32 = bitcast<f32>(v1643);
                  let v1645: u32 = v1615 & v1403;
                  let v1646: bool = v1645 == v1403;
                  let v1647: vec2<f32> = unpack2x16float(v1643);
                  let v1648: f32 = v1647.x;
                  let v1649: f32 = v1647.y;
                  let v1650: u32 = v1643 << v1412;
                  let v1651: u32 = v1643 & v1413;
                  let v1652: f32 = bitcast<f32>(v1650);
                  let v1653: f32 = bitcast<f32>(v1651);
                  let v1654: f32 = select(v1648, v1649, v1646);
                  let v1655: f32 = select(v1652, v1653, v1646);
                  let v1656: f32 = select(v1655, v1654, v1638);
                  let v1657: f32 = select(v1656, v1644, v1637);
                  let v1658: u32 = v1611 & v1613;
                  let v1659: f32 = f32(v1658);
                  let v1660: f32 = fma(v1636, v1659, v1657);
                  x44 = v1660;
                }
              }
              let v1661: f32 = x44;
              let v958: u32 = min(v202, v949);
              let v959: u32 = v958 * v26;
              let v960: u32 = v7 + v959;
              let v961: u32 = v960 + v955;
              let v962: f32 = m0[v961];
              let v963: f32 = x28;
              let v964: f32 = fma(v962, v1661, v963);
              x28 = v964;
              let v965: u32 = min(v203, v949);
              let v966: u32 = v965 * v26;
              let v967: u32 = v7 + v966;
              let v968: u32 = v967 + v955;
              let v969: f32 = m0[v968];
              let v970: f32 = x29;
              let v971: f32 = fma(v969, v1661, v970);
              x29 = v971;
              let v972: u32 = min(v282, v949);
              let v973: u32 = v972 * v26;
              let v974: u32 = v7 + v973;
              let v975: u32 = v974 + v955;
              let v976: f32 = m0[v975];
              let v977: f32 = x30;
              let v978: f32 = fma(v976, v1661, v977);
              x30 = v978;
              let v979: u32 = min(v288, v949);
              let v980: u32 = v979 * v26;
              let v981: u32 = v7 + v980;
              let v982: u32 = v981 + v955;
              let v983: f32 = m0[v982];
              let v984: f32 = x31;
              let v985: f32 = fma(v983, v1661, v984);
              x31 = v985;
            }
            let v986: f32 = m6[v951];
            let v987: f32 = x28;
            let v988: f32 = v986 + v987;
            m6[v951] = v988;
            let v989: u32 = v951 + v204;
            let v990: f32 = m6[v989];
            let v991: f32 = x29;
            let v992: f32 = v990 + v991;
            m6[v989] = v992;
            let v993: u32 = v951 + v399;
            let v994: f32 = m6[v993];
            let v995: f32 = x30;
            let v996: f32 = v994 + v995;
            m6[v993] = v996;
            let v997: u32 = v951 + v404;
            let v998: f32 = m6[v997];
            let v999: f32 = x31;
            let v1000: f32 = v998 + v999;
            m6[v997] = v1000;
          }
        }
        workgroupBarrier();
      }
      for (var v1001: u32 = v206; v1001 < v204; v1001 += v207) {
        for (var v1002: u32 = v202; v1002 < v205; v1002 += v203) {
          let v1003: u32 = v1002 * v204;
          let v1004: u32 = v1001 + v1003;
          let v1005: f32 = m5[v1004];
          let v1006: u32 = v1002 * v26;
          let v1007: u32 = v7 + v1006;
          let v1008: u32 = v1007 + v1001;
          m2[v1008] = v1005;
        }
      }
      workgroupBarrier();
      let v1009: bool = v533 == v214;
      if (v1009) {
        for (var v1010: u32 = v202; v1010 < v252; v1010 += v203) {
          let v1011: u32 = v203 << v1010;
          let v1012: u32 = v1011 - v203;
          let v1013: u32 = v1010 + v203;
          for (var v1014: u32 = v206; v1014 < v251; v1014 += v207) {
            let v1015: u32 = v1014 >> v1010;
            let v1016: u32 = v1015 << v1013;
            let v1017: u32 = v1014 & v1012;
            let v1018: u32 = v1016 + v1017;
            for (var v1019: u32 = v202; v1019 < v205; v1019 += v203) {
              let v1020: u32 = v1019 * v26;
              let v1021: u32 = v7 + v1020;
              let v1022: u32 = v1021 + v1018;
              let v1023: u32 = v1022 + v1011;
              let v1024: f32 = m2[v1022];
              let v1025: f32 = m2[v1023];
              let v1026: f32 = v1024 + v1025;
              let v1027: f32 = v1024 - v1025;
              m2[v1022] = v1026;
              m2[v1023] = v1027;
            }
          }
          workgroupBarrier();
        }
        let v1028: u32 = x1;
        let v1029: u32 = x2;
        let v1031: u32 = v1029 + v1030;
        for (var v1032: u32 = v206; v1032 < v204; v1032 += v207) {
          for (var v1033: u32 = v202; v1033 < v205; v1033 += v203) {
            let v1034: u32 = v1033 * v26;
            let v1035: u32 = v7 + v1034;
            let v1036: u32 = v1035 + v1032;
            let v1037: f32 = m2[v1036];
            let v1038: u32 = v1028 + v1032;
            let v1039: u32 = v1038 >> v203;
            let v1040: u32 = v1031 + v1039;
            let v1041: u32 = b4[v1040];
            let v1042: u32 = v1038 & v203;
            let v1043: bool = v1042 == v203;
            let v1044: vec2<f32> = unpack2x16float(v1041);
            let v1045: f32 = v1044.x;
            let v1046: f32 = v1044.y;
            let v1047: f32 = select(v1045, v1046, v1043);
            let v1048: f32 = v1037 * v246;
            let v1049: f32 = v1048 * v1047;
            m2[v1036] = v1049;
          }
        }
        workgroupBarrier();
      }
      for (var v1050: u32 = v206; v1050 < v204; v1050 += v207) {
        for (var v1051: u32 = v202; v1051 < v205; v1051 += v203) {
          let v1052: u32 = v1051 * v204;
          let v1053: u32 = v1050 + v1052;
          let v1054: f32 = m6[v1053];
          let v1055: u32 = v1051 * v26;
          let v1056: u32 = v7 + v1055;
          let v1057: u32 = v1056 + v1050;
          m3[v1057] = v1054;
        }
      }
      workgroupBarrier();
      let v1058: bool = v767 == v214;
      if (v1058) {
        for (var v1059: u32 = v202; v1059 < v252; v1059 += v203) {
          let v1060: u32 = v203 << v1059;
          let v1061: u32 = v1060 - v203;
          let v1062: u32 = v1059 + v203;
          for (var v1063: u32 = v206; v1063 < v251; v1063 += v207) {
            let v1064: u32 = v1063 >> v1059;
            let v1065: u32 = v1064 << v1062;
            let v1066: u32 = v1063 & v1061;
            let v1067: u32 = v1065 + v1066;
            for (var v1068: u32 = v202; v1068 < v205; v1068 += v203) {
              let v1069: u32 = v1068 * v26;
              let v1070: u32 = v7 + v1069;
              let v1071: u32 = v1070 + v1067;
              let v1072: u32 = v1071 + v1060;
              let v1073: f32 = m3[v1071];
              let v1074: f32 = m3[v1072];
              let v1075: f32 = v1073 + v1074;
              let v1076: f32 = v1073 - v1074;
              m3[v1071] = v1075;
              m3[v1072] = v1076;
            }
          }
          workgroupBarrier();
        }
        let v1077: u32 = x3;
        let v1078: u32 = x4;
        let v1080: u32 = v1078 + v1079;
        for (var v1081: u32 = v206; v1081 < v204; v1081 += v207) {
          for (var v1082: u32 = v202; v1082 < v205; v1082 += v203) {
            let v1083: u32 = v1082 * v26;
            let v1084: u32 = v7 + v1083;
            let v1085: u32 = v1084 + v1081;
            let v1086: f32 = m3[v1085];
            let v1087: u32 = v1077 + v1081;
            let v1088: u32 = v1087 >> v203;
            let v1089: u32 = v1080 + v1088;
            let v1090: u32 = b5[v1089];
            let v1091: u32 = v1087 & v203;
            let v1092: bool = v1091 == v203;
            let v1093: vec2<f32> = unpack2x16float(v1090);
            let v1094: f32 = v1093.x;
            let v1095: f32 = v1093.y;
            let v1096: f32 = select(v1094, v1095, v1092);
            let v1097: f32 = v1086 * v246;
            let v1098: f32 = v1097 * v1096;
            m3[v1085] = v1098;
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
      for (var v1099: u32 = v206; v1099 < v204; v1099 += v207) {
        for (var v1100: u32 = v202; v1100 < v205; v1100 += v203) {
          let v1101: u32 = v1100 * v204;
          let v1102: u32 = v1099 + v1101;
          m5[v1102] = v212;
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
        let v1104: bool = v1103 == v214;
        if (v1104) {
          let v1105: u32 = v183 / v6;
          let v1106: u32 = v1105 * v6;
          let v1107: u32 = v183 - v1106;
          let v1110: u32 = v1105 / v1108;
          let v1111: u32 = v1105 % v1108;
          let v1112: u32 = v1110 * v1109;
          x1 = v1111;
          x2 = v1112;
          let v1114: u32 = v1112 + v1113;
          for (var v1115: u32 = v206; v1115 < v204; v1115 += v207) {
            for (var v1116: u32 = v202; v1116 < v205; v1116 += v203) {
              x32 = v212;
              let v1117: bool = v1116 < v5;
              let v1118: bool = v1115 < v164;
              let v1119: bool = v1117 & v1118;
              if (v1119) {
                let v1120: u32 = v1116 * v26;
                let v1121: u32 = v7 + v1120;
                let v1122: u32 = v1121 + v1115;
                let v1123: f32 = m0[v1122];
                let v1124: u32 = v1107 + v1115;
                let v1125: u32 = v1124 >> v203;
                let v1126: u32 = v1114 + v1125;
                let v1127: u32 = b7[v1126];
                let v1128: u32 = v1124 & v203;
                let v1129: bool = v1128 == v203;
                let v1130: vec2<f32> = unpack2x16float(v1127);
                let v1131: f32 = v1130.x;
                let v1132: f32 = v1130.y;
                let v1133: f32 = select(v1131, v1132, v1129);
                let v1134: f32 = v1123 * v1133;
                let v1135: f32 = v1134 * v246;
                x32 = v1135;
              }
              let v1136: f32 = x32;
              let v1137: u32 = v1116 * v204;
              let v1138: u32 = v1115 + v1137;
              m4[v1138] = v1136;
            }
          }
          workgroupBarrier();
          for (var v1139: u32 = v202; v1139 < v252; v1139 += v203) {
            let v1140: u32 = v203 << v1139;
            let v1141: u32 = v1140 - v203;
            let v1142: u32 = v1139 + v203;
            for (var v1143: u32 = v206; v1143 < v251; v1143 += v207) {
              let v1144: u32 = v1143 >> v1139;
              let v1145: u32 = v1144 << v1142;
              let v1146: u32 = v1143 & v1141;
              let v1147: u32 = v1145 + v1146;
              for (var v1148: u32 = v202; v1148 < v205; v1148 += v203) {
                let v1149: u32 = v1148 * v204;
                let v1150: u32 = v1149 + v1147;
                let v1151: u32 = v1150 + v1140;
                let v1152: f32 = m4[v1150];
                let v1153: f32 = m4[v1151];
                let v1154: f32 = v1152 + v1153;
                let v1155: f32 = v1152 - v1153;
                m4[v1150] = v1154;
                m4[v1151] = v1155;
              }
            }
            workgroupBarrier();
          }
          let v1156: u32 = v1107 / v270;
          for (var v1157: u32 = v206; v1157 < v204; v1157 += v207) {
            x33 = v212;
            x34 = v212;
            x35 = v212;
            x36 = v212;
            let v1158: u32 = v1111 + v1157;
            let v1159: u32 = v1158 / v270;
            let v1160: u32 = v1158 % v270;
            for (var v1161: u32 = v202; v1161 < v204; v1161 += v203) {
              let v1162: u32 = v1161 / v270;
              let v1163: u32 = v1156 + v1162;
              let v1164: u32 = v1161 % v270;
              let v1167: u32 = v1165 * v205;
              let v1168: u32 = v1163 * v1166;
              let v1169: u32 = v1168 + v1159;
              let v1170: u32 = v1169 * v1167;
              let v1171: u32 = v1112 + v1170;
              let v1172: u32 = v1160 & v252;
              let v1173: u32 = v1172 << v289;
              let v1174: u32 = v1160 >> v288;
              let v1175: u32 = v1174 << v282;
              let v1176: u32 = v1164 & v252;
              let v1177: u32 = v1176 >> v203;
              let v1178: u32 = v1177 << v288;
              let v1179: u32 = v1164 >> v288;
              let v1180: u32 = v1179 << v203;
              let v1181: u32 = v1164 & v203;
              let v1182: u32 = v1173 + v1175;
              let v1183: u32 = v1182 + v1178;
              let v1184: u32 = v1183 + v1180;
              let v1185: u32 = v1184 + v1181;
              let v1186: u32 = v1185 + v203;
              let v1187: u32 = v1186 * v1165;
              let v1188: u32 = v1187 >> v203;
              let v1189: u32 = v1167 << v289;
              let v1190: u32 = v1188 + v1189;
              let v1191: u32 = v1190 - v203;
              let v1192: u32 = v1191 >> v289;
              let v1193: u32 = v1190 - v270;
              let v1194: u32 = v1193 >> v289;
              let v1195: bool = v1192 < v1167;
              let v1196: u32 = v1192 - v1167;
              let v1197: u32 = select(v1196, v1192, v1195);
              let v1198: u32 = v1171 + v1197;
              let v1199: u32 = b7[v1198];
              let v1200: bool = v1194 < v1167;
              let v1201: u32 = v1194 - v1167;
              let v1202: u32 = select(v1201, v1194, v1200);
              let v1203: u32 = v1171 + v1202;
              let v1204: u32 = b7[v1203];
              let v1205: u32 = v1191 & v310;
              let v1206: u32 = v310 - v1205;
              let v1207: u32 = v1199 >> v1206;
              let v1208: u32 = v1204 << v203;
              let v1209: u32 = v1208 << v1205;
              let v1210: u32 = v1207 | v1209;
              let v1211: u32 = v1210 & v330;
              let v1213: bool = v1212 == v202;
              let v1214: bool = v1212 == v282;
              let v1215: u32 = select(v336, v337, v1214);
              let v1216: u32 = select(v1215, v335, v1213);
              let v1217: u32 = select(v202, v340, v1213);
              let v1218: u32 = v1211 * v1216;
              let v1219: u32 = v1218 + v1217;
              let v1220: u32 = v1219 & v344;
              let v1221: u32 = v1220 ^ v345;
              let v1222: u32 = v1221 >> v270;
              let v1223: u32 = v1221 & v349;
              let v1224: u32 = v1223 << v270;
              let v1225: u32 = v1221 & v350;
              let v1226: u32 = v1225 << v351;
              let v1227: u32 = v1226 + v352;
              let v1228: u32 = v1224 | v1227;
              let v1229: f32 = bitcast<f32>(v1228);
              let v1230: u32 = v1222 & v349;
              let v1231: u32 = v1230 << v270;
              let v1232: u32 = v1222 & v350;
              let v1233: u32 = v1232 << v351;
              let v1234: u32 = v1233 + v352;
              let v1235: u32 = v1231 | v1234;
              let v1236: f32 = bitcast<f32>(v1235);
              let v1237: f32 = v1229 + v1236;
              let v1238: u32 = v1219 & v368;
              let v1239: u32 = v1219 >> v369;
              let v1240: u32 = v1239 & v368;
              let v1241: u32 = v1238 + v1240;
              let v1242: u32 = v1241 >> v270;
              let v1243: u32 = v1241 + v1242;
              let v1244: u32 = v1243 & v370;
              let v1245: f32 = f32(v1244);
              let v1246: f32 = fma(v1245, v379, v380);
              let v1247: f32 = select(v1237, v1246, v1214);
              let v1248: u32 = bitcast<u32>(v1247);
              let v1249: u32 = v1248 >> v351;
              let v1250: u32 = v1249 & v203;
              let v1251: u32 = v1248 + v386;
              let v1252: u32 = v1251 + v1250;
              let v1253: u32 = v1252 & v387;
              let v1254: f32 = bitcast<f32>(v1253);
              let v1255: f32 = m4[v1161];
              let v1256: f32 = x33;
              let v1257: f32 = fma(v1255, v1254, v1256);
              x33 = v1257;
              let v1258: u32 = v1161 + v204;
              let v1259: f32 = m4[v1258];
              let v1260: f32 = x34;
              let v1261: f32 = fma(v1259, v1254, v1260);
              x34 = v1261;
              let v1262: u32 = v1161 + v399;
              let v1263: f32 = m4[v1262];
              let v1264: f32 = x35;
              let v1265: f32 = fma(v1263, v1254, v1264);
              x35 = v1265;
              let v1266: u32 = v1161 + v404;
              let v1267: f32 = m4[v1266];
              let v1268: f32 = x36;
              let v1269: f32 = fma(v1267, v1254, v1268);
              x36 = v1269;
            }
            let v1270: f32 = m5[v1157];
            let v1271: f32 = x33;
            let v1272: f32 = v1270 + v1271;
            m5[v1157] = v1272;
            let v1273: u32 = v1157 + v204;
            let v1274: f32 = m5[v1273];
            let v1275: f32 = x34;
            let v1276: f32 = v1274 + v1275;
            m5[v1273] = v1276;
            let v1277: u32 = v1157 + v399;
            let v1278: f32 = m5[v1277];
            let v1279: f32 = x35;
            let v1280: f32 = v1278 + v1279;
            m5[v1277] = v1280;
            let v1281: u32 = v1157 + v404;
            let v1282: f32 = m5[v1281];
            let v1283: f32 = x36;
            let v1284: f32 = v1282 + v1283;
            m5[v1281] = v1284;
          }
          workgroupBarrier();
        } else {
          let v1285: u32 = v5 - v203;
          let v1286: u32 = v160 - v203;
          for (var v1287: u32 = v206; v1287 < v204; v1287 += v207) {
            x37 = v212;
            x38 = v212;
            x39 = v212;
            x40 = v212;
            let v1288: u32 = min(v1287, v1286);
            let v1289: u32 = v1288 * v6;
            let v1290: u32 = v183 + v1289;
            for (var v1291: u32 = v202; v1291 < v164; v1291 += v203) {
              let v1292: u32 = v1290 + v1291;
              let v1663: bool = v1662 == v1397;
              if (v1663) {
                let v1664: u32 = b7[v1292];
                let v1665: f32 = bitcast<f32>(v1664);
                x45 = v1665;
              } else {
                let v1666: bool = v1662 < v1401;
                if (v1666) {
                  let v1667: bool = v1662 == v1403;
                  let v1668: u32 = v1292 >> v1403;
                  let v1669: u32 = b7[v1668];
                  let v1670: u32 = v1292 & v1403;
                  let v1671: bool = v1670 == v1403;
                  let v1672: vec2<f32> = unpack2x16float(v1669);
                  let v1673: f32 = v1672.x;
                  let v1674: f32 = v1672.y;
                  let v1675: u32 = v1669 << v1412;
                  let v1676: u32 = v1669 & v1413;
                  let v1677: f32 = bitcast<f32>(v1675);
                  let v1678: f32 = bitcast<f32>(v1676);
                  let v1679: f32 = select(v1673, v1674, v1671);
                  let v1680: f32 = select(v1677, v1678, v1671);
                  let v1681: f32 = select(v1680, v1679, v1667);
                  x45 = v1681;
                } else {
                  let v1683: u32 = v1292 >> v1422;
                  let v1684: u32 = v1683 * v1682;
                  let v1685: u32 = v1292 & v1423;
                  let v1686: u32 = v1685 * v1682;
                  let v1687: u32 = v1686 >> v1422;
                  let v1688: u32 = v1684 + v1687;
                  let v1689: u32 = v1686 & v1423;
                  let v1690: u32 = b7[v1688];
                  let v1691: u32 = v1688 + v1403;
                  let v1692: u32 = b7[v1691];
                  let v1693: u32 = v1690 >> v1689;
                  let v1694: u32 = v1423 - v1689;
                  let v1695: u32 = v1692 << v1403;
                  let v1696: u32 = v1695 << v1694;
                  let v1697: u32 = v1693 | v1696;
                  let v1698: u32 = v1403 << v1682;
                  let v1699: u32 = v1698 - v1403;
                  let v1701: u32 = v1292 >> v1700;
                  let v1702: bool = v1662 == v1401;
                  let v1703: bool = v1662 == v1443;
                  let v1704: u32 = v1701 >> v1403;
                  let v1705: u32 = select(v1704, v1701, v1702);
                  let v1707: u32 = v1706 + v1705;
                  let v1708: u32 = b7[v1707];
                  let v1709: f32 = bitcast<f32>(v1708);
                  let v1710: u32 = v1701 & v1403;
                  let v1711: bool = v1710 == v1403;
                  let v1712: vec2<f32> = unpack2x16float(v1708);
                  let v1713: f32 = v1712.x;
                  let v1714: f32 = v1712.y;
                  let v1715: u32 = v1708 << v1412;
                  let v1716: u32 = v1708 & v1413;
                  let v1717: f32 = bitcast<f32>(v1715);
                  let v1718: f32 = bitcast<f32>(v1716);
                  let v1719: f32 = select(v1713, v1714, v1711);
                  let v1720: f32 = select(v1717, v1718, v1711);
                  let v1721: f32 = select(v1720, v1719, v1703);
                  let v1722: f32 = select(v1721, v1709, v1702);
                  let v1723: bool = v1662 == v1401;
                  let v1724: bool = v1662 == v1443;
                  let v1725: u32 = v1701 >> v1403;
                  let v1726: u32 = select(v1725, v1701, v1723);
                  let v1728: u32 = v1727 + v1726;
                  let v1729: u32 = b7[v1728];
                  let v1730: f32 = bitcast<f32>(v1729);
                  let v1731: u32 = v1701 & v1403;
                  let v1732: bool = v1731 == v1403;
                  let v1733: vec2<f32> = unpack2x16float(v1729);
                  let v1734: f32 = v1733.x;
                  let v1735: f32 = v1733.y;
                  let v1736: u32 = v1729 << v1412;
                  let v1737: u32 = v1729 & v1413;
                  let v1738: f32 = bitcast<f32>(v1736);
                  let v1739: f32 = bitcast<f32>(v1737);
                  let v1740: f32 = select(v1734, v1735, v1732);
                  let v1741: f32 = select(v1738, v1739, v1732);
                  let v1742: f32 = select(v1741, v1740, v1724);
                  let v1743: f32 = select(v1742, v1730, v1723);
                  let v1744: u32 = v1697 & v1699;
                  let v1745: f32 = f32(v1744);
                  let v1746: f32 = fma(v1722, v1745, v1743);
                  x45 = v1746;
                }
              }
              let v1747: f32 = x45;
              let v1294: u32 = min(v202, v1285);
              let v1295: u32 = v1294 * v26;
              let v1296: u32 = v7 + v1295;
              let v1297: u32 = v1296 + v1291;
              let v1298: f32 = m0[v1297];
              let v1299: f32 = x37;
              let v1300: f32 = fma(v1298, v1747, v1299);
              x37 = v1300;
              let v1301: u32 = min(v203, v1285);
              let v1302: u32 = v1301 * v26;
              let v1303: u32 = v7 + v1302;
              let v1304: u32 = v1303 + v1291;
              let v1305: f32 = m0[v1304];
              let v1306: f32 = x38;
              let v1307: f32 = fma(v1305, v1747, v1306);
              x38 = v1307;
              let v1308: u32 = min(v282, v1285);
              let v1309: u32 = v1308 * v26;
              let v1310: u32 = v7 + v1309;
              let v1311: u32 = v1310 + v1291;
              let v1312: f32 = m0[v1311];
              let v1313: f32 = x39;
              let v1314: f32 = fma(v1312, v1747, v1313);
              x39 = v1314;
              let v1315: u32 = min(v288, v1285);
              let v1316: u32 = v1315 * v26;
              let v1317: u32 = v7 + v1316;
              let v1318: u32 = v1317 + v1291;
              let v1319: f32 = m0[v1318];
              let v1320: f32 = x40;
              let v1321: f32 = fma(v1319, v1747, v1320);
              x40 = v1321;
            }
            let v1322: f32 = m5[v1287];
            let v1323: f32 = x37;
            let v1324: f32 = v1322 + v1323;
            m5[v1287] = v1324;
            let v1325: u32 = v1287 + v204;
            let v1326: f32 = m5[v1325];
            let v1327: f32 = x38;
            let v1328: f32 = v1326 + v1327;
            m5[v1325] = v1328;
            let v1329: u32 = v1287 + v399;
            let v1330: f32 = m5[v1329];
            let v1331: f32 = x39;
            let v1332: f32 = v1330 + v1331;
            m5[v1329] = v1332;
            let v1333: u32 = v1287 + v404;
            let v1334: f32 = m5[v1333];
            let v1335: f32 = x40;
            let v1336: f32 = v1334 + v1335;
            m5[v1333] = v1336;
          }
        }
        workgroupBarrier();
      }
      for (var v1337: u32 = v206; v1337 < v204; v1337 += v207) {
        for (var v1338: u32 = v202; v1338 < v205; v1338 += v203) {
          let v1339: u32 = v1338 * v204;
          let v1340: u32 = v1337 + v1339;
          let v1341: f32 = m5[v1340];
          let v1342: u32 = v1338 * v26;
          let v1343: u32 = v7 + v1342;
          let v1344: u32 = v1343 + v1337;
          m2[v1344] = v1341;
        }
      }
      workgroupBarrier();
      let v1345: bool = v1103 == v214;
      if (v1345) {
        for (var v1346: u32 = v202; v1346 < v252; v1346 += v203) {
          let v1347: u32 = v203 << v1346;
          let v1348: u32 = v1347 - v203;
          let v1349: u32 = v1346 + v203;
          for (var v1350: u32 = v206; v1350 < v251; v1350 += v207) {
            let v1351: u32 = v1350 >> v1346;
            let v1352: u32 = v1351 << v1349;
            let v1353: u32 = v1350 & v1348;
            let v1354: u32 = v1352 + v1353;
            for (var v1355: u32 = v202; v1355 < v205; v1355 += v203) {
              let v1356: u32 = v1355 * v26;
              let v1357: u32 = v7 + v1356;
              let v1358: u32 = v1357 + v1354;
              let v1359: u32 = v1358 + v1347;
              let v1360: f32 = m2[v1358];
              let v1361: f32 = m2[v1359];
              let v1362: f32 = v1360 + v1361;
              let v1363: f32 = v1360 - v1361;
              m2[v1358] = v1362;
              m2[v1359] = v1363;
            }
          }
          workgroupBarrier();
        }
        let v1364: u32 = x1;
        let v1365: u32 = x2;
        let v1367: u32 = v1365 + v1366;
        for (var v1368: u32 = v206; v1368 < v204; v1368 += v207) {
          for (var v1369: u32 = v202; v1369 < v205; v1369 += v203) {
            let v1370: u32 = v1369 * v26;
            let v1371: u32 = v7 + v1370;
            let v1372: u32 = v1371 + v1368;
            let v1373: f32 = m2[v1372];
            let v1374: u32 = v1364 + v1368;
            let v1375: u32 = v1374 >> v203;
            let v1376: u32 = v1367 + v1375;
            let v1377: u32 = b7[v1376];
            let v1378: u32 = v1374 & v203;
            let v1379: bool = v1378 == v203;
            let v1380: vec2<f32> = unpack2x16float(v1377);
            let v1381: f32 = v1380.x;
            let v1382: f32 = v1380.y;
            let v1383: f32 = select(v1381, v1382, v1379);
            let v1384: f32 = v1373 * v246;
            let v1385: f32 = v1384 * v1383;
            m2[v1372] = v1385;
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
