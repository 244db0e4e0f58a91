//! Which tensors a weight is made of, and how they lie together in memory.
//!
//! A weight is plain, or packed when the checkpoint has a packed module in the place of its tensor: for `P.weight` that
//! is `P.trellis` (EXL3) or `P.scales` (affine). Everything that the formats ask of names, types and shapes is checked
//! here, so that whoever loads may copy bytes.

use super::super::config::Refusal;
use super::super::quantization::Codes;
use super::super::{Size, Spelling, Transform, WeightKind, WeightSpec};
use super::{Binder, Piece, TensorInfo};
use crate::dtype::Storage;
use crate::format::{Affine, BLOCK, Codebook, Exl3, Format};

/// A name under which the checkpoint has a weight.
pub(super) struct Found<'a> {
    spelling: Spelling<'a>,
    /// With `{expert}` in the place of the first axis' index where it has a tensor for each.
    name: String,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Plain,
    Affine,
    Exl3,
}

/// A weight's bytes before a transform.
pub(super) struct Stored {
    pub format: Format,
    pub pieces: Vec<Piece>,
    pub transform: Option<Transform>,
}

impl Found<'_> {
    pub fn is_exl3(&self) -> bool {
        self.kind == Kind::Exl3
    }

    /// The tensors that a tied copy consists of.
    pub fn tensors(&self) -> Vec<String> {
        let parts: &[&str] = match self.kind {
            Kind::Plain => return vec![self.name.clone()],
            Kind::Affine => &["weight", "scales", "biases"],
            Kind::Exl3 => &["trellis", "suh", "svh", "su", "sv", "mcg", "mul1"],
        };
        parts.iter().map(|part| part_of(&self.name, part)).collect()
    }
}

/// The tensor of a module that takes the place of its `.weight`.
fn part_of(name: &str, part: &str) -> String {
    format!("{}.{part}", module(name).unwrap_or(name))
}

fn module(name: &str) -> Option<&str> {
    name.strip_suffix(".weight")
}

/// One stack of rows and what lies around them in its tensor: rows `start` and on of `of`.
struct Rows {
    matrices: u64,
    rows: u64,
    start: u64,
    of: u64,
    /// Whether each matrix has a tensor of its own.
    apart: bool,
}

impl<'a> Binder<'a> {
    /// Where the checkpoint has a weight: spellings in order, in each its names, in each the prefixes. A plain tensor of
    /// another shape counts only where nothing else is found. Of a name with `{expert}` the first expert decides.
    pub(super) fn find(&self, layer: Option<u32>, weight: &'a WeightSpec) -> Option<Found<'a>> {
        let mut misfit = None;
        for spelling in weight.spellings() {
            for name in spelling.tensors.iter().flat_map(|t| self.expanded(layer, t)) {
                let Some(kind) = self.kind(weight, &name) else { continue };
                let expected: Vec<u64> = self.expected(weight, &spelling, &name).iter().map(|s| self.eval(s)).collect();
                let there = |info: TensorInfo| self.fits(weight, &name, &expected, &info);
                let fits = kind != Kind::Plain || (self.tensors)(&first(&name)).is_some_and(there);
                let found = Found { spelling: spelling.clone(), name, kind };
                if fits {
                    return Some(found);
                }
                misfit = misfit.or(Some(found));
            }
        }
        misfit
    }

    fn kind(&self, weight: &WeightSpec, name: &str) -> Option<Kind> {
        let first = first(name);
        let there = |part: &str| (self.tensors)(&part_of(&first, part)).is_some();
        let packable = weight.kind == WeightKind::Matrix && module(&first).is_some();
        if packable && there("trellis") {
            return Some(Kind::Exl3);
        }
        let info = (self.tensors)(&first)?;
        let packed = packable && (info.dtype == "U32" || there("scales"));
        Some(if packed { Kind::Affine } else { Kind::Plain })
    }

    /// The sizes of a plain tensor of this spelling, or of one expert's.
    fn expected(&self, weight: &WeightSpec, spelling: &Spelling<'_>, name: &str) -> Vec<Size> {
        let mut sizes = spelling.stored.unwrap_or(&weight.shape).to_vec();
        if name.contains("{expert}") && !sizes.is_empty() {
            sizes.remove(0);
        }
        if let (Some(rows), Some(at)) = (spelling.rows, sizes.len().checked_sub(2)) {
            sizes[at] = rows.of.clone();
        }
        sizes
    }

    /// Whether a plain tensor has the shape. EXL3 pads the bias of a module to whole blocks.
    fn fits(&self, weight: &WeightSpec, name: &str, expected: &[u64], info: &TensorInfo) -> bool {
        let padded = |size: u64| size.checked_next_multiple_of(BLOCK);
        let exl3_bias = || {
            let module = name.strip_suffix(".bias").filter(|_| weight.kind == WeightKind::Vector);
            module.is_some_and(|module| (self.tensors)(&format!("{module}.trellis")).is_some())
        };
        info.shape == expected
            || (matches!((expected, &info.shape[..]), ([size], [found]) if padded(*size) == Some(*found))
                && exl3_bias())
    }

    /// What a weight of this shape is made of; `None` after a refusal.
    pub(super) fn stored(&mut self, weight: &WeightSpec, found: &Found<'_>, shape: &[u64]) -> Option<Stored> {
        let before = self.refusals.len();
        let made = match found.kind {
            Kind::Plain => self.plain(weight, found, shape),
            Kind::Affine => self.affine(found, shape),
            Kind::Exl3 => self.exl3(found, shape),
        };
        let made = made.filter(|_| self.refusals.len() == before);
        if made.is_none() {
            // What was refused is not also surplus.
            let all: Vec<String> = found.tensors().iter().flat_map(|name| self.each(name, shape)).collect();
            self.read.extend(all);
        }
        made.map(|(format, pieces)| Stored { format, pieces, transform: found.spelling.transform })
    }

    fn plain(&mut self, weight: &WeightSpec, found: &Found<'_>, shape: &[u64]) -> Option<(Format, Vec<Piece>)> {
        let expected = self.expected(weight, &found.spelling, &found.name);
        let numbers: Vec<u64> = expected.iter().map(|s| self.eval(s)).collect();
        let before = self.refusals.len();
        let mut storage = None;
        for name in self.each(&found.name, shape) {
            let info = self.info(&name)?;
            if !self.fits(weight, &name, &numbers, &info) {
                let written: Vec<&str> = expected.iter().map(|s| s.name.as_str()).collect();
                let message = format!("has shape {:?}, expected [{}] = {numbers:?}", info.shape, written.join(", "));
                self.refuse(&name, message);
            }
            let own = self.float(&name, &info)?;
            if *storage.get_or_insert(own) != own {
                self.refuse(&name, "has elements of another type than those before it");
            }
        }
        let format = Format::Plain(storage.filter(|_| self.refusals.len() == before)?);
        let layout = self.layout(&found.name, format, shape)?;
        let rows = self.rows(found, shape)?;
        // A vector, or another shape of the same elements, is one row.
        let row = layout.bytes / (rows.matrices * rows.rows).max(1);
        Some((format, rows.pieces(&found.name, row, 0)))
    }

    fn affine(&mut self, found: &Found<'_>, shape: &[u64]) -> Option<(Format, Vec<Piece>)> {
        let names = ["weight", "scales", "biases"].map(|part| part_of(&found.name, part));
        let path = module(&found.name).unwrap_or_default();
        let config = self.config.quantization.as_ref().map(|q| q.of(&path.replace("{expert}", "0")));
        let Codes { bits, group } = match config {
            Some(Some(codes)) => codes,
            Some(None) => {
                self.refuse(&first(&found.name), "is packed, and the config says that it is not");
                return None;
            }
            None => {
                self.refuse(&first(&found.name), "is packed, and the config has no `quantization`");
                return None;
            }
        };
        let rows = self.rows(found, shape)?;
        let columns = shape.last().copied().unwrap_or(0);
        if !columns.is_multiple_of(u64::from(group)) {
            let message = format!("has {columns} columns, which are no whole groups of {group}");
            self.refuse(&first(&found.name), message);
            return None;
        }
        let widths = [columns / 32 * u64::from(bits), columns / u64::from(group), columns / u64::from(group)];
        let before = self.refusals.len();
        let mut scales = None;
        for (part, width) in names.iter().zip(widths) {
            let mut expected = shape.to_vec();
            let (at, last) = (expected.len() - 2, expected.len() - 1);
            (expected[at], expected[last]) = (rows.of, width);
            if rows.apart {
                expected.remove(0);
            }
            for name in self.each(part, shape) {
                let info = self.info(&name)?;
                if info.shape != expected {
                    let message = format!("has shape {:?}, expected {expected:?}", info.shape);
                    self.refusals.push(
                        Refusal::new(format!("tensor `{name}`"), message)
                            .advice(format!("the config says codes of {bits} bits in groups of {group}")),
                    );
                }
                if *part == names[0] {
                    if info.dtype != "U32" {
                        self.refuse(&name, format!("has elements of type {}, expected U32", info.dtype));
                    }
                    continue;
                }
                let own = self.float(&name, &info)?;
                if *scales.get_or_insert(own) != own {
                    self.refuse(&name, "has elements of another type than the other scales and biases");
                }
            }
        }
        // Sizes of tensors that are there cannot overflow.
        let scales = scales.filter(|_| self.refusals.len() == before)?;
        let format = Format::Affine(Affine { bits, group, scales });
        let layout = self.layout(&found.name, format, shape)?;
        let mut pieces = Vec::new();
        for (part, name) in layout.parts.iter().zip(&names) {
            let row = part.bytes / (rows.matrices * rows.rows).max(1);
            pieces.extend(rows.pieces(name, row, part.offset));
        }
        Some((format, pieces))
    }

    fn exl3(&mut self, found: &Found<'_>, shape: &[u64]) -> Option<(Format, Vec<Piece>)> {
        let own: Vec<String> = self.each(&found.name, shape);
        let matrices = if shape.len() == 3 { shape[0] } else { 1 };
        if own.len() as u64 != matrices || found.spelling.rows.is_some() {
            self.refuse(&part_of(&found.name, "trellis"), "holds more than one matrix, which this format never does");
            return None;
        }
        let (rows, columns) = (shape[shape.len() - 2], shape[shape.len() - 1]);
        let mut format = None;
        let mut sources: Vec<(String, bool)> = Vec::new();
        for name in &own {
            let own = self.exl3_format(name, rows, columns)?;
            if *format.get_or_insert(own) != own {
                let message = format!("is {own}, and those of the experts before it are not");
                self.refuse(&part_of(name, "trellis"), message);
                return None;
            }
            sources.push((part_of(name, "trellis"), false));
            for (part, packed, size) in [("suh", "su", columns), ("svh", "sv", rows)] {
                sources.push(self.signs(name, part, packed, size)?);
            }
        }
        let format = Format::Exl3(format?);
        let layout = self.layout(&found.name, format, shape)?;
        let pieces = layout.parts.iter().zip(sources).map(|(part, (tensor, signs))| Piece {
            tensor,
            start: 0,
            bytes: if signs { part.bytes / 16 } else { part.bytes },
            offset: part.offset,
            signs,
        });
        Some((format, pieces.collect()))
    }

    /// Codebook and width of one module, its trellis and markers checked; `None` after a refusal.
    fn exl3_format(&mut self, name: &str, rows: u64, columns: u64) -> Option<Exl3> {
        let mut codebook = Codebook::ThreeInst;
        for (part, own, value) in [("mcg", Codebook::Mcg, Codebook::MCG), ("mul1", Codebook::Mul1, Codebook::MUL1)] {
            let marker = part_of(name, part);
            let Some(info) = (self.tensors)(&marker) else { continue };
            self.read.insert(marker.clone());
            if info.word != Some(value) {
                let found = info.word.map_or(format!("{} {:?}", info.dtype, info.shape), |word| format!("{word:#x}"));
                self.refuse(&marker, format!("is {found}, expected one I32 of {value:#x}"));
                return None;
            }
            if codebook != Codebook::ThreeInst {
                self.refuse(&marker, format!("marks codebook {own}, and `{}` marks another", part_of(name, "mcg")));
                return None;
            }
            codebook = own;
        }
        let trellis = part_of(name, "trellis");
        let info = self.info(&trellis)?;
        if info.dtype != "I16" {
            self.refuse(&trellis, format!("has elements of type {}, expected I16", info.dtype));
            return None;
        }
        let [down, across, words] = info.shape[..] else {
            let message = format!("has shape {:?}, expected three axes", info.shape);
            let table = "a trellis of two axes is a table of rows, which is not read as a weight";
            self.refusals.push(Refusal::new(format!("tensor `{trellis}`"), message).advice(table));
            return None;
        };
        let block = BLOCK / 16;
        let tiles = [columns, rows].map(|size| size.div_ceil(BLOCK).checked_mul(block));
        if !down.is_multiple_of(block) || !across.is_multiple_of(block) {
            let message = format!("has {down} by {across} tiles, expected multiples of {block}");
            self.refuse(&trellis, message);
            return None;
        }
        if [Some(down), Some(across)] != tiles {
            let expected = tiles.map(|t| t.unwrap_or(0));
            let message = format!("has {down} by {across} tiles, expected {} by {}", expected[0], expected[1]);
            self.refusals.push(
                Refusal::new(format!("tensor `{trellis}`"), message)
                    .advice(format!("the weight has {columns} inputs and {rows} outputs")),
            );
            return None;
        }
        let half_bits = u8::try_from(words / 8).ok().filter(|_| words.is_multiple_of(8));
        let format = half_bits.map(|half_bits| Exl3 { codebook, half_bits });
        let Some(format) = format.filter(|f| Format::Exl3(*f).layout(&[BLOCK, BLOCK]).is_ok()) else {
            let message = format!("has {words} words in a tile, which no rate of codebook {codebook} has");
            self.refuse(&trellis, message);
            return None;
        };
        Some(format)
    }

    /// The tensor of one side's signs and scales, and whether it holds packed signs; `None` after a refusal.
    fn signs(&mut self, name: &str, part: &str, packed: &str, size: u64) -> Option<(String, bool)> {
        let padded = size.checked_next_multiple_of(BLOCK)?;
        let (whole, words) = (part_of(name, part), part_of(name, packed));
        let options = [(&whole, "F16", padded, false), (&words, "I16", padded / 16, true)];
        let there = options.into_iter().find(|(name, ..)| (self.tensors)(name).is_some());
        let Some((tensor, dtype, len, signs)) = there else {
            self.refusals.push(
                Refusal::new(
                    format!("tensor `{whole}`"),
                    format!("is missing; `{}` needs it", part_of(name, "trellis")),
                )
                .advice(format!("another name looked for: {words}")),
            );
            return None;
        };
        let info = self.info(tensor)?;
        if info.dtype != dtype || info.shape != [len] {
            let message = format!("is {} {:?}, expected {dtype} [{len}]", info.dtype, info.shape);
            self.refuse(tensor, message);
            return None;
        }
        Some((tensor.clone(), signs))
    }

    fn rows(&mut self, found: &Found<'_>, shape: &[u64]) -> Option<Rows> {
        let apart = found.name.contains("{expert}");
        let (matrices, rows) = match *shape {
            [matrices, rows, _] => (matrices, rows),
            [rows, _] => (1, rows),
            _ => (1, 1),
        };
        let Some(cut) = found.spelling.rows else {
            return Some(Rows { matrices, rows, start: 0, of: rows, apart });
        };
        let (start, of) = (self.eval(&cut.start), self.eval(&cut.of));
        if start.checked_add(rows).is_none_or(|end| end > of) {
            self.refuse(&first(&found.name), format!("has {of} rows of each matrix, not {start} + {rows}"));
            return None;
        }
        Some(Rows { matrices, rows, start, of, apart })
    }

    /// The names that a name stands for: itself, or one for each index of the first axis.
    fn each(&self, name: &str, shape: &[u64]) -> Vec<String> {
        match name.contains("{expert}") {
            false => vec![name.to_string()],
            true => (0..shape[0]).map(|expert| name.replace("{expert}", &expert.to_string())).collect(),
        }
    }

    fn layout(&mut self, name: &str, format: Format, shape: &[u64]) -> Option<crate::format::Layout> {
        let layout = format.layout(shape);
        layout.map_err(|message| self.refuse(&first(name), format!("cannot be {format}: {message}"))).ok()
    }

    /// A tensor that has to be there; it counts as read.
    fn info(&mut self, name: &str) -> Option<TensorInfo> {
        self.read.insert(name.to_string());
        let info = (self.tensors)(name);
        if info.is_none() {
            self.refuse(name, "is missing, though others that belong to it are there");
        }
        info
    }

    fn float(&mut self, name: &str, info: &TensorInfo) -> Option<Storage> {
        match info.dtype.as_str() {
            "F32" => Some(Storage::F32),
            "F16" => Some(Storage::F16),
            "BF16" => Some(Storage::Bf16),
            other => {
                self.refuse(name, format!("has elements of type {other}, expected F32, F16 or BF16"));
                None
            }
        }
    }

    fn refuse(&mut self, tensor: &str, message: impl Into<String>) {
        self.refusals.push(Refusal::new(format!("tensor `{tensor}`"), message));
    }
}

/// The tensor that stands for all of a name's.
fn first(name: &str) -> String {
    name.replace("{expert}", "0")
}

impl Rows {
    /// Where the rows of a part come from: `row` bytes each, to `offset` and on.
    fn pieces(&self, name: &str, row: u64, offset: u64) -> Vec<Piece> {
        let whole = !self.apart && self.of == self.rows;
        let (times, rows) = if whole { (1, self.matrices * self.rows) } else { (self.matrices, self.rows) };
        let piece = |matrix: u64| Piece {
            tensor: name.replace("{expert}", &matrix.to_string()),
            start: (if self.apart { 0 } else { matrix * self.of } + self.start) * row,
            bytes: rows * row,
            offset: offset + matrix * rows * row,
            signs: false,
        };
        (0..times).map(piece).collect()
    }
}
