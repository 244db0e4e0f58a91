@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // q_proj
@group(0) @binding(2) var<storage, read> b2: array<f32>; // mixer_norm
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
fn full_attn_0_v1_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  let v1072: u32 = params[5].z;
  let v1073: u32 = 0u;
  let v1077: u32 = 3u;
  let v1079: u32 = 1u;
  let v1088: u32 = 16u;
  let v1089: u32 = 4294901760u;
  let v1097: u32 = params[5].w;
  let v1098: u32 = 5u;
  let v1099: u32 = 31u;
  let v1117: u32 = params[6].x;
  let v1119: u32 = 4u;
  let v1124: u32 = params[6].y;
  let v1145: u32 = params[6].z;
  let v1166: u32 = params[6].w;
  let v1186: u32 = params[7].x;
  let v1204: u32 = params[7].y;
  let v1210: u32 = params[7].z;
  let v1231: u32 = params[7].w;
  let v1252: u32 = params[8].x;
  let v1272: u32 = params[8].y;
  let v1290: u32 = params[8].z;
  let v1296: u32 = params[8].w;
  let v1317: u32 = params[9].x;
  let v1062: u32 = lane;
  let v1063: u32 = 0u;
  let v1064: u32 = 1u;
  let v1065: u32 = 32u;
  let v192: u32 = 0u;
  let v193: u32 = 1u;
  let v194: u32 = 128u;
  let v195: u32 = 4u;
  let v196: u32 = lane;
  let v197: u32 = 32u;
  let v202: f32 = 0.0f;
  let v204: u32 = params[1].x;
  let v205: u32 = 6u;
  let v209: u32 = params[1].y;
  let v230: f32 = 0.088388346f;
  let v235: u32 = 64u;
  let v236: u32 = 7u;
  let v254: u32 = 16u;
  let v264: u32 = params[1].z;
  let v265: u32 = params[1].w;
  let v266: u32 = 2u;
  let v271: u32 = 3u;
  let v272: u32 = 5u;
  let v293: u32 = 31u;
  let v313: u32 = 65535u;
  let v315: u32 = params[2].x;
  let v318: u32 = 89226354u;
  let v319: u32 = 3417055213u;
  let v320: u32 = 2212286765u;
  let v323: u32 = 64248484u;
  let v327: u32 = 2415890431u;
  let v328: u32 = 996162400u;
  let v332: u32 = 32768u;
  let v333: u32 = 32767u;
  let v334: u32 = 13u;
  let v335: u32 = 939524096u;
  let v351: u32 = 16711935u;
  let v352: u32 = 8u;
  let v353: u32 = 2047u;
  let v362: f32 = 0.006767273f;
  let v363: f32 = -3.453125f;
  let v369: u32 = 4095u;
  let v370: u32 = 4294959104u;
  let v382: u32 = 256u;
  let v387: u32 = 384u;
  let v487: u32 = params[2].y;
  let v511: u32 = params[2].z;
  let v515: u32 = params[2].w;
  let v566: u32 = params[3].x;
  let v567: u32 = params[3].y;
  let v612: u32 = params[3].z;
  let v765: u32 = params[3].w;
  let v789: u32 = params[4].x;
  let v793: u32 = params[4].y;
  let v844: u32 = params[4].z;
  let v845: u32 = params[4].w;
  let v890: u32 = params[5].x;
  let v1043: u32 = params[5].y;
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
    m5[v1062] = v21;
    workgroupBarrier();
    let v1066: f32 = m5[v1063];
    x29 = v1066;
    for (var v1067: u32 = v1064; v1067 < v1065; v1067 += v1064) {
      let v1068: f32 = m5[v1067];
      let v1069: f32 = x29;
      let v1070: f32 = v1069 + v1068;
      x29 = v1070;
    }
    workgroupBarrier();
    let v1071: f32 = x29;
    let v23: bool = v12 < v8;
    if (v23) {
      m1[v9] = v1071;
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
      for (var v198: u32 = v196; v198 < v194; v198 += v197) {
        for (var v199: u32 = v192; v199 < v195; v199 += v193) {
          let v200: u32 = v199 * v194;
          let v201: u32 = v198 + v200;
          m4[v201] = v202;
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
        let v203: u32 = v83 / v6;
        x1 = v203;
        let v206: bool = v204 == v205;
        if (v206) {
          let v207: u32 = v203 * v6;
          let v208: u32 = v83 - v207;
          for (var v210: u32 = v196; v210 < v194; v210 += v197) {
            for (var v211: u32 = v192; v211 < v195; v211 += v193) {
              x2 = v202;
              let v212: bool = v211 < v5;
              let v213: bool = v210 < v63;
              let v214: bool = v212 & v213;
              if (v214) {
                let v215: u32 = v211 * v26;
                let v216: u32 = v7 + v215;
                let v217: u32 = v216 + v210;
                let v218: f32 = m0[v217];
                let v219: u32 = v208 + v210;
                let v220: u32 = v219 >> v193;
                let v221: u32 = v209 + v220;
                let v222: u32 = b1[v221];
                let v223: u32 = v219 & v193;
                let v224: bool = v223 == v193;
                let v225: vec2<f32> = unpack2x16float(v222);
                let v226: f32 = v225.x;
                let v227: f32 = v225.y;
                let v228: f32 = select(v226, v227, v224);
                let v229: f32 = v218 * v228;
                let v231: f32 = v229 * v230;
                x2 = v231;
              }
              let v232: f32 = x2;
              let v233: u32 = v211 * v194;
              let v234: u32 = v210 + v233;
              m3[v234] = v232;
            }
          }
          workgroupBarrier();
          for (var v237: u32 = v192; v237 < v236; v237 += v193) {
            let v238: u32 = v193 << v237;
            let v239: u32 = v238 - v193;
            let v240: u32 = v237 + v193;
            for (var v241: u32 = v196; v241 < v235; v241 += v197) {
              let v242: u32 = v241 >> v237;
              let v243: u32 = v242 << v240;
              let v244: u32 = v241 & v239;
              let v245: u32 = v243 + v244;
              for (var v246: u32 = v192; v246 < v195; v246 += v193) {
                let v247: u32 = v246 * v194;
                let v248: u32 = v247 + v245;
                let v249: u32 = v248 + v238;
                let v250: f32 = m3[v248];
                let v251: f32 = m3[v249];
                let v252: f32 = v250 + v251;
                let v253: f32 = v250 - v251;
                m3[v248] = v252;
                m3[v249] = v253;
              }
            }
            workgroupBarrier();
          }
          let v255: u32 = v208 / v254;
          for (var v256: u32 = v196; v256 < v194; v256 += v197) {
            x3 = v202;
            x4 = v202;
            x5 = v202;
            x6 = v202;
            let v257: u32 = v203 + v256;
            let v258: u32 = v257 / v254;
            let v259: u32 = v257 % v254;
            for (var v260: u32 = v192; v260 < v194; v260 += v193) {
              let v261: u32 = v260 / v254;
              let v262: u32 = v255 + v261;
              let v263: u32 = v260 % v254;
              let v267: u32 = v264 * v195;
              let v268: u32 = v262 * v265;
              let v269: u32 = v268 + v258;
              let v270: u32 = v269 * v267;
              let v273: u32 = v259 & v236;
              let v274: u32 = v273 << v272;
              let v275: u32 = v259 >> v271;
              let v276: u32 = v275 << v266;
              let v277: u32 = v263 & v236;
              let v278: u32 = v277 >> v193;
              let v279: u32 = v278 << v271;
              let v280: u32 = v263 >> v271;
              let v281: u32 = v280 << v193;
              let v282: u32 = v263 & v193;
              let v283: u32 = v274 + v276;
              let v284: u32 = v283 + v279;
              let v285: u32 = v284 + v281;
              let v286: u32 = v285 + v282;
              let v287: u32 = v286 + v193;
              let v288: u32 = v287 * v264;
              let v289: u32 = v288 >> v193;
              let v290: u32 = v267 << v272;
              let v291: u32 = v289 + v290;
              let v292: u32 = v291 - v193;
              let v294: u32 = v292 >> v272;
              let v295: u32 = v291 - v254;
              let v296: u32 = v295 >> v272;
              let v297: bool = v294 < v267;
              let v298: u32 = v294 - v267;
              let v299: u32 = select(v298, v294, v297);
              let v300: u32 = v270 + v299;
              let v301: u32 = b1[v300];
              let v302: bool = v296 < v267;
              let v303: u32 = v296 - v267;
              let v304: u32 = select(v303, v296, v302);
              let v305: u32 = v270 + v304;
              let v306: u32 = b1[v305];
              let v307: u32 = v292 & v293;
              let v308: u32 = v293 - v307;
              let v309: u32 = v301 >> v308;
              let v310: u32 = v306 << v193;
              let v311: u32 = v310 << v307;
              let v312: u32 = v309 | v311;
              let v314: u32 = v312 & v313;
              let v316: bool = v315 == v192;
              let v317: bool = v315 == v266;
              let v321: u32 = select(v319, v320, v317);
              let v322: u32 = select(v321, v318, v316);
              let v324: u32 = select(v192, v323, v316);
              let v325: u32 = v314 * v322;
              let v326: u32 = v325 + v324;
              let v329: u32 = v326 & v327;
              let v330: u32 = v329 ^ v328;
              let v331: u32 = v330 >> v254;
              let v336: u32 = v330 & v332;
              let v337: u32 = v336 << v254;
              let v338: u32 = v330 & v333;
              let v339: u32 = v338 << v334;
              let v340: u32 = v339 + v335;
              let v341: u32 = v337 | v340;
              let v342: f32 = bitcast<f32>(v341);
              let v343: u32 = v331 & v332;
              let v344: u32 = v343 << v254;
              let v345: u32 = v331 & v333;
              let v346: u32 = v345 << v334;
              let v347: u32 = v346 + v335;
              let v348: u32 = v344 | v347;
              let v349: f32 = bitcast<f32>(v348);
              let v350: f32 = v342 + v349;
              let v354: u32 = v326 & v351;
              let v355: u32 = v326 >> v352;
              let v356: u32 = v355 & v351;
              let v357: u32 = v354 + v356;
              let v358: u32 = v357 >> v254;
              let v359: u32 = v357 + v358;
              let v360: u32 = v359 & v353;
              let v361: f32 = f32(v360);
              let v364: f32 = fma(v361, v362, v363);
              let v365: f32 = select(v350, v364, v317);
              let v366: u32 = bitcast<u32>(v365);
              let v367: u32 = v366 >> v334;
              let v368: u32 = v367 & v193;
              let v371: u32 = v366 + v369;
              let v372: u32 = v371 + v368;
              let v373: u32 = v372 & v370;
              let v374: f32 = bitcast<f32>(v373);
              let v375: f32 = m3[v260];
              let v376: f32 = x3;
              let v377: f32 = fma(v375, v374, v376);
              x3 = v377;
              let v378: u32 = v260 + v194;
              let v379: f32 = m3[v378];
              let v380: f32 = x4;
              let v381: f32 = fma(v379, v374, v380);
              x4 = v381;
              let v383: u32 = v260 + v382;
              let v384: f32 = m3[v383];
              let v385: f32 = x5;
              let v386: f32 = fma(v384, v374, v385);
              x5 = v386;
              let v388: u32 = v260 + v387;
              let v389: f32 = m3[v388];
              let v390: f32 = x6;
              let v391: f32 = fma(v389, v374, v390);
              x6 = v391;
            }
            let v392: f32 = m4[v256];
            let v393: f32 = x3;
            let v394: f32 = v392 + v393;
            m4[v256] = v394;
            let v395: u32 = v256 + v194;
            let v396: f32 = m4[v395];
            let v397: f32 = x4;
            let v398: f32 = v396 + v397;
            m4[v395] = v398;
            let v399: u32 = v256 + v382;
            let v400: f32 = m4[v399];
            let v401: f32 = x5;
            let v402: f32 = v400 + v401;
            m4[v399] = v402;
            let v403: u32 = v256 + v387;
            let v404: f32 = m4[v403];
            let v405: f32 = x6;
            let v406: f32 = v404 + v405;
            m4[v403] = v406;
          }
          workgroupBarrier();
        } else {
          let v407: u32 = v5 - v193;
          let v408: u32 = v59 - v193;
          for (var v409: u32 = v196; v409 < v194; v409 += v197) {
            x7 = v202;
            x8 = v202;
            x9 = v202;
            x10 = v202;
            let v410: u32 = min(v409, v408);
            let v411: u32 = v410 * v6;
            let v412: u32 = v83 + v411;
            for (var v413: u32 = v192; v413 < v63; v413 += v193) {
              let v414: u32 = v412 + v413;
              let v1074: bool = v1072 == v1073;
              if (v1074) {
                let v1075: u32 = b1[v414];
                let v1076: f32 = bitcast<f32>(v1075);
                x30 = v1076;
              } else {
                let v1078: bool = v1072 < v1077;
                if (v1078) {
                  let v1080: bool = v1072 == v1079;
                  let v1081: u32 = v414 >> v1079;
                  let v1082: u32 = b1[v1081];
                  let v1083: u32 = v414 & v1079;
                  let v1084: bool = v1083 == v1079;
                  let v1085: vec2<f32> = unpack2x16float(v1082);
                  let v1086: f32 = v1085.x;
                  let v1087: f32 = v1085.y;
                  let v1090: u32 = v1082 << v1088;
                  let v1091: u32 = v1082 & v1089;
                  let v1092: f32 = bitcast<f32>(v1090);
                  let v1093: f32 = bitcast<f32>(v1091);
                  let v1094: f32 = select(v1086, v1087, v1084);
                  let v1095: f32 = select(v1092, v1093, v1084);
                  let v1096: f32 = select(v1095, v1094, v1080);
                  x30 = v1096;
                } else {
                  let v1100: u32 = v414 >> v1098;
                  let v1101: u32 = v1100 * v1097;
                  let v1102: u32 = v414 & v1099;
                  let v1103: u32 = v1102 * v1097;
                  let v1104: u32 = v1103 >> v1098;
                  let v1105: u32 = v1101 + v1104;
                  let v1106: u32 = v1103 & v1099;
                  let v1107: u32 = b1[v1105];
                  let v1108: u32 = v1105 + v1079;
                  let v1109: u32 = b1[v1108];
                  let v1110: u32 = v1107 >> v1106;
                  let v1111: u32 = v1099 - v1106;
                  let v1112: u32 = v1109 << v1079;
                  let v1113: u32 = v1112 << v1111;
                  let v1114: u32 = v1110 | v1113;
                  let v1115: u32 = v1079 << v1097;
                  let v1116: u32 = v1115 - v1079;
                  let v1118: u32 = v414 >> v1117;
                  let v1120: bool = v1072 == v1077;
                  let v1121: bool = v1072 == v1119;
                  let v1122: u32 = v1118 >> v1079;
                  let v1123: u32 = select(v1122, v1118, v1120);
                  let v1125: u32 = v1124 + v1123;
                  let v1126: u32 = b1[v1125];
                  let v1127: f32 = bitcast<f32>(v1126);
                  let v1128: u32 = v1118 & v1079;
                  let v1129: bool = v1128 == v1079;
                  let v1130: vec2<f32> = unpack2x16float(v1126);
                  let v1131: f32 = v1130.x;
                  let v1132: f32 = v1130.y;
                  let v1133: u32 = v1126 << v1088;
                  let v1134: u32 = v1126 & v1089;
                  let v1135: f32 = bitcast<f32>(v1133);
                  let v1136: f32 = bitcast<f32>(v1134);
                  let v1137: f32 = select(v1131, v1132, v1129);
                  let v1138: f32 = select(v1135, v1136, v1129);
                  let v1139: f32 = select(v1138, v1137, v1121);
                  let v1140: f32 = select(v1139, v1127, v1120);
                  let v1141: bool = v1072 == v1077;
                  let v1142: bool = v1072 == v1119;
                  let v1143: u32 = v1118 >> v1079;
                  let v1144: u32 = select(v1143, v1118, v1141);
                  let v1146: u32 = v1145 + v1144;
                  let v1147: u32 = b1[v1146];
                  let v1148: f32 = bitcast<f32>(v1147);
                  let v1149: u32 = v1118 & v1079;
                  let v1150: bool = v1149 == v1079;
                  let v1151: vec2<f32> = unpack2x16float(v1147);
                  let v1152: f32 = v1151.x;
                  let v1153: f32 = v1151.y;
                  let v1154: u32 = v1147 << v1088;
                  let v1155: u32 = v1147 & v1089;
                  let v1156: f32 = bitcast<f32>(v1154);
                  let v1157: f32 = bitcast<f32>(v1155);
                  let v1158: f32 = select(v1152, v1153, v1150);
                  let v1159: f32 = select(v1156, v1157, v1150);
                  let v1160: f32 = select(v1159, v1158, v1142);
                  let v1161: f32 = select(v1160, v1148, v1141);
                  let v1162: u32 = v1114 & v1116;
                  let v1163: f32 = f32(v1162);
                  let v1164: f32 = fma(v1140, v1163, v1161);
                  x30 = v1164;
                }
              }
              let v1165: f32 = x30;
              let v416: u32 = min(v192, v407);
              let v417: u32 = v416 * v26;
              let v418: u32 = v7 + v417;
              let v419: u32 = v418 + v413;
              let v420: f32 = m0[v419];
              let v421: f32 = x7;
              let v422: f32 = fma(v420, v1165, v421);
              x7 = v422;
              let v423: u32 = min(v193, v407);
              let v424: u32 = v423 * v26;
              let v425: u32 = v7 + v424;
              let v426: u32 = v425 + v413;
              let v427: f32 = m0[v426];
              let v428: f32 = x8;
              let v429: f32 = fma(v427, v1165, v428);
              x8 = v429;
              let v430: u32 = min(v266, v407);
              let v431: u32 = v430 * v26;
              let v432: u32 = v7 + v431;
              let v433: u32 = v432 + v413;
              let v434: f32 = m0[v433];
              let v435: f32 = x9;
              let v436: f32 = fma(v434, v1165, v435);
              x9 = v436;
              let v437: u32 = min(v271, v407);
              let v438: u32 = v437 * v26;
              let v439: u32 = v7 + v438;
              let v440: u32 = v439 + v413;
              let v441: f32 = m0[v440];
              let v442: f32 = x10;
              let v443: f32 = fma(v441, v1165, v442);
              x10 = v443;
            }
            let v444: f32 = m4[v409];
            let v445: f32 = x7;
            let v446: f32 = v444 + v445;
            m4[v409] = v446;
            let v447: u32 = v409 + v194;
            let v448: f32 = m4[v447];
            let v449: f32 = x8;
            let v450: f32 = v448 + v449;
            m4[v447] = v450;
            let v451: u32 = v409 + v382;
            let v452: f32 = m4[v451];
            let v453: f32 = x9;
            let v454: f32 = v452 + v453;
            m4[v451] = v454;
            let v455: u32 = v409 + v387;
            let v456: f32 = m4[v455];
            let v457: f32 = x10;
            let v458: f32 = v456 + v457;
            m4[v455] = v458;
          }
        }
        workgroupBarrier();
      }
      for (var v459: u32 = v196; v459 < v194; v459 += v197) {
        for (var v460: u32 = v192; v460 < v195; v460 += v193) {
          let v461: u32 = v460 * v194;
          let v462: u32 = v459 + v461;
          let v463: f32 = m4[v462];
          let v464: u32 = v460 * v26;
          let v465: u32 = v7 + v464;
          let v466: u32 = v465 + v459;
          m2[v466] = v463;
        }
      }
      workgroupBarrier();
      let v467: bool = v204 == v205;
      if (v467) {
        for (var v468: u32 = v192; v468 < v236; v468 += v193) {
          let v469: u32 = v193 << v468;
          let v470: u32 = v469 - v193;
          let v471: u32 = v468 + v193;
          for (var v472: u32 = v196; v472 < v235; v472 += v197) {
            let v473: u32 = v472 >> v468;
            let v474: u32 = v473 << v471;
            let v475: u32 = v472 & v470;
            let v476: u32 = v474 + v475;
            for (var v477: u32 = v192; v477 < v195; v477 += v193) {
              let v478: u32 = v477 * v26;
              let v479: u32 = v7 + v478;
              let v480: u32 = v479 + v476;
              let v481: u32 = v480 + v469;
              let v482: f32 = m2[v480];
              let v483: f32 = m2[v481];
              let v484: f32 = v482 + v483;
              let v485: f32 = v482 - v483;
              m2[v480] = v484;
              m2[v481] = v485;
            }
          }
          workgroupBarrier();
        }
        let v486: u32 = x1;
        for (var v488: u32 = v196; v488 < v194; v488 += v197) {
          for (var v489: u32 = v192; v489 < v195; v489 += v193) {
            let v490: u32 = v489 * v26;
            let v491: u32 = v7 + v490;
            let v492: u32 = v491 + v488;
            let v493: f32 = m2[v492];
            let v494: u32 = v486 + v488;
            let v495: u32 = v494 >> v193;
            let v496: u32 = v487 + v495;
            let v497: u32 = b1[v496];
            let v498: u32 = v494 & v193;
            let v499: bool = v498 == v193;
            let v500: vec2<f32> = unpack2x16float(v497);
            let v501: f32 = v500.x;
            let v502: f32 = v500.y;
            let v503: f32 = select(v501, v502, v499);
            let v504: f32 = v493 * v230;
            let v505: f32 = v504 * v503;
            m2[v492] = v505;
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
      for (var v506: u32 = v196; v506 < v194; v506 += v197) {
        for (var v507: u32 = v192; v507 < v195; v507 += v193) {
          let v508: u32 = v507 * v194;
          let v509: u32 = v506 + v508;
          m4[v509] = v202;
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
        let v510: u32 = v130 / v6;
        x1 = v510;
        let v512: bool = v511 == v205;
        if (v512) {
          let v513: u32 = v510 * v6;
          let v514: u32 = v130 - v513;
          for (var v516: u32 = v196; v516 < v194; v516 += v197) {
            for (var v517: u32 = v192; v517 < v195; v517 += v193) {
              x11 = v202;
              let v518: bool = v517 < v5;
              let v519: bool = v516 < v111;
              let v520: bool = v518 & v519;
              if (v520) {
                let v521: u32 = v517 * v26;
                let v522: u32 = v7 + v521;
                let v523: u32 = v522 + v516;
                let v524: f32 = m0[v523];
                let v525: u32 = v514 + v516;
                let v526: u32 = v525 >> v193;
                let v527: u32 = v515 + v526;
                let v528: u32 = b4[v527];
                let v529: u32 = v525 & v193;
                let v530: bool = v529 == v193;
                let v531: vec2<f32> = unpack2x16float(v528);
                let v532: f32 = v531.x;
                let v533: f32 = v531.y;
                let v534: f32 = select(v532, v533, v530);
                let v535: f32 = v524 * v534;
                let v536: f32 = v535 * v230;
                x11 = v536;
              }
              let v537: f32 = x11;
              let v538: u32 = v517 * v194;
              let v539: u32 = v516 + v538;
              m3[v539] = v537;
            }
          }
          workgroupBarrier();
          for (var v540: u32 = v192; v540 < v236; v540 += v193) {
            let v541: u32 = v193 << v540;
            let v542: u32 = v541 - v193;
            let v543: u32 = v540 + v193;
            for (var v544: u32 = v196; v544 < v235; v544 += v197) {
              let v545: u32 = v544 >> v540;
              let v546: u32 = v545 << v543;
              let v547: u32 = v544 & v542;
              let v548: u32 = v546 + v547;
              for (var v549: u32 = v192; v549 < v195; v549 += v193) {
                let v550: u32 = v549 * v194;
                let v551: u32 = v550 + v548;
                let v552: u32 = v551 + v541;
                let v553: f32 = m3[v551];
                let v554: f32 = m3[v552];
                let v555: f32 = v553 + v554;
                let v556: f32 = v553 - v554;
                m3[v551] = v555;
                m3[v552] = v556;
              }
            }
            workgroupBarrier();
          }
          let v557: u32 = v514 / v254;
          for (var v558: u32 = v196; v558 < v194; v558 += v197) {
            x12 = v202;
            x13 = v202;
            x14 = v202;
            x15 = v202;
            let v559: u32 = v510 + v558;
            let v560: u32 = v559 / v254;
            let v561: u32 = v559 % v254;
            for (var v562: u32 = v192; v562 < v194; v562 += v193) {
              let v563: u32 = v562 / v254;
              let v564: u32 = v557 + v563;
              let v565: u32 = v562 % v254;
              let v568: u32 = v566 * v195;
              let v569: u32 = v564 * v567;
              let v570: u32 = v569 + v560;
              let v571: u32 = v570 * v568;
              let v572: u32 = v561 & v236;
              let v573: u32 = v572 << v272;
              let v574: u32 = v561 >> v271;
              let v575: u32 = v574 << v266;
              let v576: u32 = v565 & v236;
              let v577: u32 = v576 >> v193;
              let v578: u32 = v577 << v271;
              let v579: u32 = v565 >> v271;
              let v580: u32 = v579 << v193;
              let v581: u32 = v565 & v193;
              let v582: u32 = v573 + v575;
              let v583: u32 = v582 + v578;
              let v584: u32 = v583 + v580;
              let v585: u32 = v584 + v581;
              let v586: u32 = v585 + v193;
              let v587: u32 = v586 * v566;
              let v588: u32 = v587 >> v193;
              let v589: u32 = v568 << v272;
              let v590: u32 = v588 + v589;
              let v591: u32 = v590 - v193;
              let v592: u32 = v591 >> v272;
              let v593: u32 = v590 - v254;
              let v594: u32 = v593 >> v272;
              let v595: bool = v592 < v568;
              let v596: u32 = v592 - v568;
              let v597: u32 = select(v596, v592, v595);
              let v598: u32 = v571 + v597;
              let v599: u32 = b4[v598];
              let v600: bool = v594 < v568;
              let v601: u32 = v594 - v568;
              let v602: u32 = select(v601, v594, v600);
              let v603: u32 = v571 + v602;
              let v604: u32 = b4[v603];
              let v605: u32 = v591 & v293;
              let v606: u32 = v293 - v605;
              let v607: u32 = v599 >> v606;
              let v608: u32 = v604 << v193;
              let v609: u32 = v608 << v605;
              let v610: u32 = v607 | v609;
              let v611: u32 = v610 & v313;
              let v613: bool = v612 == v192;
              let v614: bool = v612 == v266;
              let v615: u32 = select(v319, v320, v614);
              let v616: u32 = select(v615, v318, v613);
              let v617: u32 = select(v192, v323, v613);
              let v618: u32 = v611 * v616;
              let v619: u32 = v618 + v617;
              let v620: u32 = v619 & v327;
              let v621: u32 = v620 ^ v328;
              let v622: u32 = v621 >> v254;
              let v623: u32 = v621 & v332;
              let v624: u32 = v623 << v254;
              let v625: u32 = v621 & v333;
              let v626: u32 = v625 << v334;
              let v627: u32 = v626 + v335;
              let v628: u32 = v624 | v627;
              let v629: f32 = bitcast<f32>(v628);
              let v630: u32 = v622 & v332;
              let v631: u32 = v630 << v254;
              let v632: u32 = v622 & v333;
              let v633: u32 = v632 << v334;
              let v634: u32 = v633 + v335;
              let v635: u32 = v631 | v634;
              let v636: f32 = bitcast<f32>(v635);
              let v637: f32 = v629 + v636;
              let v638: u32 = v619 & v351;
              let v639: u32 = v619 >> v352;
              let v640: u32 = v639 & v351;
              let v641: u32 = v638 + v640;
              let v642: u32 = v641 >> v254;
              let v643: u32 = v641 + v642;
              let v644: u32 = v643 & v353;
              let v645: f32 = f32(v644);
              let v646: f32 = fma(v645, v362, v363);
              let v647: f32 = select(v637, v646, v614);
              let v648: u32 = bitcast<u32>(v647);
              let v649: u32 = v648 >> v334;
              let v650: u32 = v649 & v193;
              let v651: u32 = v648 + v369;
              let v652: u32 = v651 + v650;
              let v653: u32 = v652 & v370;
              let v654: f32 = bitcast<f32>(v653);
              let v655: f32 = m3[v562];
              let v656: f32 = x12;
              let v657: f32 = fma(v655, v654, v656);
              x12 = v657;
              let v658: u32 = v562 + v194;
              let v659: f32 = m3[v658];
              let v660: f32 = x13;
              let v661: f32 = fma(v659, v654, v660);
              x13 = v661;
              let v662: u32 = v562 + v382;
              let v663: f32 = m3[v662];
              let v664: f32 = x14;
              let v665: f32 = fma(v663, v654, v664);
              x14 = v665;
              let v666: u32 = v562 + v387;
              let v667: f32 = m3[v666];
              let v668: f32 = x15;
              let v669: f32 = fma(v667, v654, v668);
              x15 = v669;
            }
            let v670: f32 = m4[v558];
            let v671: f32 = x12;
            let v672: f32 = v670 + v671;
            m4[v558] = v672;
            let v673: u32 = v558 + v194;
            let v674: f32 = m4[v673];
            let v675: f32 = x13;
            let v676: f32 = v674 + v675;
            m4[v673] = v676;
            let v677: u32 = v558 + v382;
            let v678: f32 = m4[v677];
            let v679: f32 = x14;
            let v680: f32 = v678 + v679;
            m4[v677] = v680;
            let v681: u32 = v558 + v387;
            let v682: f32 = m4[v681];
            let v683: f32 = x15;
            let v684: f32 = v682 + v683;
            m4[v681] = v684;
          }
          workgroupBarrier();
        } else {
          let v685: u32 = v5 - v193;
          let v686: u32 = v107 - v193;
          for (var v687: u32 = v196; v687 < v194; v687 += v197) {
            x16 = v202;
            x17 = v202;
            x18 = v202;
            x19 = v202;
            let v688: u32 = min(v687, v686);
            let v689: u32 = v688 * v6;
            let v690: u32 = v130 + v689;
            for (var v691: u32 = v192; v691 < v111; v691 += v193) {
              let v692: u32 = v690 + v691;
              let v1167: bool = v1166 == v1073;
              if (v1167) {
                let v1168: u32 = b4[v692];
                let v1169: f32 = bitcast<f32>(v1168);
                x31 = v1169;
              } else {
                let v1170: bool = v1166 < v1077;
                if (v1170) {
                  let v1171: bool = v1166 == v1079;
                  let v1172: u32 = v692 >> v1079;
                  let v1173: u32 = b4[v1172];
                  let v1174: u32 = v692 & v1079;
                  let v1175: bool = v1174 == v1079;
                  let v1176: vec2<f32> = unpack2x16float(v1173);
                  let v1177: f32 = v1176.x;
                  let v1178: f32 = v1176.y;
                  let v1179: u32 = v1173 << v1088;
                  let v1180: u32 = v1173 & v1089;
                  let v1181: f32 = bitcast<f32>(v1179);
                  let v1182: f32 = bitcast<f32>(v1180);
                  let v1183: f32 = select(v1177, v1178, v1175);
                  let v1184: f32 = select(v1181, v1182, v1175);
                  let v1185: f32 = select(v1184, v1183, v1171);
                  x31 = v1185;
                } else {
                  let v1187: u32 = v692 >> v1098;
                  let v1188: u32 = v1187 * v1186;
                  let v1189: u32 = v692 & v1099;
                  let v1190: u32 = v1189 * v1186;
                  let v1191: u32 = v1190 >> v1098;
                  let v1192: u32 = v1188 + v1191;
                  let v1193: u32 = v1190 & v1099;
                  let v1194: u32 = b4[v1192];
                  let v1195: u32 = v1192 + v1079;
                  let v1196: u32 = b4[v1195];
                  let v1197: u32 = v1194 >> v1193;
                  let v1198: u32 = v1099 - v1193;
                  let v1199: u32 = v1196 << v1079;
                  let v1200: u32 = v1199 << v1198;
                  let v1201: u32 = v1197 | v1200;
                  let v1202: u32 = v1079 << v1186;
                  let v1203: u32 = v1202 - v1079;
                  let v1205: u32 = v692 >> v1204;
                  let v1206: bool = v1166 == v1077;
                  let v1207: bool = v1166 == v1119;
                  let v1208: u32 = v1205 >> v1079;
                  let v1209: u32 = select(v1208, v1205, v1206);
                  let v1211: u32 = v1210 + v1209;
                  let v1212: u32 = b4[v1211];
                  let v1213: f32 = bitcast<f32>(v1212);
                  let v1214: u32 = v1205 & v1079;
                  let v1215: bool = v1214 == v1079;
                  let v1216: vec2<f32> = unpack2x16float(v1212);
                  let v1217: f32 = v1216.x;
                  let v1218: f32 = v1216.y;
                  let v1219: u32 = v1212 << v1088;
                  let v1220: u32 = v1212 & v1089;
                  let v1221: f32 = bitcast<f32>(v1219);
                  let v1222: f32 = bitcast<f32>(v1220);
                  let v1223: f32 = select(v1217, v1218, v1215);
                  let v1224: f32 = select(v1221, v1222, v1215);
                  let v1225: f32 = select(v1224, v1223, v1207);
                  let v1226: f32 = select(v1225, v1213, v1206);
                  let v1227: bool = v1166 == v1077;
                  let v1228: bool = v1166 == v1119;
                  let v1229: u32 = v1205 >> v1079;
                  let v1230: u32 = select(v1229, v1205, v1227);
                  let v1232: u32 = v1231 + v1230;
                  let v1233: u32 = b4[v1232];
                  let v1234: f32 = bitcast<f32>(v1233);
                  let v1235: u32 = v1205 & v1079;
                  let v1236: bool = v1235 == v1079;
                  let v1237: vec2<f32> = unpack2x16float(v1233);
                  let v1238: f32 = v1237.x;
                  let v1239: f32 = v1237.y;
                  let v1240: u32 = v1233 << v1088;
                  let v1241: u32 = v1233 & v1089;
                  let v1242: f32 = bitcast<f32>(v1240);
                  let v1243: f32 = bitcast<f32>(v1241);
                  let v1244: f32 = select(v1238, v1239, v1236);
                  let v1245: f32 = select(v1242, v1243, v1236);
                  let v1246: f32 = select(v1245, v1244, v1228);
                  let v1247: f32 = select(v1246, v1234, v1227);
                  let v1248: u32 = v1201 & v1203;
                  let v1249: f32 = f32(v1248);
                  let v1250: f32 = fma(v1226, v1249, v1247);
                  x31 = v1250;
                }
              }
              let v1251: f32 = x31;
              let v694: u32 = min(v192, v685);
              let v695: u32 = v694 * v26;
              let v696: u32 = v7 + v695;
              let v697: u32 = v696 + v691;
              let v698: f32 = m0[v697];
              let v699: f32 = x16;
              let v700: f32 = fma(v698, v1251, v699);
              x16 = v700;
              let v701: u32 = min(v193, v685);
              let v702: u32 = v701 * v26;
              let v703: u32 = v7 + v702;
              let v704: u32 = v703 + v691;
              let v705: f32 = m0[v704];
              let v706: f32 = x17;
              let v707: f32 = fma(v705, v1251, v706);
              x17 = v707;
              let v708: u32 = min(v266, v685);
              let v709: u32 = v708 * v26;
              let v710: u32 = v7 + v709;
              let v711: u32 = v710 + v691;
              let v712: f32 = m0[v711];
              let v713: f32 = x18;
              let v714: f32 = fma(v712, v1251, v713);
              x18 = v714;
              let v715: u32 = min(v271, v685);
              let v716: u32 = v715 * v26;
              let v717: u32 = v7 + v716;
              let v718: u32 = v717 + v691;
              let v719: f32 = m0[v718];
              let v720: f32 = x19;
              let v721: f32 = fma(v719, v1251, v720);
              x19 = v721;
            }
            let v722: f32 = m4[v687];
            let v723: f32 = x16;
            let v724: f32 = v722 + v723;
            m4[v687] = v724;
            let v725: u32 = v687 + v194;
            let v726: f32 = m4[v725];
            let v727: f32 = x17;
            let v728: f32 = v726 + v727;
            m4[v725] = v728;
            let v729: u32 = v687 + v382;
            let v730: f32 = m4[v729];
            let v731: f32 = x18;
            let v732: f32 = v730 + v731;
            m4[v729] = v732;
            let v733: u32 = v687 + v387;
            let v734: f32 = m4[v733];
            let v735: f32 = x19;
            let v736: f32 = v734 + v735;
            m4[v733] = v736;
          }
        }
        workgroupBarrier();
      }
      for (var v737: u32 = v196; v737 < v194; v737 += v197) {
        for (var v738: u32 = v192; v738 < v195; v738 += v193) {
          let v739: u32 = v738 * v194;
          let v740: u32 = v737 + v739;
          let v741: f32 = m4[v740];
          let v742: u32 = v738 * v26;
          let v743: u32 = v7 + v742;
          let v744: u32 = v743 + v737;
          m2[v744] = v741;
        }
      }
      workgroupBarrier();
      let v745: bool = v511 == v205;
      if (v745) {
        for (var v746: u32 = v192; v746 < v236; v746 += v193) {
          let v747: u32 = v193 << v746;
          let v748: u32 = v747 - v193;
          let v749: u32 = v746 + v193;
          for (var v750: u32 = v196; v750 < v235; v750 += v197) {
            let v751: u32 = v750 >> v746;
            let v752: u32 = v751 << v749;
            let v753: u32 = v750 & v748;
            let v754: u32 = v752 + v753;
            for (var v755: u32 = v192; v755 < v195; v755 += v193) {
              let v756: u32 = v755 * v26;
              let v757: u32 = v7 + v756;
              let v758: u32 = v757 + v754;
              let v759: u32 = v758 + v747;
              let v760: f32 = m2[v758];
              let v761: f32 = m2[v759];
              let v762: f32 = v760 + v761;
              let v763: f32 = v760 - v761;
              m2[v758] = v762;
              m2[v759] = v763;
            }
          }
          workgroupBarrier();
        }
        let v764: u32 = x1;
        for (var v766: u32 = v196; v766 < v194; v766 += v197) {
          for (var v767: u32 = v192; v767 < v195; v767 += v193) {
            let v768: u32 = v767 * v26;
            let v769: u32 = v7 + v768;
            let v770: u32 = v769 + v766;
            let v771: f32 = m2[v770];
            let v772: u32 = v764 + v766;
            let v773: u32 = v772 >> v193;
            let v774: u32 = v765 + v773;
            let v775: u32 = b4[v774];
            let v776: u32 = v772 & v193;
            let v777: bool = v776 == v193;
            let v778: vec2<f32> = unpack2x16float(v775);
            let v779: f32 = v778.x;
            let v780: f32 = v778.y;
            let v781: f32 = select(v779, v780, v777);
            let v782: f32 = v771 * v230;
            let v783: f32 = v782 * v781;
            m2[v770] = v783;
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
          let v139: u32 = v137 - v2;
          let v140: u32 = v139 * v26;
          let v141: u32 = v138 - v105;
          let v142: u32 = v140 + v141;
          let v143: f32 = m2[v142];
          let v144: u32 = v137 * v29;
          let v145: u32 = v144 + v138;
          b5[v145] = v143;
        }
      }
      workgroupBarrier();
    }
    let v146: bool = v52 < v43;
    let v147: bool = v52 < v40;
    let v148: bool = !v147;
    let v149: bool = v146 & v148;
    if (v149) {
      let v150: u32 = v52 - v40;
      let v151: u32 = v150 * v26;
      let v152: u32 = v29 - v151;
      let v153: u32 = min(v26, v152);
      let v154: u32 = v151 * v6;
      for (var v784: u32 = v196; v784 < v194; v784 += v197) {
        for (var v785: u32 = v192; v785 < v195; v785 += v193) {
          let v786: u32 = v785 * v194;
          let v787: u32 = v784 + v786;
          m4[v787] = v202;
        }
      }
      for (var v155: u32 = v7; v155 < v6; v155 += v26) {
        let v156: u32 = v6 - v155;
        let v157: u32 = min(v26, v156);
        for (var v158: u32 = v7; v158 < v5; v158 += v8) {
          let v159: u32 = v2 + v158;
          for (var v160: u32 = v12; v160 < v157; v160 += v13) {
            let v161: u32 = v155 + v160;
            let v162: u32 = v159 * v6;
            let v163: u32 = v162 + v161;
            let v164: f32 = b0[v163];
            let v165: u32 = v159 - v2;
            let v166: f32 = m1[v165];
            let v167: f32 = f32(v6);
            let v168: f32 = v166 / v167;
            let v169: f32 = v168 + v75;
            let v170: f32 = inverseSqrt(v169);
            let v171: f32 = v164 * v170;
            let v172: f32 = b2[v161];
            let v173: f32 = v171 * v172;
            let v174: u32 = v158 * v26;
            let v175: u32 = v160 + v174;
            m0[v175] = v173;
          }
        }
        workgroupBarrier();
        let v176: u32 = v154 + v155;
        let v788: u32 = v176 / v6;
        x1 = v788;
        let v790: bool = v789 == v205;
        if (v790) {
          let v791: u32 = v788 * v6;
          let v792: u32 = v176 - v791;
          for (var v794: u32 = v196; v794 < v194; v794 += v197) {
            for (var v795: u32 = v192; v795 < v195; v795 += v193) {
              x20 = v202;
              let v796: bool = v795 < v5;
              let v797: bool = v794 < v157;
              let v798: bool = v796 & v797;
              if (v798) {
                let v799: u32 = v795 * v26;
                let v800: u32 = v7 + v799;
                let v801: u32 = v800 + v794;
                let v802: f32 = m0[v801];
                let v803: u32 = v792 + v794;
                let v804: u32 = v803 >> v193;
                let v805: u32 = v793 + v804;
                let v806: u32 = b6[v805];
                let v807: u32 = v803 & v193;
                let v808: bool = v807 == v193;
                let v809: vec2<f32> = unpack2x16float(v806);
                let v810: f32 = v809.x;
                let v811: f32 = v809.y;
                let v812: f32 = select(v810, v811, v808);
                let v813: f32 = v802 * v812;
                let v814: f32 = v813 * v230;
                x20 = v814;
              }
              let v815: f32 = x20;
              let v816: u32 = v795 * v194;
              let v817: u32 = v794 + v816;
              m3[v817] = v815;
            }
          }
          workgroupBarrier();
          for (var v818: u32 = v192; v818 < v236; v818 += v193) {
            let v819: u32 = v193 << v818;
            let v820: u32 = v819 - v193;
            let v821: u32 = v818 + v193;
            for (var v822: u32 = v196; v822 < v235; v822 += v197) {
              let v823: u32 = v822 >> v818;
              let v824: u32 = v823 << v821;
              let v825: u32 = v822 & v820;
              let v826: u32 = v824 + v825;
              for (var v827: u32 = v192; v827 < v195; v827 += v193) {
                let v828: u32 = v827 * v194;
                let v829: u32 = v828 + v826;
                let v830: u32 = v829 + v819;
                let v831: f32 = m3[v829];
                let v832: f32 = m3[v830];
                let v833: f32 = v831 + v832;
                let v834: f32 = v831 - v832;
                m3[v829] = v833;
                m3[v830] = v834;
              }
            }
            workgroupBarrier();
          }
          let v835: u32 = v792 / v254;
          for (var v836: u32 = v196; v836 < v194; v836 += v197) {
            x21 = v202;
            x22 = v202;
            x23 = v202;
            x24 = v202;
            let v837: u32 = v788 + v836;
            let v838: u32 = v837 / v254;
            let v839: u32 = v837 % v254;
            for (var v840: u32 = v192; v840 < v194; v840 += v193) {
              let v841: u32 = v840 / v254;
              let v842: u32 = v835 + v841;
              let v843: u32 = v840 % v254;
              let v846: u32 = v844 * v195;
              let v847: u32 = v842 * v845;
              let v848: u32 = v847 + v838;
              let v849: u32 = v848 * v846;
              let v850: u32 = v839 & v236;
              let v851: u32 = v850 << v272;
              let v852: u32 = v839 >> v271;
              let v853: u32 = v852 << v266;
              let v854: u32 = v843 & v236;
              let v855: u32 = v854 >> v193;
              let v856: u32 = v855 << v271;
              let v857: u32 = v843 >> v271;
              let v858: u32 = v857 << v193;
              let v859: u32 = v843 & v193;
              let v860: u32 = v851 + v853;
              let v861: u32 = v860 + v856;
              let v862: u32 = v861 + v858;
              let v863: u32 = v862 + v859;
              let v864: u32 = v863 + v193;
              let v865: u32 = v864 * v844;
              let v866: u32 = v865 >> v193;
              let v867: u32 = v846 << v272;
              let v868: u32 = v866 + v867;
              let v869: u32 = v868 - v193;
              let v870: u32 = v869 >> v272;
              let v871: u32 = v868 - v254;
              let v872: u32 = v871 >> v272;
              let v873: bool = v870 < v846;
              let v874: u32 = v870 - v846;
              let v875: u32 = select(v874, v870, v873);
              let v876: u32 = v849 + v875;
              let v877: u32 = b6[v876];
              let v878: bool = v872 < v846;
              let v879: u32 = v872 - v846;
              let v880: u32 = select(v879, v872, v878);
              let v881: u32 = v849 + v880;
              let v882: u32 = b6[v881];
              let v883: u32 = v869 & v293;
              let v884: u32 = v293 - v883;
              let v885: u32 = v877 >> v884;
              let v886: u32 = v882 << v193;
              let v887: u32 = v886 << v883;
              let v888: u32 = v885 | v887;
              let v889: u32 = v888 & v313;
              let v891: bool = v890 == v192;
              let v892: bool = v890 == v266;
              let v893: u32 = select(v319, v320, v892);
              let v894: u32 = select(v893, v318, v891);
              let v895: u32 = select(v192, v323, v891);
              let v896: u32 = v889 * v894;
              let v897: u32 = v896 + v895;
              let v898: u32 = v897 & v327;
              let v899: u32 = v898 ^ v328;
              let v900: u32 = v899 >> v254;
              let v901: u32 = v899 & v332;
              let v902: u32 = v901 << v254;
              let v903: u32 = v899 & v333;
              let v904: u32 = v903 << v334;
              let v905: u32 = v904 + v335;
              let v906: u32 = v902 | v905;
              let v907: f32 = bitcast<f32>(v906);
              let v908: u32 = v900 & v332;
              let v909: u32 = v908 << v254;
              let v910: u32 = v900 & v333;
              let v911: u32 = v910 << v334;
              let v912: u32 = v911 + v335;
              let v913: u32 = v909 | v912;
              let v914: f32 = bitcast<f32>(v913);
              let v915: f32 = v907 + v914;
              let v916: u32 = v897 & v351;
              let v917: u32 = v897 >> v352;
              let v918: u32 = v917 & v351;
              let v919: u32 = v916 + v918;
              let v920: u32 = v919 >> v254;
              let v921: u32 = v919 + v920;
              let v922: u32 = v921 & v353;
              let v923: f32 = f32(v922);
              let v924: f32 = fma(v923, v362, v363);
              let v925: f32 = select(v915, v924, v892);
              let v926: u32 = bitcast<u32>(v925);
              let v927: u32 = v926 >> v334;
              let v928: u32 = v927 & v193;
              let v929: u32 = v926 + v369;
              let v930: u32 = v929 + v928;
              let v931: u32 = v930 & v370;
              let v932: f32 = bitcast<f32>(v931);
              let v933: f32 = m3[v840];
              let v934: f32 = x21;
              let v935: f32 = fma(v933, v932, v934);
              x21 = v935;
              let v936: u32 = v840 + v194;
              let v937: f32 = m3[v936];
              let v938: f32 = x22;
              let v939: f32 = fma(v937, v932, v938);
              x22 = v939;
              let v940: u32 = v840 + v382;
              let v941: f32 = m3[v940];
              let v942: f32 = x23;
              let v943: f32 = fma(v941, v932, v942);
              x23 = v943;
              let v944: u32 = v840 + v387;
              let v945: f32 = m3[v944];
              let v946: f32 = x24;
              let v947: f32 = fma(v945, v932, v946);
              x24 = v947;
            }
            let v948: f32 = m4[v836];
            let v949: f32 = x21;
            let v950: f32 = v948 + v949;
            m4[v836] = v950;
            let v951: u32 = v836 + v194;
            let v952: f32 = m4[v951];
            let v953: f32 = x22;
            let v954: f32 = v952 + v953;
            m4[v951] = v954;
            let v955: u32 = v836 + v382;
            let v956: f32 = m4[v955];
            let v957: f32 = x23;
            let v958: f32 = v956 + v957;
            m4[v955] = v958;
            let v959: u32 = v836 + v387;
            let v960: f32 = m4[v959];
            let v961: f32 = x24;
            let v962: f32 = v960 + v961;
            m4[v959] = v962;
          }
          workgroupBarrier();
        } else {
          let v963: u32 = v5 - v193;
          let v964: u32 = v153 - v193;
          for (var v965: u32 = v196; v965 < v194; v965 += v197) {
            x25 = v202;
            x26 = v202;
            x27 = v202;
            x28 = v202;
            let v966: u32 = min(v965, v964);
            let v967: u32 = v966 * v6;
            let v968: u32 = v176 + v967;
            for (var v969: u32 = v192; v969 < v157; v969 += v193) {
              let v970: u32 = v968 + v969;
              let v1253: bool = v1252 == v1073;
              if (v1253) {
                let v1254: u32 = b6[v970];
                let v1255: f32 = bitcast<f32>(v1254);
                x32 = v1255;
              } else {
                let v1256: bool = v1252 < v1077;
                if (v1256) {
                  let v1257: bool = v1252 == v1079;
                  let v1258: u32 = v970 >> v1079;
                  let v1259: u32 = b6[v1258];
                  let v1260: u32 = v970 & v1079;
                  let v1261: bool = v1260 == v1079;
                  let v1262: vec2<f32> = unpack2x16float(v1259);
                  let v1263: f32 = v1262.x;
                  let v1264: f32 = v1262.y;
                  let v1265: u32 = v1259 << v1088;
                  let v1266: u32 = v1259 & v1089;
                  let v1267: f32 = bitcast<f32>(v1265);
                  let v1268: f32 = bitcast<f32>(v1266);
                  let v1269: f32 = select(v1263, v1264, v1261);
                  let v1270: f32 = select(v1267, v1268, v1261);
                  let v1271: f32 = select(v1270, v1269, v1257);
                  x32 = v1271;
                } else {
                  let v1273: u32 = v970 >> v1098;
                  let v1274: u32 = v1273 * v1272;
                  let v1275: u32 = v970 & v1099;
                  let v1276: u32 = v1275 * v1272;
                  let v1277: u32 = v1276 >> v1098;
                  let v1278: u32 = v1274 + v1277;
                  let v1279: u32 = v1276 & v1099;
                  let v1280: u32 = b6[v1278];
                  let v1281: u32 = v1278 + v1079;
                  let v1282: u32 = b6[v1281];
                  let v1283: u32 = v1280 >> v1279;
                  let v1284: u32 = v1099 - v1279;
                  let v1285: u32 = v1282 << v1079;
                  let v1286: u32 = v1285 << v1284;
                  let v1287: u32 = v1283 | v1286;
                  let v1288: u32 = v1079 << v1272;
                  let v1289: u32 = v1288 - v1079;
                  let v1291: u32 = v970 >> v1290;
                  let v1292: bool = v1252 == v1077;
                  let v1293: bool = v1252 == v1119;
                  let v1294: u32 = v1291 >> v1079;
                  let v1295: u32 = select(v1294, v1291, v1292);
                  let v1297: u32 = v1296 + v1295;
                  let v1298: u32 = b6[v1297];
                  let v1299: f32 = bitcast<f32>(v1298);
                  let v1300: u32 = v1291 & v1079;
                  let v1301: bool = v1300 == v1079;
                  let v1302: vec2<f32> = unpack2x16float(v1298);
                  let v1303: f32 = v1302.x;
                  let v1304: f32 = v1302.y;
                  let v1305: u32 = v1298 << v1088;
                  let v1306: u32 = v1298 & v1089;
                  let v1307: f32 = bitcast<f32>(v1305);
                  let v1308: f32 = bitcast<f32>(v1306);
                  let v1309: f32 = select(v1303, v1304, v1301);
                  let v1310: f32 = select(v1307, v1308, v1301);
                  let v1311: f32 = select(v1310, v1309, v1293);
                  let v1312: f32 = select(v1311, v1299, v1292);
                  let v1313: bool = v1252 == v1077;
                  let v1314: bool = v1252 == v1119;
                  let v1315: u32 = v1291 >> v1079;
                  let v1316: u32 = select(v1315, v1291, v1313);
                  let v1318: u32 = v1317 + v1316;
                  let v1319: u32 = b6[v1318];
                  let v1320: f32 = bitcast<f32>(v1319);
                  let v1321: u32 = v1291 & v1079;
                  let v1322: bool = v1321 == v1079;
                  let v1323: vec2<f32> = unpack2x16float(v1319);
                  let v1324: f32 = v1323.x;
                  let v1325: f32 = v1323.y;
                  let v1326: u32 = v1319 << v1088;
                  let v1327: u32 = v1319 & v1089;
                  let v1328: f32 = bitcast<f32>(v1326);
                  let v1329: f32 = bitcast<f32>(v1327);
                  let v1330: f32 = select(v1324, v1325, v1322);
                  let v1331: f32 = select(v1328, v1329, v1322);
                  let v1332: f32 = select(v1331, v1330, v1314);
                  let v1333: f32 = select(v1332, v1320, v1313);
                  let v1334: u32 = v1287 & v1289;
                  let v1335: f32 = f32(v1334);
                  let v1336: f32 = fma(v1312, v1335, v1333);
                  x32 = v1336;
                }
              }
              let v1337: f32 = x32;
              let v972: u32 = min(v192, v963);
              let v973: u32 = v972 * v26;
              let v974: u32 = v7 + v973;
              let v975: u32 = v974 + v969;
              let v976: f32 = m0[v975];
              let v977: f32 = x25;
              let v978: f32 = fma(v976, v1337, v977);
              x25 = v978;
              let v979: u32 = min(v193, v963);
              let v980: u32 = v979 * v26;
              let v981: u32 = v7 + v980;
              let v982: u32 = v981 + v969;
              let v983: f32 = m0[v982];
              let v984: f32 = x26;
              let v985: f32 = fma(v983, v1337, v984);
              x26 = v985;
              let v986: u32 = min(v266, v963);
              let v987: u32 = v986 * v26;
              let v988: u32 = v7 + v987;
              let v989: u32 = v988 + v969;
              let v990: f32 = m0[v989];
              let v991: f32 = x27;
              let v992: f32 = fma(v990, v1337, v991);
              x27 = v992;
              let v993: u32 = min(v271, v963);
              let v994: u32 = v993 * v26;
              let v995: u32 = v7 + v994;
              let v996: u32 = v995 + v969;
              let v997: f32 = m0[v996];
              let v998: f32 = x28;
              let v999: f32 = fma(v997, v1337, v998);
              x28 = v999;
            }
            let v1000: f32 = m4[v965];
            let v1001: f32 = x25;
            let v1002: f32 = v1000 + v1001;
            m4[v965] = v1002;
            let v1003: u32 = v965 + v194;
            let v1004: f32 = m4[v1003];
            let v1005: f32 = x26;
            let v1006: f32 = v1004 + v1005;
            m4[v1003] = v1006;
            let v1007: u32 = v965 + v382;
            let v1008: f32 = m4[v1007];
            let v1009: f32 = x27;
            let v1010: f32 = v1008 + v1009;
            m4[v1007] = v1010;
            let v1011: u32 = v965 + v387;
            let v1012: f32 = m4[v1011];
            let v1013: f32 = x28;
            let v1014: f32 = v1012 + v1013;
            m4[v1011] = v1014;
          }
        }
        workgroupBarrier();
      }
      for (var v1015: u32 = v196; v1015 < v194; v1015 += v197) {
        for (var v1016: u32 = v192; v1016 < v195; v1016 += v193) {
          let v1017: u32 = v1016 * v194;
          let v1018: u32 = v1015 + v1017;
          let v1019: f32 = m4[v1018];
          let v1020: u32 = v1016 * v26;
          let v1021: u32 = v7 + v1020;
          let v1022: u32 = v1021 + v1015;
          m2[v1022] = v1019;
        }
      }
      workgroupBarrier();
      let v1023: bool = v789 == v205;
      if (v1023) {
        for (var v1024: u32 = v192; v1024 < v236; v1024 += v193) {
          let v1025: u32 = v193 << v1024;
          let v1026: u32 = v1025 - v193;
          let v1027: u32 = v1024 + v193;
          for (var v1028: u32 = v196; v1028 < v235; v1028 += v197) {
            let v1029: u32 = v1028 >> v1024;
            let v1030: u32 = v1029 << v1027;
            let v1031: u32 = v1028 & v1026;
            let v1032: u32 = v1030 + v1031;
            for (var v1033: u32 = v192; v1033 < v195; v1033 += v193) {
              let v1034: u32 = v1033 * v26;
              let v1035: u32 = v7 + v1034;
              let v1036: u32 = v1035 + v1032;
              let v1037: u32 = v1036 + v1025;
              let v1038: f32 = m2[v1036];
              let v1039: f32 = m2[v1037];
              let v1040: f32 = v1038 + v1039;
              let v1041: f32 = v1038 - v1039;
              m2[v1036] = v1040;
              m2[v1037] = v1041;
            }
          }
          workgroupBarrier();
        }
        let v1042: u32 = x1;
        for (var v1044: u32 = v196; v1044 < v194; v1044 += v197) {
          for (var v1045: u32 = v192; v1045 < v195; v1045 += v193) {
            let v1046: u32 = v1045 * v26;
            let v1047: u32 = v7 + v1046;
            let v1048: u32 = v1047 + v1044;
            let v1049: f32 = m2[v1048];
            let v1050: u32 = v1042 + v1044;
            let v1051: u32 = v1050 >> v193;
            let v1052: u32 = v1043 + v1051;
            let v1053: u32 = b6[v1052];
            let v1054: u32 = v1050 & v193;
            let v1055: bool = v1054 == v193;
            let v1056: vec2<f32> = unpack2x16float(v1053);
            let v1057: f32 = v1056.x;
            let v1058: f32 = v1056.y;
            let v1059: f32 = select(v1057, v1058, v1055);
            let v1060: f32 = v1049 * v230;
            let v1061: f32 = v1060 * v1059;
            m2[v1048] = v1061;
          }
        }
        workgroupBarrier();
      }
      for (var v177: u32 = v12; v177 < v84; v177 += v13) {
        let v178: u32 = v177 / v26;
        let v179: u32 = v177 % v26;
        let v180: bool = v178 < v5;
        let v181: bool = v179 < v153;
        let v182: bool = v180 & v181;
        if (v182) {
          let v183: u32 = v2 + v178;
          let v184: u32 = v151 + v179;
          let v185: u32 = v183 - v2;
          let v186: u32 = v185 * v26;
          let v187: u32 = v184 - v151;
          let v188: u32 = v186 + v187;
          let v189: f32 = m2[v188];
          let v190: u32 = v183 * v29;
          let v191: u32 = v190 + v184;
          b7[v191] = v189;
        }
      }
      workgroupBarrier();
    }
  }
}
