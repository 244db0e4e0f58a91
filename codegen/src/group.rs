//! What one launch may compute: the table "What a group may be" of `docs/architecture.md` as a function.
//!
//! [`Form::of`] says what a value is while its group is still open (not yet behind a `mat`), from its op and the forms
//! of its arguments, and answers `None` for what no kernel of ours computes. Extraction asks it for every form it
//! weighs, `fuse` for every group it reads off, so rules may propose anything and nothing wrong gets through.
//! Deliberately absent: costs (`cost.rs`), and the sharing of dear values, which concerns several groups (`sharing.rs`).

use tf_ir::ops::{Op, Type};
use tf_ir::shape::{Dim, ROWS, WANTED};

/// The kinds of group that `kernelize` knows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GroupKind {
    /// One or more `matmul` with one x.
    Matmul,
    /// One or more `expert_matmul` with one x and one choice of experts.
    Experts,
    /// One `order`.
    Order,
    /// One `attention`.
    Attention,
    /// One `conv_scan`.
    Conv,
    /// One `delta_scan`.
    Delta,
    /// No anchor, or `kv_store`, `gather`, `take`.
    Rows,
}

impl GroupKind {
    pub fn name(self) -> &'static str {
        match self {
            GroupKind::Matmul => "matmul",
            GroupKind::Experts => "experts",
            GroupKind::Order => "order",
            GroupKind::Attention => "attention",
            GroupKind::Conv => "conv",
            GroupKind::Delta => "delta",
            GroupKind::Rows => "rows",
        }
    }
}

/// What a value is inside a group. Values are named by numbers: classes of an e-graph, or values of a graph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Form {
    /// A param, the result of another launch, or a view of one: read where it is needed.
    Stored,
    /// Computed at an index of the row: elementwise ops, views, and reductions of the last axis.
    Row {
        /// The leading axes at which the reductions below it were made.
        reduced: Option<Vec<Dim>>,
        /// Below it a `gather` or `take`: it can be stored, and is no prologue.
        fetched: bool,
    },
    /// The result of an anchor, or an epilogue of it.
    Anchored { kind: GroupKind, key: Key },
    /// A `kv_store`.
    Store,
    /// Several roots of one launch.
    Several { kind: GroupKind, key: Option<Key> },
}

/// What the anchors of one launch share: x for `matmul`; x, experts and order for `expert_matmul`; else the anchor itself.
pub type Key = [u32; 3];

/// An argument: its form, the number it goes by, its type.
#[derive(Clone, Copy)]
pub struct Arg<'a> {
    pub form: &'a Form,
    pub id: u32,
    pub ty: &'a Type,
}

impl Form {
    const PLAIN: Form = Form::Row { reduced: None, fetched: false };

    /// The form of `op`, named `id` and of type `ty`, over these arguments; `None`: no group may hold it.
    pub fn of(op: &Op, id: u32, ty: &Type, args: &[Arg]) -> Option<Form> {
        let stored = |index: usize| *args[index].form == Form::Stored;
        match op {
            Op::Const(_) | Op::Scalar(_) | Op::DimValue(_) => Some(Form::PLAIN),
            Op::Unary(_) | Op::Binary(_) | Op::Compare(_) | Op::Select => elementwise(ty, args),
            Op::Reshape(_) | Op::Transpose(_) => view(ty, args[0], false),
            Op::Slice { axis, .. } => view(ty, args[0], is_last(ty, *axis)),
            Op::Concat { axis } if is_last(ty, *axis) => match elementwise_parts(ty, args)? {
                row @ Form::Row { .. } => Some(row),
                _ => None,
            },
            Op::Concat { .. } => None,
            Op::Reduce(_) | Op::TopK { .. } => reduce(ty, args[0]),
            Op::FoldSum { axis } => {
                (plain_function(args[0]) && (*axis > 0 || row_axis(args[0].ty).is_none())).then_some(Form::PLAIN)
            }
            Op::Pick => match elementwise_parts(ty, args)? {
                row @ Form::Row { .. } => Some(row),
                _ => None,
            },
            Op::Matmul => (stored(1) && row_function(args[0]))
                .then_some(Form::Anchored { kind: GroupKind::Matmul, key: [args[0].id; 3] }),
            Op::ExpertMatmul => (0..4)
                .all(stored)
                .then_some(Form::Anchored { kind: GroupKind::Experts, key: [args[0].id, args[2].id, args[3].id] }),
            Op::Order { .. } => stored(0).then_some(Form::Anchored { kind: GroupKind::Order, key: [id; 3] }),
            Op::Gather | Op::Take => (stored(0) && stored(1)).then_some(Form::Row { reduced: None, fetched: true }),
            Op::KvStore => (stored(0) && row_function(args[1])).then_some(Form::Store),
            Op::Attention { .. } => (row_function(args[0]) && stored(1) && stored(2))
                .then_some(Form::Anchored { kind: GroupKind::Attention, key: [id; 3] }),
            Op::ConvScan => (plain_function(args[0]) && stored(1) && stored(2))
                .then_some(Form::Anchored { kind: GroupKind::Conv, key: [id; 3] }),
            Op::DeltaScan => (args[..2].iter().all(|a| row_function(*a))
                && args[2..5].iter().all(|a| plain_function(*a))
                && stored(5))
            .then_some(Form::Anchored { kind: GroupKind::Delta, key: [id; 3] }),
            Op::Materialize => Some(Form::Stored),
            Op::Both => several(args),
            Op::Part(_) => stored(0).then_some(Form::Stored),
        }
    }

    /// The kind of the group that has this form at its root; `None` for what is already stored.
    pub fn kind(&self) -> Option<GroupKind> {
        match self {
            Form::Stored => None,
            Form::Row { .. } | Form::Store => Some(GroupKind::Rows),
            Form::Anchored { kind, .. } | Form::Several { kind, .. } => Some(*kind),
        }
    }
}

/// All axes but the last.
fn leading(ty: &Type) -> Option<&[Dim]> {
    let shape = &ty.as_tensor()?.shape;
    Some(&shape[..shape.len().saturating_sub(1)])
}

fn is_last(ty: &Type, axis: u8) -> bool {
    ty.as_tensor().is_some_and(|t| t.shape.len() == axis as usize + 1)
}

/// The axis of the step's rows, when a value has it.
fn row_axis(ty: &Type) -> Option<&Dim> {
    let first = ty.as_tensor()?.shape.first()?;
    first.as_sym().filter(|name| matches!(name.as_ref(), ROWS | WANTED)).map(|_| first)
}

/// An operand that all lanes compute together for one index of the leading axes.
fn row_function(arg: Arg) -> bool {
    match arg.form {
        Form::Stored => true,
        Form::Row { reduced, fetched: false } => reduced.is_none() || reduced.as_deref() == leading(arg.ty),
        Form::Row { fetched: true, .. } | Form::Anchored { .. } | Form::Store | Form::Several { .. } => false,
    }
}

/// An operand that one lane computes for one element.
fn plain_function(arg: Arg) -> bool {
    matches!(arg.form, Form::Stored | Form::Row { reduced: None, fetched: false })
}

fn elementwise(ty: &Type, args: &[Arg]) -> Option<Form> {
    for arg in args {
        if let Form::Anchored { kind, .. } = arg.form {
            let fits = match kind {
                GroupKind::Delta => leading(arg.ty) == leading(ty),
                GroupKind::Matmul
                | GroupKind::Experts
                | GroupKind::Order
                | GroupKind::Attention
                | GroupKind::Conv
                | GroupKind::Rows => arg.ty.as_tensor()?.shape == ty.as_tensor()?.shape,
            };
            if !fits {
                return None;
            }
        }
    }
    elementwise_parts(ty, args)
}

/// Joins the forms of arguments that are read at one index.
fn elementwise_parts(ty: &Type, args: &[Arg]) -> Option<Form> {
    let (mut at, mut any_fetched, mut anchor) = (None, false, None);
    for arg in args {
        match arg.form {
            Form::Stored => {}
            Form::Row { reduced, fetched } => {
                any_fetched |= fetched;
                if let Some(axes) = reduced {
                    if leading(ty) != Some(axes.as_slice()) {
                        return None;
                    }
                    at = Some(axes.clone());
                }
            }
            Form::Anchored { .. } => match &anchor {
                None => anchor = Some(arg.form.clone()),
                Some(other) if other == arg.form => {}
                Some(_) => return None,
            },
            Form::Store | Form::Several { .. } => return None,
        }
    }
    match anchor {
        None => Some(Form::Row { reduced: at, fetched: any_fetched }),
        Some(anchor) => (at.is_none() && !any_fetched).then_some(anchor),
    }
}

fn view(ty: &Type, arg: Arg, along_row: bool) -> Option<Form> {
    match arg.form {
        Form::Stored => Some(Form::Stored),
        Form::Row { reduced: Some(_), .. } if !along_row => None,
        Form::Row { .. } if row_axis(arg.ty) == row_axis(ty) => Some(arg.form.clone()),
        Form::Row { .. } | Form::Anchored { .. } | Form::Store | Form::Several { .. } => None,
    }
}

fn reduce(ty: &Type, arg: Arg) -> Option<Form> {
    match arg.form {
        Form::Stored => Some(Form::Row { reduced: Some(leading(ty)?.to_vec()), fetched: false }),
        Form::Row { reduced, fetched } => {
            let here = leading(ty)?;
            (reduced.is_none() || reduced.as_deref() == Some(here))
                .then(|| Form::Row { reduced: Some(here.to_vec()), fetched: *fetched })
        }
        Form::Anchored { kind: GroupKind::Delta, .. } => Some(arg.form.clone()),
        Form::Anchored { .. } | Form::Store | Form::Several { .. } => None,
    }
}

fn several(args: &[Arg]) -> Option<Form> {
    let of_root = |form: &Form| match form {
        Form::Row { .. } | Form::Store => Some((GroupKind::Rows, None)),
        Form::Anchored { kind: GroupKind::Matmul, key } => Some((GroupKind::Matmul, Some(*key))),
        Form::Anchored { .. } | Form::Stored | Form::Several { .. } => None,
    };
    let (kind, key) = of_root(args.first()?.form)?;
    args.iter().all(|a| of_root(a.form) == Some((kind, key))).then_some(Form::Several { kind, key })
}
