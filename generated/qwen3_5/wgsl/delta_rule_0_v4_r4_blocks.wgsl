@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // in_proj_qkv
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // mixer_norm
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
fn delta_rule_0_v4_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  var x31: vec4<f32>;
  var x32: vec4<f32>;
  var x33: vec4<f32>;
  let v1261: u32 = params[7].x;
  let v1262: u32 = 0u;
  let v1266: u32 = 3u;
  let v1268: u32 = 1u;
  let v1276: u32 = 16u;
  let v1277: u32 = 4294901760u;
  let v1295: u32 = params[7].y;
  let v1296: u32 = 5u;
  let v1297: u32 = 31u;
  let v1315: u32 = params[7].z;
  let v1317: u32 = 4u;
  let v1322: u32 = params[7].w;
  let v1343: u32 = params[8].x;
  let v1377: u32 = params[8].y;
  let v1406: u32 = params[8].z;
  let v1424: u32 = params[8].w;
  let v1430: u32 = params[9].x;
  let v1451: u32 = params[9].y;
  let v1485: u32 = params[9].z;
  let v1514: u32 = params[9].w;
  let v1532: u32 = params[10].x;
  let v1538: u32 = params[10].y;
  let v1559: u32 = params[10].z;
  let v1251: u32 = lane;
  let v1252: u32 = 0u;
  let v1253: u32 = 1u;
  let v1254: u32 = 32u;
  let v222: u32 = 0u;
  let v223: u32 = 1u;
  let v224: u32 = 128u;
  let v225: u32 = 4u;
  let v226: u32 = lane;
  let v227: u32 = 32u;
  let v232: f32 = 0.0f;
  let v233: u32 = params[1].x;
  let v234: u32 = 6u;
  let v239: u32 = params[1].y;
  let v240: u32 = params[1].z;
  let v244: u32 = params[1].w;
  let v266: f32 = 0.088388346f;
  let v271: u32 = 64u;
  let v272: u32 = 7u;
  let v290: u32 = 16u;
  let v300: u32 = params[2].x;
  let v301: u32 = params[2].y;
  let v302: u32 = 2u;
  let v308: u32 = 3u;
  let v309: u32 = 5u;
  let v330: u32 = 31u;
  let v350: u32 = 65535u;
  let v352: u32 = params[2].z;
  let v355: u32 = 89226354u;
  let v356: u32 = 3417055213u;
  let v357: u32 = 2212286765u;
  let v360: u32 = 64248484u;
  let v364: u32 = 2415890431u;
  let v365: u32 = 996162400u;
  let v369: u32 = 32768u;
  let v370: u32 = 32767u;
  let v371: u32 = 13u;
  let v372: u32 = 939524096u;
  let v388: u32 = 16711935u;
  let v389: u32 = 8u;
  let v390: u32 = 2047u;
  let v399: f32 = 0.006767273f;
  let v400: f32 = -3.453125f;
  let v406: u32 = 4095u;
  let v407: u32 = 4294959104u;
  let v419: u32 = 256u;
  let v424: u32 = 384u;
  let v569: u32 = params[2].w;
  let v593: u32 = params[3].x;
  let v598: u32 = params[3].y;
  let v599: u32 = params[3].z;
  let v603: u32 = params[3].w;
  let v655: u32 = params[4].x;
  let v656: u32 = params[4].y;
  let v702: u32 = params[4].z;
  let v900: u32 = params[4].w;
  let v924: u32 = params[5].x;
  let v929: u32 = params[5].y;
  let v930: u32 = params[5].z;
  let v934: u32 = params[5].w;
  let v986: u32 = params[6].x;
  let v987: u32 = params[6].y;
  let v1033: u32 = params[6].z;
  let v1231: u32 = params[6].w;
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
  let v51: u32 = group.x;
  let v52: u32 = groups.x;
  let v83: f32 = bitcast<f32>(params[10].w);
  let v93: u32 = 512u;
  let v94: u32 = 32u;
  let v151: f32 = 20.0f;
  let v162: f32 = 1.0f;
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
    m5[v1251] = v29;
    workgroupBarrier();
    let v1255: f32 = m5[v1252];
    x30 = v1255;
    for (var v1256: u32 = v1253; v1256 < v1254; v1256 += v1253) {
      let v1257: f32 = m5[v1256];
      let v1258: f32 = x30;
      let v1259: f32 = v1258 + v1257;
      x30 = v1259;
    }
    workgroupBarrier();
    let v1260: f32 = x30;
    let v31: bool = v12 < v8;
    if (v31) {
      m1[v9] = v1260;
    }
  }
  workgroupBarrier();
  let v34: u32 = v32 + v33;
  let v35: u32 = v34 / v14;
  let v37: u32 = v36 + v33;
  let v38: u32 = v37 / v14;
  let v39: u32 = v35 + v38;
  let v40: u32 = v36 + v33;
  let v41: u32 = v40 / v14;
  let v42: u32 = v39 + v41;
  let v43: u32 = v32 + v33;
  let v44: u32 = v43 / v14;
  let v45: u32 = v36 + v33;
  let v46: u32 = v45 / v14;
  let v47: u32 = v44 + v46;
  let v48: u32 = v36 + v33;
  let v49: u32 = v48 / v14;
  let v50: u32 = v47 + v49;
  let v53: u32 = v42 + v52;
  let v54: u32 = v53 - v8;
  let v55: u32 = v54 / v52;
  let v56: u32 = v51 * v55;
  let v57: u32 = v56 + v55;
  let v58: u32 = min(v57, v42);
  for (var v59: u32 = v56; v59 < v58; v59 += v8) {
    let v60: bool = v59 < v44;
    let v61: bool = v59 < v7;
    let v62: bool = !v61;
    let v63: bool = v60 & v62;
    if (v63) {
      let v64: u32 = v59 * v14;
      let v65: u32 = v32 - v64;
      let v66: u32 = min(v14, v65);
      let v67: u32 = v64 * v6;
      for (var v228: u32 = v226; v228 < v224; v228 += v227) {
        for (var v229: u32 = v222; v229 < v225; v229 += v223) {
          let v230: u32 = v229 * v224;
          let v231: u32 = v228 + v230;
          m4[v231] = v232;
        }
      }
      for (var v68: u32 = v7; v68 < v6; v68 += v14) {
        let v69: u32 = v6 - v68;
        let v70: u32 = min(v14, v69);
        for (var v71: u32 = v7; v71 < v5; v71 += v8) {
          let v72: u32 = v2 + v71;
          let v73: u32 = v12 * v1;
          for (var v74: u32 = v73; v74 < v70; v74 += v14) {
            let v75: u32 = v68 + v74;
            let v76: u32 = v72 * v6;
            let v77: u32 = v76 + v75;
            let v78: vec4<f32> = b0[v77 / 4u];
            let v79: u32 = v72 - v2;
            let v80: f32 = m1[v79];
            let v81: f32 = f32(v6);
            let v82: f32 = v80 / v81;
            let v84: f32 = v82 + v83;
            let v85: f32 = inverseSqrt(v84);
            let v86: vec4<f32> = vec4<f32>(v85);
            let v87: vec4<f32> = v78 * v86;
            let v88: vec4<f32> = b2[v75 / 4u];
            let v89: vec4<f32> = v87 * v88;
            let v90: u32 = v71 * v14;
            let v91: u32 = v74 + v90;
            m0[v91 + 0u] = v89.x; m0[v91 + 1u] = v89.y; m0[v91 + 2u] = v89.z; m0[v91 + 3u] = v89.w;
          }
        }
        workgroupBarrier();
        let v92: u32 = v67 + v68;
        let v235: bool = v233 == v234;
        if (v235) {
          let v236: u32 = v92 / v6;
          let v237: u32 = v236 * v6;
          let v238: u32 = v92 - v237;
          let v241: u32 = v236 / v239;
          let v242: u32 = v236 % v239;
          let v243: u32 = v241 * v240;
          x1 = v242;
          x2 = v243;
          let v245: u32 = v243 + v244;
          for (var v246: u32 = v226; v246 < v224; v246 += v227) {
            for (var v247: u32 = v222; v247 < v225; v247 += v223) {
              x3 = v232;
              let v248: bool = v247 < v5;
              let v249: bool = v246 < v70;
              let v250: bool = v248 & v249;
              if (v250) {
                let v251: u32 = v247 * v14;
                let v252: u32 = v7 + v251;
                let v253: u32 = v252 + v246;
                let v254: f32 = m0[v253];
                let v255: u32 = v238 + v246;
                let v256: u32 = v255 >> v223;
                let v257: u32 = v245 + v256;
                let v258: u32 = b1[v257];
                let v259: u32 = v255 & v223;
                let v260: bool = v259 == v223;
                let v261: vec2<f32> = unpack2x16float(v258);
                let v262: f32 = v261.x;
                let v263: f32 = v261.y;
                let v264: f32 = select(v262, v263, v260);
                let v265: f32 = v254 * v264;
                let v267: f32 = v265 * v266;
                x3 = v267;
              }
              let v268: f32 = x3;
              let v269: u32 = v247 * v224;
              let v270: u32 = v246 + v269;
              m3[v270] = v268;
            }
          }
          workgroupBarrier();
          for (var v273: u32 = v222; v273 < v272; v273 += v223) {
            let v274: u32 = v223 << v273;
            let v275: u32 = v274 - v223;
            let v276: u32 = v273 + v223;
            for (var v277: u32 = v226; v277 < v271; v277 += v227) {
              let v278: u32 = v277 >> v273;
              let v279: u32 = v278 << v276;
              let v280: u32 = v277 & v275;
              let v281: u32 = v279 + v280;
              for (var v282: u32 = v222; v282 < v225; v282 += v223) {
                let v283: u32 = v282 * v224;
                let v284: u32 = v283 + v281;
                let v285: u32 = v284 + v274;
                let v286: f32 = m3[v284];
                let v287: f32 = m3[v285];
                let v288: f32 = v286 + v287;
                let v289: f32 = v286 - v287;
                m3[v284] = v288;
                m3[v285] = v289;
              }
            }
            workgroupBarrier();
          }
          let v291: u32 = v238 / v290;
          for (var v292: u32 = v226; v292 < v224; v292 += v227) {
            x4 = v232;
            x5 = v232;
            x6 = v232;
            x7 = v232;
            let v293: u32 = v242 + v292;
            let v294: u32 = v293 / v290;
            let v295: u32 = v293 % v290;
            for (var v296: u32 = v222; v296 < v224; v296 += v223) {
              let v297: u32 = v296 / v290;
              let v298: u32 = v291 + v297;
              let v299: u32 = v296 % v290;
              let v303: u32 = v300 * v225;
              let v304: u32 = v298 * v301;
              let v305: u32 = v304 + v294;
              let v306: u32 = v305 * v303;
              let v307: u32 = v243 + v306;
              let v310: u32 = v295 & v272;
              let v311: u32 = v310 << v309;
              let v312: u32 = v295 >> v308;
              let v313: u32 = v312 << v302;
              let v314: u32 = v299 & v272;
              let v315: u32 = v314 >> v223;
              let v316: u32 = v315 << v308;
              let v317: u32 = v299 >> v308;
              let v318: u32 = v317 << v223;
              let v319: u32 = v299 & v223;
              let v320: u32 = v311 + v313;
              let v321: u32 = v320 + v316;
              let v322: u32 = v321 + v318;
              let v323: u32 = v322 + v319;
              let v324: u32 = v323 + v223;
              let v325: u32 = v324 * v300;
              let v326: u32 = v325 >> v223;
              let v327: u32 = v303 << v309;
              let v328: u32 = v326 + v327;
              let v329: u32 = v328 - v223;
              let v331: u32 = v329 >> v309;
              let v332: u32 = v328 - v290;
              let v333: u32 = v332 >> v309;
              let v334: bool = v331 < v303;
              let v335: u32 = v331 - v303;
              let v336: u32 = select(v335, v331, v334);
              let v337: u32 = v307 + v336;
              let v338: u32 = b1[v337];
              let v339: bool = v333 < v303;
              let v340: u32 = v333 - v303;
              let v341: u32 = select(v340, v333, v339);
              let v342: u32 = v307 + v341;
              let v343: u32 = b1[v342];
              let v344: u32 = v329 & v330;
              let v345: u32 = v330 - v344;
              let v346: u32 = v338 >> v345;
              let v347: u32 = v343 << v223;
              let v348: u32 = v347 << v344;
              let v349: u32 = v346 | v348;
              let v351: u32 = v349 & v350;
              let v353: bool = v352 == v222;
              let v354: bool = v352 == v302;
              let v358: u32 = select(v356, v357, v354);
              let v359: u32 = select(v358, v355, v353);
              let v361: u32 = select(v222, v360, v353);
              let v362: u32 = v351 * v359;
              let v363: u32 = v362 + v361;
              let v366: u32 = v363 & v364;
              let v367: u32 = v366 ^ v365;
              let v368: u32 = v367 >> v290;
              let v373: u32 = v367 & v369;
              let v374: u32 = v373 << v290;
              let v375: u32 = v367 & v370;
              let v376: u32 = v375 << v371;
              let v377: u32 = v376 + v372;
              let v378: u32 = v374 | v377;
              let v379: f32 = bitcast<f32>(v378);
              let v380: u32 = v368 & v369;
              let v381: u32 = v380 << v290;
              let v382: u32 = v368 & v370;
              let v383: u32 = v382 << v371;
              let v384: u32 = v383 + v372;
              let v385: u32 = v381 | v384;
              let v386: f32 = bitcast<f32>(v385);
              let v387: f32 = v379 + v386;
              let v391: u32 = v363 & v388;
              let v392: u32 = v363 >> v389;
              let v393: u32 = v392 & v388;
              let v394: u32 = v391 + v393;
              let v395: u32 = v394 >> v290;
              let v396: u32 = v394 + v395;
              let v397: u32 = v396 & v390;
              let v398: f32 = f32(v397);
              let v401: f32 = fma(v398, v399, v400);
              let v402: f32 = select(v387, v401, v354);
              let v403: u32 = bitcast<u32>(v402);
              let v404: u32 = v403 >> v371;
              let v405: u32 = v404 & v223;
              let v408: u32 = v403 + v406;
              let v409: u32 = v408 + v405;
              let v410: u32 = v409 & v407;
              let v411: f32 = bitcast<f32>(v410);
              let v412: f32 = m3[v296];
              let v413: f32 = x4;
              let v414: f32 = fma(v412, v411, v413);
              x4 = v414;
              let v415: u32 = v296 + v224;
              let v416: f32 = m3[v415];
              let v417: f32 = x5;
              let v418: f32 = fma(v416, v411, v417);
              x5 = v418;
              let v420: u32 = v296 + v419;
              let v421: f32 = m3[v420];
              let v422: f32 = x6;
              let v423: f32 = fma(v421, v411, v422);
              x6 = v423;
              let v425: u32 = v296 + v424;
              let v426: f32 = m3[v425];
              let v427: f32 = x7;
              let v428: f32 = fma(v426, v411, v427);
              x7 = v428;
            }
            let v429: f32 = m4[v292];
            let v430: f32 = x4;
            let v431: f32 = v429 + v430;
            m4[v292] = v431;
            let v432: u32 = v292 + v224;
            let v433: f32 = m4[v432];
            let v434: f32 = x5;
            let v435: f32 = v433 + v434;
            m4[v432] = v435;
            let v436: u32 = v292 + v419;
            let v437: f32 = m4[v436];
            let v438: f32 = x6;
            let v439: f32 = v437 + v438;
            m4[v436] = v439;
            let v440: u32 = v292 + v424;
            let v441: f32 = m4[v440];
            let v442: f32 = x7;
            let v443: f32 = v441 + v442;
            m4[v440] = v443;
          }
          workgroupBarrier();
        } else {
          let v444: u32 = v5 - v223;
          let v445: u32 = v66 - v223;
          for (var v446: u32 = v226; v446 < v224; v446 += v227) {
            x8 = v232;
            x9 = v232;
            x10 = v232;
            x11 = v232;
            let v447: u32 = min(v446, v445);
            let v448: u32 = v447 * v6;
            let v449: u32 = v92 + v448;
            for (var v450: u32 = v222; v450 < v70; v450 += v225) {
              let v451: u32 = v449 + v450;
              let v1263: bool = v1261 == v1262;
              if (v1263) {
                let v1264: vec4<u32> = vec4<u32>(b1[v451 + 0u], b1[v451 + 1u], b1[v451 + 2u], b1[v451 + 3u]);
                let v1265: vec4<f32> = bitcast<vec4<f32>>(v1264);
                x31 = v1265;
              } else {
                let v1267: bool = v1261 < v1266;
                if (v1267) {
                  let v1269: bool = v1261 == v1268;
                  let v1270: u32 = v451 >> v1268;
                  let v1271: vec2<u32> = vec2<u32>(b1[v1270 + 0u], b1[v1270 + 1u]);
                  let v1272: u32 = v1271.x;
                  let v1273: vec2<f32> = unpack2x16float(v1272);
                  let v1274: f32 = v1273.x;
                  let v1275: f32 = v1273.y;
                  let v1278: u32 = v1272 << v1276;
                  let v1279: u32 = v1272 & v1277;
                  let v1280: f32 = bitcast<f32>(v1278);
                  let v1281: f32 = bitcast<f32>(v1279);
                  let v1282: f32 = select(v1280, v1274, v1269);
                  let v1283: f32 = select(v1281, v1275, v1269);
                  let v1284: u32 = v1271.y;
                  let v1285: vec2<f32> = unpack2x16float(v1284);
                  let v1286: f32 = v1285.x;
                  let v1287: f32 = v1285.y;
                  let v1288: u32 = v1284 << v1276;
                  let v1289: u32 = v1284 & v1277;
                  let v1290: f32 = bitcast<f32>(v1288);
                  let v1291: f32 = bitcast<f32>(v1289);
                  let v1292: f32 = select(v1290, v1286, v1269);
                  let v1293: f32 = select(v1291, v1287, v1269);
                  let v1294: vec4<f32> = vec4<f32>(v1282, v1283, v1292, v1293);
                  x31 = v1294;
                } else {
                  let v1298: u32 = v451 >> v1296;
                  let v1299: u32 = v1298 * v1295;
                  let v1300: u32 = v451 & v1297;
                  let v1301: u32 = v1300 * v1295;
                  let v1302: u32 = v1301 >> v1296;
                  let v1303: u32 = v1299 + v1302;
                  let v1304: u32 = v1301 & v1297;
                  let v1305: u32 = b1[v1303];
                  let v1306: u32 = v1303 + v1268;
                  let v1307: u32 = b1[v1306];
                  let v1308: u32 = v1305 >> v1304;
                  let v1309: u32 = v1297 - v1304;
                  let v1310: u32 = v1307 << v1268;
                  let v1311: u32 = v1310 << v1309;
                  let v1312: u32 = v1308 | v1311;
                  let v1313: u32 = v1268 << v1295;
                  let v1314: u32 = v1313 - v1268;
                  let v1316: u32 = v451 >> v1315;
                  let v1318: bool = v1261 == v1266;
                  let v1319: bool = v1261 == v1317;
                  let v1320: u32 = v1316 >> v1268;
                  let v1321: u32 = select(v1320, v1316, v1318);
                  let v1323: u32 = v1322 + v1321;
                  let v1324: u32 = b1[v1323];
                  let v1325: f32 = bitcast<f32>(v1324);
                  let v1326: u32 = v1316 & v1268;
                  let v1327: bool = v1326 == v1268;
                  let v1328: vec2<f32> = unpack2x16float(v1324);
                  let v1329: f32 = v1328.x;
                  let v1330: f32 = v1328.y;
                  let v1331: u32 = v1324 << v1276;
                  let v1332: u32 = v1324 & v1277;
                  let v1333: f32 = bitcast<f32>(v1331);
                  let v1334: f32 = bitcast<f32>(v1332);
                  let v1335: f32 = select(v1329, v1330, v1327);
                  let v1336: f32 = select(v1333, v1334, v1327);
                  let v1337: f32 = select(v1336, v1335, v1319);
                  let v1338: f32 = select(v1337, v1325, v1318);
                  let v1339: bool = v1261 == v1266;
                  let v1340: bool = v1261 == v1317;
                  let v1341: u32 = v1316 >> v1268;
                  let v1342: u32 = select(v1341, v1316, v1339);
                  let v1344: u32 = v1343 + v1342;
                  let v1345: u32 = b1[v1344];
                  let v1346: f32 = bitcast<f32>(v1345);
                  let v1347: u32 = v1316 & v1268;
                  let v1348: bool = v1347 == v1268;
                  let v1349: vec2<f32> = unpack2x16float(v1345);
                  let v1350: f32 = v1349.x;
                  let v1351: f32 = v1349.y;
                  let v1352: u32 = v1345 << v1276;
                  let v1353: u32 = v1345 & v1277;
                  let v1354: f32 = bitcast<f32>(v1352);
                  let v1355: f32 = bitcast<f32>(v1353);
                  let v1356: f32 = select(v1350, v1351, v1348);
                  let v1357: f32 = select(v1354, v1355, v1348);
                  let v1358: f32 = select(v1357, v1356, v1340);
                  let v1359: f32 = select(v1358, v1346, v1339);
                  let v1360: u32 = v1312 & v1314;
                  let v1361: f32 = f32(v1360);
                  let v1362: f32 = fma(v1338, v1361, v1359);
                  let v1363: u32 = v1312 >> v1295;
                  let v1364: u32 = v1363 & v1314;
                  let v1365: f32 = f32(v1364);
                  let v1366: f32 = fma(v1338, v1365, v1359);
                  let v1367: u32 = v1363 >> v1295;
                  let v1368: u32 = v1367 & v1314;
                  let v1369: f32 = f32(v1368);
                  let v1370: f32 = fma(v1338, v1369, v1359);
                  let v1371: u32 = v1367 >> v1295;
                  let v1372: u32 = v1371 & v1314;
                  let v1373: f32 = f32(v1372);
                  let v1374: f32 = fma(v1338, v1373, v1359);
                  let v1375: vec4<f32> = vec4<f32>(v1362, v1366, v1370, v1374);
                  x31 = v1375;
                }
              }
              let v1376: vec4<f32> = x31;
              let v453: u32 = min(v222, v444);
              let v454: u32 = v453 * v14;
              let v455: u32 = v7 + v454;
              let v456: u32 = v455 + v450;
              let v457: vec4<f32> = vec4<f32>(m0[v456 + 0u], m0[v456 + 1u], m0[v456 + 2u], m0[v456 + 3u]);
              let v458: f32 = x8;
              let v459: f32 = v457.x;
              let v460: f32 = v1376.x;
              let v461: f32 = fma(v459, v460, v458);
              let v462: f32 = v457.y;
              let v463: f32 = v1376.y;
              let v464: f32 = fma(v462, v463, v461);
              let v465: f32 = v457.z;
              let v466: f32 = v1376.z;
              let v467: f32 = fma(v465, v466, v464);
              let v468: f32 = v457.w;
              let v469: f32 = v1376.w;
              let v470: f32 = fma(v468, v469, v467);
              x8 = v470;
              let v471: u32 = min(v223, v444);
              let v472: u32 = v471 * v14;
              let v473: u32 = v7 + v472;
              let v474: u32 = v473 + v450;
              let v475: vec4<f32> = vec4<f32>(m0[v474 + 0u], m0[v474 + 1u], m0[v474 + 2u], m0[v474 + 3u]);
              let v476: f32 = x9;
              let v477: f32 = v475.x;
              let v478: f32 = v1376.x;
              let v479: f32 = fma(v477, v478, v476);
              let v480: f32 = v475.y;
              let v481: f32 = v1376.y;
              let v482: f32 = fma(v480, v481, v479);
              let v483: f32 = v475.z;
              let v484: f32 = v1376.z;
              let v485: f32 = fma(v483, v484, v482);
              let v486: f32 = v475.w;
              let v487: f32 = v1376.w;
              let v488: f32 = fma(v486, v487, v485);
              x9 = v488;
              let v489: u32 = min(v302, v444);
              let v490: u32 = v489 * v14;
              let v491: u32 = v7 + v490;
              let v492: u32 = v491 + v450;
              let v493: vec4<f32> = vec4<f32>(m0[v492 + 0u], m0[v492 + 1u], m0[v492 + 2u], m0[v492 + 3u]);
              let v494: f32 = x10;
              let v495: f32 = v493.x;
              let v496: f32 = v1376.x;
              let v497: f32 = fma(v495, v496, v494);
              let v498: f32 = v493.y;
              let v499: f32 = v1376.y;
              let v500: f32 = fma(v498, v499, v497);
              let v501: f32 = v493.z;
              let v502: f32 = v1376.z;
              let v503: f32 = fma(v501, v502, v500);
              let v504: f32 = v493.w;
              let v505: f32 = v1376.w;
              let v506: f32 = fma(v504, v505, v503);
              x10 = v506;
              let v507: u32 = min(v308, v444);
              let v508: u32 = v507 * v14;
              let v509: u32 = v7 + v508;
              let v510: u32 = v509 + v450;
              let v511: vec4<f32> = vec4<f32>(m0[v510 + 0u], m0[v510 + 1u], m0[v510 + 2u], m0[v510 + 3u]);
              let v512: f32 = x11;
              let v513: f32 = v511.x;
              let v514: f32 = v1376.x;
              let v515: f32 = fma(v513, v514, v512);
              let v516: f32 = v511.y;
              let v517: f32 = v1376.y;
              let v518: f32 = fma(v516, v517, v515);
              let v519: f32 = v511.z;
              let v520: f32 = v1376.z;
              let v521: f32 = fma(v519, v520, v518);
              let v522: f32 = v511.w;
              let v523: f32 = v1376.w;
              let v524: f32 = fma(v522, v523, v521);
              x11 = v524;
            }
            let v525: f32 = m4[v446];
            let v526: f32 = x8;
            let v527: f32 = v525 + v526;
            m4[v446] = v527;
            let v528: u32 = v446 + v224;
            let v529: f32 = m4[v528];
            let v530: f32 = x9;
            let v531: f32 = v529 + v530;
            m4[v528] = v531;
            let v532: u32 = v446 + v419;
            let v533: f32 = m4[v532];
            let v534: f32 = x10;
            let v535: f32 = v533 + v534;
            m4[v532] = v535;
            let v536: u32 = v446 + v424;
            let v537: f32 = m4[v536];
            let v538: f32 = x11;
            let v539: f32 = v537 + v538;
            m4[v536] = v539;
          }
        }
        workgroupBarrier();
      }
      for (var v540: u32 = v226; v540 < v224; v540 += v227) {
        for (var v541: u32 = v222; v541 < v225; v541 += v223) {
          let v542: u32 = v541 * v224;
          let v543: u32 = v540 + v542;
          let v544: f32 = m4[v543];
          let v545: u32 = v541 * v14;
          let v546: u32 = v7 + v545;
          let v547: u32 = v546 + v540;
          m2[v547] = v544;
        }
      }
      workgroupBarrier();
      let v548: bool = v233 == v234;
      if (v548) {
        for (var v549: u32 = v222; v549 < v272; v549 += v223) {
          let v550: u32 = v223 << v549;
          let v551: u32 = v550 - v223;
          let v552: u32 = v549 + v223;
          for (var v553: u32 = v226; v553 < v271; v553 += v227) {
            let v554: u32 = v553 >> v549;
            let v555: u32 = v554 << v552;
            let v556: u32 = v553 & v551;
            let v557: u32 = v555 + v556;
            for (var v558: u32 = v222; v558 < v225; v558 += v223) {
              let v559: u32 = v558 * v14;
              let v560: u32 = v7 + v559;
              let v561: u32 = v560 + v557;
              let v562: u32 = v561 + v550;
              let v563: f32 = m2[v561];
              let v564: f32 = m2[v562];
              let v565: f32 = v563 + v564;
              let v566: f32 = v563 - v564;
              m2[v561] = v565;
              m2[v562] = v566;
            }
          }
          workgroupBarrier();
        }
        let v567: u32 = x1;
        let v568: u32 = x2;
        let v570: u32 = v568 + v569;
        for (var v571: u32 = v226; v571 < v224; v571 += v227) {
          for (var v572: u32 = v222; v572 < v225; v572 += v223) {
            let v573: u32 = v572 * v14;
            let v574: u32 = v7 + v573;
            let v575: u32 = v574 + v571;
            let v576: f32 = m2[v575];
            let v577: u32 = v567 + v571;
            let v578: u32 = v577 >> v223;
            let v579: u32 = v570 + v578;
            let v580: u32 = b1[v579];
            let v581: u32 = v577 & v223;
            let v582: bool = v581 == v223;
            let v583: vec2<f32> = unpack2x16float(v580);
            let v584: f32 = v583.x;
            let v585: f32 = v583.y;
            let v586: f32 = select(v584, v585, v582);
            let v587: f32 = v576 * v266;
            let v588: f32 = v587 * v586;
            m2[v575] = v588;
          }
        }
        workgroupBarrier();
      }
      for (var v95: u32 = v12; v95 < v93; v95 += v94) {
        let v96: u32 = v95 / v14;
        let v97: u32 = v95 % v14;
        let v98: bool = v96 < v5;
        let v99: bool = v97 < v66;
        let v100: bool = v98 & v99;
        if (v100) {
          let v101: u32 = v2 + v96;
          let v102: u32 = v64 + v97;
          let v103: u32 = v101 - v2;
          let v104: u32 = v103 * v14;
          let v105: u32 = v102 - v64;
          let v106: u32 = v104 + v105;
          let v107: f32 = m2[v106];
          let v108: u32 = v101 * v32;
          let v109: u32 = v108 + v102;
          b3[v109] = v107;
        }
      }
      workgroupBarrier();
    }
    let v110: bool = v59 < v47;
    let v111: bool = v59 < v44;
    let v112: bool = !v111;
    let v113: bool = v110 & v112;
    if (v113) {
      let v114: u32 = v59 - v44;
      let v115: u32 = v114 * v14;
      let v116: u32 = v36 - v115;
      let v117: u32 = min(v14, v116);
      let v118: u32 = v115 * v6;
      for (var v589: u32 = v226; v589 < v224; v589 += v227) {
        for (var v590: u32 = v222; v590 < v225; v590 += v223) {
          let v591: u32 = v590 * v224;
          let v592: u32 = v589 + v591;
          m4[v592] = v232;
        }
      }
      for (var v119: u32 = v7; v119 < v6; v119 += v14) {
        let v120: u32 = v6 - v119;
        let v121: u32 = min(v14, v120);
        for (var v122: u32 = v7; v122 < v5; v122 += v8) {
          let v123: u32 = v2 + v122;
          let v124: u32 = v12 * v1;
          for (var v125: u32 = v124; v125 < v121; v125 += v14) {
            let v126: u32 = v119 + v125;
            let v127: u32 = v123 * v6;
            let v128: u32 = v127 + v126;
            let v129: vec4<f32> = b0[v128 / 4u];
            let v130: u32 = v123 - v2;
            let v131: f32 = m1[v130];
            let v132: f32 = f32(v6);
            let v133: f32 = v131 / v132;
            let v134: f32 = v133 + v83;
            let v135: f32 = inverseSqrt(v134);
            let v136: vec4<f32> = vec4<f32>(v135);
            let v137: vec4<f32> = v129 * v136;
            let v138: vec4<f32> = b2[v126 / 4u];
            let v139: vec4<f32> = v137 * v138;
            let v140: u32 = v122 * v14;
            let v141: u32 = v125 + v140;
            m0[v141 + 0u] = v139.x; m0[v141 + 1u] = v139.y; m0[v141 + 2u] = v139.z; m0[v141 + 3u] = v139.w;
          }
        }
        workgroupBarrier();
        let v142: u32 = v118 + v119;
        let v594: bool = v593 == v234;
        if (v594) {
          let v595: u32 = v142 / v6;
          let v596: u32 = v595 * v6;
          let v597: u32 = v142 - v596;
          let v600: u32 = v595 / v598;
          let v601: u32 = v595 % v598;
          let v602: u32 = v600 * v599;
          x1 = v601;
          x2 = v602;
          let v604: u32 = v602 + v603;
          for (var v605: u32 = v226; v605 < v224; v605 += v227) {
            for (var v606: u32 = v222; v606 < v225; v606 += v223) {
              x12 = v232;
              let v607: bool = v606 < v5;
              let v608: bool = v605 < v121;
              let v609: bool = v607 & v608;
              if (v609) {
                let v610: u32 = v606 * v14;
                let v611: u32 = v7 + v610;
                let v612: u32 = v611 + v605;
                let v613: f32 = m0[v612];
                let v614: u32 = v597 + v605;
                let v615: u32 = v614 >> v223;
                let v616: u32 = v604 + v615;
                let v617: u32 = b4[v616];
                let v618: u32 = v614 & v223;
                let v619: bool = v618 == v223;
                let v620: vec2<f32> = unpack2x16float(v617);
                let v621: f32 = v620.x;
                let v622: f32 = v620.y;
                let v623: f32 = select(v621, v622, v619);
                let v624: f32 = v613 * v623;
                let v625: f32 = v624 * v266;
                x12 = v625;
              }
              let v626: f32 = x12;
              let v627: u32 = v606 * v224;
              let v628: u32 = v605 + v627;
              m3[v628] = v626;
            }
          }
          workgroupBarrier();
          for (var v629: u32 = v222; v629 < v272; v629 += v223) {
            let v630: u32 = v223 << v629;
            let v631: u32 = v630 - v223;
            let v632: u32 = v629 + v223;
            for (var v633: u32 = v226; v633 < v271; v633 += v227) {
              let v634: u32 = v633 >> v629;
              let v635: u32 = v634 << v632;
              let v636: u32 = v633 & v631;
              let v637: u32 = v635 + v636;
              for (var v638: u32 = v222; v638 < v225; v638 += v223) {
                let v639: u32 = v638 * v224;
                let v640: u32 = v639 + v637;
                let v641: u32 = v640 + v630;
                let v642: f32 = m3[v640];
                let v643: f32 = m3[v641];
                let v644: f32 = v642 + v643;
                let v645: f32 = v642 - v643;
                m3[v640] = v644;
                m3[v641] = v645;
              }
            }
            workgroupBarrier();
          }
          let v646: u32 = v597 / v290;
          for (var v647: u32 = v226; v647 < v224; v647 += v227) {
            x13 = v232;
            x14 = v232;
            x15 = v232;
            x16 = v232;
            let v648: u32 = v601 + v647;
            let v649: u32 = v648 / v290;
            let v650: u32 = v648 % v290;
            for (var v651: u32 = v222; v651 < v224; v651 += v223) {
              let v652: u32 = v651 / v290;
              let v653: u32 = v646 + v652;
              let v654: u32 = v651 % v290;
              let v657: u32 = v655 * v225;
              let v658: u32 = v653 * v656;
              let v659: u32 = v658 + v649;
              let v660: u32 = v659 * v657;
              let v661: u32 = v602 + v660;
              let v662: u32 = v650 & v272;
              let v663: u32 = v662 << v309;
              let v664: u32 = v650 >> v308;
              let v665: u32 = v664 << v302;
              let v666: u32 = v654 & v272;
              let v667: u32 = v666 >> v223;
              let v668: u32 = v667 << v308;
              let v669: u32 = v654 >> v308;
              let v670: u32 = v669 << v223;
              let v671: u32 = v654 & v223;
              let v672: u32 = v663 + v665;
              let v673: u32 = v672 + v668;
              let v674: u32 = v673 + v670;
              let v675: u32 = v674 + v671;
              let v676: u32 = v675 + v223;
              let v677: u32 = v676 * v655;
              let v678: u32 = v677 >> v223;
              let v679: u32 = v657 << v309;
              let v680: u32 = v678 + v679;
              let v681: u32 = v680 - v223;
              let v682: u32 = v681 >> v309;
              let v683: u32 = v680 - v290;
              let v684: u32 = v683 >> v309;
              let v685: bool = v682 < v657;
              let v686: u32 = v682 - v657;
              let v687: u32 = select(v686, v682, v685);
              let v688: u32 = v661 + v687;
              let v689: u32 = b4[v688];
              let v690: bool = v684 < v657;
              let v691: u32 = v684 - v657;
              let v692: u32 = select(v691, v684, v690);
              let v693: u32 = v661 + v692;
              let v694: u32 = b4[v693];
              let v695: u32 = v681 & v330;
              let v696: u32 = v330 - v695;
              let v697: u32 = v689 >> v696;
              let v698: u32 = v694 << v223;
              let v699: u32 = v698 << v695;
              let v700: u32 = v697 | v699;
              let v701: u32 = v700 & v350;
              let v703: bool = v702 == v222;
              let v704: bool = v702 == v302;
              let v705: u32 = select(v356, v357, v704);
              let v706: u32 = select(v705, v355, v703);
              let v707: u32 = select(v222, v360, v703);
              let v708: u32 = v701 * v706;
              let v709: u32 = v708 + v707;
              let v710: u32 = v709 & v364;
              let v711: u32 = v710 ^ v365;
              let v712: u32 = v711 >> v290;
              let v713: u32 = v711 & v369;
              let v714: u32 = v713 << v290;
              let v715: u32 = v711 & v370;
              let v716: u32 = v715 << v371;
              let v717: u32 = v716 + v372;
              let v718: u32 = v714 | v717;
              let v719: f32 = bitcast<f32>(v718);
              let v720: u32 = v712 & v369;
              let v721: u32 = v720 << v290;
              let v722: u32 = v712 & v370;
              let v723: u32 = v722 << v371;
              let v724: u32 = v723 + v372;
              let v725: u32 = v721 | v724;
              let v726: f32 = bitcast<f32>(v725);
              let v727: f32 = v719 + v726;
              let v728: u32 = v709 & v388;
              let v729: u32 = v709 >> v389;
              let v730: u32 = v729 & v388;
              let v731: u32 = v728 + v730;
              let v732: u32 = v731 >> v290;
              let v733: u32 = v731 + v732;
              let v734: u32 = v733 & v390;
              let v735: f32 = f32(v734);
              let v736: f32 = fma(v735, v399, v400);
              let v737: f32 = select(v727, v736, v704);
              let v738: u32 = bitcast<u32>(v737);
              let v739: u32 = v738 >> v371;
              let v740: u32 = v739 & v223;
              let v741: u32 = v738 + v406;
              let v742: u32 = v741 + v740;
              let v743: u32 = v742 & v407;
              let v744: f32 = bitcast<f32>(v743);
              let v745: f32 = m3[v651];
              let v746: f32 = x13;
              let v747: f32 = fma(v745, v744, v746);
              x13 = v747;
              let v748: u32 = v651 + v224;
              let v749: f32 = m3[v748];
              let v750: f32 = x14;
              let v751: f32 = fma(v749, v744, v750);
              x14 = v751;
              let v752: u32 = v651 + v419;
              let v753: f32 = m3[v752];
              let v754: f32 = x15;
              let v755: f32 = fma(v753, v744, v754);
              x15 = v755;
              let v756: u32 = v651 + v424;
              let v757: f32 = m3[v756];
              let v758: f32 = x16;
              let v759: f32 = fma(v757, v744, v758);
              x16 = v759;
            }
            let v760: f32 = m4[v647];
            let v761: f32 = x13;
            let v762: f32 = v760 + v761;
            m4[v647] = v762;
            let v763: u32 = v647 + v224;
            let v764: f32 = m4[v763];
            let v765: f32 = x14;
            let v766: f32 = v764 + v765;
            m4[v763] = v766;
            let v767: u32 = v647 + v419;
            let v768: f32 = m4[v767];
            let v769: f32 = x15;
            let v770: f32 = v768 + v769;
            m4[v767] = v770;
            let v771: u32 = v647 + v424;
            let v772: f32 = m4[v771];
            let v773: f32 = x16;
            let v774: f32 = v772 + v773;
            m4[v771] = v774;
          }
          workgroupBarrier();
        } else {
          let v775: u32 = v5 - v223;
          let v776: u32 = v117 - v223;
          for (var v777: u32 = v226; v777 < v224; v777 += v227) {
            x17 = v232;
            x18 = v232;
            x19 = v232;
            x20 = v232;
            let v778: u32 = min(v777, v776);
            let v779: u32 = v778 * v6;
            let v780: u32 = v142 + v779;
            for (var v781: u32 = v222; v781 < v121; v781 += v225) {
              let v782: u32 = v780 + v781;
              let v1378: bool = v1377 == v1262;
              if (v1378) {
                let v1379: vec4<u32> = vec4<u32>(b4[v782 + 0u], b4[v782 + 1u], b4[v782 + 2u], b4[v782 + 3u]);
                let v1380: vec4<f32> = bitcast<vec4<f32>>(v1379);
                x32 = v1380;
              } else {
                let v1381: bool = v1377 < v1266;
                if (v1381) {
                  let v1382: bool = v1377 == v1268;
                  let v1383: u32 = v782 >> v1268;
                  let v1384: vec2<u32> = vec2<u32>(b4[v1383 + 0u], b4[v1383 + 1u]);
                  let v1385: u32 = v1384.x;
                  let v1386: vec2<f32> = unpack2x16float(v1385);
                  let v1387: f32 = v1386.x;
                  let v1388: f32 = v1386.y;
                  let v1389: u32 = v1385 << v1276;
                  let v1390: u32 = v1385 & v1277;
                  let v1391: f32 = bitcast<f32>(v1389);
                  let v1392: f32 = bitcast<f32>(v1390);
                  let v1393: f32 = select(v1391, v1387, v1382);
                  let v1394: f32 = select(v1392, v1388, v1382);
                  let v1395: u32 = v1384.y;
                  let v1396: vec2<f32> = unpack2x16float(v1395);
                  let v1397: f32 = v1396.x;
                  let v1398: f32 = v1396.y;
                  let v1399: u32 = v1395 << v1276;
                  let v1400: u32 = v1395 & v1277;
                  let v1401: f32 = bitcast<f32>(v1399);
                  let v1402: f32 = bitcast<f32>(v1400);
                  let v1403: f32 = select(v1401, v1397, v1382);
                  let v1404: f32 = select(v1402, v1398, v1382);
                  let v1405: vec4<f32> = vec4<f32>(v1393, v1394, v1403, v1404);
                  x32 = v1405;
                } else {
                  let v1407: u32 = v782 >> v1296;
                  let v1408: u32 = v1407 * v1406;
                  let v1409: u32 = v782 & v1297;
                  let v1410: u32 = v1409 * v1406;
                  let v1411: u32 = v1410 >> v1296;
                  let v1412: u32 = v1408 + v1411;
                  let v1413: u32 = v1410 & v1297;
                  let v1414: u32 = b4[v1412];
                  let v1415: u32 = v1412 + v1268;
                  let v1416: u32 = b4[v1415];
                  let v1417: u32 = v1414 >> v1413;
                  let v1418: u32 = v1297 - v1413;
                  let v1419: u32 = v1416 << v1268;
                  let v1420: u32 = v1419 << v1418;
                  let v1421: u32 = v1417 | v1420;
                  let v1422: u32 = v1268 << v1406;
                  let v1423: u32 = v1422 - v1268;
                  let v1425: u32 = v782 >> v1424;
                  let v1426: bool = v1377 == v1266;
                  let v1427: bool = v1377 == v1317;
                  let v1428: u32 = v1425 >> v1268;
                  let v1429: u32 = select(v1428, v1425, v1426);
                  let v1431: u32 = v1430 + v1429;
                  let v1432: u32 = b4[v1431];
                  let v1433: f32 = bitcast<f32>(v1432);
                  let v1434: u32 = v1425 & v1268;
                  let v1435: bool = v1434 == v1268;
                  let v1436: vec2<f32> = unpack2x16float(v1432);
                  let v1437: f32 = v1436.x;
                  let v1438: f32 = v1436.y;
                  let v1439: u32 = v1432 << v1276;
                  let v1440: u32 = v1432 & v1277;
                  let v1441: f32 = bitcast<f32>(v1439);
                  let v1442: f32 = bitcast<f32>(v1440);
                  let v1443: f32 = select(v1437, v1438, v1435);
                  let v1444: f32 = select(v1441, v1442, v1435);
                  let v1445: f32 = select(v1444, v1443, v1427);
                  let v1446: f32 = select(v1445, v1433, v1426);
                  let v1447: bool = v1377 == v1266;
                  let v1448: bool = v1377 == v1317;
                  let v1449: u32 = v1425 >> v1268;
                  let v1450: u32 = select(v1449, v1425, v1447);
                  let v1452: u32 = v1451 + v1450;
                  let v1453: u32 = b4[v1452];
                  let v1454: f32 = bitcast<f32>(v1453);
                  let v1455: u32 = v1425 & v1268;
                  let v1456: bool = v1455 == v1268;
                  let v1457: vec2<f32> = unpack2x16float(v1453);
                  let v1458: f32 = v1457.x;
                  let v1459: f32 = v1457.y;
                  let v1460: u32 = v1453 << v1276;
                  let v1461: u32 = v1453 & v1277;
                  let v1462: f32 = bitcast<f32>(v1460);
                  let v1463: f32 = bitcast<f32>(v1461);
                  let v1464: f32 = select(v1458, v1459, v1456);
                  let v1465: f32 = select(v1462, v1463, v1456);
                  let v1466: f32 = select(v1465, v1464, v1448);
                  let v1467: f32 = select(v1466, v1454, v1447);
                  let v1468: u32 = v1421 & v1423;
                  let v1469: f32 = f32(v1468);
                  let v1470: f32 = fma(v1446, v1469, v1467);
                  let v1471: u32 = v1421 >> v1406;
                  let v1472: u32 = v1471 & v1423;
                  let v1473: f32 = f32(v1472);
                  let v1474: f32 = fma(v1446, v1473, v1467);
                  let v1475: u32 = v1471 >> v1406;
                  let v1476: u32 = v1475 & v1423;
                  let v1477: f32 = f32(v1476);
                  let v1478: f32 = fma(v1446, v1477, v1467);
                  let v1479: u32 = v1475 >> v1406;
                  let v1480: u32 = v1479 & v1423;
                  let v1481: f32 = f32(v1480);
                  let v1482: f32 = fma(v1446, v1481, v1467);
                  let v1483: vec4<f32> = vec4<f32>(v1470, v1474, v1478, v1482);
                  x32 = v1483;
                }
              }
              let v1484: vec4<f32> = x32;
              let v784: u32 = min(v222, v775);
              let v785: u32 = v784 * v14;
              let v786: u32 = v7 + v785;
              let v787: u32 = v786 + v781;
              let v788: vec4<f32> = vec4<f32>(m0[v787 + 0u], m0[v787 + 1u], m0[v787 + 2u], m0[v787 + 3u]);
              let v789: f32 = x17;
              let v790: f32 = v788.x;
              let v791: f32 = v1484.x;
              let v792: f32 = fma(v790, v791, v789);
              let v793: f32 = v788.y;
              let v794: f32 = v1484.y;
              let v795: f32 = fma(v793, v794, v792);
              let v796: f32 = v788.z;
              let v797: f32 = v1484.z;
              let v798: f32 = fma(v796, v797, v795);
              let v799: f32 = v788.w;
              let v800: f32 = v1484.w;
              let v801: f32 = fma(v799, v800, v798);
              x17 = v801;
              let v802: u32 = min(v223, v775);
              let v803: u32 = v802 * v14;
              let v804: u32 = v7 + v803;
              let v805: u32 = v804 + v781;
              let v806: vec4<f32> = vec4<f32>(m0[v805 + 0u], m0[v805 + 1u], m0[v805 + 2u], m0[v805 + 3u]);
              let v807: f32 = x18;
              let v808: f32 = v806.x;
              let v809: f32 = v1484.x;
              let v810: f32 = fma(v808, v809, v807);
              let v811: f32 = v806.y;
              let v812: f32 = v1484.y;
              let v813: f32 = fma(v811, v812, v810);
              let v814: f32 = v806.z;
              let v815: f32 = v1484.z;
              let v816: f32 = fma(v814, v815, v813);
              let v817: f32 = v806.w;
              let v818: f32 = v1484.w;
              let v819: f32 = fma(v817, v818, v816);
              x18 = v819;
              let v820: u32 = min(v302, v775);
              let v821: u32 = v820 * v14;
              let v822: u32 = v7 + v821;
              let v823: u32 = v822 + v781;
              let v824: vec4<f32> = vec4<f32>(m0[v823 + 0u], m0[v823 + 1u], m0[v823 + 2u], m0[v823 + 3u]);
              let v825: f32 = x19;
              let v826: f32 = v824.x;
              let v827: f32 = v1484.x;
              let v828: f32 = fma(v826, v827, v825);
              let v829: f32 = v824.y;
              let v830: f32 = v1484.y;
              let v831: f32 = fma(v829, v830, v828);
              let v832: f32 = v824.z;
              let v833: f32 = v1484.z;
              let v834: f32 = fma(v832, v833, v831);
              let v835: f32 = v824.w;
              let v836: f32 = v1484.w;
              let v837: f32 = fma(v835, v836, v834);
              x19 = v837;
              let v838: u32 = min(v308, v775);
              let v839: u32 = v838 * v14;
              let v840: u32 = v7 + v839;
              let v841: u32 = v840 + v781;
              let v842: vec4<f32> = vec4<f32>(m0[v841 + 0u], m0[v841 + 1u], m0[v841 + 2u], m0[v841 + 3u]);
              let v843: f32 = x20;
              let v844: f32 = v842.x;
              let v845: f32 = v1484.x;
              let v846: f32 = fma(v844, v845, v843);
              let v847: f32 = v842.y;
              let v848: f32 = v1484.y;
              let v849: f32 = fma(v847, v848, v846);
              let v850: f32 = v842.z;
              let v851: f32 = v1484.z;
              let v852: f32 = fma(v850, v851, v849);
              let v853: f32 = v842.w;
              let v854: f32 = v1484.w;
              let v855: f32 = fma(v853, v854, v852);
              x20 = v855;
            }
            let v856: f32 = m4[v777];
            let v857: f32 = x17;
            let v858: f32 = v856 + v857;
            m4[v777] = v858;
            let v859: u32 = v777 + v224;
            let v860: f32 = m4[v859];
            let v861: f32 = x18;
            let v862: f32 = v860 + v861;
            m4[v859] = v862;
            let v863: u32 = v777 + v419;
            let v864: f32 = m4[v863];
            let v865: f32 = x19;
            let v866: f32 = v864 + v865;
            m4[v863] = v866;
            let v867: u32 = v777 + v424;
            let v868: f32 = m4[v867];
            let v869: f32 = x20;
            let v870: f32 = v868 + v869;
            m4[v867] = v870;
          }
        }
        workgroupBarrier();
      }
      for (var v871: u32 = v226; v871 < v224; v871 += v227) {
        for (var v872: u32 = v222; v872 < v225; v872 += v223) {
          let v873: u32 = v872 * v224;
          let v874: u32 = v871 + v873;
          let v875: f32 = m4[v874];
          let v876: u32 = v872 * v14;
          let v877: u32 = v7 + v876;
          let v878: u32 = v877 + v871;
          m2[v878] = v875;
        }
      }
      workgroupBarrier();
      let v879: bool = v593 == v234;
      if (v879) {
        for (var v880: u32 = v222; v880 < v272; v880 += v223) {
          let v881: u32 = v223 << v880;
          let v882: u32 = v881 - v223;
          let v883: u32 = v880 + v223;
          for (var v884: u32 = v226; v884 < v271; v884 += v227) {
            let v885: u32 = v884 >> v880;
            let v886: u32 = v885 << v883;
            let v887: u32 = v884 & v882;
            let v888: u32 = v886 + v887;
            for (var v889: u32 = v222; v889 < v225; v889 += v223) {
              let v890: u32 = v889 * v14;
              let v891: u32 = v7 + v890;
              let v892: u32 = v891 + v888;
              let v893: u32 = v892 + v881;
              let v894: f32 = m2[v892];
              let v895: f32 = m2[v893];
              let v896: f32 = v894 + v895;
              let v897: f32 = v894 - v895;
              m2[v892] = v896;
              m2[v893] = v897;
            }
          }
          workgroupBarrier();
        }
        let v898: u32 = x1;
        let v899: u32 = x2;
        let v901: u32 = v899 + v900;
        for (var v902: u32 = v226; v902 < v224; v902 += v227) {
          for (var v903: u32 = v222; v903 < v225; v903 += v223) {
            let v904: u32 = v903 * v14;
            let v905: u32 = v7 + v904;
            let v906: u32 = v905 + v902;
            let v907: f32 = m2[v906];
            let v908: u32 = v898 + v902;
            let v909: u32 = v908 >> v223;
            let v910: u32 = v901 + v909;
            let v911: u32 = b4[v910];
            let v912: u32 = v908 & v223;
            let v913: bool = v912 == v223;
            let v914: vec2<f32> = unpack2x16float(v911);
            let v915: f32 = v914.x;
            let v916: f32 = v914.y;
            let v917: f32 = select(v915, v916, v913);
            let v918: f32 = v907 * v266;
            let v919: f32 = v918 * v917;
            m2[v906] = v919;
          }
        }
        workgroupBarrier();
      }
      for (var v143: u32 = v12; v143 < v93; v143 += v94) {
        let v144: u32 = v143 / v14;
        let v145: u32 = v143 % v14;
        let v146: bool = v144 < v5;
        let v147: bool = v145 < v117;
        let v148: bool = v146 & v147;
        if (v148) {
          let v149: u32 = v2 + v144;
          let v150: u32 = v115 + v145;
          let v152: u32 = v149 - v2;
          let v153: u32 = v152 * v14;
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
          let v168: u32 = v149 * v36;
          let v169: u32 = v168 + v150;
          b7[v169] = v167;
        }
      }
      workgroupBarrier();
    }
    let v170: bool = v59 < v50;
    let v171: bool = v59 < v47;
    let v172: bool = !v171;
    let v173: bool = v170 & v172;
    if (v173) {
      let v174: u32 = v59 - v47;
      let v175: u32 = v174 * v14;
      let v176: u32 = v36 - v175;
      let v177: u32 = min(v14, v176);
      let v178: u32 = v175 * v6;
      for (var v920: u32 = v226; v920 < v224; v920 += v227) {
        for (var v921: u32 = v222; v921 < v225; v921 += v223) {
          let v922: u32 = v921 * v224;
          let v923: u32 = v920 + v922;
          m4[v923] = v232;
        }
      }
      for (var v179: u32 = v7; v179 < v6; v179 += v14) {
        let v180: u32 = v6 - v179;
        let v181: u32 = min(v14, v180);
        for (var v182: u32 = v7; v182 < v5; v182 += v8) {
          let v183: u32 = v2 + v182;
          let v184: u32 = v12 * v1;
          for (var v185: u32 = v184; v185 < v181; v185 += v14) {
            let v186: u32 = v179 + v185;
            let v187: u32 = v183 * v6;
            let v188: u32 = v187 + v186;
            let v189: vec4<f32> = b0[v188 / 4u];
            let v190: u32 = v183 - v2;
            let v191: f32 = m1[v190];
            let v192: f32 = f32(v6);
            let v193: f32 = v191 / v192;
            let v194: f32 = v193 + v83;
            let v195: f32 = inverseSqrt(v194);
            let v196: vec4<f32> = vec4<f32>(v195);
            let v197: vec4<f32> = v189 * v196;
            let v198: vec4<f32> = b2[v186 / 4u];
            let v199: vec4<f32> = v197 * v198;
            let v200: u32 = v182 * v14;
            let v201: u32 = v185 + v200;
            m0[v201 + 0u] = v199.x; m0[v201 + 1u] = v199.y; m0[v201 + 2u] = v199.z; m0[v201 + 3u] = v199.w;
          }
        }
        workgroupBarrier();
        let v202: u32 = v178 + v179;
        let v925: bool = v924 == v234;
        if (v925) {
          let v926: u32 = v202 / v6;
          let v927: u32 = v926 * v6;
          let v928: u32 = v202 - v927;
          let v931: u32 = v926 / v929;
          let v932: u32 = v926 % v929;
          let v933: u32 = v931 * v930;
          x1 = v932;
          x2 = v933;
          let v935: u32 = v933 + v934;
          for (var v936: u32 = v226; v936 < v224; v936 += v227) {
            for (var v937: u32 = v222; v937 < v225; v937 += v223) {
              x21 = v232;
              let v938: bool = v937 < v5;
              let v939: bool = v936 < v181;
              let v940: bool = v938 & v939;
              if (v940) {
                let v941: u32 = v937 * v14;
                let v942: u32 = v7 + v941;
                let v943: u32 = v942 + v936;
                let v944: f32 = m0[v943];
                let v945: u32 = v928 + v936;
                let v946: u32 = v945 >> v223;
                let v947: u32 = v935 + v946;
                let v948: u32 = b8[v947];
                let v949: u32 = v945 & v223;
                let v950: bool = v949 == v223;
                let v951: vec2<f32> = unpack2x16float(v948);
                let v952: f32 = v951.x;
                let v953: f32 = v951.y;
                let v954: f32 = select(v952, v953, v950);
                let v955: f32 = v944 * v954;
                let v956: f32 = v955 * v266;
                x21 = v956;
              }
              let v957: f32 = x21;
              let v958: u32 = v937 * v224;
              let v959: u32 = v936 + v958;
              m3[v959] = v957;
            }
          }
          workgroupBarrier();
          for (var v960: u32 = v222; v960 < v272; v960 += v223) {
            let v961: u32 = v223 << v960;
            let v962: u32 = v961 - v223;
            let v963: u32 = v960 + v223;
            for (var v964: u32 = v226; v964 < v271; v964 += v227) {
              let v965: u32 = v964 >> v960;
              let v966: u32 = v965 << v963;
              let v967: u32 = v964 & v962;
              let v968: u32 = v966 + v967;
              for (var v969: u32 = v222; v969 < v225; v969 += v223) {
                let v970: u32 = v969 * v224;
                let v971: u32 = v970 + v968;
                let v972: u32 = v971 + v961;
                let v973: f32 = m3[v971];
                let v974: f32 = m3[v972];
                let v975: f32 = v973 + v974;
                let v976: f32 = v973 - v974;
                m3[v971] = v975;
                m3[v972] = v976;
              }
            }
            workgroupBarrier();
          }
          let v977: u32 = v928 / v290;
          for (var v978: u32 = v226; v978 < v224; v978 += v227) {
            x22 = v232;
            x23 = v232;
            x24 = v232;
            x25 = v232;
            let v979: u32 = v932 + v978;
            let v980: u32 = v979 / v290;
            let v981: u32 = v979 % v290;
            for (var v982: u32 = v222; v982 < v224; v982 += v223) {
              let v983: u32 = v982 / v290;
              let v984: u32 = v977 + v983;
              let v985: u32 = v982 % v290;
              let v988: u32 = v986 * v225;
              let v989: u32 = v984 * v987;
              let v990: u32 = v989 + v980;
              let v991: u32 = v990 * v988;
              let v992: u32 = v933 + v991;
              let v993: u32 = v981 & v272;
              let v994: u32 = v993 << v309;
              let v995: u32 = v981 >> v308;
              let v996: u32 = v995 << v302;
              let v997: u32 = v985 & v272;
              let v998: u32 = v997 >> v223;
              let v999: u32 = v998 << v308;
              let v1000: u32 = v985 >> v308;
              let v1001: u32 = v1000 << v223;
              let v1002: u32 = v985 & v223;
              let v1003: u32 = v994 + v996;
              let v1004: u32 = v1003 + v999;
              let v1005: u32 = v1004 + v1001;
              let v1006: u32 = v1005 + v1002;
              let v1007: u32 = v1006 + v223;
              let v1008: u32 = v1007 * v986;
              let v1009: u32 = v1008 >> v223;
              let v1010: u32 = v988 << v309;
              let v1011: u32 = v1009 + v1010;
              let v1012: u32 = v1011 - v223;
              let v1013: u32 = v1012 >> v309;
              let v1014: u32 = v1011 - v290;
              let v1015: u32 = v1014 >> v309;
              let v1016: bool = v1013 < v988;
              let v1017: u32 = v1013 - v988;
              let v1018: u32 = select(v1017, v1013, v1016);
              let v1019: u32 = v992 + v1018;
              let v1020: u32 = b8[v1019];
              let v1021: bool = v1015 < v988;
              let v1022: u32 = v1015 - v988;
              let v1023: u32 = select(v1022, v1015, v1021);
              let v1024: u32 = v992 + v1023;
              let v1025: u32 = b8[v1024];
              let v1026: u32 = v1012 & v330;
              let v1027: u32 = v330 - v1026;
              let v1028: u32 = v1020 >> v1027;
              let v1029: u32 = v1025 << v223;
              let v1030: u32 = v1029 << v1026;
              let v1031: u32 = v1028 | v1030;
              let v1032: u32 = v1031 & v350;
              let v1034: bool = v1033 == v222;
              let v1035: bool = v1033 == v302;
              let v1036: u32 = select(v356, v357, v1035);
              let v1037: u32 = select(v1036, v355, v1034);
              let v1038: u32 = select(v222, v360, v1034);
              let v1039: u32 = v1032 * v1037;
              let v1040: u32 = v1039 + v1038;
              let v1041: u32 = v1040 & v364;
              let v1042: u32 = v1041 ^ v365;
              let v1043: u32 = v1042 >> v290;
              let v1044: u32 = v1042 & v369;
              let v1045: u32 = v1044 << v290;
              let v1046: u32 = v1042 & v370;
              let v1047: u32 = v1046 << v371;
              let v1048: u32 = v1047 + v372;
              let v1049: u32 = v1045 | v1048;
              let v1050: f32 = bitcast<f32>(v1049);
              let v1051: u32 = v1043 & v369;
              let v1052: u32 = v1051 << v290;
              let v1053: u32 = v1043 & v370;
              let v1054: u32 = v1053 << v371;
              let v1055: u32 = v1054 + v372;
              let v1056: u32 = v1052 | v1055;
              let v1057: f32 = bitcast<f32>(v1056);
              let v1058: f32 = v1050 + v1057;
              let v1059: u32 = v1040 & v388;
              let v1060: u32 = v1040 >> v389;
              let v1061: u32 = v1060 & v388;
              let v1062: u32 = v1059 + v1061;
              let v1063: u32 = v1062 >> v290;
              let v1064: u32 = v1062 + v1063;
              let v1065: u32 = v1064 & v390;
              let v1066: f32 = f32(v1065);
              let v1067: f32 = fma(v1066, v399, v400);
              let v1068: f32 = select(v1058, v1067, v1035);
              let v1069: u32 = bitcast<u32>(v1068);
              let v1070: u32 = v1069 >> v371;
              let v1071: u32 = v1070 & v223;
              let v1072: u32 = v1069 + v406;
              let v1073: u32 = v1072 + v1071;
              let v1074: u32 = v1073 & v407;
              let v1075: f32 = bitcast<f32>(v1074);
              let v1076: f32 = m3[v982];
              let v1077: f32 = x22;
              let v1078: f32 = fma(v1076, v1075, v1077);
              x22 = v1078;
              let v1079: u32 = v982 + v224;
              let v1080: f32 = m3[v1079];
              let v1081: f32 = x23;
              let v1082: f32 = fma(v1080, v1075, v1081);
              x23 = v1082;
              let v1083: u32 = v982 + v419;
              let v1084: f32 = m3[v1083];
              let v1085: f32 = x24;
              let v1086: f32 = fma(v1084, v1075, v1085);
              x24 = v1086;
              let v1087: u32 = v982 + v424;
              let v1088: f32 = m3[v1087];
              let v1089: f32 = x25;
              let v1090: f32 = fma(v1088, v1075, v1089);
              x25 = v1090;
            }
            let v1091: f32 = m4[v978];
            let v1092: f32 = x22;
            let v1093: f32 = v1091 + v1092;
            m4[v978] = v1093;
            let v1094: u32 = v978 + v224;
            let v1095: f32 = m4[v1094];
            let v1096: f32 = x23;
            let v1097: f32 = v1095 + v1096;
            m4[v1094] = v1097;
            let v1098: u32 = v978 + v419;
            let v1099: f32 = m4[v1098];
            let v1100: f32 = x24;
            let v1101: f32 = v1099 + v1100;
            m4[v1098] = v1101;
            let v1102: u32 = v978 + v424;
            let v1103: f32 = m4[v1102];
            let v1104: f32 = x25;
            let v1105: f32 = v1103 + v1104;
            m4[v1102] = v1105;
          }
          workgroupBarrier();
        } else {
          let v1106: u32 = v5 - v223;
          let v1107: u32 = v177 - v223;
          for (var v1108: u32 = v226; v1108 < v224; v1108 += v227) {
            x26 = v232;
            x27 = v232;
            x28 = v232;
            x29 = v232;
            let v1109: u32 = min(v1108, v1107);
            let v1110: u32 = v1109 * v6;
            let v1111: u32 = v202 + v1110;
            for (var v1112: u32 = v222; v1112 < v181; v1112 += v225) {
              let v1113: u32 = v1111 + v1112;
              let v1486: bool = v1485 == v1262;
              if (v1486) {
                let v1487: vec4<u32> = vec4<u32>(b8[v1113 + 0u], b8[v1113 + 1u], b8[v1113 + 2u], b8[v1113 + 3u]);
                let v1488: vec4<f32> = bitcast<vec4<f32>>(v1487);
                x33 = v1488;
              } else {
                let v1489: bool = v1485 < v1266;
                if (v1489) {
                  let v1490: bool = v1485 == v1268;
                  let v1491: u32 = v1113 >> v1268;
                  let v1492: vec2<u32> = vec2<u32>(b8[v1491 + 0u], b8[v1491 + 1u]);
                  let v1493: u32 = v1492.x;
                  let v1494: vec2<f32> = unpack2x16float(v1493);
                  let v1495: f32 = v1494.x;
                  let v1496: f32 = v1494.y;
                  let v1497: u32 = v1493 << v1276;
                  let v1498: u32 = v1493 & v1277;
                  let v1499: f32 = bitcast<f32>(v1497);
                  let v1500: f32 = bitcast<f32>(v1498);
                  let v1501: f32 = select(v1499, v1495, v1490);
                  let v1502: f32 = select(v1500, v1496, v1490);
                  let v1503: u32 = v1492.y;
                  let v1504: vec2<f32> = unpack2x16float(v1503);
                  let v1505: f32 = v1504.x;
                  let v1506: f32 = v1504.y;
                  let v1507: u32 = v1503 << v1276;
                  let v1508: u32 = v1503 & v1277;
                  let v1509: f32 = bitcast<f32>(v1507);
                  let v1510: f32 = bitcast<f32>(v1508);
                  let v1511: f32 = select(v1509, v1505, v1490);
                  let v1512: f32 = select(v1510, v1506, v1490);
                  let v1513: vec4<f32> = vec4<f32>(v1501, v1502, v1511, v1512);
                  x33 = v1513;
                } else {
                  let v1515: u32 = v1113 >> v1296;
                  let v1516: u32 = v1515 * v1514;
                  let v1517: u32 = v1113 & v1297;
                  let v1518: u32 = v1517 * v1514;
                  let v1519: u32 = v1518 >> v1296;
                  let v1520: u32 = v1516 + v1519;
                  let v1521: u32 = v1518 & v1297;
                  let v1522: u32 = b8[v1520];
                  let v1523: u32 = v1520 + v1268;
                  let v1524: u32 = b8[v1523];
                  let v1525: u32 = v1522 >> v1521;
                  let v1526: u32 = v1297 - v1521;
                  let v1527: u32 = v1524 << v1268;
                  let v1528: u32 = v1527 << v1526;
                  let v1529: u32 = v1525 | v1528;
                  let v1530: u32 = v1268 << v1514;
                  let v1531: u32 = v1530 - v1268;
                  let v1533: u32 = v1113 >> v1532;
                  let v1534: bool = v1485 == v1266;
                  let v1535: bool = v1485 == v1317;
                  let v1536: u32 = v1533 >> v1268;
                  let v1537: u32 = select(v1536, v1533, v1534);
                  let v1539: u32 = v1538 + v1537;
                  let v1540: u32 = b8[v1539];
                  let v1541: f32 = bitcast<f32>(v1540);
                  let v1542: u32 = v1533 & v1268;
                  let v1543: bool = v1542 == v1268;
                  let v1544: vec2<f32> = unpack2x16float(v1540);
                  let v1545: f32 = v1544.x;
                  let v1546: f32 = v1544.y;
                  let v1547: u32 = v1540 << v1276;
                  let v1548: u32 = v1540 & v1277;
                  let v1549: f32 = bitcast<f32>(v1547);
                  let v1550: f32 = bitcast<f32>(v1548);
                  let v1551: f32 = select(v1545, v1546, v1543);
                  let v1552: f32 = select(v1549, v1550, v1543);
                  let v1553: f32 = select(v1552, v1551, v1535);
                  let v1554: f32 = select(v1553, v1541, v1534);
                  let v1555: bool = v1485 == v1266;
                  let v1556: bool = v1485 == v1317;
                  let v1557: u32 = v1533 >> v1268;
                  let v1558: u32 = select(v1557, v1533, v1555);
                  let v1560: u32 = v1559 + v1558;
                  let v1561: u32 = b8[v1560];
                  let v1562: f32 = bitcast<f32>(v1561);
                  let v1563: u32 = v1533 & v1268;
                  let v1564: bool = v1563 == v1268;
                  let v1565: vec2<f32> = unpack2x16float(v1561);
                  let v1566: f32 = v1565.x;
                  let v1567: f32 = v1565.y;
                  let v1568: u32 = v1561 << v1276;
                  let v1569: u32 = v1561 & v1277;
                  let v1570: f32 = bitcast<f32>(v1568);
                  let v1571: f32 = bitcast<f32>(v1569);
                  let v1572: f32 = select(v1566, v1567, v1564);
                  let v1573: f32 = select(v1570, v1571, v1564);
                  let v1574: f32 = select(v1573, v1572, v1556);
                  let v1575: f32 = select(v1574, v1562, v1555);
                  let v1576: u32 = v1529 & v1531;
                  let v1577: f32 = f32(v1576);
                  let v1578: f32 = fma(v1554, v1577, v1575);
                  let v1579: u32 = v1529 >> v1514;
                  let v1580: u32 = v1579 & v1531;
                  let v1581: f32 = f32(v1580);
                  let v1582: f32 = fma(v1554, v1581, v1575);
                  let v1583: u32 = v1579 >> v1514;
                  let v1584: u32 = v1583 & v1531;
                  let v1585: f32 = f32(v1584);
                  let v1586: f32 = fma(v1554, v1585, v1575);
                  let v1587: u32 = v1583 >> v1514;
                  let v1588: u32 = v1587 & v1531;
                  let v1589: f32 = f32(v1588);
                  let v1590: f32 = fma(v1554, v1589, v1575);
                  let v1591: vec4<f32> = vec4<f32>(v1578, v1582, v1586, v1590);
                  x33 = v1591;
                }
              }
              let v1592: vec4<f32> = x33;
              let v1115: u32 = min(v222, v1106);
              let v1116: u32 = v1115 * v14;
              let v1117: u32 = v7 + v1116;
              let v1118: u32 = v1117 + v1112;
              let v1119: vec4<f32> = vec4<f32>(m0[v1118 + 0u], m0[v1118 + 1u], m0[v1118 + 2u], m0[v1118 + 3u]);
              let v1120: f32 = x26;
              let v1121: f32 = v1119.x;
              let v1122: f32 = v1592.x;
              let v1123: f32 = fma(v1121, v1122, v1120);
              let v1124: f32 = v1119.y;
              let v1125: f32 = v1592.y;
              let v1126: f32 = fma(v1124, v1125, v1123);
              let v1127: f32 = v1119.z;
              let v1128: f32 = v1592.z;
              let v1129: f32 = fma(v1127, v1128, v1126);
              let v1130: f32 = v1119.w;
              let v1131: f32 = v1592.w;
              let v1132: f32 = fma(v1130, v1131, v1129);
              x26 = v1132;
              let v1133: u32 = min(v223, v1106);
              let v1134: u32 = v1133 * v14;
              let v1135: u32 = v7 + v1134;
              let v1136: u32 = v1135 + v1112;
              let v1137: vec4<f32> = vec4<f32>(m0[v1136 + 0u], m0[v1136 + 1u], m0[v1136 + 2u], m0[v1136 + 3u]);
              let v1138: f32 = x27;
              let v1139: f32 = v1137.x;
              let v1140: f32 = v1592.x;
              let v1141: f32 = fma(v1139, v1140, v1138);
              let v1142: f32 = v1137.y;
              let v1143: f32 = v1592.y;
              let v1144: f32 = fma(v1142, v1143, v1141);
              let v1145: f32 = v1137.z;
              let v1146: f32 = v1592.z;
              let v1147: f32 = fma(v1145, v1146, v1144);
              let v1148: f32 = v1137.w;
              let v1149: f32 = v1592.w;
              let v1150: f32 = fma(v1148, v1149, v1147);
              x27 = v1150;
              let v1151: u32 = min(v302, v1106);
              let v1152: u32 = v1151 * v14;
              let v1153: u32 = v7 + v1152;
              let v1154: u32 = v1153 + v1112;
              let v1155: vec4<f32> = vec4<f32>(m0[v1154 + 0u], m0[v1154 + 1u], m0[v1154 + 2u], m0[v1154 + 3u]);
              let v1156: f32 = x28;
              let v1157: f32 = v1155.x;
              let v1158: f32 = v1592.x;
              let v1159: f32 = fma(v1157, v1158, v1156);
              let v1160: f32 = v1155.y;
              let v1161: f32 = v1592.y;
              let v1162: f32 = fma(v1160, v1161, v1159);
              let v1163: f32 = v1155.z;
              let v1164: f32 = v1592.z;
              let v1165: f32 = fma(v1163, v1164, v1162);
              let v1166: f32 = v1155.w;
              let v1167: f32 = v1592.w;
              let v1168: f32 = fma(v1166, v1167, v1165);
              x28 = v1168;
              let v1169: u32 = min(v308, v1106);
              let v1170: u32 = v1169 * v14;
              let v1171: u32 = v7 + v1170;
              let v1172: u32 = v1171 + v1112;
              let v1173: vec4<f32> = vec4<f32>(m0[v1172 + 0u], m0[v1172 + 1u], m0[v1172 + 2u], m0[v1172 + 3u]);
              let v1174: f32 = x29;
              let v1175: f32 = v1173.x;
              let v1176: f32 = v1592.x;
              let v1177: f32 = fma(v1175, v1176, v1174);
              let v1178: f32 = v1173.y;
              let v1179: f32 = v1592.y;
              let v1180: f32 = fma(v1178, v1179, v1177);
              let v1181: f32 = v1173.z;
              let v1182: f32 = v1592.z;
              let v1183: f32 = fma(v1181, v1182, v1180);
              let v1184: f32 = v1173.w;
              let v1185: f32 = v1592.w;
              let v1186: f32 = fma(v1184, v1185, v1183);
              x29 = v1186;
            }
            let v1187: f32 = m4[v1108];
            let v1188: f32 = x26;
            let v1189: f32 = v1187 + v1188;
            m4[v1108] = v1189;
            let v1190: u32 = v1108 + v224;
            let v1191: f32 = m4[v1190];
            let v1192: f32 = x27;
            let v1193: f32 = v1191 + v1192;
            m4[v1190] = v1193;
            let v1194: u32 = v1108 + v419;
            let v1195: f32 = m4[v1194];
            let v1196: f32 = x28;
            let v1197: f32 = v1195 + v1196;
            m4[v1194] = v1197;
            let v1198: u32 = v1108 + v424;
            let v1199: f32 = m4[v1198];
            let v1200: f32 = x29;
            let v1201: f32 = v1199 + v1200;
            m4[v1198] = v1201;
          }
        }
        workgroupBarrier();
      }
      for (var v1202: u32 = v226; v1202 < v224; v1202 += v227) {
        for (var v1203: u32 = v222; v1203 < v225; v1203 += v223) {
          let v1204: u32 = v1203 * v224;
          let v1205: u32 = v1202 + v1204;
          let v1206: f32 = m4[v1205];
          let v1207: u32 = v1203 * v14;
          let v1208: u32 = v7 + v1207;
          let v1209: u32 = v1208 + v1202;
          m2[v1209] = v1206;
        }
      }
      workgroupBarrier();
      let v1210: bool = v924 == v234;
      if (v1210) {
        for (var v1211: u32 = v222; v1211 < v272; v1211 += v223) {
          let v1212: u32 = v223 << v1211;
          let v1213: u32 = v1212 - v223;
          let v1214: u32 = v1211 + v223;
          for (var v1215: u32 = v226; v1215 < v271; v1215 += v227) {
            let v1216: u32 = v1215 >> v1211;
            let v1217: u32 = v1216 << v1214;
            let v1218: u32 = v1215 & v1213;
            let v1219: u32 = v1217 + v1218;
            for (var v1220: u32 = v222; v1220 < v225; v1220 += v223) {
              let v1221: u32 = v1220 * v14;
              let v1222: u32 = v7 + v1221;
              let v1223: u32 = v1222 + v1219;
              let v1224: u32 = v1223 + v1212;
              let v1225: f32 = m2[v1223];
              let v1226: f32 = m2[v1224];
              let v1227: f32 = v1225 + v1226;
              let v1228: f32 = v1225 - v1226;
              m2[v1223] = v1227;
              m2[v1224] = v1228;
            }
          }
          workgroupBarrier();
        }
        let v1229: u32 = x1;
        let v1230: u32 = x2;
        let v1232: u32 = v1230 + v1231;
        for (var v1233: u32 = v226; v1233 < v224; v1233 += v227) {
          for (var v1234: u32 = v222; v1234 < v225; v1234 += v223) {
            let v1235: u32 = v1234 * v14;
            let v1236: u32 = v7 + v1235;
            let v1237: u32 = v1236 + v1233;
            let v1238: f32 = m2[v1237];
            let v1239: u32 = v1229 + v1233;
            let v1240: u32 = v1239 >> v223;
            let v1241: u32 = v1232 + v1240;
            let v1242: u32 = b8[v1241];
            let v1243: u32 = v1239 & v223;
            let v1244: bool = v1243 == v223;
            let v1245: vec2<f32> = unpack2x16float(v1242);
            let v1246: f32 = v1245.x;
            let v1247: f32 = v1245.y;
            let v1248: f32 = select(v1246, v1247, v1244);
            let v1249: f32 = v1238 * v266;
            let v1250: f32 = v1249 * v1248;
            m2[v1237] = v1250;
          }
        }
        workgroupBarrier();
      }
      for (var v203: u32 = v12; v203 < v93; v203 += v94) {
        let v204: u32 = v203 / v14;
        let v205: u32 = v203 % v14;
        let v206: bool = v204 < v5;
        let v207: bool = v205 < v177;
        let v208: bool = v206 & v207;
        if (v208) {
          let v209: u32 = v2 + v204;
          let v210: u32 = v175 + v205;
          let v211: u32 = v209 - v2;
          let v212: u32 = v211 * v14;
          let v213: u32 = v210 - v175;
          let v214: u32 = v212 + v213;
          let v215: f32 = m2[v214];
          let v216: f32 = -v215;
          let v217: f32 = exp(v216);
          let v218: f32 = v217 + v162;
          let v219: f32 = 1.0 / v218;
          let v220: u32 = v209 * v36;
          let v221: u32 = v220 + v210;
          b9[v221] = v219;
        }
      }
      workgroupBarrier();
    }
  }
}
