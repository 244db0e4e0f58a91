//! The meaning of each op, on numbers that can be checked by hand.

use super::super::rows::StreamRows;
use super::*;

fn f32s(shape: &[usize], data: &[f32]) -> Tensor {
    Tensor::f32(shape, data.to_vec())
}

fn one(tensor: &Tensor) -> [Tensor; 1] {
    [tensor.clone()]
}

/// Runs a line over inputs `%a`, `%b` … of these shapes; `ty` is the result's type.
fn line(text: &str, ty: &str, inputs: &[Tensor]) -> Result<Tensor, String> {
    let names = ["a", "b", "c", "d"];
    let params: Vec<String> =
        names.iter().zip(inputs).map(|(name, t)| format!("%{name}: {}{:?}", t.dtype(), t.shape)).collect();
    let text = format!("func @f({}) -> {ty} {{\n  %0 = {text} : {ty}\n  return %0\n}}", params.join(", "));
    let graph = crate::text::parse_graph(&text).unwrap();
    crate::verify::check_graph(&graph).unwrap();
    let env = Env::from([("D".into(), 3)]);
    let scalars = BTreeMap::from([("eps".to_string(), 0.5)]);
    let inputs = names.iter().map(|n| n.to_string()).zip(inputs.iter().cloned()).collect();
    let mut states = BTreeMap::new();
    run(&graph, &env, &scalars, &inputs, &RowTable::one_stream(&[0], 0), &mut states).map(|mut all| all.remove(0))
}

fn check_places(text: &str, ty: &str, inputs: &[Tensor], expected: &[i32]) {
    let found = line(text, ty, inputs).unwrap();
    assert_eq!(found.ints().unwrap(), expected, "{text}");
}

fn check(text: &str, ty: &str, inputs: &[Tensor], expected: &[f32]) {
    let found = line(text, ty, inputs).unwrap();
    assert_eq!(found.floats().unwrap(), expected, "{text}");
}

#[test]
fn constants() {
    check("const 1.5", "f32[]", &[], &[1.5]);
    check("scalar eps", "f32[]", &[], &[0.5]);
    check("dim 2*D + 1", "f32[]", &[], &[7.0]);
    assert!(line("scalar other", "f32[]", &[]).unwrap_err().contains("scalar `other` has no value"));
    assert!(line("dim E", "f32[]", &[]).unwrap_err().contains("dim `E` has no value"));
}

#[test]
fn elementwise() {
    let x = f32s(&[2], &[-4.0, 0.25]);
    check("neg %a", "f32[2]", &one(&x), &[4.0, -0.25]);
    check("abs %a", "f32[2]", &one(&x), &[4.0, 0.25]);
    check("recip %a", "f32[2]", &one(&x), &[-0.25, 4.0]);
    let y = f32s(&[2], &[4.0, 0.25]);
    check("sqrt %a", "f32[2]", &one(&y), &[2.0, 0.5]);
    check("rsqrt %a", "f32[2]", &one(&y), &[0.5, 2.0]);
    let zero = f32s(&[1], &[0.0]);
    check("exp %a", "f32[1]", &one(&zero), &[1.0]);
    check("tanh %a", "f32[1]", &one(&zero), &[0.0]);
    check("log %a", "f32[1]", &[f32s(&[1], &[1.0])], &[0.0]);
    for (op, expected) in [
        ("add", [0.0, 0.5]),
        ("sub", [-8.0, 0.0]),
        ("mul", [-16.0, 0.0625]),
        ("div", [-1.0, 1.0]),
        ("max", [4.0, 0.25]),
        ("min", [-4.0, 0.25]),
    ] {
        check(&format!("{op} %a, %b"), "f32[2]", &[x.clone(), y.clone()], &expected);
    }
}

#[test]
fn broadcasting_compares_and_selects() {
    let x = f32s(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
    check(
        "add %a, %b",
        "f32[2, 3]",
        &[x.clone(), f32s(&[3], &[10.0, 20.0, 30.0])],
        &[11.0, 22.0, 33.0, 14.0, 25.0, 36.0],
    );
    check("mul %a, %b", "f32[2, 3]", &[x.clone(), f32s(&[2, 1], &[1.0, -1.0])], &[1.0, 2.0, 3.0, -4.0, -5.0, -6.0]);
    check("sub %b, %a", "f32[2, 3]", &[x.clone(), Tensor::scalar(0.0)], &[-1.0, -2.0, -3.0, -4.0, -5.0, -6.0]);
    for (op, expected) in [("lt", [true, false]), ("le", [true, true]), ("eq", [false, true])] {
        let inputs = [f32s(&[2], &[1.0, 2.0]), f32s(&[2], &[2.0, 2.0])];
        let found = line(&format!("{op} %a, %b"), "bool[2]", &inputs).unwrap();
        assert_eq!(found.bools().unwrap(), expected);
    }
    let condition = Tensor { shape: vec![2, 1], data: Data::Bool(vec![true, false]) };
    check("select %a, %b, %c", "f32[2, 3]", &[condition, x, Tensor::scalar(0.0)], &[1.0, 2.0, 3.0, 0.0, 0.0, 0.0]);
}

#[test]
fn shapes() {
    let x = f32s(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
    check("reshape %a [3, 2]", "f32[3, 2]", &one(&x), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
    check("transpose %a [1, 0]", "f32[3, 2]", &one(&x), &[1.0, 4.0, 2.0, 5.0, 3.0, 6.0]);
    check("slice %a axis=1 start=1 len=2", "f32[2, 2]", &one(&x), &[2.0, 3.0, 5.0, 6.0]);
    check("slice %a axis=0 start=1 len=1", "f32[1, 3]", &one(&x), &[4.0, 5.0, 6.0]);
    check(
        "concat %a, %b axis=1",
        "f32[2, 4]",
        &[x.clone(), f32s(&[2, 1], &[7.0, 8.0])],
        &[1.0, 2.0, 3.0, 7.0, 4.0, 5.0, 6.0, 8.0],
    );
    check("reduce_sum %a", "f32[2, 1]", &one(&x), &[6.0, 15.0]);
    check("reduce_max %a", "f32[2, 1]", &one(&x), &[3.0, 6.0]);
    let cube = f32s(&[2, 1, 2], &[1.0, 2.0, 3.0, 4.0]);
    check("transpose %a [2, 0, 1]", "f32[2, 2, 1]", &[cube], &[1.0, 3.0, 2.0, 4.0]);
    assert!(
        line("slice %a axis=0 start=D len=1", "f32[1, 3]", &[x])
            .unwrap_err()
            .contains("elements 3 to 3 + 1 of an axis of 2")
    );
}

#[test]
fn products_and_rows() {
    let x = f32s(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
    check(
        "matmul %a, %b",
        "f32[2, 2]",
        &[x.clone(), f32s(&[2, 3], &[1.0, 0.0, 0.0, 1.0, 1.0, 1.0])],
        &[1.0, 6.0, 4.0, 15.0],
    );
    let index = Tensor::i32(&[3], vec![1, 0, 1]);
    for op in ["gather", "take"] {
        check(
            &format!("{op} %a, %b"),
            "f32[3, 3]",
            &[x.clone(), index.clone()],
            &[4.0, 5.0, 6.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0],
        );
        let outside = line(&format!("{op} %a, %b"), "f32[1, 3]", &[x.clone(), Tensor::i32(&[1], vec![-1])]);
        assert!(outside.unwrap_err().contains("index -1 in 2 rows"));
    }
}

#[test]
fn sums_over_an_axis() {
    let x = f32s(&[2, 3, 2], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0]);
    check("fold_sum %a axis=1", "f32[2, 2]", &one(&x), &[9.0, 12.0, 27.0, 30.0]);
    check("fold_sum %a axis=0", "f32[3, 2]", &one(&x), &[8.0, 10.0, 12.0, 14.0, 16.0, 18.0]);
}

#[test]
fn the_largest_come_first_and_equal_ones_by_place() {
    let x = f32s(&[2, 4], &[1.0, 3.0, 3.0, 2.0, 5.0, -1.0, f32::NEG_INFINITY, 5.0]);
    check_places("top_k %a k=D", "i32[2, D]", &one(&x), &[1, 2, 3, 0, 3, 1]);
    check_places("top_k %a k=4", "i32[2, 4]", &one(&x), &[1, 2, 3, 0, 0, 3, 1, 2]);
    assert!(line("top_k %a k=5", "i32[2, 5]", &one(&x)).unwrap_err().contains("the 5 largest of 4"));
    let index = Tensor::i32(&[2, 2], vec![1, 3, 0, 1]);
    check("pick %a, %b", "f32[2, 2]", &[x, index.clone()], &[3.0, 2.0, 5.0, -1.0]);
    let vector = f32s(&[4], &[10.0, 20.0, 30.0, 40.0]);
    check("pick %a, %b", "f32[2, 2]", &[vector.clone(), index], &[20.0, 40.0, 10.0, 20.0]);
    let outside = line("pick %a, %b", "f32[1]", &[vector, Tensor::i32(&[1], vec![4])]);
    assert!(outside.unwrap_err().contains("index 4 of 4"));
}

#[test]
fn rows_choose_their_matrices() {
    let experts = Tensor::i32(&[2, 2], vec![2, 0, 0, 1]);
    check_places("order %a below=3", "i32[8]", &one(&experts), &[1, 2, 3, 0, 0, 2, 3, 4]);
    let outside = line("order %a below=2", "i32[7]", &one(&experts));
    assert!(outside.unwrap_err().contains("index 2 of 2"));
    let order = Tensor::i32(&[8], vec![1, 2, 3, 0, 0, 2, 3, 4]);
    // Matrices [1, 2] of three experts.
    let w = f32s(&[3, 1, 2], &[1.0, 0.0, 0.0, 1.0, 1.0, 1.0]);
    let inputs = |x: Tensor, order: &Tensor| [x, w.clone(), experts.clone(), order.clone()];
    let line_of = "expert_matmul %a, %b, %c, %d";
    let of_rows = f32s(&[2, 2], &[1.0, 2.0, 3.0, 4.0]);
    check(line_of, "f32[2, 2, 1]", &inputs(of_rows.clone(), &order), &[3.0, 1.0, 3.0, 4.0]);
    let of_slots = f32s(&[2, 2, 2], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]);
    check(line_of, "f32[2, 2, 1]", &inputs(of_slots, &order), &[3.0, 3.0, 5.0, 8.0]);
    let wrong = Tensor::i32(&[8], vec![2, 1, 3, 0, 0, 2, 3, 4]);
    let fault = line(line_of, "f32[2, 2, 1]", &inputs(of_rows, &wrong)).unwrap_err();
    assert!(fault.contains("the order is not that of the experts"), "{fault}");
}

#[test]
fn sums_of_many_terms_are_rounded_once() {
    let mut data = vec![1e-8f32; 1000];
    data[0] = 1.0;
    let x = f32s(&[1, 1000], &data);
    check("reduce_sum %a", "f32[1, 1]", &one(&x), &[1.00001]);
    check("matmul %a, %b", "f32[1, 1]", &[x, f32s(&[1, 1000], &[1.0; 1000])], &[1.00001]);
}

/// Runs a graph text; dims beyond the step's are written as numbers.
fn step(
    text: &str,
    inputs: &[(&str, Tensor)],
    rows: &RowTable,
    states: &mut BTreeMap<String, StateTensor>,
) -> Result<Vec<Tensor>, String> {
    let graph = crate::text::parse_graph(text).unwrap();
    crate::verify::check_graph(&graph).unwrap();
    let inputs = inputs.iter().map(|(n, t)| (n.to_string(), t.clone())).collect();
    run(&graph, &Env::new(), &BTreeMap::new(), &inputs, rows, states)
}

#[test]
fn launches_are_the_identity() {
    let text = "func @f(%x: f32[2]) -> f32[2], f32[2] {
        %0 = neg %x : f32[2]
        %1 = both %0, %x : (f32[2], f32[2])
        %2 = mat %1 : (f32[2], f32[2])
        %3 = part %2 0 : f32[2]
        %4 = part %2 1 : f32[2]
        return %3, %4
    }";
    let x = f32s(&[2], &[1.0, 2.0]);
    let found = step(text, &[("x", x.clone())], &RowTable::one_stream(&[0], 0), &mut BTreeMap::new()).unwrap();
    assert_eq!(found, [f32s(&[2], &[-1.0, -2.0]), x]);
}

#[test]
fn row_columns_come_from_the_table() {
    let text = "func @f(row %token: i32[n], row %wanted: i32[m], %x: f32[9, 1]) -> f32[m, 1] {
        %0 = gather %x, %token : f32[n, 1]
        %1 = take %0, %wanted : f32[m, 1]
        return %1
    }";
    let mut rows = RowTable::one_stream(&[7, 2, 5], 0);
    rows.wanted = vec![0, 2];
    let table = f32s(&[9, 1], &[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]);
    let found = step(text, &[("x", table)], &rows, &mut BTreeMap::new()).unwrap();
    assert_eq!(found, [f32s(&[2, 1], &[7.0, 5.0])]);
}

const ATTENTION: &str = "func @f(%q: f32[n, 2, 1], %k: f32[n, 1, 1], %v: f32[n, 1, 2], state %kc: pages f32[1, 1], state %vc: pages f32[1, 2]) -> f32[n, 2, 2] {
    %0 = kv_store %kc, %k : pages f32[1, 1]
    %1 = kv_store %vc, %v : pages f32[1, 2]
    %2 = attention %q, %0, %1 WINDOW : f32[n, 2, 2]
    return %2
}";

fn caches(pages: usize) -> BTreeMap<String, StateTensor> {
    let all = [("kc", StateTensor::pages(pages, 1, 1)), ("vc", StateTensor::pages(pages, 1, 2))];
    all.into_iter().map(|(n, s)| (n.to_string(), s)).collect()
}

#[test]
fn attention_sees_earlier_rows_of_its_stream() {
    let text = ATTENTION.replace("WINDOW", "");
    // Equal scores weigh all positions alike; a score ahead by ln 3 has three times the weight.
    let rows = RowTable::new(&[
        StreamRows { tokens: vec![0, 0], start: 0, slot: 0, pages: vec![1] },
        StreamRows { tokens: vec![0], start: 0, slot: 1, pages: vec![0] },
    ]);
    let q = f32s(&[3, 2, 1], &[0.0, 0.0, 0.0, 1.0, 1.0, 1.0]);
    let k = f32s(&[3, 1, 1], &[0.0, 3f32.ln(), 9.0]);
    let v = f32s(&[3, 1, 2], &[1.0, 2.0, 5.0, 6.0, 7.0, 8.0]);
    let mut states = caches(2);
    let found = step(&text, &[("q", q), ("k", k), ("v", v)], &rows, &mut states).unwrap();
    let expected = [1.0, 2.0, 1.0, 2.0, 3.0, 4.0, 4.0, 5.0, 7.0, 8.0, 7.0, 8.0];
    assert_eq!(found[0].floats().unwrap(), expected);
    assert_eq!(states["vc"].data[1024..1028], [1.0, 2.0, 5.0, 6.0]);
    assert_eq!(states["vc"].data[0..3], [7.0, 8.0, 0.0]);
}

#[test]
fn attention_crosses_pages_and_windows_end_it() {
    let mut states = caches(3);
    states.get_mut("vc").unwrap().data[2 * 1024..3 * 1024].fill(4.0);
    let rows = RowTable::new(&[StreamRows { tokens: vec![0], start: 512, slot: 0, pages: vec![2, 0] }]);
    let inputs =
        [("q", f32s(&[1, 2, 1], &[1.0, 1.0])), ("k", f32s(&[1, 1, 1], &[0.0])), ("v", f32s(&[1, 1, 2], &[0.0, 8.0]))];
    let found = step(&ATTENTION.replace("WINDOW", "window=2"), &inputs, &rows, &mut states).unwrap();
    assert_eq!(found[0].floats().unwrap(), [2.0, 6.0, 2.0, 6.0]);
    let found = step(&ATTENTION.replace("WINDOW", ""), &inputs, &rows, &mut states).unwrap();
    let all = [512.0 * 4.0 / 513.0, (512.0 * 4.0 + 8.0) / 513.0];
    assert_eq!(found[0].floats().unwrap(), [all[0], all[1], all[0], all[1]]);
    let outside = RowTable::new(&[StreamRows { tokens: vec![0], start: 0, slot: 0, pages: vec![3] }]);
    let fault = step(&ATTENTION.replace("WINDOW", ""), &inputs, &outside, &mut states).unwrap_err();
    assert_eq!(fault, "`@f`, `%0 = kv_store`: page 3 of stream 0 is past the state's 3");
}

const CONV: &str = "func @f(%x: f32[n, 1], %w: f32[1, 3], state %t: slots f32[1, 2]) -> f32[n, 1] {
    %0 = conv_scan %x, %w, %t : f32[n, 1]
    return %0
}";

#[test]
fn convolutions_keep_their_tail() {
    let w = f32s(&[1, 3], &[100.0, 10.0, 1.0]);
    let mut states = BTreeMap::from([("t".to_string(), StateTensor { shape: vec![2, 1, 2], data: vec![9.0; 4] })]);
    let rows =
        |tokens: usize, start| RowTable::new(&[StreamRows { tokens: vec![0; tokens], start, slot: 1, pages: vec![0] }]);
    // What the slot held before position 0 is not seen.
    let found = step(CONV, &[("x", f32s(&[2, 1], &[1.0, 2.0])), ("w", w.clone())], &rows(2, 0), &mut states).unwrap();
    assert_eq!(found[0].floats().unwrap(), [1.0, 12.0]);
    assert_eq!(states["t"].data, [9.0, 9.0, 1.0, 2.0]);
    let found = step(CONV, &[("x", f32s(&[1, 1], &[3.0])), ("w", w.clone())], &rows(1, 2), &mut states).unwrap();
    assert_eq!(found[0].floats().unwrap(), [123.0]);
    assert_eq!(states["t"].data, [9.0, 9.0, 2.0, 3.0]);
    let outside = RowTable::new(&[StreamRows { tokens: vec![0], start: 0, slot: 2, pages: vec![0] }]);
    let fault = step(CONV, &[("x", f32s(&[1, 1], &[3.0])), ("w", w)], &outside, &mut states).unwrap_err();
    assert!(fault.contains("slot 2 of stream 0 is past the state's 2"), "{fault}");
}

#[test]
fn the_delta_rule_corrects_what_a_key_recalls() {
    let text = "func @f(%q: f32[n, 1, 2], %k: f32[n, 1, 2], %v: f32[n, 2, 1], %g: f32[n, 2], %b: f32[n, 2], state %s: slots f32[2, 2, 1]) -> f32[n, 2, 1] {
        %0 = delta_scan %q, %k, %v, %g, %b, %s : f32[n, 2, 1]
        return %0
    }";
    let inputs = [
        ("q", f32s(&[2, 1, 2], &[1.0, 0.0, 1.0, 1.0])),
        ("k", f32s(&[2, 1, 2], &[1.0, 0.0, 1.0, 0.0])),
        ("v", f32s(&[2, 2, 1], &[4.0, 8.0, 10.0, 8.0])),
        ("g", f32s(&[2, 2], &[0.0, 0.0, 0.0, f32::NEG_INFINITY])),
        ("b", f32s(&[2, 2], &[1.0, 0.5, 0.5, 0.5])),
    ];
    let mut states = BTreeMap::from([("s".to_string(), StateTensor { shape: vec![1, 2, 2, 1], data: vec![9.0; 4] })]);
    let found = step(text, &inputs, &RowTable::one_stream(&[0, 0], 0), &mut states).unwrap();
    // Head 0: 0 → 4 → 4 + 0.5 (10 - 4); head 1 forgets: 0.5 · 8, twice.
    assert_eq!(found[0].floats().unwrap(), [4.0, 4.0, 7.0, 4.0]);
    assert_eq!(states["s"].data, [7.0, 0.0, 4.0, 0.0]);
}

#[test]
fn what_is_not_given_is_named() {
    let text = "func @f(%x: f32[n]) -> f32[n] {\n  return %x\n}";
    let rows = RowTable::one_stream(&[0, 0], 0);
    let fault = |inputs: &[(&str, Tensor)]| step(text, inputs, &rows, &mut BTreeMap::new()).unwrap_err();
    assert_eq!(fault(&[]), "parameter `%x`: no value is given");
    assert_eq!(
        fault(&[("x", f32s(&[1], &[0.0]))]),
        "parameter `%x`: f32[n] is [2] here, found f32 [1] with 1 elements"
    );
    let text = "func @f(state %x: slots f32[3]) -> slots f32[3] {\n  return %x\n}";
    let fault = |states: &mut BTreeMap<String, StateTensor>| step(text, &[], &rows, states).unwrap_err();
    assert_eq!(fault(&mut BTreeMap::new()), "parameter `%x`: the state is not given");
    let mut states = BTreeMap::from([("x".to_string(), StateTensor::slots(1, &[2]))]);
    assert_eq!(fault(&mut states), "parameter `%x`: slots f32[3] with [3] does not fit a state of shape [1, 2]");
}

#[test]
fn every_op_of_the_table_is_tested() {
    let tests = include_str!("tests.rs");
    for op in Op::samples() {
        let name = op.name();
        let spelled = [
            format!("\"{name} %"),
            format!("\"{name} "),
            format!("(\"{name}\""),
            format!("\"{name}\""),
            format!("= {name} %"),
        ];
        assert!(spelled.iter().any(|s| tests.contains(s)), "`{name}` has no test here");
    }
}
