//! Keys that clients must show.
//!
//! Promises: keys are kept as SHA-256 digests alone and are never printed; a key is compared with all of them in the
//! same time, whichever it equals; a file of keys that others may read is refused, and one that has become unusable
//! leaves the old keys in force.

use axum::http::{HeaderMap, header};
use sha2::{Digest, Sha256};
use std::path::{Path, PathBuf};
use std::sync::{PoisonError, RwLock};

type KeyDigest = [u8; 32];

/// The keys of a server; without any, none is asked for.
pub struct Keys {
    given: Vec<KeyDigest>,
    file: Option<PathBuf>,
    read: RwLock<Vec<KeyDigest>>,
}

impl Keys {
    pub fn none() -> Keys {
        Keys { given: Vec::new(), file: None, read: RwLock::default() }
    }

    /// `given`: keys themselves; `file`: a key on each line, blank lines and those that begin with `#` aside.
    ///
    /// # Errors
    /// A key that no header can carry; a file that cannot be read, that others may read, or that has no key.
    pub fn new(given: &[String], file: Option<PathBuf>) -> Result<Keys, String> {
        for key in given {
            check(key).map_err(|why| format!("--api-key: {why}"))?;
        }
        let given = given.iter().map(|key| digest(key)).collect();
        let read = match &file {
            Some(path) => RwLock::new(read(path)?),
            None => RwLock::default(),
        };
        Ok(Keys { given, file, read })
    }

    /// Reads the file again.
    ///
    /// # Errors
    /// As [`Keys::new`]; the old keys then stay in force.
    pub fn reread(&self) -> Result<(), String> {
        let Some(path) = &self.file else { return Ok(()) };
        let keys = read(path)?;
        *self.read.write().unwrap_or_else(PoisonError::into_inner) = keys;
        Ok(())
    }

    /// Whether a key is asked for.
    pub fn required(&self) -> bool {
        !self.given.is_empty() || self.file.is_some()
    }

    /// Who asks: a name for the key that was shown, which does not tell the key; `None` when it is missing or wrong.
    pub fn caller(&self, headers: &HeaderMap) -> Option<String> {
        if !self.required() {
            return Some(String::new());
        }
        let shown = digest(shown(headers)?);
        let read = self.read.read().unwrap_or_else(PoisonError::into_inner);
        let known = self.given.iter().chain(read.iter()).fold(false, |known, key| known | equal(key, &shown));
        known.then(|| shown.iter().map(|byte| format!("{byte:02x}")).collect())
    }
}

/// The key of `Authorization: Bearer`, or of `x-api-key`.
fn shown(headers: &HeaderMap) -> Option<&str> {
    let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()).and_then(|value| {
        let (scheme, key) = value.split_once(' ')?;
        scheme.eq_ignore_ascii_case("bearer").then(|| key.trim())
    });
    bearer.or_else(|| headers.get("x-api-key")?.to_str().ok())
}

fn digest(key: &str) -> KeyDigest {
    Sha256::digest(key).into()
}

/// Looks at every byte whatever the ones before it were.
fn equal(a: &KeyDigest, b: &KeyDigest) -> bool {
    std::hint::black_box(a.iter().zip(b).fold(0, |different, (a, b)| different | (a ^ b))) == 0
}

fn check(key: &str) -> Result<(), &'static str> {
    match key {
        "" => Err("a key must not be empty"),
        key if !key.bytes().all(|b| b.is_ascii_graphic()) => Err("a key must be of printable ASCII without blanks"),
        _ => Ok(()),
    }
}

fn read(path: &Path) -> Result<Vec<KeyDigest>, String> {
    let shown = path.display();
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let mode = std::fs::metadata(path).map_err(|e| format!("{shown} cannot be read: {e}"))?.mode();
        if mode & 0o077 != 0 {
            let mode = mode & 0o777;
            return Err(format!("{shown} can be read by others (mode {mode:03o}); chmod 600 it"));
        }
    }
    let text = std::fs::read_to_string(path).map_err(|e| format!("{shown} cannot be read: {e}"))?;
    let mut keys = Vec::new();
    for (n, line) in text.lines().enumerate().map(|(n, line)| (n + 1, line.trim())) {
        if !line.is_empty() && !line.starts_with('#') {
            check(line).map_err(|why| format!("{shown}:{n}: {why}"))?;
            keys.push(digest(line));
        }
    }
    match keys.is_empty() {
        true => Err(format!("{shown} has no key")),
        false => Ok(keys),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(name: &'static str, value: &str) -> HeaderMap {
        HeaderMap::from_iter([(name.parse().unwrap(), value.parse().unwrap())])
    }

    #[test]
    fn a_key_is_shown_in_either_header() {
        let keys = Keys::new(&["one".into(), "two".into()], None).unwrap();
        assert!(keys.required());
        let caller = |name, value: &str| keys.caller(&headers(name, value));
        assert_eq!(caller("authorization", "Bearer one"), caller("x-api-key", "one"));
        assert_eq!(caller("authorization", "bearer  two "), caller("x-api-key", "two"));
        assert_ne!(caller("x-api-key", "one"), caller("x-api-key", "two"));
        assert!(caller("x-api-key", "one").is_some_and(|name| !name.contains("one")));
        for (name, value) in [
            ("authorization", "Basic one"),
            ("authorization", "one"),
            ("authorization", "Bearer "),
            ("authorization", "Bearer onetwo"),
            ("x-api-key", "One"),
            ("x-api-key", ""),
            ("x-other", "one"),
        ] {
            assert_eq!(caller(name, value), None, "{name}: {value}");
        }
        assert_eq!(Keys::new(&[], None).unwrap().caller(&HeaderMap::new()), Some(String::new()));
    }

    #[test]
    fn no_byte_decides_alone() {
        let one = digest("one");
        for i in 0..32 {
            let mut other = one;
            other[i] ^= 1;
            assert!(!equal(&one, &other));
        }
        assert!(equal(&one, &one.clone()));
    }

    #[cfg(unix)]
    #[test]
    fn files_are_read_again_and_distrusted() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("keys");
        let write = |text: &str, mode: u32| {
            std::fs::write(&path, text).unwrap();
            std::fs::set_permissions(&path, PermissionsExt::from_mode(mode)).unwrap();
        };
        let refused = |said: &str| {
            let e = Keys::new(&[], Some(path.clone())).err().unwrap();
            assert!(e.contains(said), "{e}");
        };
        refused("cannot be read");
        write("a\n", 0o644);
        refused("can be read by others (mode 644); chmod 600 it");
        write("# none\n\n", 0o600);
        refused("has no key");
        write("a b\n", 0o600);
        refused(":1: a key must be of printable ASCII without blanks");
        write("# ours\n one \n\ntwo\n", 0o600);
        let keys = Keys::new(&[], Some(path.clone())).unwrap();
        let known = |key: &str| keys.caller(&headers("x-api-key", key)).is_some();
        assert!(known("one") && known("two") && !known("three"));
        write("three\n", 0o600);
        keys.reread().unwrap();
        assert!(known("three") && !known("one"));
        write("", 0o600);
        assert!(keys.reread().is_err());
        assert!(known("three"), "the old ones stay");
        assert!(Keys::new(&[String::new()], None).is_err());
    }
}
