//! Each check of the verifiers, by a text with the expected messages at the guilty lines: `; error: ...`.

use super::*;
use crate::text::parse_module;

/// A text whose lines end in `; error: message` where the verifier has to complain, and nowhere else.
fn check(text: &str) {
    let module = parse_module(text).unwrap_or_else(|d| panic!("{}", crate::diag::render_all(&d, text)));
    let mut found = Vec::new();
    for (graph, places) in module.graphs.iter().zip(&module.graph_places) {
        found.extend(locate(&graph_faults(graph), places));
    }
    for (kernel, places) in module.kernels.iter().zip(&module.kernel_places) {
        found.extend(locate(&kernel_faults(kernel, None), places));
    }
    let found: Vec<(u32, String)> = found.into_iter().map(|d| (d.line, d.message)).collect();
    let expected: Vec<(u32, String)> = (1..)
        .zip(text.lines())
        .filter_map(|(number, line)| line.split_once("; error: ").map(|(_, message)| (number, message.to_string())))
        .collect();
    assert_eq!(found, expected);
}

#[test]
fn a_good_graph_and_a_good_kernel_pass() {
    check(
        "func @f(%x: f32[n, H], weight %w: stored[I, H], state %s: pages f32[nkv, hd], row %token: i32[n]) -> f32[n, I] {
           %0 = mat %x : f32[n, H]
           %1 = matmul %0, %w : f32[n, I]
           %2 = neg %1 : f32[n, I]
           %3 = both %1, %2 : (f32[n, I], f32[n, I])
           %4 = mat %3 : (f32[n, I], f32[n, I])
           %5 = part %4 1 : f32[n, I]
           return %5
         }",
    );
    check(
        "kernel @k(buffer %x: f32 read, buffer %y: f32 write, dim %d = n) grid(ceil(n, 64), 1, 1) lanes 64 {
           var %v: u32
           %0 = group_id 0 : u32
           %1 = lane : u32
           %n = dim %d : u32
           set %v = %0
           for %i = %0 to %n step %n {
             %2 = load %x[%1] : f32x4
             %3 = extract %2 3 : f32
             %4 = lane_sum %3 : f32
             %5 = get %v : u32
             %6 = lt %5, %i : bool
             if %6 {
               barrier
               store %y[%1] = %4
             }
           }
         }",
    );
}

#[test]
fn types_of_graphs() {
    check(
        "func @f(%x: f32[n, H], %x2: f32[n]) -> f32[n] {
           %0 = neg %x : f32[n]                  ; error: `neg` gives f32[n, H] here, found f32[n]
           %1 = add %x, %x2 : f32[n, H]          ; error: `add` cannot broadcast f32[n, H] and f32[n] together
           %2 = slice %x axis=1 start=H len=1 : f32[n, 1] ; error: the slice ends at H + 1, the axis has H
           %3 = slice %x axis=2 start=0 len=1 : f32[n, 1] ; error: `slice` has no axis 2 in 2 axes
           %4 = mul %x : f32[n, H]               ; error: `mul` takes 2 arguments, found 1
           return %x2
         }",
    );
    check(
        "func @f(%x: f32[n, H], weight %w: stored[E, I, H], %e: i32[n, k], %v: f32[E]) -> f32[n, H] {
           %0 = fold_sum %x axis=1 : f32[n]      ; error: `fold_sum` sums over an axis but the last, found axis 1 of f32[n, H]
           %1 = top_k %x k=k : f32[n, k]         ; error: `top_k` gives i32[n, k] here, found f32[n, k]
           %2 = pick %v, %e : f32[n, k]
           %3 = pick %x, %w : f32[n, k]          ; error: `pick` takes i32 here, found stored[E, I, H]
           %4 = order %x below=E : i32[n, k]     ; error: `order` takes i32 here, found f32[n, H]
           %5 = order %e below=E : i32[E + k*n + 1]
           %6 = expert_matmul %x, %w, %e, %5 : f32[n, k, I]
           %7 = expert_matmul %6, %w, %e, %5 : f32[n, k, I] ; error: `expert_matmul` takes x[n, K] or x[n, k, K] for stored[E, I, H] and i32[n, k], found f32[n, k, I]
           %8 = expert_matmul %x, %v, %e, %5 : f32[n, k, I] ; error: `expert_matmul` takes weights [E, N, K], found f32[E]
           %9 = reshape %e [k, n] : i32[k, n]
           %10 = expert_matmul %x, %w, %e, %e : f32[n, k, I] ; error: `expert_matmul` takes i32[n, k] and its order, found i32[n, k] and i32[n, k]
           %11 = pick %x, %9 : f32[k, n]         ; error: `pick` takes one index or a row of them for each row: f32[n, H] and i32[k, n] differ
           return %x
         }",
    );
    check(
        "func @f(%x: pages f32[a, b]) {  ; error: only a state is `pages` or `slots`, but `%x` is pages f32[a, b]\n return\n}",
    );
    check("func @f(state %x: f32[a]) {  ; error: a state is `pages` or `slots`, but `%x` is f32[a]\n return\n}");
    check("func @f(row %x: f32[a]) {  ; error: a column of the row table is i32, but `%x` is f32[a]\n return\n}");
    check(
        "func @f(%x: f32[1, 1, 1, 1, 1, 1, 1, 1, 1]) { ; error: f32[1, 1, 1, 1, 1, 1, 1, 1, 1] has more than 8 axes\n return\n}",
    );
}

#[test]
fn states_are_advanced_once() {
    check(
        "func @f(%x: f32[n, nkv, hd], state %k: pages f32[nkv, hd]) -> f32[n, nkv, hd] {
           %0 = kv_store %k, %x : pages f32[nkv, hd]
           %1 = mat %0 : pages f32[nkv, hd]
           %2 = kv_store %k, %x : pages f32[nkv, hd] ; error: state `%k` is advanced a second time, `kv_store` did it before
           %3 = attention %x, %2, %2 : f32[n, nkv, hd]
           return %3
         }",
    );
    check(
        "func @f(%x: f32[n, nkv, hd], state %k: pages f32[nkv, hd]) -> f32[n, nkv, hd], pages f32[nkv, hd] {
           %0 = kv_store %k, %x : pages f32[nkv, hd]
           %1 = attention %x, %0, %k : f32[n, nkv, hd] ; error: state `%k` is read as it was before it is advanced
           return %1, %0
         }",
    );
}

#[test]
fn groups_cover_what_is_stored() {
    check(
        "func @f(%x: f32[n]) -> f32[n] {
           %0 = neg %x : f32[n]
           %1 = exp %0 : f32[n]
           %2 = mat %1 : f32[n]
           %3 = abs %2 : f32[n]
           %4 = mat %3 : f32[n]
           %5 = mat %0 : f32[n]           ; error: no group computes this `mat`
           return %4
           group0 = roots(%1) members(%1) ; error: `exp` takes a value that is neither stored nor a member
           group1 = roots(%3) members(%3) lanes=1 vector=4 rows=1 cols=1
           group2 = roots(%x) members(%x) ; error: parameter `%x` is no member of a group
           group3 = roots(%2) members(%2) ; error: a `mat` is the boundary of a group and no member
           group4 = roots(%1, %0) members(%1, %0) ; error: members are in the order of their definition, each once
           group5 = roots(%0, %1) members(%0, %1) lanes=0 vector=4 rows=1 cols=1 ; error: the schedule lanes=0 vector=4 rows=1 cols=1 has a width of 0, or a vector other than 1, 2 and 4
         }",
    );
}

#[test]
fn a_joined_launch_may_be_split() {
    let check_groups = |fault: &str, groups: &str| {
        check(&format!(
            "func @f(%x: f32[n]) -> f32[n], f32[n], f32[n] {{
               %0 = neg %x : f32[n]
               %1 = exp %x : f32[n]
               %2 = abs %x : f32[n]
               %3 = both %0, %1, %2 : (f32[n], f32[n], f32[n])
               %4 = mat %3 : (f32[n], f32[n], f32[n]){fault}
               %5 = part %4 0 : f32[n]
               %6 = part %4 1 : f32[n]
               %7 = part %4 2 : f32[n]
               return %5, %6, %7
               {groups}
             }}"
        ));
    };
    check_groups("", "group0 = roots(%0, %1, %2) members(%0, %1, %2)");
    check_groups("", "group0 = roots(%0) members(%0)\ngroup1 = roots(%1, %2) members(%1, %2)");
    check_groups(
        " ; error: no group computes this `mat`",
        "group0 = roots(%0) members(%0)\ngroup1 = roots(%2) members(%2)",
    );
    check_groups(
        " ; error: several groups compute this `mat`",
        "group0 = roots(%0) members(%0)\ngroup1 = roots(%1, %2) members(%1, %2)\ngroup2 = roots(%0) members(%0)",
    );
}

#[test]
fn types_of_kernels() {
    check(
        "kernel @k(buffer %x: bf16 read, buffer %y: f32 write, scalar %eps) grid(1, 1, 1) lanes 4 {
           private %p: f32x4[2]
           var %v: f32
           %0 = lane : f32                 ; error: the result is u32, found f32
           %1 = lane : u32
           %2 = load %x[%1] : f32x2
           %3 = load %y[%1] : f32          ; error: buffer `%y` is write only
           store %x[%1] = %2               ; error: buffer `%x` is read only
           %4 = add %1, %2 : f32x2         ; error: both arguments are of one type, found u32 and f32x2
           %5 = load %p[%1] : f32          ; error: entries of %p0 are f32x4, accessed as f32
           set %v = %2                     ; error: %v0 is f32, but f32x2 is set
           %6 = load %x[%2] : f32          ; error: an index or a bound is u32, found f32x2
           %7 = extract %2 2 : f32         ; error: f32x2 has no component 2
           %8 = group_id 3 : u32           ; error: a grid has axes 0, 1 and 2, found 3
           %9 = load %x[%1] : u32          ; error: memory of f32 is accessed as u32
           %10 = exp %1 : u32              ; error: this op does not take u32
           if %1 {                         ; error: `if` takes a bool, found u32
             %11 = lane : u32
           }
           store %y[%11] = %2              ; error: a value is used outside the block that defines it
         }",
    );
    check("kernel @k(buffer %m0: f32 read) grid(1, 1, 1) lanes 1 { ; error: a buffer cannot be named `%m0`\n}");
    check(
        "kernel @k() grid(1, ceil(n, 0), 1) lanes 1 { ; error: an axis of the grid has at least one size and a tile of at least 1\n}",
    );
}

#[test]
fn lanes_meet_in_uniform_control_flow() {
    check(
        "kernel @k(buffer %x: f32 read, buffer %y: u32 read_write, buffer %w: f16 read) grid(1, 1, 1) lanes 4 {
           shared %s: f32[8]
           var %v: u32
           var %u: u32
           tile %t: 2 x 4
           %0 = lane : u32
           %1 = const 4 : u32
           %2 = lt %0, %1 : bool
           %3 = const 1.0 : f32
           set %u = %1
           if %2 {
             barrier                       ; error: a barrier stands where lanes may part ways
             %4 = lane_sum %3 : f32        ; error: a lane reduction stands where lanes may part ways
             set %v = %1
           }
           %5 = get %v : u32
           %6 = get %u : u32
           for %7 = %1 to %6 step %1 {
             barrier
           }
           for %8 = %1 to %5 step %1 {
             tile_zero %t                  ; error: a tile op stands where lanes may part ways
           }
           %9 = load %y[%1] : u32
           tile_mma %t += %s[%1, stride %1] * %w[%1, stride %1] rows %1 cols %1 k %1
           tile_mma %t += %s[%1, stride %1] * %w[%1, stride %1] rows %1 cols %1 k %9 ; error: an operand of a tile op differs between lanes
           tile_mma %t += %s[%1, stride %1] * %s[%1, stride %1] rows %1 cols %1 k %1 ; error: `tile_mma` takes a buffer of floats second, found f32
           tile_store %t -> %x[%1, stride %1] rows %1 cols %1 ; error: `tile_store` writes f32 in shared memory
         }",
    );
}

#[test]
fn a_failure_shows_the_function() {
    let mut graph =
        crate::text::parse_graph("func @f(%x: f32[n]) -> f32[n] {\n  %0 = neg %x : f32[n]\n  return %0\n}").unwrap();
    graph.outputs[0] = crate::graph::Value(7);
    let expected = "func @f(input %x: f32[n]) -> undefined {\n  %0 = neg %x : f32[n]\n  return %undefined7\n  ; error: value 7 is returned and does not exist\n}\n";
    assert_eq!(check_graph(&graph).unwrap_err(), expected);
}

#[test]
fn targets_bound_kernels() {
    let text = "kernel @k() grid(1, 1, 1) lanes 64 {\n  shared %m0: f32[n]\n  shared %m1: f32[100]\n}\n";
    let kernel = crate::text::parse_kernel(text).unwrap();
    let target = Target {
        name: "tiny".into(),
        about: String::new(),
        extension: "x".into(),
        lanes: 32,
        vector: 4,
        shared_bytes: Some(256),
        most_buffers: None,
        lane_reduction: crate::target::LaneReduction::Shared,
        tile: crate::target::TileForm::Lanes,
        tile_rows: vec![1],
        tile_cols: 1,
        stored_words: false,
        attention_tiles: false,
        expand_transcendentals: false,
        k_chunk: None,
        attention_rows: 8,
        launch_cost: 0,
    };
    assert_eq!(kernel_faults(&kernel, None), []);
    let found: Vec<String> = kernel_faults(&kernel, Some(&target)).into_iter().map(|f| f.message).collect();
    let expected = [
        "64 lanes, but tiny has at most 32",
        "tiny needs shared sizes that are constants, found n",
        "400 bytes of shared memory, but tiny has 256",
    ];
    assert_eq!(found, expected);
}
