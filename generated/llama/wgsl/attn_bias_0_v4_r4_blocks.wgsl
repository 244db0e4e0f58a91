@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // q_proj
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // attn_norm
@group(0) @binding(3) var<storage, read> b3: array<f32>; // q_bias
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // stored4
@group(0) @binding(5) var<storage, read> b5: array<u32>; // k_proj
@group(0) @binding(6) var<storage, read> b6: array<f32>; // k_bias
@group(0) @binding(7) var<storage, read_write> b7: array<f32>; // stored7
@group(0) @binding(8) var<uniform> params: array<vec4<u32>, 8>;
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
  var x22: vec4<f32>;
  var x23: vec4<f32>;
  let v864: u32 = params[5].x;
  let v865: u32 = 0u;
  let v869: u32 = 3u;
  let v871: u32 = 1u;
  let v879: u32 = 16u;
  let v880: u32 = 4294901760u;
  let v898: u32 = params[5].y;
  let v899: u32 = 5u;
  let v900: u32 = 31u;
  let v918: u32 = params[5].z;
  let v920: u32 = 4u;
  let v925: u32 = params[5].w;
  let v946: u32 = params[6].x;
  let v980: u32 = params[6].y;
  let v1009: u32 = params[6].z;
  let v1027: u32 = params[6].w;
  let v1033: u32 = params[7].x;
  let v1054: u32 = params[7].y;
  let v854: u32 = lane;
  let v855: u32 = 0u;
  let v856: u32 = 1u;
  let v857: u32 = 32u;
  let v156: u32 = 0u;
  let v157: u32 = 1u;
  let v158: u32 = 128u;
  let v159: u32 = 4u;
  let v160: u32 = lane;
  let v161: u32 = 32u;
  let v166: f32 = 0.0f;
  let v167: u32 = params[1].x;
  let v168: u32 = 6u;
  let v173: u32 = params[1].y;
  let v174: u32 = params[1].z;
  let v178: u32 = params[1].w;
  let v200: f32 = 0.088388346f;
  let v205: u32 = 64u;
  let v206: u32 = 7u;
  let v224: u32 = 16u;
  let v234: u32 = params[2].x;
  let v235: u32 = params[2].y;
  let v236: u32 = 2u;
  let v242: u32 = 3u;
  let v243: u32 = 5u;
  let v264: u32 = 31u;
  let v284: u32 = 65535u;
  let v286: u32 = params[2].z;
  let v289: u32 = 89226354u;
  let v290: u32 = 3417055213u;
  let v291: u32 = 2212286765u;
  let v294: u32 = 64248484u;
  let v298: u32 = 2415890431u;
  let v299: u32 = 996162400u;
  let v303: u32 = 32768u;
  let v304: u32 = 32767u;
  let v305: u32 = 13u;
  let v306: u32 = 939524096u;
  let v322: u32 = 16711935u;
  let v323: u32 = 8u;
  let v324: u32 = 2047u;
  let v333: f32 = 0.006767273f;
  let v334: f32 = -3.453125f;
  let v340: u32 = 4095u;
  let v341: u32 = 4294959104u;
  let v353: u32 = 256u;
  let v358: u32 = 384u;
  let v503: u32 = params[2].w;
  let v527: u32 = params[3].x;
  let v532: u32 = params[3].y;
  let v533: u32 = params[3].z;
  let v537: u32 = params[3].w;
  let v589: u32 = params[4].x;
  let v590: u32 = params[4].y;
  let v636: u32 = params[4].z;
  let v834: u32 = params[4].w;
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
  let v77: f32 = bitcast<f32>(params[7].z);
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
    m5[v854] = v29;
    workgroupBarrier();
    let v858: f32 = m5[v855];
    x21 = v858;
    for (var v859: u32 = v856; v859 < v857; v859 += v856) {
      let v860: f32 = m5[v859];
      let v861: f32 = x21;
      let v862: f32 = v861 + v860;
      x21 = v862;
    }
    workgroupBarrier();
    let v863: f32 = x21;
    let v31: bool = v12 < v8;
    if (v31) {
      m1[v9] = v863;
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
        let v169: bool = v167 == v168;
        if (v169) {
          let v170: u32 = v86 / v6;
          let v171: u32 = v170 * v6;
          let v172: u32 = v86 - v171;
          let v175: u32 = v170 / v173;
          let v176: u32 = v170 % v173;
          let v177: u32 = v175 * v174;
          x1 = v176;
          x2 = v177;
          let v179: u32 = v177 + v178;
          for (var v180: u32 = v160; v180 < v158; v180 += v161) {
            for (var v181: u32 = v156; v181 < v159; v181 += v157) {
              x3 = v166;
              let v182: bool = v181 < v5;
              let v183: bool = v180 < v64;
              let v184: bool = v182 & v183;
              if (v184) {
                let v185: u32 = v181 * v14;
                let v186: u32 = v7 + v185;
                let v187: u32 = v186 + v180;
                let v188: f32 = m0[v187];
                let v189: u32 = v172 + v180;
                let v190: u32 = v189 >> v157;
                let v191: u32 = v179 + v190;
                let v192: u32 = b1[v191];
                let v193: u32 = v189 & v157;
                let v194: bool = v193 == v157;
                let v195: vec2<f32> = unpack2x16float(v192);
                let v196: f32 = v195.x;
                let v197: f32 = v195.y;
                let v198: f32 = select(v196, v197, v194);
                let v199: f32 = v188 * v198;
                let v201: f32 = v199 * v200;
                x3 = v201;
              }
              let v202: f32 = x3;
              let v203: u32 = v181 * v158;
              let v204: u32 = v180 + v203;
              m3[v204] = v202;
            }
          }
          workgroupBarrier();
          for (var v207: u32 = v156; v207 < v206; v207 += v157) {
            let v208: u32 = v157 << v207;
            let v209: u32 = v208 - v157;
            let v210: u32 = v207 + v157;
            for (var v211: u32 = v160; v211 < v205; v211 += v161) {
              let v212: u32 = v211 >> v207;
              let v213: u32 = v212 << v210;
              let v214: u32 = v211 & v209;
              let v215: u32 = v213 + v214;
              for (var v216: u32 = v156; v216 < v159; v216 += v157) {
                let v217: u32 = v216 * v158;
                let v218: u32 = v217 + v215;
                let v219: u32 = v218 + v208;
                let v220: f32 = m3[v218];
                let v221: f32 = m3[v219];
                let v222: f32 = v220 + v221;
                let v223: f32 = v220 - v221;
                m3[v218] = v222;
                m3[v219] = v223;
              }
            }
            workgroupBarrier();
          }
          let v225: u32 = v172 / v224;
          for (var v226: u32 = v160; v226 < v158; v226 += v161) {
            x4 = v166;
            x5 = v166;
            x6 = v166;
            x7 = v166;
            let v227: u32 = v176 + v226;
            let v228: u32 = v227 / v224;
            let v229: u32 = v227 % v224;
            for (var v230: u32 = v156; v230 < v158; v230 += v157) {
              let v231: u32 = v230 / v224;
              let v232: u32 = v225 + v231;
              let v233: u32 = v230 % v224;
              let v237: u32 = v234 * v159;
              let v238: u32 = v232 * v235;
              let v239: u32 = v238 + v228;
              let v240: u32 = v239 * v237;
              let v241: u32 = v177 + v240;
              let v244: u32 = v229 & v206;
              let v245: u32 = v244 << v243;
              let v246: u32 = v229 >> v242;
              let v247: u32 = v246 << v236;
              let v248: u32 = v233 & v206;
              let v249: u32 = v248 >> v157;
              let v250: u32 = v249 << v242;
              let v251: u32 = v233 >> v242;
              let v252: u32 = v251 << v157;
              let v253: u32 = v233 & v157;
              let v254: u32 = v245 + v247;
              let v255: u32 = v254 + v250;
              let v256: u32 = v255 + v252;
              let v257: u32 = v256 + v253;
              let v258: u32 = v257 + v157;
              let v259: u32 = v258 * v234;
              let v260: u32 = v259 >> v157;
              let v261: u32 = v237 << v243;
              let v262: u32 = v260 + v261;
              let v263: u32 = v262 - v157;
              let v265: u32 = v263 >> v243;
              let v266: u32 = v262 - v224;
              let v267: u32 = v266 >> v243;
              let v268: bool = v265 < v237;
              let v269: u32 = v265 - v237;
              let v270: u32 = select(v269, v265, v268);
              let v271: u32 = v241 + v270;
              let v272: u32 = b1[v271];
              let v273: bool = v267 < v237;
              let v274: u32 = v267 - v237;
              let v275: u32 = select(v274, v267, v273);
              let v276: u32 = v241 + v275;
              let v277: u32 = b1[v276];
              let v278: u32 = v263 & v264;
              let v279: u32 = v264 - v278;
              let v280: u32 = v272 >> v279;
              let v281: u32 = v277 << v157;
              let v282: u32 = v281 << v278;
              let v283: u32 = v280 | v282;
              let v285: u32 = v283 & v284;
              let v287: bool = v286 == v156;
              let v288: bool = v286 == v236;
              let v292: u32 = select(v290, v291, v288);
              let v293: u32 = select(v292, v289, v287);
              let v295: u32 = select(v156, v294, v287);
              let v296: u32 = v285 * v293;
              let v297: u32 = v296 + v295;
              let v300: u32 = v297 & v298;
              let v301: u32 = v300 ^ v299;
              let v302: u32 = v301 >> v224;
              let v307: u32 = v301 & v303;
              let v308: u32 = v307 << v224;
              let v309: u32 = v301 & v304;
              let v310: u32 = v309 << v305;
              let v311: u32 = v310 + v306;
              let v312: u32 = v308 | v311;
              let v313: f32 = bitcast<f32>(v312);
              let v314: u32 = v302 & v303;
              let v315: u32 = v314 << v224;
              let v316: u32 = v302 & v304;
              let v317: u32 = v316 << v305;
              let v318: u32 = v317 + v306;
              let v319: u32 = v315 | v318;
              let v320: f32 = bitcast<f32>(v319);
              let v321: f32 = v313 + v320;
              let v325: u32 = v297 & v322;
              let v326: u32 = v297 >> v323;
              let v327: u32 = v326 & v322;
              let v328: u32 = v325 + v327;
              let v329: u32 = v328 >> v224;
              let v330: u32 = v328 + v329;
              let v331: u32 = v330 & v324;
              let v332: f32 = f32(v331);
              let v335: f32 = fma(v332, v333, v334);
              let v336: f32 = select(v321, v335, v288);
              let v337: u32 = bitcast<u32>(v336);
              let v338: u32 = v337 >> v305;
              let v339: u32 = v338 & v157;
              let v342: u32 = v337 + v340;
              let v343: u32 = v342 + v339;
              let v344: u32 = v343 & v341;
              let v345: f32 = bitcast<f32>(v344);
              let v346: f32 = m3[v230];
              let v347: f32 = x4;
              let v348: f32 = fma(v346, v345, v347);
              x4 = v348;
              let v349: u32 = v230 + v158;
              let v350: f32 = m3[v349];
              let v351: f32 = x5;
              let v352: f32 = fma(v350, v345, v351);
              x5 = v352;
              let v354: u32 = v230 + v353;
              let v355: f32 = m3[v354];
              let v356: f32 = x6;
              let v357: f32 = fma(v355, v345, v356);
              x6 = v357;
              let v359: u32 = v230 + v358;
              let v360: f32 = m3[v359];
              let v361: f32 = x7;
              let v362: f32 = fma(v360, v345, v361);
              x7 = v362;
            }
            let v363: f32 = m4[v226];
            let v364: f32 = x4;
            let v365: f32 = v363 + v364;
            m4[v226] = v365;
            let v366: u32 = v226 + v158;
            let v367: f32 = m4[v366];
            let v368: f32 = x5;
            let v369: f32 = v367 + v368;
            m4[v366] = v369;
            let v370: u32 = v226 + v353;
            let v371: f32 = m4[v370];
            let v372: f32 = x6;
            let v373: f32 = v371 + v372;
            m4[v370] = v373;
            let v374: u32 = v226 + v358;
            let v375: f32 = m4[v374];
            let v376: f32 = x7;
            let v377: f32 = v375 + v376;
            m4[v374] = v377;
          }
          workgroupBarrier();
        } else {
          let v378: u32 = v5 - v157;
          let v379: u32 = v60 - v157;
          for (var v380: u32 = v160; v380 < v158; v380 += v161) {
            x8 = v166;
            x9 = v166;
            x10 = v166;
            x11 = v166;
            let v381: u32 = min(v380, v379);
            let v382: u32 = v381 * v6;
            let v383: u32 = v86 + v382;
            for (var v384: u32 = v156; v384 < v64; v384 += v159) {
              let v385: u32 = v383 + v384;
              let v866: bool = v864 == v865;
              if (v866) {
                let v867: vec4<u32> = vec4<u32>(b1[v385 + 0u], b1[v385 + 1u], b1[v385 + 2u], b1[v385 + 3u]);
                let v868: vec4<f32> = bitcast<vec4<f32>>(v867);
                x22 = v868;
              } else {
                let v870: bool = v864 < v869;
                if (v870) {
                  let v872: bool = v864 == v871;
                  let v873: u32 = v385 >> v871;
                  let v874: vec2<u32> = vec2<u32>(b1[v873 + 0u], b1[v873 + 1u]);
                  let v875: u32 = v874.x;
                  let v876: vec2<f32> = unpack2x16float(v875);
                  let v877: f32 = v876.x;
                  let v878: f32 = v876.y;
                  let v881: u32 = v875 << v879;
                  let v882: u32 = v875 & v880;
                  let v883: f32 = bitcast<f32>(v881);
                  let v884: f32 = bitcast<f32>(v882);
                  let v885: f32 = select(v883, v877, v872);
                  let v886: f32 = select(v884, v878, v872);
                  let v887: u32 = v874.y;
                  let v888: vec2<f32> = unpack2x16float(v887);
                  let v889: f32 = v888.x;
                  let v890: f32 = v888.y;
                  let v891: u32 = v887 << v879;
                  let v892: u32 = v887 & v880;
                  let v893: f32 = bitcast<f32>(v891);
                  let v894: f32 = bitcast<f32>(v892);
                  let v895: f32 = select(v893, v889, v872);
                  let v896: f32 = select(v894, v890, v872);
                  let v897: vec4<f32> = vec4<f32>(v885, v886, v895, v896);
                  x22 = v897;
                } else {
                  let v901: u32 = v385 >> v899;
                  let v902: u32 = v901 * v898;
                  let v903: u32 = v385 & v900;
                  let v904: u32 = v903 * v898;
                  let v905: u32 = v904 >> v899;
                  let v906: u32 = v902 + v905;
                  let v907: u32 = v904 & v900;
                  let v908: u32 = b1[v906];
                  let v909: u32 = v906 + v871;
                  let v910: u32 = b1[v909];
                  let v911: u32 = v908 >> v907;
                  let v912: u32 = v900 - v907;
                  let v913: u32 = v910 << v871;
                  let v914: u32 = v913 << v912;
                  let v915: u32 = v911 | v914;
                  let v916: u32 = v871 << v898;
                  let v917: u32 = v916 - v871;
                  let v919: u32 = v385 >> v918;
                  let v921: bool = v864 == v869;
                  let v922: bool = v864 == v920;
                  let v923: u32 = v919 >> v871;
                  let v924: u32 = select(v923, v919, v921);
                  let v926: u32 = v925 + v924;
                  let v927: u32 = b1[v926];
                  let v928: f32 = bitcast<f32>(v927);
                  let v929: u32 = v919 & v871;
                  let v930: bool = v929 == v871;
                  let v931: vec2<f32> = unpack2x16float(v927);
                  let v932: f32 = v931.x;
                  let v933: f32 = v931.y;
                  let v934: u32 = v927 << v879;
                  let v935: u32 = v927 & v880;
                  let v936: f32 = bitcast<f32>(v934);
                  let v937: f32 = bitcast<f32>(v935);
                  let v938: f32 = select(v932, v933, v930);
                  let v939: f32 = select(v936, v937, v930);
                  let v940: f32 = select(v939, v938, v922);
                  let v941: f32 = select(v940, v928, v921);
                  let v942: bool = v864 == v869;
                  let v943: bool = v864 == v920;
                  let v944: u32 = v919 >> v871;
                  let v945: u32 = select(v944, v919, v942);
                  let v947: u32 = v946 + v945;
                  let v948: u32 = b1[v947];
                  let v949: f32 = bitcast<f32>(v948);
                  let v950: u32 = v919 & v871;
                  let v951: bool = v950 == v871;
                  let v952: vec2<f32> = unpack2x16float(v948);
                  let v953: f32 = v952.x;
                  let v954: f32 = v952.y;
                  let v955: u32 = v948 << v879;
                  let v956: u32 = v948 & v880;
                  let v957: f32 = bitcast<f32>(v955);
                  let v958: f32 = bitcast<f32>(v956);
                  let v959: f32 = select(v953, v954, v951);
                  let v960: f32 = select(v957, v958, v951);
                  let v961: f32 = select(v960, v959, v943);
                  let v962: f32 = select(v961, v949, v942);
                  let v963: u32 = v915 & v917;
                  let v964: f32 = f32(v963);
                  let v965: f32 = fma(v941, v964, v962);
                  let v966: u32 = v915 >> v898;
                  let v967: u32 = v966 & v917;
                  let v968: f32 = f32(v967);
                  let v969: f32 = fma(v941, v968, v962);
                  let v970: u32 = v966 >> v898;
                  let v971: u32 = v970 & v917;
                  let v972: f32 = f32(v971);
                  let v973: f32 = fma(v941, v972, v962);
                  let v974: u32 = v970 >> v898;
                  let v975: u32 = v974 & v917;
                  let v976: f32 = f32(v975);
                  let v977: f32 = fma(v941, v976, v962);
                  let v978: vec4<f32> = vec4<f32>(v965, v969, v973, v977);
                  x22 = v978;
                }
              }
              let v979: vec4<f32> = x22;
              let v387: u32 = min(v156, v378);
              let v388: u32 = v387 * v14;
              let v389: u32 = v7 + v388;
              let v390: u32 = v389 + v384;
              let v391: vec4<f32> = vec4<f32>(m0[v390 + 0u], m0[v390 + 1u], m0[v390 + 2u], m0[v390 + 3u]);
              let v392: f32 = x8;
              let v393: f32 = v391.x;
              let v394: f32 = v979.x;
              let v395: f32 = fma(v393, v394, v392);
              let v396: f32 = v391.y;
              let v397: f32 = v979.y;
              let v398: f32 = fma(v396, v397, v395);
              let v399: f32 = v391.z;
              let v400: f32 = v979.z;
              let v401: f32 = fma(v399, v400, v398);
              let v402: f32 = v391.w;
              let v403: f32 = v979.w;
              let v404: f32 = fma(v402, v403, v401);
              x8 = v404;
              let v405: u32 = min(v157, v378);
              let v406: u32 = v405 * v14;
              let v407: u32 = v7 + v406;
              let v408: u32 = v407 + v384;
              let v409: vec4<f32> = vec4<f32>(m0[v408 + 0u], m0[v408 + 1u], m0[v408 + 2u], m0[v408 + 3u]);
              let v410: f32 = x9;
              let v411: f32 = v409.x;
              let v412: f32 = v979.x;
              let v413: f32 = fma(v411, v412, v410);
              let v414: f32 = v409.y;
              let v415: f32 = v979.y;
              let v416: f32 = fma(v414, v415, v413);
              let v417: f32 = v409.z;
              let v418: f32 = v979.z;
              let v419: f32 = fma(v417, v418, v416);
              let v420: f32 = v409.w;
              let v421: f32 = v979.w;
              let v422: f32 = fma(v420, v421, v419);
              x9 = v422;
              let v423: u32 = min(v236, v378);
              let v424: u32 = v423 * v14;
              let v425: u32 = v7 + v424;
              let v426: u32 = v425 + v384;
              let v427: vec4<f32> = vec4<f32>(m0[v426 + 0u], m0[v426 + 1u], m0[v426 + 2u], m0[v426 + 3u]);
              let v428: f32 = x10;
              let v429: f32 = v427.x;
              let v430: f32 = v979.x;
              let v431: f32 = fma(v429, v430, v428);
              let v432: f32 = v427.y;
              let v433: f32 = v979.y;
              let v434: f32 = fma(v432, v433, v431);
              let v435: f32 = v427.z;
              let v436: f32 = v979.z;
              let v437: f32 = fma(v435, v436, v434);
              let v438: f32 = v427.w;
              let v439: f32 = v979.w;
              let v440: f32 = fma(v438, v439, v437);
              x10 = v440;
              let v441: u32 = min(v242, v378);
              let v442: u32 = v441 * v14;
              let v443: u32 = v7 + v442;
              let v444: u32 = v443 + v384;
              let v445: vec4<f32> = vec4<f32>(m0[v444 + 0u], m0[v444 + 1u], m0[v444 + 2u], m0[v444 + 3u]);
              let v446: f32 = x11;
              let v447: f32 = v445.x;
              let v448: f32 = v979.x;
              let v449: f32 = fma(v447, v448, v446);
              let v450: f32 = v445.y;
              let v451: f32 = v979.y;
              let v452: f32 = fma(v450, v451, v449);
              let v453: f32 = v445.z;
              let v454: f32 = v979.z;
              let v455: f32 = fma(v453, v454, v452);
              let v456: f32 = v445.w;
              let v457: f32 = v979.w;
              let v458: f32 = fma(v456, v457, v455);
              x11 = v458;
            }
            let v459: f32 = m4[v380];
            let v460: f32 = x8;
            let v461: f32 = v459 + v460;
            m4[v380] = v461;
            let v462: u32 = v380 + v158;
            let v463: f32 = m4[v462];
            let v464: f32 = x9;
            let v465: f32 = v463 + v464;
            m4[v462] = v465;
            let v466: u32 = v380 + v353;
            let v467: f32 = m4[v466];
            let v468: f32 = x10;
            let v469: f32 = v467 + v468;
            m4[v466] = v469;
            let v470: u32 = v380 + v358;
            let v471: f32 = m4[v470];
            let v472: f32 = x11;
            let v473: f32 = v471 + v472;
            m4[v470] = v473;
          }
        }
        workgroupBarrier();
      }
      for (var v474: u32 = v160; v474 < v158; v474 += v161) {
        for (var v475: u32 = v156; v475 < v159; v475 += v157) {
          let v476: u32 = v475 * v158;
          let v477: u32 = v474 + v476;
          let v478: f32 = m4[v477];
          let v479: u32 = v475 * v14;
          let v480: u32 = v7 + v479;
          let v481: u32 = v480 + v474;
          m2[v481] = v478;
        }
      }
      workgroupBarrier();
      let v482: bool = v167 == v168;
      if (v482) {
        for (var v483: u32 = v156; v483 < v206; v483 += v157) {
          let v484: u32 = v157 << v483;
          let v485: u32 = v484 - v157;
          let v486: u32 = v483 + v157;
          for (var v487: u32 = v160; v487 < v205; v487 += v161) {
            let v488: u32 = v487 >> v483;
            let v489: u32 = v488 << v486;
            let v490: u32 = v487 & v485;
            let v491: u32 = v489 + v490;
            for (var v492: u32 = v156; v492 < v159; v492 += v157) {
              let v493: u32 = v492 * v14;
              let v494: u32 = v7 + v493;
              let v495: u32 = v494 + v491;
              let v496: u32 = v495 + v484;
              let v497: f32 = m2[v495];
              let v498: f32 = m2[v496];
              let v499: f32 = v497 + v498;
              let v500: f32 = v497 - v498;
              m2[v495] = v499;
              m2[v496] = v500;
            }
          }
          workgroupBarrier();
        }
        let v501: u32 = x1;
        let v502: u32 = x2;
        let v504: u32 = v502 + v503;
        for (var v505: u32 = v160; v505 < v158; v505 += v161) {
          for (var v506: u32 = v156; v506 < v159; v506 += v157) {
            let v507: u32 = v506 * v14;
            let v508: u32 = v7 + v507;
            let v509: u32 = v508 + v505;
            let v510: f32 = m2[v509];
            let v511: u32 = v501 + v505;
            let v512: u32 = v511 >> v157;
            let v513: u32 = v504 + v512;
            let v514: u32 = b1[v513];
            let v515: u32 = v511 & v157;
            let v516: bool = v515 == v157;
            let v517: vec2<f32> = unpack2x16float(v514);
            let v518: f32 = v517.x;
            let v519: f32 = v517.y;
            let v520: f32 = select(v518, v519, v516);
            let v521: f32 = v510 * v200;
            let v522: f32 = v521 * v520;
            m2[v509] = v522;
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
      for (var v523: u32 = v160; v523 < v158; v523 += v161) {
        for (var v524: u32 = v156; v524 < v159; v524 += v157) {
          let v525: u32 = v524 * v158;
          let v526: u32 = v523 + v525;
          m4[v526] = v166;
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
        let v528: bool = v527 == v168;
        if (v528) {
          let v529: u32 = v138 / v6;
          let v530: u32 = v529 * v6;
          let v531: u32 = v138 - v530;
          let v534: u32 = v529 / v532;
          let v535: u32 = v529 % v532;
          let v536: u32 = v534 * v533;
          x1 = v535;
          x2 = v536;
          let v538: u32 = v536 + v537;
          for (var v539: u32 = v160; v539 < v158; v539 += v161) {
            for (var v540: u32 = v156; v540 < v159; v540 += v157) {
              x12 = v166;
              let v541: bool = v540 < v5;
              let v542: bool = v539 < v117;
              let v543: bool = v541 & v542;
              if (v543) {
                let v544: u32 = v540 * v14;
                let v545: u32 = v7 + v544;
                let v546: u32 = v545 + v539;
                let v547: f32 = m0[v546];
                let v548: u32 = v531 + v539;
                let v549: u32 = v548 >> v157;
                let v550: u32 = v538 + v549;
                let v551: u32 = b5[v550];
                let v552: u32 = v548 & v157;
                let v553: bool = v552 == v157;
                let v554: vec2<f32> = unpack2x16float(v551);
                let v555: f32 = v554.x;
                let v556: f32 = v554.y;
                let v557: f32 = select(v555, v556, v553);
                let v558: f32 = v547 * v557;
                let v559: f32 = v558 * v200;
                x12 = v559;
              }
              let v560: f32 = x12;
              let v561: u32 = v540 * v158;
              let v562: u32 = v539 + v561;
              m3[v562] = v560;
            }
          }
          workgroupBarrier();
          for (var v563: u32 = v156; v563 < v206; v563 += v157) {
            let v564: u32 = v157 << v563;
            let v565: u32 = v564 - v157;
            let v566: u32 = v563 + v157;
            for (var v567: u32 = v160; v567 < v205; v567 += v161) {
              let v568: u32 = v567 >> v563;
              let v569: u32 = v568 << v566;
              let v570: u32 = v567 & v565;
              let v571: u32 = v569 + v570;
              for (var v572: u32 = v156; v572 < v159; v572 += v157) {
                let v573: u32 = v572 * v158;
                let v574: u32 = v573 + v571;
                let v575: u32 = v574 + v564;
                let v576: f32 = m3[v574];
                let v577: f32 = m3[v575];
                let v578: f32 = v576 + v577;
                let v579: f32 = v576 - v577;
                m3[v574] = v578;
                m3[v575] = v579;
              }
            }
            workgroupBarrier();
          }
          let v580: u32 = v531 / v224;
          for (var v581: u32 = v160; v581 < v158; v581 += v161) {
            x13 = v166;
            x14 = v166;
            x15 = v166;
            x16 = v166;
            let v582: u32 = v535 + v581;
            let v583: u32 = v582 / v224;
            let v584: u32 = v582 % v224;
            for (var v585: u32 = v156; v585 < v158; v585 += v157) {
              let v586: u32 = v585 / v224;
              let v587: u32 = v580 + v586;
              let v588: u32 = v585 % v224;
              let v591: u32 = v589 * v159;
              let v592: u32 = v587 * v590;
              let v593: u32 = v592 + v583;
              let v594: u32 = v593 * v591;
              let v595: u32 = v536 + v594;
              let v596: u32 = v584 & v206;
              let v597: u32 = v596 << v243;
              let v598: u32 = v584 >> v242;
              let v599: u32 = v598 << v236;
              let v600: u32 = v588 & v206;
              let v601: u32 = v600 >> v157;
              let v602: u32 = v601 << v242;
              let v603: u32 = v588 >> v242;
              let v604: u32 = v603 << v157;
              let v605: u32 = v588 & v157;
              let v606: u32 = v597 + v599;
              let v607: u32 = v606 + v602;
              let v608: u32 = v607 + v604;
              let v609: u32 = v608 + v605;
              let v610: u32 = v609 + v157;
              let v611: u32 = v610 * v589;
              let v612: u32 = v611 >> v157;
              let v613: u32 = v591 << v243;
              let v614: u32 = v612 + v613;
              let v615: u32 = v614 - v157;
              let v616: u32 = v615 >> v243;
              let v617: u32 = v614 - v224;
              let v618: u32 = v617 >> v243;
              let v619: bool = v616 < v591;
              let v620: u32 = v616 - v591;
              let v621: u32 = select(v620, v616, v619);
              let v622: u32 = v595 + v621;
              let v623: u32 = b5[v622];
              let v624: bool = v618 < v591;
              let v625: u32 = v618 - v591;
              let v626: u32 = select(v625, v618, v624);
              let v627: u32 = v595 + v626;
              let v628: u32 = b5[v627];
              let v629: u32 = v615 & v264;
              let v630: u32 = v264 - v629;
              let v631: u32 = v623 >> v630;
              let v632: u32 = v628 << v157;
              let v633: u32 = v632 << v629;
              let v634: u32 = v631 | v633;
              let v635: u32 = v634 & v284;
              let v637: bool = v636 == v156;
              let v638: bool = v636 == v236;
              let v639: u32 = select(v290, v291, v638);
              let v640: u32 = select(v639, v289, v637);
              let v641: u32 = select(v156, v294, v637);
              let v642: u32 = v635 * v640;
              let v643: u32 = v642 + v641;
              let v644: u32 = v643 & v298;
              let v645: u32 = v644 ^ v299;
              let v646: u32 = v645 >> v224;
              let v647: u32 = v645 & v303;
              let v648: u32 = v647 << v224;
              let v649: u32 = v645 & v304;
              let v650: u32 = v649 << v305;
              let v651: u32 = v650 + v306;
              let v652: u32 = v648 | v651;
              let v653: f32 = bitcast<f32>(v652);
              let v654: u32 = v646 & v303;
              let v655: u32 = v654 << v224;
              let v656: u32 = v646 & v304;
              let v657: u32 = v656 << v305;
              let v658: u32 = v657 + v306;
              let v659: u32 = v655 | v658;
              let v660: f32 = bitcast<f32>(v659);
              let v661: f32 = v653 + v660;
              let v662: u32 = v643 & v322;
              let v663: u32 = v643 >> v323;
              let v664: u32 = v663 & v322;
              let v665: u32 = v662 + v664;
              let v666: u32 = v665 >> v224;
              let v667: u32 = v665 + v666;
              let v668: u32 = v667 & v324;
              let v669: f32 = f32(v668);
              let v670: f32 = fma(v669, v333, v334);
              let v671: f32 = select(v661, v670, v638);
              let v672: u32 = bitcast<u32>(v671);
              let v673: u32 = v672 >> v305;
              let v674: u32 = v673 & v157;
              let v675: u32 = v672 + v340;
              let v676: u32 = v675 + v674;
              let v677: u32 = v676 & v341;
              let v678: f32 = bitcast<f32>(v677);
              let v679: f32 = m3[v585];
              let v680: f32 = x13;
              let v681: f32 = fma(v679, v678, v680);
              x13 = v681;
              let v682: u32 = v585 + v158;
              let v683: f32 = m3[v682];
              let v684: f32 = x14;
              let v685: f32 = fma(v683, v678, v684);
              x14 = v685;
              let v686: u32 = v585 + v353;
              let v687: f32 = m3[v686];
              let v688: f32 = x15;
              let v689: f32 = fma(v687, v678, v688);
              x15 = v689;
              let v690: u32 = v585 + v358;
              let v691: f32 = m3[v690];
              let v692: f32 = x16;
              let v693: f32 = fma(v691, v678, v692);
              x16 = v693;
            }
            let v694: f32 = m4[v581];
            let v695: f32 = x13;
            let v696: f32 = v694 + v695;
            m4[v581] = v696;
            let v697: u32 = v581 + v158;
            let v698: f32 = m4[v697];
            let v699: f32 = x14;
            let v700: f32 = v698 + v699;
            m4[v697] = v700;
            let v701: u32 = v581 + v353;
            let v702: f32 = m4[v701];
            let v703: f32 = x15;
            let v704: f32 = v702 + v703;
            m4[v701] = v704;
            let v705: u32 = v581 + v358;
            let v706: f32 = m4[v705];
            let v707: f32 = x16;
            let v708: f32 = v706 + v707;
            m4[v705] = v708;
          }
          workgroupBarrier();
        } else {
          let v709: u32 = v5 - v157;
          let v710: u32 = v113 - v157;
          for (var v711: u32 = v160; v711 < v158; v711 += v161) {
            x17 = v166;
            x18 = v166;
            x19 = v166;
            x20 = v166;
            let v712: u32 = min(v711, v710);
            let v713: u32 = v712 * v6;
            let v714: u32 = v138 + v713;
            for (var v715: u32 = v156; v715 < v117; v715 += v159) {
              let v716: u32 = v714 + v715;
              let v981: bool = v980 == v865;
              if (v981) {
                let v982: vec4<u32> = vec4<u32>(b5[v716 + 0u], b5[v716 + 1u], b5[v716 + 2u], b5[v716 + 3u]);
                let v983: vec4<f32> = bitcast<vec4<f32>>(v982);
                x23 = v983;
              } else {
                let v984: bool = v980 < v869;
                if (v984) {
                  let v985: bool = v980 == v871;
                  let v986: u32 = v716 >> v871;
                  let v987: vec2<u32> = vec2<u32>(b5[v986 + 0u], b5[v986 + 1u]);
                  let v988: u32 = v987.x;
                  let v989: vec2<f32> = unpack2x16float(v988);
                  let v990: f32 = v989.x;
                  let v991: f32 = v989.y;
                  let v992: u32 = v988 << v879;
                  let v993: u32 = v988 & v880;
                  let v994: f32 = bitcast<f32>(v992);
                  let v995: f32 = bitcast<f32>(v993);
                  let v996: f32 = select(v994, v990, v985);
                  let v997: f32 = select(v995, v991, v985);
                  let v998: u32 = v987.y;
                  let v999: vec2<f32> = unpack2x16float(v998);
                  let v1000: f32 = v999.x;
                  let v1001: f32 = v999.y;
                  let v1002: u32 = v998 << v879;
                  let v1003: u32 = v998 & v880;
                  let v1004: f32 = bitcast<f32>(v1002);
                  let v1005: f32 = bitcast<f32>(v1003);
                  let v1006: f32 = select(v1004, v1000, v985);
                  let v1007: f32 = select(v1005, v1001, v985);
                  let v1008: vec4<f32> = vec4<f32>(v996, v997, v1006, v1007);
                  x23 = v1008;
                } else {
                  let v1010: u32 = v716 >> v899;
                  let v1011: u32 = v1010 * v1009;
                  let v1012: u32 = v716 & v900;
                  let v1013: u32 = v1012 * v1009;
                  let v1014: u32 = v1013 >> v899;
                  let v1015: u32 = v1011 + v1014;
                  let v1016: u32 = v1013 & v900;
                  let v1017: u32 = b5[v1015];
                  let v1018: u32 = v1015 + v871;
                  let v1019: u32 = b5[v1018];
                  let v1020: u32 = v1017 >> v1016;
                  let v1021: u32 = v900 - v1016;
                  let v1022: u32 = v1019 << v871;
                  let v1023: u32 = v1022 << v1021;
                  let v1024: u32 = v1020 | v1023;
                  let v1025: u32 = v871 << v1009;
                  let v1026: u32 = v1025 - v871;
                  let v1028: u32 = v716 >> v1027;
                  let v1029: bool = v980 == v869;
                  let v1030: bool = v980 == v920;
                  let v1031: u32 = v1028 >> v871;
                  let v1032: u32 = select(v1031, v1028, v1029);
                  let v1034: u32 = v1033 + v1032;
                  let v1035: u32 = b5[v1034];
                  let v1036: f32 = bitcast<f32>(v1035);
                  let v1037: u32 = v1028 & v871;
                  let v1038: bool = v1037 == v871;
                  let v1039: vec2<f32> = unpack2x16float(v1035);
                  let v1040: f32 = v1039.x;
                  let v1041: f32 = v1039.y;
                  let v1042: u32 = v1035 << v879;
                  let v1043: u32 = v1035 & v880;
                  let v1044: f32 = bitcast<f32>(v1042);
                  let v1045: f32 = bitcast<f32>(v1043);
                  let v1046: f32 = select(v1040, v1041, v1038);
                  let v1047: f32 = select(v1044, v1045, v1038);
                  let v1048: f32 = select(v1047, v1046, v1030);
                  let v1049: f32 = select(v1048, v1036, v1029);
                  let v1050: bool = v980 == v869;
                  let v1051: bool = v980 == v920;
                  let v1052: u32 = v1028 >> v871;
                  let v1053: u32 = select(v1052, v1028, v1050);
                  let v1055: u32 = v1054 + v1053;
                  let v1056: u32 = b5[v1055];
                  let v1057: f32 = bitcast<f32>(v1056);
                  let v1058: u32 = v1028 & v871;
                  let v1059: bool = v1058 == v871;
                  let v1060: vec2<f32> = unpack2x16float(v1056);
                  let v1061: f32 = v1060.x;
                  let v1062: f32 = v1060.y;
                  let v1063: u32 = v1056 << v879;
                  let v1064: u32 = v1056 & v880;
                  let v1065: f32 = bitcast<f32>(v1063);
                  let v1066: f32 = bitcast<f32>(v1064);
                  let v1067: f32 = select(v1061, v1062, v1059);
                  let v1068: f32 = select(v1065, v1066, v1059);
                  let v1069: f32 = select(v1068, v1067, v1051);
                  let v1070: f32 = select(v1069, v1057, v1050);
                  let v1071: u32 = v1024 & v1026;
                  let v1072: f32 = f32(v1071);
                  let v1073: f32 = fma(v1049, v1072, v1070);
                  let v1074: u32 = v1024 >> v1009;
                  let v1075: u32 = v1074 & v1026;
                  let v1076: f32 = f32(v1075);
                  let v1077: f32 = fma(v1049, v1076, v1070);
                  let v1078: u32 = v1074 >> v1009;
                  let v1079: u32 = v1078 & v1026;
                  let v1080: f32 = f32(v1079);
                  let v1081: f32 = fma(v1049, v1080, v1070);
                  let v1082: u32 = v1078 >> v1009;
                  let v1083: u32 = v1082 & v1026;
                  let v1084: f32 = f32(v1083);
                  let v1085: f32 = fma(v1049, v1084, v1070);
                  let v1086: vec4<f32> = vec4<f32>(v1073, v1077, v1081, v1085);
                  x23 = v1086;
                }
              }
              let v1087: vec4<f32> = x23;
              let v718: u32 = min(v156, v709);
              let v719: u32 = v718 * v14;
              let v720: u32 = v7 + v719;
              let v721: u32 = v720 + v715;
              let v722: vec4<f32> = vec4<f32>(m0[v721 + 0u], m0[v721 + 1u], m0[v721 + 2u], m0[v721 + 3u]);
              let v723: f32 = x17;
              let v724: f32 = v722.x;
              let v725: f32 = v1087.x;
              let v726: f32 = fma(v724, v725, v723);
              let v727: f32 = v722.y;
              let v728: f32 = v1087.y;
              let v729: f32 = fma(v727, v728, v726);
              let v730: f32 = v722.z;
              let v731: f32 = v1087.z;
              let v732: f32 = fma(v730, v731, v729);
              let v733: f32 = v722.w;
              let v734: f32 = v1087.w;
              let v735: f32 = fma(v733, v734, v732);
              x17 = v735;
              let v736: u32 = min(v157, v709);
              let v737: u32 = v736 * v14;
              let v738: u32 = v7 + v737;
              let v739: u32 = v738 + v715;
              let v740: vec4<f32> = vec4<f32>(m0[v739 + 0u], m0[v739 + 1u], m0[v739 + 2u], m0[v739 + 3u]);
              let v741: f32 = x18;
              let v742: f32 = v740.x;
              let v743: f32 = v1087.x;
              let v744: f32 = fma(v742, v743, v741);
              let v745: f32 = v740.y;
              let v746: f32 = v1087.y;
              let v747: f32 = fma(v745, v746, v744);
              let v748: f32 = v740.z;
              let v749: f32 = v1087.z;
              let v750: f32 = fma(v748, v749, v747);
              let v751: f32 = v740.w;
              let v752: f32 = v1087.w;
              let v753: f32 = fma(v751, v752, v750);
              x18 = v753;
              let v754: u32 = min(v236, v709);
              let v755: u32 = v754 * v14;
              let v756: u32 = v7 + v755;
              let v757: u32 = v756 + v715;
              let v758: vec4<f32> = vec4<f32>(m0[v757 + 0u], m0[v757 + 1u], m0[v757 + 2u], m0[v757 + 3u]);
              let v759: f32 = x19;
              let v760: f32 = v758.x;
              let v761: f32 = v1087.x;
              let v762: f32 = fma(v760, v761, v759);
              let v763: f32 = v758.y;
              let v764: f32 = v1087.y;
              let v765: f32 = fma(v763, v764, v762);
              let v766: f32 = v758.z;
              let v767: f32 = v1087.z;
              let v768: f32 = fma(v766, v767, v765);
              let v769: f32 = v758.w;
              let v770: f32 = v1087.w;
              let v771: f32 = fma(v769, v770, v768);
              x19 = v771;
              let v772: u32 = min(v242, v709);
              let v773: u32 = v772 * v14;
              let v774: u32 = v7 + v773;
              let v775: u32 = v774 + v715;
              let v776: vec4<f32> = vec4<f32>(m0[v775 + 0u], m0[v775 + 1u], m0[v775 + 2u], m0[v775 + 3u]);
              let v777: f32 = x20;
              let v778: f32 = v776.x;
              let v779: f32 = v1087.x;
              let v780: f32 = fma(v778, v779, v777);
              let v781: f32 = v776.y;
              let v782: f32 = v1087.y;
              let v783: f32 = fma(v781, v782, v780);
              let v784: f32 = v776.z;
              let v785: f32 = v1087.z;
              let v786: f32 = fma(v784, v785, v783);
              let v787: f32 = v776.w;
              let v788: f32 = v1087.w;
              let v789: f32 = fma(v787, v788, v786);
              x20 = v789;
            }
            let v790: f32 = m4[v711];
            let v791: f32 = x17;
            let v792: f32 = v790 + v791;
            m4[v711] = v792;
            let v793: u32 = v711 + v158;
            let v794: f32 = m4[v793];
            let v795: f32 = x18;
            let v796: f32 = v794 + v795;
            m4[v793] = v796;
            let v797: u32 = v711 + v353;
            let v798: f32 = m4[v797];
            let v799: f32 = x19;
            let v800: f32 = v798 + v799;
            m4[v797] = v800;
            let v801: u32 = v711 + v358;
            let v802: f32 = m4[v801];
            let v803: f32 = x20;
            let v804: f32 = v802 + v803;
            m4[v801] = v804;
          }
        }
        workgroupBarrier();
      }
      for (var v805: u32 = v160; v805 < v158; v805 += v161) {
        for (var v806: u32 = v156; v806 < v159; v806 += v157) {
          let v807: u32 = v806 * v158;
          let v808: u32 = v805 + v807;
          let v809: f32 = m4[v808];
          let v810: u32 = v806 * v14;
          let v811: u32 = v7 + v810;
          let v812: u32 = v811 + v805;
          m2[v812] = v809;
        }
      }
      workgroupBarrier();
      let v813: bool = v527 == v168;
      if (v813) {
        for (var v814: u32 = v156; v814 < v206; v814 += v157) {
          let v815: u32 = v157 << v814;
          let v816: u32 = v815 - v157;
          let v817: u32 = v814 + v157;
          for (var v818: u32 = v160; v818 < v205; v818 += v161) {
            let v819: u32 = v818 >> v814;
            let v820: u32 = v819 << v817;
            let v821: u32 = v818 & v816;
            let v822: u32 = v820 + v821;
            for (var v823: u32 = v156; v823 < v159; v823 += v157) {
              let v824: u32 = v823 * v14;
              let v825: u32 = v7 + v824;
              let v826: u32 = v825 + v822;
              let v827: u32 = v826 + v815;
              let v828: f32 = m2[v826];
              let v829: f32 = m2[v827];
              let v830: f32 = v828 + v829;
              let v831: f32 = v828 - v829;
              m2[v826] = v830;
              m2[v827] = v831;
            }
          }
          workgroupBarrier();
        }
        let v832: u32 = x1;
        let v833: u32 = x2;
        let v835: u32 = v833 + v834;
        for (var v836: u32 = v160; v836 < v158; v836 += v161) {
          for (var v837: u32 = v156; v837 < v159; v837 += v157) {
            let v838: u32 = v837 * v14;
            let v839: u32 = v7 + v838;
            let v840: u32 = v839 + v836;
            let v841: f32 = m2[v840];
            let v842: u32 = v832 + v836;
            let v843: u32 = v842 >> v157;
            let v844: u32 = v835 + v843;
            let v845: u32 = b5[v844];
            let v846: u32 = v842 & v157;
            let v847: bool = v846 == v157;
            let v848: vec2<f32> = unpack2x16float(v845);
            let v849: f32 = v848.x;
            let v850: f32 = v848.y;
            let v851: f32 = select(v849, v850, v847);
            let v852: f32 = v841 * v200;
            let v853: f32 = v852 * v851;
            m2[v840] = v853;
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
