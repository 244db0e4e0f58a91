//! Buffers, shared and private arrays, and who touched what since when.
//!
//! Every element that can be written has a shadow: the lane that wrote it last and the lanes that read it since, with
//! the epoch (a barrier begins the next one), and for buffers the workgroups.

use super::Bits;
use crate::entity::Entity;
use crate::kernel::*;
use half::{bf16, f16};

/// In place of a lane: all of them. In place of a workgroup: more than one.
pub(super) const MANY: u32 = u32::MAX;

/// Who touched an element. Epochs and workgroups count from 1; 0 is nobody.
#[derive(Clone, Copy, Default)]
struct Shadow {
    write_epoch: u32,
    writer: u32,
    write_group: u32,
    read_epoch: u32,
    reader: u32,
    read_group: u32,
}

pub(super) struct Memory<'a> {
    kernel: &'a Kernel,
    buffers: &'a mut [Vec<u8>],
    /// One for each buffer; empty for those that are only read.
    shadows: Vec<Vec<Shadow>>,
    shared: Vec<SharedArray>,
    /// Entries of each private array, [lane][entry], `None` until set.
    private: Vec<Vec<Option<Bits>>>,
    epoch: u32,
    group: u32,
}

struct SharedArray {
    /// As a load gives them, `None` until set.
    elements: Vec<Option<u32>>,
    shadows: Vec<Shadow>,
}

impl<'a> Memory<'a> {
    pub(super) fn new(kernel: &'a Kernel, shared: &[u32], buffers: &'a mut [Vec<u8>]) -> Memory<'a> {
        let shadows = kernel.buffers.values().zip(buffers.iter()).map(|(decl, bytes)| match decl.access {
            Access::Read => Vec::new(),
            Access::Write | Access::ReadWrite => {
                vec![Shadow::default(); bytes.len() / decl.elem.bytes() as usize]
            }
        });
        let lanes = kernel.lanes as usize;
        let array = |len: &u32| SharedArray {
            elements: vec![None; *len as usize],
            shadows: vec![Shadow::default(); *len as usize],
        };
        Memory {
            kernel,
            shadows: shadows.collect(),
            shared: shared.iter().map(array).collect(),
            private: kernel.private.values().map(|p| vec![None; p.len as usize * lanes]).collect(),
            buffers,
            epoch: 0,
            group: 0,
        }
    }

    pub(super) fn begin_group(&mut self) {
        self.group += 1;
        self.meet();
        self.shared.iter_mut().for_each(|array| array.elements.fill(None));
        self.private.iter_mut().for_each(|entries| entries.fill(None));
    }

    /// All lanes meet.
    pub(super) fn meet(&mut self) {
        self.epoch += 1;
    }

    pub(super) fn load(&mut self, mem: Mem, lane: u32, at: u32, width: usize) -> Result<Bits, String> {
        let mut bits = [0; 4];
        match mem {
            Mem::Private(p) => {
                let entry = self.private_entry(p, lane, at)?;
                return entry.ok_or_else(|| format!("{p}[{at}] is read, but was not set before"));
            }
            Mem::Buffer(_) | Mem::Shared(_) => {
                self.aligned(mem, at, width)?;
                for (i, to) in bits.iter_mut().enumerate().take(width) {
                    *to = self.load_element(mem, lane, at as usize + i)?;
                }
            }
        }
        Ok(bits)
    }

    pub(super) fn store(&mut self, mem: Mem, lane: u32, at: u32, width: usize, bits: Bits) -> Result<(), String> {
        if let Mem::Private(p) = mem {
            *self.private_entry(p, lane, at)? = Some(bits);
            return Ok(());
        }
        self.aligned(mem, at, width)?;
        for (i, bits) in bits.iter().enumerate().take(width) {
            self.store_element(mem, lane, at as usize + i, *bits)?;
        }
        Ok(())
    }

    /// `len` elements from `start`, which need not be aligned.
    pub(super) fn load_line(&mut self, mem: Mem, lane: u32, start: u64, len: u32) -> Result<Vec<f32>, String> {
        let have = self.len(mem) as u64;
        let end = start + u64::from(len);
        if len > 0 && end > have {
            return Err(format!("elements {start} to {end} of {}, which has {have}", self.name(mem)));
        }
        (start..end).map(|at| self.load_element(mem, lane, at as usize).map(f32::from_bits)).collect()
    }

    fn private_entry(&mut self, p: Private, lane: u32, at: u32) -> Result<&mut Option<Bits>, String> {
        let len = self.kernel.private[p].len;
        match at < len {
            true => Ok(&mut self.private[p.index()][(lane * len + at) as usize]),
            false => Err(format!("entry {at} of {p}, which has {len}")),
        }
    }

    fn len(&self, mem: Mem) -> usize {
        match mem {
            Mem::Buffer(b) => self.buffers[b.index()].len() / self.kernel.buffers[b].elem.bytes() as usize,
            Mem::Shared(s) => self.shared[s.index()].elements.len(),
            Mem::Private(p) => self.kernel.private[p].len as usize,
        }
    }

    fn name(&self, mem: Mem) -> String {
        match mem {
            Mem::Buffer(b) => format!("%{}", self.kernel.buffers[b].name),
            Mem::Shared(s) => s.to_string(),
            Mem::Private(p) => p.to_string(),
        }
    }

    fn aligned(&self, mem: Mem, at: u32, width: usize) -> Result<(), String> {
        let have = self.len(mem);
        if at as usize + width > have {
            return Err(match width {
                1 => format!("element {at} of {}, which has {have}", self.name(mem)),
                _ => format!("{width} elements from {at} of {}, which has {have}", self.name(mem)),
            });
        }
        match (at as usize).is_multiple_of(width) {
            true => Ok(()),
            false => Err(format!("{width} elements from {at} of {}, which is not a multiple", self.name(mem))),
        }
    }

    /// An element within bounds, as a load gives it.
    fn load_element(&mut self, mem: Mem, lane: u32, at: usize) -> Result<u32, String> {
        match mem {
            Mem::Shared(s) => {
                let array = &mut self.shared[s.index()];
                let Some(bits) = array.elements[at] else {
                    return Err(format!("{s}[{at}] is read, but was not set before"));
                };
                // A workgroup never sees another's shared memory.
                array.shadows[at].read(lane, self.epoch, 0).map_err(|what| format!("{s}[{at}] {what}"))?;
                Ok(bits)
            }
            Mem::Buffer(b) => {
                if let Some(shadow) = self.shadows[b.index()].get_mut(at) {
                    let name = &self.kernel.buffers[b].name;
                    shadow.read(lane, self.epoch, self.group).map_err(|what| format!("%{name}[{at}] {what}"))?;
                }
                let bytes = &self.buffers[b.index()];
                Ok(match self.kernel.buffers[b].elem {
                    Elem::F32 | Elem::U32 | Elem::I32 | Elem::Stored => {
                        let word = &bytes[at * 4..at * 4 + 4];
                        u32::from_le_bytes([word[0], word[1], word[2], word[3]])
                    }
                    Elem::F16 => f16::from_le_bytes([bytes[at * 2], bytes[at * 2 + 1]]).to_f32().to_bits(),
                    Elem::Bf16 => bf16::from_le_bytes([bytes[at * 2], bytes[at * 2 + 1]]).to_f32().to_bits(),
                    Elem::Bool => bytes[at].into(),
                })
            }
            Mem::Private(p) => Err(format!("{p} is read other than by whole entries")),
        }
    }

    fn store_element(&mut self, mem: Mem, lane: u32, at: usize, bits: u32) -> Result<(), String> {
        match mem {
            Mem::Shared(s) => {
                let array = &mut self.shared[s.index()];
                array.shadows[at].write(lane, self.epoch, 0).map_err(|what| format!("{s}[{at}] {what}"))?;
                array.elements[at] = Some(match self.kernel.shared[s].elem {
                    Elem::F32 | Elem::U32 | Elem::I32 | Elem::Bool | Elem::Stored => bits,
                    Elem::F16 => f16::from_f32(f32::from_bits(bits)).to_f32().to_bits(),
                    Elem::Bf16 => bf16::from_f32(f32::from_bits(bits)).to_f32().to_bits(),
                });
                Ok(())
            }
            Mem::Buffer(b) => {
                let decl = &self.kernel.buffers[b];
                let Some(shadow) = self.shadows[b.index()].get_mut(at) else {
                    return Err(format!("%{} is read only", decl.name));
                };
                shadow.write(lane, self.epoch, self.group).map_err(|what| format!("%{}[{at}] {what}", decl.name))?;
                let bytes = &mut self.buffers[b.index()];
                match decl.elem {
                    Elem::F32 | Elem::U32 | Elem::I32 | Elem::Stored => {
                        bytes[at * 4..at * 4 + 4].copy_from_slice(&bits.to_le_bytes())
                    }
                    Elem::F16 => {
                        let half = f16::from_f32(f32::from_bits(bits));
                        bytes[at * 2..at * 2 + 2].copy_from_slice(&half.to_le_bytes());
                    }
                    Elem::Bf16 => {
                        let half = bf16::from_f32(f32::from_bits(bits));
                        bytes[at * 2..at * 2 + 2].copy_from_slice(&half.to_le_bytes());
                    }
                    Elem::Bool => bytes[at] = bits as u8,
                }
                Ok(())
            }
            Mem::Private(p) => Err(format!("{p} is written other than by whole entries")),
        }
    }
}

impl Shadow {
    /// `group` is 0 where workgroups do not matter.
    fn read(&mut self, lane: u32, epoch: u32, group: u32) -> Result<(), String> {
        if self.write_epoch == epoch && self.writer != lane {
            return Err(format!("is read after {} wrote it, without a barrier between", lanes(self.writer)));
        }
        if self.write_group != 0 && self.write_group != group {
            return Err("is read, but another workgroup writes it".to_string());
        }
        self.reader = if self.read_epoch == epoch && self.reader != lane { MANY } else { lane };
        self.read_epoch = epoch;
        self.read_group = if self.read_group == 0 || self.read_group == group { group } else { MANY };
        Ok(())
    }

    fn write(&mut self, lane: u32, epoch: u32, group: u32) -> Result<(), String> {
        if self.write_epoch == epoch && (self.writer != lane || lane == MANY) {
            return Err(format!("is written after {} wrote it, without a barrier between", lanes(self.writer)));
        }
        if self.read_epoch == epoch && (self.reader != lane || lane == MANY) {
            return Err(format!("is written after {} read it, without a barrier between", lanes(self.reader)));
        }
        if self.write_group != 0 && self.write_group != group {
            return Err("is written by two workgroups".to_string());
        }
        if self.read_group != 0 && self.read_group != group {
            return Err("is written, but another workgroup reads it".to_string());
        }
        (self.write_epoch, self.writer, self.write_group) = (epoch, lane, group);
        Ok(())
    }
}

fn lanes(lane: u32) -> String {
    if lane == MANY { "other lanes".to_string() } else { format!("lane {lane}") }
}
