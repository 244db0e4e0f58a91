@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // q_proj
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // mixer_norm
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // stored3
@group(0) @binding(4) var<storage, read> b4: array<u32>; // k_proj
@group(0) @binding(5) var<storage, read_write> b5: array<f32>; // stored5
@group(0) @binding(6) var<storage, read> b6: array<u32>; // v_proj
@group(0) @binding(7) var<storage, read_write> b7: array<f32>; // stored7
@group(0) @binding(8) var<uniform> params: array<vec4<u32>, 10>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 4>;
var<workgroup> m2: array<f32, 512>;
var<workgroup> m3: array<f32, 512>;
var<workgroup> m4: array<f32, 512>;
var<workgroup> m5: array<f32, 32>;

@compute @workgroup_size(32)
fn full_attn_0_v4_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  let v1218: u32 = params[5].z;
  let v1219: u32 = 0u;
  let v1223: u32 = 3u;
  let v1225: u32 = 1u;
  let v1233: u32 = 16u;
  let v1234: u32 = 4294901760u;
  let v1252: u32 = params[5].w;
  let v1253: u32 = 5u;
  let v1254: u32 = 31u;
  let v1272: u32 = params[6].x;
  let v1274: u32 = 4u;
  let v1279: u32 = params[6].y;
  let v1300: u32 = params[6].z;
  let v1334: u32 = params[6].w;
  let v1363: u32 = params[7].x;
  let v1381: u32 = params[7].y;
  let v1387: u32 = params[7].z;
  let v1408: u32 = params[7].w;
  let v1442: u32 = params[8].x;
  let v1471: u32 = params[8].y;
  let v1489: u32 = params[8].z;
  let v1495: u32 = params[8].w;
  let v1516: u32 = params[9].x;
  let v1208: u32 = lane;
  let v1209: u32 = 0u;
  let v1210: u32 = 1u;
  let v1211: u32 = 32u;
  let v206: u32 = 0u;
  let v207: u32 = 1u;
  let v208: u32 = 128u;
  let v209: u32 = 4u;
  let v210: u32 = lane;
  let v211: u32 = 32u;
  let v216: f32 = 0.0f;
  let v218: u32 = params[1].x;
  let v219: u32 = 6u;
  let v223: u32 = params[1].y;
  let v244: f32 = 0.088388346f;
  let v249: u32 = 64u;
  let v250: u32 = 7u;
  let v268: u32 = 16u;
  let v278: u32 = params[1].z;
  let v279: u32 = params[1].w;
  let v280: u32 = 2u;
  let v285: u32 = 3u;
  let v286: u32 = 5u;
  let v307: u32 = 31u;
  let v327: u32 = 65535u;
  let v329: u32 = params[2].x;
  let v332: u32 = 89226354u;
  let v333: u32 = 3417055213u;
  let v334: u32 = 2212286765u;
  let v337: u32 = 64248484u;
  let v341: u32 = 2415890431u;
  let v342: u32 = 996162400u;
  let v346: u32 = 32768u;
  let v347: u32 = 32767u;
  let v348: u32 = 13u;
  let v349: u32 = 939524096u;
  let v365: u32 = 16711935u;
  let v366: u32 = 8u;
  let v367: u32 = 2047u;
  let v376: f32 = 0.006767273f;
  let v377: f32 = -3.453125f;
  let v383: u32 = 4095u;
  let v384: u32 = 4294959104u;
  let v396: u32 = 256u;
  let v401: u32 = 384u;
  let v545: u32 = params[2].y;
  let v569: u32 = params[2].z;
  let v573: u32 = params[2].w;
  let v624: u32 = params[3].x;
  let v625: u32 = params[3].y;
  let v670: u32 = params[3].z;
  let v867: u32 = params[3].w;
  let v891: u32 = params[4].x;
  let v895: u32 = params[4].y;
  let v946: u32 = params[4].z;
  let v947: u32 = params[4].w;
  let v992: u32 = params[5].x;
  let v1189: u32 = params[5].y;
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
    m5[v1208] = v29;
    workgroupBarrier();
    let v1212: f32 = m5[v1209];
    x29 = v1212;
    for (var v1213: u32 = v1210; v1213 < v1211; v1213 += v1210) {
      let v1214: f32 = m5[v1213];
      let v1215: f32 = x29;
      let v1216: f32 = v1215 + v1214;
      x29 = v1216;
    }
    workgroupBarrier();
    let v1217: f32 = x29;
    let v31: bool = v12 < v8;
    if (v31) {
      m1[v9] = v1217;
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
      for (var v212: u32 = v210; v212 < v208; v212 += v211) {
        for (var v213: u32 = v206; v213 < v209; v213 += v207) {
          let v214: u32 = v213 * v208;
          let v215: u32 = v212 + v214;
          m4[v215] = v216;
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
        let v217: u32 = v92 / v6;
        x1 = v217;
        let v220: bool = v218 == v219;
        if (v220) {
          let v221: u32 = v217 * v6;
          let v222: u32 = v92 - v221;
          for (var v224: u32 = v210; v224 < v208; v224 += v211) {
            for (var v225: u32 = v206; v225 < v209; v225 += v207) {
              x2 = v216;
              let v226: bool = v225 < v5;
              let v227: bool = v224 < v70;
              let v228: bool = v226 & v227;
              if (v228) {
                let v229: u32 = v225 * v14;
                let v230: u32 = v7 + v229;
                let v231: u32 = v230 + v224;
                let v232: f32 = m0[v231];
                let v233: u32 = v222 + v224;
                let v234: u32 = v233 >> v207;
                let v235: u32 = v223 + v234;
                let v236: u32 = b1[v235];
                let v237: u32 = v233 & v207;
                let v238: bool = v237 == v207;
                let v239: vec2<f32> = unpack2x16float(v236);
                let v240: f32 = v239.x;
                let v241: f32 = v239.y;
                let v242: f32 = select(v240, v241, v238);
                let v243: f32 = v232 * v242;
                let v245: f32 = v243 * v244;
                x2 = v245;
              }
              let v246: f32 = x2;
              let v247: u32 = v225 * v208;
              let v248: u32 = v224 + v247;
              m3[v248] = v246;
            }
          }
          workgroupBarrier();
          for (var v251: u32 = v206; v251 < v250; v251 += v207) {
            let v252: u32 = v207 << v251;
            let v253: u32 = v252 - v207;
            let v254: u32 = v251 + v207;
            for (var v255: u32 = v210; v255 < v249; v255 += v211) {
              let v256: u32 = v255 >> v251;
              let v257: u32 = v256 << v254;
              let v258: u32 = v255 & v253;
              let v259: u32 = v257 + v258;
              for (var v260: u32 = v206; v260 < v209; v260 += v207) {
                let v261: u32 = v260 * v208;
                let v262: u32 = v261 + v259;
                let v263: u32 = v262 + v252;
                let v264: f32 = m3[v262];
                let v265: f32 = m3[v263];
                let v266: f32 = v264 + v265;
                let v267: f32 = v264 - v265;
                m3[v262] = v266;
                m3[v263] = v267;
              }
            }
            workgroupBarrier();
          }
          let v269: u32 = v222 / v268;
          for (var v270: u32 = v210; v270 < v208; v270 += v211) {
            x3 = v216;
            x4 = v216;
            x5 = v216;
            x6 = v216;
            let v271: u32 = v217 + v270;
            let v272: u32 = v271 / v268;
            let v273: u32 = v271 % v268;
            for (var v274: u32 = v206; v274 < v208; v274 += v207) {
              let v275: u32 = v274 / v268;
              let v276: u32 = v269 + v275;
              let v277: u32 = v274 % v268;
              let v281: u32 = v278 * v209;
              let v282: u32 = v276 * v279;
              let v283: u32 = v282 + v272;
              let v284: u32 = v283 * v281;
              let v287: u32 = v273 & v250;
              let v288: u32 = v287 << v286;
              let v289: u32 = v273 >> v285;
              let v290: u32 = v289 << v280;
              let v291: u32 = v277 & v250;
              let v292: u32 = v291 >> v207;
              let v293: u32 = v292 << v285;
              let v294: u32 = v277 >> v285;
              let v295: u32 = v294 << v207;
              let v296: u32 = v277 & v207;
              let v297: u32 = v288 + v290;
              let v298: u32 = v297 + v293;
              let v299: u32 = v298 + v295;
              let v300: u32 = v299 + v296;
              let v301: u32 = v300 + v207;
              let v302: u32 = v301 * v278;
              let v303: u32 = v302 >> v207;
              let v304: u32 = v281 << v286;
              let v305: u32 = v303 + v304;
              let v306: u32 = v305 - v207;
              let v308: u32 = v306 >> v286;
              let v309: u32 = v305 - v268;
              let v310: u32 = v309 >> v286;
              let v311: bool = v308 < v281;
              let v312: u32 = v308 - v281;
              let v313: u32 = select(v312, v308, v311);
              let v314: u32 = v284 + v313;
              let v315: u32 = b1[v314];
              let v316: bool = v310 < v281;
              let v317: u32 = v310 - v281;
              let v318: u32 = select(v317, v310, v316);
              let v319: u32 = v284 + v318;
              let v320: u32 = b1[v319];
              let v321: u32 = v306 & v307;
              let v322: u32 = v307 - v321;
              let v323: u32 = v315 >> v322;
              let v324: u32 = v320 << v207;
              let v325: u32 = v324 << v321;
              let v326: u32 = v323 | v325;
              let v328: u32 = v326 & v327;
              let v330: bool = v329 == v206;
              let v331: bool = v329 == v280;
              let v335: u32 = select(v333, v334, v331);
              let v336: u32 = select(v335, v332, v330);
              let v338: u32 = select(v206, v337, v330);
              let v339: u32 = v328 * v336;
              let v340: u32 = v339 + v338;
              let v343: u32 = v340 & v341;
              let v344: u32 = v343 ^ v342;
              let v345: u32 = v344 >> v268;
              let v350: u32 = v344 & v346;
              let v351: u32 = v350 << v268;
              let v352: u32 = v344 & v347;
              let v353: u32 = v352 << v348;
              let v354: u32 = v353 + v349;
              let v355: u32 = v351 | v354;
              let v356: f32 = bitcast<f32>(v355);
              let v357: u32 = v345 & v346;
              let v358: u32 = v357 << v268;
              let v359: u32 = v345 & v347;
              let v360: u32 = v359 << v348;
              let v361: u32 = v360 + v349;
              let v362: u32 = v358 | v361;
              let v363: f32 = bitcast<f32>(v362);
              let v364: f32 = v356 + v363;
              let v368: u32 = v340 & v365;
              let v369: u32 = v340 >> v366;
              let v370: u32 = v369 & v365;
              let v371: u32 = v368 + v370;
              let v372: u32 = v371 >> v268;
              let v373: u32 = v371 + v372;
              let v374: u32 = v373 & v367;
              let v375: f32 = f32(v374);
              let v378: f32 = fma(v375, v376, v377);
              let v379: f32 = select(v364, v378, v331);
              let v380: u32 = bitcast<u32>(v379);
              let v381: u32 = v380 >> v348;
              let v382: u32 = v381 & v207;
              let v385: u32 = v380 + v383;
              let v386: u32 = v385 + v382;
              let v387: u32 = v386 & v384;
              let v388: f32 = bitcast<f32>(v387);
              let v389: f32 = m3[v274];
              let v390: f32 = x3;
              let v391: f32 = fma(v389, v388, v390);
              x3 = v391;
              let v392: u32 = v274 + v208;
              let v393: f32 = m3[v392];
              let v394: f32 = x4;
              let v395: f32 = fma(v393, v388, v394);
              x4 = v395;
              let v397: u32 = v274 + v396;
              let v398: f32 = m3[v397];
              let v399: f32 = x5;
              let v400: f32 = fma(v398, v388, v399);
              x5 = v400;
              let v402: u32 = v274 + v401;
              let v403: f32 = m3[v402];
              let v404: f32 = x6;
              let v405: f32 = fma(v403, v388, v404);
              x6 = v405;
            }
            let v406: f32 = m4[v270];
            let v407: f32 = x3;
            let v408: f32 = v406 + v407;
            m4[v270] = v408;
            let v409: u32 = v270 + v208;
            let v410: f32 = m4[v409];
            let v411: f32 = x4;
            let v412: f32 = v410 + v411;
            m4[v409] = v412;
            let v413: u32 = v270 + v396;
            let v414: f32 = m4[v413];
            let v415: f32 = x5;
            let v416: f32 = v414 + v415;
            m4[v413] = v416;
            let v417: u32 = v270 + v401;
            let v418: f32 = m4[v417];
            let v419: f32 = x6;
            let v420: f32 = v418 + v419;
            m4[v417] = v420;
          }
          workgroupBarrier();
        } else {
          let v421: u32 = v5 - v207;
          let v422: u32 = v66 - v207;
          for (var v423: u32 = v210; v423 < v208; v423 += v211) {
            x7 = v216;
            x8 = v216;
            x9 = v216;
            x10 = v216;
            let v424: u32 = min(v423, v422);
            let v425: u32 = v424 * v6;
            let v426: u32 = v92 + v425;
            for (var v427: u32 = v206; v427 < v70; v427 += v209) {
              let v428: u32 = v426 + v427;
              let v1220: bool = v1218 == v1219;
              if (v1220) {
                let v1221: vec4<u32> = vec4<u32>(b1[v428 + 0u], b1[v428 + 1u], b1[v428 + 2u], b1[v428 + 3u]);
                let v1222: vec4<f32> = bitcast<vec4<f32>>(v1221);
                x30 = v1222;
              } else {
                let v1224: bool = v1218 < v1223;
                if (v1224) {
                  let v1226: bool = v1218 == v1225;
                  let v1227: u32 = v428 >> v1225;
                  let v1228: vec2<u32> = vec2<u32>(b1[v1227 + 0u], b1[v1227 + 1u]);
                  let v1229: u32 = v1228.x;
                  let v1230: vec2<f32> = unpack2x16float(v1229);
                  let v1231: f32 = v1230.x;
                  let v1232: f32 = v1230.y;
                  let v1235: u32 = v1229 << v1233;
                  let v1236: u32 = v1229 & v1234;
                  let v1237: f32 = bitcast<f32>(v1235);
                  let v1238: f32 = bitcast<f32>(v1236);
                  let v1239: f32 = select(v1237, v1231, v1226);
                  let v1240: f32 = select(v1238, v1232, v1226);
                  let v1241: u32 = v1228.y;
                  let v1242: vec2<f32> = unpack2x16float(v1241);
                  let v1243: f32 = v1242.x;
                  let v1244: f32 = v1242.y;
                  let v1245: u32 = v1241 << v1233;
                  let v1246: u32 = v1241 & v1234;
                  let v1247: f32 = bitcast<f32>(v1245);
                  let v1248: f32 = bitcast<f32>(v1246);
                  let v1249: f32 = select(v1247, v1243, v1226);
                  let v1250: f32 = select(v1248, v1244, v1226);
                  let v1251: vec4<f32> = vec4<f32>(v1239, v1240, v1249, v1250);
                  x30 = v1251;
                } else {
                  let v1255: u32 = v428 >> v1253;
                  let v1256: u32 = v1255 * v1252;
                  let v1257: u32 = v428 & v1254;
                  let v1258: u32 = v1257 * v1252;
                  let v1259: u32 = v1258 >> v1253;
                  let v1260: u32 = v1256 + v1259;
                  let v1261: u32 = v1258 & v1254;
                  let v1262: u32 = b1[v1260];
                  let v1263: u32 = v1260 + v1225;
                  let v1264: u32 = b1[v1263];
                  let v1265: u32 = v1262 >> v1261;
                  let v1266: u32 = v1254 - v1261;
                  let v1267: u32 = v1264 << v1225;
                  let v1268: u32 = v1267 << v1266;
                  let v1269: u32 = v1265 | v1268;
                  let v1270: u32 = v1225 << v1252;
                  let v1271: u32 = v1270 - v1225;
                  let v1273: u32 = v428 >> v1272;
                  let v1275: bool = v1218 == v1223;
                  let v1276: bool = v1218 == v1274;
                  let v1277: u32 = v1273 >> v1225;
                  let v1278: u32 = select(v1277, v1273, v1275);
                  let v1280: u32 = v1279 + v1278;
                  let v1281: u32 = b1[v1280];
                  let v1282: f32 = bitcast<f32>(v1281);
                  let v1283: u32 = v1273 & v1225;
                  let v1284: bool = v1283 == v1225;
                  let v1285: vec2<f32> = unpack2x16float(v1281);
                  let v1286: f32 = v1285.x;
                  let v1287: f32 = v1285.y;
                  let v1288: u32 = v1281 << v1233;
                  let v1289: u32 = v1281 & v1234;
                  let v1290: f32 = bitcast<f32>(v1288);
                  let v1291: f32 = bitcast<f32>(v1289);
                  let v1292: f32 = select(v1286, v1287, v1284);
                  let v1293: f32 = select(v1290, v1291, v1284);
                  let v1294: f32 = select(v1293, v1292, v1276);
                  let v1295: f32 = select(v1294, v1282, v1275);
                  let v1296: bool = v1218 == v1223;
                  let v1297: bool = v1218 == v1274;
                  let v1298: u32 = v1273 >> v1225;
                  let v1299: u32 = select(v1298, v1273, v1296);
                  let v1301: u32 = v1300 + v1299;
                  let v1302: u32 = b1[v1301];
                  let v1303: f32 = bitcast<f32>(v1302);
                  let v1304: u32 = v1273 & v1225;
                  let v1305: bool = v1304 == v1225;
                  let v1306: vec2<f32> = unpack2x16float(v1302);
                  let v1307: f32 = v1306.x;
                  let v1308: f32 = v1306.y;
                  let v1309: u32 = v1302 << v1233;
                  let v1310: u32 = v1302 & v1234;
                  let v1311: f32 = bitcast<f32>(v1309);
                  let v1312: f32 = bitcast<f32>(v1310);
                  let v1313: f32 = select(v1307, v1308, v1305);
                  let v1314: f32 = select(v1311, v1312, v1305);
                  let v1315: f32 = select(v1314, v1313, v1297);
                  let v1316: f32 = select(v1315, v1303, v1296);
                  let v1317: u32 = v1269 & v1271;
                  let v1318: f32 = f32(v1317);
                  let v1319: f32 = fma(v1295, v1318, v1316);
                  let v1320: u32 = v1269 >> v1252;
                  let v1321: u32 = v1320 & v1271;
                  let v1322: f32 = f32(v1321);
                  let v1323: f32 = fma(v1295, v1322, v1316);
                  let v1324: u32 = v1320 >> v1252;
                  let v1325: u32 = v1324 & v1271;
                  let v1326: f32 = f32(v1325);
                  let v1327: f32 = fma(v1295, v1326, v1316);
                  let v1328: u32 = v1324 >> v1252;
                  let v1329: u32 = v1328 & v1271;
                  let v1330: f32 = f32(v1329);
                  let v1331: f32 = fma(v1295, v1330, v1316);
                  let v1332: vec4<f32> = vec4<f32>(v1319, v1323, v1327, v1331);
                  x30 = v1332;
                }
              }
              let v1333: vec4<f32> = x30;
              let v430: u32 = min(v206, v421);
              let v431: u32 = v430 * v14;
              let v432: u32 = v7 + v431;
              let v433: u32 = v432 + v427;
              let v434: vec4<f32> = vec4<f32>(m0[v433 + 0u], m0[v433 + 1u], m0[v433 + 2u], m0[v433 + 3u]);
              let v435: f32 = x7;
              let v436: f32 = v434.x;
              let v437: f32 = v1333.x;
              let v438: f32 = fma(v436, v437, v435);
              let v439: f32 = v434.y;
              let v440: f32 = v1333.y;
              let v441: f32 = fma(v439, v440, v438);
              let v442: f32 = v434.z;
              let v443: f32 = v1333.z;
              let v444: f32 = fma(v442, v443, v441);
              let v445: f32 = v434.w;
              let v446: f32 = v1333.w;
              let v447: f32 = fma(v445, v446, v444);
              x7 = v447;
              let v448: u32 = min(v207, v421);
              let v449: u32 = v448 * v14;
              let v450: u32 = v7 + v449;
              let v451: u32 = v450 + v427;
              let v452: vec4<f32> = vec4<f32>(m0[v451 + 0u], m0[v451 + 1u], m0[v451 + 2u], m0[v451 + 3u]);
              let v453: f32 = x8;
              let v454: f32 = v452.x;
              let v455: f32 = v1333.x;
              let v456: f32 = fma(v454, v455, v453);
              let v457: f32 = v452.y;
              let v458: f32 = v1333.y;
              let v459: f32 = fma(v457, v458, v456);
              let v460: f32 = v452.z;
              let v461: f32 = v1333.z;
              let v462: f32 = fma(v460, v461, v459);
              let v463: f32 = v452.w;
              let v464: f32 = v1333.w;
              let v465: f32 = fma(v463, v464, v462);
              x8 = v465;
              let v466: u32 = min(v280, v421);
              let v467: u32 = v466 * v14;
              let v468: u32 = v7 + v467;
              let v469: u32 = v468 + v427;
              let v470: vec4<f32> = vec4<f32>(m0[v469 + 0u], m0[v469 + 1u], m0[v469 + 2u], m0[v469 + 3u]);
              let v471: f32 = x9;
              let v472: f32 = v470.x;
              let v473: f32 = v1333.x;
              let v474: f32 = fma(v472, v473, v471);
              let v475: f32 = v470.y;
              let v476: f32 = v1333.y;
              let v477: f32 = fma(v475, v476, v474);
              let v478: f32 = v470.z;
              let v479: f32 = v1333.z;
              let v480: f32 = fma(v478, v479, v477);
              let v481: f32 = v470.w;
              let v482: f32 = v1333.w;
              let v483: f32 = fma(v481, v482, v480);
              x9 = v483;
              let v484: u32 = min(v285, v421);
              let v485: u32 = v484 * v14;
              let v486: u32 = v7 + v485;
              let v487: u32 = v486 + v427;
              let v488: vec4<f32> = vec4<f32>(m0[v487 + 0u], m0[v487 + 1u], m0[v487 + 2u], m0[v487 + 3u]);
              let v489: f32 = x10;
              let v490: f32 = v488.x;
              let v491: f32 = v1333.x;
              let v492: f32 = fma(v490, v491, v489);
              let v493: f32 = v488.y;
              let v494: f32 = v1333.y;
              let v495: f32 = fma(v493, v494, v492);
              let v496: f32 = v488.z;
              let v497: f32 = v1333.z;
              let v498: f32 = fma(v496, v497, v495);
              let v499: f32 = v488.w;
              let v500: f32 = v1333.w;
              let v501: f32 = fma(v499, v500, v498);
              x10 = v501;
            }
            let v502: f32 = m4[v423];
            let v503: f32 = x7;
            let v504: f32 = v502 + v503;
            m4[v423] = v504;
            let v505: u32 = v423 + v208;
            let v506: f32 = m4[v505];
            let v507: f32 = x8;
            let v508: f32 = v506 + v507;
            m4[v505] = v508;
            let v509: u32 = v423 + v396;
            let v510: f32 = m4[v509];
            let v511: f32 = x9;
            let v512: f32 = v510 + v511;
            m4[v509] = v512;
            let v513: u32 = v423 + v401;
            let v514: f32 = m4[v513];
            let v515: f32 = x10;
            let v516: f32 = v514 + v515;
            m4[v513] = v516;
          }
        }
        workgroupBarrier();
      }
      for (var v517: u32 = v210; v517 < v208; v517 += v211) {
        for (var v518: u32 = v206; v518 < v209; v518 += v207) {
          let v519: u32 = v518 * v208;
          let v520: u32 = v517 + v519;
          let v521: f32 = m4[v520];
          let v522: u32 = v518 * v14;
          let v523: u32 = v7 + v522;
          let v524: u32 = v523 + v517;
          m2[v524] = v521;
        }
      }
      workgroupBarrier();
      let v525: bool = v218 == v219;
      if (v525) {
        for (var v526: u32 = v206; v526 < v250; v526 += v207) {
          let v527: u32 = v207 << v526;
          let v528: u32 = v527 - v207;
          let v529: u32 = v526 + v207;
          for (var v530: u32 = v210; v530 < v249; v530 += v211) {
            let v531: u32 = v530 >> v526;
            let v532: u32 = v531 << v529;
            let v533: u32 = v530 & v528;
            let v534: u32 = v532 + v533;
            for (var v535: u32 = v206; v535 < v209; v535 += v207) {
              let v536: u32 = v535 * v14;
              let v537: u32 = v7 + v536;
              let v538: u32 = v537 + v534;
              let v539: u32 = v538 + v527;
              let v540: f32 = m2[v538];
              let v541: f32 = m2[v539];
              let v542: f32 = v540 + v541;
              let v543: f32 = v540 - v541;
              m2[v538] = v542;
              m2[v539] = v543;
            }
          }
          workgroupBarrier();
        }
        let v544: u32 = x1;
        for (var v546: u32 = v210; v546 < v208; v546 += v211) {
          for (var v547: u32 = v206; v547 < v209; v547 += v207) {
            let v548: u32 = v547 * v14;
            let v549: u32 = v7 + v548;
            let v550: u32 = v549 + v546;
            let v551: f32 = m2[v550];
            let v552: u32 = v544 + v546;
            let v553: u32 = v552 >> v207;
            let v554: u32 = v545 + v553;
            let v555: u32 = b1[v554];
            let v556: u32 = v552 & v207;
            let v557: bool = v556 == v207;
            let v558: vec2<f32> = unpack2x16float(v555);
            let v559: f32 = v558.x;
            let v560: f32 = v558.y;
            let v561: f32 = select(v559, v560, v557);
            let v562: f32 = v551 * v244;
            let v563: f32 = v562 * v561;
            m2[v550] = v563;
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
      for (var v564: u32 = v210; v564 < v208; v564 += v211) {
        for (var v565: u32 = v206; v565 < v209; v565 += v207) {
          let v566: u32 = v565 * v208;
          let v567: u32 = v564 + v566;
          m4[v567] = v216;
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
        let v568: u32 = v142 / v6;
        x1 = v568;
        let v570: bool = v569 == v219;
        if (v570) {
          let v571: u32 = v568 * v6;
          let v572: u32 = v142 - v571;
          for (var v574: u32 = v210; v574 < v208; v574 += v211) {
            for (var v575: u32 = v206; v575 < v209; v575 += v207) {
              x11 = v216;
              let v576: bool = v575 < v5;
              let v577: bool = v574 < v121;
              let v578: bool = v576 & v577;
              if (v578) {
                let v579: u32 = v575 * v14;
                let v580: u32 = v7 + v579;
                let v581: u32 = v580 + v574;
                let v582: f32 = m0[v581];
                let v583: u32 = v572 + v574;
                let v584: u32 = v583 >> v207;
                let v585: u32 = v573 + v584;
                let v586: u32 = b4[v585];
                let v587: u32 = v583 & v207;
                let v588: bool = v587 == v207;
                let v589: vec2<f32> = unpack2x16float(v586);
                let v590: f32 = v589.x;
                let v591: f32 = v589.y;
                let v592: f32 = select(v590, v591, v588);
                let v593: f32 = v582 * v592;
                let v594: f32 = v593 * v244;
                x11 = v594;
              }
              let v595: f32 = x11;
              let v596: u32 = v575 * v208;
              let v597: u32 = v574 + v596;
              m3[v597] = v595;
            }
          }
          workgroupBarrier();
          for (var v598: u32 = v206; v598 < v250; v598 += v207) {
            let v599: u32 = v207 << v598;
            let v600: u32 = v599 - v207;
            let v601: u32 = v598 + v207;
            for (var v602: u32 = v210; v602 < v249; v602 += v211) {
              let v603: u32 = v602 >> v598;
              let v604: u32 = v603 << v601;
              let v605: u32 = v602 & v600;
              let v606: u32 = v604 + v605;
              for (var v607: u32 = v206; v607 < v209; v607 += v207) {
                let v608: u32 = v607 * v208;
                let v609: u32 = v608 + v606;
                let v610: u32 = v609 + v599;
                let v611: f32 = m3[v609];
                let v612: f32 = m3[v610];
                let v613: f32 = v611 + v612;
                let v614: f32 = v611 - v612;
                m3[v609] = v613;
                m3[v610] = v614;
              }
            }
            workgroupBarrier();
          }
          let v615: u32 = v572 / v268;
          for (var v616: u32 = v210; v616 < v208; v616 += v211) {
            x12 = v216;
            x13 = v216;
            x14 = v216;
            x15 = v216;
            let v617: u32 = v568 + v616;
            let v618: u32 = v617 / v268;
            let v619: u32 = v617 % v268;
            for (var v620: u32 = v206; v620 < v208; v620 += v207) {
              let v621: u32 = v620 / v268;
              let v622: u32 = v615 + v621;
              let v623: u32 = v620 % v268;
              let v626: u32 = v624 * v209;
              let v627: u32 = v622 * v625;
              let v628: u32 = v627 + v618;
              let v629: u32 = v628 * v626;
              let v630: u32 = v619 & v250;
              let v631: u32 = v630 << v286;
              let v632: u32 = v619 >> v285;
              let v633: u32 = v632 << v280;
              let v634: u32 = v623 & v250;
              let v635: u32 = v634 >> v207;
              let v636: u32 = v635 << v285;
              let v637: u32 = v623 >> v285;
              let v638: u32 = v637 << v207;
              let v639: u32 = v623 & v207;
              let v640: u32 = v631 + v633;
              let v641: u32 = v640 + v636;
              let v642: u32 = v641 + v638;
              let v643: u32 = v642 + v639;
              let v644: u32 = v643 + v207;
              let v645: u32 = v644 * v624;
              let v646: u32 = v645 >> v207;
              let v647: u32 = v626 << v286;
              let v648: u32 = v646 + v647;
              let v649: u32 = v648 - v207;
              let v650: u32 = v649 >> v286;
              let v651: u32 = v648 - v268;
              let v652: u32 = v651 >> v286;
              let v653: bool = v650 < v626;
              let v654: u32 = v650 - v626;
              let v655: u32 = select(v654, v650, v653);
              let v656: u32 = v629 + v655;
              let v657: u32 = b4[v656];
              let v658: bool = v652 < v626;
              let v659: u32 = v652 - v626;
              let v660: u32 = select(v659, v652, v658);
              let v661: u32 = v629 + v660;
              let v662: u32 = b4[v661];
              let v663: u32 = v649 & v307;
              let v664: u32 = v307 - v663;
              let v665: u32 = v657 >> v664;
              let v666: u32 = v662 << v207;
              let v667: u32 = v666 << v663;
              let v668: u32 = v665 | v667;
              let v669: u32 = v668 & v327;
              let v671: bool = v670 == v206;
              let v672: bool = v670 == v280;
              let v673: u32 = select(v333, v334, v672);
              let v674: u32 = select(v673, v332, v671);
              let v675: u32 = select(v206, v337, v671);
              let v676: u32 = v669 * v674;
              let v677: u32 = v676 + v675;
              let v678: u32 = v677 & v341;
              let v679: u32 = v678 ^ v342;
              let v680: u32 = v679 >> v268;
              let v681: u32 = v679 & v346;
              let v682: u32 = v681 << v268;
              let v683: u32 = v679 & v347;
              let v684: u32 = v683 << v348;
              let v685: u32 = v684 + v349;
              let v686: u32 = v682 | v685;
              let v687: f32 = bitcast<f32>(v686);
              let v688: u32 = v680 & v346;
              let v689: u32 = v688 << v268;
              let v690: u32 = v680 & v347;
              let v691: u32 = v690 << v348;
              let v692: u32 = v691 + v349;
              let v693: u32 = v689 | v692;
              let v694: f32 = bitcast<f32>(v693);
              let v695: f32 = v687 + v694;
              let v696: u32 = v677 & v365;
              let v697: u32 = v677 >> v366;
              let v698: u32 = v697 & v365;
              let v699: u32 = v696 + v698;
              let v700: u32 = v699 >> v268;
              let v701: u32 = v699 + v700;
              let v702: u32 = v701 & v367;
              let v703: f32 = f32(v702);
              let v704: f32 = fma(v703, v376, v377);
              let v705: f32 = select(v695, v704, v672);
              let v706: u32 = bitcast<u32>(v705);
              let v707: u32 = v706 >> v348;
              let v708: u32 = v707 & v207;
              let v709: u32 = v706 + v383;
              let v710: u32 = v709 + v708;
              let v711: u32 = v710 & v384;
              let v712: f32 = bitcast<f32>(v711);
              let v713: f32 = m3[v620];
              let v714: f32 = x12;
              let v715: f32 = fma(v713, v712, v714);
              x12 = v715;
              let v716: u32 = v620 + v208;
              let v717: f32 = m3[v716];
              let v718: f32 = x13;
              let v719: f32 = fma(v717, v712, v718);
              x13 = v719;
              let v720: u32 = v620 + v396;
              let v721: f32 = m3[v720];
              let v722: f32 = x14;
              let v723: f32 = fma(v721, v712, v722);
              x14 = v723;
              let v724: u32 = v620 + v401;
              let v725: f32 = m3[v724];
              let v726: f32 = x15;
              let v727: f32 = fma(v725, v712, v726);
              x15 = v727;
            }
            let v728: f32 = m4[v616];
            let v729: f32 = x12;
            let v730: f32 = v728 + v729;
            m4[v616] = v730;
            let v731: u32 = v616 + v208;
            let v732: f32 = m4[v731];
            let v733: f32 = x13;
            let v734: f32 = v732 + v733;
            m4[v731] = v734;
            let v735: u32 = v616 + v396;
            let v736: f32 = m4[v735];
            let v737: f32 = x14;
            let v738: f32 = v736 + v737;
            m4[v735] = v738;
            let v739: u32 = v616 + v401;
            let v740: f32 = m4[v739];
            let v741: f32 = x15;
            let v742: f32 = v740 + v741;
            m4[v739] = v742;
          }
          workgroupBarrier();
        } else {
          let v743: u32 = v5 - v207;
          let v744: u32 = v117 - v207;
          for (var v745: u32 = v210; v745 < v208; v745 += v211) {
            x16 = v216;
            x17 = v216;
            x18 = v216;
            x19 = v216;
            let v746: u32 = min(v745, v744);
            let v747: u32 = v746 * v6;
            let v748: u32 = v142 + v747;
            for (var v749: u32 = v206; v749 < v121; v749 += v209) {
              let v750: u32 = v748 + v749;
              let v1335: bool = v1334 == v1219;
              if (v1335) {
                let v1336: vec4<u32> = vec4<u32>(b4[v750 + 0u], b4[v750 + 1u], b4[v750 + 2u], b4[v750 + 3u]);
                let v1337: vec4<f32> = bitcast<vec4<f32>>(v1336);
                x31 = v1337;
              } else {
                let v1338: bool = v1334 < v1223;
                if (v1338) {
                  let v1339: bool = v1334 == v1225;
                  let v1340: u32 = v750 >> v1225;
                  let v1341: vec2<u32> = vec2<u32>(b4[v1340 + 0u], b4[v1340 + 1u]);
                  let v1342: u32 = v1341.x;
                  let v1343: vec2<f32> = unpack2x16float(v1342);
                  let v1344: f32 = v1343.x;
                  let v1345: f32 = v1343.y;
                  let v1346: u32 = v1342 << v1233;
                  let v1347: u32 = v1342 & v1234;
                  let v1348: f32 = bitcast<f32>(v1346);
                  let v1349: f32 = bitcast<f32>(v1347);
                  let v1350: f32 = select(v1348, v1344, v1339);
                  let v1351: f32 = select(v1349, v1345, v1339);
                  let v1352: u32 = v1341.y;
                  let v1353: vec2<f32> = unpack2x16float(v1352);
                  let v1354: f32 = v1353.x;
                  let v1355: f32 = v1353.y;
                  let v1356: u32 = v1352 << v1233;
                  let v1357: u32 = v1352 & v1234;
                  let v1358: f32 = bitcast<f32>(v1356);
                  let v1359: f32 = bitcast<f32>(v1357);
                  let v1360: f32 = select(v1358, v1354, v1339);
                  let v1361: f32 = select(v1359, v1355, v1339);
                  let v1362: vec4<f32> = vec4<f32>(v1350, v1351, v1360, v1361);
                  x31 = v1362;
                } else {
                  let v1364: u32 = v750 >> v1253;
                  let v1365: u32 = v1364 * v1363;
                  let v1366: u32 = v750 & v1254;
                  let v1367: u32 = v1366 * v1363;
                  let v1368: u32 = v1367 >> v1253;
                  let v1369: u32 = v1365 + v1368;
                  let v1370: u32 = v1367 & v1254;
                  let v1371: u32 = b4[v1369];
                  let v1372: u32 = v1369 + v1225;
                  let v1373: u32 = b4[v1372];
                  let v1374: u32 = v1371 >> v1370;
                  let v1375: u32 = v1254 - v1370;
                  let v1376: u32 = v1373 << v1225;
                  let v1377: u32 = v1376 << v1375;
                  let v1378: u32 = v1374 | v1377;
                  let v1379: u32 = v1225 << v1363;
                  let v1380: u32 = v1379 - v1225;
                  let v1382: u32 = v750 >> v1381;
                  let v1383: bool = v1334 == v1223;
                  let v1384: bool = v1334 == v1274;
                  let v1385: u32 = v1382 >> v1225;
                  let v1386: u32 = select(v1385, v1382, v1383);
                  let v1388: u32 = v1387 + v1386;
                  let v1389: u32 = b4[v1388];
                  let v1390: f32 = bitcast<f32>(v1389);
                  let v1391: u32 = v1382 & v1225;
                  let v1392: bool = v1391 == v1225;
                  let v1393: vec2<f32> = unpack2x16float(v1389);
                  let v1394: f32 = v1393.x;
                  let v1395: f32 = v1393.y;
                  let v1396: u32 = v1389 << v1233;
                  let v1397: u32 = v1389 & v1234;
                  let v1398: f32 = bitcast<f32>(v1396);
                  let v1399: f32 = bitcast<f32>(v1397);
                  let v1400: f32 = select(v1394, v1395, v1392);
                  let v1401: f32 = select(v1398, v1399, v1392);
                  let v1402: f32 = select(v1401, v1400, v1384);
                  let v1403: f32 = select(v1402, v1390, v1383);
                  let v1404: bool = v1334 == v1223;
                  let v1405: bool = v1334 == v1274;
                  let v1406: u32 = v1382 >> v1225;
                  let v1407: u32 = select(v1406, v1382, v1404);
                  let v1409: u32 = v1408 + v1407;
                  let v1410: u32 = b4[v1409];
                  let v1411: f32 = bitcast<f32>(v1410);
                  let v1412: u32 = v1382 & v1225;
                  let v1413: bool = v1412 == v1225;
                  let v1414: vec2<f32> = unpack2x16float(v1410);
                  let v1415: f32 = v1414.x;
                  let v1416: f32 = v1414.y;
                  let v1417: u32 = v1410 << v1233;
                  let v1418: u32 = v1410 & v1234;
                  let v1419: f32 = bitcast<f32>(v1417);
                  let v1420: f32 = bitcast<f32>(v1418);
                  let v1421: f32 = select(v1415, v1416, v1413);
                  let v1422: f32 = select(v1419, v1420, v1413);
                  let v1423: f32 = select(v1422, v1421, v1405);
                  let v1424: f32 = select(v1423, v1411, v1404);
                  let v1425: u32 = v1378 & v1380;
                  let v1426: f32 = f32(v1425);
                  let v1427: f32 = fma(v1403, v1426, v1424);
                  let v1428: u32 = v1378 >> v1363;
                  let v1429: u32 = v1428 & v1380;
                  let v1430: f32 = f32(v1429);
                  let v1431: f32 = fma(v1403, v1430, v1424);
                  let v1432: u32 = v1428 >> v1363;
                  let v1433: u32 = v1432 & v1380;
                  let v1434: f32 = f32(v1433);
                  let v1435: f32 = fma(v1403, v1434, v1424);
                  let v1436: u32 = v1432 >> v1363;
                  let v1437: u32 = v1436 & v1380;
                  let v1438: f32 = f32(v1437);
                  let v1439: f32 = fma(v1403, v1438, v1424);
                  let v1440: vec4<f32> = vec4<f32>(v1427, v1431, v1435, v1439);
                  x31 = v1440;
                }
              }
              let v1441: vec4<f32> = x31;
              let v752: u32 = min(v206, v743);
              let v753: u32 = v752 * v14;
              let v754: u32 = v7 + v753;
              let v755: u32 = v754 + v749;
              let v756: vec4<f32> = vec4<f32>(m0[v755 + 0u], m0[v755 + 1u], m0[v755 + 2u], m0[v755 + 3u]);
              let v757: f32 = x16;
              let v758: f32 = v756.x;
              let v759: f32 = v1441.x;
              let v760: f32 = fma(v758, v759, v757);
              let v761: f32 = v756.y;
              let v762: f32 = v1441.y;
              let v763: f32 = fma(v761, v762, v760);
              let v764: f32 = v756.z;
              let v765: f32 = v1441.z;
              let v766: f32 = fma(v764, v765, v763);
              let v767: f32 = v756.w;
              let v768: f32 = v1441.w;
              let v769: f32 = fma(v767, v768, v766);
              x16 = v769;
              let v770: u32 = min(v207, v743);
              let v771: u32 = v770 * v14;
              let v772: u32 = v7 + v771;
              let v773: u32 = v772 + v749;
              let v774: vec4<f32> = vec4<f32>(m0[v773 + 0u], m0[v773 + 1u], m0[v773 + 2u], m0[v773 + 3u]);
              let v775: f32 = x17;
              let v776: f32 = v774.x;
              let v777: f32 = v1441.x;
              let v778: f32 = fma(v776, v777, v775);
              let v779: f32 = v774.y;
              let v780: f32 = v1441.y;
              let v781: f32 = fma(v779, v780, v778);
              let v782: f32 = v774.z;
              let v783: f32 = v1441.z;
              let v784: f32 = fma(v782, v783, v781);
              let v785: f32 = v774.w;
              let v786: f32 = v1441.w;
              let v787: f32 = fma(v785, v786, v784);
              x17 = v787;
              let v788: u32 = min(v280, v743);
              let v789: u32 = v788 * v14;
              let v790: u32 = v7 + v789;
              let v791: u32 = v790 + v749;
              let v792: vec4<f32> = vec4<f32>(m0[v791 + 0u], m0[v791 + 1u], m0[v791 + 2u], m0[v791 + 3u]);
              let v793: f32 = x18;
              let v794: f32 = v792.x;
              let v795: f32 = v1441.x;
              let v796: f32 = fma(v794, v795, v793);
              let v797: f32 = v792.y;
              let v798: f32 = v1441.y;
              let v799: f32 = fma(v797, v798, v796);
              let v800: f32 = v792.z;
              let v801: f32 = v1441.z;
              let v802: f32 = fma(v800, v801, v799);
              let v803: f32 = v792.w;
              let v804: f32 = v1441.w;
              let v805: f32 = fma(v803, v804, v802);
              x18 = v805;
              let v806: u32 = min(v285, v743);
              let v807: u32 = v806 * v14;
              let v808: u32 = v7 + v807;
              let v809: u32 = v808 + v749;
              let v810: vec4<f32> = vec4<f32>(m0[v809 + 0u], m0[v809 + 1u], m0[v809 + 2u], m0[v809 + 3u]);
              let v811: f32 = x19;
              let v812: f32 = v810.x;
              let v813: f32 = v1441.x;
              let v814: f32 = fma(v812, v813, v811);
              let v815: f32 = v810.y;
              let v816: f32 = v1441.y;
              let v817: f32 = fma(v815, v816, v814);
              let v818: f32 = v810.z;
              let v819: f32 = v1441.z;
              let v820: f32 = fma(v818, v819, v817);
              let v821: f32 = v810.w;
              let v822: f32 = v1441.w;
              let v823: f32 = fma(v821, v822, v820);
              x19 = v823;
            }
            let v824: f32 = m4[v745];
            let v825: f32 = x16;
            let v826: f32 = v824 + v825;
            m4[v745] = v826;
            let v827: u32 = v745 + v208;
            let v828: f32 = m4[v827];
            let v829: f32 = x17;
            let v830: f32 = v828 + v829;
            m4[v827] = v830;
            let v831: u32 = v745 + v396;
            let v832: f32 = m4[v831];
            let v833: f32 = x18;
            let v834: f32 = v832 + v833;
            m4[v831] = v834;
            let v835: u32 = v745 + v401;
            let v836: f32 = m4[v835];
            let v837: f32 = x19;
            let v838: f32 = v836 + v837;
            m4[v835] = v838;
          }
        }
        workgroupBarrier();
      }
      for (var v839: u32 = v210; v839 < v208; v839 += v211) {
        for (var v840: u32 = v206; v840 < v209; v840 += v207) {
          let v841: u32 = v840 * v208;
          let v842: u32 = v839 + v841;
          let v843: f32 = m4[v842];
          let v844: u32 = v840 * v14;
          let v845: u32 = v7 + v844;
          let v846: u32 = v845 + v839;
          m2[v846] = v843;
        }
      }
      workgroupBarrier();
      let v847: bool = v569 == v219;
      if (v847) {
        for (var v848: u32 = v206; v848 < v250; v848 += v207) {
          let v849: u32 = v207 << v848;
          let v850: u32 = v849 - v207;
          let v851: u32 = v848 + v207;
          for (var v852: u32 = v210; v852 < v249; v852 += v211) {
            let v853: u32 = v852 >> v848;
            let v854: u32 = v853 << v851;
            let v855: u32 = v852 & v850;
            let v856: u32 = v854 + v855;
            for (var v857: u32 = v206; v857 < v209; v857 += v207) {
              let v858: u32 = v857 * v14;
              let v859: u32 = v7 + v858;
              let v860: u32 = v859 + v856;
              let v861: u32 = v860 + v849;
              let v862: f32 = m2[v860];
              let v863: f32 = m2[v861];
              let v864: f32 = v862 + v863;
              let v865: f32 = v862 - v863;
              m2[v860] = v864;
              m2[v861] = v865;
            }
          }
          workgroupBarrier();
        }
        let v866: u32 = x1;
        for (var v868: u32 = v210; v868 < v208; v868 += v211) {
          for (var v869: u32 = v206; v869 < v209; v869 += v207) {
            let v870: u32 = v869 * v14;
            let v871: u32 = v7 + v870;
            let v872: u32 = v871 + v868;
            let v873: f32 = m2[v872];
            let v874: u32 = v866 + v868;
            let v875: u32 = v874 >> v207;
            let v876: u32 = v867 + v875;
            let v877: u32 = b4[v876];
            let v878: u32 = v874 & v207;
            let v879: bool = v878 == v207;
            let v880: vec2<f32> = unpack2x16float(v877);
            let v881: f32 = v880.x;
            let v882: f32 = v880.y;
            let v883: f32 = select(v881, v882, v879);
            let v884: f32 = v873 * v244;
            let v885: f32 = v884 * v883;
            m2[v872] = v885;
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
          let v151: u32 = v149 - v2;
          let v152: u32 = v151 * v14;
          let v153: u32 = v150 - v115;
          let v154: u32 = v152 + v153;
          let v155: f32 = m2[v154];
          let v156: u32 = v149 * v36;
          let v157: u32 = v156 + v150;
          b5[v157] = v155;
        }
      }
      workgroupBarrier();
    }
    let v158: bool = v59 < v50;
    let v159: bool = v59 < v47;
    let v160: bool = !v159;
    let v161: bool = v158 & v160;
    if (v161) {
      let v162: u32 = v59 - v47;
      let v163: u32 = v162 * v14;
      let v164: u32 = v36 - v163;
      let v165: u32 = min(v14, v164);
      let v166: u32 = v163 * v6;
      for (var v886: u32 = v210; v886 < v208; v886 += v211) {
        for (var v887: u32 = v206; v887 < v209; v887 += v207) {
          let v888: u32 = v887 * v208;
          let v889: u32 = v886 + v888;
          m4[v889] = v216;
        }
      }
      for (var v167: u32 = v7; v167 < v6; v167 += v14) {
        let v168: u32 = v6 - v167;
        let v169: u32 = min(v14, v168);
        for (var v170: u32 = v7; v170 < v5; v170 += v8) {
          let v171: u32 = v2 + v170;
          let v172: u32 = v12 * v1;
          for (var v173: u32 = v172; v173 < v169; v173 += v14) {
            let v174: u32 = v167 + v173;
            let v175: u32 = v171 * v6;
            let v176: u32 = v175 + v174;
            let v177: vec4<f32> = b0[v176 / 4u];
            let v178: u32 = v171 - v2;
            let v179: f32 = m1[v178];
            let v180: f32 = f32(v6);
            let v181: f32 = v179 / v180;
            let v182: f32 = v181 + v83;
            let v183: f32 = inverseSqrt(v182);
            let v184: vec4<f32> = vec4<f32>(v183);
            let v185: vec4<f32> = v177 * v184;
            let v186: vec4<f32> = b2[v174 / 4u];
            let v187: vec4<f32> = v185 * v186;
            let v188: u32 = v170 * v14;
            let v189: u32 = v173 + v188;
            m0[v189 + 0u] = v187.x; m0[v189 + 1u] = v187.y; m0[v189 + 2u] = v187.z; m0[v189 + 3u] = v187.w;
          }
        }
        workgroupBarrier();
        let v190: u32 = v166 + v167;
        let v890: u32 = v190 / v6;
        x1 = v890;
        let v892: bool = v891 == v219;
        if (v892) {
          let v893: u32 = v890 * v6;
          let v894: u32 = v190 - v893;
          for (var v896: u32 = v210; v896 < v208; v896 += v211) {
            for (var v897: u32 = v206; v897 < v209; v897 += v207) {
              x20 = v216;
              let v898: bool = v897 < v5;
              let v899: bool = v896 < v169;
              let v900: bool = v898 & v899;
              if (v900) {
                let v901: u32 = v897 * v14;
                let v902: u32 = v7 + v901;
                let v903: u32 = v902 + v896;
                let v904: f32 = m0[v903];
                let v905: u32 = v894 + v896;
                let v906: u32 = v905 >> v207;
                let v907: u32 = v895 + v906;
                let v908: u32 = b6[v907];
                let v909: u32 = v905 & v207;
                let v910: bool = v909 == v207;
                let v911: vec2<f32> = unpack2x16float(v908);
                let v912: f32 = v911.x;
                let v913: f32 = v911.y;
                let v914: f32 = select(v912, v913, v910);
                let v915: f32 = v904 * v914;
                let v916: f32 = v915 * v244;
                x20 = v916;
              }
              let v917: f32 = x20;
              let v918: u32 = v897 * v208;
              let v919: u32 = v896 + v918;
              m3[v919] = v917;
            }
          }
          workgroupBarrier();
          for (var v920: u32 = v206; v920 < v250; v920 += v207) {
            let v921: u32 = v207 << v920;
            let v922: u32 = v921 - v207;
            let v923: u32 = v920 + v207;
            for (var v924: u32 = v210; v924 < v249; v924 += v211) {
              let v925: u32 = v924 >> v920;
              let v926: u32 = v925 << v923;
              let v927: u32 = v924 & v922;
              let v928: u32 = v926 + v927;
              for (var v929: u32 = v206; v929 < v209; v929 += v207) {
                let v930: u32 = v929 * v208;
                let v931: u32 = v930 + v928;
                let v932: u32 = v931 + v921;
                let v933: f32 = m3[v931];
                let v934: f32 = m3[v932];
                let v935: f32 = v933 + v934;
                let v936: f32 = v933 - v934;
                m3[v931] = v935;
                m3[v932] = v936;
              }
            }
            workgroupBarrier();
          }
          let v937: u32 = v894 / v268;
          for (var v938: u32 = v210; v938 < v208; v938 += v211) {
            x21 = v216;
            x22 = v216;
            x23 = v216;
            x24 = v216;
            let v939: u32 = v890 + v938;
            let v940: u32 = v939 / v268;
            let v941: u32 = v939 % v268;
            for (var v942: u32 = v206; v942 < v208; v942 += v207) {
              let v943: u32 = v942 / v268;
              let v944: u32 = v937 + v943;
              let v945: u32 = v942 % v268;
              let v948: u32 = v946 * v209;
              let v949: u32 = v944 * v947;
              let v950: u32 = v949 + v940;
              let v951: u32 = v950 * v948;
              let v952: u32 = v941 & v250;
              let v953: u32 = v952 << v286;
              let v954: u32 = v941 >> v285;
              let v955: u32 = v954 << v280;
              let v956: u32 = v945 & v250;
              let v957: u32 = v956 >> v207;
              let v958: u32 = v957 << v285;
              let v959: u32 = v945 >> v285;
              let v960: u32 = v959 << v207;
              let v961: u32 = v945 & v207;
              let v962: u32 = v953 + v955;
              let v963: u32 = v962 + v958;
              let v964: u32 = v963 + v960;
              let v965: u32 = v964 + v961;
              let v966: u32 = v965 + v207;
              let v967: u32 = v966 * v946;
              let v968: u32 = v967 >> v207;
              let v969: u32 = v948 << v286;
              let v970: u32 = v968 + v969;
              let v971: u32 = v970 - v207;
              let v972: u32 = v971 >> v286;
              let v973: u32 = v970 - v268;
              let v974: u32 = v973 >> v286;
              let v975: bool = v972 < v948;
              let v976: u32 = v972 - v948;
              let v977: u32 = select(v976, v972, v975);
              let v978: u32 = v951 + v977;
              let v979: u32 = b6[v978];
              let v980: bool = v974 < v948;
              let v981: u32 = v974 - v948;
              let v982: u32 = select(v981, v974, v980);
              let v983: u32 = v951 + v982;
              let v984: u32 = b6[v983];
              let v985: u32 = v971 & v307;
              let v986: u32 = v307 - v985;
              let v987: u32 = v979 >> v986;
              let v988: u32 = v984 << v207;
              let v989: u32 = v988 << v985;
              let v990: u32 = v987 | v989;
              let v991: u32 = v990 & v327;
              let v993: bool = v992 == v206;
              let v994: bool = v992 == v280;
              let v995: u32 = select(v333, v334, v994);
              let v996: u32 = select(v995, v332, v993);
              let v997: u32 = select(v206, v337, v993);
              let v998: u32 = v991 * v996;
              let v999: u32 = v998 + v997;
              let v1000: u32 = v999 & v341;
              let v1001: u32 = v1000 ^ v342;
              let v1002: u32 = v1001 >> v268;
              let v1003: u32 = v1001 & v346;
              let v1004: u32 = v1003 << v268;
              let v1005: u32 = v1001 & v347;
              let v1006: u32 = v1005 << v348;
              let v1007: u32 = v1006 + v349;
              let v1008: u32 = v1004 | v1007;
              let v1009: f32 = bitcast<f32>(v1008);
              let v1010: u32 = v1002 & v346;
              let v1011: u32 = v1010 << v268;
              let v1012: u32 = v1002 & v347;
              let v1013: u32 = v1012 << v348;
              let v1014: u32 = v1013 + v349;
              let v1015: u32 = v1011 | v1014;
              let v1016: f32 = bitcast<f32>(v1015);
              let v1017: f32 = v1009 + v1016;
              let v1018: u32 = v999 & v365;
              let v1019: u32 = v999 >> v366;
              let v1020: u32 = v1019 & v365;
              let v1021: u32 = v1018 + v1020;
              let v1022: u32 = v1021 >> v268;
              let v1023: u32 = v1021 + v1022;
              let v1024: u32 = v1023 & v367;
              let v1025: f32 = f32(v1024);
              let v1026: f32 = fma(v1025, v376, v377);
              let v1027: f32 = select(v1017, v1026, v994);
              let v1028: u32 = bitcast<u32>(v1027);
              let v1029: u32 = v1028 >> v348;
              let v1030: u32 = v1029 & v207;
              let v1031: u32 = v1028 + v383;
              let v1032: u32 = v1031 + v1030;
              let v1033: u32 = v1032 & v384;
              let v1034: f32 = bitcast<f32>(v1033);
              let v1035: f32 = m3[v942];
              let v1036: f32 = x21;
              let v1037: f32 = fma(v1035, v1034, v1036);
              x21 = v1037;
              let v1038: u32 = v942 + v208;
              let v1039: f32 = m3[v1038];
              let v1040: f32 = x22;
              let v1041: f32 = fma(v1039, v1034, v1040);
              x22 = v1041;
              let v1042: u32 = v942 + v396;
              let v1043: f32 = m3[v1042];
              let v1044: f32 = x23;
              let v1045: f32 = fma(v1043, v1034, v1044);
              x23 = v1045;
              let v1046: u32 = v942 + v401;
              let v1047: f32 = m3[v1046];
              let v1048: f32 = x24;
              let v1049: f32 = fma(v1047, v1034, v1048);
              x24 = v1049;
            }
            let v1050: f32 = m4[v938];
            let v1051: f32 = x21;
            let v1052: f32 = v1050 + v1051;
            m4[v938] = v1052;
            let v1053: u32 = v938 + v208;
            let v1054: f32 = m4[v1053];
            let v1055: f32 = x22;
            let v1056: f32 = v1054 + v1055;
            m4[v1053] = v1056;
            let v1057: u32 = v938 + v396;
            let v1058: f32 = m4[v1057];
            let v1059: f32 = x23;
            let v1060: f32 = v1058 + v1059;
            m4[v1057] = v1060;
            let v1061: u32 = v938 + v401;
            let v1062: f32 = m4[v1061];
            let v1063: f32 = x24;
            let v1064: f32 = v1062 + v1063;
            m4[v1061] = v1064;
          }
          workgroupBarrier();
        } else {
          let v1065: u32 = v5 - v207;
          let v1066: u32 = v165 - v207;
          for (var v1067: u32 = v210; v1067 < v208; v1067 += v211) {
            x25 = v216;
            x26 = v216;
            x27 = v216;
            x28 = v216;
            let v1068: u32 = min(v1067, v1066);
            let v1069: u32 = v1068 * v6;
            let v1070: u32 = v190 + v1069;
            for (var v1071: u32 = v206; v1071 < v169; v1071 += v209) {
              let v1072: u32 = v1070 + v1071;
              let v1443: bool = v1442 == v1219;
              if (v1443) {
                let v1444: vec4<u32> = vec4<u32>(b6[v1072 + 0u], b6[v1072 + 1u], b6[v1072 + 2u], b6[v1072 + 3u]);
                let v1445: vec4<f32> = bitcast<vec4<f32>>(v1444);
                x32 = v1445;
              } else {
                let v1446: bool = v1442 < v1223;
                if (v1446) {
                  let v1447: bool = v1442 == v1225;
                  let v1448: u32 = v1072 >> v1225;
                  let v1449: vec2<u32> = vec2<u32>(b6[v1448 + 0u], b6[v1448 + 1u]);
                  let v1450: u32 = v1449.x;
                  let v1451: vec2<f32> = unpack2x16float(v1450);
                  let v1452: f32 = v1451.x;
                  let v1453: f32 = v1451.y;
                  let v1454: u32 = v1450 << v1233;
                  let v1455: u32 = v1450 & v1234;
                  let v1456: f32 = bitcast<f32>(v1454);
                  let v1457: f32 = bitcast<f32>(v1455);
                  let v1458: f32 = select(v1456, v1452, v1447);
                  let v1459: f32 = select(v1457, v1453, v1447);
                  let v1460: u32 = v1449.y;
                  let v1461: vec2<f32> = unpack2x16float(v1460);
                  let v1462: f32 = v1461.x;
                  let v1463: f32 = v1461.y;
                  let v1464: u32 = v1460 << v1233;
                  let v1465: u32 = v1460 & v1234;
                  let v1466: f32 = bitcast<f32>(v1464);
                  let v1467: f32 = bitcast<f32>(v1465);
                  let v1468: f32 = select(v1466, v1462, v1447);
                  let v1469: f32 = select(v1467, v1463, v1447);
                  let v1470: vec4<f32> = vec4<f32>(v1458, v1459, v1468, v1469);
                  x32 = v1470;
                } else {
                  let v1472: u32 = v1072 >> v1253;
                  let v1473: u32 = v1472 * v1471;
                  let v1474: u32 = v1072 & v1254;
                  let v1475: u32 = v1474 * v1471;
                  let v1476: u32 = v1475 >> v1253;
                  let v1477: u32 = v1473 + v1476;
                  let v1478: u32 = v1475 & v1254;
                  let v1479: u32 = b6[v1477];
                  let v1480: u32 = v1477 + v1225;
                  let v1481: u32 = b6[v1480];
                  let v1482: u32 = v1479 >> v1478;
                  let v1483: u32 = v1254 - v1478;
                  let v1484: u32 = v1481 << v1225;
                  let v1485: u32 = v1484 << v1483;
                  let v1486: u32 = v1482 | v1485;
                  let v1487: u32 = v1225 << v1471;
                  let v1488: u32 = v1487 - v1225;
                  let v1490: u32 = v1072 >> v1489;
                  let v1491: bool = v1442 == v1223;
                  let v1492: bool = v1442 == v1274;
                  let v1493: u32 = v1490 >> v1225;
                  let v1494: u32 = select(v1493, v1490, v1491);
                  let v1496: u32 = v1495 + v1494;
                  let v1497: u32 = b6[v1496];
                  let v1498: f32 = bitcast<f32>(v1497);
                  let v1499: u32 = v1490 & v1225;
                  let v1500: bool = v1499 == v1225;
                  let v1501: vec2<f32> = unpack2x16float(v1497);
                  let v1502: f32 = v1501.x;
                  let v1503: f32 = v1501.y;
                  let v1504: u32 = v1497 << v1233;
                  let v1505: u32 = v1497 & v1234;
                  let v1506: f32 = bitcast<f32>(v1504);
                  let v1507: f32 = bitcast<f32>(v1505);
                  let v1508: f32 = select(v1502, v1503, v1500);
                  let v1509: f32 = select(v1506, v1507, v1500);
                  let v1510: f32 = select(v1509, v1508, v1492);
                  let v1511: f32 = select(v1510, v1498, v1491);
                  let v1512: bool = v1442 == v1223;
                  let v1513: bool = v1442 == v1274;
                  let v1514: u32 = v1490 >> v1225;
                  let v1515: u32 = select(v1514, v1490, v1512);
                  let v1517: u32 = v1516 + v1515;
                  let v1518: u32 = b6[v1517];
                  let v1519: f32 = bitcast<f32>(v1518);
                  let v1520: u32 = v1490 & v1225;
                  let v1521: bool = v1520 == v1225;
                  let v1522: vec2<f32> = unpack2x16float(v1518);
                  let v1523: f32 = v1522.x;
                  let v1524: f32 = v1522.y;
                  let v1525: u32 = v1518 << v1233;
                  let v1526: u32 = v1518 & v1234;
                  let v1527: f32 = bitcast<f32>(v1525);
                  let v1528: f32 = bitcast<f32>(v1526);
                  let v1529: f32 = select(v1523, v1524, v1521);
                  let v1530: f32 = select(v1527, v1528, v1521);
                  let v1531: f32 = select(v1530, v1529, v1513);
                  let v1532: f32 = select(v1531, v1519, v1512);
                  let v1533: u32 = v1486 & v1488;
                  let v1534: f32 = f32(v1533);
                  let v1535: f32 = fma(v1511, v1534, v1532);
                  let v1536: u32 = v1486 >> v1471;
                  let v1537: u32 = v1536 & v1488;
                  let v1538: f32 = f32(v1537);
                  let v1539: f32 = fma(v1511, v1538, v1532);
                  let v1540: u32 = v1536 >> v1471;
                  let v1541: u32 = v1540 & v1488;
                  let v1542: f32 = f32(v1541);
                  let v1543: f32 = fma(v1511, v1542, v1532);
                  let v1544: u32 = v1540 >> v1471;
                  let v1545: u32 = v1544 & v1488;
                  let v1546: f32 = f32(v1545);
                  let v1547: f32 = fma(v1511, v1546, v1532);
                  let v1548: vec4<f32> = vec4<f32>(v1535, v1539, v1543, v1547);
                  x32 = v1548;
                }
              }
              let v1549: vec4<f32> = x32;
              let v1074: u32 = min(v206, v1065);
              let v1075: u32 = v1074 * v14;
              let v1076: u32 = v7 + v1075;
              let v1077: u32 = v1076 + v1071;
              let v1078: vec4<f32> = vec4<f32>(m0[v1077 + 0u], m0[v1077 + 1u], m0[v1077 + 2u], m0[v1077 + 3u]);
              let v1079: f32 = x25;
              let v1080: f32 = v1078.x;
              let v1081: f32 = v1549.x;
              let v1082: f32 = fma(v1080, v1081, v1079);
              let v1083: f32 = v1078.y;
              let v1084: f32 = v1549.y;
              let v1085: f32 = fma(v1083, v1084, v1082);
              let v1086: f32 = v1078.z;
              let v1087: f32 = v1549.z;
              let v1088: f32 = fma(v1086, v1087, v1085);
              let v1089: f32 = v1078.w;
              let v1090: f32 = v1549.w;
              let v1091: f32 = fma(v1089, v1090, v1088);
              x25 = v1091;
              let v1092: u32 = min(v207, v1065);
              let v1093: u32 = v1092 * v14;
              let v1094: u32 = v7 + v1093;
              let v1095: u32 = v1094 + v1071;
              let v1096: vec4<f32> = vec4<f32>(m0[v1095 + 0u], m0[v1095 + 1u], m0[v1095 + 2u], m0[v1095 + 3u]);
              let v1097: f32 = x26;
              let v1098: f32 = v1096.x;
              let v1099: f32 = v1549.x;
              let v1100: f32 = fma(v1098, v1099, v1097);
              let v1101: f32 = v1096.y;
              let v1102: f32 = v1549.y;
              let v1103: f32 = fma(v1101, v1102, v1100);
              let v1104: f32 = v1096.z;
              let v1105: f32 = v1549.z;
              let v1106: f32 = fma(v1104, v1105, v1103);
              let v1107: f32 = v1096.w;
              let v1108: f32 = v1549.w;
              let v1109: f32 = fma(v1107, v1108, v1106);
              x26 = v1109;
              let v1110: u32 = min(v280, v1065);
              let v1111: u32 = v1110 * v14;
              let v1112: u32 = v7 + v1111;
              let v1113: u32 = v1112 + v1071;
              let v1114: vec4<f32> = vec4<f32>(m0[v1113 + 0u], m0[v1113 + 1u], m0[v1113 + 2u], m0[v1113 + 3u]);
              let v1115: f32 = x27;
              let v1116: f32 = v1114.x;
              let v1117: f32 = v1549.x;
              let v1118: f32 = fma(v1116, v1117, v1115);
              let v1119: f32 = v1114.y;
              let v1120: f32 = v1549.y;
              let v1121: f32 = fma(v1119, v1120, v1118);
              let v1122: f32 = v1114.z;
              let v1123: f32 = v1549.z;
              let v1124: f32 = fma(v1122, v1123, v1121);
              let v1125: f32 = v1114.w;
              let v1126: f32 = v1549.w;
              let v1127: f32 = fma(v1125, v1126, v1124);
              x27 = v1127;
              let v1128: u32 = min(v285, v1065);
              let v1129: u32 = v1128 * v14;
              let v1130: u32 = v7 + v1129;
              let v1131: u32 = v1130 + v1071;
              let v1132: vec4<f32> = vec4<f32>(m0[v1131 + 0u], m0[v1131 + 1u], m0[v1131 + 2u], m0[v1131 + 3u]);
              let v1133: f32 = x28;
              let v1134: f32 = v1132.x;
              let v1135: f32 = v1549.x;
              let v1136: f32 = fma(v1134, v1135, v1133);
              let v1137: f32 = v1132.y;
              let v1138: f32 = v1549.y;
              let v1139: f32 = fma(v1137, v1138, v1136);
              let v1140: f32 = v1132.z;
              let v1141: f32 = v1549.z;
              let v1142: f32 = fma(v1140, v1141, v1139);
              let v1143: f32 = v1132.w;
              let v1144: f32 = v1549.w;
              let v1145: f32 = fma(v1143, v1144, v1142);
              x28 = v1145;
            }
            let v1146: f32 = m4[v1067];
            let v1147: f32 = x25;
            let v1148: f32 = v1146 + v1147;
            m4[v1067] = v1148;
            let v1149: u32 = v1067 + v208;
            let v1150: f32 = m4[v1149];
            let v1151: f32 = x26;
            let v1152: f32 = v1150 + v1151;
            m4[v1149] = v1152;
            let v1153: u32 = v1067 + v396;
            let v1154: f32 = m4[v1153];
            let v1155: f32 = x27;
            let v1156: f32 = v1154 + v1155;
            m4[v1153] = v1156;
            let v1157: u32 = v1067 + v401;
            let v1158: f32 = m4[v1157];
            let v1159: f32 = x28;
            let v1160: f32 = v1158 + v1159;
            m4[v1157] = v1160;
          }
        }
        workgroupBarrier();
      }
      for (var v1161: u32 = v210; v1161 < v208; v1161 += v211) {
        for (var v1162: u32 = v206; v1162 < v209; v1162 += v207) {
          let v1163: u32 = v1162 * v208;
          let v1164: u32 = v1161 + v1163;
          let v1165: f32 = m4[v1164];
          let v1166: u32 = v1162 * v14;
          let v1167: u32 = v7 + v1166;
          let v1168: u32 = v1167 + v1161;
          m2[v1168] = v1165;
        }
      }
      workgroupBarrier();
      let v1169: bool = v891 == v219;
      if (v1169) {
        for (var v1170: u32 = v206; v1170 < v250; v1170 += v207) {
          let v1171: u32 = v207 << v1170;
          let v1172: u32 = v1171 - v207;
          let v1173: u32 = v1170 + v207;
          for (var v1174: u32 = v210; v1174 < v249; v1174 += v211) {
            let v1175: u32 = v1174 >> v1170;
            let v1176: u32 = v1175 << v1173;
            let v1177: u32 = v1174 & v1172;
            let v1178: u32 = v1176 + v1177;
            for (var v1179: u32 = v206; v1179 < v209; v1179 += v207) {
              let v1180: u32 = v1179 * v14;
              let v1181: u32 = v7 + v1180;
              let v1182: u32 = v1181 + v1178;
              let v1183: u32 = v1182 + v1171;
              let v1184: f32 = m2[v1182];
              let v1185: f32 = m2[v1183];
              let v1186: f32 = v1184 + v1185;
              let v1187: f32 = v1184 - v1185;
              m2[v1182] = v1186;
              m2[v1183] = v1187;
            }
          }
          workgroupBarrier();
        }
        let v1188: u32 = x1;
        for (var v1190: u32 = v210; v1190 < v208; v1190 += v211) {
          for (var v1191: u32 = v206; v1191 < v209; v1191 += v207) {
            let v1192: u32 = v1191 * v14;
            let v1193: u32 = v7 + v1192;
            let v1194: u32 = v1193 + v1190;
            let v1195: f32 = m2[v1194];
            let v1196: u32 = v1188 + v1190;
            let v1197: u32 = v1196 >> v207;
            let v1198: u32 = v1189 + v1197;
            let v1199: u32 = b6[v1198];
            let v1200: u32 = v1196 & v207;
            let v1201: bool = v1200 == v207;
            let v1202: vec2<f32> = unpack2x16float(v1199);
            let v1203: f32 = v1202.x;
            let v1204: f32 = v1202.y;
            let v1205: f32 = select(v1203, v1204, v1201);
            let v1206: f32 = v1195 * v244;
            let v1207: f32 = v1206 * v1205;
            m2[v1194] = v1207;
          }
        }
        workgroupBarrier();
      }
      for (var v191: u32 = v12; v191 < v93; v191 += v94) {
        let v192: u32 = v191 / v14;
        let v193: u32 = v191 % v14;
        let v194: bool = v192 < v5;
        let v195: bool = v193 < v165;
        let v196: bool = v194 & v195;
        if (v196) {
          let v197: u32 = v2 + v192;
          let v198: u32 = v163 + v193;
          let v199: u32 = v197 - v2;
          let v200: u32 = v199 * v14;
          let v201: u32 = v198 - v163;
          let v202: u32 = v200 + v201;
          let v203: f32 = m2[v202];
          let v204: u32 = v197 * v36;
          let v205: u32 = v204 + v198;
          b7[v205] = v203;
        }
      }
      workgroupBarrier();
    }
  }
}
