//! `tfc explain SPEC`: which rules fired, what was fused into what, launches and bytes before and after.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use tf_codegen::cost::Sizes;
use tf_codegen::egraph::Options;
use tf_codegen::explain::{self, BlockReport};
use tf_codegen::{load, lower};
use tf_ir::diag::Diag;
use tf_ir::shape::Sym;
use tf_ir::target::Target;

#[derive(clap::Args)]
pub struct Args {
    /// The spec, e.g. specs/F.ron
    spec: PathBuf,
    /// The target whose launch cost counts
    #[arg(long, default_value = "cpu")]
    target: String,
    /// Sizes at which bytes are counted, e.g. H=1024,n=1; other dims count as 256
    #[arg(long, value_delimiter = ',')]
    sizes: Vec<String>,
    /// Positions that a stream has in its cache
    #[arg(long, default_value_t = 1024)]
    context: u64,
}

pub fn run(args: &Args) -> Result<(), String> {
    print!("{}", text(args)?);
    Ok(())
}

fn text(args: &Args) -> Result<String, String> {
    let target = target(args)?;
    let sizes = sizes(args)?;
    let (model, composites) = load::load(&args.spec).map_err(|d| lines(&d))?;
    let graphs = lower::lower(&model, &composites).map_err(|d| lines(&d))?;
    let options = Options { sizes, ..Options::default() };
    let mut out = String::new();
    let shown: Vec<String> = options.sizes.dims.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let _ = writeln!(out, "sizes: {}, other dims {}, context {}", shown.join(" "), Sizes::OTHER, args.context);
    let _ = writeln!(out, "target: {}, a launch costs as much as {} bytes\n", target.name, target.launch_cost);
    let mut reports: BTreeMap<String, BlockReport> = BTreeMap::new();
    for graph in &graphs {
        let report = explain::block(graph, target.launch_cost, &options)?;
        let _ = writeln!(out, "{report}");
        reports.insert(graph.name.clone(), report);
    }
    for kind in &model.layers.kinds {
        // Of alternatives the last, which needs the fewest weights.
        let blocks = kind.blocks.iter().filter_map(|alternatives| alternatives.last());
        let names: Vec<&str> = blocks.map(|name| name.as_str()).collect();
        let (before, after) = explain::layer(names.iter().filter_map(|name| reports.get(*name)));
        let _ = writeln!(out, "layer {} ({})\n  before: {before}\n  after:  {after}", kind.name, names.join(", "));
    }
    Ok(out)
}

fn target(args: &Args) -> Result<Target, String> {
    let folder = args.spec.parent().unwrap_or(Path::new(".")).join("targets");
    let targets = load::load_targets(&folder).map_err(|diags| lines(&diags))?;
    let known: Vec<String> = targets.iter().map(|t| t.name.clone()).collect();
    targets
        .into_iter()
        .find(|t| t.name == args.target)
        .ok_or_else(|| format!("there is no target `{}`; there are {}", args.target, known.join(", ")))
}

fn sizes(args: &Args) -> Result<Sizes, String> {
    let mut sizes = Sizes { context: args.context, ..Sizes::default() };
    for text in &args.sizes {
        let wrong = || format!("size `{text}` is not of the form NAME=NUMBER");
        let (name, value) = text.split_once('=').ok_or_else(wrong)?;
        let value: u64 = value.parse().map_err(|_| wrong())?;
        if !tf_ir::shape::is_name(name) || value > 1 << 32 {
            return Err(wrong());
        }
        sizes.dims.insert(Sym::from(name), value);
    }
    Ok(sizes)
}

fn lines(diags: &[Diag]) -> String {
    diags.iter().map(Diag::to_string).collect::<Vec<_>>().join("\n")
}
