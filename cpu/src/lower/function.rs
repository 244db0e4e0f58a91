//! A kernel as one Cranelift function: arguments, workgroups, statements.
//!
//! Constants, dims, scalars and the buffers' addresses are read once, at the entry; a loop of the IR becomes a loop
//! whose test is at its end; a variable of the IR is an SSA variable and costs no memory.

use super::layout::Layout;
use super::{CompileError, Job, codegen};
use crate::micro::{Packed, Products};
use crate::run::{Launch, RawBuffer};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{
    AbiParam, BlockArg, Function, InstBuilder, MemFlagsData, Signature, Type, UserFuncName, Value, types,
};
use cranelift_codegen::isa::{CallConv, TargetIsa};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext, Variable};
use std::mem::{offset_of, size_of};
use std::sync::Arc;
use tf_ir::entity::Entity;
use tf_ir::format::Matrix;
use tf_ir::kernel::*;
use tf_ir::shape::{DimError, Env};

/// The signature of [`crate::run::Entry`].
pub fn signature(isa: &dyn TargetIsa) -> Signature {
    let mut signature = Signature::new(isa.default_call_conv());
    signature
        .params
        .extend([types::I64, types::I64, types::I32, types::I32, types::I32, types::I32].map(AbiParam::new));
    signature
}

/// Fills the empty `function`, and gives what its code has the addresses of. The kernel is verified and has one lane.
pub fn translate<'k>(
    job: Job<'k>,
    known: &Env,
    products: Products,
    target: &dyn TargetIsa,
    layout: &'k Layout<'k>,
    context: &mut FunctionBuilderContext,
    function: &mut Function,
) -> Result<Vec<Arc<Packed>>, CompileError> {
    let kernel = job.kernel;
    function.signature = signature(target);
    function.name = UserFuncName::testcase(&kernel.name);
    let mut b = FunctionBuilder::new(function, context);
    let entry = b.create_block();
    b.append_block_params_for_function_params(entry);
    b.switch_to_block(entry);
    let [launch, scratch, x0, x1, y, z] = b.block_params(entry) else {
        return Err(codegen(kernel, "the entry has six arguments"));
    };
    let (launch, scratch, x0, x1, y, z) = (*launch, *scratch, *x0, *x1, *y, *z);
    let vars = kernel.vars.values().map(|ty| b.declare_var(value_type(*ty))).collect();
    let mut t = Translator {
        b,
        kernel,
        weights: job.weights,
        packed_weights: Vec::new(),
        layout,
        products,
        call_conv: target.default_call_conv(),
        has_x86: target.triple().architecture.to_string().starts_with("x86_64"),
        values: vec![None; kernel.values.len()],
        constants: vec![None; kernel.values.len()],
        vars,
        buffers: Vec::new(),
        scratch,
        launch,
        groups: [x0, y, z],
    };
    t.buffers(launch);
    t.hoist(&kernel.body, known)?;
    t.loop_from(types::I32, x0, x1, None, &mut |t, x| {
        t.groups[0] = x;
        t.block(&kernel.body)
    })?;
    t.b.ins().return_(&[]);
    t.b.seal_all_blocks();
    let packed = std::mem::take(&mut t.packed_weights);
    t.b.finalize(target.frontend_config());
    Ok(packed)
}

/// How a value is held: a bool as 0 or 1 in a byte, a vector of bools as masks of 32 bits.
pub fn value_type(ty: Ty) -> Type {
    match (ty.elem, ty.width) {
        (Elem::Bool, 1) => types::I8,
        (Elem::F32 | Elem::F16 | Elem::Bf16 | Elem::Stored, 1) => types::F32,
        (Elem::U32 | Elem::I32, 1) => types::I32,
        (Elem::F32 | Elem::F16 | Elem::Bf16 | Elem::Stored, _) => types::F32X4,
        (Elem::U32 | Elem::I32 | Elem::Bool, _) => types::I32X4,
    }
}

/// Accesses that do not trap and may be unaligned.
pub fn plain() -> MemFlagsData {
    MemFlagsData::new().with_notrap()
}

/// Reads of arguments, which nothing changes during the call.
fn argument() -> MemFlagsData {
    MemFlagsData::trusted().with_readonly().with_can_move()
}

pub struct Translator<'k, 'f> {
    pub b: FunctionBuilder<'f>,
    pub kernel: &'k Kernel,
    pub weights: &'k [Option<Matrix>],
    /// What microkernels are told of packed weights; the code holds their addresses.
    pub packed_weights: Vec<Arc<Packed>>,
    pub layout: &'k Layout<'k>,
    pub products: Products,
    pub call_conv: CallConv,
    pub has_x86: bool,
    values: Vec<Option<Value>>,
    /// The bits of values that are one known number in every component.
    constants: Vec<Option<u32>>,
    vars: Vec<Variable>,
    buffers: Vec<Value>,
    pub scratch: Value,
    launch: Value,
    groups: [Value; 3],
}

type Body<'b, 'k, 'f> = &'b mut dyn FnMut(&mut Translator<'k, 'f>, Value) -> Result<(), CompileError>;

impl<'k, 'f> Translator<'k, 'f> {
    pub fn unsupported(&self, what: String) -> CompileError {
        CompileError::Unsupported { kernel: self.kernel.name.clone(), what }
    }

    pub fn word(&mut self, value: i64) -> Value {
        self.b.ins().iconst(types::I64, value)
    }

    pub fn shift_left(&mut self, x: Value, by: i64) -> Value {
        let by = self.b.ins().iconst(types::I32, by);
        self.b.ins().ishl(x, by)
    }

    pub fn value(&self, val: Val) -> Result<Value, CompileError> {
        self.values[val.index()].ok_or_else(|| codegen(self.kernel, format!("value {} is not defined", val.index())))
    }

    pub fn ty(&self, val: Val) -> Ty {
        self.kernel.values[val]
    }

    /// The bits of a value that is known, in every component.
    pub fn constant(&self, val: Val) -> Option<u32> {
        self.constants[val.index()]
    }

    pub fn know(&mut self, val: Val, bits: Option<u32>) {
        self.constants[val.index()] = bits;
    }

    /// A u32 as 64 bits.
    pub fn wide(&mut self, val: Val) -> Result<Value, CompileError> {
        if let Some(known) = self.constant(val) {
            return Ok(self.word(known.into()));
        }
        let value = self.value(val)?;
        Ok(self.b.ins().uextend(types::I64, value))
    }

    pub fn group(&self, axis: u8) -> Value {
        self.groups[usize::from(axis)]
    }

    pub fn var(&self, var: Var) -> Variable {
        self.vars[var.index()]
    }

    /// Where a buffer begins.
    pub fn base(&self, buffer: Buffer) -> Value {
        self.buffers[buffer.index()]
    }

    fn buffers(&mut self, launch: Value) {
        let table = self.b.ins().load(types::I64, argument(), launch, offset_of!(Launch, buffers) as i32);
        for i in 0..self.kernel.buffers.len() {
            let at = i * size_of::<RawBuffer>() + offset_of!(RawBuffer, ptr);
            let base = self.b.ins().load(types::I64, argument(), table, at as i32);
            self.buffers.push(base);
        }
    }

    /// Address and offset of an element of memory (an entry, in private arrays).
    pub fn address(&mut self, mem: Mem, index: Val) -> Result<(Value, i32), CompileError> {
        let (base, offset, bytes) = match mem {
            Mem::Buffer(buffer) => (self.buffers[buffer.index()], 0, self.elem(mem).bytes()),
            Mem::Shared(id) => (self.scratch, self.layout.shared(id), self.kernel.elem(mem).bytes()),
            Mem::Private(id) => {
                (self.scratch, self.layout.private(id), super::layout::entry_bytes(&self.kernel.private[id]))
            }
        };
        if let Some(known) = self.constant(index)
            && let Ok(known) = i32::try_from(u64::from(known) * bytes)
            && let Some(offset) = offset.checked_add(known)
        {
            return Ok((base, offset));
        }
        let index = self.wide(index)?;
        // Elements and entries have 1, 2, 4, 8 or 16 bytes.
        let index = if bytes == 1 { index } else { self.shift_left(index, bytes.trailing_zeros().into()) };
        Ok((self.b.ins().iadd(base, index), offset))
    }

    /// Emits what has no operands ahead of everything: constants, dims, scalars.
    fn hoist(&mut self, body: &'k [Stmt], known: &Env) -> Result<(), CompileError> {
        for stmt in body {
            match stmt {
                Stmt::Let(val, inst) => {
                    if let Some(value) = self.head(*val, inst, known)? {
                        self.values[val.index()] = Some(value);
                    }
                }
                Stmt::For { body, .. } => self.hoist(body, known)?,
                Stmt::If { then, otherwise, .. } => {
                    self.hoist(then, known)?;
                    self.hoist(otherwise, known)?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn head(&mut self, val: Val, inst: &Inst, known: &Env) -> Result<Option<Value>, CompileError> {
        let passed = |t: &mut Self, field: usize, index: usize, ty: Type| {
            let table = t.b.ins().load(types::I64, argument(), t.launch, field as i32);
            t.b.ins().load(ty, argument(), table, (4 * index) as i32)
        };
        Ok(Some(match inst {
            Inst::Const(c) => {
                let bits = match c {
                    Const::F32(v) => v.value().to_bits(),
                    Const::U32(v) => *v,
                    Const::I32(v) => v.cast_unsigned(),
                    Const::Bool(v) => u32::from(*v),
                };
                self.know(val, Some(bits));
                self.number(bits, self.ty(val))
            }
            Inst::Lane => {
                self.know(val, Some(0));
                self.number(0, Ty::U32)
            }
            Inst::Dim(dim) => match self.kernel.dims[*dim].eval(known) {
                Ok(value) => {
                    let value = u32::try_from(value).map_err(|_| CompileError::Size {
                        kernel: self.kernel.name.clone(),
                        what: format!("dim `{}` is {value}, which is beyond 32 bits", self.kernel.dims[*dim]),
                    })?;
                    self.know(val, Some(value));
                    self.number(value, Ty::U32)
                }
                Err(DimError::Unknown(_)) => passed(self, offset_of!(Launch, dims), dim.index(), types::I32),
                Err(error) => {
                    let what = error.to_string();
                    return Err(CompileError::Size { kernel: self.kernel.name.clone(), what });
                }
            },
            Inst::Scalar(scalar) => passed(self, offset_of!(Launch, scalars), scalar.index(), types::F32),
            Inst::GroupCount(axis) => {
                let at = offset_of!(Launch, groups) + 4 * usize::from(*axis);
                self.b.ins().load(types::I32, argument(), self.launch, at as i32)
            }
            _ => return Ok(None),
        }))
    }

    fn block(&mut self, body: &'k [Stmt]) -> Result<(), CompileError> {
        body.iter().try_for_each(|stmt| self.stmt(stmt))
    }

    fn stmt(&mut self, stmt: &'k Stmt) -> Result<(), CompileError> {
        match stmt {
            // Emitted at the entry.
            Stmt::Let(_, Inst::Const(_) | Inst::Lane | Inst::Dim(_) | Inst::Scalar(_) | Inst::GroupCount(_)) => {}
            Stmt::Let(val, inst) => {
                let value = self.inst(*val, inst)?;
                self.values[val.index()] = Some(value);
            }
            Stmt::Set(var, val) => {
                let value = self.value(*val)?;
                self.b.def_var(self.vars[var.index()], value);
            }
            Stmt::Store(mem, index, val) => self.store(*mem, *index, *val)?,
            Stmt::For { index, start, end, step, body } => {
                let (start, end, step) = (self.value(*start)?, self.value(*end)?, self.value(*step)?);
                self.loop_from(types::I32, start, end, Some(step), &mut |t, i| {
                    t.values[index.index()] = Some(i);
                    t.block(body)
                })?;
            }
            Stmt::If { condition, then, otherwise } => self.branch(*condition, then, otherwise)?,
            // One lane sees its own writes.
            Stmt::Barrier => {}
            Stmt::TileZero(tile) => self.tile_zero(*tile)?,
            Stmt::TileMma { .. } => self.tile_mma(stmt)?,
            Stmt::TileStore { .. } => self.tile_store(stmt)?,
        }
        Ok(())
    }

    fn branch(&mut self, condition: Val, then: &'k [Stmt], otherwise: &'k [Stmt]) -> Result<(), CompileError> {
        let condition = self.value(condition)?;
        let [then_block, else_block, after] = [(); 3].map(|()| self.b.create_block());
        let no: [BlockArg; 0] = [];
        self.b.ins().brif(condition, then_block, &no, else_block, &no);
        for (block, body) in [(then_block, then), (else_block, otherwise)] {
            self.b.switch_to_block(block);
            self.b.seal_block(block);
            self.block(body)?;
            self.b.ins().jump(after, &no);
        }
        self.b.switch_to_block(after);
        self.b.seal_block(after);
        Ok(())
    }

    /// A loop over 64-bit numbers in constant steps.
    pub fn count(
        &mut self,
        start: Value,
        end: Value,
        step: i64,
        mut body: impl FnMut(&mut Self, Value) -> Result<(), CompileError>,
    ) -> Result<(), CompileError> {
        let step = self.word(step);
        self.loop_from(types::I64, start, end, Some(step), &mut body)
    }

    /// A loop from `start` while below `end`; steps of 1 when none is given. The test before the first round is apart
    /// from that of the others, so that what the loop does not change can move ahead of it.
    fn loop_from(
        &mut self,
        ty: Type,
        start: Value,
        end: Value,
        step: Option<Value>,
        body: Body<'_, 'k, 'f>,
    ) -> Result<(), CompileError> {
        let (round, after) = (self.b.create_block(), self.b.create_block());
        let index = self.b.append_block_param(round, ty);
        let no: [BlockArg; 0] = [];
        let first = self.b.ins().icmp(IntCC::UnsignedLessThan, start, end);
        self.b.ins().brif(first, round, &[BlockArg::from(start)], after, &no);
        self.b.switch_to_block(round);
        body(self, index)?;
        let next = match step {
            Some(step) => self.b.ins().iadd(index, step),
            None => {
                let one = self.b.ins().iconst(ty, 1);
                self.b.ins().iadd(index, one)
            }
        };
        let again = self.b.ins().icmp(IntCC::UnsignedLessThan, next, end);
        self.b.ins().brif(again, round, &[BlockArg::from(next)], after, &no);
        self.b.seal_block(round);
        self.b.switch_to_block(after);
        self.b.seal_block(after);
        Ok(())
    }
}
