//! The runner itself: what it puts where, and what it refuses.

use super::*;

/// A test file, and what blessing makes of it.
fn check(text: &str, wanted: &str) {
    let found = expected(text, Path::new("x.tir")).unwrap();
    assert_eq!(found, wanted);
    assert_eq!(expected(wanted, Path::new("x.tir")).unwrap(), wanted, "blessed output passes");
}

#[test]
fn output_goes_under_each_function() {
    let text = "test print\n; about\n\nfunc @a(%x: f32[n]) -> f32[n] {\n  return %x\n}\n; print:\n;   stale\n\nfunc @b() {\n  return\n}\n";
    let wanted = "test print\n; about\n\nfunc @a(%x: f32[n]) -> f32[n] {\n  return %x\n}\n; print:\n;   func @a(input %x: f32[n]) -> f32[n] {\n;     return %x\n;   }\n\nfunc @b() {\n  return\n}\n; print:\n;   func @b() {\n;     return\n;   }\n";
    check(text, wanted);
}

#[test]
fn errors_are_marked_at_their_lines() {
    let text = "test verify\nfunc @a(%x: f32[n]) -> f32[m] { ; error: wrong\n  %0 = neg %x : f32[m]\n  return %0\n}\n";
    let wanted = "test verify\nfunc @a(%x: f32[n]) -> f32[m] {\n  %0 = neg %x : f32[m] ; error: `neg` gives f32[n] here, found f32[m]\n  return %0\n}\n";
    check(text, wanted);
}

#[test]
fn every_run_has_its_output() {
    let head = "test interp\nfunc @a(%x: f32[n]) -> f32[n] {\n  %0 = neg %x : f32[n]\n  return %0\n}\n";
    let text = format!("{head}; run: n=2 x=1,2\n; run: n=1 x=1,2\n;   f32[2] 7 7\n");
    let wanted = format!(
        "{head}; run: n=2 x=1,2\n;   f32[2] -1.0000 -2.0000\n; run: n=1 x=1,2\n;   error: `x` has 1 elements, found 2\n"
    );
    check(&text, &wanted);
}

#[test]
fn targets_are_those_of_the_project() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("x.tir");
    let target = |text: &str| target(&here, &Command::parse(text).unwrap()).map(|target| target.name);
    assert_eq!(target("plan target=cpu"), Ok("cpu".to_string()));
    assert_eq!(target("plan"), Err("no target; say which, as in `target=wgsl`".to_string()));
    assert_eq!(target("plan target=pdp"), Err("there is no target `pdp`; there are cpu, msl, ptx, wgsl".to_string()));
    assert!(specs(Path::new("/x.tir")).is_err());
}

#[test]
fn files_without_a_question_are_refused() {
    let refuse = |text: &str, message: &str| {
        let found = expected(text, Path::new("x.tir")).unwrap_err();
        assert!(found.contains(message), "{found}");
    };
    refuse("func @a() {\n  return\n}\n", "no command");
    refuse("test nothing\nfunc @a() {\n  return\n}\n", "unknown test `nothing`");
    refuse("test interp\nfunc @a() {\n  return\n}\n", "nothing to run");
    refuse("test print\nfunc @a( {\n", "cannot be read");
}
