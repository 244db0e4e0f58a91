//! `tf-run`: see [`tf_runtime::cli`].

fn main() -> std::process::ExitCode {
    tf_runtime::cli::main()
}
