//! The header of a safetensors file, read strictly.
//!
//! A file is eight bytes (the header's length, little endian), a JSON header, and data. Refused
//! are: a length that is zero, above 100 MB or past the end of the file; a header that does not
//! start with `{`; a tensor named twice, or with an empty or unprintable name; unknown fields and
//! dtypes; more than 16 dims; a byte range that is reversed, past the end, or not exactly what
//! dtype and shape need; overlaps, holes, and bytes before the first or after the last tensor.
//! Names are keys and never paths.

use std::fmt;

use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, Visitor};

use super::error::{FETCH_AGAIN, LoadError, shown};

const MAX_HEADER: u64 = 100_000_000;
const MAX_RANK: usize = 16;
const MAX_NAME: usize = 1024;

macro_rules! stored_dtypes {
    ($($variant:ident $name:literal $bits:literal;)*) => {
        /// Every element type that a safetensors file can hold; which of them are computed with
        /// is not decided here.
        #[allow(non_camel_case_types)]
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum StoredDType { $($variant),* }

        impl StoredDType {
            pub const ALL: &'static [StoredDType] = &[$(StoredDType::$variant),*];

            /// Its name in a header.
            pub fn name(self) -> &'static str {
                match self { $(StoredDType::$variant => $name),* }
            }

            /// Bits of one element; some types are smaller than a byte.
            pub fn bits(self) -> u64 {
                match self { $(StoredDType::$variant => $bits),* }
            }
        }
    };
}

stored_dtypes! {
    Bool "BOOL" 8;
    F4 "F4" 4;
    F6_E2M3 "F6_E2M3" 6;
    F6_E3M2 "F6_E3M2" 6;
    F8_E4M3 "F8_E4M3" 8;
    F8_E5M2 "F8_E5M2" 8;
    F8_E8M0 "F8_E8M0" 8;
    F8_E4M3FNUZ "F8_E4M3FNUZ" 8;
    F8_E5M2FNUZ "F8_E5M2FNUZ" 8;
    U8 "U8" 8;
    I8 "I8" 8;
    U16 "U16" 16;
    I16 "I16" 16;
    F16 "F16" 16;
    BF16 "BF16" 16;
    U32 "U32" 32;
    I32 "I32" 32;
    F32 "F32" 32;
    U64 "U64" 64;
    I64 "I64" 64;
    F64 "F64" 64;
    C64 "C64" 64;
}

impl fmt::Display for StoredDType {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One tensor of a checkpoint: what it is and where its bytes are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TensorInfo {
    pub name: String,
    pub dtype: StoredDType,
    pub shape: Vec<u64>,
    /// Which file of the checkpoint holds it.
    pub file: usize,
    /// From the start of that file.
    pub offset: u64,
    pub bytes: u64,
}

/// The header's length from the first eight bytes of a file that is `file_bytes` long.
pub fn header_bytes(file: &str, first: [u8; 8], file_bytes: u64) -> Result<usize, LoadError> {
    let claimed = u64::from_le_bytes(first);
    let fault = if claimed > MAX_HEADER {
        format!("the header claims {claimed} bytes, the limit is {MAX_HEADER}")
    } else if claimed < 2 {
        format!("the header claims {claimed} bytes, an empty one has 2")
    } else if claimed > file_bytes.saturating_sub(8) {
        format!("the header claims {claimed} bytes, but the file has only {file_bytes}")
    } else {
        return Ok(claimed as usize);
    };
    Err(LoadError::malformed(file, fault, FETCH_AGAIN))
}

/// Parses a header that lies at byte 8 of a file that is `file_bytes` long. Infos come in the
/// order of their bytes; `index` becomes their [`TensorInfo::file`].
pub fn parse_header(file: &str, header: &[u8], file_bytes: u64, index: usize) -> Result<Vec<TensorInfo>, LoadError> {
    if header.first() != Some(&b'{') {
        return Err(LoadError::malformed(file, "the header does not start with {", FETCH_AGAIN));
    }
    let data_start = 8 + header.len() as u64;
    let Some(data_bytes) = file_bytes.checked_sub(data_start) else {
        return Err(LoadError::malformed(file, "the header is longer than the file", FETCH_AGAIN));
    };
    let mut tensors = Vec::new();
    for (name, raw) in parse_entries(file, header)? {
        let (dtype, bytes) =
            raw.check(data_bytes).map_err(|fault| LoadError::tensor(file, &name, fault, FETCH_AGAIN))?;
        tensors.push(TensorInfo {
            name,
            dtype,
            shape: raw.shape,
            file: index,
            offset: data_start + raw.data_offsets[0],
            bytes,
        });
    }
    check_names(file, &tensors)?;
    tensors.sort_by(|a, b| (a.offset, a.bytes, &a.name).cmp(&(b.offset, b.bytes, &b.name)));
    check_ranges(file, &tensors, data_start, file_bytes)?;
    Ok(tensors)
}

/// No name is empty, unprintable, overlong, or there twice.
fn check_names(file: &str, tensors: &[TensorInfo]) -> Result<(), LoadError> {
    let mut names: Vec<&str> = tensors.iter().map(|info| info.name.as_str()).collect();
    names.sort_unstable();
    for name in &names {
        let fault = if name.is_empty() {
            "the name is empty".to_string()
        } else if name.len() > MAX_NAME {
            format!("the name has {} bytes, the limit is {MAX_NAME}", name.len())
        } else if name.chars().any(char::is_control) {
            "the name has a control character".to_string()
        } else {
            continue;
        };
        return Err(LoadError::tensor(file, name, fault, FETCH_AGAIN));
    }
    match names.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(LoadError::tensor(file, pair[0], "named twice in the header", FETCH_AGAIN)),
        None => Ok(()),
    }
}

/// Sorted ranges cover the data exactly once.
fn check_ranges(file: &str, tensors: &[TensorInfo], data_start: u64, file_bytes: u64) -> Result<(), LoadError> {
    let mut end = data_start;
    let mut before: Option<&TensorInfo> = None;
    for info in tensors {
        let after = before.map_or("the header".to_string(), |info| shown(&info.name));
        let fault = match info.offset.cmp(&end) {
            std::cmp::Ordering::Less => format!("overlaps {after} by {} bytes", end - info.offset),
            std::cmp::Ordering::Greater => format!("a hole of {} bytes between it and {after}", info.offset - end),
            std::cmp::Ordering::Equal => {
                end = info.offset + info.bytes;
                before = Some(info);
                continue;
            }
        };
        return Err(LoadError::tensor(file, &info.name, fault, FETCH_AGAIN));
    }
    if end != file_bytes {
        let fault = format!("{} bytes after the last tensor belong to none", file_bytes - end);
        return Err(LoadError::malformed(file, fault, FETCH_AGAIN));
    }
    Ok(())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTensor {
    dtype: String,
    shape: Vec<u64>,
    data_offsets: [u64; 2],
}

impl RawTensor {
    /// The dtype, and how many bytes the tensor has; what is wrong otherwise.
    fn check(&self, data_bytes: u64) -> Result<(StoredDType, u64), String> {
        let dtype = *StoredDType::ALL
            .iter()
            .find(|dtype| dtype.name() == self.dtype)
            .ok_or_else(|| format!("unknown dtype {}", shown(&self.dtype)))?;
        if self.shape.len() > MAX_RANK {
            return Err(format!("{} dims, the limit is {MAX_RANK}", self.shape.len()));
        }
        let shape = &self.shape;
        let bits = shape
            .iter()
            .try_fold(dtype.bits(), |bits, dim| bits.checked_mul(*dim))
            .ok_or_else(|| format!("shape {shape:?} of {dtype} overflows 64 bits"))?;
        if !bits.is_multiple_of(8) {
            return Err(format!("shape {shape:?} of {dtype} does not fill whole bytes"));
        }
        let needed = bits / 8;
        let [begin, end] = self.data_offsets;
        if begin > end {
            return Err(format!("data_offsets are reversed: {begin} to {end}"));
        }
        if end > data_bytes {
            return Err(format!("ends at byte {end} of the data, but the file has only {data_bytes}"));
        }
        if end - begin != needed {
            return Err(format!("shape {shape:?} of {dtype} needs {needed} bytes, data_offsets give {}", end - begin));
        }
        Ok((dtype, needed))
    }
}

/// The entries in the order of the text, duplicates included: the caller judges them.
fn parse_entries(file: &str, header: &[u8]) -> Result<Vec<(String, RawTensor)>, LoadError> {
    let mut current = None;
    let mut text = serde_json::Deserializer::from_slice(header);
    let parsed = Entries { current: &mut current }.deserialize(&mut text).and_then(|entries| {
        text.end()?;
        Ok(entries)
    });
    parsed.map_err(|error| match current {
        Some(tensor) => LoadError::tensor(file, &tensor, error.to_string(), FETCH_AGAIN),
        None => LoadError::malformed(file, format!("the header is not valid: {error}"), FETCH_AGAIN),
    })
}

/// Reads the header's map; `current` names the tensor at which reading failed.
struct Entries<'a> {
    current: &'a mut Option<String>,
}

impl<'de> DeserializeSeed<'de> for Entries<'_> {
    type Value = Vec<(String, RawTensor)>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for Entries<'_> {
    type Value = Vec<(String, RawTensor)>;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("an object of tensors")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut entries = Vec::new();
        let mut metadata_seen = false;
        while let Some(key) = map.next_key::<String>()? {
            if key == "__metadata__" {
                if std::mem::replace(&mut metadata_seen, true) {
                    return Err(A::Error::custom("__metadata__ appears twice"));
                }
                map.next_value::<Metadata>()?;
                continue;
            }
            *self.current = Some(key.clone());
            let raw = map.next_value()?;
            *self.current = None;
            entries.push((key, raw));
        }
        Ok(entries)
    }
}

/// Text by text, as the format wants it; nothing in it is used.
#[derive(Deserialize)]
struct Metadata(#[allow(dead_code)] std::collections::BTreeMap<String, String>);
