//! The assembler's report, on PTX made by hand for this file.

use tf_tests::ptx::{Report, assemble};
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
