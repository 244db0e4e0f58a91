//! Reading what the compiler takes: a spec and the composites beside it.
//!
//! The composites of `DIR/F.ron` are `DIR/ops/*.tir`, read in the order of their names. Errors carry the file.

use crate::lower::Composites;
use std::path::Path;
use tf_ir::diag::Diag;
use tf_ir::spec::{self, Model};
use tf_ir::target::Target;

/// A spec and its composites.
pub fn load(spec: &Path) -> Result<(Model, Composites), Vec<Diag>> {
    let directory = spec.parent().unwrap_or(Path::new(".")).join("ops");
    let model = load_spec(spec).map_err(|diag| vec![diag]);
    match (model, load_composites(&directory)) {
        (Ok(model), Ok(composites)) => Ok((model, composites)),
        (model, composites) => Err([model.err(), composites.err()].into_iter().flatten().flatten().collect()),
    }
}

/// A spec alone.
pub fn load_spec(path: &Path) -> Result<Model, Diag> {
    spec::read(&path.display().to_string(), &text(path)?)
}

/// All composites of a directory.
pub fn load_composites(directory: &Path) -> Result<Composites, Vec<Diag>> {
    let entries = std::fs::read_dir(directory).map_err(|e| vec![unreadable(directory, &e)])?;
    let mut paths: Vec<_> =
        entries.flatten().map(|e| e.path()).filter(|p| p.extension().is_some_and(|e| e == "tir")).collect();
    paths.sort();
    let mut composites = Composites::new();
    let mut diags = Vec::new();
    for path in paths {
        let file = path.display().to_string();
        let parsed = text(&path).map_err(|diag| vec![diag]).and_then(|text| tf_ir::text::parse_composites(&text));
        match parsed {
            Err(found) => diags.extend(found.into_iter().map(|diag| Diag { file: file.clone(), ..diag })),
            Ok(found) => {
                for composite in found {
                    let name = composite.name.clone();
                    if composites.insert(name.clone(), composite).is_some() {
                        diags.push(Diag::new(&file, 1, 1, format!("composite `{name}` is defined twice")));
                    }
                }
            }
        }
    }
    if diags.is_empty() { Ok(composites) } else { Err(diags) }
}

/// The descriptions of the targets that `names` lists; of all when it lists none.
pub fn load_chosen_targets(directory: &Path, names: &[String]) -> Result<Vec<Target>, Vec<Diag>> {
    let mut targets = load_targets(directory)?;
    if let Some(name) = names.iter().find(|name| !targets.iter().any(|t| t.name == **name)) {
        let known: Vec<&str> = targets.iter().map(|t| t.name.as_str()).collect();
        let message = format!("there is no target `{name}`; there are {}", known.join(", "));
        return Err(vec![Diag::new(directory.display().to_string(), 0, 0, message)]);
    }
    if !names.is_empty() {
        targets.retain(|t| names.contains(&t.name));
    }
    Ok(targets)
}

/// All target descriptions of a directory, in the order of their names.
pub fn load_targets(directory: &Path) -> Result<Vec<Target>, Vec<Diag>> {
    let entries = std::fs::read_dir(directory).map_err(|e| vec![unreadable(directory, &e)])?;
    let mut paths: Vec<_> =
        entries.flatten().map(|e| e.path()).filter(|p| p.extension().is_some_and(|e| e == "ron")).collect();
    paths.sort();
    let mut targets = Vec::new();
    let mut diags = Vec::new();
    for path in paths {
        let read = text(&path).and_then(|text| {
            ron::from_str(&text).map_err(|e| {
                let at = e.span.start;
                Diag::new(path.display().to_string(), at.line as u32, at.col as u32, e.code.to_string())
            })
        });
        match read {
            Ok(target) => targets.push(target),
            Err(diag) => diags.push(diag),
        }
    }
    if diags.is_empty() { Ok(targets) } else { Err(diags) }
}

/// Diags as a person reads them, each with its line where the file can be read.
pub fn show(diags: &[Diag]) -> String {
    diags.iter().map(Diag::to_string).collect::<Vec<_>>().join("\n")
}

/// The text of a file.
pub fn text(path: &Path) -> Result<String, Diag> {
    std::fs::read_to_string(path).map_err(|e| unreadable(path, &e))
}

fn unreadable(path: &Path, error: &std::io::Error) -> Diag {
    Diag::new(path.display().to_string(), 0, 0, format!("cannot be read: {error}"))
}
