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
@group(0) @binding(10) var<uniform> params: array<vec4<u32>, 10>;
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
  var x30: vec4<f32>;
  var x31: vec4<f32>;
  var x32: vec4<f32>;
  let v1234: u32 = params[5].z;
  let v1235: u32 = 0u;
  let v1239: u32 = 3u;
  let v1241: u32 = 1u;
  let v1249: u32 = 16u;
  let v1250: u32 = 4294901760u;
  let v1268: u32 = params[5].w;
  let v1269: u32 = 5u;
  let v1270: u32 = 31u;
  let v1288: u32 = params[6].x;
  let v1290: u32 = 4u;
  let v1295: u32 = params[6].y;
  let v1316: u32 = params[6].z;
  let v1350: u32 = params[6].w;
  let v1379: u32 = params[7].x;
  let v1397: u32 = params[7].y;
  let v1403: u32 = params[7].z;
  let v1424: u32 = params[7].w;
  let v1458: u32 = params[8].x;
  let v1487: u32 = params[8].y;
  let v1505: u32 = params[8].z;
  let v1511: u32 = params[8].w;
  let v1532: u32 = params[9].x;
  let v1224: u32 = lane;
  let v1225: u32 = 0u;
  let v1226: u32 = 1u;
  let v1227: u32 = 32u;
  let v222: u32 = 0u;
  let v223: u32 = 1u;
  let v224: u32 = 128u;
  let v225: u32 = 4u;
  let v226: u32 = lane;
  let v227: u32 = 32u;
  let v232: f32 = 0.0f;
  let v234: u32 = params[1].x;
  let v235: u32 = 6u;
  let v239: u32 = params[1].y;
  let v260: f32 = 0.088388346f;
  let v265: u32 = 64u;
  let v266: u32 = 7u;
  let v284: u32 = 16u;
  let v294: u32 = params[1].z;
  let v295: u32 = params[1].w;
  let v296: u32 = 2u;
  let v301: u32 = 3u;
  let v302: u32 = 5u;
  let v323: u32 = 31u;
  let v343: u32 = 65535u;
  let v345: u32 = params[2].x;
  let v348: u32 = 89226354u;
  let v349: u32 = 3417055213u;
  let v350: u32 = 2212286765u;
  let v353: u32 = 64248484u;
  let v357: u32 = 2415890431u;
  let v358: u32 = 996162400u;
  let v362: u32 = 32768u;
  let v363: u32 = 32767u;
  let v364: u32 = 13u;
  let v365: u32 = 939524096u;
  let v381: u32 = 16711935u;
  let v382: u32 = 8u;
  let v383: u32 = 2047u;
  let v392: f32 = 0.006767273f;
  let v393: f32 = -3.453125f;
  let v399: u32 = 4095u;
  let v400: u32 = 4294959104u;
  let v412: u32 = 256u;
  let v417: u32 = 384u;
  let v561: u32 = params[2].y;
  let v585: u32 = params[2].z;
  let v589: u32 = params[2].w;
  let v640: u32 = params[3].x;
  let v641: u32 = params[3].y;
  let v686: u32 = params[3].z;
  let v883: u32 = params[3].w;
  let v907: u32 = params[4].x;
  let v911: u32 = params[4].y;
  let v962: u32 = params[4].z;
  let v963: u32 = params[4].w;
  let v1008: u32 = params[5].x;
  let v1205: u32 = params[5].y;
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
  let v83: f32 = bitcast<f32>(params[9].y);
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
    m5[v1224] = v29;
    workgroupBarrier();
    let v1228: f32 = m5[v1225];
    x29 = v1228;
    for (var v1229: u32 = v1226; v1229 < v1227; v1229 += v1226) {
      let v1230: f32 = m5[v1229];
      let v1231: f32 = x29;
      let v1232: f32 = v1231 + v1230;
      x29 = v1232;
    }
    workgroupBarrier();
    let v1233: f32 = x29;
    let v31: bool = v12 < v8;
    if (v31) {
      m1[v9] = v1233;
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
        let v233: u32 = v92 / v6;
        x1 = v233;
        let v236: bool = v234 == v235;
        if (v236) {
          let v237: u32 = v233 * v6;
          let v238: u32 = v92 - v237;
          for (var v240: u32 = v226; v240 < v224; v240 += v227) {
            for (var v241: u32 = v222; v241 < v225; v241 += v223) {
              x2 = v232;
              let v242: bool = v241 < v5;
              let v243: bool = v240 < v70;
              let v244: bool = v242 & v243;
              if (v244) {
                let v245: u32 = v241 * v14;
                let v246: u32 = v7 + v245;
                let v247: u32 = v246 + v240;
                let v248: f32 = m0[v247];
                let v249: u32 = v238 + v240;
                let v250: u32 = v249 >> v223;
                let v251: u32 = v239 + v250;
                let v252: u32 = b1[v251];
                let v253: u32 = v249 & v223;
                let v254: bool = v253 == v223;
                let v255: vec2<f32> = unpack2x16float(v252);
                let v256: f32 = v255.x;
                let v257: f32 = v255.y;
                let v258: f32 = select(v256, v257, v254);
                let v259: f32 = v248 * v258;
                let v261: f32 = v259 * v260;
                x2 = v261;
              }
              let v262: f32 = x2;
              let v263: u32 = v241 * v224;
              let v264: u32 = v240 + v263;
              m3[v264] = v262;
            }
          }
          workgroupBarrier();
          for (var v267: u32 = v222; v267 < v266; v267 += v223) {
            let v268: u32 = v223 << v267;
            let v269: u32 = v268 - v223;
            let v270: u32 = v267 + v223;
            for (var v271: u32 = v226; v271 < v265; v271 += v227) {
              let v272: u32 = v271 >> v267;
              let v273: u32 = v272 << v270;
              let v274: u32 = v271 & v269;
              let v275: u32 = v273 + v274;
              for (var v276: u32 = v222; v276 < v225; v276 += v223) {
                let v277: u32 = v276 * v224;
                let v278: u32 = v277 + v275;
                let v279: u32 = v278 + v268;
                let v280: f32 = m3[v278];
                let v281: f32 = m3[v279];
                let v282: f32 = v280 + v281;
                let v283: f32 = v280 - v281;
                m3[v278] = v282;
                m3[v279] = v283;
              }
            }
            workgroupBarrier();
          }
          let v285: u32 = v238 / v284;
          for (var v286: u32 = v226; v286 < v224; v286 += v227) {
            x3 = v232;
            x4 = v232;
            x5 = v232;
            x6 = v232;
            let v287: u32 = v233 + v286;
            let v288: u32 = v287 / v284;
            let v289: u32 = v287 % v284;
            for (var v290: u32 = v222; v290 < v224; v290 += v223) {
              let v291: u32 = v290 / v284;
              let v292: u32 = v285 + v291;
              let v293: u32 = v290 % v284;
              let v297: u32 = v294 * v225;
              let v298: u32 = v292 * v295;
              let v299: u32 = v298 + v288;
              let v300: u32 = v299 * v297;
              let v303: u32 = v289 & v266;
              let v304: u32 = v303 << v302;
              let v305: u32 = v289 >> v301;
              let v306: u32 = v305 << v296;
              let v307: u32 = v293 & v266;
              let v308: u32 = v307 >> v223;
              let v309: u32 = v308 << v301;
              let v310: u32 = v293 >> v301;
              let v311: u32 = v310 << v223;
              let v312: u32 = v293 & v223;
              let v313: u32 = v304 + v306;
              let v314: u32 = v313 + v309;
              let v315: u32 = v314 + v311;
              let v316: u32 = v315 + v312;
              let v317: u32 = v316 + v223;
              let v318: u32 = v317 * v294;
              let v319: u32 = v318 >> v223;
              let v320: u32 = v297 << v302;
              let v321: u32 = v319 + v320;
              let v322: u32 = v321 - v223;
              let v324: u32 = v322 >> v302;
              let v325: u32 = v321 - v284;
              let v326: u32 = v325 >> v302;
              let v327: bool = v324 < v297;
              let v328: u32 = v324 - v297;
              let v329: u32 = select(v328, v324, v327);
              let v330: u32 = v300 + v329;
              let v331: u32 = b1[v330];
              let v332: bool = v326 < v297;
              let v333: u32 = v326 - v297;
              let v334: u32 = select(v333, v326, v332);
              let v335: u32 = v300 + v334;
              let v336: u32 = b1[v335];
              let v337: u32 = v322 & v323;
              let v338: u32 = v323 - v337;
              let v339: u32 = v331 >> v338;
              let v340: u32 = v336 << v223;
              let v341: u32 = v340 << v337;
              let v342: u32 = v339 | v341;
              let v344: u32 = v342 & v343;
              let v346: bool = v345 == v222;
              let v347: bool = v345 == v296;
              let v351: u32 = select(v349, v350, v347);
              let v352: u32 = select(v351, v348, v346);
              let v354: u32 = select(v222, v353, v346);
              let v355: u32 = v344 * v352;
              let v356: u32 = v355 + v354;
              let v359: u32 = v356 & v357;
              let v360: u32 = v359 ^ v358;
              let v361: u32 = v360 >> v284;
              let v366: u32 = v360 & v362;
              let v367: u32 = v366 << v284;
              let v368: u32 = v360 & v363;
              let v369: u32 = v368 << v364;
              let v370: u32 = v369 + v365;
              let v371: u32 = v367 | v370;
              let v372: f32 = bitcast<f32>(v371);
              let v373: u32 = v361 & v362;
              let v374: u32 = v373 << v284;
              let v375: u32 = v361 & v363;
              let v376: u32 = v375 << v364;
              let v377: u32 = v376 + v365;
              let v378: u32 = v374 | v377;
              let v379: f32 = bitcast<f32>(v378);
              let v380: f32 = v372 + v379;
              let v384: u32 = v356 & v381;
              let v385: u32 = v356 >> v382;
              let v386: u32 = v385 & v381;
              let v387: u32 = v384 + v386;
              let v388: u32 = v387 >> v284;
              let v389: u32 = v387 + v388;
              let v390: u32 = v389 & v383;
              let v391: f32 = f32(v390);
              let v394: f32 = fma(v391, v392, v393);
              let v395: f32 = select(v380, v394, v347);
              let v396: u32 = bitcast<u32>(v395);
              let v397: u32 = v396 >> v364;
              let v398: u32 = v397 & v223;
              let v401: u32 = v396 + v399;
              let v402: u32 = v401 + v398;
              let v403: u32 = v402 & v400;
              let v404: f32 = bitcast<f32>(v403);
              let v405: f32 = m3[v290];
              let v406: f32 = x3;
              let v407: f32 = fma(v405, v404, v406);
              x3 = v407;
              let v408: u32 = v290 + v224;
              let v409: f32 = m3[v408];
              let v410: f32 = x4;
              let v411: f32 = fma(v409, v404, v410);
              x4 = v411;
              let v413: u32 = v290 + v412;
              let v414: f32 = m3[v413];
              let v415: f32 = x5;
              let v416: f32 = fma(v414, v404, v415);
              x5 = v416;
              let v418: u32 = v290 + v417;
              let v419: f32 = m3[v418];
              let v420: f32 = x6;
              let v421: f32 = fma(v419, v404, v420);
              x6 = v421;
            }
            let v422: f32 = m4[v286];
            let v423: f32 = x3;
            let v424: f32 = v422 + v423;
            m4[v286] = v424;
            let v425: u32 = v286 + v224;
            let v426: f32 = m4[v425];
            let v427: f32 = x4;
            let v428: f32 = v426 + v427;
            m4[v425] = v428;
            let v429: u32 = v286 + v412;
            let v430: f32 = m4[v429];
            let v431: f32 = x5;
            let v432: f32 = v430 + v431;
            m4[v429] = v432;
            let v433: u32 = v286 + v417;
            let v434: f32 = m4[v433];
            let v435: f32 = x6;
            let v436: f32 = v434 + v435;
            m4[v433] = v436;
          }
          workgroupBarrier();
        } else {
          let v437: u32 = v5 - v223;
          let v438: u32 = v66 - v223;
          for (var v439: u32 = v226; v439 < v224; v439 += v227) {
            x7 = v232;
            x8 = v232;
            x9 = v232;
            x10 = v232;
            let v440: u32 = min(v439, v438);
            let v441: u32 = v440 * v6;
            let v442: u32 = v92 + v441;
            for (var v443: u32 = v222; v443 < v70; v443 += v225) {
              let v444: u32 = v442 + v443;
              let v1236: bool = v1234 == v1235;
              if (v1236) {
                let v1237: vec4<u32> = vec4<u32>(b1[v444 + 0u], b1[v444 + 1u], b1[v444 + 2u], b1[v444 + 3u]);
                let v1238: vec4<f32> = bitcast<vec4<f32>>(v1237);
                x30 = v1238;
              } else {
                let v1240: bool = v1234 < v1239;
                if (v1240) {
                  let v1242: bool = v1234 == v1241;
                  let v1243: u32 = v444 >> v1241;
                  let v1244: vec2<u32> = vec2<u32>(b1[v1243 + 0u], b1[v1243 + 1u]);
                  let v1245: u32 = v1244.x;
                  let v1246: vec2<f32> = unpack2x16float(v1245);
                  let v1247: f32 = v1246.x;
                  let v1248: f32 = v1246.y;
                  let v1251: u32 = v1245 << v1249;
                  let v1252: u32 = v1245 & v1250;
                  let v1253: f32 = bitcast<f32>(v1251);
                  let v1254: f32 = bitcast<f32>(v1252);
                  let v1255: f32 = select(v1253, v1247, v1242);
                  let v1256: f32 = select(v1254, v1248, v1242);
                  let v1257: u32 = v1244.y;
                  let v1258: vec2<f32> = unpack2x16float(v1257);
                  let v1259: f32 = v1258.x;
                  let v1260: f32 = v1258.y;
                  let v1261: u32 = v1257 << v1249;
                  let v1262: u32 = v1257 & v1250;
                  let v1263: f32 = bitcast<f32>(v1261);
                  let v1264: f32 = bitcast<f32>(v1262);
                  let v1265: f32 = select(v1263, v1259, v1242);
                  let v1266: f32 = select(v1264, v1260, v1242);
                  let v1267: vec4<f32> = vec4<f32>(v1255, v1256, v1265, v1266);
                  x30 = v1267;
                } else {
                  let v1271: u32 = v444 >> v1269;
                  let v1272: u32 = v1271 * v1268;
                  let v1273: u32 = v444 & v1270;
                  let v1274: u32 = v1273 * v1268;
                  let v1275: u32 = v1274 >> v1269;
                  let v1276: u32 = v1272 + v1275;
                  let v1277: u32 = v1274 & v1270;
                  let v1278: u32 = b1[v1276];
                  let v1279: u32 = v1276 + v1241;
                  let v1280: u32 = b1[v1279];
                  let v1281: u32 = v1278 >> v1277;
                  let v1282: u32 = v1270 - v1277;
                  let v1283: u32 = v1280 << v1241;
                  let v1284: u32 = v1283 << v1282;
                  let v1285: u32 = v1281 | v1284;
                  let v1286: u32 = v1241 << v1268;
                  let v1287: u32 = v1286 - v1241;
                  let v1289: u32 = v444 >> v1288;
                  let v1291: bool = v1234 == v1239;
                  let v1292: bool = v1234 == v1290;
                  let v1293: u32 = v1289 >> v1241;
                  let v1294: u32 = select(v1293, v1289, v1291);
                  let v1296: u32 = v1295 + v1294;
                  let v1297: u32 = b1[v1296];
                  let v1298: f32 = bitcast<f32>(v1297);
                  let v1299: u32 = v1289 & v1241;
                  let v1300: bool = v1299 == v1241;
                  let v1301: vec2<f32> = unpack2x16float(v1297);
                  let v1302: f32 = v1301.x;
                  let v1303: f32 = v1301.y;
                  let v1304: u32 = v1297 << v1249;
                  let v1305: u32 = v1297 & v1250;
                  let v1306: f32 = bitcast<f32>(v1304);
                  let v1307: f32 = bitcast<f32>(v1305);
                  let v1308: f32 = select(v1302, v1303, v1300);
                  let v1309: f32 = select(v1306, v1307, v1300);
                  let v1310: f32 = select(v1309, v1308, v1292);
                  let v1311: f32 = select(v1310, v1298, v1291);
                  let v1312: bool = v1234 == v1239;
                  let v1313: bool = v1234 == v1290;
                  let v1314: u32 = v1289 >> v1241;
                  let v1315: u32 = select(v1314, v1289, v1312);
                  let v1317: u32 = v1316 + v1315;
                  let v1318: u32 = b1[v1317];
                  let v1319: f32 = bitcast<f32>(v1318);
                  let v1320: u32 = v1289 & v1241;
                  let v1321: bool = v1320 == v1241;
                  let v1322: vec2<f32> = unpack2x16float(v1318);
                  let v1323: f32 = v1322.x;
                  let v1324: f32 = v1322.y;
                  let v1325: u32 = v1318 << v1249;
                  let v1326: u32 = v1318 & v1250;
                  let v1327: f32 = bitcast<f32>(v1325);
                  let v1328: f32 = bitcast<f32>(v1326);
                  let v1329: f32 = select(v1323, v1324, v1321);
                  let v1330: f32 = select(v1327, v1328, v1321);
                  let v1331: f32 = select(v1330, v1329, v1313);
                  let v1332: f32 = select(v1331, v1319, v1312);
                  let v1333: u32 = v1285 & v1287;
                  let v1334: f32 = f32(v1333);
                  let v1335: f32 = fma(v1311, v1334, v1332);
                  let v1336: u32 = v1285 >> v1268;
                  let v1337: u32 = v1336 & v1287;
                  let v1338: f32 = f32(v1337);
                  let v1339: f32 = fma(v1311, v1338, v1332);
                  let v1340: u32 = v1336 >> v1268;
                  let v1341: u32 = v1340 & v1287;
                  let v1342: f32 = f32(v1341);
                  let v1343: f32 = fma(v1311, v1342, v1332);
                  let v1344: u32 = v1340 >> v1268;
                  let v1345: u32 = v1344 & v1287;
                  let v1346: f32 = f32(v1345);
                  let v1347: f32 = fma(v1311, v1346, v1332);
                  let v1348: vec4<f32> = vec4<f32>(v1335, v1339, v1343, v1347);
                  x30 = v1348;
                }
              }
              let v1349: vec4<f32> = x30;
              let v446: u32 = min(v222, v437);
              let v447: u32 = v446 * v14;
              let v448: u32 = v7 + v447;
              let v449: u32 = v448 + v443;
              let v450: vec4<f32> = vec4<f32>(m0[v449 + 0u], m0[v449 + 1u], m0[v449 + 2u], m0[v449 + 3u]);
              let v451: f32 = x7;
              let v452: f32 = v450.x;
              let v453: f32 = v1349.x;
              let v454: f32 = fma(v452, v453, v451);
              let v455: f32 = v450.y;
              let v456: f32 = v1349.y;
              let v457: f32 = fma(v455, v456, v454);
              let v458: f32 = v450.z;
              let v459: f32 = v1349.z;
              let v460: f32 = fma(v458, v459, v457);
              let v461: f32 = v450.w;
              let v462: f32 = v1349.w;
              let v463: f32 = fma(v461, v462, v460);
              x7 = v463;
              let v464: u32 = min(v223, v437);
              let v465: u32 = v464 * v14;
              let v466: u32 = v7 + v465;
              let v467: u32 = v466 + v443;
              let v468: vec4<f32> = vec4<f32>(m0[v467 + 0u], m0[v467 + 1u], m0[v467 + 2u], m0[v467 + 3u]);
              let v469: f32 = x8;
              let v470: f32 = v468.x;
              let v471: f32 = v1349.x;
              let v472: f32 = fma(v470, v471, v469);
              let v473: f32 = v468.y;
              let v474: f32 = v1349.y;
              let v475: f32 = fma(v473, v474, v472);
              let v476: f32 = v468.z;
              let v477: f32 = v1349.z;
              let v478: f32 = fma(v476, v477, v475);
              let v479: f32 = v468.w;
              let v480: f32 = v1349.w;
              let v481: f32 = fma(v479, v480, v478);
              x8 = v481;
              let v482: u32 = min(v296, v437);
              let v483: u32 = v482 * v14;
              let v484: u32 = v7 + v483;
              let v485: u32 = v484 + v443;
              let v486: vec4<f32> = vec4<f32>(m0[v485 + 0u], m0[v485 + 1u], m0[v485 + 2u], m0[v485 + 3u]);
              let v487: f32 = x9;
              let v488: f32 = v486.x;
              let v489: f32 = v1349.x;
              let v490: f32 = fma(v488, v489, v487);
              let v491: f32 = v486.y;
              let v492: f32 = v1349.y;
              let v493: f32 = fma(v491, v492, v490);
              let v494: f32 = v486.z;
              let v495: f32 = v1349.z;
              let v496: f32 = fma(v494, v495, v493);
              let v497: f32 = v486.w;
              let v498: f32 = v1349.w;
              let v499: f32 = fma(v497, v498, v496);
              x9 = v499;
              let v500: u32 = min(v301, v437);
              let v501: u32 = v500 * v14;
              let v502: u32 = v7 + v501;
              let v503: u32 = v502 + v443;
              let v504: vec4<f32> = vec4<f32>(m0[v503 + 0u], m0[v503 + 1u], m0[v503 + 2u], m0[v503 + 3u]);
              let v505: f32 = x10;
              let v506: f32 = v504.x;
              let v507: f32 = v1349.x;
              let v508: f32 = fma(v506, v507, v505);
              let v509: f32 = v504.y;
              let v510: f32 = v1349.y;
              let v511: f32 = fma(v509, v510, v508);
              let v512: f32 = v504.z;
              let v513: f32 = v1349.z;
              let v514: f32 = fma(v512, v513, v511);
              let v515: f32 = v504.w;
              let v516: f32 = v1349.w;
              let v517: f32 = fma(v515, v516, v514);
              x10 = v517;
            }
            let v518: f32 = m4[v439];
            let v519: f32 = x7;
            let v520: f32 = v518 + v519;
            m4[v439] = v520;
            let v521: u32 = v439 + v224;
            let v522: f32 = m4[v521];
            let v523: f32 = x8;
            let v524: f32 = v522 + v523;
            m4[v521] = v524;
            let v525: u32 = v439 + v412;
            let v526: f32 = m4[v525];
            let v527: f32 = x9;
            let v528: f32 = v526 + v527;
            m4[v525] = v528;
            let v529: u32 = v439 + v417;
            let v530: f32 = m4[v529];
            let v531: f32 = x10;
            let v532: f32 = v530 + v531;
            m4[v529] = v532;
          }
        }
        workgroupBarrier();
      }
      for (var v533: u32 = v226; v533 < v224; v533 += v227) {
        for (var v534: u32 = v222; v534 < v225; v534 += v223) {
          let v535: u32 = v534 * v224;
          let v536: u32 = v533 + v535;
          let v537: f32 = m4[v536];
          let v538: u32 = v534 * v14;
          let v539: u32 = v7 + v538;
          let v540: u32 = v539 + v533;
          m2[v540] = v537;
        }
      }
      workgroupBarrier();
      let v541: bool = v234 == v235;
      if (v541) {
        for (var v542: u32 = v222; v542 < v266; v542 += v223) {
          let v543: u32 = v223 << v542;
          let v544: u32 = v543 - v223;
          let v545: u32 = v542 + v223;
          for (var v546: u32 = v226; v546 < v265; v546 += v227) {
            let v547: u32 = v546 >> v542;
            let v548: u32 = v547 << v545;
            let v549: u32 = v546 & v544;
            let v550: u32 = v548 + v549;
            for (var v551: u32 = v222; v551 < v225; v551 += v223) {
              let v552: u32 = v551 * v14;
              let v553: u32 = v7 + v552;
              let v554: u32 = v553 + v550;
              let v555: u32 = v554 + v543;
              let v556: f32 = m2[v554];
              let v557: f32 = m2[v555];
              let v558: f32 = v556 + v557;
              let v559: f32 = v556 - v557;
              m2[v554] = v558;
              m2[v555] = v559;
            }
          }
          workgroupBarrier();
        }
        let v560: u32 = x1;
        for (var v562: u32 = v226; v562 < v224; v562 += v227) {
          for (var v563: u32 = v222; v563 < v225; v563 += v223) {
            let v564: u32 = v563 * v14;
            let v565: u32 = v7 + v564;
            let v566: u32 = v565 + v562;
            let v567: f32 = m2[v566];
            let v568: u32 = v560 + v562;
            let v569: u32 = v568 >> v223;
            let v570: u32 = v561 + v569;
            let v571: u32 = b1[v570];
            let v572: u32 = v568 & v223;
            let v573: bool = v572 == v223;
            let v574: vec2<f32> = unpack2x16float(v571);
            let v575: f32 = v574.x;
            let v576: f32 = v574.y;
            let v577: f32 = select(v575, v576, v573);
            let v578: f32 = v567 * v260;
            let v579: f32 = v578 * v577;
            m2[v566] = v579;
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
      for (var v580: u32 = v226; v580 < v224; v580 += v227) {
        for (var v581: u32 = v222; v581 < v225; v581 += v223) {
          let v582: u32 = v581 * v224;
          let v583: u32 = v580 + v582;
          m4[v583] = v232;
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
        let v584: u32 = v142 / v6;
        x1 = v584;
        let v586: bool = v585 == v235;
        if (v586) {
          let v587: u32 = v584 * v6;
          let v588: u32 = v142 - v587;
          for (var v590: u32 = v226; v590 < v224; v590 += v227) {
            for (var v591: u32 = v222; v591 < v225; v591 += v223) {
              x11 = v232;
              let v592: bool = v591 < v5;
              let v593: bool = v590 < v121;
              let v594: bool = v592 & v593;
              if (v594) {
                let v595: u32 = v591 * v14;
                let v596: u32 = v7 + v595;
                let v597: u32 = v596 + v590;
                let v598: f32 = m0[v597];
                let v599: u32 = v588 + v590;
                let v600: u32 = v599 >> v223;
                let v601: u32 = v589 + v600;
                let v602: u32 = b4[v601];
                let v603: u32 = v599 & v223;
                let v604: bool = v603 == v223;
                let v605: vec2<f32> = unpack2x16float(v602);
                let v606: f32 = v605.x;
                let v607: f32 = v605.y;
                let v608: f32 = select(v606, v607, v604);
                let v609: f32 = v598 * v608;
                let v610: f32 = v609 * v260;
                x11 = v610;
              }
              let v611: f32 = x11;
              let v612: u32 = v591 * v224;
              let v613: u32 = v590 + v612;
              m3[v613] = v611;
            }
          }
          workgroupBarrier();
          for (var v614: u32 = v222; v614 < v266; v614 += v223) {
            let v615: u32 = v223 << v614;
            let v616: u32 = v615 - v223;
            let v617: u32 = v614 + v223;
            for (var v618: u32 = v226; v618 < v265; v618 += v227) {
              let v619: u32 = v618 >> v614;
              let v620: u32 = v619 << v617;
              let v621: u32 = v618 & v616;
              let v622: u32 = v620 + v621;
              for (var v623: u32 = v222; v623 < v225; v623 += v223) {
                let v624: u32 = v623 * v224;
                let v625: u32 = v624 + v622;
                let v626: u32 = v625 + v615;
                let v627: f32 = m3[v625];
                let v628: f32 = m3[v626];
                let v629: f32 = v627 + v628;
                let v630: f32 = v627 - v628;
                m3[v625] = v629;
                m3[v626] = v630;
              }
            }
            workgroupBarrier();
          }
          let v631: u32 = v588 / v284;
          for (var v632: u32 = v226; v632 < v224; v632 += v227) {
            x12 = v232;
            x13 = v232;
            x14 = v232;
            x15 = v232;
            let v633: u32 = v584 + v632;
            let v634: u32 = v633 / v284;
            let v635: u32 = v633 % v284;
            for (var v636: u32 = v222; v636 < v224; v636 += v223) {
              let v637: u32 = v636 / v284;
              let v638: u32 = v631 + v637;
              let v639: u32 = v636 % v284;
              let v642: u32 = v640 * v225;
              let v643: u32 = v638 * v641;
              let v644: u32 = v643 + v634;
              let v645: u32 = v644 * v642;
              let v646: u32 = v635 & v266;
              let v647: u32 = v646 << v302;
              let v648: u32 = v635 >> v301;
              let v649: u32 = v648 << v296;
              let v650: u32 = v639 & v266;
              let v651: u32 = v650 >> v223;
              let v652: u32 = v651 << v301;
              let v653: u32 = v639 >> v301;
              let v654: u32 = v653 << v223;
              let v655: u32 = v639 & v223;
              let v656: u32 = v647 + v649;
              let v657: u32 = v656 + v652;
              let v658: u32 = v657 + v654;
              let v659: u32 = v658 + v655;
              let v660: u32 = v659 + v223;
              let v661: u32 = v660 * v640;
              let v662: u32 = v661 >> v223;
              let v663: u32 = v642 << v302;
              let v664: u32 = v662 + v663;
              let v665: u32 = v664 - v223;
              let v666: u32 = v665 >> v302;
              let v667: u32 = v664 - v284;
              let v668: u32 = v667 >> v302;
              let v669: bool = v666 < v642;
              let v670: u32 = v666 - v642;
              let v671: u32 = select(v670, v666, v669);
              let v672: u32 = v645 + v671;
              let v673: u32 = b4[v672];
              let v674: bool = v668 < v642;
              let v675: u32 = v668 - v642;
              let v676: u32 = select(v675, v668, v674);
              let v677: u32 = v645 + v676;
              let v678: u32 = b4[v677];
              let v679: u32 = v665 & v323;
              let v680: u32 = v323 - v679;
              let v681: u32 = v673 >> v680;
              let v682: u32 = v678 << v223;
              let v683: u32 = v682 << v679;
              let v684: u32 = v681 | v683;
              let v685: u32 = v684 & v343;
              let v687: bool = v686 == v222;
              let v688: bool = v686 == v296;
              let v689: u32 = select(v349, v350, v688);
              let v690: u32 = select(v689, v348, v687);
              let v691: u32 = select(v222, v353, v687);
              let v692: u32 = v685 * v690;
              let v693: u32 = v692 + v691;
              let v694: u32 = v693 & v357;
              let v695: u32 = v694 ^ v358;
              let v696: u32 = v695 >> v284;
              let v697: u32 = v695 & v362;
              let v698: u32 = v697 << v284;
              let v699: u32 = v695 & v363;
              let v700: u32 = v699 << v364;
              let v701: u32 = v700 + v365;
              let v702: u32 = v698 | v701;
              let v703: f32 = bitcast<f32>(v702);
              let v704: u32 = v696 & v362;
              let v705: u32 = v704 << v284;
              let v706: u32 = v696 & v363;
              let v707: u32 = v706 << v364;
              let v708: u32 = v707 + v365;
              let v709: u32 = v705 | v708;
              let v710: f32 = bitcast<f32>(v709);
              let v711: f32 = v703 + v710;
              let v712: u32 = v693 & v381;
              let v713: u32 = v693 >> v382;
              let v714: u32 = v713 & v381;
              let v715: u32 = v712 + v714;
              let v716: u32 = v715 >> v284;
              let v717: u32 = v715 + v716;
              let v718: u32 = v717 & v383;
              let v719: f32 = f32(v718);
              let v720: f32 = fma(v719, v392, v393);
              let v721: f32 = select(v711, v720, v688);
              let v722: u32 = bitcast<u32>(v721);
              let v723: u32 = v722 >> v364;
              let v724: u32 = v723 & v223;
              let v725: u32 = v722 + v399;
              let v726: u32 = v725 + v724;
              let v727: u32 = v726 & v400;
              let v728: f32 = bitcast<f32>(v727);
              let v729: f32 = m3[v636];
              let v730: f32 = x12;
              let v731: f32 = fma(v729, v728, v730);
              x12 = v731;
              let v732: u32 = v636 + v224;
              let v733: f32 = m3[v732];
              let v734: f32 = x13;
              let v735: f32 = fma(v733, v728, v734);
              x13 = v735;
              let v736: u32 = v636 + v412;
              let v737: f32 = m3[v736];
              let v738: f32 = x14;
              let v739: f32 = fma(v737, v728, v738);
              x14 = v739;
              let v740: u32 = v636 + v417;
              let v741: f32 = m3[v740];
              let v742: f32 = x15;
              let v743: f32 = fma(v741, v728, v742);
              x15 = v743;
            }
            let v744: f32 = m4[v632];
            let v745: f32 = x12;
            let v746: f32 = v744 + v745;
            m4[v632] = v746;
            let v747: u32 = v632 + v224;
            let v748: f32 = m4[v747];
            let v749: f32 = x13;
            let v750: f32 = v748 + v749;
            m4[v747] = v750;
            let v751: u32 = v632 + v412;
            let v752: f32 = m4[v751];
            let v753: f32 = x14;
            let v754: f32 = v752 + v753;
            m4[v751] = v754;
            let v755: u32 = v632 + v417;
            let v756: f32 = m4[v755];
            let v757: f32 = x15;
            let v758: f32 = v756 + v757;
            m4[v755] = v758;
          }
          workgroupBarrier();
        } else {
          let v759: u32 = v5 - v223;
          let v760: u32 = v117 - v223;
          for (var v761: u32 = v226; v761 < v224; v761 += v227) {
            x16 = v232;
            x17 = v232;
            x18 = v232;
            x19 = v232;
            let v762: u32 = min(v761, v760);
            let v763: u32 = v762 * v6;
            let v764: u32 = v142 + v763;
            for (var v765: u32 = v222; v765 < v121; v765 += v225) {
              let v766: u32 = v764 + v765;
              let v1351: bool = v1350 == v1235;
              if (v1351) {
                let v1352: vec4<u32> = vec4<u32>(b4[v766 + 0u], b4[v766 + 1u], b4[v766 + 2u], b4[v766 + 3u]);
                let v1353: vec4<f32> = bitcast<vec4<f32>>(v1352);
                x31 = v1353;
              } else {
                let v1354: bool = v1350 < v1239;
                if (v1354) {
                  let v1355: bool = v1350 == v1241;
                  let v1356: u32 = v766 >> v1241;
                  let v1357: vec2<u32> = vec2<u32>(b4[v1356 + 0u], b4[v1356 + 1u]);
                  let v1358: u32 = v1357.x;
                  let v1359: vec2<f32> = unpack2x16float(v1358);
                  let v1360: f32 = v1359.x;
                  let v1361: f32 = v1359.y;
                  let v1362: u32 = v1358 << v1249;
                  let v1363: u32 = v1358 & v1250;
                  let v1364: f32 = bitcast<f32>(v1362);
                  let v1365: f32 = bitcast<f32>(v1363);
                  let v1366: f32 = select(v1364, v1360, v1355);
                  let v1367: f32 = select(v1365, v1361, v1355);
                  let v1368: u32 = v1357.y;
                  let v1369: vec2<f32> = unpack2x16float(v1368);
                  let v1370: f32 = v1369.x;
                  let v1371: f32 = v1369.y;
                  let v1372: u32 = v1368 << v1249;
                  let v1373: u32 = v1368 & v1250;
                  let v1374: f32 = bitcast<f32>(v1372);
                  let v1375: f32 = bitcast<f32>(v1373);
                  let v1376: f32 = select(v1374, v1370, v1355);
                  let v1377: f32 = select(v1375, v1371, v1355);
                  let v1378: vec4<f32> = vec4<f32>(v1366, v1367, v1376, v1377);
                  x31 = v1378;
                } else {
                  let v1380: u32 = v766 >> v1269;
                  let v1381: u32 = v1380 * v1379;
                  let v1382: u32 = v766 & v1270;
                  let v1383: u32 = v1382 * v1379;
                  let v1384: u32 = v1383 >> v1269;
                  let v1385: u32 = v1381 + v1384;
                  let v1386: u32 = v1383 & v1270;
                  let v1387: u32 = b4[v1385];
                  let v1388: u32 = v1385 + v1241;
                  let v1389: u32 = b4[v1388];
                  let v1390: u32 = v1387 >> v1386;
                  let v1391: u32 = v1270 - v1386;
                  let v1392: u32 = v1389 << v1241;
                  let v1393: u32 = v1392 << v1391;
                  let v1394: u32 = v1390 | v1393;
                  let v1395: u32 = v1241 << v1379;
                  let v1396: u32 = v1395 - v1241;
                  let v1398: u32 = v766 >> v1397;
                  let v1399: bool = v1350 == v1239;
                  let v1400: bool = v1350 == v1290;
                  let v1401: u32 = v1398 >> v1241;
                  let v1402: u32 = select(v1401, v1398, v1399);
                  let v1404: u32 = v1403 + v1402;
                  let v1405: u32 = b4[v1404];
                  let v1406: f32 = bitcast<f32>(v1405);
                  let v1407: u32 = v1398 & v1241;
                  let v1408: bool = v1407 == v1241;
                  let v1409: vec2<f32> = unpack2x16float(v1405);
                  let v1410: f32 = v1409.x;
                  let v1411: f32 = v1409.y;
                  let v1412: u32 = v1405 << v1249;
                  let v1413: u32 = v1405 & v1250;
                  let v1414: f32 = bitcast<f32>(v1412);
                  let v1415: f32 = bitcast<f32>(v1413);
                  let v1416: f32 = select(v1410, v1411, v1408);
                  let v1417: f32 = select(v1414, v1415, v1408);
                  let v1418: f32 = select(v1417, v1416, v1400);
                  let v1419: f32 = select(v1418, v1406, v1399);
                  let v1420: bool = v1350 == v1239;
                  let v1421: bool = v1350 == v1290;
                  let v1422: u32 = v1398 >> v1241;
                  let v1423: u32 = select(v1422, v1398, v1420);
                  let v1425: u32 = v1424 + v1423;
                  let v1426: u32 = b4[v1425];
                  let v1427: f32 = bitcast<f32>(v1426);
                  let v1428: u32 = v1398 & v1241;
                  let v1429: bool = v1428 == v1241;
                  let v1430: vec2<f32> = unpack2x16float(v1426);
                  let v1431: f32 = v1430.x;
                  let v1432: f32 = v1430.y;
                  let v1433: u32 = v1426 << v1249;
                  let v1434: u32 = v1426 & v1250;
                  let v1435: f32 = bitcast<f32>(v1433);
                  let v1436: f32 = bitcast<f32>(v1434);
                  let v1437: f32 = select(v1431, v1432, v1429);
                  let v1438: f32 = select(v1435, v1436, v1429);
                  let v1439: f32 = select(v1438, v1437, v1421);
                  let v1440: f32 = select(v1439, v1427, v1420);
                  let v1441: u32 = v1394 & v1396;
                  let v1442: f32 = f32(v1441);
                  let v1443: f32 = fma(v1419, v1442, v1440);
                  let v1444: u32 = v1394 >> v1379;
                  let v1445: u32 = v1444 & v1396;
                  let v1446: f32 = f32(v1445);
                  let v1447: f32 = fma(v1419, v1446, v1440);
                  let v1448: u32 = v1444 >> v1379;
                  let v1449: u32 = v1448 & v1396;
                  let v1450: f32 = f32(v1449);
                  let v1451: f32 = fma(v1419, v1450, v1440);
                  let v1452: u32 = v1448 >> v1379;
                  let v1453: u32 = v1452 & v1396;
                  let v1454: f32 = f32(v1453);
                  let v1455: f32 = fma(v1419, v1454, v1440);
                  let v1456: vec4<f32> = vec4<f32>(v1443, v1447, v1451, v1455);
                  x31 = v1456;
                }
              }
              let v1457: vec4<f32> = x31;
              let v768: u32 = min(v222, v759);
              let v769: u32 = v768 * v14;
              let v770: u32 = v7 + v769;
              let v771: u32 = v770 + v765;
              let v772: vec4<f32> = vec4<f32>(m0[v771 + 0u], m0[v771 + 1u], m0[v771 + 2u], m0[v771 + 3u]);
              let v773: f32 = x16;
              let v774: f32 = v772.x;
              let v775: f32 = v1457.x;
              let v776: f32 = fma(v774, v775, v773);
              let v777: f32 = v772.y;
              let v778: f32 = v1457.y;
              let v779: f32 = fma(v777, v778, v776);
              let v780: f32 = v772.z;
              let v781: f32 = v1457.z;
              let v782: f32 = fma(v780, v781, v779);
              let v783: f32 = v772.w;
              let v784: f32 = v1457.w;
              let v785: f32 = fma(v783, v784, v782);
              x16 = v785;
              let v786: u32 = min(v223, v759);
              let v787: u32 = v786 * v14;
              let v788: u32 = v7 + v787;
              let v789: u32 = v788 + v765;
              let v790: vec4<f32> = vec4<f32>(m0[v789 + 0u], m0[v789 + 1u], m0[v789 + 2u], m0[v789 + 3u]);
              let v791: f32 = x17;
              let v792: f32 = v790.x;
              let v793: f32 = v1457.x;
              let v794: f32 = fma(v792, v793, v791);
              let v795: f32 = v790.y;
              let v796: f32 = v1457.y;
              let v797: f32 = fma(v795, v796, v794);
              let v798: f32 = v790.z;
              let v799: f32 = v1457.z;
              let v800: f32 = fma(v798, v799, v797);
              let v801: f32 = v790.w;
              let v802: f32 = v1457.w;
              let v803: f32 = fma(v801, v802, v800);
              x17 = v803;
              let v804: u32 = min(v296, v759);
              let v805: u32 = v804 * v14;
              let v806: u32 = v7 + v805;
              let v807: u32 = v806 + v765;
              let v808: vec4<f32> = vec4<f32>(m0[v807 + 0u], m0[v807 + 1u], m0[v807 + 2u], m0[v807 + 3u]);
              let v809: f32 = x18;
              let v810: f32 = v808.x;
              let v811: f32 = v1457.x;
              let v812: f32 = fma(v810, v811, v809);
              let v813: f32 = v808.y;
              let v814: f32 = v1457.y;
              let v815: f32 = fma(v813, v814, v812);
              let v816: f32 = v808.z;
              let v817: f32 = v1457.z;
              let v818: f32 = fma(v816, v817, v815);
              let v819: f32 = v808.w;
              let v820: f32 = v1457.w;
              let v821: f32 = fma(v819, v820, v818);
              x18 = v821;
              let v822: u32 = min(v301, v759);
              let v823: u32 = v822 * v14;
              let v824: u32 = v7 + v823;
              let v825: u32 = v824 + v765;
              let v826: vec4<f32> = vec4<f32>(m0[v825 + 0u], m0[v825 + 1u], m0[v825 + 2u], m0[v825 + 3u]);
              let v827: f32 = x19;
              let v828: f32 = v826.x;
              let v829: f32 = v1457.x;
              let v830: f32 = fma(v828, v829, v827);
              let v831: f32 = v826.y;
              let v832: f32 = v1457.y;
              let v833: f32 = fma(v831, v832, v830);
              let v834: f32 = v826.z;
              let v835: f32 = v1457.z;
              let v836: f32 = fma(v834, v835, v833);
              let v837: f32 = v826.w;
              let v838: f32 = v1457.w;
              let v839: f32 = fma(v837, v838, v836);
              x19 = v839;
            }
            let v840: f32 = m4[v761];
            let v841: f32 = x16;
            let v842: f32 = v840 + v841;
            m4[v761] = v842;
            let v843: u32 = v761 + v224;
            let v844: f32 = m4[v843];
            let v845: f32 = x17;
            let v846: f32 = v844 + v845;
            m4[v843] = v846;
            let v847: u32 = v761 + v412;
            let v848: f32 = m4[v847];
            let v849: f32 = x18;
            let v850: f32 = v848 + v849;
            m4[v847] = v850;
            let v851: u32 = v761 + v417;
            let v852: f32 = m4[v851];
            let v853: f32 = x19;
            let v854: f32 = v852 + v853;
            m4[v851] = v854;
          }
        }
        workgroupBarrier();
      }
      for (var v855: u32 = v226; v855 < v224; v855 += v227) {
        for (var v856: u32 = v222; v856 < v225; v856 += v223) {
          let v857: u32 = v856 * v224;
          let v858: u32 = v855 + v857;
          let v859: f32 = m4[v858];
          let v860: u32 = v856 * v14;
          let v861: u32 = v7 + v860;
          let v862: u32 = v861 + v855;
          m2[v862] = v859;
        }
      }
      workgroupBarrier();
      let v863: bool = v585 == v235;
      if (v863) {
        for (var v864: u32 = v222; v864 < v266; v864 += v223) {
          let v865: u32 = v223 << v864;
          let v866: u32 = v865 - v223;
          let v867: u32 = v864 + v223;
          for (var v868: u32 = v226; v868 < v265; v868 += v227) {
            let v869: u32 = v868 >> v864;
            let v870: u32 = v869 << v867;
            let v871: u32 = v868 & v866;
            let v872: u32 = v870 + v871;
            for (var v873: u32 = v222; v873 < v225; v873 += v223) {
              let v874: u32 = v873 * v14;
              let v875: u32 = v7 + v874;
              let v876: u32 = v875 + v872;
              let v877: u32 = v876 + v865;
              let v878: f32 = m2[v876];
              let v879: f32 = m2[v877];
              let v880: f32 = v878 + v879;
              let v881: f32 = v878 - v879;
              m2[v876] = v880;
              m2[v877] = v881;
            }
          }
          workgroupBarrier();
        }
        let v882: u32 = x1;
        for (var v884: u32 = v226; v884 < v224; v884 += v227) {
          for (var v885: u32 = v222; v885 < v225; v885 += v223) {
            let v886: u32 = v885 * v14;
            let v887: u32 = v7 + v886;
            let v888: u32 = v887 + v884;
            let v889: f32 = m2[v888];
            let v890: u32 = v882 + v884;
            let v891: u32 = v890 >> v223;
            let v892: u32 = v883 + v891;
            let v893: u32 = b4[v892];
            let v894: u32 = v890 & v223;
            let v895: bool = v894 == v223;
            let v896: vec2<f32> = unpack2x16float(v893);
            let v897: f32 = v896.x;
            let v898: f32 = v896.y;
            let v899: f32 = select(v897, v898, v895);
            let v900: f32 = v889 * v260;
            let v901: f32 = v900 * v899;
            m2[v888] = v901;
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
      for (var v902: u32 = v226; v902 < v224; v902 += v227) {
        for (var v903: u32 = v222; v903 < v225; v903 += v223) {
          let v904: u32 = v903 * v224;
          let v905: u32 = v902 + v904;
          m4[v905] = v232;
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
        let v906: u32 = v202 / v6;
        x1 = v906;
        let v908: bool = v907 == v235;
        if (v908) {
          let v909: u32 = v906 * v6;
          let v910: u32 = v202 - v909;
          for (var v912: u32 = v226; v912 < v224; v912 += v227) {
            for (var v913: u32 = v222; v913 < v225; v913 += v223) {
              x20 = v232;
              let v914: bool = v913 < v5;
              let v915: bool = v912 < v181;
              let v916: bool = v914 & v915;
              if (v916) {
                let v917: u32 = v913 * v14;
                let v918: u32 = v7 + v917;
                let v919: u32 = v918 + v912;
                let v920: f32 = m0[v919];
                let v921: u32 = v910 + v912;
                let v922: u32 = v921 >> v223;
                let v923: u32 = v911 + v922;
                let v924: u32 = b8[v923];
                let v925: u32 = v921 & v223;
                let v926: bool = v925 == v223;
                let v927: vec2<f32> = unpack2x16float(v924);
                let v928: f32 = v927.x;
                let v929: f32 = v927.y;
                let v930: f32 = select(v928, v929, v926);
                let v931: f32 = v920 * v930;
                let v932: f32 = v931 * v260;
                x20 = v932;
              }
              let v933: f32 = x20;
              let v934: u32 = v913 * v224;
              let v935: u32 = v912 + v934;
              m3[v935] = v933;
            }
          }
          workgroupBarrier();
          for (var v936: u32 = v222; v936 < v266; v936 += v223) {
            let v937: u32 = v223 << v936;
            let v938: u32 = v937 - v223;
            let v939: u32 = v936 + v223;
            for (var v940: u32 = v226; v940 < v265; v940 += v227) {
              let v941: u32 = v940 >> v936;
              let v942: u32 = v941 << v939;
              let v943: u32 = v940 & v938;
              let v944: u32 = v942 + v943;
              for (var v945: u32 = v222; v945 < v225; v945 += v223) {
                let v946: u32 = v945 * v224;
                let v947: u32 = v946 + v944;
                let v948: u32 = v947 + v937;
                let v949: f32 = m3[v947];
                let v950: f32 = m3[v948];
                let v951: f32 = v949 + v950;
                let v952: f32 = v949 - v950;
                m3[v947] = v951;
                m3[v948] = v952;
              }
            }
            workgroupBarrier();
          }
          let v953: u32 = v910 / v284;
          for (var v954: u32 = v226; v954 < v224; v954 += v227) {
            x21 = v232;
            x22 = v232;
            x23 = v232;
            x24 = v232;
            let v955: u32 = v906 + v954;
            let v956: u32 = v955 / v284;
            let v957: u32 = v955 % v284;
            for (var v958: u32 = v222; v958 < v224; v958 += v223) {
              let v959: u32 = v958 / v284;
              let v960: u32 = v953 + v959;
              let v961: u32 = v958 % v284;
              let v964: u32 = v962 * v225;
              let v965: u32 = v960 * v963;
              let v966: u32 = v965 + v956;
              let v967: u32 = v966 * v964;
              let v968: u32 = v957 & v266;
              let v969: u32 = v968 << v302;
              let v970: u32 = v957 >> v301;
              let v971: u32 = v970 << v296;
              let v972: u32 = v961 & v266;
              let v973: u32 = v972 >> v223;
              let v974: u32 = v973 << v301;
              let v975: u32 = v961 >> v301;
              let v976: u32 = v975 << v223;
              let v977: u32 = v961 & v223;
              let v978: u32 = v969 + v971;
              let v979: u32 = v978 + v974;
              let v980: u32 = v979 + v976;
              let v981: u32 = v980 + v977;
              let v982: u32 = v981 + v223;
              let v983: u32 = v982 * v962;
              let v984: u32 = v983 >> v223;
              let v985: u32 = v964 << v302;
              let v986: u32 = v984 + v985;
              let v987: u32 = v986 - v223;
              let v988: u32 = v987 >> v302;
              let v989: u32 = v986 - v284;
              let v990: u32 = v989 >> v302;
              let v991: bool = v988 < v964;
              let v992: u32 = v988 - v964;
              let v993: u32 = select(v992, v988, v991);
              let v994: u32 = v967 + v993;
              let v995: u32 = b8[v994];
              let v996: bool = v990 < v964;
              let v997: u32 = v990 - v964;
              let v998: u32 = select(v997, v990, v996);
              let v999: u32 = v967 + v998;
              let v1000: u32 = b8[v999];
              let v1001: u32 = v987 & v323;
              let v1002: u32 = v323 - v1001;
              let v1003: u32 = v995 >> v1002;
              let v1004: u32 = v1000 << v223;
              let v1005: u32 = v1004 << v1001;
              let v1006: u32 = v1003 | v1005;
              let v1007: u32 = v1006 & v343;
              let v1009: bool = v1008 == v222;
              let v1010: bool = v1008 == v296;
              let v1011: u32 = select(v349, v350, v1010);
              let v1012: u32 = select(v1011, v348, v1009);
              let v1013: u32 = select(v222, v353, v1009);
              let v1014: u32 = v1007 * v1012;
              let v1015: u32 = v1014 + v1013;
              let v1016: u32 = v1015 & v357;
              let v1017: u32 = v1016 ^ v358;
              let v1018: u32 = v1017 >> v284;
              let v1019: u32 = v1017 & v362;
              let v1020: u32 = v1019 << v284;
              let v1021: u32 = v1017 & v363;
              let v1022: u32 = v1021 << v364;
              let v1023: u32 = v1022 + v365;
              let v1024: u32 = v1020 | v1023;
              let v1025: f32 = bitcast<f32>(v1024);
              let v1026: u32 = v1018 & v362;
              let v1027: u32 = v1026 << v284;
              let v1028: u32 = v1018 & v363;
              let v1029: u32 = v1028 << v364;
              let v1030: u32 = v1029 + v365;
              let v1031: u32 = v1027 | v1030;
              let v1032: f32 = bitcast<f32>(v1031);
              let v1033: f32 = v1025 + v1032;
              let v1034: u32 = v1015 & v381;
              let v1035: u32 = v1015 >> v382;
              let v1036: u32 = v1035 & v381;
              let v1037: u32 = v1034 + v1036;
              let v1038: u32 = v1037 >> v284;
              let v1039: u32 = v1037 + v1038;
              let v1040: u32 = v1039 & v383;
              let v1041: f32 = f32(v1040);
              let v1042: f32 = fma(v1041, v392, v393);
              let v1043: f32 = select(v1033, v1042, v1010);
              let v1044: u32 = bitcast<u32>(v1043);
              let v1045: u32 = v1044 >> v364;
              let v1046: u32 = v1045 & v223;
              let v1047: u32 = v1044 + v399;
              let v1048: u32 = v1047 + v1046;
              let v1049: u32 = v1048 & v400;
              let v1050: f32 = bitcast<f32>(v1049);
              let v1051: f32 = m3[v958];
              let v1052: f32 = x21;
              let v1053: f32 = fma(v1051, v1050, v1052);
              x21 = v1053;
              let v1054: u32 = v958 + v224;
              let v1055: f32 = m3[v1054];
              let v1056: f32 = x22;
              let v1057: f32 = fma(v1055, v1050, v1056);
              x22 = v1057;
              let v1058: u32 = v958 + v412;
              let v1059: f32 = m3[v1058];
              let v1060: f32 = x23;
              let v1061: f32 = fma(v1059, v1050, v1060);
              x23 = v1061;
              let v1062: u32 = v958 + v417;
              let v1063: f32 = m3[v1062];
              let v1064: f32 = x24;
              let v1065: f32 = fma(v1063, v1050, v1064);
              x24 = v1065;
            }
            let v1066: f32 = m4[v954];
            let v1067: f32 = x21;
            let v1068: f32 = v1066 + v1067;
            m4[v954] = v1068;
            let v1069: u32 = v954 + v224;
            let v1070: f32 = m4[v1069];
            let v1071: f32 = x22;
            let v1072: f32 = v1070 + v1071;
            m4[v1069] = v1072;
            let v1073: u32 = v954 + v412;
            let v1074: f32 = m4[v1073];
            let v1075: f32 = x23;
            let v1076: f32 = v1074 + v1075;
            m4[v1073] = v1076;
            let v1077: u32 = v954 + v417;
            let v1078: f32 = m4[v1077];
            let v1079: f32 = x24;
            let v1080: f32 = v1078 + v1079;
            m4[v1077] = v1080;
          }
          workgroupBarrier();
        } else {
          let v1081: u32 = v5 - v223;
          let v1082: u32 = v177 - v223;
          for (var v1083: u32 = v226; v1083 < v224; v1083 += v227) {
            x25 = v232;
            x26 = v232;
            x27 = v232;
            x28 = v232;
            let v1084: u32 = min(v1083, v1082);
            let v1085: u32 = v1084 * v6;
            let v1086: u32 = v202 + v1085;
            for (var v1087: u32 = v222; v1087 < v181; v1087 += v225) {
              let v1088: u32 = v1086 + v1087;
              let v1459: bool = v1458 == v1235;
              if (v1459) {
                let v1460: vec4<u32> = vec4<u32>(b8[v1088 + 0u], b8[v1088 + 1u], b8[v1088 + 2u], b8[v1088 + 3u]);
                let v1461: vec4<f32> = bitcast<vec4<f32>>(v1460);
                x32 = v1461;
              } else {
                let v1462: bool = v1458 < v1239;
                if (v1462) {
                  let v1463: bool = v1458 == v1241;
                  let v1464: u32 = v1088 >> v1241;
                  let v1465: vec2<u32> = vec2<u32>(b8[v1464 + 0u], b8[v1464 + 1u]);
                  let v1466: u32 = v1465.x;
                  let v1467: vec2<f32> = unpack2x16float(v1466);
                  let v1468: f32 = v1467.x;
                  let v1469: f32 = v1467.y;
                  let v1470: u32 = v1466 << v1249;
                  let v1471: u32 = v1466 & v1250;
                  let v1472: f32 = bitcast<f32>(v1470);
                  let v1473: f32 = bitcast<f32>(v1471);
                  let v1474: f32 = select(v1472, v1468, v1463);
                  let v1475: f32 = select(v1473, v1469, v1463);
                  let v1476: u32 = v1465.y;
                  let v1477: vec2<f32> = unpack2x16float(v1476);
                  let v1478: f32 = v1477.x;
                  let v1479: f32 = v1477.y;
                  let v1480: u32 = v1476 << v1249;
                  let v1481: u32 = v1476 & v1250;
                  let v1482: f32 = bitcast<f32>(v1480);
                  let v1483: f32 = bitcast<f32>(v1481);
                  let v1484: f32 = select(v1482, v1478, v1463);
                  let v1485: f32 = select(v1483, v1479, v1463);
                  let v1486: vec4<f32> = vec4<f32>(v1474, v1475, v1484, v1485);
                  x32 = v1486;
                } else {
                  let v1488: u32 = v1088 >> v1269;
                  let v1489: u32 = v1488 * v1487;
                  let v1490: u32 = v1088 & v1270;
                  let v1491: u32 = v1490 * v1487;
                  let v1492: u32 = v1491 >> v1269;
                  let v1493: u32 = v1489 + v1492;
                  let v1494: u32 = v1491 & v1270;
                  let v1495: u32 = b8[v1493];
                  let v1496: u32 = v1493 + v1241;
                  let v1497: u32 = b8[v1496];
                  let v1498: u32 = v1495 >> v1494;
                  let v1499: u32 = v1270 - v1494;
                  let v1500: u32 = v1497 << v1241;
                  let v1501: u32 = v1500 << v1499;
                  let v1502: u32 = v1498 | v1501;
                  let v1503: u32 = v1241 << v1487;
                  let v1504: u32 = v1503 - v1241;
                  let v1506: u32 = v1088 >> v1505;
                  let v1507: bool = v1458 == v1239;
                  let v1508: bool = v1458 == v1290;
                  let v1509: u32 = v1506 >> v1241;
                  let v1510: u32 = select(v1509, v1506, v1507);
                  let v1512: u32 = v1511 + v1510;
                  let v1513: u32 = b8[v1512];
                  let v1514: f32 = bitcast<f32>(v1513);
                  let v1515: u32 = v1506 & v1241;
                  let v1516: bool = v1515 == v1241;
                  let v1517: vec2<f32> = unpack2x16float(v1513);
                  let v1518: f32 = v1517.x;
                  let v1519: f32 = v1517.y;
                  let v1520: u32 = v1513 << v1249;
                  let v1521: u32 = v1513 & v1250;
                  let v1522: f32 = bitcast<f32>(v1520);
                  let v1523: f32 = bitcast<f32>(v1521);
                  let v1524: f32 = select(v1518, v1519, v1516);
                  let v1525: f32 = select(v1522, v1523, v1516);
                  let v1526: f32 = select(v1525, v1524, v1508);
                  let v1527: f32 = select(v1526, v1514, v1507);
                  let v1528: bool = v1458 == v1239;
                  let v1529: bool = v1458 == v1290;
                  let v1530: u32 = v1506 >> v1241;
                  let v1531: u32 = select(v1530, v1506, v1528);
                  let v1533: u32 = v1532 + v1531;
                  let v1534: u32 = b8[v1533];
                  let v1535: f32 = bitcast<f32>(v1534);
                  let v1536: u32 = v1506 & v1241;
                  let v1537: bool = v1536 == v1241;
                  let v1538: vec2<f32> = unpack2x16float(v1534);
                  let v1539: f32 = v1538.x;
                  let v1540: f32 = v1538.y;
                  let v1541: u32 = v1534 << v1249;
                  let v1542: u32 = v1534 & v1250;
                  let v1543: f32 = bitcast<f32>(v1541);
                  let v1544: f32 = bitcast<f32>(v1542);
                  let v1545: f32 = select(v1539, v1540, v1537);
                  let v1546: f32 = select(v1543, v1544, v1537);
                  let v1547: f32 = select(v1546, v1545, v1529);
                  let v1548: f32 = select(v1547, v1535, v1528);
                  let v1549: u32 = v1502 & v1504;
                  let v1550: f32 = f32(v1549);
                  let v1551: f32 = fma(v1527, v1550, v1548);
                  let v1552: u32 = v1502 >> v1487;
                  let v1553: u32 = v1552 & v1504;
                  let v1554: f32 = f32(v1553);
                  let v1555: f32 = fma(v1527, v1554, v1548);
                  let v1556: u32 = v1552 >> v1487;
                  let v1557: u32 = v1556 & v1504;
                  let v1558: f32 = f32(v1557);
                  let v1559: f32 = fma(v1527, v1558, v1548);
                  let v1560: u32 = v1556 >> v1487;
                  let v1561: u32 = v1560 & v1504;
                  let v1562: f32 = f32(v1561);
                  let v1563: f32 = fma(v1527, v1562, v1548);
                  let v1564: vec4<f32> = vec4<f32>(v1551, v1555, v1559, v1563);
                  x32 = v1564;
                }
              }
              let v1565: vec4<f32> = x32;
              let v1090: u32 = min(v222, v1081);
              let v1091: u32 = v1090 * v14;
              let v1092: u32 = v7 + v1091;
              let v1093: u32 = v1092 + v1087;
              let v1094: vec4<f32> = vec4<f32>(m0[v1093 + 0u], m0[v1093 + 1u], m0[v1093 + 2u], m0[v1093 + 3u]);
              let v1095: f32 = x25;
              let v1096: f32 = v1094.x;
              let v1097: f32 = v1565.x;
              let v1098: f32 = fma(v1096, v1097, v1095);
              let v1099: f32 = v1094.y;
              let v1100: f32 = v1565.y;
              let v1101: f32 = fma(v1099, v1100, v1098);
              let v1102: f32 = v1094.z;
              let v1103: f32 = v1565.z;
              let v1104: f32 = fma(v1102, v1103, v1101);
              let v1105: f32 = v1094.w;
              let v1106: f32 = v1565.w;
              let v1107: f32 = fma(v1105, v1106, v1104);
              x25 = v1107;
              let v1108: u32 = min(v223, v1081);
              let v1109: u32 = v1108 * v14;
              let v1110: u32 = v7 + v1109;
              let v1111: u32 = v1110 + v1087;
              let v1112: vec4<f32> = vec4<f32>(m0[v1111 + 0u], m0[v1111 + 1u], m0[v1111 + 2u], m0[v1111 + 3u]);
              let v1113: f32 = x26;
              let v1114: f32 = v1112.x;
              let v1115: f32 = v1565.x;
              let v1116: f32 = fma(v1114, v1115, v1113);
              let v1117: f32 = v1112.y;
              let v1118: f32 = v1565.y;
              let v1119: f32 = fma(v1117, v1118, v1116);
              let v1120: f32 = v1112.z;
              let v1121: f32 = v1565.z;
              let v1122: f32 = fma(v1120, v1121, v1119);
              let v1123: f32 = v1112.w;
              let v1124: f32 = v1565.w;
              let v1125: f32 = fma(v1123, v1124, v1122);
              x26 = v1125;
              let v1126: u32 = min(v296, v1081);
              let v1127: u32 = v1126 * v14;
              let v1128: u32 = v7 + v1127;
              let v1129: u32 = v1128 + v1087;
              let v1130: vec4<f32> = vec4<f32>(m0[v1129 + 0u], m0[v1129 + 1u], m0[v1129 + 2u], m0[v1129 + 3u]);
              let v1131: f32 = x27;
              let v1132: f32 = v1130.x;
              let v1133: f32 = v1565.x;
              let v1134: f32 = fma(v1132, v1133, v1131);
              let v1135: f32 = v1130.y;
              let v1136: f32 = v1565.y;
              let v1137: f32 = fma(v1135, v1136, v1134);
              let v1138: f32 = v1130.z;
              let v1139: f32 = v1565.z;
              let v1140: f32 = fma(v1138, v1139, v1137);
              let v1141: f32 = v1130.w;
              let v1142: f32 = v1565.w;
              let v1143: f32 = fma(v1141, v1142, v1140);
              x27 = v1143;
              let v1144: u32 = min(v301, v1081);
              let v1145: u32 = v1144 * v14;
              let v1146: u32 = v7 + v1145;
              let v1147: u32 = v1146 + v1087;
              let v1148: vec4<f32> = vec4<f32>(m0[v1147 + 0u], m0[v1147 + 1u], m0[v1147 + 2u], m0[v1147 + 3u]);
              let v1149: f32 = x28;
              let v1150: f32 = v1148.x;
              let v1151: f32 = v1565.x;
              let v1152: f32 = fma(v1150, v1151, v1149);
              let v1153: f32 = v1148.y;
              let v1154: f32 = v1565.y;
              let v1155: f32 = fma(v1153, v1154, v1152);
              let v1156: f32 = v1148.z;
              let v1157: f32 = v1565.z;
              let v1158: f32 = fma(v1156, v1157, v1155);
              let v1159: f32 = v1148.w;
              let v1160: f32 = v1565.w;
              let v1161: f32 = fma(v1159, v1160, v1158);
              x28 = v1161;
            }
            let v1162: f32 = m4[v1083];
            let v1163: f32 = x25;
            let v1164: f32 = v1162 + v1163;
            m4[v1083] = v1164;
            let v1165: u32 = v1083 + v224;
            let v1166: f32 = m4[v1165];
            let v1167: f32 = x26;
            let v1168: f32 = v1166 + v1167;
            m4[v1165] = v1168;
            let v1169: u32 = v1083 + v412;
            let v1170: f32 = m4[v1169];
            let v1171: f32 = x27;
            let v1172: f32 = v1170 + v1171;
            m4[v1169] = v1172;
            let v1173: u32 = v1083 + v417;
            let v1174: f32 = m4[v1173];
            let v1175: f32 = x28;
            let v1176: f32 = v1174 + v1175;
            m4[v1173] = v1176;
          }
        }
        workgroupBarrier();
      }
      for (var v1177: u32 = v226; v1177 < v224; v1177 += v227) {
        for (var v1178: u32 = v222; v1178 < v225; v1178 += v223) {
          let v1179: u32 = v1178 * v224;
          let v1180: u32 = v1177 + v1179;
          let v1181: f32 = m4[v1180];
          let v1182: u32 = v1178 * v14;
          let v1183: u32 = v7 + v1182;
          let v1184: u32 = v1183 + v1177;
          m2[v1184] = v1181;
        }
      }
      workgroupBarrier();
      let v1185: bool = v907 == v235;
      if (v1185) {
        for (var v1186: u32 = v222; v1186 < v266; v1186 += v223) {
          let v1187: u32 = v223 << v1186;
          let v1188: u32 = v1187 - v223;
          let v1189: u32 = v1186 + v223;
          for (var v1190: u32 = v226; v1190 < v265; v1190 += v227) {
            let v1191: u32 = v1190 >> v1186;
            let v1192: u32 = v1191 << v1189;
            let v1193: u32 = v1190 & v1188;
            let v1194: u32 = v1192 + v1193;
            for (var v1195: u32 = v222; v1195 < v225; v1195 += v223) {
              let v1196: u32 = v1195 * v14;
              let v1197: u32 = v7 + v1196;
              let v1198: u32 = v1197 + v1194;
              let v1199: u32 = v1198 + v1187;
              let v1200: f32 = m2[v1198];
              let v1201: f32 = m2[v1199];
              let v1202: f32 = v1200 + v1201;
              let v1203: f32 = v1200 - v1201;
              m2[v1198] = v1202;
              m2[v1199] = v1203;
            }
          }
          workgroupBarrier();
        }
        let v1204: u32 = x1;
        for (var v1206: u32 = v226; v1206 < v224; v1206 += v227) {
          for (var v1207: u32 = v222; v1207 < v225; v1207 += v223) {
            let v1208: u32 = v1207 * v14;
            let v1209: u32 = v7 + v1208;
            let v1210: u32 = v1209 + v1206;
            let v1211: f32 = m2[v1210];
            let v1212: u32 = v1204 + v1206;
            let v1213: u32 = v1212 >> v223;
            let v1214: u32 = v1205 + v1213;
            let v1215: u32 = b8[v1214];
            let v1216: u32 = v1212 & v223;
            let v1217: bool = v1216 == v223;
            let v1218: vec2<f32> = unpack2x16float(v1215);
            let v1219: f32 = v1218.x;
            let v1220: f32 = v1218.y;
            let v1221: f32 = select(v1219, v1220, v1217);
            let v1222: f32 = v1211 * v260;
            let v1223: f32 = v1222 * v1221;
            m2[v1210] = v1223;
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
