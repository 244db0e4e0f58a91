//! The project's programs as processes, for the tests that use them as people do.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// How long a server may take to say where it listens.
const START: Duration = Duration::from_secs(60);

/// Builds the programs as this test was built, and names their folder.
pub fn binaries() -> PathBuf {
    let test = std::env::current_exe().expect("a test knows its own file");
    let profile = test.parent().and_then(Path::parent).expect("a test lies in PROFILE/deps").to_owned();
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir(crate::models::root()).args(["build", "--quiet", "--workspace", "--bins", "--target-dir"]);
    cargo.arg(profile.parent().expect("a profile lies in the target folder"));
    if profile.ends_with("release") {
        cargo.arg("--release");
    }
    assert!(cargo.status().expect("cargo runs").success(), "the programs do not build");
    profile
}

/// A `tf-run serve` that ends when this is dropped.
pub struct Server {
    child: Child,
    /// Where it listens: `http://ADDRESS:PORT`.
    pub url: String,
    /// What it said when it was ready.
    pub line: String,
    /// From the start of the process to that line.
    pub ready: Duration,
}

impl Server {
    /// Starts a command that serves, and waits until it is ready.
    ///
    /// # Errors
    /// What it said, when it does not say where it listens.
    pub fn start(mut command: Command) -> Result<Server, String> {
        let start = Instant::now();
        let piped = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn();
        let mut child = piped.map_err(|e| e.to_string())?;
        let stderr = child.stderr.take().map(BufReader::new).ok_or("it has no stderr")?;
        let mut server = Server { child, url: String::new(), line: String::new(), ready: START };
        let (say, heard) = mpsc::channel();
        std::thread::spawn(move || {
            for line in stderr.lines().map_while(Result::ok) {
                let _ = say.send(line);
            }
        });
        let mut said = String::new();
        while let Ok(line) = heard.recv_timeout(START) {
            if let Some(at) = line.find("http://") {
                server.ready = start.elapsed();
                let url = line[at..].split_whitespace().next().unwrap_or_default();
                server.url = url.trim_end_matches(['/', ',']).to_owned();
                server.line = line;
                return Ok(server);
            }
            said = format!("{said}{line}\n");
        }
        Err(format!("the server does not say where it listens:\n{said}"))
    }

    /// The process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
