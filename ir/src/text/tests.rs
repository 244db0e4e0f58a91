//! The text form: canonical printing, round trips, and what the parser says of wrong and hostile text.

use super::*;
use crate::diag::render_all;

const GRAPH: &str = "\
func @block(input %x: f32[n, H], weight %up: stored[2*I, H], state %k: pages f32[nkv, hd], row %token: i32[n], table %rope.cos: f32[n, r2]) -> f32[n, I], pages f32[nkv, hd] {
  %0 = matmul %x, %up : f32[n, 2*I]
  %1 = slice %0 axis=1 start=0 len=I : f32[n, I]
  %2 = slice %0 axis=1 start=I len=I : f32[n, I]
  %3 = const -1e-6 : f32[]
  %4 = const inf : f32[]
  %5 = const nan : f32[]
  %6 = scalar eps : f32[]
  %7 = dim 2*I : f32[]
  %8 = mul %1, %2 : f32[n, I]
  %9 = both %8, %1 : (f32[n, I], f32[n, I])
  %10 = mat %9 : (f32[n, I], f32[n, I])
  %11 = part %10 0 : f32[n, I]
  %12 = reshape %x [n, nkv, hd] : f32[n, nkv, hd]
  %13 = transpose %12 [0, 2, 1] : f32[n, hd, nkv]
  %14 = kv_store %k, %12 : pages f32[nkv, hd]
  %15 = attention %12, %14, %14 window=w : f32[n, nkv, hd]
  %16 = concat %1, %2 axis=1 : f32[n, 2*I]
  return %11, %14
  group0 = roots(%8, %1) members(%0, %1, %2, %8) lanes=64 vector=4 rows=1 cols=8 k_chunk=512
  group1 = roots() members()
}
";

const KERNEL: &str = "\
kernel @scale(buffer %x: f32 read, buffer %w: bf16 read, buffer %y: f32 read_write, dim %d0 = H*n, scalar %eps) grid(ceil(H*n, 256), ceil(n, 4) + ceil(m, 4) capped, 1) lanes 64 {
  shared %m0: f32[64]
  private %p0: f32x4[16]
  var %v0: f32
  tile %t0: 4 x 8
  %0 = group_id 0 : u32
  %1 = lane : u32
  %2 = dim %d0 : u32
  %3 = scalar %eps : f32
  %4 = const 1.0 : f32x4
  %5 = const -3 : i32
  %6 = const true : bool
  %7 = const -inf : f32
  for %8 = %0 to %2 step %1 {
    %9 = load %x[%8] : f32x4
    %10 = fma %9, %4, %9 : f32x4
    store %y[%8] = %10
    set %v0 = %3
    if %6 {
      %11 = get %v0 : f32
      store %m0[%1] = %11
    } else {
      barrier
    }
  }
  %12 = lane_sum %3 : f32
  %13 = shuffle_xor %12 mask=16 : f32
  %14 = pack %12, %13 : f32x2
  %15 = extract %14 1 : f32
  %16 = rem %1, %2 : u32
  %17 = lt %1, %2 : bool
  %18 = select %17, %1, %2 : u32
  %19 = pack_f16 %14 : u32
  %20 = pack_bf16 %14 : u32
  %21 = pack %19, %20 : u32x2
  %22 = pack %19, %20, %19, %20 : u32x4
  %23 = mma_bf16 %22, %21, %4 : f32x4
  %24 = mma_f16 %22, %21, %23 : f32x4
  tile_zero %t0
  tile_mma %t0 += %m0[%0, stride %1] * %w[%2, stride %16] rows %1 cols %2 k %16
  tile_store %t0 -> %m0[%0, stride %1] rows %1 cols %2
}
";

/// Text that is not canonical, and what it prints as.
fn check(text: &str, expected: &str) {
    let module = parse_module(text).unwrap_or_else(|d| panic!("{}", render_all(&d, text)));
    let printed: Vec<String> =
        module.graphs.iter().map(print_graph).chain(module.kernels.iter().map(print_kernel)).collect();
    assert_eq!(printed.concat(), expected);
}

/// The faults of a text, one `line:column: message` a line.
fn check_faults(text: &str, expected: &[&str]) {
    let found: Vec<String> = parse_module(text).unwrap_err().iter().map(|d| d.to_string()).collect();
    assert_eq!(found, expected);
}

#[test]
fn canonical_text_prints_as_it_is() {
    check(GRAPH, GRAPH);
    check(KERNEL, KERNEL);
    check(&format!("{GRAPH}{KERNEL}"), &format!("{GRAPH}{KERNEL}"));
}

#[test]
fn names_are_renumbered_and_roles_added() {
    check(
        "func @f(%x: f32[n]) -> f32[n] { ; a comment\n %y = neg %x : f32[n]\n %0 = add %y, %x : f32[n]\n return %0 }",
        "func @f(input %x: f32[n]) -> f32[n] {\n  %0 = neg %x : f32[n]\n  %1 = add %0, %x : f32[n]\n  return %1\n}\n",
    );
}

#[test]
fn places_agree_between_parser_and_printer() {
    let module = parse_module(GRAPH).unwrap();
    assert_eq!(module.graph_places[0], print_graph_places(&module.graphs[0]).1);
    let module = parse_module(KERNEL).unwrap();
    assert_eq!(module.kernel_places[0], print_kernel_places(&module.kernels[0]).1);
}

#[test]
fn floats_read_back_exactly() {
    for bits in (0..=u32::MAX).step_by(999_983) {
        let value = f32::from_bits(bits);
        let text =
            format!("func @f() -> f32[] {{\n  %0 = const {value:?} : f32[]\n  return %0\n}}\n").replace("NaN", "nan");
        let graph = parse_graph(&text).unwrap();
        assert_eq!(print_graph(&graph), text.replace("-nan", "nan"));
    }
}

#[test]
fn all_bad_lines_are_reported() {
    check_faults(
        "func @f(%x: f32[n]) -> f32[n] {\n  %0 = mull %x : f32[n]\n  %1 = neg %0 :\n  %2 = add %1, %z : f32[n]\n  %2 = neg %x : f32[n]\n  foo\n  return %2\n}\n",
        &[
            "2:8: unknown op `mull`; docs/ir.md lists the ops",
            "3:16: expected an element type: f32, i32, bool or stored, found the end of the line",
            "4:16: `%z` is not defined above",
            "5:3: `%2` is defined twice",
            "6:3: expected a value, `return`, `group0` or `}`, found `foo`",
        ],
    );
    check_faults(
        "kernel @k(buffer %x: f32 read) grid(1, 1, 1) lanes 1 {\n  %0 = const 1.5 : u32\n  for %1 = %0 to %z step %0 {\n    stor %x[%1]\n  }\n  %2 = load %y[%1] : f32\n}\n",
        &[
            "2:14: `1.5` is not a constant of type u32",
            "3:18: `%z` is not defined above as a value",
            "4:5: unknown statement `stor`",
            "6:13: `%y` is not defined above as a buffer, shared or private array",
        ],
    );
}

#[test]
fn heads_are_checked() {
    check_faults("func @f(%x: f32[n]) -> f32[n] {\n}", &["1:1: `@f` has no `return`"]);
    check_faults(
        "func @f(%x: f32[n]) -> f32[m] {\n  return %x\n}",
        &["2:3: the head promises f32[m], but f32[n] is returned"],
    );
    check_faults("func @f(%x: f32[n]) {\n  return %x\n}", &["2:3: the head promises 0 results, but 1 are returned"]);
    check_faults("func @f(%x: f32[n]", &["1:19: expected `)`, found the end of the line"]);
    check_faults("kernel @k() grid(1, 1) lanes 1 {\n}", &["1:17: a grid has three axes"]);
    check_faults("hello\nfunc @f() {\n  return\n}", &["1:1: expected `func` or `kernel`, found `hello`"]);
}

#[test]
fn hostile_text_is_refused_quickly() {
    let deep = format!("func @f(%x: {}f32[n]", "(".repeat(1_000_000));
    let braces =
        format!("kernel @k() grid(1, 1, 1) lanes 1 {{\n%0 = const true : bool\n{}", "if %0 {\n".repeat(100_000));
    let dims = format!("func @f(%x: f32[{}]) {{", ["(a + b)"; 40].join("*"));
    let power = format!("func @f(%x: f32[{}]) {{", ["a"; 5000].join("*"));
    let number = "func @f(%x: f32[9223372036854775807*2]) {".to_string();
    let signs = "% @ %. @. -> $ é\u{0}".to_string();
    let float = "func @f() -> f32[] {\n%0 = const 1e99 : f32[]\nreturn %0\n}".to_string();
    for text in [deep, braces, dims, power, number, signs, float, " ".repeat(MAX_TEXT + 1)] {
        let diags = parse_module(&text).unwrap_err();
        assert!(!diags.is_empty() && diags.len() <= 100);
        assert!(parse_composites(&text).is_err());
    }
}

#[test]
fn every_prefix_and_every_missing_piece_is_an_error_or_fine() {
    for text in [GRAPH, KERNEL] {
        for at in 0..text.len() {
            let _ = parse_module(&text[..at]);
            let _ = parse_module(&format!("{}{}", &text[..at], &text[at + 1..]));
            let _ = parse_composites(&text[..at]);
        }
    }
}

#[test]
fn composites_have_patterns_and_calls() {
    let text = "\
func @rms_norm(%x: f32[.., 2*D], %w: f32[D], scalar %eps, dim r) -> f32[.., D] {
  %a = slice %x axis=-1 start=0 len=r
  %b = reshape %a [.., D, 1]
  %c = call @square %b, 2*r
  return %c
}
";
    let composite = parse_composite(text).unwrap_or_else(|d| panic!("{}", render_all(&d, text)));
    assert_eq!(composite.params[2], CompositeParam { name: "eps".into(), kind: ParamKind::Scalar });
    assert_eq!(composite.params[3], CompositeParam { name: "r".into(), kind: ParamKind::Dim });
    assert_eq!(composite.lines[0].op, LineOp::Slice { axis: -1, start: 0.into(), len: "r".into() });
    assert_eq!(composite.lines[0].args, [LineArg::Value(0)]);
    let dims = vec!["D".into(), 1.into()];
    assert_eq!(composite.lines[1].op, LineOp::Reshape(Pattern { ellipsis: true, dims }));
    assert_eq!(composite.lines[2].args, [LineArg::Value(4), LineArg::Dim("2*r".parse().unwrap())]);
    assert_eq!(composite.outputs, [5]);
}

#[test]
fn composite_faults_have_lines() {
    let found = parse_composites("func @f(%x: f32[..]) -> f32[..] {\n  %0 = neg %y\n  %1 = foo %0\n  return %1\n}")
        .unwrap_err();
    let found: Vec<String> = found.iter().map(|d| d.to_string()).collect();
    assert_eq!(found, ["2:12: `%y` is not defined above", "3:8: unknown op `foo`; docs/ir.md lists the ops"]);
}
