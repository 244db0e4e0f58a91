//! `tf-run capabilities`: what this program can do, from the tables that it works by.

use super::settings;
use crate::model;
use clap::{Arg, ArgAction, Command};
use serde::Serialize;
use std::collections::BTreeMap;
use std::error::Error;

#[derive(clap::Args, Clone, Debug)]
pub struct CapabilitiesArgs {
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// What the program can do; the JSON that `--json` prints.
#[derive(Serialize)]
struct Capabilities {
    version: &'static str,
    /// `model_type`s by family.
    families: BTreeMap<&'static str, Vec<String>>,
    commands: Vec<CommandFacts>,
}

#[derive(Serialize)]
struct CommandFacts {
    name: String,
    about: String,
    options: Vec<OptionFacts>,
}

#[derive(Serialize)]
struct OptionFacts {
    /// With its dashes; a positional argument in capitals.
    name: String,
    /// What it takes; `None` where it is a switch.
    value: Option<String>,
    default: Option<String>,
    variable: Option<String>,
    several: bool,
    help: String,
}

/// # Errors
/// A built-in bundle whose spec cannot be read.
pub fn run(args: &CapabilitiesArgs, command: &Command) -> Result<(), Box<dyn Error>> {
    let all = capabilities(command)?;
    if args.json {
        println!("{}", serde_json::to_string(&all)?);
    } else {
        print!("{}", text(&all));
    }
    Ok(())
}

fn capabilities(command: &Command) -> Result<Capabilities, Box<dyn Error>> {
    let mut families = BTreeMap::new();
    for built_in in model::built_in() {
        let (name, _, spec) = built_in?;
        families.insert(name, spec.accepts.model_types.iter().map(ToString::to_string).collect());
    }
    let commands = command.get_subcommands().filter(|sub| sub.get_name() != "help").map(facts).collect();
    Ok(Capabilities { version: env!("CARGO_PKG_VERSION"), families, commands })
}

fn facts(command: &Command) -> CommandFacts {
    CommandFacts {
        name: command.get_name().to_owned(),
        about: command.get_about().map(ToString::to_string).unwrap_or_default(),
        options: command.get_arguments().filter(|arg| !arg.is_hide_set()).filter_map(option).collect(),
    }
}

fn option(arg: &Arg) -> Option<OptionFacts> {
    if matches!(arg.get_action(), ArgAction::Help | ArgAction::HelpShort | ArgAction::HelpLong | ArgAction::Version) {
        return None;
    }
    let joined = |words: Vec<String>| (!words.is_empty()).then(|| words.join(" "));
    let value = || joined(arg.get_value_names()?.iter().map(ToString::to_string).collect());
    let takes = arg.get_action().takes_values();
    let defaults = || arg.get_default_values().iter().map(|v| v.to_string_lossy().into_owned()).collect();
    let key = settings::key(arg);
    Some(OptionFacts {
        name: arg.get_long().map_or_else(|| key.to_uppercase(), |long| format!("--{long}")),
        value: (takes && !arg.is_positional()).then(value).flatten(),
        default: takes.then(|| joined(defaults())).flatten(),
        variable: settings::is_option(arg).then(|| settings::variable(&key)),
        several: matches!(arg.get_action(), ArgAction::Append) && arg.get_value_delimiter().is_none(),
        help: arg.get_help().map(ToString::to_string).unwrap_or_default(),
    })
}

fn text(all: &Capabilities) -> String {
    let mut out = format!("tf-run {}\n\nfamilies, and the model_type of their checkpoints\n", all.version);
    for (family, types) in &all.families {
        out.push_str(&format!("  {family:<16}{}\n", types.join(", ")));
    }
    out.push_str("\ncommands (tf-run COMMAND --help lists the options)\n");
    for command in &all.commands {
        out.push_str(&format!("  {:<16}{}\n", command.name, command.about));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;
    use std::fmt::Write as _;

    /// The tables of docs/settings.md.
    fn tables(all: &Capabilities) -> String {
        let cell = |text: &str| text.replace('|', "\\|");
        let mut out = String::new();
        for command in &all.commands {
            let _ = writeln!(out, "\n## `tf-run {}`\n\n{}.", command.name, command.about);
            if command.options.is_empty() {
                continue;
            }
            out.push_str("\n| option | default | means |\n| --- | --- | --- |\n");
            for option in &command.options {
                let value = option.value.as_deref().map_or(String::new(), |v| format!(" {v}"));
                let default = option.default.as_deref().map_or(String::new(), |v| format!("`{v}`"));
                let (name, help) = (&option.name, cell(&option.help));
                let _ = writeln!(out, "| `{name}{value}` | {} | {help} |", cell(&default));
            }
        }
        out
    }

    #[test]
    fn the_page_of_settings_is_the_table_of_options() {
        const BEGIN: &str = "<!-- begin options -->\n";
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/settings.md");
        let page = std::fs::read_to_string(&path).unwrap();
        let (head, _) = page.split_once(BEGIN).expect("a mark where the tables begin");
        let all = capabilities(&crate::cli::Cli::command()).unwrap();
        let wanted = format!("{head}{BEGIN}{}", tables(&all));
        if std::env::var_os("TF_BLESS").is_some() {
            std::fs::write(&path, &wanted).unwrap();
        }
        assert_eq!(std::fs::read_to_string(&path).unwrap(), wanted, "TF_BLESS=1 writes the tables");
        assert!(text(&all).contains("serve"), "{}", text(&all));
    }
}
