//! A fixed number of fuzz cases of each reader; the binary `fuzz` runs new ones.

use tf_tests::fuzz::targets;

const CASES: u64 = 1500;

#[test]
fn readers_refuse_mutated_files_without_panicking() {
    let faults: Vec<String> =
        targets().iter().flat_map(|target| (0..CASES).filter_map(|n| target.run(n).err()).take(3)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
}

#[test]
fn a_number_is_enough_to_see_a_case_again() {
    for (first, second) in targets().iter().zip(&targets()) {
        let cases: Vec<_> = (0..50).map(|n| first.case(n)).collect();
        assert_eq!(cases, (0..50).map(|n| second.case(n)).collect::<Vec<_>>(), "{}", first.name);
        assert!(cases.windows(2).any(|pair| pair[0] != pair[1]), "{}", first.name);
    }
}
