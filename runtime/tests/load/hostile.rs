//! Bad folders, one per refusal: each gives an error that names file, tensor, fault and way out.

use std::borrow::Cow;
use std::path::Path;

use proptest::prelude::*;
use tf_runtime::checkpoint::{Checkpoint, Folder, LoadError, header};

pub fn write(dir: &Path, name: &str, bytes: &[u8]) {
    std::fs::write(dir.join(name), bytes).unwrap();
}

/// The length and the text of a header.
pub fn header(text: &str) -> Vec<u8> {
    [&(text.len() as u64).to_le_bytes(), text.as_bytes()].concat()
}

pub fn model(text: &str, data: &[u8]) -> Vec<u8> {
    [header(text), data.to_vec()].concat()
}

const GOOD: &str = r#"{"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}}"#;
const SHARD: &str = "model-00001-of-00001.safetensors";

/// The folder is refused with a one-line message that holds every part.
fn check(files: &[(&str, &[u8])], parts: &[&str]) {
    let dir = tempfile::tempdir().unwrap();
    for (name, bytes) in files {
        write(dir.path(), name, bytes);
    }
    let from_disk = Checkpoint::open(dir.path()).map(|_| ()).unwrap_err().to_string();
    let copies = files.iter().map(|(name, bytes)| (name.to_string(), Cow::Owned(bytes.to_vec())));
    let from_memory = Folder::memory(copies).and_then(Checkpoint::from_folder).map(|_| ()).unwrap_err().to_string();
    for message in [from_disk, from_memory] {
        assert!(!message.contains('\n') && !message.ends_with('.'), "{message:?}");
        assert!(message.contains("; "), "no way out in: {message}");
        for part in parts {
            assert!(message.contains(part), "no {part:?} in: {message}");
        }
    }
}

/// A folder that is good but for its weights.
fn check_weights(bytes: &[u8], parts: &[&str]) {
    let all: Vec<&str> = [&["model.safetensors"], parts].concat();
    check(&[("config.json", b"{}"), ("model.safetensors", bytes)], &all);
}

/// A header over eight bytes of data.
fn check_header(text: &str, parts: &[&str]) {
    check_weights(&model(text, &[0; 8]), parts);
}

fn tensor(dtype: &str, shape: &str, offsets: &str) -> String {
    format!(r#"{{"dtype":"{dtype}","shape":{shape},"data_offsets":{offsets}}}"#)
}

#[test]
fn the_good_one_is_good() {
    let dir = tempfile::tempdir().unwrap();
    write(dir.path(), "config.json", b"{}");
    for text in
        [GOOD.to_string(), format!("{GOOD}   "), format!(r#"{{"__metadata__":{{"format":"pt"}},{}"#, &GOOD[1..])]
    {
        write(dir.path(), "model.safetensors", &model(&text, &[0; 8]));
        assert_eq!(Checkpoint::open(dir.path()).unwrap().tensors()[0].name, "a");
    }
    // No elements is a legal shape, and so is no dim.
    let text = format!(r#"{{"z":{},"s":{}}}"#, tensor("F32", "[0,5]", "[0,0]"), tensor("F64", "[]", "[0,8]"));
    write(dir.path(), "model.safetensors", &model(&text, &[0; 8]));
    assert_eq!(Checkpoint::open(dir.path()).unwrap().total_bytes(), 8);
}

#[test]
fn damaged_files() {
    check_weights(b"", &["0 bytes long, a header needs 8", "fetch it again"]);
    check_weights(&[9; 7], &["7 bytes long"]);
    check_weights(&[0; 8], &["claims 0 bytes"]);
    check_weights(&[0xff; 16], &["claims 18446744073709551615 bytes, the limit is 100000000"]);
    check_weights(&100_000_001u64.to_le_bytes(), &["the limit is 100000000"]);
    check_weights(&[9, 0, 0, 0, 0, 0, 0, 0, b'{', b'}'], &["claims 9 bytes, but the file has only 10"]);
    let whole = model(GOOD, &[0; 8]);
    check_weights(&whole[..whole.len() - 1], &[r#"tensor "a""#, "ends at byte 8 of the data, but the file has only 7"]);
    check_weights(&[whole.as_slice(), &[0]].concat(), &["1 bytes after the last tensor"]);
    check_weights(&model("{}", &[]), &["holds no tensor"]);
}

#[test]
fn headers_that_are_not_headers() {
    check_header(&format!(" {GOOD}"), &["does not start with {"]);
    check_header("[]", &["does not start with {"]);
    check_header("{\"a\":", &[r#"tensor "a""#, "EOF while parsing"]);
    check_header(&format!("{GOOD}x"), &["the header is not valid", "trailing characters"]);
    check_header(&format!("{{\"a\":{}", "[".repeat(200_000)), &[r#"tensor "a""#]);
    check_header(&format!("{{\"a\":{}", "{\"shape\":".repeat(100_000)), &[r#"tensor "a""#]);
    check_header(r#"{"__metadata__":{"format":7}}"#, &["the header is not valid"]);
    check_header(r#"{"__metadata__":{},"__metadata__":{}}"#, &["__metadata__ appears twice"]);
    let mut broken = model(GOOD, &[0; 8]);
    broken[10] = 0xff;
    check_weights(&broken, &["the header is not valid"]);
}

#[test]
fn fields_of_a_tensor() {
    let check_tensor = |value: &str, part: &str| check_header(&format!(r#"{{"a":{value}}}"#), &[r#"tensor "a""#, part]);
    check_tensor("7", "invalid type");
    check_tensor("{}", "missing field `dtype`");
    check_tensor(&tensor("F31", "[2]", "[0,8]"), r#"unknown dtype "F31""#);
    check_tensor(&tensor("f32", "[2]", "[0,8]"), r#"unknown dtype "f32""#);
    check_tensor(&tensor("F32", "[-2]", "[0,8]"), "invalid value");
    check_tensor(&tensor("F32", "[2.0]", "[0,8]"), "invalid type");
    check_tensor(&tensor("F32", "[18446744073709551616]", "[0,8]"), "invalid type");
    check_tensor(&tensor("F32", "[4294967296,4294967296]", "[0,8]"), "overflows 64 bits");
    check_tensor(&tensor("U8", &format!("{:?}", [1; 17]), "[0,8]"), "17 dims, the limit is 16");
    check_tensor(&tensor("F4", "[3]", "[0,8]"), "does not fill whole bytes");
    check_tensor(&tensor("F32", "[3]", "[0,8]"), "needs 12 bytes, data_offsets give 8");
    check_tensor(&tensor("BF16", "[2]", "[0,8]"), "needs 4 bytes, data_offsets give 8");
    check_tensor(&tensor("F32", "[2]", "[8,0]"), "reversed: 8 to 0");
    check_tensor(&tensor("F32", "[2]", "[0]"), "invalid length");
    check_tensor(&tensor("F32", "[2]", "[0,8,9]"), "tensor");
    check_tensor(&tensor("U8", "[18446744073709551615]", "[0,18446744073709551615]"), "overflows");
    check_tensor(&tensor("U8", "[9]", "[0,9]"), "ends at byte 9 of the data, but the file has only 8");
    check_tensor(
        &tensor("U8", "[8]", "[18446744073709551607,18446744073709551615]"),
        "ends at byte 18446744073709551615",
    );
    check_tensor(r#"{"dtype":"F32","shape":[2],"data_offsets":[0,8],"code":"x"}"#, "unknown field `code`");
    check_tensor(r#"{"dtype":"F32","dtype":"F32","shape":[2],"data_offsets":[0,8]}"#, "duplicate field `dtype`");
}

#[test]
fn names_of_tensors() {
    let value = tensor("F32", "[2]", "[0,8]");
    check_header(&format!(r#"{{"a":{value},"a":{value}}}"#), &[r#"tensor "a""#, "named twice"]);
    check_header(&format!(r#"{{"":{value}}}"#), &["the name is empty"]);
    check_header(&format!(r#"{{"a\u0000":{value}}}"#), &[r#""a\0""#, "control character"]);
    check_header(&format!(r#"{{"a\nb":{value}}}"#), &[r#""a\nb""#, "control character"]);
    check_header(&format!(r#"{{"{}":{value}}}"#, "x".repeat(1025)), &["the name has 1025 bytes"]);
}

#[test]
fn ranges_of_tensors() {
    let pair = |a: &str, b: &str| format!(r#"{{"a":{},"b":{}}}"#, tensor("U8", "[4]", a), tensor("U8", "[4]", b));
    check_header(&pair("[0,4]", "[0,4]"), &[r#"tensor "b""#, r#"overlaps "a" by 4 bytes"#]);
    check_header(&pair("[0,4]", "[3,7]"), &[r#"tensor "b""#, r#"overlaps "a" by 1 bytes"#]);
    check_weights(
        &model(&pair("[0,4]", "[5,9]"), &[0; 9]),
        &[r#"tensor "b""#, r#"a hole of 1 bytes between it and "a""#],
    );
    check_header(&tensor_only("[4]", "[4,8]"), &["a hole of 4 bytes between it and the header"]);
    check_header(&tensor_only("[4]", "[0,4]"), &["4 bytes after the last tensor belong to none"]);
}

fn tensor_only(shape: &str, offsets: &str) -> String {
    format!(r#"{{"a":{}}}"#, tensor("U8", shape, offsets))
}

/// A folder with one good shard and this weight_map.
fn check_index(index: &str, parts: &[&str]) {
    let shard = model(GOOD, &[0; 8]);
    check(&[("config.json", b"{}"), (SHARD, &shard), ("model.safetensors.index.json", index.as_bytes())], parts);
}

fn map(entries: &str) -> String {
    format!(r#"{{"weight_map": {{{entries}}}}}"#)
}

#[test]
fn indexes() {
    check_index("", &["model.safetensors.index.json", "not valid JSON"]);
    check_index("{}", &["no object named weight_map"]);
    check_index(r#"{"weight_map": []}"#, &["no object named weight_map"]);
    check_index(&map(""), &["weight_map is empty"]);
    check_index(&map(r#""a": 7"#), &["weight_map must map names to file names"]);
    check_index(&map(&format!(r#""a": "{SHARD}", "a": "{SHARD}""#)), &[r#"the key "a" appears twice"#]);
    check_index(
        &map(r#""a": "x-00002.safetensors", "b": "x-00002.safetensors""#),
        &["x-00002.safetensors is missing", r#"holds "a", "b""#],
    );
    let many: Vec<String> = (0..9).map(|i| format!(r#""t{i}": "gone.safetensors""#)).collect();
    check_index(&map(&many.join(",")), &["gone.safetensors is missing", r#""t0", "t1", "t2" and 6 more"#]);
    for bad in [
        "../x.safetensors",
        "/etc/x.safetensors",
        "d/x.safetensors",
        "d\\\\x.safetensors",
        "C:x.safetensors",
        ".x.safetensors",
        "",
        "x\\u0000.safetensors",
    ] {
        check_index(&map(&format!(r#""a": "{bad}""#)), &["is refused", "shards must be plain files beside the index"]);
    }
    for pickle in ["pytorch_model.bin", "model.pt"] {
        check_index(&map(&format!(r#""a": "{pickle}""#)), &["is refused", pickle, "not a safetensors file"]);
    }
    check_index(&map(&format!(r#""a": "{SHARD}", "b": "{SHARD}""#)), &[SHARD, r#"tensor "b""#, "it is in none"]);
}

#[test]
fn shards_against_each_other() {
    let (good, other) = (model(GOOD, &[0; 8]), model(&GOOD.replace("\"a\"", "\"b\""), &[0; 8]));
    let with = |index: &str, second: &[u8], parts: &[&str]| {
        check(
            &[
                ("config.json", b"{}"),
                (SHARD, &good),
                ("two.safetensors", second),
                ("model.safetensors.index.json", index.as_bytes()),
            ],
            parts,
        );
    };
    let both = map(&format!(r#""a": "{SHARD}", "b": "two.safetensors""#));
    with(&both, &good, &["two.safetensors", r#"tensor "a""#, "is also in", SHARD]);
    with(&both, &other[..other.len() - 1], &["two.safetensors", r#"tensor "b""#, "ends at byte 8"]);
    with(
        &map(&format!(r#""b": "{SHARD}", "a": "two.safetensors""#)),
        &other,
        &["two.safetensors", r#"tensor "a""#, "but it is in", SHARD],
    );
    let index = map(&format!(r#""a": "{SHARD}""#));
    check(
        &[
            ("config.json", b"{}"),
            (SHARD, &good),
            ("model.safetensors", &good),
            ("model.safetensors.index.json", index.as_bytes()),
        ],
        &["names other files, but model.safetensors is there too"],
    );
}

#[test]
fn folders() {
    let weights = model(GOOD, &[0; 8]);
    check(&[("model.safetensors", &weights)], &["config.json is missing", "complete model folder"]);
    check(&[("config.json", b"{}")], &["model.safetensors is missing, and so is model.safetensors.index.json"]);
    for name in ["pytorch_model.bin", "model.pt", "model.pth", "last.ckpt"] {
        check(&[("config.json", b"{}"), (name, b"x")], &[name, "is refused", "a pickle", "use a safetensors version"]);
    }
    check(&[("config.json", b"{}"), ("m.gguf", b"x")], &["GGUF, which is not read yet"]);
    let configs: [(&[u8], &str); 6] = [
        (b"", "not valid JSON"),
        (b"[]", "expected a JSON object"),
        (b"{\"a\":1,\"a\":2}", "the key \"a\" appears twice"),
        (b"{\"a\":\"\xff\"}", "not UTF-8 at byte 6"),
        (b"{\"auto_map\":{}}", "auto_map asks for code"),
        (&vec![b' '; (16 << 20) + 1], "the limit is 16777216"),
    ];
    for (bytes, part) in configs {
        check(&[("config.json", bytes), ("model.safetensors", &weights)], &["config.json", part]);
    }
    check(
        &[("config.json", b"{}"), ("generation_config.json", b"7"), ("model.safetensors", &weights)],
        &["generation_config.json", "expected a JSON object"],
    );
}

#[test]
fn paths_that_are_not_folders() {
    let dir = tempfile::tempdir().unwrap();
    write(dir.path(), "file", b"");
    let message = |path: &Path| Checkpoint::open(path).map(|_| ()).unwrap_err().to_string();
    assert!(message(&dir.path().join("file")).contains("not a folder; give the folder that holds config.json"));
    assert!(message(&dir.path().join("nothing")).contains("cannot read"));
    std::fs::create_dir(dir.path().join("config.json")).unwrap();
    assert!(message(dir.path()).contains("not a regular file"));
    let twice: [(&str, &'static [u8]); 2] = [("a", b""), ("a", b"")];
    assert!(matches!(Checkpoint::from_memory(&twice), Err(LoadError::Malformed { .. })));
    assert!(Checkpoint::from_memory(&[("../a", b"")]).is_err());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    /// Whatever the header holds, what is accepted covers the data once, in bounds.
    #[test]
    fn accepted_headers_hold(tensors in prop::collection::vec(("[ab]{1,2}", 0usize..3, 0u64..5, 0u64..10, 0u64..10), 0..4), data in 0u64..20) {
        let dtypes = ["U8", "BF16", "F32"];
        let entries: Vec<String> = tensors.iter().map(|(name, dtype, dim, begin, len)| {
            format!(r#""{name}":{}"#, tensor(dtypes[*dtype], &format!("[{dim}]"), &format!("[{begin},{}]", begin + len)))
        }).collect();
        let text = format!("{{{}}}", entries.join(","));
        let start = 8 + text.len() as u64;
        if let Ok(infos) = header::parse_header("x", text.as_bytes(), start + data, 0) {
            let mut end = start;
            for info in &infos {
                prop_assert_eq!(info.offset, end);
                prop_assert_eq!(info.bytes, info.shape.iter().product::<u64>() * info.dtype.bits() / 8);
                end += info.bytes;
            }
            prop_assert_eq!(end, start + data);
            prop_assert_eq!(infos.len(), tensors.len());
        }
    }

    /// Any bytes at all: an answer, and never a panic. What we accept, the reference accepts.
    #[test]
    fn any_bytes(bytes in prop::collection::vec(any::<u8>(), 0..64), at in 0usize..60, to in any::<u8>()) {
        let _ = header::parse_header("x", &bytes, bytes.len() as u64 + 8, 0);
        let mut changed = model(GOOD, &[0; 8]);
        changed[8 + at % GOOD.len()] = to;
        if header::parse_header("x", &changed[8..8 + GOOD.len()], changed.len() as u64, 0).is_ok() {
            prop_assert!(safetensors::SafeTensors::deserialize(&changed).is_ok());
        }
    }
}
