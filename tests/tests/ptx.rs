//! The assembler's report and the interpreter, on PTX made by hand for this file.
//! Every text that the interpreter runs is also assembled, where there is ptxas.

use tf_tests::ptx::{Launch, Param, Program, Report, assemble, run};
use tf_tests::tools::{Tool, tool};

const REVERSE: &str = "
.version 8.7
.target sm_80
.address_size 64

.visible .entry reverse(.param .u64 x)
{
  .reg .u64 %rd<3>;
  .reg .u32 %r<5>;
  .reg .f32 %f<2>;
  .shared .align 16 .b8 tile[512];
  ld.param.u64 %rd0, [x];
  mov.u32 %r0, %tid.x;
  mul.wide.u32 %rd1, %r0, 4;
  add.u64 %rd2, %rd0, %rd1;
  ld.global.f32 %f0, [%rd2];
  mov.u32 %r1, tile;
  shl.b32 %r2, %r0, 2;
  add.u32 %r3, %r1, %r2;
  sub.u32 %r4, %r1, %r2;
  st.shared.f32 [%r3], %f0;
  bar.sync 0;
  ld.shared.f32 %f1, [%r4+508];
  st.global.f32 [%rd2], %f1;
  ret;
}
";

#[test]
fn reports_registers_and_memory_for_each_chip() {
    let Some(ptxas) = tool(Tool::Ptxas) else {
        return;
    };
    for chip in ["sm_80", "sm_86", "sm_89", "sm_90", "sm_100", "sm_120"] {
        let reports = assemble(&ptxas, REVERSE, chip).unwrap();
        let [report] = &reports[..] else {
            panic!("{chip}: {reports:?}");
        };
        assert!((4..=32).contains(&report.registers), "{chip}: {report:?}");
        let expected =
            Report { entry: "reverse".into(), registers: report.registers, shared: 512, ..Report::default() };
        assert_eq!(*report, expected, "{chip}");
    }
}

#[test]
fn an_error_names_the_line() {
    let Some(ptxas) = tool(Tool::Ptxas) else {
        return;
    };
    let said = assemble(&ptxas, &REVERSE.replace("[%rd2], %f1", "[%rd2], %f7"), "sm_80");
    let said = said.unwrap_err();
    assert!(said.contains("kernel.ptx, line 24; error   : Unknown symbol '%f7'"), "{said}");
}

fn bytes(values: &[f32]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_le_bytes()).collect()
}

fn floats(bytes: &[u8]) -> Vec<f32> {
    bytes.chunks_exact(4).map(|b| f32::from_le_bytes(b.try_into().unwrap())).collect()
}

fn module(body: &str) -> String {
    format!(".version 8.7\n.target sm_80\n.address_size 64\n{body}")
}

/// Runs kernel `k` on groups of a number of lanes; assembles it too.
fn execute(body: &str, groups: u32, lanes: u32, params: &[Param], buffers: &[Vec<u8>]) -> Result<Vec<Vec<u8>>, String> {
    let text = module(body);
    if let Some(ptxas) = tool(Tool::Ptxas) {
        assemble(&ptxas, &text, "sm_80").unwrap();
    }
    let launch = Launch { grid: [groups, 1, 1], lanes, shared_bytes: 0 };
    run(&Program::parse(&text, "k")?, &launch, params, buffers)
}

#[test]
fn a_group_reverses_through_shared_memory() {
    let program = Program::parse(REVERSE, "reverse").unwrap();
    let x: Vec<f32> = (0..128).map(|i| i as f32).collect();
    let launch = Launch { grid: [1, 1, 1], lanes: 128, shared_bytes: 0 };
    let result = run(&program, &launch, &[Param::Buffer(0)], &[bytes(&x)]).unwrap();
    let expected: Vec<f32> = x.iter().rev().copied().collect();
    assert_eq!(floats(&result[0]), expected);
}

#[test]
fn a_warp_sums_rows_of_bf16_by_shuffles() {
    let body = "
.visible .entry k(.param .u64 w, .param .u64 x, .param .u64 y, .param .u32 columns)
{
  .reg .b64 %rd<8>;
  .reg .b32 %r<12>;
  .reg .f32 %f<8>;
  .reg .pred %p<2>;
  ld.param.u64 %rd0, [w];
  ld.param.u64 %rd1, [x];
  ld.param.u64 %rd2, [y];
  ld.param.u32 %r0, [columns];
  mov.u32 %r1, %ctaid.x;
  mov.u32 %r2, %tid.x;
  mad.lo.u32 %r3, %r1, %r0, 0;
  mov.f32 %f0, 0f00000000;
  shl.b32 %r4, %r2, 1;
LOOP:
  setp.ge.u32 %p0, %r4, %r0;
  @%p0 bra SUM;
  add.u32 %r5, %r3, %r4;
  mul.wide.u32 %rd3, %r5, 2;
  add.u64 %rd3, %rd0, %rd3;
  ld.global.nc.b32 %r6, [%rd3];
  shl.b32 %r7, %r6, 16;
  and.b32 %r8, %r6, 0xffff0000;
  mov.b32 %f1, %r7;
  mov.b32 %f2, %r8;
  mul.wide.u32 %rd4, %r4, 4;
  add.u64 %rd4, %rd1, %rd4;
  ld.global.v2.f32 {%f3, %f4}, [%rd4];
  fma.rn.f32 %f0, %f1, %f3, %f0;
  fma.rn.f32 %f0, %f2, %f4, %f0;
  add.u32 %r4, %r4, 64;
  bra.uni LOOP;
SUM:
  mov.u32 %r9, 16;
FOLD:
  shfl.sync.bfly.b32 %f5, %f0, %r9, 31, 0xffffffff;
  add.f32 %f0, %f0, %f5;
  shr.u32 %r9, %r9, 1;
  setp.ne.u32 %p1, %r9, 0;
  @%p1 bra FOLD;
  setp.ne.u32 %p0, %r2, 0;
  @%p0 ret;
  mul.wide.u32 %rd5, %r1, 4;
  add.u64 %rd5, %rd2, %rd5;
  st.global.f32 [%rd5], %f0;
  ret;
}";
    let (rows, columns) = (5usize, 150usize);
    let weights: Vec<u16> =
        (0..rows * columns).map(|i| half::bf16::from_f32((i % 13) as f32 - 6.0).to_bits()).collect();
    let x: Vec<f32> = (0..columns).map(|i| (i % 7) as f32 - 3.0).collect();
    let expected: Vec<f32> = weights
        .chunks_exact(columns)
        .map(|row| row.iter().zip(&x).map(|(w, x)| half::bf16::from_bits(*w).to_f32() * x).sum())
        .collect();
    let buffers = [weights.iter().flat_map(|w| w.to_le_bytes()).collect(), bytes(&x), vec![0; rows * 4]];
    let params = [Param::Buffer(0), Param::Buffer(1), Param::Buffer(2), Param::U32(columns as u32)];
    let result = execute(body, rows as u32, 32, &params, &buffers).unwrap();
    // Every term and sum is a small whole number: no order rounds.
    assert_eq!(floats(&result[2]), expected);
}

#[test]
fn a_warp_multiplies_matrices() {
    let body = "
.visible .entry k(.param .u64 a, .param .u64 b, .param .u64 d)
{
  .reg .b64 %rd<8>;
  .reg .b32 %r<20>;
  .reg .f32 %f<8>;
  .shared .align 16 .b8 tile[512];
  ld.param.u64 %rd0, [a];
  ld.param.u64 %rd1, [b];
  ld.param.u64 %rd2, [d];
  mov.u32 %r0, %tid.x;
  mov.u32 %r1, tile;
  shl.b32 %r2, %r0, 4;
  add.u32 %r3, %r1, %r2;
  cvt.u64.u32 %rd3, %r2;
  add.u64 %rd4, %rd0, %rd3;
  cp.async.cg.shared.global [%r3], [%rd4], 16;
  cp.async.wait_all;
  bar.sync 0;
  // Lane n names row n % 16 of a, and its left or right eight columns.
  and.b32 %r4, %r0, 15;
  shr.u32 %r5, %r0, 4;
  shl.b32 %r6, %r4, 5;
  shl.b32 %r7, %r5, 4;
  add.u32 %r8, %r1, %r6;
  add.u32 %r8, %r8, %r7;
  ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r10, %r11, %r12, %r13}, [%r8];
  // b is [column][k]: two elements along k are one word.
  shr.u32 %r4, %r0, 2;
  and.b32 %r5, %r0, 3;
  shl.b32 %r6, %r4, 5;
  shl.b32 %r7, %r5, 2;
  add.u32 %r8, %r6, %r7;
  cvt.u64.u32 %rd5, %r8;
  add.u64 %rd5, %rd1, %rd5;
  ld.global.b32 %r14, [%rd5];
  ld.global.b32 %r15, [%rd5+16];
  mov.f32 %f0, 0f3F800000;
  mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%f1, %f2, %f3, %f4}, {%r10, %r11, %r12, %r13}, {%r14, %r15}, {%f0, %f0, %f0, %f0};
  // d is [row][column], 8 columns of 4 bytes.
  shl.b32 %r6, %r4, 5;
  shl.b32 %r7, %r5, 3;
  add.u32 %r8, %r6, %r7;
  cvt.u64.u32 %rd6, %r8;
  add.u64 %rd6, %rd2, %rd6;
  st.global.v2.f32 [%rd6], {%f1, %f2};
  st.global.v2.f32 [%rd6+256], {%f3, %f4};
  ret;
}";
    let bf16 = |values: &[f32]| -> Vec<u8> {
        values.iter().flat_map(|value| half::bf16::from_f32(*value).to_le_bytes()).collect()
    };
    let a: Vec<f32> = (0..16 * 16).map(|i| ((i * 7) % 11) as f32 - 5.0).collect();
    let b: Vec<f32> = (0..8 * 16).map(|i| ((i * 5) % 9) as f32 - 4.0).collect();
    let params = [Param::Buffer(0), Param::Buffer(1), Param::Buffer(2)];
    let result = execute(body, 1, 32, &params, &[bf16(&a), bf16(&b), vec![0; 16 * 8 * 4]]).unwrap();
    let expected: Vec<f32> =
        (0..16 * 8).map(|i| 1.0 + (0..16).map(|k| a[i / 8 * 16 + k] * b[i % 8 * 16 + k]).sum::<f32>()).collect();
    assert_eq!(floats(&result[2]), expected);
}

#[test]
fn faults_are_named() {
    let check = |code: &str, expected: &str| {
        let body = format!(
            "\n.visible .entry k(.param .u64 y)\n{{\n.reg .b64 %rd<4>; .reg .b32 %r<8>; .reg .pred %p<2>; .shared .align 4 .b8 t[256];\n\
             ld.param.u64 %rd0, [y];\nmov.u32 %r0, %tid.x; mov.u32 %r1, t;\nmad.lo.u32 %r2, %r0, 4, %r1;\n\
             mul.wide.u32 %rd1, %r0, 4; add.u64 %rd2, %rd0, %rd1;\n{code}\nret;\n}}"
        );
        let said = execute(&body, 2, 32, &[Param::Buffer(0)], &[vec![0; 256]]).unwrap_err();
        assert_eq!(said, expected);
    };
    check(
        "st.global.u32 [%rd2+240], %r0;",
        "line 12: access at byte 256 of buffer 0, which has 256 (group 0,0,0, lane 4)",
    );
    check(
        "st.shared.u32 [%r2+-4], %r0;",
        "line 12: access at byte -4 of shared memory, which has 256 (group 0,0,0, lane 0)",
    );
    check(
        "ld.global.v2.u32 {%r3, %r4}, [%rd2];",
        "line 12: address 0x10000000004 is no multiple of 8 (group 0,0,0, lane 1)",
    );
    check(
        "st.global.u32 [%rd0], %r0;",
        "byte 0 of buffer 0 depends on the order of lanes or on what was never written",
    );
    check(
        "st.shared.u32 [%r2], %r0; xor.b32 %r3, %r2, 4; ld.shared.u32 %r4, [%r3]; st.global.u32 [%rd2], %r4;",
        "byte 0 of buffer 0 depends on the order of lanes or on what was never written",
    );
    check("setp.lt.u32 %p0, %r0, 5; @%p0 bar.sync 0;", "line 12: not all lanes reach this (group 0,0,0, lane 0)");
    check(
        "setp.lt.u32 %p0, %r0, 16; @%p0 shfl.sync.bfly.b32 %r3, %r0, 1, 31, 0xffffffff;",
        "line 12: not all lanes reach this (group 0,0,0, lane 0)",
    );
    check("atom.global.add.u32 %r3, [%rd0], 1;", "line 12: `atom.global.add.u32` is not known here");
    let said = execute("\n.visible .entry k() { ret; }", 1, 1, &[Param::U32(1)], &[]).unwrap_err();
    assert_eq!(said, "parameters of [4] bytes are passed, the kernel takes []");
}
