//! `tfc compile`: a spec becomes a bundle on disk.

use std::fs;
use std::path::{Path, PathBuf};
use tf_codegen::{bundle, generated, load};

#[derive(clap::Args)]
pub struct Args {
    /// The spec, e.g. specs/F.ron
    spec: PathBuf,
    /// Targets, separated by commas; all of specs/targets by default
    #[arg(long, value_delimiter = ',')]
    target: Vec<String>,
    /// Folder to write; generated/F beside the specs by default
    #[arg(short, long)]
    output: Option<PathBuf>,
    /// Folder for the text of every stage
    #[arg(long)]
    dump: Option<PathBuf>,
}

pub fn run(args: &Args) -> Result<(), String> {
    println!("{}", compile(args)?);
    Ok(())
}

fn compile(args: &Args) -> Result<String, String> {
    let family = generated::read(&args.spec, &args.target).map_err(|diags| load::show(&diags))?;
    let mut dump = args.dump.is_some().then(bundle::Dump::new);
    let files = family.compile(dump.as_mut()).map_err(|diags| load::show(&diags))?;
    if let (Some(folder), Some(dump)) = (&args.dump, dump) {
        fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        for (name, text) in dump {
            let path = folder.join(name);
            fs::write(&path, text).map_err(|e| format!("{}: {e}", path.display()))?;
        }
    }
    let output = match &args.output {
        Some(folder) => folder.clone(),
        None => generated::folder(&args.spec)?.join(family.name()),
    };
    generated::write(&output, &files)?;
    let bytes: usize = files.values().map(String::len).sum();
    Ok(format!("{}: {} files, {} KiB, digest {}", shown(&output), files.len(), bytes / 1024, seal(&files)))
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

fn seal(files: &bundle::Files) -> &str {
    files.get(tf_ir::bundle::SEAL).map_or("", |text| &text[..12])
}
