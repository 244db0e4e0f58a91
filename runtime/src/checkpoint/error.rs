//! The one error of loading: which file, which tensor, what is wrong, what to do.
//!
//! Everything quoted from a file goes through [`shown`], so that a message is one line
//! whatever the file holds.

/// Why a model folder was refused. Displays as one line.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The operating system would not let us read it.
    #[error("cannot read {file}: {fault}; {advice}")]
    Unreadable { file: String, fault: String, advice: String },
    /// A file that must be there is not.
    #[error("{file} is missing{fault}; {advice}")]
    Missing { file: String, fault: String, advice: String },
    /// The file as a whole is not what it claims to be.
    #[error("{file}: {fault}; {advice}")]
    Malformed { file: String, fault: String, advice: String },
    /// One tensor is wrong.
    #[error("{file}: tensor {tensor}: {fault}; {advice}")]
    Tensor { file: String, tensor: String, fault: String, advice: String },
    /// Well formed, and still not something that we run.
    #[error("{file} is refused: {fault}; {advice}")]
    Refused { file: String, fault: String, advice: String },
    /// The weights do not fit.
    #[error("not enough memory for the weights: {fault}; {advice}")]
    Memory { fault: String, advice: String },
}

/// What to do about a file that no correct writer makes.
pub(crate) const FETCH_AGAIN: &str = "the file is damaged or was cut short: fetch it again";

impl LoadError {
    pub(crate) fn malformed(file: &str, fault: impl Into<String>, advice: &str) -> LoadError {
        LoadError::Malformed { file: file.into(), fault: fault.into(), advice: advice.into() }
    }

    pub(crate) fn refused(file: &str, fault: impl Into<String>, advice: &str) -> LoadError {
        LoadError::Refused { file: file.into(), fault: fault.into(), advice: advice.into() }
    }

    pub(crate) fn tensor(file: &str, tensor: &str, fault: impl Into<String>, advice: &str) -> LoadError {
        LoadError::Tensor { file: file.into(), tensor: shown(tensor), fault: fault.into(), advice: advice.into() }
    }

    pub(crate) fn unreadable(file: &str, error: &std::io::Error) -> LoadError {
        let advice = match error.kind() {
            std::io::ErrorKind::PermissionDenied => "check the permissions of the file",
            std::io::ErrorKind::UnexpectedEof => "the file shrank while it was read: fetch it again",
            _ => "check the disk and the path",
        };
        LoadError::Unreadable { file: file.into(), fault: error.to_string(), advice: advice.into() }
    }
}

/// A name out of a file as it is shown in a message: quoted, escaped, at most 120 characters.
pub(crate) fn shown(name: &str) -> String {
    const LIMIT: usize = 120;
    match name.char_indices().nth(LIMIT) {
        Some((cut, _)) => format!("{:?}…", &name[..cut]),
        None => format!("{name:?}"),
    }
}
