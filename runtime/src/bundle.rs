//! Reads a bundle and distrusts it: from a folder, or from the files built into the binary.
//!
//! Promises of a [`Bundle`]: the manifest is sealed and of the format that this code knows; the files are exactly those
//! that the manifest lists, each with its digest; every program's kernels have their files, every launch its kernels,
//! every argument its place; what a kernel writes is bound once and is neither a weight nor a row column. So one byte
//! changed anywhere is refused.
//!
//! Deliberately absent: whether the kernels' texts are right. Devices check them as they load them, and kernel IR is
//! parsed and verified there. Whether weights, states and tables exist in the spec is checked by `plan`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use tf_ir::bundle::{Arg, BlockProgram, FORMAT, KernelInfo, Launch, MANIFEST, Manifest, Program, SEAL, digest};
use tf_ir::kernel::Access;

/// Largest file of a bundle, in bytes.
pub const MAX_FILE_BYTES: u64 = 16 << 20;
/// Most files of a bundle.
pub const MAX_FILES: usize = 8192;
/// Most bytes of all files of a bundle.
pub const MAX_BUNDLE_BYTES: u64 = 128 << 20;
const MAX_DEPTH: usize = 4;
const MAX_LANES: u32 = 1024;
const MAX_BUFFERS: usize = 64;
const MAX_PARAMS: usize = 128;
const MAX_LAUNCHES: usize = 1024;
const MAX_MEMORY: usize = 1024;

/// Why a bundle is refused. `place` is the folder, or says that it is built in.
#[derive(Debug, thiserror::Error)]
pub enum BundleError {
    #[error("{place}: {path} cannot be read: {error}")]
    Read { place: String, path: String, error: std::io::Error },
    #[error("{place}: {path} is missing; make the bundle again with `tfc compile`")]
    Missing { place: String, path: String },
    #[error("{place}: {path} is not listed in the manifest; remove it, or make the bundle again with `tfc compile`")]
    Surplus { place: String, path: String },
    #[error("{place}: {path} has digest {found}, the manifest says {expected}; the file was changed after it was made")]
    Digest { place: String, path: String, found: String, expected: String },
    #[error(
        "{place}: {MANIFEST} has digest {found}, {SEAL} says {expected}; the manifest was changed after it was made"
    )]
    Seal { place: String, found: String, expected: String },
    #[error(
        "{place}: the bundle has format {found}, this program reads format {FORMAT}; make it again with `tfc compile`"
    )]
    Format { place: String, found: u32 },
    #[error("{place}: {MANIFEST} is not a manifest: {what}")]
    Syntax { place: String, what: String },
    #[error("{place}: {path} is not UTF-8 text")]
    NotText { place: String, path: String },
    #[error("{place}: {what} is {found}, the limit is {limit}")]
    Limit { place: String, what: String, found: u64, limit: u64 },
    #[error("{place}: {MANIFEST}: {at}: {what}")]
    Structure { place: String, at: String, what: String },
    #[error("{place}: the bundle has no program for target `{target}`; it has {available}")]
    NoTarget { place: String, target: String, available: String },
}

/// A checked bundle.
#[derive(Debug)]
pub struct Bundle {
    pub manifest: Manifest,
    /// SHA-256 of the manifest, which holds those of all other files.
    pub digest: String,
    place: String,
    files: BTreeMap<String, String>,
}

impl Bundle {
    /// Reads and checks a bundle's folder.
    ///
    /// # Errors
    /// See [`BundleError`].
    pub fn open(folder: &Path) -> Result<Bundle, BundleError> {
        let place = folder.display().to_string();
        let mut files = BTreeMap::new();
        let mut total = 0;
        read_folder(&place, folder, "", 0, &mut files, &mut total)?;
        check(place, files)
    }

    /// Checks a bundle given as files in memory: paths with `/`, and bytes.
    ///
    /// # Errors
    /// See [`BundleError`].
    pub fn from_files(name: &str, files: &[(&str, &[u8])]) -> Result<Bundle, BundleError> {
        let place = format!("built-in bundle {name}");
        let mut all = BTreeMap::new();
        let mut total = 0;
        for (path, bytes) in files {
            limit(&place, "files", all.len() as u64 + 1, MAX_FILES as u64)?;
            limit(&place, path, bytes.len() as u64, MAX_FILE_BYTES)?;
            total += bytes.len() as u64;
            limit(&place, "bytes of all files", total, MAX_BUNDLE_BYTES)?;
            all.insert((*path).to_string(), bytes.to_vec());
        }
        check(place, all)
    }

    /// The text of a file, by its path in the bundle.
    pub fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// The spec as written.
    ///
    /// # Errors
    /// [`BundleError::Missing`] when the bundle carries none.
    pub fn spec(&self) -> Result<&str, BundleError> {
        let path = "spec.ron";
        self.text(path).ok_or_else(|| BundleError::Missing { place: self.place.clone(), path: path.to_string() })
    }

    /// The family's program for a target.
    ///
    /// # Errors
    /// [`BundleError::NoTarget`] with the targets that there are.
    pub fn program(&self, target: &str) -> Result<&Program, BundleError> {
        self.manifest.programs.get(target).ok_or_else(|| BundleError::NoTarget {
            place: self.place.clone(),
            target: target.to_string(),
            available: self.manifest.programs.keys().cloned().collect::<Vec<_>>().join(", "),
        })
    }

    /// Where it was read from, for messages.
    pub fn place(&self) -> &str {
        &self.place
    }
}

fn limit(place: &str, what: &str, found: u64, limit: u64) -> Result<(), BundleError> {
    if found > limit {
        return Err(BundleError::Limit { place: place.to_string(), what: what.to_string(), found, limit });
    }
    Ok(())
}

fn read_folder(
    place: &str,
    folder: &Path,
    prefix: &str,
    depth: usize,
    files: &mut BTreeMap<String, Vec<u8>>,
    total: &mut u64,
) -> Result<(), BundleError> {
    let shown = if prefix.is_empty() { "the folder".to_string() } else { prefix.to_string() };
    let failed = |path: &str, error| BundleError::Read { place: place.to_string(), path: path.to_string(), error };
    limit(place, "depth of folders", depth as u64, MAX_DEPTH as u64)?;
    let mut entries: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder).map_err(|e| failed(&shown, e))? {
        entries.push(entry.map_err(|e| failed(&shown, e))?.path());
        limit(place, "files", entries.len() as u64, MAX_FILES as u64)?;
    }
    entries.sort();
    for path in entries {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let relative = if prefix.is_empty() { name } else { format!("{prefix}/{name}") };
        let kind = fs::metadata(&path).map_err(|e| failed(&relative, e))?;
        if kind.is_dir() {
            read_folder(place, &path, &relative, depth + 1, files, total)?;
            continue;
        }
        limit(place, "files", files.len() as u64 + 1, MAX_FILES as u64)?;
        let mut bytes = Vec::new();
        // One byte past the limit is read, so that a file that grows meanwhile is refused too.
        let file = fs::File::open(&path).map_err(|e| failed(&relative, e))?;
        file.take(MAX_FILE_BYTES + 1).read_to_end(&mut bytes).map_err(|e| failed(&relative, e))?;
        limit(place, &relative, bytes.len() as u64, MAX_FILE_BYTES)?;
        *total += bytes.len() as u64;
        limit(place, "bytes of all files", *total, MAX_BUNDLE_BYTES)?;
        files.insert(relative, bytes);
    }
    Ok(())
}

/// The one field that every format has.
#[derive(serde::Deserialize)]
struct FormatOnly {
    format: u32,
}

fn check(place: String, mut files: BTreeMap<String, Vec<u8>>) -> Result<Bundle, BundleError> {
    let mut take =
        |path: &str| files.remove(path).ok_or_else(|| BundleError::Missing { place: place.clone(), path: path.into() });
    let (manifest_bytes, seal) = (take(MANIFEST)?, take(SEAL)?);
    let found = digest(&manifest_bytes);
    if seal != format!("{found}\n").as_bytes() {
        let expected = String::from_utf8_lossy(&seal).trim_end().chars().take(80).collect();
        return Err(BundleError::Seal { place, found, expected });
    }
    let syntax = |what: String| BundleError::Syntax { place: place.clone(), what };
    let text = std::str::from_utf8(&manifest_bytes).map_err(|e| syntax(e.to_string()))?;
    let FormatOnly { format } = ron::from_str(text).map_err(|e| syntax(e.to_string()))?;
    if format != FORMAT {
        return Err(BundleError::Format { place, found: format });
    }
    let manifest: Manifest = ron::from_str(text).map_err(|e| syntax(e.to_string()))?;

    let mut texts = BTreeMap::new();
    for (path, expected) in &manifest.files {
        let missing = || BundleError::Missing { place: place.clone(), path: path.clone() };
        let bytes = files.remove(path).ok_or_else(missing)?;
        let found = digest(&bytes);
        if found != *expected {
            return Err(BundleError::Digest { place, path: path.clone(), found, expected: expected.clone() });
        }
        let text =
            String::from_utf8(bytes).map_err(|_| BundleError::NotText { place: place.clone(), path: path.clone() })?;
        texts.insert(path.clone(), text);
    }
    if let Some(path) = files.into_keys().next() {
        return Err(BundleError::Surplus { place, path });
    }
    check_programs(&manifest, &texts).map_err(|(at, what)| BundleError::Structure {
        place: place.clone(),
        at,
        what,
    })?;
    Ok(Bundle { digest: found, manifest, place, files: texts })
}

/// Where in the manifest, and what is wrong there.
type Fault = (String, String);

fn check_programs(manifest: &Manifest, files: &BTreeMap<String, String>) -> Result<(), Fault> {
    if !is_word(&manifest.family) {
        return Err(("family".into(), format!("`{}` is not a name", manifest.family)));
    }
    if manifest.programs.is_empty() {
        return Err(("programs".into(), "there are none".into()));
    }
    for (target, program) in &manifest.programs {
        if *target != program.target.name {
            return Err((format!("program {target}"), format!("is for target `{}`", program.target.name)));
        }
        for (name, kernel) in &program.kernels {
            check_kernel(kernel, files).map_err(|what| (format!("program {target}, kernel {name}"), what))?;
        }
        for (name, block) in &program.blocks {
            check_block(block, program).map_err(|(at, what)| (format!("program {target}, block {name}{at}"), what))?;
        }
    }
    Ok(())
}

/// Letters, digits, `_`, `-` and `.`: names of families, blocks and kernels.
fn is_word(text: &str) -> bool {
    !text.is_empty() && text.len() <= 256 && text.chars().all(|c| c.is_ascii_alphanumeric() || "_-.".contains(c))
}

fn check_kernel(kernel: &KernelInfo, files: &BTreeMap<String, String>) -> Result<(), String> {
    if !files.contains_key(&kernel.file) {
        return Err(format!("its file `{}` is not in the bundle", kernel.file));
    }
    if !is_word(&kernel.entry) {
        return Err(format!("its entry `{}` is not a name", kernel.entry));
    }
    if kernel.lanes == 0 || kernel.lanes > MAX_LANES {
        return Err(format!("it has {} lanes, expected 1 to {MAX_LANES}", kernel.lanes));
    }
    if let Some(axis) = kernel.grid.iter().find(|g| g.tile == 0 || g.sizes.is_empty()) {
        return Err(format!("its grid {axis:?} has no sizes or divides by 0"));
    }
    for (what, found, most) in [
        ("buffers", kernel.buffers.len(), MAX_BUFFERS),
        ("dims", kernel.dims.len(), MAX_PARAMS),
        ("scalars", kernel.scalars.len(), MAX_PARAMS),
    ] {
        if found > most {
            return Err(format!("it has {found} {what}, the limit is {most}"));
        }
    }
    Ok(())
}

fn check_block(block: &BlockProgram, program: &Program) -> Result<(), Fault> {
    let here = |what: String| (String::new(), what);
    if block.launches.len() > MAX_LAUNCHES {
        return Err(here(format!("it has {} launches, the limit is {MAX_LAUNCHES}", block.launches.len())));
    }
    if block.memory.len() > MAX_MEMORY {
        return Err(here(format!("it has {} pieces of memory, the limit is {MAX_MEMORY}", block.memory.len())));
    }
    for (i, launch) in block.launches.iter().enumerate() {
        check_launch(launch, block, program).map_err(|what| (format!(", launch {i}"), what))?;
    }
    for output in &block.outputs {
        match output {
            Arg::Memory(_) | Arg::Input(_) | Arg::State(_) => check_place(output, block).map_err(here)?,
            Arg::Weight(_) | Arg::Table(_) | Arg::Row(_) => {
                return Err(here(format!("the output {output:?} is not a value of the block")));
            }
        }
    }
    Ok(())
}

fn check_place(arg: &Arg, block: &BlockProgram) -> Result<(), String> {
    match arg {
        Arg::Memory(index) if *index as usize >= block.memory.len() => {
            Err(format!("memory {index} does not exist, the block has {} pieces", block.memory.len()))
        }
        _ => Ok(()),
    }
}

fn check_launch(launch: &Launch, block: &BlockProgram, program: &Program) -> Result<(), String> {
    if launch.variants.is_empty() {
        return Err("it has no variants".into());
    }
    for arg in &launch.args {
        check_place(arg, block)?;
    }
    let mut first: Option<&KernelInfo> = None;
    for variant in &launch.variants {
        let name = &variant.kernel;
        let kernel = program.kernels.get(name).ok_or_else(|| format!("kernel `{name}` does not exist"))?;
        if kernel.buffers.len() != launch.args.len() {
            let (buffers, args) = (kernel.buffers.len(), launch.args.len());
            return Err(format!("kernel `{name}` takes {buffers} buffers, the launch gives {args}"));
        }
        let first = *first.get_or_insert(kernel);
        if first.buffers.iter().zip(&kernel.buffers).any(|(a, b)| a.access != b.access) {
            return Err(format!(
                "kernel `{name}` uses its buffers differently than `{}` does",
                launch.variants[0].kernel
            ));
        }
        check_writes(launch, kernel).map_err(|what| format!("kernel `{name}` {what}"))?;
    }
    Ok(())
}

/// Memory and states may be written, and what is written is bound once.
fn check_writes(launch: &Launch, kernel: &KernelInfo) -> Result<(), String> {
    let mut written = BTreeSet::new();
    for (arg, buffer) in launch.args.iter().zip(&kernel.buffers) {
        if buffer.access == Access::Read {
            continue;
        }
        if !matches!(arg, Arg::Memory(_) | Arg::State(_)) {
            return Err(format!("writes {arg:?}; only memory and states are written"));
        }
        written.insert(arg);
    }
    for arg in written {
        if launch.args.iter().filter(|a| *a == arg).count() > 1 {
            return Err(format!("writes {arg:?}, which is bound more than once"));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{add_bundle, as_files, reseal};

    fn open(files: &BTreeMap<String, Vec<u8>>) -> Result<Bundle, BundleError> {
        Bundle::from_files("t", &as_files(files))
    }

    fn refused(files: &BTreeMap<String, Vec<u8>>, expected: &str) {
        let text = open(files).expect_err("the bundle is wrong").to_string();
        assert!(text.contains(expected), "`{text}` lacks `{expected}`");
    }

    #[test]
    fn a_bundle_reads_back_from_memory_and_from_a_folder() {
        let files = add_bundle();
        let bundle = open(&files).unwrap();
        assert_eq!(bundle.manifest.family, "adder");
        assert!(bundle.text("wgsl/add.wgsl").unwrap().contains("fn add"));
        assert!(bundle.program("wgsl").is_ok());
        assert!(bundle.program("ptx").unwrap_err().to_string().contains("it has cpu, wgsl"));

        let folder = tempfile::tempdir().unwrap();
        for (path, bytes) in &files {
            let path = folder.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, bytes).unwrap();
        }
        assert_eq!(Bundle::open(folder.path()).unwrap().digest, bundle.digest);
    }

    #[test]
    fn every_flipped_bit_of_every_byte_is_refused() {
        let files = add_bundle();
        for path in files.keys() {
            for at in 0..files[path].len() {
                let mut wrong = files.clone();
                wrong.get_mut(path).unwrap()[at] ^= 1 << (at % 8);
                assert!(open(&wrong).is_err(), "byte {at} of {path}");
            }
        }
    }

    #[test]
    fn missing_and_surplus_files_are_named() {
        for path in add_bundle().keys() {
            let mut files = add_bundle();
            files.remove(path);
            refused(&files, &format!("{path} is missing"));
        }
        let mut files = add_bundle();
        files.insert("wgsl/more.wgsl".into(), Vec::new());
        refused(&files, "wgsl/more.wgsl is not listed");
    }

    #[test]
    fn sealed_but_wrong_manifests_are_refused_with_their_place() {
        let check = |from: &str, to: &str, expected: &str| {
            let mut files = add_bundle();
            let text = String::from_utf8(files[MANIFEST].clone()).unwrap();
            assert!(text.contains(from), "{from} is not in {text}");
            files.insert(MANIFEST.into(), text.replace(from, to).into_bytes());
            reseal(&mut files);
            refused(&files, expected);
        };
        check("format:1,", "format:2,", "format 2, this program reads format 1");
        check("family:\"adder\"", "family:\"a/b\"", "family: `a/b` is not a name");
        check("family:", "kind:", "is not a manifest");
        check("Memory(0)", "Memory(7)", "launch 0: memory 7 does not exist, the block has 1 pieces");
        check("kernel:\"add\"", "kernel:\"sub\"", "kernel `sub` does not exist");
        check("file:\"wgsl/add.wgsl\"", "file:\"wgsl/x.wgsl\"", "its file `wgsl/x.wgsl` is not in the bundle");
        check("lanes:64,grid", "lanes:0,grid", "it has 0 lanes, expected 1 to 1024");
        check("tile:64", "tile:0", "has no sizes or divides by 0");
        check("args:[Input(\"x\"),", "args:[", "takes 3 buffers, the launch gives 2");
        check("args:[Input(\"x\"),", "args:[Memory(0),", "writes Memory(0), which is bound more than once");
        check("Input(\"x\"),Weight(\"w\"),Memory(0)", "Input(\"x\"),Memory(0),Weight(\"w\")", "only memory and states");
        check("outputs:[Memory(0)]", "outputs:[Weight(\"w\")]", "is not a value of the block");
    }

    #[test]
    fn limits_are_numbers() {
        let mut files = add_bundle();
        files.insert("wgsl/big.wgsl".into(), vec![b' '; MAX_FILE_BYTES as usize + 1]);
        refused(&files, "wgsl/big.wgsl is 16777217, the limit is 16777216");
    }
}
