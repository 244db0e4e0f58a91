@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // q_proj
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // attn_norm
@group(0) @binding(3) var<storage, read> b3: array<f32>; // q_bias
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // stored4
@group(0) @binding(5) var<storage, read> b5: array<u32>; // k_proj
@group(0) @binding(6) var<storage, read> b6: array<f32>; // k_bias
@group(0) @binding(7) var<storage, read_write> b7: array<f32>; // stored7
@group(0) @binding(8) var<uniform> params: array<vec4<u32>, 7>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 4>;
var<workgroup> m2: array<f32, 512>;
var<workgroup> m3: array<f32, 512>;
var<workgroup> m4: array<f32, 512>;
var<workgroup> m5: array<f32, 32>;

@compute @workgroup_size(32)
fn attn_bias_0_v4_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  var x21: vec4<f32>;
  var x22: vec4<f32>;
  let v846: u32 = params[4].x;
  let v847: u32 = 0u;
  let v851: u32 = 3u;
  let v853: u32 = 1u;
  let v861: u32 = 16u;
  let v862: u32 = 4294901760u;
  let v880: u32 = params[4].y;
  let v881: u32 = 5u;
  let v882: u32 = 31u;
  let v900: u32 = params[4].z;
  let v902: u32 = 4u;
  let v907: u32 = params[4].w;
  let v928: u32 = params[5].x;
  let v962: u32 = params[5].y;
  let v991: u32 = params[5].z;
  let v1009: u32 = params[5].w;
  let v1015: u32 = params[6].x;
  let v1036: u32 = params[6].y;
  let v836: u32 = lane;
  let v837: u32 = 0u;
  let v838: u32 = 1u;
  let v839: u32 = 32u;
  let v156: u32 = 0u;
  let v157: u32 = 1u;
  let v158: u32 = 128u;
  let v159: u32 = 4u;
  let v160: u32 = lane;
  let v161: u32 = 32u;
  let v166: f32 = 0.0f;
  let v168: u32 = params[1].x;
  let v169: u32 = 6u;
  let v173: u32 = params[1].y;
  let v194: f32 = 0.088388346f;
  let v199: u32 = 64u;
  let v200: u32 = 7u;
  let v218: u32 = 16u;
  let v228: u32 = params[1].z;
  let v229: u32 = params[1].w;
  let v230: u32 = 2u;
  let v235: u32 = 3u;
  let v236: u32 = 5u;
  let v257: u32 = 31u;
  let v277: u32 = 65535u;
  let v279: u32 = params[2].x;
  let v282: u32 = 89226354u;
  let v283: u32 = 3417055213u;
  let v284: u32 = 2212286765u;
  let v287: u32 = 64248484u;
  let v291: u32 = 2415890431u;
  let v292: u32 = 996162400u;
  let v296: u32 = 32768u;
  let v297: u32 = 32767u;
  let v298: u32 = 13u;
  let v299: u32 = 939524096u;
  let v315: u32 = 16711935u;
  let v316: u32 = 8u;
  let v317: u32 = 2047u;
  let v326: f32 = 0.006767273f;
  let v327: f32 = -3.453125f;
  let v333: u32 = 4095u;
  let v334: u32 = 4294959104u;
  let v346: u32 = 256u;
  let v351: u32 = 384u;
  let v495: u32 = params[2].y;
  let v519: u32 = params[2].z;
  let v523: u32 = params[2].w;
  let v574: u32 = params[3].x;
  let v575: u32 = params[3].y;
  let v620: u32 = params[3].z;
  let v817: u32 = params[3].w;
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
  let v45: u32 = group.x;
  let v46: u32 = groups.x;
  let v77: f32 = bitcast<f32>(params[6].z);
  let v87: u32 = 512u;
  let v88: u32 = 32u;
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
    m5[v836] = v29;
    workgroupBarrier();
    let v840: f32 = m5[v837];
    x20 = v840;
    for (var v841: u32 = v838; v841 < v839; v841 += v838) {
      let v842: f32 = m5[v841];
      let v843: f32 = x20;
      let v844: f32 = v843 + v842;
      x20 = v844;
    }
    workgroupBarrier();
    let v845: f32 = x20;
    let v31: bool = v12 < v8;
    if (v31) {
      m1[v9] = v845;
    }
  }
  workgroupBarrier();
  let v34: u32 = v32 + v33;
  let v35: u32 = v34 / v14;
  let v37: u32 = v36 + v33;
  let v38: u32 = v37 / v14;
  let v39: u32 = v35 + v38;
  let v40: u32 = v32 + v33;
  let v41: u32 = v40 / v14;
  let v42: u32 = v36 + v33;
  let v43: u32 = v42 / v14;
  let v44: u32 = v41 + v43;
  let v47: u32 = v39 + v46;
  let v48: u32 = v47 - v8;
  let v49: u32 = v48 / v46;
  let v50: u32 = v45 * v49;
  let v51: u32 = v50 + v49;
  let v52: u32 = min(v51, v39);
  for (var v53: u32 = v50; v53 < v52; v53 += v8) {
    let v54: bool = v53 < v41;
    let v55: bool = v53 < v7;
    let v56: bool = !v55;
    let v57: bool = v54 & v56;
    if (v57) {
      let v58: u32 = v53 * v14;
      let v59: u32 = v32 - v58;
      let v60: u32 = min(v14, v59);
      let v61: u32 = v58 * v6;
      for (var v162: u32 = v160; v162 < v158; v162 += v161) {
        for (var v163: u32 = v156; v163 < v159; v163 += v157) {
          let v164: u32 = v163 * v158;
          let v165: u32 = v162 + v164;
          m4[v165] = v166;
        }
      }
      for (var v62: u32 = v7; v62 < v6; v62 += v14) {
        let v63: u32 = v6 - v62;
        let v64: u32 = min(v14, v63);
        for (var v65: u32 = v7; v65 < v5; v65 += v8) {
          let v66: u32 = v2 + v65;
          let v67: u32 = v12 * v1;
          for (var v68: u32 = v67; v68 < v64; v68 += v14) {
            let v69: u32 = v62 + v68;
            let v70: u32 = v66 * v6;
            let v71: u32 = v70 + v69;
            let v72: vec4<f32> = b0[v71 / 4u];
            let v73: u32 = v66 - v2;
            let v74: f32 = m1[v73];
            let v75: f32 = f32(v6);
            let v76: f32 = v74 / v75;
            let v78: f32 = v76 + v77;
            let v79: f32 = inverseSqrt(v78);
            let v80: vec4<f32> = vec4<f32>(v79);
            let v81: vec4<f32> = v72 * v80;
            let v82: vec4<f32> = b2[v69 / 4u];
            let v83: vec4<f32> = v81 * v82;
            let v84: u32 = v65 * v14;
            let v85: u32 = v68 + v84;
            m0[v85 + 0u] = v83.x; m0[v85 + 1u] = v83.y; m0[v85 + 2u] = v83.z; m0[v85 + 3u] = v83.w;
          }
        }
        workgroupBarrier();
        let v86: u32 = v61 + v62;
        let v167: u32 = v86 / v6;
        x1 = v167;
        let v170: bool = v168 == v169;
        if (v170) {
          let v171: u32 = v167 * v6;
          let v172: u32 = v86 - v171;
          for (var v174: u32 = v160; v174 < v158; v174 += v161) {
            for (var v175: u32 = v156; v175 < v159; v175 += v157) {
              x2 = v166;
              let v176: bool = v175 < v5;
              let v177: bool = v174 < v64;
              let v178: bool = v176 & v177;
              if (v178) {
                let v179: u32 = v175 * v14;
                let v180: u32 = v7 + v179;
                let v181: u32 = v180 + v174;
                let v182: f32 = m0[v181];
                let v183: u32 = v172 + v174;
                let v184: u32 = v183 >> v157;
                let v185: u32 = v173 + v184;
                let v186: u32 = b1[v185];
                let v187: u32 = v183 & v157;
                let v188: bool = v187 == v157;
                let v189: vec2<f32> = unpack2x16float(v186);
                let v190: f32 = v189.x;
                let v191: f32 = v189.y;
                let v192: f32 = select(v190, v191, v188);
                let v193: f32 = v182 * v192;
                let v195: f32 = v193 * v194;
                x2 = v195;
              }
              let v196: f32 = x2;
              let v197: u32 = v175 * v158;
              let v198: u32 = v174 + v197;
              m3[v198] = v196;
            }
          }
          workgroupBarrier();
          for (var v201: u32 = v156; v201 < v200; v201 += v157) {
            let v202: u32 = v157 << v201;
            let v203: u32 = v202 - v157;
            let v204: u32 = v201 + v157;
            for (var v205: u32 = v160; v205 < v199; v205 += v161) {
              let v206: u32 = v205 >> v201;
              let v207: u32 = v206 << v204;
              let v208: u32 = v205 & v203;
              let v209: u32 = v207 + v208;
              for (var v210: u32 = v156; v210 < v159; v210 += v157) {
                let v211: u32 = v210 * v158;
                let v212: u32 = v211 + v209;
                let v213: u32 = v212 + v202;
                let v214: f32 = m3[v212];
                let v215: f32 = m3[v213];
                let v216: f32 = v214 + v215;
                let v217: f32 = v214 - v215;
                m3[v212] = v216;
                m3[v213] = v217;
              }
            }
            workgroupBarrier();
          }
          let v219: u32 = v172 / v218;
          for (var v220: u32 = v160; v220 < v158; v220 += v161) {
            x3 = v166;
            x4 = v166;
            x5 = v166;
            x6 = v166;
            let v221: u32 = v167 + v220;
            let v222: u32 = v221 / v218;
            let v223: u32 = v221 % v218;
            for (var v224: u32 = v156; v224 < v158; v224 += v157) {
              let v225: u32 = v224 / v218;
              let v226: u32 = v219 + v225;
              let v227: u32 = v224 % v218;
              let v231: u32 = v228 * v159;
              let v232: u32 = v226 * v229;
              let v233: u32 = v232 + v222;
              let v234: u32 = v233 * v231;
              let v237: u32 = v223 & v200;
              let v238: u32 = v237 << v236;
              let v239: u32 = v223 >> v235;
              let v240: u32 = v239 << v230;
              let v241: u32 = v227 & v200;
              let v242: u32 = v241 >> v157;
              let v243: u32 = v242 << v235;
              let v244: u32 = v227 >> v235;
              let v245: u32 = v244 << v157;
              let v246: u32 = v227 & v157;
              let v247: u32 = v238 + v240;
              let v248: u32 = v247 + v243;
              let v249: u32 = v248 + v245;
              let v250: u32 = v249 + v246;
              let v251: u32 = v250 + v157;
              let v252: u32 = v251 * v228;
              let v253: u32 = v252 >> v157;
              let v254: u32 = v231 << v236;
              let v255: u32 = v253 + v254;
              let v256: u32 = v255 - v157;
              let v258: u32 = v256 >> v236;
              let v259: u32 = v255 - v218;
              let v260: u32 = v259 >> v236;
              let v261: bool = v258 < v231;
              let v262: u32 = v258 - v231;
              let v263: u32 = select(v262, v258, v261);
              let v264: u32 = v234 + v263;
              let v265: u32 = b1[v264];
              let v266: bool = v260 < v231;
              let v267: u32 = v260 - v231;
              let v268: u32 = select(v267, v260, v266);
              let v269: u32 = v234 + v268;
              let v270: u32 = b1[v269];
              let v271: u32 = v256 & v257;
              let v272: u32 = v257 - v271;
              let v273: u32 = v265 >> v272;
              let v274: u32 = v270 << v157;
              let v275: u32 = v274 << v271;
              let v276: u32 = v273 | v275;
              let v278: u32 = v276 & v277;
              let v280: bool = v279 == v156;
              let v281: bool = v279 == v230;
              let v285: u32 = select(v283, v284, v281);
              let v286: u32 = select(v285, v282, v280);
              let v288: u32 = select(v156, v287, v280);
              let v289: u32 = v278 * v286;
              let v290: u32 = v289 + v288;
              let v293: u32 = v290 & v291;
              let v294: u32 = v293 ^ v292;
              let v295: u32 = v294 >> v218;
              let v300: u32 = v294 & v296;
              let v301: u32 = v300 << v218;
              let v302: u32 = v294 & v297;
              let v303: u32 = v302 << v298;
              let v304: u32 = v303 + v299;
              let v305: u32 = v301 | v304;
              let v306: f32 = bitcast<f32>(v305);
              let v307: u32 = v295 & v296;
              let v308: u32 = v307 << v218;
              let v309: u32 = v295 & v297;
              let v310: u32 = v309 << v298;
              let v311: u32 = v310 + v299;
              let v312: u32 = v308 | v311;
              let v313: f32 = bitcast<f32>(v312);
              let v314: f32 = v306 + v313;
              let v318: u32 = v290 & v315;
              let v319: u32 = v290 >> v316;
              let v320: u32 = v319 & v315;
              let v321: u32 = v318 + v320;
              let v322: u32 = v321 >> v218;
              let v323: u32 = v321 + v322;
              let v324: u32 = v323 & v317;
              let v325: f32 = f32(v324);
              let v328: f32 = fma(v325, v326, v327);
              let v329: f32 = select(v314, v328, v281);
              let v330: u32 = bitcast<u32>(v329);
              let v331: u32 = v330 >> v298;
              let v332: u32 = v331 & v157;
              let v335: u32 = v330 + v333;
              let v336: u32 = v335 + v332;
              let v337: u32 = v336 & v334;
              let v338: f32 = bitcast<f32>(v337);
              let v339: f32 = m3[v224];
              let v340: f32 = x3;
              let v341: f32 = fma(v339, v338, v340);
              x3 = v341;
              let v342: u32 = v224 + v158;
              let v343: f32 = m3[v342];
              let v344: f32 = x4;
              let v345: f32 = fma(v343, v338, v344);
              x4 = v345;
              let v347: u32 = v224 + v346;
              let v348: f32 = m3[v347];
              let v349: f32 = x5;
              let v350: f32 = fma(v348, v338, v349);
              x5 = v350;
              let v352: u32 = v224 + v351;
              let v353: f32 = m3[v352];
              let v354: f32 = x6;
              let v355: f32 = fma(v353, v338, v354);
              x6 = v355;
            }
            let v356: f32 = m4[v220];
            let v357: f32 = x3;
            let v358: f32 = v356 + v357;
            m4[v220] = v358;
            let v359: u32 = v220 + v158;
            let v360: f32 = m4[v359];
            let v361: f32 = x4;
            let v362: f32 = v360 + v361;
            m4[v359] = v362;
            let v363: u32 = v220 + v346;
            let v364: f32 = m4[v363];
            let v365: f32 = x5;
            let v366: f32 = v364 + v365;
            m4[v363] = v366;
            let v367: u32 = v220 + v351;
            let v368: f32 = m4[v367];
            let v369: f32 = x6;
            let v370: f32 = v368 + v369;
            m4[v367] = v370;
          }
          workgroupBarrier();
        } else {
          let v371: u32 = v5 - v157;
          let v372: u32 = v60 - v157;
          for (var v373: u32 = v160; v373 < v158; v373 += v161) {
            x7 = v166;
            x8 = v166;
            x9 = v166;
            x10 = v166;
            let v374: u32 = min(v373, v372);
            let v375: u32 = v374 * v6;
            let v376: u32 = v86 + v375;
            for (var v377: u32 = v156; v377 < v64; v377 += v159) {
              let v378: u32 = v376 + v377;
              let v848: bool = v846 == v847;
              if (v848) {
                let v849: vec4<u32> = vec4<u32>(b1[v378 + 0u], b1[v378 + 1u], b1[v378 + 2u], b1[v378 + 3u]);
                let v850: vec4<f32> = bitcast<vec4<f32>>(v849);
                x21 = v850;
              } else {
                let v852: bool = v846 < v851;
                if (v852) {
                  let v854: bool = v846 == v853;
                  let v855: u32 = v378 >> v853;
                  let v856: vec2<u32> = vec2<u32>(b1[v855 + 0u], b1[v855 + 1u]);
                  let v857: u32 = v856.x;
                  let v858: vec2<f32> = unpack2x16float(v857);
                  let v859: f32 = v858.x;
                  let v860: f32 = v858.y;
                  let v863: u32 = v857 << v861;
                  let v864: u32 = v857 & v862;
                  let v865: f32 = bitcast<f32>(v863);
                  let v866: f32 = bitcast<f32>(v864);
                  let v867: f32 = select(v865, v859, v854);
                  let v868: f32 = select(v866, v860, v854);
                  let v869: u32 = v856.y;
                  let v870: vec2<f32> = unpack2x16float(v869);
                  let v871: f32 = v870.x;
                  let v872: f32 = v870.y;
                  let v873: u32 = v869 << v861;
                  let v874: u32 = v869 & v862;
                  let v875: f32 = bitcast<f32>(v873);
                  let v876: f32 = bitcast<f32>(v874);
                  let v877: f32 = select(v875, v871, v854);
                  let v878: f32 = select(v876, v872, v854);
                  let v879: vec4<f32> = vec4<f32>(v867, v868, v877, v878);
                  x21 = v879;
                } else {
                  let v883: u32 = v378 >> v881;
                  let v884: u32 = v883 * v880;
                  let v885: u32 = v378 & v882;
                  let v886: u32 = v885 * v880;
                  let v887: u32 = v886 >> v881;
                  let v888: u32 = v884 + v887;
                  let v889: u32 = v886 & v882;
                  let v890: u32 = b1[v888];
                  let v891: u32 = v888 + v853;
                  let v892: u32 = b1[v891];
                  let v893: u32 = v890 >> v889;
                  let v894: u32 = v882 - v889;
                  let v895: u32 = v892 << v853;
                  let v896: u32 = v895 << v894;
                  let v897: u32 = v893 | v896;
                  let v898: u32 = v853 << v880;
                  let v899: u32 = v898 - v853;
                  let v901: u32 = v378 >> v900;
                  let v903: bool = v846 == v851;
                  let v904: bool = v846 == v902;
                  let v905: u32 = v901 >> v853;
                  let v906: u32 = select(v905, v901, v903);
                  let v908: u32 = v907 + v906;
                  let v909: u32 = b1[v908];
                  let v910: f32 = bitcast<f32>(v909);
                  let v911: u32 = v901 & v853;
                  let v912: bool = v911 == v853;
                  let v913: vec2<f32> = unpack2x16float(v909);
                  let v914: f32 = v913.x;
                  let v915: f32 = v913.y;
                  let v916: u32 = v909 << v861;
                  let v917: u32 = v909 & v862;
                  let v918: f32 = bitcast<f32>(v916);
                  let v919: f32 = bitcast<f32>(v917);
                  let v920: f32 = select(v914, v915, v912);
                  let v921: f32 = select(v918, v919, v912);
                  let v922: f32 = select(v921, v920, v904);
                  let v923: f32 = select(v922, v910, v903);
                  let v924: bool = v846 == v851;
                  let v925: bool = v846 == v902;
                  let v926: u32 = v901 >> v853;
                  let v927: u32 = select(v926, v901, v924);
                  let v929: u32 = v928 + v927;
                  let v930: u32 = b1[v929];
                  let v931: f32 = bitcast<f32>(v930);
                  let v932: u32 = v901 & v853;
                  let v933: bool = v932 == v853;
                  let v934: vec2<f32> = unpack2x16float(v930);
                  let v935: f32 = v934.x;
                  let v936: f32 = v934.y;
                  let v937: u32 = v930 << v861;
                  let v938: u32 = v930 & v862;
                  let v939: f32 = bitcast<f32>(v937);
                  let v940: f32 = bitcast<f32>(v938);
                  let v941: f32 = select(v935, v936, v933);
                  let v942: f32 = select(v939, v940, v933);
                  let v943: f32 = select(v942, v941, v925);
                  let v944: f32 = select(v943, v931, v924);
                  let v945: u32 = v897 & v899;
                  let v946: f32 = f32(v945);
                  let v947: f32 = fma(v923, v946, v944);
                  let v948: u32 = v897 >> v880;
                  let v949: u32 = v948 & v899;
                  let v950: f32 = f32(v949);
                  let v951: f32 = fma(v923, v950, v944);
                  let v952: u32 = v948 >> v880;
                  let v953: u32 = v952 & v899;
                  let v954: f32 = f32(v953);
                  let v955: f32 = fma(v923, v954, v944);
                  let v956: u32 = v952 >> v880;
                  let v957: u32 = v956 & v899;
                  let v958: f32 = f32(v957);
                  let v959: f32 = fma(v923, v958, v944);
                  let v960: vec4<f32> = vec4<f32>(v947, v951, v955, v959);
                  x21 = v960;
                }
              }
              let v961: vec4<f32> = x21;
              let v380: u32 = min(v156, v371);
              let v381: u32 = v380 * v14;
              let v382: u32 = v7 + v381;
              let v383: u32 = v382 + v377;
              let v384: vec4<f32> = vec4<f32>(m0[v383 + 0u], m0[v383 + 1u], m0[v383 + 2u], m0[v383 + 3u]);
              let v385: f32 = x7;
              let v386: f32 = v384.x;
              let v387: f32 = v961.x;
              let v388: f32 = fma(v386, v387, v385);
              let v389: f32 = v384.y;
              let v390: f32 = v961.y;
              let v391: f32 = fma(v389, v390, v388);
              let v392: f32 = v384.z;
              let v393: f32 = v961.z;
              let v394: f32 = fma(v392, v393, v391);
              let v395: f32 = v384.w;
              let v396: f32 = v961.w;
              let v397: f32 = fma(v395, v396, v394);
              x7 = v397;
              let v398: u32 = min(v157, v371);
              let v399: u32 = v398 * v14;
              let v400: u32 = v7 + v399;
              let v401: u32 = v400 + v377;
              let v402: vec4<f32> = vec4<f32>(m0[v401 + 0u], m0[v401 + 1u], m0[v401 + 2u], m0[v401 + 3u]);
              let v403: f32 = x8;
              let v404: f32 = v402.x;
              let v405: f32 = v961.x;
              let v406: f32 = fma(v404, v405, v403);
              let v407: f32 = v402.y;
              let v408: f32 = v961.y;
              let v409: f32 = fma(v407, v408, v406);
              let v410: f32 = v402.z;
              let v411: f32 = v961.z;
              let v412: f32 = fma(v410, v411, v409);
              let v413: f32 = v402.w;
              let v414: f32 = v961.w;
              let v415: f32 = fma(v413, v414, v412);
              x8 = v415;
              let v416: u32 = min(v230, v371);
              let v417: u32 = v416 * v14;
              let v418: u32 = v7 + v417;
              let v419: u32 = v418 + v377;
              let v420: vec4<f32> = vec4<f32>(m0[v419 + 0u], m0[v419 + 1u], m0[v419 + 2u], m0[v419 + 3u]);
              let v421: f32 = x9;
              let v422: f32 = v420.x;
              let v423: f32 = v961.x;
              let v424: f32 = fma(v422, v423, v421);
              let v425: f32 = v420.y;
              let v426: f32 = v961.y;
              let v427: f32 = fma(v425, v426, v424);
              let v428: f32 = v420.z;
              let v429: f32 = v961.z;
              let v430: f32 = fma(v428, v429, v427);
              let v431: f32 = v420.w;
              let v432: f32 = v961.w;
              let v433: f32 = fma(v431, v432, v430);
              x9 = v433;
              let v434: u32 = min(v235, v371);
              let v435: u32 = v434 * v14;
              let v436: u32 = v7 + v435;
              let v437: u32 = v436 + v377;
              let v438: vec4<f32> = vec4<f32>(m0[v437 + 0u], m0[v437 + 1u], m0[v437 + 2u], m0[v437 + 3u]);
              let v439: f32 = x10;
              let v440: f32 = v438.x;
              let v441: f32 = v961.x;
              let v442: f32 = fma(v440, v441, v439);
              let v443: f32 = v438.y;
              let v444: f32 = v961.y;
              let v445: f32 = fma(v443, v444, v442);
              let v446: f32 = v438.z;
              let v447: f32 = v961.z;
              let v448: f32 = fma(v446, v447, v445);
              let v449: f32 = v438.w;
              let v450: f32 = v961.w;
              let v451: f32 = fma(v449, v450, v448);
              x10 = v451;
            }
            let v452: f32 = m4[v373];
            let v453: f32 = x7;
            let v454: f32 = v452 + v453;
            m4[v373] = v454;
            let v455: u32 = v373 + v158;
            let v456: f32 = m4[v455];
            let v457: f32 = x8;
            let v458: f32 = v456 + v457;
            m4[v455] = v458;
            let v459: u32 = v373 + v346;
            let v460: f32 = m4[v459];
            let v461: f32 = x9;
            let v462: f32 = v460 + v461;
            m4[v459] = v462;
            let v463: u32 = v373 + v351;
            let v464: f32 = m4[v463];
            let v465: f32 = x10;
            let v466: f32 = v464 + v465;
            m4[v463] = v466;
          }
        }
        workgroupBarrier();
      }
      for (var v467: u32 = v160; v467 < v158; v467 += v161) {
        for (var v468: u32 = v156; v468 < v159; v468 += v157) {
          let v469: u32 = v468 * v158;
          let v470: u32 = v467 + v469;
          let v471: f32 = m4[v470];
          let v472: u32 = v468 * v14;
          let v473: u32 = v7 + v472;
          let v474: u32 = v473 + v467;
          m2[v474] = v471;
        }
      }
      workgroupBarrier();
      let v475: bool = v168 == v169;
      if (v475) {
        for (var v476: u32 = v156; v476 < v200; v476 += v157) {
          let v477: u32 = v157 << v476;
          let v478: u32 = v477 - v157;
          let v479: u32 = v476 + v157;
          for (var v480: u32 = v160; v480 < v199; v480 += v161) {
            let v481: u32 = v480 >> v476;
            let v482: u32 = v481 << v479;
            let v483: u32 = v480 & v478;
            let v484: u32 = v482 + v483;
            for (var v485: u32 = v156; v485 < v159; v485 += v157) {
              let v486: u32 = v485 * v14;
              let v487: u32 = v7 + v486;
              let v488: u32 = v487 + v484;
              let v489: u32 = v488 + v477;
              let v490: f32 = m2[v488];
              let v491: f32 = m2[v489];
              let v492: f32 = v490 + v491;
              let v493: f32 = v490 - v491;
              m2[v488] = v492;
              m2[v489] = v493;
            }
          }
          workgroupBarrier();
        }
        let v494: u32 = x1;
        for (var v496: u32 = v160; v496 < v158; v496 += v161) {
          for (var v497: u32 = v156; v497 < v159; v497 += v157) {
            let v498: u32 = v497 * v14;
            let v499: u32 = v7 + v498;
            let v500: u32 = v499 + v496;
            let v501: f32 = m2[v500];
            let v502: u32 = v494 + v496;
            let v503: u32 = v502 >> v157;
            let v504: u32 = v495 + v503;
            let v505: u32 = b1[v504];
            let v506: u32 = v502 & v157;
            let v507: bool = v506 == v157;
            let v508: vec2<f32> = unpack2x16float(v505);
            let v509: f32 = v508.x;
            let v510: f32 = v508.y;
            let v511: f32 = select(v509, v510, v507);
            let v512: f32 = v501 * v194;
            let v513: f32 = v512 * v511;
            m2[v500] = v513;
          }
        }
        workgroupBarrier();
      }
      for (var v89: u32 = v12; v89 < v87; v89 += v88) {
        let v90: u32 = v89 / v14;
        let v91: u32 = v89 % v14;
        let v92: bool = v90 < v5;
        let v93: bool = v91 < v60;
        let v94: bool = v92 & v93;
        if (v94) {
          let v95: u32 = v2 + v90;
          let v96: u32 = v58 + v91;
          let v97: u32 = v95 - v2;
          let v98: u32 = v97 * v14;
          let v99: u32 = v96 - v58;
          let v100: u32 = v98 + v99;
          let v101: f32 = m2[v100];
          let v102: f32 = b3[v96];
          let v103: f32 = v101 + v102;
          let v104: u32 = v95 * v32;
          let v105: u32 = v104 + v96;
          b4[v105] = v103;
        }
      }
      workgroupBarrier();
    }
    let v106: bool = v53 < v44;
    let v107: bool = v53 < v41;
    let v108: bool = !v107;
    let v109: bool = v106 & v108;
    if (v109) {
      let v110: u32 = v53 - v41;
      let v111: u32 = v110 * v14;
      let v112: u32 = v36 - v111;
      let v113: u32 = min(v14, v112);
      let v114: u32 = v111 * v6;
      for (var v514: u32 = v160; v514 < v158; v514 += v161) {
        for (var v515: u32 = v156; v515 < v159; v515 += v157) {
          let v516: u32 = v515 * v158;
          let v517: u32 = v514 + v516;
          m4[v517] = v166;
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
            let v130: f32 = v129 + v77;
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
        let v518: u32 = v138 / v6;
        x1 = v518;
        let v520: bool = v519 == v169;
        if (v520) {
          let v521: u32 = v518 * v6;
          let v522: u32 = v138 - v521;
          for (var v524: u32 = v160; v524 < v158; v524 += v161) {
            for (var v525: u32 = v156; v525 < v159; v525 += v157) {
              x11 = v166;
              let v526: bool = v525 < v5;
              let v527: bool = v524 < v117;
              let v528: bool = v526 & v527;
              if (v528) {
                let v529: u32 = v525 * v14;
                let v530: u32 = v7 + v529;
                let v531: u32 = v530 + v524;
                let v532: f32 = m0[v531];
                let v533: u32 = v522 + v524;
                let v534: u32 = v533 >> v157;
                let v535: u32 = v523 + v534;
                let v536: u32 = b5[v535];
                let v537: u32 = v533 & v157;
                let v538: bool = v537 == v157;
                let v539: vec2<f32> = unpack2x16float(v536);
                let v540: f32 = v539.x;
                let v541: f32 = v539.y;
                let v542: f32 = select(v540, v541, v538);
                let v543: f32 = v532 * v542;
                let v544: f32 = v543 * v194;
                x11 = v544;
              }
              let v545: f32 = x11;
              let v546: u32 = v525 * v158;
              let v547: u32 = v524 + v546;
              m3[v547] = v545;
            }
          }
          workgroupBarrier();
          for (var v548: u32 = v156; v548 < v200; v548 += v157) {
            let v549: u32 = v157 << v548;
            let v550: u32 = v549 - v157;
            let v551: u32 = v548 + v157;
            for (var v552: u32 = v160; v552 < v199; v552 += v161) {
              let v553: u32 = v552 >> v548;
              let v554: u32 = v553 << v551;
              let v555: u32 = v552 & v550;
              let v556: u32 = v554 + v555;
              for (var v557: u32 = v156; v557 < v159; v557 += v157) {
                let v558: u32 = v557 * v158;
                let v559: u32 = v558 + v556;
                let v560: u32 = v559 + v549;
                let v561: f32 = m3[v559];
                let v562: f32 = m3[v560];
                let v563: f32 = v561 + v562;
                let v564: f32 = v561 - v562;
                m3[v559] = v563;
                m3[v560] = v564;
              }
            }
            workgroupBarrier();
          }
          let v565: u32 = v522 / v218;
          for (var v566: u32 = v160; v566 < v158; v566 += v161) {
            x12 = v166;
            x13 = v166;
            x14 = v166;
            x15 = v166;
            let v567: u32 = v518 + v566;
            let v568: u32 = v567 / v218;
            let v569: u32 = v567 % v218;
            for (var v570: u32 = v156; v570 < v158; v570 += v157) {
              let v571: u32 = v570 / v218;
              let v572: u32 = v565 + v571;
              let v573: u32 = v570 % v218;
              let v576: u32 = v574 * v159;
              let v577: u32 = v572 * v575;
              let v578: u32 = v577 + v568;
              let v579: u32 = v578 * v576;
              let v580: u32 = v569 & v200;
              let v581: u32 = v580 << v236;
              let v582: u32 = v569 >> v235;
              let v583: u32 = v582 << v230;
              let v584: u32 = v573 & v200;
              let v585: u32 = v584 >> v157;
              let v586: u32 = v585 << v235;
              let v587: u32 = v573 >> v235;
              let v588: u32 = v587 << v157;
              let v589: u32 = v573 & v157;
              let v590: u32 = v581 + v583;
              let v591: u32 = v590 + v586;
              let v592: u32 = v591 + v588;
              let v593: u32 = v592 + v589;
              let v594: u32 = v593 + v157;
              let v595: u32 = v594 * v574;
              let v596: u32 = v595 >> v157;
              let v597: u32 = v576 << v236;
              let v598: u32 = v596 + v597;
              let v599: u32 = v598 - v157;
              let v600: u32 = v599 >> v236;
              let v601: u32 = v598 - v218;
              let v602: u32 = v601 >> v236;
              let v603: bool = v600 < v576;
              let v604: u32 = v600 - v576;
              let v605: u32 = select(v604, v600, v603);
              let v606: u32 = v579 + v605;
              let v607: u32 = b5[v606];
              let v608: bool = v602 < v576;
              let v609: u32 = v602 - v576;
              let v610: u32 = select(v609, v602, v608);
              let v611: u32 = v579 + v610;
              let v612: u32 = b5[v611];
              let v613: u32 = v599 & v257;
              let v614: u32 = v257 - v613;
              let v615: u32 = v607 >> v614;
              let v616: u32 = v612 << v157;
              let v617: u32 = v616 << v613;
              let v618: u32 = v615 | v617;
              let v619: u32 = v618 & v277;
              let v621: bool = v620 == v156;
              let v622: bool = v620 == v230;
              let v623: u32 = select(v283, v284, v622);
              let v624: u32 = select(v623, v282, v621);
              let v625: u32 = select(v156, v287, v621);
              let v626: u32 = v619 * v624;
              let v627: u32 = v626 + v625;
              let v628: u32 = v627 & v291;
              let v629: u32 = v628 ^ v292;
              let v630: u32 = v629 >> v218;
              let v631: u32 = v629 & v296;
              let v632: u32 = v631 << v218;
              let v633: u32 = v629 & v297;
              let v634: u32 = v633 << v298;
              let v635: u32 = v634 + v299;
              let v636: u32 = v632 | v635;
              let v637: f32 = bitcast<f32>(v636);
              let v638: u32 = v630 & v296;
              let v639: u32 = v638 << v218;
              let v640: u32 = v630 & v297;
              let v641: u32 = v640 << v298;
              let v642: u32 = v641 + v299;
              let v643: u32 = v639 | v642;
              let v644: f32 = bitcast<f32>(v643);
              let v645: f32 = v637 + v644;
              let v646: u32 = v627 & v315;
              let v647: u32 = v627 >> v316;
              let v648: u32 = v647 & v315;
              let v649: u32 = v646 + v648;
              let v650: u32 = v649 >> v218;
              let v651: u32 = v649 + v650;
              let v652: u32 = v651 & v317;
              let v653: f32 = f32(v652);
              let v654: f32 = fma(v653, v326, v327);
              let v655: f32 = select(v645, v654, v622);
              let v656: u32 = bitcast<u32>(v655);
              let v657: u32 = v656 >> v298;
              let v658: u32 = v657 & v157;
              let v659: u32 = v656 + v333;
              let v660: u32 = v659 + v658;
              let v661: u32 = v660 & v334;
              let v662: f32 = bitcast<f32>(v661);
              let v663: f32 = m3[v570];
              let v664: f32 = x12;
              let v665: f32 = fma(v663, v662, v664);
              x12 = v665;
              let v666: u32 = v570 + v158;
              let v667: f32 = m3[v666];
              let v668: f32 = x13;
              let v669: f32 = fma(v667, v662, v668);
              x13 = v669;
              let v670: u32 = v570 + v346;
              let v671: f32 = m3[v670];
              let v672: f32 = x14;
              let v673: f32 = fma(v671, v662, v672);
              x14 = v673;
              let v674: u32 = v570 + v351;
              let v675: f32 = m3[v674];
              let v676: f32 = x15;
              let v677: f32 = fma(v675, v662, v676);
              x15 = v677;
            }
            let v678: f32 = m4[v566];
            let v679: f32 = x12;
            let v680: f32 = v678 + v679;
            m4[v566] = v680;
            let v681: u32 = v566 + v158;
            let v682: f32 = m4[v681];
            let v683: f32 = x13;
            let v684: f32 = v682 + v683;
            m4[v681] = v684;
            let v685: u32 = v566 + v346;
            let v686: f32 = m4[v685];
            let v687: f32 = x14;
            let v688: f32 = v686 + v687;
            m4[v685] = v688;
            let v689: u32 = v566 + v351;
            let v690: f32 = m4[v689];
            let v691: f32 = x15;
            let v692: f32 = v690 + v691;
            m4[v689] = v692;
          }
          workgroupBarrier();
        } else {
          let v693: u32 = v5 - v157;
          let v694: u32 = v113 - v157;
          for (var v695: u32 = v160; v695 < v158; v695 += v161) {
            x16 = v166;
            x17 = v166;
            x18 = v166;
            x19 = v166;
            let v696: u32 = min(v695, v694);
            let v697: u32 = v696 * v6;
            let v698: u32 = v138 + v697;
            for (var v699: u32 = v156; v699 < v117; v699 += v159) {
              let v700: u32 = v698 + v699;
              let v963: bool = v962 == v847;
              if (v963) {
                let v964: vec4<u32> = vec4<u32>(b5[v700 + 0u], b5[v700 + 1u], b5[v700 + 2u], b5[v700 + 3u]);
                let v965: vec4<f32> = bitcast<vec4<f32>>(v964);
                x22 = v965;
              } else {
                let v966: bool = v962 < v851;
                if (v966) {
                  let v967: bool = v962 == v853;
                  let v968: u32 = v700 >> v853;
                  let v969: vec2<u32> = vec2<u32>(b5[v968 + 0u], b5[v968 + 1u]);
                  let v970: u32 = v969.x;
                  let v971: vec2<f32> = unpack2x16float(v970);
                  let v972: f32 = v971.x;
                  let v973: f32 = v971.y;
                  let v974: u32 = v970 << v861;
                  let v975: u32 = v970 & v862;
                  let v976: f32 = bitcast<f32>(v974);
                  let v977: f32 = bitcast<f32>(v975);
                  let v978: f32 = select(v976, v972, v967);
                  let v979: f32 = select(v977, v973, v967);
                  let v980: u32 = v969.y;
                  let v981: vec2<f32> = unpack2x16float(v980);
                  let v982: f32 = v981.x;
                  let v983: f32 = v981.y;
                  let v984: u32 = v980 << v861;
                  let v985: u32 = v980 & v862;
                  let v986: f32 = bitcast<f32>(v984);
                  let v987: f32 = bitcast<f32>(v985);
                  let v988: f32 = select(v986, v982, v967);
                  let v989: f32 = select(v987, v983, v967);
                  let v990: vec4<f32> = vec4<f32>(v978, v979, v988, v989);
                  x22 = v990;
                } else {
                  let v992: u32 = v700 >> v881;
                  let v993: u32 = v992 * v991;
                  let v994: u32 = v700 & v882;
                  let v995: u32 = v994 * v991;
                  let v996: u32 = v995 >> v881;
                  let v997: u32 = v993 + v996;
                  let v998: u32 = v995 & v882;
                  let v999: u32 = b5[v997];
                  let v1000: u32 = v997 + v853;
                  let v1001: u32 = b5[v1000];
                  let v1002: u32 = v999 >> v998;
                  let v1003: u32 = v882 - v998;
                  let v1004: u32 = v1001 << v853;
                  let v1005: u32 = v1004 << v1003;
                  let v1006: u32 = v1002 | v1005;
                  let v1007: u32 = v853 << v991;
                  let v1008: u32 = v1007 - v853;
                  let v1010: u32 = v700 >> v1009;
                  let v1011: bool = v962 == v851;
                  let v1012: bool = v962 == v902;
                  let v1013: u32 = v1010 >> v853;
                  let v1014: u32 = select(v1013, v1010, v1011);
                  let v1016: u32 = v1015 + v1014;
                  let v1017: u32 = b5[v1016];
                  let v1018: f32 = bitcast<f32>(v1017);
                  let v1019: u32 = v1010 & v853;
                  let v1020: bool = v1019 == v853;
                  let v1021: vec2<f32> = unpack2x16float(v1017);
                  let v1022: f32 = v1021.x;
                  let v1023: f32 = v1021.y;
                  let v1024: u32 = v1017 << v861;
                  let v1025: u32 = v1017 & v862;
                  let v1026: f32 = bitcast<f32>(v1024);
                  let v1027: f32 = bitcast<f32>(v1025);
                  let v1028: f32 = select(v1022, v1023, v1020);
                  let v1029: f32 = select(v1026, v1027, v1020);
                  let v1030: f32 = select(v1029, v1028, v1012);
                  let v1031: f32 = select(v1030, v1018, v1011);
                  let v1032: bool = v962 == v851;
                  let v1033: bool = v962 == v902;
                  let v1034: u32 = v1010 >> v853;
                  let v1035: u32 = select(v1034, v1010, v1032);
                  let v1037: u32 = v1036 + v1035;
                  let v1038: u32 = b5[v1037];
                  let v1039: f32 = bitcast<f32>(v1038);
                  let v1040: u32 = v1010 & v853;
                  let v1041: bool = v1040 == v853;
                  let v1042: vec2<f32> = unpack2x16float(v1038);
                  let v1043: f32 = v1042.x;
                  let v1044: f32 = v1042.y;
                  let v1045: u32 = v1038 << v861;
                  let v1046: u32 = v1038 & v862;
                  let v1047: f32 = bitcast<f32>(v1045);
                  let v1048: f32 = bitcast<f32>(v1046);
                  let v1049: f32 = select(v1043, v1044, v1041);
                  let v1050: f32 = select(v1047, v1048, v1041);
                  let v1051: f32 = select(v1050, v1049, v1033);
                  let v1052: f32 = select(v1051, v1039, v1032);
                  let v1053: u32 = v1006 & v1008;
                  let v1054: f32 = f32(v1053);
                  let v1055: f32 = fma(v1031, v1054, v1052);
                  let v1056: u32 = v1006 >> v991;
                  let v1057: u32 = v1056 & v1008;
                  let v1058: f32 = f32(v1057);
                  let v1059: f32 = fma(v1031, v1058, v1052);
                  let v1060: u32 = v1056 >> v991;
                  let v1061: u32 = v1060 & v1008;
                  let v1062: f32 = f32(v1061);
                  let v1063: f32 = fma(v1031, v1062, v1052);
                  let v1064: u32 = v1060 >> v991;
                  let v1065: u32 = v1064 & v1008;
                  let v1066: f32 = f32(v1065);
                  let v1067: f32 = fma(v1031, v1066, v1052);
                  let v1068: vec4<f32> = vec4<f32>(v1055, v1059, v1063, v1067);
                  x22 = v1068;
                }
              }
              let v1069: vec4<f32> = x22;
              let v702: u32 = min(v156, v693);
              let v703: u32 = v702 * v14;
              let v704: u32 = v7 + v703;
              let v705: u32 = v704 + v699;
              let v706: vec4<f32> = vec4<f32>(m0[v705 + 0u], m0[v705 + 1u], m0[v705 + 2u], m0[v705 + 3u]);
              let v707: f32 = x16;
              let v708: f32 = v706.x;
              let v709: f32 = v1069.x;
              let v710: f32 = fma(v708, v709, v707);
              let v711: f32 = v706.y;
              let v712: f32 = v1069.y;
              let v713: f32 = fma(v711, v712, v710);
              let v714: f32 = v706.z;
              let v715: f32 = v1069.z;
              let v716: f32 = fma(v714, v715, v713);
              let v717: f32 = v706.w;
              let v718: f32 = v1069.w;
              let v719: f32 = fma(v717, v718, v716);
              x16 = v719;
              let v720: u32 = min(v157, v693);
              let v721: u32 = v720 * v14;
              let v722: u32 = v7 + v721;
              let v723: u32 = v722 + v699;
              let v724: vec4<f32> = vec4<f32>(m0[v723 + 0u], m0[v723 + 1u], m0[v723 + 2u], m0[v723 + 3u]);
              let v725: f32 = x17;
              let v726: f32 = v724.x;
              let v727: f32 = v1069.x;
              let v728: f32 = fma(v726, v727, v725);
              let v729: f32 = v724.y;
              let v730: f32 = v1069.y;
              let v731: f32 = fma(v729, v730, v728);
              let v732: f32 = v724.z;
              let v733: f32 = v1069.z;
              let v734: f32 = fma(v732, v733, v731);
              let v735: f32 = v724.w;
              let v736: f32 = v1069.w;
              let v737: f32 = fma(v735, v736, v734);
              x17 = v737;
              let v738: u32 = min(v230, v693);
              let v739: u32 = v738 * v14;
              let v740: u32 = v7 + v739;
              let v741: u32 = v740 + v699;
              let v742: vec4<f32> = vec4<f32>(m0[v741 + 0u], m0[v741 + 1u], m0[v741 + 2u], m0[v741 + 3u]);
              let v743: f32 = x18;
              let v744: f32 = v742.x;
              let v745: f32 = v1069.x;
              let v746: f32 = fma(v744, v745, v743);
              let v747: f32 = v742.y;
              let v748: f32 = v1069.y;
              let v749: f32 = fma(v747, v748, v746);
              let v750: f32 = v742.z;
              let v751: f32 = v1069.z;
              let v752: f32 = fma(v750, v751, v749);
              let v753: f32 = v742.w;
              let v754: f32 = v1069.w;
              let v755: f32 = fma(v753, v754, v752);
              x18 = v755;
              let v756: u32 = min(v235, v693);
              let v757: u32 = v756 * v14;
              let v758: u32 = v7 + v757;
              let v759: u32 = v758 + v699;
              let v760: vec4<f32> = vec4<f32>(m0[v759 + 0u], m0[v759 + 1u], m0[v759 + 2u], m0[v759 + 3u]);
              let v761: f32 = x19;
              let v762: f32 = v760.x;
              let v763: f32 = v1069.x;
              let v764: f32 = fma(v762, v763, v761);
              let v765: f32 = v760.y;
              let v766: f32 = v1069.y;
              let v767: f32 = fma(v765, v766, v764);
              let v768: f32 = v760.z;
              let v769: f32 = v1069.z;
              let v770: f32 = fma(v768, v769, v767);
              let v771: f32 = v760.w;
              let v772: f32 = v1069.w;
              let v773: f32 = fma(v771, v772, v770);
              x19 = v773;
            }
            let v774: f32 = m4[v695];
            let v775: f32 = x16;
            let v776: f32 = v774 + v775;
            m4[v695] = v776;
            let v777: u32 = v695 + v158;
            let v778: f32 = m4[v777];
            let v779: f32 = x17;
            let v780: f32 = v778 + v779;
            m4[v777] = v780;
            let v781: u32 = v695 + v346;
            let v782: f32 = m4[v781];
            let v783: f32 = x18;
            let v784: f32 = v782 + v783;
            m4[v781] = v784;
            let v785: u32 = v695 + v351;
            let v786: f32 = m4[v785];
            let v787: f32 = x19;
            let v788: f32 = v786 + v787;
            m4[v785] = v788;
          }
        }
        workgroupBarrier();
      }
      for (var v789: u32 = v160; v789 < v158; v789 += v161) {
        for (var v790: u32 = v156; v790 < v159; v790 += v157) {
          let v791: u32 = v790 * v158;
          let v792: u32 = v789 + v791;
          let v793: f32 = m4[v792];
          let v794: u32 = v790 * v14;
          let v795: u32 = v7 + v794;
          let v796: u32 = v795 + v789;
          m2[v796] = v793;
        }
      }
      workgroupBarrier();
      let v797: bool = v519 == v169;
      if (v797) {
        for (var v798: u32 = v156; v798 < v200; v798 += v157) {
          let v799: u32 = v157 << v798;
          let v800: u32 = v799 - v157;
          let v801: u32 = v798 + v157;
          for (var v802: u32 = v160; v802 < v199; v802 += v161) {
            let v803: u32 = v802 >> v798;
            let v804: u32 = v803 << v801;
            let v805: u32 = v802 & v800;
            let v806: u32 = v804 + v805;
            for (var v807: u32 = v156; v807 < v159; v807 += v157) {
              let v808: u32 = v807 * v14;
              let v809: u32 = v7 + v808;
              let v810: u32 = v809 + v806;
              let v811: u32 = v810 + v799;
              let v812: f32 = m2[v810];
              let v813: f32 = m2[v811];
              let v814: f32 = v812 + v813;
              let v815: f32 = v812 - v813;
              m2[v810] = v814;
              m2[v811] = v815;
            }
          }
          workgroupBarrier();
        }
        let v816: u32 = x1;
        for (var v818: u32 = v160; v818 < v158; v818 += v161) {
          for (var v819: u32 = v156; v819 < v159; v819 += v157) {
            let v820: u32 = v819 * v14;
            let v821: u32 = v7 + v820;
            let v822: u32 = v821 + v818;
            let v823: f32 = m2[v822];
            let v824: u32 = v816 + v818;
            let v825: u32 = v824 >> v157;
            let v826: u32 = v817 + v825;
            let v827: u32 = b5[v826];
            let v828: u32 = v824 & v157;
            let v829: bool = v828 == v157;
            let v830: vec2<f32> = unpack2x16float(v827);
            let v831: f32 = v830.x;
            let v832: f32 = v830.y;
            let v833: f32 = select(v831, v832, v829);
            let v834: f32 = v823 * v194;
            let v835: f32 = v834 * v833;
            m2[v822] = v835;
          }
        }
        workgroupBarrier();
      }
      for (var v139: u32 = v12; v139 < v87; v139 += v88) {
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
          let v152: f32 = b6[v146];
          let v153: f32 = v151 + v152;
          let v154: u32 = v145 * v36;
          let v155: u32 = v154 + v146;
          b7[v155] = v153;
        }
      }
      workgroupBarrier();
    }
  }
}
