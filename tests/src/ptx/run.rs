//! Executes PTX on the CPU, lane by lane: each runs until it must meet others, at
//! a barrier, a shuffle, a vote or a matrix product.
//!
//! Promises: an access outside a buffer, shared or local memory, a barrier that
//! not all lanes reach, and a result that depends on the order of lanes, warps or
//! groups or on what was never written are errors with the line. A warp is 32
//! lanes. Asynchronous copies happen at once.
//! Deliberately absent: atomics, textures, calls, named barriers, clusters, and
//! everything about speed.

use super::alu::{self, Function};
use super::matrix;
use super::program::{Base, Instruction, Operand, Program, Special, Ty};

/// How a kernel is launched.
#[derive(Clone, Debug, Default)]
pub struct Launch {
    /// Groups (CTAs) in each direction.
    pub grid: [u32; 3],
    /// Lanes of a group, in its first direction.
    pub lanes: u32,
    /// Bytes of dynamic shared memory, behind what the kernel declares.
    pub shared_bytes: u32,
}

/// What is passed for a parameter.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Param {
    /// The address of the buffer of that number.
    Buffer(usize),
    U32(u32),
    F32(f32),
    U64(u64),
}

/// Lanes of a warp.
pub(super) const WARP: usize = 32;

/// Buffer n starts at (n + 1) << 40.
const WINDOW: u32 = 40;

/// Instructions of one lane after which it is taken to loop for ever.
const LIMIT: u64 = 1 << 31;

#[derive(Clone, Copy, Debug, PartialEq)]
enum Space {
    Global,
    Shared,
    Local,
    Param,
}

/// An instruction made ready to run.
enum Step {
    Compute {
        function: Function,
        to: Operand,
        from: Vec<Operand>,
    },
    /// `mov` from one register into the parts of a vector, or the other way.
    Split {
        to: Vec<Operand>,
        from: Operand,
        bits: u32,
    },
    Join {
        to: Operand,
        from: Vec<Operand>,
        bits: u32,
    },
    Load {
        space: Space,
        ty: Ty,
        to: Vec<Operand>,
        at: (Base, i64),
    },
    Store {
        space: Space,
        bytes: usize,
        from: Vec<Operand>,
        at: (Base, i64),
    },
    /// A copy from global to shared memory of a number of bytes, the rest zero.
    Copy {
        to: (Base, i64),
        from: (Base, i64),
        bytes: usize,
        kept: Option<Operand>,
    },
    Branch(usize),
    Barrier,
    /// All lanes of a warp together.
    Warp(Together),
    Nothing,
    End,
}

enum Together {
    Shuffle { mode: String, to: Operand, from: [Operand; 3] },
    Vote { mode: String, to: Operand, from: Operand },
    Wait,
    Matrix(matrix::Product, [Vec<Operand>; 4]),
    LoadMatrix { transposed: bool, to: Vec<Operand>, at: (Base, i64) },
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum State {
    Ready,
    AtBarrier,
    AtWarp,
    Done,
}

struct Lane {
    registers: Vec<u64>,
    local: Vec<u8>,
    at: usize,
    state: State,
    count: u64,
}

struct Machine<'a> {
    program: &'a Program,
    steps: Vec<Step>,
    launch: &'a Launch,
    params: Vec<u64>,
    buffers: Vec<Vec<u8>>,
    shared: Vec<u8>,
    group: [u32; 3],
    /// What is found where nothing was written.
    poison: u8,
    reverse: bool,
}

/// Runs a kernel; buffers come back as it leaves them.
pub fn run(program: &Program, launch: &Launch, params: &[Param], buffers: &[Vec<u8>]) -> Result<Vec<Vec<u8>>, String> {
    let sizes: Vec<usize> = params.iter().map(Param::bytes).collect();
    if sizes != program.params {
        return Err(format!("parameters of {sizes:?} bytes are passed, the kernel takes {:?}", program.params));
    }
    let mut results = Vec::new();
    for (poison, reverse) in [(0xff, false), (0x5a, true)] {
        let steps = program.code.iter().map(|i| step(i).map_err(|what| format!("line {}: {what}", i.line)));
        let mut machine = Machine {
            program,
            steps: steps.collect::<Result<_, _>>()?,
            launch,
            params: params.iter().map(Param::value).collect(),
            buffers: buffers.to_vec(),
            shared: Vec::new(),
            group: [0; 3],
            poison,
            reverse,
        };
        machine.run_grid()?;
        results.push(machine.buffers);
    }
    let second = results.pop().expect("two runs were made");
    let first = results.pop().expect("two runs were made");
    for (n, (first, second)) in first.iter().zip(&second).enumerate() {
        if let Some(at) = (0..first.len()).find(|at| first[*at] != second[*at]) {
            return Err(format!("byte {at} of buffer {n} depends on the order of lanes or on what was never written"));
        }
    }
    Ok(first)
}

impl Param {
    fn bytes(&self) -> usize {
        match self {
            Param::Buffer(_) | Param::U64(_) => 8,
            Param::U32(_) | Param::F32(_) => 4,
        }
    }

    fn value(&self) -> u64 {
        match self {
            Param::Buffer(n) => (*n as u64 + 1) << WINDOW,
            Param::U64(x) => *x,
            Param::U32(x) => (*x).into(),
            Param::F32(x) => x.to_bits().into(),
        }
    }
}

/// Resolves everything that does not depend on a lane.
fn step(i: &Instruction) -> Result<Step, String> {
    let unknown = || format!("`{}.{}` is not known here", i.name, i.modifiers.join("."));
    let operand = |n: usize| i.operands.get(n).cloned().ok_or_else(|| format!("`{}` lacks an operand", i.name));
    let list = |n: usize| {
        operand(n).map(|operand| match operand {
            Operand::Vector(parts) => parts,
            single => vec![single],
        })
    };
    let memory = |n: usize| match operand(n)? {
        Operand::Memory(base, offset) => Ok((base, offset)),
        _ => Err(format!("`{}` lacks an address", i.name)),
    };
    let space = || {
        let spaces = [("shared", Space::Shared), ("local", Space::Local), ("param", Space::Param)];
        spaces.iter().find(|(name, _)| i.modifiers.iter().any(|m| m.starts_with(name))).map_or(Space::Global, |s| s.1)
    };
    let ty = || i.types.first().copied().ok_or_else(unknown);
    Ok(match i.name.as_str() {
        "ld" | "ldu" => Step::Load { space: space(), ty: ty()?, to: list(0)?, at: memory(1)? },
        "st" => Step::Store { space: space(), bytes: ty()?.bytes(), from: list(1)?, at: memory(0)? },
        "bra" => match operand(0)? {
            Operand::Target(at) => Step::Branch(at),
            _ => return Err(unknown()),
        },
        "ret" | "exit" => Step::End,
        "bar" | "barrier" if i.has("warp") => Step::Warp(Together::Wait),
        "bar" | "barrier" if operand(0)? == Operand::Number(0) && i.operands.len() == 1 => Step::Barrier,
        "shfl" => Step::Warp(Together::Shuffle {
            mode: i.modifiers.get(1).cloned().ok_or_else(unknown)?,
            to: operand(0)?,
            from: [operand(1)?, operand(2)?, operand(3)?],
        }),
        "vote" => Step::Warp(Together::Vote {
            mode: i.modifiers.get(1).cloned().ok_or_else(unknown)?,
            to: operand(0)?,
            from: operand(1)?,
        }),
        "mma" => Step::Warp(Together::Matrix(
            matrix::Product::of(i).ok_or_else(unknown)?,
            [list(0)?, list(1)?, list(2)?, list(3)?],
        )),
        "ldmatrix" if i.has("m8n8") => {
            Step::Warp(Together::LoadMatrix { transposed: i.has("trans"), to: list(0)?, at: memory(1)? })
        }
        "cp" if i.has("async") && i.operands.len() >= 3 => {
            let Operand::Number(bytes) = operand(2)? else {
                return Err(unknown());
            };
            Step::Copy { to: memory(0)?, from: memory(1)?, bytes: bytes as usize, kept: operand(3).ok() }
        }
        "cp" | "membar" | "fence" | "griddepcontrol" | "nanosleep" => Step::Nothing,
        "mov" => match (operand(0)?, operand(1)?) {
            (Operand::Vector(to), from) => Step::Split { bits: 8 * ty()?.bytes() as u32 / to.len() as u32, to, from },
            (to, Operand::Vector(from)) => Step::Join { bits: 8 * ty()?.bytes() as u32 / from.len() as u32, to, from },
            (to, from) => Step::Compute { function: alu::function(i)?, to, from: vec![from] },
        },
        _ => Step::Compute {
            function: alu::function(i)?,
            to: operand(0)?,
            from: match &i.operands[1..] {
                from if from.len() <= 4 => from.to_vec(),
                _ => return Err(unknown()),
            },
        },
    })
}

impl Machine<'_> {
    fn run_grid(&mut self) -> Result<(), String> {
        let [x, y, z] = self.launch.grid.map(u64::from);
        for n in 0..x * y * z {
            let n = if self.reverse { x * y * z - 1 - n } else { n };
            self.group = [n % x, n / x % y, n / x / y].map(|n| n as u32);
            self.run_group()?;
        }
        Ok(())
    }

    fn run_group(&mut self) -> Result<(), String> {
        let program = self.program;
        self.shared = vec![self.poison; program.shared.next_multiple_of(16) + self.launch.shared_bytes as usize];
        let fresh = || Lane {
            registers: vec![u64::from_le_bytes([self.poison; 8]); program.registers],
            local: vec![self.poison; program.local],
            at: 0,
            state: State::Ready,
            count: 0,
        };
        let count = self.launch.lanes as usize;
        let mut lanes: Vec<Lane> = (0..count).map(|_| fresh()).collect();
        loop {
            let mut moved = false;
            for n in 0..count {
                let n = if self.reverse { count - 1 - n } else { n };
                if lanes[n].state == State::Ready {
                    moved = true;
                    self.run_lane(&mut lanes[n], n)?;
                }
            }
            for first in (0..count).step_by(WARP) {
                let last = (first + WARP).min(count);
                self.meet_in_warp(&mut lanes[first..last], first)?;
            }
            if lanes.iter().all(|lane| lane.state == State::AtBarrier) {
                self.release_barrier(&mut lanes)?;
            } else if lanes.iter().all(|lane| lane.state == State::Done) {
                return Ok(());
            } else if !moved && lanes.iter().all(|lane| lane.state != State::Ready) {
                let n = lanes.iter().position(|lane| lane.state != State::Done).expect("not all are done");
                return Err(self.fault(&lanes[n], n, "not all lanes reach this"));
            }
        }
    }

    fn release_barrier(&self, lanes: &mut [Lane]) -> Result<(), String> {
        if let Some(n) = lanes.iter().position(|lane| lane.at != lanes[0].at) {
            return Err(self.fault(&lanes[n], n, "lanes meet at different barriers"));
        }
        for lane in lanes {
            lane.state = State::Ready;
            lane.at += 1;
        }
        Ok(())
    }

    fn fault(&self, lane: &Lane, n: usize, what: &str) -> String {
        let line = self.program.code.get(lane.at).map_or(0, |i| i.line);
        let [x, y, z] = self.group;
        format!("line {line}: {what} (group {x},{y},{z}, lane {n})")
    }

    /// Runs a lane until it ends or must meet others.
    fn run_lane(&mut self, lane: &mut Lane, n: usize) -> Result<(), String> {
        let steps = std::mem::take(&mut self.steps);
        let result = loop {
            let Some(step) = steps.get(lane.at) else {
                lane.state = State::Done;
                break Ok(());
            };
            lane.count += 1;
            if lane.count > LIMIT {
                break Err("the lane does not end".to_owned());
            }
            let skipped = self.program.code[lane.at]
                .guard
                .is_some_and(|(register, complement)| (lane.registers[register] & 1 == 1) == complement);
            if skipped {
                lane.at += 1;
                continue;
            }
            match self.run_step(step, lane, n) {
                Ok(()) if lane.state == State::Ready => {}
                result => break result,
            }
        };
        self.steps = steps;
        result.map_err(|what| self.fault(lane, n, &what))
    }

    fn run_step(&mut self, step: &Step, lane: &mut Lane, n: usize) -> Result<(), String> {
        match step {
            Step::Compute { function, to, from } => {
                let mut args = [0; 4];
                for (arg, from) in args.iter_mut().zip(from) {
                    *arg = self.read(from, lane, n)?;
                }
                write(to, lane, function(args));
            }
            Step::Split { to, from, bits } => {
                let whole = self.read(from, lane, n)?;
                for (part, to) in to.iter().enumerate() {
                    write(to, lane, whole >> (bits * part as u32) & (u64::MAX >> (64 - bits)));
                }
            }
            Step::Join { to, from, bits } => {
                let mut whole = 0;
                for (part, from) in from.iter().enumerate() {
                    whole |= (self.read(from, lane, n)? & (u64::MAX >> (64 - bits))) << (bits * part as u32);
                }
                write(to, lane, whole);
            }
            Step::Load { space, ty, to, at } => {
                let address = self.address(*at, lane);
                let bytes = ty.bytes();
                check_aligned(address, bytes * to.len())?;
                for (part, to) in to.iter().enumerate() {
                    let value = self.load(*space, *at, address + (part * bytes) as u64, bytes, lane)?;
                    let value = match ty {
                        // A load of a signed number extends it into a wider register.
                        Ty::S(1) => value as u8 as i8 as u64,
                        Ty::S(2) => value as u16 as i16 as u64,
                        _ => value,
                    };
                    write(to, lane, value);
                }
            }
            Step::Store { space, bytes, from, at } => {
                let address = self.address(*at, lane);
                check_aligned(address, bytes * from.len())?;
                for (part, from) in from.iter().enumerate() {
                    let value = self.read(from, lane, n)?.to_le_bytes();
                    let place = self.place(*space, address + (part * bytes) as u64, *bytes, lane)?;
                    place.copy_from_slice(&value[..*bytes]);
                }
            }
            Step::Copy { to, from, bytes, kept } => {
                let kept = match kept {
                    None => *bytes,
                    Some(kept) => (self.read(kept, lane, n)? as u32 as usize).min(*bytes),
                };
                let (to, from) = (self.address(*to, lane), self.address(*from, lane));
                check_aligned(to, *bytes)?;
                check_aligned(from, *bytes)?;
                let mut copied = self.place(Space::Global, from, kept, lane)?.to_vec();
                copied.resize(*bytes, 0);
                self.place(Space::Shared, to, *bytes, lane)?.copy_from_slice(&copied);
            }
            Step::Branch(target) => {
                lane.at = *target;
                return Ok(());
            }
            Step::Barrier => {
                lane.state = State::AtBarrier;
                return Ok(());
            }
            Step::Warp(_) => {
                lane.state = State::AtWarp;
                return Ok(());
            }
            Step::End => {
                lane.state = State::Done;
                return Ok(());
            }
            Step::Nothing => {}
        }
        lane.at += 1;
        Ok(())
    }

    fn read(&self, operand: &Operand, lane: &Lane, n: usize) -> Result<u64, String> {
        Ok(match operand {
            Operand::Register(register) => lane.registers[*register],
            Operand::Number(value) => *value,
            Operand::Not(register) => !lane.registers[*register] & 1,
            Operand::Special(special) => match *special {
                Special::Tid(0) => n as u64,
                Special::Ntid(0) => self.launch.lanes.into(),
                Special::Tid(_) => 0,
                Special::Ntid(_) => 1,
                Special::Ctaid(axis) => self.group[axis].into(),
                Special::Nctaid(axis) => self.launch.grid[axis].into(),
                Special::Lane => (n % WARP) as u64,
                Special::Warp => (n / WARP) as u64,
            },
            Operand::Vector(_) | Operand::Memory(..) | Operand::Target(_) | Operand::Sink | Operand::Both(..) => {
                return Err("an operand that is no value".into());
            }
        })
    }

    fn address(&self, (base, offset): (Base, i64), lane: &Lane) -> u64 {
        let base = match base {
            Base::Register(register) => lane.registers[register],
            Base::Address(address) => address,
            Base::Param(_) => 0,
        };
        base.wrapping_add_signed(offset)
    }

    fn load(
        &mut self,
        space: Space,
        at: (Base, i64),
        address: u64,
        bytes: usize,
        lane: &mut Lane,
    ) -> Result<u64, String> {
        let mut value = [0; 8];
        if let (Space::Param, Base::Param(param)) = (space, at.0) {
            let whole = self.params[param].to_le_bytes();
            let from = whole.get(address as usize..).and_then(|rest| rest.get(..bytes));
            value[..bytes].copy_from_slice(from.ok_or("access past a parameter's end")?);
        } else {
            value[..bytes].copy_from_slice(self.place(space, address, bytes, lane)?);
        }
        Ok(u64::from_le_bytes(value))
    }

    /// The bytes at an address.
    fn place<'a>(
        &'a mut self,
        space: Space,
        address: u64,
        bytes: usize,
        lane: &'a mut Lane,
    ) -> Result<&'a mut [u8], String> {
        let (memory, at, name) = match space {
            // These addresses have 32 bits, and wrap.
            Space::Shared => (&mut self.shared, address as i32 as u64, "shared memory".to_owned()),
            Space::Local => (&mut lane.local, address as i32 as u64, "local memory".to_owned()),
            Space::Param => return Err("a parameter is read by its name only".into()),
            Space::Global => {
                // An address shortly before a buffer is taken to be meant for it.
                let n = (address.wrapping_add(1 << (WINDOW - 1)) >> WINDOW).wrapping_sub(1) as usize;
                let memory = self.buffers.get_mut(n).ok_or(format!("address {address:#x} is no buffer's"))?;
                (memory, address.wrapping_sub((n as u64 + 1) << WINDOW), format!("buffer {n}"))
            }
        };
        let length = memory.len();
        let fault = || format!("access at byte {} of {name}, which has {length}", at as i64);
        let start = usize::try_from(at).map_err(|_| fault())?;
        memory.get_mut(start..start.saturating_add(bytes)).ok_or_else(fault)
    }

    /// Performs what the lanes of a warp wait for, if all of them do.
    fn meet_in_warp(&mut self, lanes: &mut [Lane], first: usize) -> Result<(), String> {
        let at = lanes[0].at;
        if lanes.iter().any(|lane| lane.state != State::AtWarp || lane.at != at) {
            return Ok(());
        }
        let steps = std::mem::take(&mut self.steps);
        let result = match &steps[at] {
            Step::Warp(together) => self.perform(together, lanes, first),
            _ => unreachable!("a lane waits for its warp at such a step only"),
        };
        self.steps = steps;
        result.map_err(|what| self.fault(&lanes[0], first, &what))?;
        for lane in lanes {
            lane.state = State::Ready;
            lane.at += 1;
        }
        Ok(())
    }

    fn perform(&mut self, together: &Together, lanes: &mut [Lane], first: usize) -> Result<(), String> {
        let each = |machine: &Self, operand: &Operand, lanes: &[Lane]| -> Result<Vec<u64>, String> {
            lanes.iter().enumerate().map(|(n, lane)| machine.read(operand, lane, first + n)).collect()
        };
        match together {
            Together::Wait => {}
            Together::Shuffle { mode, to, from: [value, by, clamp] } => {
                let values = each(self, value, lanes)?;
                let by = each(self, by, lanes)?;
                let clamp = each(self, clamp, lanes)?;
                for (n, lane) in lanes.iter_mut().enumerate() {
                    let (by, clamp) = (by[n] as usize & 31, clamp[n] as usize);
                    let segment = clamp >> 8 & 31;
                    let low = n & segment;
                    let high = low | (clamp & 31 & !segment);
                    let (source, inside) = match mode.as_str() {
                        "bfly" => (n ^ by, n ^ by <= high),
                        "idx" => (low | (by & !segment), (low | (by & !segment)) <= high),
                        "down" => (n + by, n + by <= high),
                        "up" => (n.wrapping_sub(by), n >= by + high),
                        _ => return Err(format!("shfl.{mode} is not known here")),
                    };
                    let source = if inside { source } else { n };
                    let value = *values.get(source).ok_or("a lane reads a lane that its warp does not have")?;
                    match to {
                        Operand::Both(register, predicate) => {
                            lane.registers[*register] = value;
                            lane.registers[*predicate] = inside.into();
                        }
                        to => write(to, lane, value),
                    }
                }
            }
            Together::Vote { mode, to, from } => {
                let votes = each(self, from, lanes)?;
                let ballot = votes.iter().enumerate().fold(0, |all, (n, vote)| all | (vote & 1) << n);
                let everyone = u64::MAX >> (64 - lanes.len());
                let result = match mode.as_str() {
                    "any" => u64::from(ballot != 0),
                    "all" => u64::from(ballot == everyone),
                    "ballot" => ballot,
                    _ => return Err(format!("vote.{mode} is not known here")),
                };
                lanes.iter_mut().for_each(|lane| write(to, lane, result));
            }
            Together::Matrix(product, [to, a, b, c]) => {
                let registers = |operands: &[Operand]| -> Result<Vec<Vec<u64>>, String> {
                    operands.iter().map(|operand| each(self, operand, lanes)).collect()
                };
                let result = product.multiply(&registers(a)?, &registers(b)?, &registers(c)?)?;
                for (to, values) in to.iter().zip(result) {
                    lanes.iter_mut().zip(values).for_each(|(lane, value)| write(to, lane, value));
                }
            }
            Together::LoadMatrix { transposed, to, at } => {
                for (which, to) in to.iter().enumerate() {
                    let mut rows = Vec::new();
                    for n in 8 * which..8 * which + 8 {
                        let lane = lanes.get_mut(n).ok_or("ldmatrix needs a whole warp")?;
                        let address = self.address(*at, lane);
                        check_aligned(address, 16)?;
                        rows.push(self.place(Space::Shared, address, 16, lane)?.to_vec());
                    }
                    for (n, lane) in lanes.iter_mut().enumerate() {
                        write(to, lane, matrix::fragment(&rows, n, *transposed));
                    }
                }
            }
        }
        Ok(())
    }
}

fn check_aligned(address: u64, bytes: usize) -> Result<(), String> {
    if address.is_multiple_of(bytes as u64) {
        Ok(())
    } else {
        Err(format!("address {address:#x} is no multiple of {bytes}"))
    }
}

fn write(to: &Operand, lane: &mut Lane, value: u64) {
    match to {
        Operand::Register(register) => lane.registers[*register] = value,
        Operand::Both(register, complement) => {
            lane.registers[*register] = value;
            lane.registers[*complement] = !value & 1;
        }
        // The reader of the text lets only results stand here.
        _ => {}
    }
}
