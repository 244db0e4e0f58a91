//! The folder `generated/`: every family's bundle, as the compiler makes it. Reading specs, writing bundles, and the
//! comparison that CI runs.

use crate::bundle::{self, Dump, Files};
use crate::load;
use crate::lower::Composites;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use tf_ir::diag::Diag;
use tf_ir::spec::Model;
use tf_ir::target::Target;

/// A spec with all that is needed to compile it.
pub struct Family {
    model: Model,
    text: String,
    composites: Composites,
    targets: Vec<Target>,
}

/// Reads a spec, the composites and the target descriptions beside it. `only` names targets; empty means all.
pub fn read(spec: &Path, only: &[String]) -> Result<Family, Vec<Diag>> {
    let (model, composites) = load::load(spec)?;
    let text = load::text(spec).map_err(|d| vec![d])?;
    let folder = spec.parent().unwrap_or(Path::new("."));
    let targets = load::load_chosen_targets(&folder.join("targets"), only)?;
    Ok(Family { model, text, composites, targets })
}

impl Family {
    pub fn name(&self) -> &str {
        self.model.family.as_str()
    }

    pub fn compile(&self, dump: Option<&mut Dump>) -> Result<Files, Vec<Diag>> {
        bundle::compile(&self.model, &self.text, &self.composites, &self.targets, dump)
    }
}

/// The folder of bundles that belongs to a spec: `generated` beside the folder of specs.
pub fn folder(spec: &Path) -> Result<PathBuf, String> {
    let specs = spec.parent().unwrap_or(Path::new("."));
    let specs = specs.canonicalize().map_err(|e| format!("{}: {e}", specs.display()))?;
    Ok(specs.parent().unwrap_or(Path::new("/")).join("generated"))
}

/// Writes a bundle, and removes what else lies in its folder.
pub fn write(folder: &Path, files: &Files) -> Result<(), String> {
    let there = list(folder)?;
    for (path, text) in files {
        let to = folder.join(path);
        let parent = to.parent().unwrap_or(folder);
        fs::create_dir_all(parent).map_err(|e| format!("{}: {e}", parent.display()))?;
        let draft = to.with_extension("draft");
        fs::write(&draft, text).map_err(|e| format!("{}: {e}", draft.display()))?;
        fs::rename(&draft, &to).map_err(|e| format!("{}: {e}", to.display()))?;
    }
    for leftover in there.iter().filter(|path| !files.contains_key(*path)) {
        let path = folder.join(leftover);
        fs::remove_file(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    }
    Ok(())
}

/// Compares `generated/` with what the compiler makes of every spec now; `bless` writes it instead.
///
/// The error lists changed, missing and leftover files, with the first differing lines and the command that accepts.
pub fn check(specs: &Path, bless: bool) -> Result<String, String> {
    let root = folder(&specs.join("any.ron"))?;
    let mut report = Vec::new();
    let mut faults = Vec::new();
    let mut families = BTreeSet::new();
    for spec in spec_files(specs)? {
        let family = read(&spec, &[]).map_err(|diags| load::show(&diags))?;
        let files = family.compile(None).map_err(|diags| load::show(&diags))?;
        let place = root.join(family.name());
        families.insert(family.name().to_string());
        validate(family.name(), &files)?;
        if bless {
            write(&place, &files)?;
        }
        compare(&place, family.name(), &files, &mut faults)?;
        report.push(format!("{}: {} files are as the compiler makes them", family.name(), files.len()));
    }
    for entry in fs::read_dir(&root).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if !families.contains(&name) {
            faults.push(format!("generated/{name}: leftover, no spec makes it"));
        }
    }
    if faults.is_empty() {
        return Ok(report.join("\n"));
    }
    faults.push("accept with: tfc check-generated --bless".to_string());
    Err(faults.join("\n"))
}

/// Specs of a folder, in the order of their names.
fn spec_files(specs: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(specs).map_err(|e| format!("{}: {e}", specs.display()))?;
    let mut paths: Vec<PathBuf> =
        entries.flatten().map(|e| e.path()).filter(|p| p.extension().is_some_and(|e| e == "ron")).collect();
    paths.sort();
    Ok(paths)
}

/// Every text parses back: the manifest, graphs, CPU kernels, and WGSL in its own validator.
fn validate(family: &str, files: &Files) -> Result<(), String> {
    for (path, text) in files {
        let fault = match path.rsplit('.').next() {
            Some("tir" | "kir") => tf_ir::text::parse_module(text).err().map(|diags| load::show(&diags)),
            Some("wgsl") => wgsl_fault(text),
            _ if path == tf_ir::bundle::MANIFEST => {
                ron::from_str::<tf_ir::bundle::Manifest>(text).err().map(|e| e.to_string())
            }
            _ => None,
        };
        if let Some(fault) = fault {
            return Err(format!("{family}/{path}: {fault}"));
        }
    }
    Ok(())
}

/// What naga finds wrong with a WGSL text.
pub fn wgsl_fault(text: &str) -> Option<String> {
    let module = match naga::front::wgsl::parse_str(text) {
        Ok(module) => module,
        Err(error) => return Some(error.emit_to_string(text)),
    };
    let mut validator = naga::valid::Validator::new(
        naga::valid::ValidationFlags::all(),
        naga::valid::Capabilities::SHADER_FLOAT16_IN_FLOAT32,
    );
    validator.validate(&module).err().map(|error| error.emit_to_string(text))
}

fn compare(place: &Path, family: &str, files: &Files, faults: &mut Vec<String>) -> Result<(), String> {
    let there = list(place)?;
    for (path, text) in files {
        match fs::read_to_string(place.join(path)) {
            Err(_) => faults.push(format!("generated/{family}/{path}: missing")),
            Ok(found) if found == *text => {}
            Ok(found) => faults.push(format!(
                "generated/{family}/{path}: changed\n{}",
                difference(&found, text, ("committed", "made now"), 12)
            )),
        }
    }
    for leftover in there.iter().filter(|path| !files.contains_key(*path)) {
        faults.push(format!("generated/{family}/{leftover}: leftover, the compiler does not make it"));
    }
    Ok(())
}

/// The first `lines` lines of a unified diff of two texts, headed by their names.
pub fn difference(old: &str, new: &str, names: (&str, &str), lines: usize) -> String {
    let diff = similar::TextDiff::from_lines(old, new);
    let text = diff.unified_diff().context_radius(1).header(names.0, names.1).to_string();
    text.lines().take(lines).collect::<Vec<_>>().join("\n")
}

/// Files below a folder, by path with `/`; empty when the folder is not there.
pub fn list(folder: &Path) -> Result<BTreeSet<String>, String> {
    let mut found = BTreeSet::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(next) = open.pop() {
        let entries = match fs::read_dir(&next) {
            Ok(entries) => entries,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => continue,
            Err(error) => return Err(format!("{}: {error}", next.display())),
        };
        for entry in entries.flatten() {
            let path = entry.path();
            if path.is_dir() {
                open.push(path);
            } else if let Ok(inside) = path.strip_prefix(folder) {
                found.insert(inside.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    Ok(found)
}
