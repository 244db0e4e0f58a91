//! Every filetest of the project.

use std::path::Path;
use tf_codegen::filetest::run_path;

#[test]
fn filetests() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/filetests");
    let report = run_path(&path, false).unwrap();
    assert!(report.failures.is_empty(), "{}", report.failures.join("\n\n"));
    assert!(report.passed > 0);
}
