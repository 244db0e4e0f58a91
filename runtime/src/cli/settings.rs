//! Where options come from: the command line, then environment variables, then a file.
//!
//! For: [`super::main`]. There is one table of options, the parser itself; names of variables and of the file's keys
//! are made from it, and so are `--help`, `tf-run capabilities` and docs/settings.md.
//!
//! Promises: `--some-option` of every command is `TF_RUN_SOME_OPTION`, and in a file `some-option` below the command's
//! table; a key that no command knows, or a value that the option does not take, is refused with the file's name.
//!
//! Deliberately absent: files that are read without being named, and variables for what has no option.

use clap::builder::OsStr;
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, Command};
use std::ffi::{OsStr as Text, OsString};
use std::path::{Path, PathBuf};
use toml::{Table, Value};

/// The option that names a file of options, without its dashes.
pub const CONFIG: &str = "config";

/// The command with what the file says as defaults, and the variables that it may be given by.
///
/// # Errors
/// The file cannot be read, is no TOML, or says what no option takes.
pub fn with_sources(command: Command, args: &[OsString]) -> Result<Command, String> {
    let file = match named(args).or_else(|| std::env::var_os(variable(CONFIG)).map(PathBuf::from)) {
        Some(path) => read(&path, &command)?,
        None => Table::new(),
    };
    Ok(command.mut_subcommands(|sub| {
        let table = file.get(sub.get_name()).and_then(Value::as_table).cloned().unwrap_or_default();
        sub.mut_args(|arg| configured(arg, &table))
    }))
}

/// The file that the command line names.
fn named(args: &[OsString]) -> Option<PathBuf> {
    let flag = format!("--{CONFIG}");
    let own: Vec<&OsString> = args.iter().take_while(|arg| *arg != "--").collect();
    let joined = |arg: &&OsString| arg.to_str()?.strip_prefix(&flag)?.strip_prefix('=').map(PathBuf::from);
    let apart = || own.windows(2).find(|pair| pair[0] == flag.as_str()).map(|pair| PathBuf::from(pair[1]));
    own.iter().find_map(joined).or_else(apart)
}

/// Whether an option has a key in files and a variable.
pub fn is_option(arg: &Arg) -> bool {
    arg.get_long().is_some_and(|long| !["help", "version", CONFIG].contains(&long))
}

/// The key of an option or a positional argument below its command's table.
pub fn key(arg: &Arg) -> String {
    arg.get_long().map_or_else(|| arg.get_id().as_str().replace('_', "-"), str::to_owned)
}

/// The variable of an option.
pub fn variable(long: &str) -> String {
    format!("TF_RUN_{}", long.replace('-', "_").to_ascii_uppercase())
}

fn configured(arg: Arg, table: &Table) -> Arg {
    let arg = match is_option(&arg) {
        true => {
            let name = variable(&key(&arg));
            arg.env(OsStr::from(name)).hide_env(true)
        }
        false => arg,
    };
    match table.get(&key(&arg)) {
        Some(value) => {
            let values = texts(value).into_iter().map(OsStr::from);
            arg.required(false).default_values(values).hide_default_value(false)
        }
        None => arg,
    }
}

/// A value as it would stand on the command line; an array is several.
fn texts(value: &Value) -> Vec<String> {
    match value {
        Value::String(text) => vec![text.clone()],
        Value::Array(all) => all.iter().flat_map(texts).collect(),
        other => vec![other.to_string()],
    }
}

fn read(path: &Path, command: &Command) -> Result<Table, String> {
    let shown = path.display();
    let text = std::fs::read_to_string(path).map_err(|e| format!("{shown} cannot be read: {e}"))?;
    let file: Table = text.parse().map_err(|e: toml::de::Error| format!("{shown} is no TOML: {e}"))?;
    for (name, table) in &file {
        let commands = command.get_subcommands().map(Command::get_name);
        let Some(sub) = command.find_subcommand(name) else {
            return Err(format!("{shown}: there is no command `{name}`{}", meant(name, commands)));
        };
        let Value::Table(table) = table else {
            return Err(format!("{shown}: `{name}` must be a table of options, as in `[{name}]`"));
        };
        for (option, value) in table {
            let keys: Vec<String> = sub.get_arguments().map(key).collect();
            let Some(arg) = sub.get_arguments().find(|arg| key(arg) == *option) else {
                let near = meant(option, keys.iter().map(String::as_str));
                return Err(format!("{shown}: `{name}` has no option `{option}`{near}"));
            };
            check(command, name, arg, value).map_err(|e| format!("{shown}: [{name}] {option}: {e}"))?;
        }
    }
    Ok(file)
}

/// What is nearest to a name that is not there, as the end of a sentence.
fn meant<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> String {
    let distance = |other: &str| similar::TextDiff::from_chars(name, other).ratio();
    let nearest = known.max_by(|a, b| distance(a).total_cmp(&distance(b)));
    nearest.map_or(String::new(), |other| format!("; is `{other}` meant?"))
}

/// Whether an option takes a value, as the parser itself says.
fn check(command: &Command, name: &str, arg: &Arg, value: &Value) -> Result<(), String> {
    if matches!(value, Value::Table(_) | Value::Datetime(_)) {
        return Err("a value is a text, a number, true, false or an array of them".to_owned());
    }
    let values = texts(value);
    match arg.get_action() {
        ArgAction::SetTrue if !matches!(value, Value::Boolean(_)) => return Err("must be true or false".to_owned()),
        ArgAction::SetTrue => return Ok(()),
        ArgAction::Append => {}
        _ if values.len() != 1 && arg.get_value_delimiter().is_none() => return Err("takes one value".to_owned()),
        _ => {}
    }
    for text in values {
        let word: OsString = match arg.get_long() {
            Some(long) => format!("--{long}={text}").into(),
            None => text.clone().into(),
        };
        let line: [&Text; 3] = [command.get_name().as_ref(), name.as_ref(), &word];
        if let Err(e) = command.clone().try_get_matches_from(line)
            && matches!(e.kind(), ErrorKind::ValueValidation | ErrorKind::InvalidValue)
        {
            let said = e.to_string();
            return Err(said.lines().next().unwrap_or_default().trim_start_matches("error: ").to_owned());
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::{CommandFactory, FromArgMatches};

    #[derive(clap::Parser, Debug)]
    #[command(name = "program")]
    struct Program {
        #[command(subcommand)]
        command: Commands,
        #[arg(long, global = true)]
        config: Option<PathBuf>,
    }

    #[derive(clap::Subcommand, Debug)]
    enum Commands {
        Run {
            model: Option<PathBuf>,
            #[arg(long, default_value_t = 1)]
            settings_test_lanes: u8,
            #[arg(long)]
            stop: Vec<String>,
            #[arg(long)]
            json: bool,
            #[arg(long, value_delimiter = ',', default_value = "1,2")]
            lengths: Vec<u32>,
        },
    }

    /// The debug text of what a line gives, with a file.
    fn parsed(file: Option<&str>, line: &str) -> Result<String, String> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("options.toml");
        let mut args: Vec<OsString> = line.split(' ').map(OsString::from).collect();
        if let Some(text) = file {
            std::fs::write(&path, text).unwrap();
            args.extend(["--config".into(), path.clone().into()]);
        }
        let told = |e: String| e.replace(&path.display().to_string(), "FILE");
        let command = with_sources(Program::command(), &args).map_err(told)?;
        let matches = command.try_get_matches_from(args).map_err(|e| e.to_string())?;
        Ok(format!("{:?}", Program::from_arg_matches(&matches).unwrap().command))
    }

    #[test]
    fn the_line_goes_before_the_variable_and_the_variable_before_the_file() {
        let run = |model: &str, lanes: u8, stop: &str, json: bool, lengths: &str| {
            Ok(format!(
                "Run {{ model: {model}, settings_test_lanes: {lanes}, stop: {stop}, json: {json}, lengths: {lengths} }}"
            ))
        };
        let file = "[run]\nmodel = 'M'\nsettings-test-lanes = 3\nstop = ['a b', 'c']\njson = true\nlengths = [5, 6]\n";
        assert_eq!(parsed(None, "program run"), run("None", 1, "[]", false, "[1, 2]"));
        assert_eq!(parsed(Some(file), "program run"), run("Some(\"M\")", 3, "[\"a b\", \"c\"]", true, "[5, 6]"));
        assert_eq!(
            parsed(Some(file), "program run N --settings-test-lanes 4 --stop x --lengths 7"),
            run("Some(\"N\")", 4, "[\"x\"]", true, "[7]")
        );
        assert_eq!(variable("settings-test-lanes"), "TF_RUN_SETTINGS_TEST_LANES");
        let command = with_sources(Program::command(), &[]).unwrap();
        let run = command.find_subcommand("run").unwrap();
        let variables: Vec<_> = run.get_arguments().filter_map(|arg| arg.get_env()?.to_str()).collect();
        assert_eq!(variables, ["TF_RUN_SETTINGS_TEST_LANES", "TF_RUN_STOP", "TF_RUN_JSON", "TF_RUN_LENGTHS"]);
    }

    #[test]
    fn files_are_refused_by_name() {
        for (file, said) in [
            ("[rum]\n", "FILE: there is no command `rum`; is `run` meant?"),
            ("run = 1\n", "FILE: `run` must be a table of options, as in `[run]`"),
            (
                "[run]\nsettings-test-lane = 1\n",
                "FILE: `run` has no option `settings-test-lane`; is `settings-test-lanes` meant?",
            ),
            ("[run]\nsettings-test-lanes = 300\n", "FILE: [run] settings-test-lanes: invalid value '300'"),
            ("[run]\nsettings-test-lanes = [1, 2]\n", "FILE: [run] settings-test-lanes: takes one value"),
            ("[run]\njson = 'yes'\n", "FILE: [run] json: must be true or false"),
            ("[run]\nstop = {}\n", "FILE: [run] stop: a value is a text, a number, true, false or an array of them"),
            ("[run\n", "FILE is no TOML: "),
        ] {
            let found = parsed(Some(file), "program run").unwrap_err();
            assert!(found.starts_with(said), "{file}: {found}");
        }
        let missing = with_sources(Program::command(), &["program".into(), "--config=nowhere".into()]);
        assert!(missing.unwrap_err().starts_with("nowhere cannot be read"), "the file is not there");
    }
}
