//! The kernel interpreter: what a kernel means, lane by lane. It is the judge of everything below the tensor level, and
//! takes kernels before and after legalization, of any target.
//!
//! Workgroups run one after another. The lanes of a workgroup run in lock step, a statement at a time over the lanes
//! that reach it. Whatever a device could do otherwise is a [`Fault`] and not a result: accesses out of bounds or not
//! aligned, reads of what was never set, races between lanes without a barrier between and between workgroups, meeting
//! points that some lanes miss, integer division by zero, loops that would not end.
//!
//! Where a device may differ in rounding: a lane reduction is a butterfly here (halving distances, for lanes that are a
//! power of two, else in lane order), a tile product adds along k one after the other by fused multiply-add, and
//! functions such as exp are those of the host. It relies on `verify` for types and scopes.

mod memory;
mod values;

use crate::entity::Entity;
use crate::kernel::*;
use crate::shape::Env;
use crate::text::{Place, print_kernel_places};
use memory::{MANY, Memory};
use std::collections::BTreeMap;
use std::fmt;

/// What the host gives to a launch besides buffers.
#[derive(Clone, PartialEq, Debug)]
pub struct Launch {
    /// Values of the kernel's dims, in order.
    pub dims: Vec<u32>,
    /// Values of the kernel's scalars, in order.
    pub scalars: Vec<f32>,
    /// Elements of the kernel's shared arrays, in order.
    pub shared: Vec<u32>,
    /// Workgroups along each axis.
    pub grid: [u32; 3],
}

impl Launch {
    /// The launch of `kernel` for these dims and scalars; capped axes get all their workgroups.
    pub fn new(kernel: &Kernel, env: &Env, scalars: &BTreeMap<String, f32>) -> Result<Launch, String> {
        let size = |value: u64| u32::try_from(value).map_err(|_| format!("{value} does not fit 32 bits"));
        let eval = |dim: &crate::shape::Dim| dim.eval(env).map_err(|e| e.to_string()).and_then(size);
        let mut grid = [0; 3];
        for (to, axis) in grid.iter_mut().zip(&kernel.grid) {
            *to = axis.groups(env).map_err(|e| e.to_string()).and_then(size)?;
        }
        let scalar = |name: &String| scalars.get(name).copied().ok_or_else(|| format!("scalar `{name}` has no value"));
        Ok(Launch {
            dims: kernel.dims.values().map(eval).collect::<Result<_, _>>()?,
            scalars: kernel.scalars.values().map(scalar).collect::<Result<_, _>>()?,
            shared: kernel.shared.values().map(|s| eval(&s.len)).collect::<Result<_, _>>()?,
            grid,
        })
    }
}

/// Why a run stopped, and where.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    pub kernel: String,
    /// The line of the printed kernel, from 1, and its text.
    pub line: u32,
    pub statement: String,
    pub group: [u32; 3],
    /// `None` if it concerns the workgroup as a whole.
    pub lane: Option<u32>,
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [x, y, z] = self.group;
        write!(f, "kernel `@{}`, line {}, `{}`, workgroup ({x}, {y}, {z})", self.kernel, self.line, self.statement)?;
        match self.lane {
            Some(lane) => write!(f, ", lane {lane}: {}", self.what),
            None => write!(f, ": {}", self.what),
        }
    }
}

impl std::error::Error for Fault {}

/// Runs a launch over `buffers`, one for each of the kernel's, little endian, in place. After a fault the buffers hold
/// what was written before it.
pub fn run(kernel: &Kernel, launch: &Launch, buffers: &mut [Vec<u8>]) -> Result<(), Fault> {
    let counts = [
        ("buffers", kernel.buffers.len(), buffers.len()),
        ("dims", kernel.dims.len(), launch.dims.len()),
        ("scalars", kernel.scalars.len(), launch.scalars.len()),
        ("shared arrays", kernel.shared.len(), launch.shared.len()),
    ];
    for (what, wanted, given) in counts {
        if wanted != given {
            let what = format!("expected {wanted} {what} from the launch, found {given}");
            return Err(fault(kernel, [0; 3], Stop { stmt: None, lane: None, what }));
        }
    }
    let lanes = kernel.lanes as usize;
    let mut machine = Machine {
        kernel,
        launch,
        lanes,
        group: [0; 3],
        values: vec![[0; 4]; kernel.values.len() * lanes],
        vars: vec![None; kernel.vars.len() * lanes],
        tiles: kernel.tiles.values().map(|t| vec![0.0; (t.rows * t.cols) as usize]).collect(),
        zeroed: vec![false; kernel.tiles.len()],
        memory: Memory::new(kernel, &launch.shared, buffers),
        spare: Vec::new(),
    };
    let all: Vec<u32> = (0..kernel.lanes).collect();
    let [x, y, z] = launch.grid;
    for z in 0..z {
        for y in 0..y {
            for x in 0..x {
                machine.begin([x, y, z]);
                machine.block(&kernel.body, &all).map_err(|stop| fault(kernel, [x, y, z], stop))?;
            }
        }
    }
    Ok(())
}

/// A fault whose place is not yet looked up.
struct Stop<'a> {
    stmt: Option<&'a Stmt>,
    lane: Option<u32>,
    what: String,
}

fn fault(kernel: &Kernel, group: [u32; 3], stop: Stop<'_>) -> Fault {
    let (text, places) = print_kernel_places(kernel);
    let number = stop.stmt.and_then(|wanted| number_of(&kernel.body, wanted, &mut 0));
    let place = number.map_or(Place::Head, Place::Stmt);
    let line = places.get(&place).copied().unwrap_or(1);
    let statement = text.lines().nth(line as usize - 1).unwrap_or("").trim().to_string();
    Fault { kernel: kernel.name.clone(), line, statement, group, lane: stop.lane, what: stop.what }
}

/// The number of a statement, by identity, in the order of the text.
fn number_of(body: &[Stmt], wanted: &Stmt, next: &mut u32) -> Option<u32> {
    for stmt in body {
        if std::ptr::eq(stmt, wanted) {
            return Some(*next);
        }
        *next += 1;
        let found = match stmt {
            Stmt::For { body, .. } => number_of(body, wanted, next),
            Stmt::If { then, otherwise, .. } => {
                number_of(then, wanted, next).or_else(|| number_of(otherwise, wanted, next))
            }
            Stmt::Let(..)
            | Stmt::Set(..)
            | Stmt::Store(..)
            | Stmt::Barrier
            | Stmt::TileZero(_)
            | Stmt::TileMma { .. }
            | Stmt::TileStore { .. } => None,
        };
        if found.is_some() {
            return found;
        }
    }
    None
}

/// The components of a value as bits; a bool is 0 or 1.
type Bits = [u32; 4];

struct Machine<'a> {
    kernel: &'a Kernel,
    launch: &'a Launch,
    lanes: usize,
    group: [u32; 3],
    /// [value][lane]
    values: Vec<Bits>,
    /// [variable][lane], `None` until set.
    vars: Vec<Option<Bits>>,
    /// [row][column] of each tile.
    tiles: Vec<Vec<f32>>,
    zeroed: Vec<bool>,
    memory: Memory<'a>,
    /// Lists of lanes to use again.
    spare: Vec<Vec<u32>>,
}

impl<'a> Machine<'a> {
    fn begin(&mut self, group: [u32; 3]) {
        self.group = group;
        self.vars.fill(None);
        self.zeroed.fill(false);
        self.memory.begin_group();
    }

    fn bits(&self, value: Val, lane: u32) -> Bits {
        self.values[value.index() * self.lanes + lane as usize]
    }

    fn scalar(&self, value: Val, lane: u32) -> u32 {
        self.bits(value, lane)[0]
    }

    fn define(&mut self, value: Val, lane: u32, bits: Bits) {
        self.values[value.index() * self.lanes + lane as usize] = bits;
    }

    fn width(&self, value: Val) -> usize {
        self.kernel.values[value].width.into()
    }

    /// Runs statements for the lanes `active`, which ascend and are not empty.
    fn block(&mut self, body: &'a [Stmt], active: &[u32]) -> Result<(), Stop<'a>> {
        for stmt in body {
            let stop = |(lane, what)| Stop { stmt: Some(stmt), lane, what };
            match stmt {
                Stmt::For { index, start, end, step, body } => {
                    let mut live = self.spare.pop().unwrap_or_default();
                    live.clear();
                    for lane in active {
                        if self.scalar(*step, *lane) == 0 {
                            return Err(stop((Some(*lane), "a loop in steps of 0 does not end".to_string())));
                        }
                        let start = self.scalar(*start, *lane);
                        if start < self.scalar(*end, *lane) {
                            self.define(*index, *lane, [start, 0, 0, 0]);
                            live.push(*lane);
                        }
                    }
                    while !live.is_empty() {
                        self.block(body, &live)?;
                        let mut kept = 0;
                        for at in 0..live.len() {
                            let lane = live[at];
                            let (now, step) = (self.scalar(*index, lane), self.scalar(*step, lane));
                            let Some(next) = now.checked_add(step) else {
                                return Err(stop((Some(lane), format!("a loop's index passes 2^32: {now} + {step}"))));
                            };
                            if next < self.scalar(*end, lane) {
                                self.define(*index, lane, [next, 0, 0, 0]);
                                live[kept] = lane;
                                kept += 1;
                            }
                        }
                        live.truncate(kept);
                    }
                    self.spare.push(live);
                }
                Stmt::If { condition, then, otherwise } => {
                    for (branch, taken) in [(then, 1), (otherwise, 0)] {
                        let mut live = self.spare.pop().unwrap_or_default();
                        live.clear();
                        live.extend(active.iter().filter(|lane| self.scalar(*condition, **lane) == taken));
                        if !live.is_empty() {
                            self.block(branch, &live)?;
                        }
                        self.spare.push(live);
                    }
                }
                Stmt::Let(value, inst) => self.inst(*value, inst, active).map_err(stop)?,
                Stmt::Set(var, value) => {
                    for lane in active {
                        self.vars[var.index() * self.lanes + *lane as usize] = Some(self.bits(*value, *lane));
                    }
                }
                Stmt::Store(mem, index, value) => {
                    let width = self.width(*value);
                    for lane in active {
                        let (at, bits) = (self.scalar(*index, *lane), self.bits(*value, *lane));
                        self.memory.store(*mem, *lane, at, width, bits).map_err(|what| stop((Some(*lane), what)))?;
                    }
                }
                Stmt::Barrier => {
                    self.together(active, "a barrier").map_err(stop)?;
                    self.memory.meet();
                }
                Stmt::TileZero(tile) => {
                    self.together(active, "a tile op").map_err(stop)?;
                    self.tiles[tile.index()].fill(0.0);
                    self.zeroed[tile.index()] = true;
                }
                Stmt::TileMma { tile, a, b, rows, cols, k } => {
                    self.tile_mma(*tile, a, b, [*rows, *cols, *k], active).map_err(stop)?;
                }
                Stmt::TileStore { tile, to, rows, cols } => {
                    self.tile_store(*tile, to, [*rows, *cols], active).map_err(stop)?;
                    self.memory.meet();
                }
            }
        }
        Ok(())
    }

    fn together(&self, active: &[u32], what: &str) -> Check {
        match active.len() == self.lanes {
            true => Ok(()),
            false => Err((None, format!("{what} is reached by {} of {} lanes", active.len(), self.lanes))),
        }
    }

    /// The value of an operand of a tile op: the same in all lanes.
    fn uniform(&self, value: Val) -> Result<u32, At> {
        let first = self.scalar(value, 0);
        match (1..self.lanes as u32).find(|lane| self.scalar(value, *lane) != first) {
            None => Ok(first),
            Some(lane) => {
                let other = self.scalar(value, lane);
                Err((Some(lane), format!("an operand of a tile op is {other}, but {first} in lane 0")))
            }
        }
    }

    /// Who accesses memory in a tile op.
    fn whole_group(&self) -> u32 {
        if self.lanes == 1 { 0 } else { MANY }
    }

    /// The number of rows and columns, within the tile.
    fn tile_size(&self, tile: Tile, rows: Val, cols: Val) -> Result<(u32, u32), At> {
        let decl = &self.kernel.tiles[tile];
        let (rows, cols) = (self.uniform(rows)?, self.uniform(cols)?);
        if !self.zeroed[tile.index()] {
            return Err((None, format!("{tile} is used, but was not zeroed before")));
        }
        match rows <= decl.rows && cols <= decl.cols {
            true => Ok((rows, cols)),
            false => Err((None, format!("{rows} x {cols} of a tile of {} x {}", decl.rows, decl.cols))),
        }
    }

    fn line(&mut self, block: &Block2, line: u32, len: u32) -> Result<Vec<f32>, At> {
        let (base, stride) = (u64::from(self.uniform(block.base)?), u64::from(self.uniform(block.stride)?));
        let start = base + u64::from(line) * stride;
        let who = self.whole_group();
        self.memory.load_line(block.mem, who, start, len).map_err(|what| (None, what))
    }

    fn tile_mma(&mut self, tile: Tile, a: &Block2, b: &Block2, [rows, cols, k]: [Val; 3], active: &[u32]) -> Check {
        self.together(active, "a tile op")?;
        let (rows, cols) = self.tile_size(tile, rows, cols)?;
        let k = self.uniform(k)?;
        let lines = (0..rows).map(|r| self.line(a, r, k)).collect::<Result<Vec<_>, _>>()?;
        let pitch = self.kernel.tiles[tile].cols as usize;
        for c in 0..cols {
            let weights = self.line(b, c, k)?;
            for (r, line) in lines.iter().enumerate() {
                let sum = &mut self.tiles[tile.index()][r * pitch + c as usize];
                *sum = line.iter().zip(&weights).fold(*sum, |sum, (x, w)| x.mul_add(*w, sum));
            }
        }
        Ok(())
    }

    fn tile_store(&mut self, tile: Tile, to: &Block2, [rows, cols]: [Val; 2], active: &[u32]) -> Check {
        self.together(active, "a tile op")?;
        let (rows, cols) = self.tile_size(tile, rows, cols)?;
        let (base, stride) = (u64::from(self.uniform(to.base)?), u64::from(self.uniform(to.stride)?));
        let (who, pitch) = (self.whole_group(), self.kernel.tiles[tile].cols);
        for r in 0..rows {
            for c in 0..cols {
                let at = base + u64::from(r) * stride + u64::from(c);
                let bits = self.tiles[tile.index()][(r * pitch + c) as usize].to_bits();
                let at = u32::try_from(at).map_err(|_| (None, format!("element {at} is past every array")))?;
                self.memory.store(to.mem, who, at, 1, [bits, 0, 0, 0]).map_err(|what| (None, what))?;
            }
        }
        Ok(())
    }
}

/// The lane, if it is one lane's fault, and what is wrong.
type At = (Option<u32>, String);
type Check = Result<(), At>;

#[cfg(test)]
mod tests;
