@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // q_proj
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // mixer_norm
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
fn full_attn_0_v4_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  let v1245: u32 = params[7].x;
  let v1246: u32 = 0u;
  let v1250: u32 = 3u;
  let v1252: u32 = 1u;
  let v1260: u32 = 16u;
  let v1261: u32 = 4294901760u;
  let v1279: u32 = params[7].y;
  let v1280: u32 = 5u;
  let v1281: u32 = 31u;
  let v1299: u32 = params[7].z;
  let v1301: u32 = 4u;
  let v1306: u32 = params[7].w;
  let v1327: u32 = params[8].x;
  let v1361: u32 = params[8].y;
  let v1390: u32 = params[8].z;
  let v1408: u32 = params[8].w;
  let v1414: u32 = params[9].x;
  let v1435: u32 = params[9].y;
  let v1469: u32 = params[9].z;
  let v1498: u32 = params[9].w;
  let v1516: u32 = params[10].x;
  let v1522: u32 = params[10].y;
  let v1543: u32 = params[10].z;
  let v1235: u32 = lane;
  let v1236: u32 = 0u;
  let v1237: u32 = 1u;
  let v1238: u32 = 32u;
  let v206: u32 = 0u;
  let v207: u32 = 1u;
  let v208: u32 = 128u;
  let v209: u32 = 4u;
  let v210: u32 = lane;
  let v211: u32 = 32u;
  let v216: f32 = 0.0f;
  let v217: u32 = params[1].x;
  let v218: u32 = 6u;
  let v223: u32 = params[1].y;
  let v224: u32 = params[1].z;
  let v228: u32 = params[1].w;
  let v250: f32 = 0.088388346f;
  let v255: u32 = 64u;
  let v256: u32 = 7u;
  let v274: u32 = 16u;
  let v284: u32 = params[2].x;
  let v285: u32 = params[2].y;
  let v286: u32 = 2u;
  let v292: u32 = 3u;
  let v293: u32 = 5u;
  let v314: u32 = 31u;
  let v334: u32 = 65535u;
  let v336: u32 = params[2].z;
  let v339: u32 = 89226354u;
  let v340: u32 = 3417055213u;
  let v341: u32 = 2212286765u;
  let v344: u32 = 64248484u;
  let v348: u32 = 2415890431u;
  let v349: u32 = 996162400u;
  let v353: u32 = 32768u;
  let v354: u32 = 32767u;
  let v355: u32 = 13u;
  let v356: u32 = 939524096u;
  let v372: u32 = 16711935u;
  let v373: u32 = 8u;
  let v374: u32 = 2047u;
  let v383: f32 = 0.006767273f;
  let v384: f32 = -3.453125f;
  let v390: u32 = 4095u;
  let v391: u32 = 4294959104u;
  let v403: u32 = 256u;
  let v408: u32 = 384u;
  let v553: u32 = params[2].w;
  let v577: u32 = params[3].x;
  let v582: u32 = params[3].y;
  let v583: u32 = params[3].z;
  let v587: u32 = params[3].w;
  let v639: u32 = params[4].x;
  let v640: u32 = params[4].y;
  let v686: u32 = params[4].z;
  let v884: u32 = params[4].w;
  let v908: u32 = params[5].x;
  let v913: u32 = params[5].y;
  let v914: u32 = params[5].z;
  let v918: u32 = params[5].w;
  let v970: u32 = params[6].x;
  let v971: u32 = params[6].y;
  let v1017: u32 = params[6].z;
  let v1215: u32 = params[6].w;
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
    m5[v1235] = v29;
    workgroupBarrier();
    let v1239: f32 = m5[v1236];
    x30 = v1239;
    for (var v1240: u32 = v1237; v1240 < v1238; v1240 += v1237) {
      let v1241: f32 = m5[v1240];
      let v1242: f32 = x30;
      let v1243: f32 = v1242 + v1241;
      x30 = v1243;
    }
    workgroupBarrier();
    let v1244: f32 = x30;
    let v31: bool = v12 < v8;
    if (v31) {
      m1[v9] = v1244;
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
        let v219: bool = v217 == v218;
        if (v219) {
          let v220: u32 = v92 / v6;
          let v221: u32 = v220 * v6;
          let v222: u32 = v92 - v221;
          let v225: u32 = v220 / v223;
          let v226: u32 = v220 % v223;
          let v227: u32 = v225 * v224;
          x1 = v226;
          x2 = v227;
          let v229: u32 = v227 + v228;
          for (var v230: u32 = v210; v230 < v208; v230 += v211) {
            for (var v231: u32 = v206; v231 < v209; v231 += v207) {
              x3 = v216;
              let v232: bool = v231 < v5;
              let v233: bool = v230 < v70;
              let v234: bool = v232 & v233;
              if (v234) {
                let v235: u32 = v231 * v14;
                let v236: u32 = v7 + v235;
                let v237: u32 = v236 + v230;
                let v238: f32 = m0[v237];
                let v239: u32 = v222 + v230;
                let v240: u32 = v239 >> v207;
                let v241: u32 = v229 + v240;
                let v242: u32 = b1[v241];
                let v243: u32 = v239 & v207;
                let v244: bool = v243 == v207;
                let v245: vec2<f32> = unpack2x16float(v242);
                let v246: f32 = v245.x;
                let v247: f32 = v245.y;
                let v248: f32 = select(v246, v247, v244);
                let v249: f32 = v238 * v248;
                let v251: f32 = v249 * v250;
                x3 = v251;
              }
              let v252: f32 = x3;
              let v253: u32 = v231 * v208;
              let v254: u32 = v230 + v253;
              m3[v254] = v252;
            }
          }
          workgroupBarrier();
          for (var v257: u32 = v206; v257 < v256; v257 += v207) {
            let v258: u32 = v207 << v257;
            let v259: u32 = v258 - v207;
            let v260: u32 = v257 + v207;
            for (var v261: u32 = v210; v261 < v255; v261 += v211) {
              let v262: u32 = v261 >> v257;
              let v263: u32 = v262 << v260;
              let v264: u32 = v261 & v259;
              let v265: u32 = v263 + v264;
              for (var v266: u32 = v206; v266 < v209; v266 += v207) {
                let v267: u32 = v266 * v208;
                let v268: u32 = v267 + v265;
                let v269: u32 = v268 + v258;
                let v270: f32 = m3[v268];
                let v271: f32 = m3[v269];
                let v272: f32 = v270 + v271;
                let v273: f32 = v270 - v271;
                m3[v268] = v272;
                m3[v269] = v273;
              }
            }
            workgroupBarrier();
          }
          let v275: u32 = v222 / v274;
          for (var v276: u32 = v210; v276 < v208; v276 += v211) {
            x4 = v216;
            x5 = v216;
            x6 = v216;
            x7 = v216;
            let v277: u32 = v226 + v276;
            let v278: u32 = v277 / v274;
            let v279: u32 = v277 % v274;
            for (var v280: u32 = v206; v280 < v208; v280 += v207) {
              let v281: u32 = v280 / v274;
              let v282: u32 = v275 + v281;
              let v283: u32 = v280 % v274;
              let v287: u32 = v284 * v209;
              let v288: u32 = v282 * v285;
              let v289: u32 = v288 + v278;
              let v290: u32 = v289 * v287;
              let v291: u32 = v227 + v290;
              let v294: u32 = v279 & v256;
              let v295: u32 = v294 << v293;
              let v296: u32 = v279 >> v292;
              let v297: u32 = v296 << v286;
              let v298: u32 = v283 & v256;
              let v299: u32 = v298 >> v207;
              let v300: u32 = v299 << v292;
              let v301: u32 = v283 >> v292;
              let v302: u32 = v301 << v207;
              let v303: u32 = v283 & v207;
              let v304: u32 = v295 + v297;
              let v305: u32 = v304 + v300;
              let v306: u32 = v305 + v302;
              let v307: u32 = v306 + v303;
              let v308: u32 = v307 + v207;
              let v309: u32 = v308 * v284;
              let v310: u32 = v309 >> v207;
              let v311: u32 = v287 << v293;
              let v312: u32 = v310 + v311;
              let v313: u32 = v312 - v207;
              let v315: u32 = v313 >> v293;
              let v316: u32 = v312 - v274;
              let v317: u32 = v316 >> v293;
              let v318: bool = v315 < v287;
              let v319: u32 = v315 - v287;
              let v320: u32 = select(v319, v315, v318);
              let v321: u32 = v291 + v320;
              let v322: u32 = b1[v321];
              let v323: bool = v317 < v287;
              let v324: u32 = v317 - v287;
              let v325: u32 = select(v324, v317, v323);
              let v326: u32 = v291 + v325;
              let v327: u32 = b1[v326];
              let v328: u32 = v313 & v314;
              let v329: u32 = v314 - v328;
              let v330: u32 = v322 >> v329;
              let v331: u32 = v327 << v207;
              let v332: u32 = v331 << v328;
              let v333: u32 = v330 | v332;
              let v335: u32 = v333 & v334;
              let v337: bool = v336 == v206;
              let v338: bool = v336 == v286;
              let v342: u32 = select(v340, v341, v338);
              let v343: u32 = select(v342, v339, v337);
              let v345: u32 = select(v206, v344, v337);
              let v346: u32 = v335 * v343;
              let v347: u32 = v346 + v345;
              let v350: u32 = v347 & v348;
              let v351: u32 = v350 ^ v349;
              let v352: u32 = v351 >> v274;
              let v357: u32 = v351 & v353;
              let v358: u32 = v357 << v274;
              let v359: u32 = v351 & v354;
              let v360: u32 = v359 << v355;
              let v361: u32 = v360 + v356;
              let v362: u32 = v358 | v361;
              let v363: f32 = bitcast<f32>(v362);
              let v364: u32 = v352 & v353;
              let v365: u32 = v364 << v274;
              let v366: u32 = v352 & v354;
              let v367: u32 = v366 << v355;
              let v368: u32 = v367 + v356;
              let v369: u32 = v365 | v368;
              let v370: f32 = bitcast<f32>(v369);
              let v371: f32 = v363 + v370;
              let v375: u32 = v347 & v372;
              let v376: u32 = v347 >> v373;
              let v377: u32 = v376 & v372;
              let v378: u32 = v375 + v377;
              let v379: u32 = v378 >> v274;
              let v380: u32 = v378 + v379;
              let v381: u32 = v380 & v374;
              let v382: f32 = f32(v381);
              let v385: f32 = fma(v382, v383, v384);
              let v386: f32 = select(v371, v385, v338);
              let v387: u32 = bitcast<u32>(v386);
              let v388: u32 = v387 >> v355;
              let v389: u32 = v388 & v207;
              let v392: u32 = v387 + v390;
              let v393: u32 = v392 + v389;
              let v394: u32 = v393 & v391;
              let v395: f32 = bitcast<f32>(v394);
              let v396: f32 = m3[v280];
              let v397: f32 = x4;
              let v398: f32 = fma(v396, v395, v397);
              x4 = v398;
              let v399: u32 = v280 + v208;
              let v400: f32 = m3[v399];
              let v401: f32 = x5;
              let v402: f32 = fma(v400, v395, v401);
              x5 = v402;
              let v404: u32 = v280 + v403;
              let v405: f32 = m3[v404];
              let v406: f32 = x6;
              let v407: f32 = fma(v405, v395, v406);
              x6 = v407;
              let v409: u32 = v280 + v408;
              let v410: f32 = m3[v409];
              let v411: f32 = x7;
              let v412: f32 = fma(v410, v395, v411);
              x7 = v412;
            }
            let v413: f32 = m4[v276];
            let v414: f32 = x4;
            let v415: f32 = v413 + v414;
            m4[v276] = v415;
            let v416: u32 = v276 + v208;
            let v417: f32 = m4[v416];
            let v418: f32 = x5;
            let v419: f32 = v417 + v418;
            m4[v416] = v419;
            let v420: u32 = v276 + v403;
            let v421: f32 = m4[v420];
            let v422: f32 = x6;
            let v423: f32 = v421 + v422;
            m4[v420] = v423;
            let v424: u32 = v276 + v408;
            let v425: f32 = m4[v424];
            let v426: f32 = x7;
            let v427: f32 = v425 + v426;
            m4[v424] = v427;
          }
          workgroupBarrier();
        } else {
          let v428: u32 = v5 - v207;
          let v429: u32 = v66 - v207;
          for (var v430: u32 = v210; v430 < v208; v430 += v211) {
            x8 = v216;
            x9 = v216;
            x10 = v216;
            x11 = v216;
            let v431: u32 = min(v430, v429);
            let v432: u32 = v431 * v6;
            let v433: u32 = v92 + v432;
            for (var v434: u32 = v206; v434 < v70; v434 += v209) {
              let v435: u32 = v433 + v434;
              let v1247: bool = v1245 == v1246;
              if (v1247) {
                let v1248: vec4<u32> = vec4<u32>(b1[v435 + 0u], b1[v435 + 1u], b1[v435 + 2u], b1[v435 + 3u]);
                let v1249: vec4<f32> = bitcast<vec4<f32>>(v1248);
                x31 = v1249;
              } else {
                let v1251: bool = v1245 < v1250;
                if (v1251) {
                  let v1253: bool = v1245 == v1252;
                  let v1254: u32 = v435 >> v1252;
                  let v1255: vec2<u32> = vec2<u32>(b1[v1254 + 0u], b1[v1254 + 1u]);
                  let v1256: u32 = v1255.x;
                  let v1257: vec2<f32> = unpack2x16float(v1256);
                  let v1258: f32 = v1257.x;
                  let v1259: f32 = v1257.y;
                  let v1262: u32 = v1256 << v1260;
                  let v1263: u32 = v1256 & v1261;
                  let v1264: f32 = bitcast<f32>(v1262);
                  let v1265: f32 = bitcast<f32>(v1263);
                  let v1266: f32 = select(v1264, v1258, v1253);
                  let v1267: f32 = select(v1265, v1259, v1253);
                  let v1268: u32 = v1255.y;
                  let v1269: vec2<f32> = unpack2x16float(v1268);
                  let v1270: f32 = v1269.x;
                  let v1271: f32 = v1269.y;
                  let v1272: u32 = v1268 << v1260;
                  let v1273: u32 = v1268 & v1261;
                  let v1274: f32 = bitcast<f32>(v1272);
                  let v1275: f32 = bitcast<f32>(v1273);
                  let v1276: f32 = select(v1274, v1270, v1253);
                  let v1277: f32 = select(v1275, v1271, v1253);
                  let v1278: vec4<f32> = vec4<f32>(v1266, v1267, v1276, v1277);
                  x31 = v1278;
                } else {
                  let v1282: u32 = v435 >> v1280;
                  let v1283: u32 = v1282 * v1279;
                  let v1284: u32 = v435 & v1281;
                  let v1285: u32 = v1284 * v1279;
                  let v1286: u32 = v1285 >> v1280;
                  let v1287: u32 = v1283 + v1286;
                  let v1288: u32 = v1285 & v1281;
                  let v1289: u32 = b1[v1287];
                  let v1290: u32 = v1287 + v1252;
                  let v1291: u32 = b1[v1290];
                  let v1292: u32 = v1289 >> v1288;
                  let v1293: u32 = v1281 - v1288;
                  let v1294: u32 = v1291 << v1252;
                  let v1295: u32 = v1294 << v1293;
                  let v1296: u32 = v1292 | v1295;
                  let v1297: u32 = v1252 << v1279;
                  let v1298: u32 = v1297 - v1252;
                  let v1300: u32 = v435 >> v1299;
                  let v1302: bool = v1245 == v1250;
                  let v1303: bool = v1245 == v1301;
                  let v1304: u32 = v1300 >> v1252;
                  let v1305: u32 = select(v1304, v1300, v1302);
                  let v1307: u32 = v1306 + v1305;
                  let v1308: u32 = b1[v1307];
                  let v1309: f32 = bitcast<f32>(v1308);
                  let v1310: u32 = v1300 & v1252;
                  let v1311: bool = v1310 == v1252;
                  let v1312: vec2<f32> = unpack2x16float(v1308);
                  let v1313: f32 = v1312.x;
                  let v1314: f32 = v1312.y;
                  let v1315: u32 = v1308 << v1260;
                  let v1316: u32 = v1308 & v1261;
                  let v1317: f32 = bitcast<f32>(v1315);
                  let v1318: f32 = bitcast<f32>(v1316);
                  let v1319: f32 = select(v1313, v1314, v1311);
                  let v1320: f32 = select(v1317, v1318, v1311);
                  let v1321: f32 = select(v1320, v1319, v1303);
                  let v1322: f32 = select(v1321, v1309, v1302);
                  let v1323: bool = v1245 == v1250;
                  let v1324: bool = v1245 == v1301;
                  let v1325: u32 = v1300 >> v1252;
                  let v1326: u32 = select(v1325, v1300, v1323);
                  let v1328: u32 = v1327 + v1326;
                  let v1329: u32 = b1[v1328];
                  let v1330: f32 = bitcast<f32>(v1329);
                  let v1331: u32 = v1300 & v1252;
                  let v1332: bool = v1331 == v1252;
                  let v1333: vec2<f32> = unpack2x16float(v1329);
                  let v1334: f32 = v1333.x;
                  let v1335: f32 = v1333.y;
                  let v1336: u32 = v1329 << v1260;
                  let v1337: u32 = v1329 & v1261;
                  let v1338: f32 = bitcast<f32>(v1336);
                  let v1339: f32 = bitcast<f32>(v1337);
                  let v1340: f32 = select(v1334, v1335, v1332);
                  let v1341: f32 = select(v1338, v1339, v1332);
                  let v1342: f32 = select(v1341, v1340, v1324);
                  let v1343: f32 = select(v1342, v1330, v1323);
                  let v1344: u32 = v1296 & v1298;
                  let v1345: f32 = f32(v1344);
                  let v1346: f32 = fma(v1322, v1345, v1343);
                  let v1347: u32 = v1296 >> v1279;
                  let v1348: u32 = v1347 & v1298;
                  let v1349: f32 = f32(v1348);
                  let v1350: f32 = fma(v1322, v1349, v1343);
                  let v1351: u32 = v1347 >> v1279;
                  let v1352: u32 = v1351 & v1298;
                  let v1353: f32 = f32(v1352);
                  let v1354: f32 = fma(v1322, v1353, v1343);
                  let v1355: u32 = v1351 >> v1279;
                  let v1356: u32 = v1355 & v1298;
                  let v1357: f32 = f32(v1356);
                  let v1358: f32 = fma(v1322, v1357, v1343);
                  let v1359: vec4<f32> = vec4<f32>(v1346, v1350, v1354, v1358);
                  x31 = v1359;
                }
              }
              let v1360: vec4<f32> = x31;
              let v437: u32 = min(v206, v428);
              let v438: u32 = v437 * v14;
              let v439: u32 = v7 + v438;
              let v440: u32 = v439 + v434;
              let v441: vec4<f32> = vec4<f32>(m0[v440 + 0u], m0[v440 + 1u], m0[v440 + 2u], m0[v440 + 3u]);
              let v442: f32 = x8;
              let v443: f32 = v441.x;
              let v444: f32 = v1360.x;
              let v445: f32 = fma(v443, v444, v442);
              let v446: f32 = v441.y;
              let v447: f32 = v1360.y;
              let v448: f32 = fma(v446, v447, v445);
              let v449: f32 = v441.z;
              let v450: f32 = v1360.z;
              let v451: f32 = fma(v449, v450, v448);
              let v452: f32 = v441.w;
              let v453: f32 = v1360.w;
              let v454: f32 = fma(v452, v453, v451);
              x8 = v454;
              let v455: u32 = min(v207, v428);
              let v456: u32 = v455 * v14;
              let v457: u32 = v7 + v456;
              let v458: u32 = v457 + v434;
              let v459: vec4<f32> = vec4<f32>(m0[v458 + 0u], m0[v458 + 1u], m0[v458 + 2u], m0[v458 + 3u]);
              let v460: f32 = x9;
              let v461: f32 = v459.x;
              let v462: f32 = v1360.x;
              let v463: f32 = fma(v461, v462, v460);
              let v464: f32 = v459.y;
              let v465: f32 = v1360.y;
              let v466: f32 = fma(v464, v465, v463);
              let v467: f32 = v459.z;
              let v468: f32 = v1360.z;
              let v469: f32 = fma(v467, v468, v466);
              let v470: f32 = v459.w;
              let v471: f32 = v1360.w;
              let v472: f32 = fma(v470, v471, v469);
              x9 = v472;
              let v473: u32 = min(v286, v428);
              let v474: u32 = v473 * v14;
              let v475: u32 = v7 + v474;
              let v476: u32 = v475 + v434;
              let v477: vec4<f32> = vec4<f32>(m0[v476 + 0u], m0[v476 + 1u], m0[v476 + 2u], m0[v476 + 3u]);
              let v478: f32 = x10;
              let v479: f32 = v477.x;
              let v480: f32 = v1360.x;
              let v481: f32 = fma(v479, v480, v478);
              let v482: f32 = v477.y;
              let v483: f32 = v1360.y;
              let v484: f32 = fma(v482, v483, v481);
              let v485: f32 = v477.z;
              let v486: f32 = v1360.z;
              let v487: f32 = fma(v485, v486, v484);
              let v488: f32 = v477.w;
              let v489: f32 = v1360.w;
              let v490: f32 = fma(v488, v489, v487);
              x10 = v490;
              let v491: u32 = min(v292, v428);
              let v492: u32 = v491 * v14;
              let v493: u32 = v7 + v492;
              let v494: u32 = v493 + v434;
              let v495: vec4<f32> = vec4<f32>(m0[v494 + 0u], m0[v494 + 1u], m0[v494 + 2u], m0[v494 + 3u]);
              let v496: f32 = x11;
              let v497: f32 = v495.x;
              let v498: f32 = v1360.x;
              let v499: f32 = fma(v497, v498, v496);
              let v500: f32 = v495.y;
              let v501: f32 = v1360.y;
              let v502: f32 = fma(v500, v501, v499);
              let v503: f32 = v495.z;
              let v504: f32 = v1360.z;
              let v505: f32 = fma(v503, v504, v502);
              let v506: f32 = v495.w;
              let v507: f32 = v1360.w;
              let v508: f32 = fma(v506, v507, v505);
              x11 = v508;
            }
            let v509: f32 = m4[v430];
            let v510: f32 = x8;
            let v511: f32 = v509 + v510;
            m4[v430] = v511;
            let v512: u32 = v430 + v208;
            let v513: f32 = m4[v512];
            let v514: f32 = x9;
            let v515: f32 = v513 + v514;
            m4[v512] = v515;
            let v516: u32 = v430 + v403;
            let v517: f32 = m4[v516];
            let v518: f32 = x10;
            let v519: f32 = v517 + v518;
            m4[v516] = v519;
            let v520: u32 = v430 + v408;
            let v521: f32 = m4[v520];
            let v522: f32 = x11;
            let v523: f32 = v521 + v522;
            m4[v520] = v523;
          }
        }
        workgroupBarrier();
      }
      for (var v524: u32 = v210; v524 < v208; v524 += v211) {
        for (var v525: u32 = v206; v525 < v209; v525 += v207) {
          let v526: u32 = v525 * v208;
          let v527: u32 = v524 + v526;
          let v528: f32 = m4[v527];
          let v529: u32 = v525 * v14;
          let v530: u32 = v7 + v529;
          let v531: u32 = v530 + v524;
          m2[v531] = v528;
        }
      }
      workgroupBarrier();
      let v532: bool = v217 == v218;
      if (v532) {
        for (var v533: u32 = v206; v533 < v256; v533 += v207) {
          let v534: u32 = v207 << v533;
          let v535: u32 = v534 - v207;
          let v536: u32 = v533 + v207;
          for (var v537: u32 = v210; v537 < v255; v537 += v211) {
            let v538: u32 = v537 >> v533;
            let v539: u32 = v538 << v536;
            let v540: u32 = v537 & v535;
            let v541: u32 = v539 + v540;
            for (var v542: u32 = v206; v542 < v209; v542 += v207) {
              let v543: u32 = v542 * v14;
              let v544: u32 = v7 + v543;
              let v545: u32 = v544 + v541;
              let v546: u32 = v545 + v534;
              let v547: f32 = m2[v545];
              let v548: f32 = m2[v546];
              let v549: f32 = v547 + v548;
              let v550: f32 = v547 - v548;
              m2[v545] = v549;
              m2[v546] = v550;
            }
          }
          workgroupBarrier();
        }
        let v551: u32 = x1;
        let v552: u32 = x2;
        let v554: u32 = v552 + v553;
        for (var v555: u32 = v210; v555 < v208; v555 += v211) {
          for (var v556: u32 = v206; v556 < v209; v556 += v207) {
            let v557: u32 = v556 * v14;
            let v558: u32 = v7 + v557;
            let v559: u32 = v558 + v555;
            let v560: f32 = m2[v559];
            let v561: u32 = v551 + v555;
            let v562: u32 = v561 >> v207;
            let v563: u32 = v554 + v562;
            let v564: u32 = b1[v563];
            let v565: u32 = v561 & v207;
            let v566: bool = v565 == v207;
            let v567: vec2<f32> = unpack2x16float(v564);
            let v568: f32 = v567.x;
            let v569: f32 = v567.y;
            let v570: f32 = select(v568, v569, v566);
            let v571: f32 = v560 * v250;
            let v572: f32 = v571 * v570;
            m2[v559] = v572;
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
      for (var v573: u32 = v210; v573 < v208; v573 += v211) {
        for (var v574: u32 = v206; v574 < v209; v574 += v207) {
          let v575: u32 = v574 * v208;
          let v576: u32 = v573 + v575;
          m4[v576] = v216;
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
        let v578: bool = v577 == v218;
        if (v578) {
          let v579: u32 = v142 / v6;
          let v580: u32 = v579 * v6;
          let v581: u32 = v142 - v580;
          let v584: u32 = v579 / v582;
          let v585: u32 = v579 % v582;
          let v586: u32 = v584 * v583;
          x1 = v585;
          x2 = v586;
          let v588: u32 = v586 + v587;
          for (var v589: u32 = v210; v589 < v208; v589 += v211) {
            for (var v590: u32 = v206; v590 < v209; v590 += v207) {
              x12 = v216;
              let v591: bool = v590 < v5;
              let v592: bool = v589 < v121;
              let v593: bool = v591 & v592;
              if (v593) {
                let v594: u32 = v590 * v14;
                let v595: u32 = v7 + v594;
                let v596: u32 = v595 + v589;
                let v597: f32 = m0[v596];
                let v598: u32 = v581 + v589;
                let v599: u32 = v598 >> v207;
                let v600: u32 = v588 + v599;
                let v601: u32 = b4[v600];
                let v602: u32 = v598 & v207;
                let v603: bool = v602 == v207;
                let v604: vec2<f32> = unpack2x16float(v601);
                let v605: f32 = v604.x;
                let v606: f32 = v604.y;
                let v607: f32 = select(v605, v606, v603);
                let v608: f32 = v597 * v607;
                let v609: f32 = v608 * v250;
                x12 = v609;
              }
              let v610: f32 = x12;
              let v611: u32 = v590 * v208;
              let v612: u32 = v589 + v611;
              m3[v612] = v610;
            }
          }
          workgroupBarrier();
          for (var v613: u32 = v206; v613 < v256; v613 += v207) {
            let v614: u32 = v207 << v613;
            let v615: u32 = v614 - v207;
            let v616: u32 = v613 + v207;
            for (var v617: u32 = v210; v617 < v255; v617 += v211) {
              let v618: u32 = v617 >> v613;
              let v619: u32 = v618 << v616;
              let v620: u32 = v617 & v615;
              let v621: u32 = v619 + v620;
              for (var v622: u32 = v206; v622 < v209; v622 += v207) {
                let v623: u32 = v622 * v208;
                let v624: u32 = v623 + v621;
                let v625: u32 = v624 + v614;
                let v626: f32 = m3[v624];
                let v627: f32 = m3[v625];
                let v628: f32 = v626 + v627;
                let v629: f32 = v626 - v627;
                m3[v624] = v628;
                m3[v625] = v629;
              }
            }
            workgroupBarrier();
          }
          let v630: u32 = v581 / v274;
          for (var v631: u32 = v210; v631 < v208; v631 += v211) {
            x13 = v216;
            x14 = v216;
            x15 = v216;
            x16 = v216;
            let v632: u32 = v585 + v631;
            let v633: u32 = v632 / v274;
            let v634: u32 = v632 % v274;
            for (var v635: u32 = v206; v635 < v208; v635 += v207) {
              let v636: u32 = v635 / v274;
              let v637: u32 = v630 + v636;
              let v638: u32 = v635 % v274;
              let v641: u32 = v639 * v209;
              let v642: u32 = v637 * v640;
              let v643: u32 = v642 + v633;
              let v644: u32 = v643 * v641;
              let v645: u32 = v586 + v644;
              let v646: u32 = v634 & v256;
              let v647: u32 = v646 << v293;
              let v648: u32 = v634 >> v292;
              let v649: u32 = v648 << v286;
              let v650: u32 = v638 & v256;
              let v651: u32 = v650 >> v207;
              let v652: u32 = v651 << v292;
              let v653: u32 = v638 >> v292;
              let v654: u32 = v653 << v207;
              let v655: u32 = v638 & v207;
              let v656: u32 = v647 + v649;
              let v657: u32 = v656 + v652;
              let v658: u32 = v657 + v654;
              let v659: u32 = v658 + v655;
              let v660: u32 = v659 + v207;
              let v661: u32 = v660 * v639;
              let v662: u32 = v661 >> v207;
              let v663: u32 = v641 << v293;
              let v664: u32 = v662 + v663;
              let v665: u32 = v664 - v207;
              let v666: u32 = v665 >> v293;
              let v667: u32 = v664 - v274;
              let v668: u32 = v667 >> v293;
              let v669: bool = v666 < v641;
              let v670: u32 = v666 - v641;
              let v671: u32 = select(v670, v666, v669);
              let v672: u32 = v645 + v671;
              let v673: u32 = b4[v672];
              let v674: bool = v668 < v641;
              let v675: u32 = v668 - v641;
              let v676: u32 = select(v675, v668, v674);
              let v677: u32 = v645 + v676;
              let v678: u32 = b4[v677];
              let v679: u32 = v665 & v314;
              let v680: u32 = v314 - v679;
              let v681: u32 = v673 >> v680;
              let v682: u32 = v678 << v207;
              let v683: u32 = v682 << v679;
              let v684: u32 = v681 | v683;
              let v685: u32 = v684 & v334;
              let v687: bool = v686 == v206;
              let v688: bool = v686 == v286;
              let v689: u32 = select(v340, v341, v688);
              let v690: u32 = select(v689, v339, v687);
              let v691: u32 = select(v206, v344, v687);
              let v692: u32 = v685 * v690;
              let v693: u32 = v692 + v691;
              let v694: u32 = v693 & v348;
              let v695: u32 = v694 ^ v349;
              let v696: u32 = v695 >> v274;
              let v697: u32 = v695 & v353;
              let v698: u32 = v697 << v274;
              let v699: u32 = v695 & v354;
              let v700: u32 = v699 << v355;
              let v701: u32 = v700 + v356;
              let v702: u32 = v698 | v701;
              let v703: f32 = bitcast<f32>(v702);
              let v704: u32 = v696 & v353;
              let v705: u32 = v704 << v274;
              let v706: u32 = v696 & v354;
              let v707: u32 = v706 << v355;
              let v708: u32 = v707 + v356;
              let v709: u32 = v705 | v708;
              let v710: f32 = bitcast<f32>(v709);
              let v711: f32 = v703 + v710;
              let v712: u32 = v693 & v372;
              let v713: u32 = v693 >> v373;
              let v714: u32 = v713 & v372;
              let v715: u32 = v712 + v714;
              let v716: u32 = v715 >> v274;
              let v717: u32 = v715 + v716;
              let v718: u32 = v717 & v374;
              let v719: f32 = f32(v718);
              let v720: f32 = fma(v719, v383, v384);
              let v721: f32 = select(v711, v720, v688);
              let v722: u32 = bitcast<u32>(v721);
              let v723: u32 = v722 >> v355;
              let v724: u32 = v723 & v207;
              let v725: u32 = v722 + v390;
              let v726: u32 = v725 + v724;
              let v727: u32 = v726 & v391;
              let v728: f32 = bitcast<f32>(v727);
              let v729: f32 = m3[v635];
              let v730: f32 = x13;
              let v731: f32 = fma(v729, v728, v730);
              x13 = v731;
              let v732: u32 = v635 + v208;
              let v733: f32 = m3[v732];
              let v734: f32 = x14;
              let v735: f32 = fma(v733, v728, v734);
              x14 = v735;
              let v736: u32 = v635 + v403;
              let v737: f32 = m3[v736];
              let v738: f32 = x15;
              let v739: f32 = fma(v737, v728, v738);
              x15 = v739;
              let v740: u32 = v635 + v408;
              let v741: f32 = m3[v740];
              let v742: f32 = x16;
              let v743: f32 = fma(v741, v728, v742);
              x16 = v743;
            }
            let v744: f32 = m4[v631];
            let v745: f32 = x13;
            let v746: f32 = v744 + v745;
            m4[v631] = v746;
            let v747: u32 = v631 + v208;
            let v748: f32 = m4[v747];
            let v749: f32 = x14;
            let v750: f32 = v748 + v749;
            m4[v747] = v750;
            let v751: u32 = v631 + v403;
            let v752: f32 = m4[v751];
            let v753: f32 = x15;
            let v754: f32 = v752 + v753;
            m4[v751] = v754;
            let v755: u32 = v631 + v408;
            let v756: f32 = m4[v755];
            let v757: f32 = x16;
            let v758: f32 = v756 + v757;
            m4[v755] = v758;
          }
          workgroupBarrier();
        } else {
          let v759: u32 = v5 - v207;
          let v760: u32 = v117 - v207;
          for (var v761: u32 = v210; v761 < v208; v761 += v211) {
            x17 = v216;
            x18 = v216;
            x19 = v216;
            x20 = v216;
            let v762: u32 = min(v761, v760);
            let v763: u32 = v762 * v6;
            let v764: u32 = v142 + v763;
            for (var v765: u32 = v206; v765 < v121; v765 += v209) {
              let v766: u32 = v764 + v765;
              let v1362: bool = v1361 == v1246;
              if (v1362) {
                let v1363: vec4<u32> = vec4<u32>(b4[v766 + 0u], b4[v766 + 1u], b4[v766 + 2u], b4[v766 + 3u]);
                let v1364: vec4<f32> = bitcast<vec4<f32>>(v1363);
                x32 = v1364;
              } else {
                let v1365: bool = v1361 < v1250;
                if (v1365) {
                  let v1366: bool = v1361 == v1252;
                  let v1367: u32 = v766 >> v1252;
                  let v1368: vec2<u32> = vec2<u32>(b4[v1367 + 0u], b4[v1367 + 1u]);
                  let v1369: u32 = v1368.x;
                  let v1370: vec2<f32> = unpack2x16float(v1369);
                  let v1371: f32 = v1370.x;
                  let v1372: f32 = v1370.y;
                  let v1373: u32 = v1369 << v1260;
                  let v1374: u32 = v1369 & v1261;
                  let v1375: f32 = bitcast<f32>(v1373);
                  let v1376: f32 = bitcast<f32>(v1374);
                  let v1377: f32 = select(v1375, v1371, v1366);
                  let v1378: f32 = select(v1376, v1372, v1366);
                  let v1379: u32 = v1368.y;
                  let v1380: vec2<f32> = unpack2x16float(v1379);
                  let v1381: f32 = v1380.x;
                  let v1382: f32 = v1380.y;
                  let v1383: u32 = v1379 << v1260;
                  let v1384: u32 = v1379 & v1261;
                  let v1385: f32 = bitcast<f32>(v1383);
                  let v1386: f32 = bitcast<f32>(v1384);
                  let v1387: f32 = select(v1385, v1381, v1366);
                  let v1388: f32 = select(v1386, v1382, v1366);
                  let v1389: vec4<f32> = vec4<f32>(v1377, v1378, v1387, v1388);
                  x32 = v1389;
                } else {
                  let v1391: u32 = v766 >> v1280;
                  let v1392: u32 = v1391 * v1390;
                  let v1393: u32 = v766 & v1281;
                  let v1394: u32 = v1393 * v1390;
                  let v1395: u32 = v1394 >> v1280;
                  let v1396: u32 = v1392 + v1395;
                  let v1397: u32 = v1394 & v1281;
                  let v1398: u32 = b4[v1396];
                  let v1399: u32 = v1396 + v1252;
                  let v1400: u32 = b4[v1399];
                  let v1401: u32 = v1398 >> v1397;
                  let v1402: u32 = v1281 - v1397;
                  let v1403: u32 = v1400 << v1252;
                  let v1404: u32 = v1403 << v1402;
                  let v1405: u32 = v1401 | v1404;
                  let v1406: u32 = v1252 << v1390;
                  let v1407: u32 = v1406 - v1252;
                  let v1409: u32 = v766 >> v1408;
                  let v1410: bool = v1361 == v1250;
                  let v1411: bool = v1361 == v1301;
                  let v1412: u32 = v1409 >> v1252;
                  let v1413: u32 = select(v1412, v1409, v1410);
                  let v1415: u32 = v1414 + v1413;
                  let v1416: u32 = b4[v1415];
                  let v1417: f32 = bitcast<f32>(v1416);
                  let v1418: u32 = v1409 & v1252;
                  let v1419: bool = v1418 == v1252;
                  let v1420: vec2<f32> = unpack2x16float(v1416);
                  let v1421: f32 = v1420.x;
                  let v1422: f32 = v1420.y;
                  let v1423: u32 = v1416 << v1260;
                  let v1424: u32 = v1416 & v1261;
                  let v1425: f32 = bitcast<f32>(v1423);
                  let v1426: f32 = bitcast<f32>(v1424);
                  let v1427: f32 = select(v1421, v1422, v1419);
                  let v1428: f32 = select(v1425, v1426, v1419);
                  let v1429: f32 = select(v1428, v1427, v1411);
                  let v1430: f32 = select(v1429, v1417, v1410);
                  let v1431: bool = v1361 == v1250;
                  let v1432: bool = v1361 == v1301;
                  let v1433: u32 = v1409 >> v1252;
                  let v1434: u32 = select(v1433, v1409, v1431);
                  let v1436: u32 = v1435 + v1434;
                  let v1437: u32 = b4[v1436];
                  let v1438: f32 = bitcast<f32>(v1437);
                  let v1439: u32 = v1409 & v1252;
                  let v1440: bool = v1439 == v1252;
                  let v1441: vec2<f32> = unpack2x16float(v1437);
                  let v1442: f32 = v1441.x;
                  let v1443: f32 = v1441.y;
                  let v1444: u32 = v1437 << v1260;
                  let v1445: u32 = v1437 & v1261;
                  let v1446: f32 = bitcast<f32>(v1444);
                  let v1447: f32 = bitcast<f32>(v1445);
                  let v1448: f32 = select(v1442, v1443, v1440);
                  let v1449: f32 = select(v1446, v1447, v1440);
                  let v1450: f32 = select(v1449, v1448, v1432);
                  let v1451: f32 = select(v1450, v1438, v1431);
                  let v1452: u32 = v1405 & v1407;
                  let v1453: f32 = f32(v1452);
                  let v1454: f32 = fma(v1430, v1453, v1451);
                  let v1455: u32 = v1405 >> v1390;
                  let v1456: u32 = v1455 & v1407;
                  let v1457: f32 = f32(v1456);
                  let v1458: f32 = fma(v1430, v1457, v1451);
                  let v1459: u32 = v1455 >> v1390;
                  let v1460: u32 = v1459 & v1407;
                  let v1461: f32 = f32(v1460);
                  let v1462: f32 = fma(v1430, v1461, v1451);
                  let v1463: u32 = v1459 >> v1390;
                  let v1464: u32 = v1463 & v1407;
                  let v1465: f32 = f32(v1464);
                  let v1466: f32 = fma(v1430, v1465, v1451);
                  let v1467: vec4<f32> = vec4<f32>(v1454, v1458, v1462, v1466);
                  x32 = v1467;
                }
              }
              let v1468: vec4<f32> = x32;
              let v768: u32 = min(v206, v759);
              let v769: u32 = v768 * v14;
              let v770: u32 = v7 + v769;
              let v771: u32 = v770 + v765;
              let v772: vec4<f32> = vec4<f32>(m0[v771 + 0u], m0[v771 + 1u], m0[v771 + 2u], m0[v771 + 3u]);
              let v773: f32 = x17;
              let v774: f32 = v772.x;
              let v775: f32 = v1468.x;
              let v776: f32 = fma(v774, v775, v773);
              let v777: f32 = v772.y;
              let v778: f32 = v1468.y;
              let v779: f32 = fma(v777, v778, v776);
              let v780: f32 = v772.z;
              let v781: f32 = v1468.z;
              let v782: f32 = fma(v780, v781, v779);
              let v783: f32 = v772.w;
              let v784: f32 = v1468.w;
              let v785: f32 = fma(v783, v784, v782);
              x17 = v785;
              let v786: u32 = min(v207, v759);
              let v787: u32 = v786 * v14;
              let v788: u32 = v7 + v787;
              let v789: u32 = v788 + v765;
              let v790: vec4<f32> = vec4<f32>(m0[v789 + 0u], m0[v789 + 1u], m0[v789 + 2u], m0[v789 + 3u]);
              let v791: f32 = x18;
              let v792: f32 = v790.x;
              let v793: f32 = v1468.x;
              let v794: f32 = fma(v792, v793, v791);
              let v795: f32 = v790.y;
              let v796: f32 = v1468.y;
              let v797: f32 = fma(v795, v796, v794);
              let v798: f32 = v790.z;
              let v799: f32 = v1468.z;
              let v800: f32 = fma(v798, v799, v797);
              let v801: f32 = v790.w;
              let v802: f32 = v1468.w;
              let v803: f32 = fma(v801, v802, v800);
              x18 = v803;
              let v804: u32 = min(v286, v759);
              let v805: u32 = v804 * v14;
              let v806: u32 = v7 + v805;
              let v807: u32 = v806 + v765;
              let v808: vec4<f32> = vec4<f32>(m0[v807 + 0u], m0[v807 + 1u], m0[v807 + 2u], m0[v807 + 3u]);
              let v809: f32 = x19;
              let v810: f32 = v808.x;
              let v811: f32 = v1468.x;
              let v812: f32 = fma(v810, v811, v809);
              let v813: f32 = v808.y;
              let v814: f32 = v1468.y;
              let v815: f32 = fma(v813, v814, v812);
              let v816: f32 = v808.z;
              let v817: f32 = v1468.z;
              let v818: f32 = fma(v816, v817, v815);
              let v819: f32 = v808.w;
              let v820: f32 = v1468.w;
              let v821: f32 = fma(v819, v820, v818);
              x19 = v821;
              let v822: u32 = min(v292, v759);
              let v823: u32 = v822 * v14;
              let v824: u32 = v7 + v823;
              let v825: u32 = v824 + v765;
              let v826: vec4<f32> = vec4<f32>(m0[v825 + 0u], m0[v825 + 1u], m0[v825 + 2u], m0[v825 + 3u]);
              let v827: f32 = x20;
              let v828: f32 = v826.x;
              let v829: f32 = v1468.x;
              let v830: f32 = fma(v828, v829, v827);
              let v831: f32 = v826.y;
              let v832: f32 = v1468.y;
              let v833: f32 = fma(v831, v832, v830);
              let v834: f32 = v826.z;
              let v835: f32 = v1468.z;
              let v836: f32 = fma(v834, v835, v833);
              let v837: f32 = v826.w;
              let v838: f32 = v1468.w;
              let v839: f32 = fma(v837, v838, v836);
              x20 = v839;
            }
            let v840: f32 = m4[v761];
            let v841: f32 = x17;
            let v842: f32 = v840 + v841;
            m4[v761] = v842;
            let v843: u32 = v761 + v208;
            let v844: f32 = m4[v843];
            let v845: f32 = x18;
            let v846: f32 = v844 + v845;
            m4[v843] = v846;
            let v847: u32 = v761 + v403;
            let v848: f32 = m4[v847];
            let v849: f32 = x19;
            let v850: f32 = v848 + v849;
            m4[v847] = v850;
            let v851: u32 = v761 + v408;
            let v852: f32 = m4[v851];
            let v853: f32 = x20;
            let v854: f32 = v852 + v853;
            m4[v851] = v854;
          }
        }
        workgroupBarrier();
      }
      for (var v855: u32 = v210; v855 < v208; v855 += v211) {
        for (var v856: u32 = v206; v856 < v209; v856 += v207) {
          let v857: u32 = v856 * v208;
          let v858: u32 = v855 + v857;
          let v859: f32 = m4[v858];
          let v860: u32 = v856 * v14;
          let v861: u32 = v7 + v860;
          let v862: u32 = v861 + v855;
          m2[v862] = v859;
        }
      }
      workgroupBarrier();
      let v863: bool = v577 == v218;
      if (v863) {
        for (var v864: u32 = v206; v864 < v256; v864 += v207) {
          let v865: u32 = v207 << v864;
          let v866: u32 = v865 - v207;
          let v867: u32 = v864 + v207;
          for (var v868: u32 = v210; v868 < v255; v868 += v211) {
            let v869: u32 = v868 >> v864;
            let v870: u32 = v869 << v867;
            let v871: u32 = v868 & v866;
            let v872: u32 = v870 + v871;
            for (var v873: u32 = v206; v873 < v209; v873 += v207) {
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
        let v883: u32 = x2;
        let v885: u32 = v883 + v884;
        for (var v886: u32 = v210; v886 < v208; v886 += v211) {
          for (var v887: u32 = v206; v887 < v209; v887 += v207) {
            let v888: u32 = v887 * v14;
            let v889: u32 = v7 + v888;
            let v890: u32 = v889 + v886;
            let v891: f32 = m2[v890];
            let v892: u32 = v882 + v886;
            let v893: u32 = v892 >> v207;
            let v894: u32 = v885 + v893;
            let v895: u32 = b4[v894];
            let v896: u32 = v892 & v207;
            let v897: bool = v896 == v207;
            let v898: vec2<f32> = unpack2x16float(v895);
            let v899: f32 = v898.x;
            let v900: f32 = v898.y;
            let v901: f32 = select(v899, v900, v897);
            let v902: f32 = v891 * v250;
            let v903: f32 = v902 * v901;
            m2[v890] = v903;
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
      for (var v904: u32 = v210; v904 < v208; v904 += v211) {
        for (var v905: u32 = v206; v905 < v209; v905 += v207) {
          let v906: u32 = v905 * v208;
          let v907: u32 = v904 + v906;
          m4[v907] = v216;
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
        let v909: bool = v908 == v218;
        if (v909) {
          let v910: u32 = v190 / v6;
          let v911: u32 = v910 * v6;
          let v912: u32 = v190 - v911;
          let v915: u32 = v910 / v913;
          let v916: u32 = v910 % v913;
          let v917: u32 = v915 * v914;
          x1 = v916;
          x2 = v917;
          let v919: u32 = v917 + v918;
          for (var v920: u32 = v210; v920 < v208; v920 += v211) {
            for (var v921: u32 = v206; v921 < v209; v921 += v207) {
              x21 = v216;
              let v922: bool = v921 < v5;
              let v923: bool = v920 < v169;
              let v924: bool = v922 & v923;
              if (v924) {
                let v925: u32 = v921 * v14;
                let v926: u32 = v7 + v925;
                let v927: u32 = v926 + v920;
                let v928: f32 = m0[v927];
                let v929: u32 = v912 + v920;
                let v930: u32 = v929 >> v207;
                let v931: u32 = v919 + v930;
                let v932: u32 = b6[v931];
                let v933: u32 = v929 & v207;
                let v934: bool = v933 == v207;
                let v935: vec2<f32> = unpack2x16float(v932);
                let v936: f32 = v935.x;
                let v937: f32 = v935.y;
                let v938: f32 = select(v936, v937, v934);
                let v939: f32 = v928 * v938;
                let v940: f32 = v939 * v250;
                x21 = v940;
              }
              let v941: f32 = x21;
              let v942: u32 = v921 * v208;
              let v943: u32 = v920 + v942;
              m3[v943] = v941;
            }
          }
          workgroupBarrier();
          for (var v944: u32 = v206; v944 < v256; v944 += v207) {
            let v945: u32 = v207 << v944;
            let v946: u32 = v945 - v207;
            let v947: u32 = v944 + v207;
            for (var v948: u32 = v210; v948 < v255; v948 += v211) {
              let v949: u32 = v948 >> v944;
              let v950: u32 = v949 << v947;
              let v951: u32 = v948 & v946;
              let v952: u32 = v950 + v951;
              for (var v953: u32 = v206; v953 < v209; v953 += v207) {
                let v954: u32 = v953 * v208;
                let v955: u32 = v954 + v952;
                let v956: u32 = v955 + v945;
                let v957: f32 = m3[v955];
                let v958: f32 = m3[v956];
                let v959: f32 = v957 + v958;
                let v960: f32 = v957 - v958;
                m3[v955] = v959;
                m3[v956] = v960;
              }
            }
            workgroupBarrier();
          }
          let v961: u32 = v912 / v274;
          for (var v962: u32 = v210; v962 < v208; v962 += v211) {
            x22 = v216;
            x23 = v216;
            x24 = v216;
            x25 = v216;
            let v963: u32 = v916 + v962;
            let v964: u32 = v963 / v274;
            let v965: u32 = v963 % v274;
            for (var v966: u32 = v206; v966 < v208; v966 += v207) {
              let v967: u32 = v966 / v274;
              let v968: u32 = v961 + v967;
              let v969: u32 = v966 % v274;
              let v972: u32 = v970 * v209;
              let v973: u32 = v968 * v971;
              let v974: u32 = v973 + v964;
              let v975: u32 = v974 * v972;
              let v976: u32 = v917 + v975;
              let v977: u32 = v965 & v256;
              let v978: u32 = v977 << v293;
              let v979: u32 = v965 >> v292;
              let v980: u32 = v979 << v286;
              let v981: u32 = v969 & v256;
              let v982: u32 = v981 >> v207;
              let v983: u32 = v982 << v292;
              let v984: u32 = v969 >> v292;
              let v985: u32 = v984 << v207;
              let v986: u32 = v969 & v207;
              let v987: u32 = v978 + v980;
              let v988: u32 = v987 + v983;
              let v989: u32 = v988 + v985;
              let v990: u32 = v989 + v986;
              let v991: u32 = v990 + v207;
              let v992: u32 = v991 * v970;
              let v993: u32 = v992 >> v207;
              let v994: u32 = v972 << v293;
              let v995: u32 = v993 + v994;
              let v996: u32 = v995 - v207;
              let v997: u32 = v996 >> v293;
              let v998: u32 = v995 - v274;
              let v999: u32 = v998 >> v293;
              let v1000: bool = v997 < v972;
              let v1001: u32 = v997 - v972;
              let v1002: u32 = select(v1001, v997, v1000);
              let v1003: u32 = v976 + v1002;
              let v1004: u32 = b6[v1003];
              let v1005: bool = v999 < v972;
              let v1006: u32 = v999 - v972;
              let v1007: u32 = select(v1006, v999, v1005);
              let v1008: u32 = v976 + v1007;
              let v1009: u32 = b6[v1008];
              let v1010: u32 = v996 & v314;
              let v1011: u32 = v314 - v1010;
              let v1012: u32 = v1004 >> v1011;
              let v1013: u32 = v1009 << v207;
              let v1014: u32 = v1013 << v1010;
              let v1015: u32 = v1012 | v1014;
              let v1016: u32 = v1015 & v334;
              let v1018: bool = v1017 == v206;
              let v1019: bool = v1017 == v286;
              let v1020: u32 = select(v340, v341, v1019);
              let v1021: u32 = select(v1020, v339, v1018);
              let v1022: u32 = select(v206, v344, v1018);
              let v1023: u32 = v1016 * v1021;
              let v1024: u32 = v1023 + v1022;
              let v1025: u32 = v1024 & v348;
              let v1026: u32 = v1025 ^ v349;
              let v1027: u32 = v1026 >> v274;
              let v1028: u32 = v1026 & v353;
              let v1029: u32 = v1028 << v274;
              let v1030: u32 = v1026 & v354;
              let v1031: u32 = v1030 << v355;
              let v1032: u32 = v1031 + v356;
              let v1033: u32 = v1029 | v1032;
              let v1034: f32 = bitcast<f32>(v1033);
              let v1035: u32 = v1027 & v353;
              let v1036: u32 = v1035 << v274;
              let v1037: u32 = v1027 & v354;
              let v1038: u32 = v1037 << v355;
              let v1039: u32 = v1038 + v356;
              let v1040: u32 = v1036 | v1039;
              let v1041: f32 = bitcast<f32>(v1040);
              let v1042: f32 = v1034 + v1041;
              let v1043: u32 = v1024 & v372;
              let v1044: u32 = v1024 >> v373;
              let v1045: u32 = v1044 & v372;
              let v1046: u32 = v1043 + v1045;
              let v1047: u32 = v1046 >> v274;
              let v1048: u32 = v1046 + v1047;
              let v1049: u32 = v1048 & v374;
              let v1050: f32 = f32(v1049);
              let v1051: f32 = fma(v1050, v383, v384);
              let v1052: f32 = select(v1042, v1051, v1019);
              let v1053: u32 = bitcast<u32>(v1052);
              let v1054: u32 = v1053 >> v355;
              let v1055: u32 = v1054 & v207;
              let v1056: u32 = v1053 + v390;
              let v1057: u32 = v1056 + v1055;
              let v1058: u32 = v1057 & v391;
              let v1059: f32 = bitcast<f32>(v1058);
              let v1060: f32 = m3[v966];
              let v1061: f32 = x22;
              let v1062: f32 = fma(v1060, v1059, v1061);
              x22 = v1062;
              let v1063: u32 = v966 + v208;
              let v1064: f32 = m3[v1063];
              let v1065: f32 = x23;
              let v1066: f32 = fma(v1064, v1059, v1065);
              x23 = v1066;
              let v1067: u32 = v966 + v403;
              let v1068: f32 = m3[v1067];
              let v1069: f32 = x24;
              let v1070: f32 = fma(v1068, v1059, v1069);
              x24 = v1070;
              let v1071: u32 = v966 + v408;
              let v1072: f32 = m3[v1071];
              let v1073: f32 = x25;
              let v1074: f32 = fma(v1072, v1059, v1073);
              x25 = v1074;
            }
            let v1075: f32 = m4[v962];
            let v1076: f32 = x22;
            let v1077: f32 = v1075 + v1076;
            m4[v962] = v1077;
            let v1078: u32 = v962 + v208;
            let v1079: f32 = m4[v1078];
            let v1080: f32 = x23;
            let v1081: f32 = v1079 + v1080;
            m4[v1078] = v1081;
            let v1082: u32 = v962 + v403;
            let v1083: f32 = m4[v1082];
            let v1084: f32 = x24;
            let v1085: f32 = v1083 + v1084;
            m4[v1082] = v1085;
            let v1086: u32 = v962 + v408;
            let v1087: f32 = m4[v1086];
            let v1088: f32 = x25;
            let v1089: f32 = v1087 + v1088;
            m4[v1086] = v1089;
          }
          workgroupBarrier();
        } else {
          let v1090: u32 = v5 - v207;
          let v1091: u32 = v165 - v207;
          for (var v1092: u32 = v210; v1092 < v208; v1092 += v211) {
            x26 = v216;
            x27 = v216;
            x28 = v216;
            x29 = v216;
            let v1093: u32 = min(v1092, v1091);
            let v1094: u32 = v1093 * v6;
            let v1095: u32 = v190 + v1094;
            for (var v1096: u32 = v206; v1096 < v169; v1096 += v209) {
              let v1097: u32 = v1095 + v1096;
              let v1470: bool = v1469 == v1246;
              if (v1470) {
                let v1471: vec4<u32> = vec4<u32>(b6[v1097 + 0u], b6[v1097 + 1u], b6[v1097 + 2u], b6[v1097 + 3u]);
                let v1472: vec4<f32> = bitcast<vec4<f32>>(v1471);
                x33 = v1472;
              } else {
                let v1473: bool = v1469 < v1250;
                if (v1473) {
                  let v1474: bool = v1469 == v1252;
                  let v1475: u32 = v1097 >> v1252;
                  let v1476: vec2<u32> = vec2<u32>(b6[v1475 + 0u], b6[v1475 + 1u]);
                  let v1477: u32 = v1476.x;
                  let v1478: vec2<f32> = unpack2x16float(v1477);
                  let v1479: f32 = v1478.x;
                  let v1480: f32 = v1478.y;
                  let v1481: u32 = v1477 << v1260;
                  let v1482: u32 = v1477 & v1261;
                  let v1483: f32 = bitcast<f32>(v1481);
                  let v1484: f32 = bitcast<f32>(v1482);
                  let v1485: f32 = select(v1483, v1479, v1474);
                  let v1486: f32 = select(v1484, v1480, v1474);
                  let v1487: u32 = v1476.y;
                  let v1488: vec2<f32> = unpack2x16float(v1487);
                  let v1489: f32 = v1488.x;
                  let v1490: f32 = v1488.y;
                  let v1491: u32 = v1487 << v1260;
                  let v1492: u32 = v1487 & v1261;
                  let v1493: f32 = bitcast<f32>(v1491);
                  let v1494: f32 = bitcast<f32>(v1492);
                  let v1495: f32 = select(v1493, v1489, v1474);
                  let v1496: f32 = select(v1494, v1490, v1474);
                  let v1497: vec4<f32> = vec4<f32>(v1485, v1486, v1495, v1496);
                  x33 = v1497;
                } else {
                  let v1499: u32 = v1097 >> v1280;
                  let v1500: u32 = v1499 * v1498;
                  let v1501: u32 = v1097 & v1281;
                  let v1502: u32 = v1501 * v1498;
                  let v1503: u32 = v1502 >> v1280;
                  let v1504: u32 = v1500 + v1503;
                  let v1505: u32 = v1502 & v1281;
                  let v1506: u32 = b6[v1504];
                  let v1507: u32 = v1504 + v1252;
                  let v1508: u32 = b6[v1507];
                  let v1509: u32 = v1506 >> v1505;
                  let v1510: u32 = v1281 - v1505;
                  let v1511: u32 = v1508 << v1252;
                  let v1512: u32 = v1511 << v1510;
                  let v1513: u32 = v1509 | v1512;
                  let v1514: u32 = v1252 << v1498;
                  let v1515: u32 = v1514 - v1252;
                  let v1517: u32 = v1097 >> v1516;
                  let v1518: bool = v1469 == v1250;
                  let v1519: bool = v1469 == v1301;
                  let v1520: u32 = v1517 >> v1252;
                  let v1521: u32 = select(v1520, v1517, v1518);
                  let v1523: u32 = v1522 + v1521;
                  let v1524: u32 = b6[v1523];
                  let v1525: f32 = bitcast<f32>(v1524);
                  let v1526: u32 = v1517 & v1252;
                  let v1527: bool = v1526 == v1252;
                  let v1528: vec2<f32> = unpack2x16float(v1524);
                  let v1529: f32 = v1528.x;
                  let v1530: f32 = v1528.y;
                  let v1531: u32 = v1524 << v1260;
                  let v1532: u32 = v1524 & v1261;
                  let v1533: f32 = bitcast<f32>(v1531);
                  let v1534: f32 = bitcast<f32>(v1532);
                  let v1535: f32 = select(v1529, v1530, v1527);
                  let v1536: f32 = select(v1533, v1534, v1527);
                  let v1537: f32 = select(v1536, v1535, v1519);
                  let v1538: f32 = select(v1537, v1525, v1518);
                  let v1539: bool = v1469 == v1250;
                  let v1540: bool = v1469 == v1301;
                  let v1541: u32 = v1517 >> v1252;
                  let v1542: u32 = select(v1541, v1517, v1539);
                  let v1544: u32 = v1543 + v1542;
                  let v1545: u32 = b6[v1544];
                  let v1546: f32 = bitcast<f32>(v1545);
                  let v1547: u32 = v1517 & v1252;
                  let v1548: bool = v1547 == v1252;
                  let v1549: vec2<f32> = unpack2x16float(v1545);
                  let v1550: f32 = v1549.x;
                  let v1551: f32 = v1549.y;
                  let v1552: u32 = v1545 << v1260;
                  let v1553: u32 = v1545 & v1261;
                  let v1554: f32 = bitcast<f32>(v1552);
                  let v1555: f32 = bitcast<f32>(v1553);
                  let v1556: f32 = select(v1550, v1551, v1548);
                  let v1557: f32 = select(v1554, v1555, v1548);
                  let v1558: f32 = select(v1557, v1556, v1540);
                  let v1559: f32 = select(v1558, v1546, v1539);
                  let v1560: u32 = v1513 & v1515;
                  let v1561: f32 = f32(v1560);
                  let v1562: f32 = fma(v1538, v1561, v1559);
                  let v1563: u32 = v1513 >> v1498;
                  let v1564: u32 = v1563 & v1515;
                  let v1565: f32 = f32(v1564);
                  let v1566: f32 = fma(v1538, v1565, v1559);
                  let v1567: u32 = v1563 >> v1498;
                  let v1568: u32 = v1567 & v1515;
                  let v1569: f32 = f32(v1568);
                  let v1570: f32 = fma(v1538, v1569, v1559);
                  let v1571: u32 = v1567 >> v1498;
                  let v1572: u32 = v1571 & v1515;
                  let v1573: f32 = f32(v1572);
                  let v1574: f32 = fma(v1538, v1573, v1559);
                  let v1575: vec4<f32> = vec4<f32>(v1562, v1566, v1570, v1574);
                  x33 = v1575;
                }
              }
              let v1576: vec4<f32> = x33;
              let v1099: u32 = min(v206, v1090);
              let v1100: u32 = v1099 * v14;
              let v1101: u32 = v7 + v1100;
              let v1102: u32 = v1101 + v1096;
              let v1103: vec4<f32> = vec4<f32>(m0[v1102 + 0u], m0[v1102 + 1u], m0[v1102 + 2u], m0[v1102 + 3u]);
              let v1104: f32 = x26;
              let v1105: f32 = v1103.x;
              let v1106: f32 = v1576.x;
              let v1107: f32 = fma(v1105, v1106, v1104);
              let v1108: f32 = v1103.y;
              let v1109: f32 = v1576.y;
              let v1110: f32 = fma(v1108, v1109, v1107);
              let v1111: f32 = v1103.z;
              let v1112: f32 = v1576.z;
              let v1113: f32 = fma(v1111, v1112, v1110);
              let v1114: f32 = v1103.w;
              let v1115: f32 = v1576.w;
              let v1116: f32 = fma(v1114, v1115, v1113);
              x26 = v1116;
              let v1117: u32 = min(v207, v1090);
              let v1118: u32 = v1117 * v14;
              let v1119: u32 = v7 + v1118;
              let v1120: u32 = v1119 + v1096;
              let v1121: vec4<f32> = vec4<f32>(m0[v1120 + 0u], m0[v1120 + 1u], m0[v1120 + 2u], m0[v1120 + 3u]);
              let v1122: f32 = x27;
              let v1123: f32 = v1121.x;
              let v1124: f32 = v1576.x;
              let v1125: f32 = fma(v1123, v1124, v1122);
              let v1126: f32 = v1121.y;
              let v1127: f32 = v1576.y;
              let v1128: f32 = fma(v1126, v1127, v1125);
              let v1129: f32 = v1121.z;
              let v1130: f32 = v1576.z;
              let v1131: f32 = fma(v1129, v1130, v1128);
              let v1132: f32 = v1121.w;
              let v1133: f32 = v1576.w;
              let v1134: f32 = fma(v1132, v1133, v1131);
              x27 = v1134;
              let v1135: u32 = min(v286, v1090);
              let v1136: u32 = v1135 * v14;
              let v1137: u32 = v7 + v1136;
              let v1138: u32 = v1137 + v1096;
              let v1139: vec4<f32> = vec4<f32>(m0[v1138 + 0u], m0[v1138 + 1u], m0[v1138 + 2u], m0[v1138 + 3u]);
              let v1140: f32 = x28;
              let v1141: f32 = v1139.x;
              let v1142: f32 = v1576.x;
              let v1143: f32 = fma(v1141, v1142, v1140);
              let v1144: f32 = v1139.y;
              let v1145: f32 = v1576.y;
              let v1146: f32 = fma(v1144, v1145, v1143);
              let v1147: f32 = v1139.z;
              let v1148: f32 = v1576.z;
              let v1149: f32 = fma(v1147, v1148, v1146);
              let v1150: f32 = v1139.w;
              let v1151: f32 = v1576.w;
              let v1152: f32 = fma(v1150, v1151, v1149);
              x28 = v1152;
              let v1153: u32 = min(v292, v1090);
              let v1154: u32 = v1153 * v14;
              let v1155: u32 = v7 + v1154;
              let v1156: u32 = v1155 + v1096;
              let v1157: vec4<f32> = vec4<f32>(m0[v1156 + 0u], m0[v1156 + 1u], m0[v1156 + 2u], m0[v1156 + 3u]);
              let v1158: f32 = x29;
              let v1159: f32 = v1157.x;
              let v1160: f32 = v1576.x;
              let v1161: f32 = fma(v1159, v1160, v1158);
              let v1162: f32 = v1157.y;
              let v1163: f32 = v1576.y;
              let v1164: f32 = fma(v1162, v1163, v1161);
              let v1165: f32 = v1157.z;
              let v1166: f32 = v1576.z;
              let v1167: f32 = fma(v1165, v1166, v1164);
              let v1168: f32 = v1157.w;
              let v1169: f32 = v1576.w;
              let v1170: f32 = fma(v1168, v1169, v1167);
              x29 = v1170;
            }
            let v1171: f32 = m4[v1092];
            let v1172: f32 = x26;
            let v1173: f32 = v1171 + v1172;
            m4[v1092] = v1173;
            let v1174: u32 = v1092 + v208;
            let v1175: f32 = m4[v1174];
            let v1176: f32 = x27;
            let v1177: f32 = v1175 + v1176;
            m4[v1174] = v1177;
            let v1178: u32 = v1092 + v403;
            let v1179: f32 = m4[v1178];
            let v1180: f32 = x28;
            let v1181: f32 = v1179 + v1180;
            m4[v1178] = v1181;
            let v1182: u32 = v1092 + v408;
            let v1183: f32 = m4[v1182];
            let v1184: f32 = x29;
            let v1185: f32 = v1183 + v1184;
            m4[v1182] = v1185;
          }
        }
        workgroupBarrier();
      }
      for (var v1186: u32 = v210; v1186 < v208; v1186 += v211) {
        for (var v1187: u32 = v206; v1187 < v209; v1187 += v207) {
          let v1188: u32 = v1187 * v208;
          let v1189: u32 = v1186 + v1188;
          let v1190: f32 = m4[v1189];
          let v1191: u32 = v1187 * v14;
          let v1192: u32 = v7 + v1191;
          let v1193: u32 = v1192 + v1186;
          m2[v1193] = v1190;
        }
      }
      workgroupBarrier();
      let v1194: bool = v908 == v218;
      if (v1194) {
        for (var v1195: u32 = v206; v1195 < v256; v1195 += v207) {
          let v1196: u32 = v207 << v1195;
          let v1197: u32 = v1196 - v207;
          let v1198: u32 = v1195 + v207;
          for (var v1199: u32 = v210; v1199 < v255; v1199 += v211) {
            let v1200: u32 = v1199 >> v1195;
            let v1201: u32 = v1200 << v1198;
            let v1202: u32 = v1199 & v1197;
            let v1203: u32 = v1201 + v1202;
            for (var v1204: u32 = v206; v1204 < v209; v1204 += v207) {
              let v1205: u32 = v1204 * v14;
              let v1206: u32 = v7 + v1205;
              let v1207: u32 = v1206 + v1203;
              let v1208: u32 = v1207 + v1196;
              let v1209: f32 = m2[v1207];
              let v1210: f32 = m2[v1208];
              let v1211: f32 = v1209 + v1210;
              let v1212: f32 = v1209 - v1210;
              m2[v1207] = v1211;
              m2[v1208] = v1212;
            }
          }
          workgroupBarrier();
        }
        let v1213: u32 = x1;
        let v1214: u32 = x2;
        let v1216: u32 = v1214 + v1215;
        for (var v1217: u32 = v210; v1217 < v208; v1217 += v211) {
          for (var v1218: u32 = v206; v1218 < v209; v1218 += v207) {
            let v1219: u32 = v1218 * v14;
            let v1220: u32 = v7 + v1219;
            let v1221: u32 = v1220 + v1217;
            let v1222: f32 = m2[v1221];
            let v1223: u32 = v1213 + v1217;
            let v1224: u32 = v1223 >> v207;
            let v1225: u32 = v1216 + v1224;
            let v1226: u32 = b6[v1225];
            let v1227: u32 = v1223 & v207;
            let v1228: bool = v1227 == v207;
            let v1229: vec2<f32> = unpack2x16float(v1226);
            let v1230: f32 = v1229.x;
            let v1231: f32 = v1229.y;
            let v1232: f32 = select(v1230, v1231, v1228);
            let v1233: f32 = v1222 * v250;
            let v1234: f32 = v1233 * v1232;
            m2[v1221] = v1234;
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
