//! `tfc diff A B`: two dumps (or bundles) compared file by file, that is kernel by kernel.

use std::path::PathBuf;
use tf_codegen::generated;

#[derive(clap::Args)]
pub struct Args {
    /// A folder made by `tfc compile --dump` or `-o`
    a: PathBuf,
    /// Another one
    b: PathBuf,
    /// Lines of each difference to show
    #[arg(long, default_value_t = 20)]
    lines: usize,
}

pub fn run(args: &Args) -> Result<(), String> {
    for folder in [&args.a, &args.b] {
        if !folder.is_dir() {
            return Err(format!("{}: not a folder; make one with `tfc compile SPEC --dump DIR`", folder.display()));
        }
    }
    let (a, b) = (generated::list(&args.a)?, generated::list(&args.b)?);
    let mut same = 0;
    for path in a.union(&b) {
        match (a.contains(path), b.contains(path)) {
            (true, false) => println!("only in {}: {path}", args.a.display()),
            (false, _) => println!("only in {}: {path}", args.b.display()),
            (true, true) => {
                let (old, new) = (crate::read(&args.a.join(path))?, crate::read(&args.b.join(path))?);
                if old == new {
                    same += 1;
                } else {
                    println!("changed: {path}\n{}", generated::difference(&old, &new, ("a", "b"), args.lines));
                }
            }
        }
    }
    println!("{same} of {} files are the same", a.union(&b).count());
    Ok(())
}
