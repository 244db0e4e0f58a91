//! Lists what is built into the binary: every bundle under `generated/`, and the default model that `assets/default`
//! names. Writes `embedded.rs` for `src/embedded.rs` to include.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?).join("..");
    let mut out = String::from("pub static BUNDLES: &[(&str, Files)] = &[\n");
    let generated = root.join("generated");
    println!("cargo:rerun-if-changed={}", generated.display());
    for family in sorted(&generated)?.iter().filter(|p| p.is_dir()) {
        list(family, &mut out)?;
    }
    out.push_str("];\n");

    let assets = root.join("assets");
    println!("cargo:rerun-if-changed={}", assets.display());
    let name = fs::read_to_string(assets.join("default"))?;
    out.push_str("pub static MODEL: (&str, Files) = \n");
    let mut model = String::new();
    list(&assets.join(name.trim()), &mut model)?;
    out.push_str(model.trim_end().trim_end_matches(','));
    out.push_str(";\n");

    let target = PathBuf::from(env::var("OUT_DIR").map_err(io::Error::other)?).join("embedded.rs");
    fs::write(target, out)
}

/// Appends `("NAME", &[("PATH", include_bytes!(…)), …]),` for the folder.
fn list(folder: &Path, out: &mut String) -> io::Result<()> {
    let name = folder.file_name().and_then(|n| n.to_str()).unwrap_or_default();
    let _ = writeln!(out, "({name:?}, &[");
    let mut files = Vec::new();
    walk(folder, &mut files)?;
    for file in files {
        let relative = file.strip_prefix(folder).map_err(io::Error::other)?;
        let parts: Vec<&str> = relative.iter().filter_map(|p| p.to_str()).collect();
        let _ = writeln!(out, "    ({:?}, include_bytes!({:?})),", parts.join("/"), fs::canonicalize(&file)?);
    }
    let _ = writeln!(out, "]),");
    Ok(())
}

fn walk(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for path in sorted(folder)? {
        if path.is_dir() { walk(&path, files)? } else { files.push(path) }
    }
    Ok(())
}

/// The entries of a folder in a fixed order; none where it does not exist.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(error),
    };
    let mut paths = entries.map(|e| Ok(e?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
