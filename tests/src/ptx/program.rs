//! Reads PTX into a form that `run.rs` executes: registers by number, labels by
//! position, symbols by address.
//!
//! Promises an error with its line for what is not understood. It is no type
//! checker: `ptxas` is, and a text goes there too.

use std::collections::HashMap;

/// An operand's or instruction's type. Untyped bits are unsigned numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ty {
    U(u8),
    S(u8),
    F16,
    Bf16,
    F32,
    F64,
    F16x2,
    Bf16x2,
    Pred,
}

impl Ty {
    fn of(name: &str) -> Option<Ty> {
        Some(match name {
            "b8" | "u8" => Ty::U(1),
            "b16" | "u16" => Ty::U(2),
            "b32" | "u32" => Ty::U(4),
            "b64" | "u64" => Ty::U(8),
            "s8" => Ty::S(1),
            "s16" => Ty::S(2),
            "s32" => Ty::S(4),
            "s64" => Ty::S(8),
            "f16" => Ty::F16,
            "bf16" => Ty::Bf16,
            "f32" => Ty::F32,
            "f64" => Ty::F64,
            "f16x2" => Ty::F16x2,
            "bf16x2" => Ty::Bf16x2,
            "pred" => Ty::Pred,
            _ => return None,
        })
    }

    /// Bytes in memory and in a register.
    pub fn bytes(self) -> usize {
        match self {
            Ty::U(bytes) | Ty::S(bytes) => bytes.into(),
            Ty::F16 | Ty::Bf16 => 2,
            Ty::F32 | Ty::F16x2 | Ty::Bf16x2 => 4,
            Ty::F64 => 8,
            Ty::Pred => 1,
        }
    }
}

/// What a lane or group can ask about itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Special {
    Tid(usize),
    Ntid(usize),
    Ctaid(usize),
    Nctaid(usize),
    Lane,
    Warp,
}

/// Where a memory operand starts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Base {
    Register(usize),
    /// A parameter, by position.
    Param(usize),
    /// A fixed address, of a variable or a number.
    Address(u64),
}

#[derive(Clone, Debug, PartialEq)]
pub enum Operand {
    Register(usize),
    Number(u64),
    Special(Special),
    Vector(Vec<Operand>),
    Memory(Base, i64),
    /// The position of an instruction.
    Target(usize),
    /// `_`: the result is not wanted.
    Sink,
    /// `!p`.
    Not(usize),
    /// `p|q`: a result and its complement, or shfl's result and predicate.
    Both(usize, usize),
}

/// One instruction: `@guard name.modifier.modifier operands;`.
#[derive(Clone, Debug)]
pub struct Instruction {
    pub line: usize,
    /// The register and whether it is complemented.
    pub guard: Option<(usize, bool)>,
    /// The name up to the first dot.
    pub name: String,
    /// All that follows it, dots removed; types too.
    pub modifiers: Vec<String>,
    /// The types among the modifiers, in order.
    pub types: Vec<Ty>,
    pub operands: Vec<Operand>,
}

impl Instruction {
    pub fn has(&self, modifier: &str) -> bool {
        self.modifiers.iter().any(|known| known == modifier)
    }
}

/// A kernel.
#[derive(Clone, Debug, Default)]
pub struct Program {
    pub name: String,
    /// Bytes of each parameter.
    pub params: Vec<usize>,
    pub registers: usize,
    /// Bytes of static shared memory of a group, and of a lane's local memory.
    pub shared: usize,
    pub local: usize,
    pub code: Vec<Instruction>,
}

/// The names seen while reading a kernel.
#[derive(Default)]
struct Names {
    registers: HashMap<String, usize>,
    params: HashMap<String, usize>,
    variables: HashMap<String, u64>,
    labels: HashMap<String, usize>,
}

impl Program {
    /// Reads the kernel of that name out of a module.
    pub fn parse(text: &str, entry: &str) -> Result<Program, String> {
        let text = without_comments(text);
        let mut program = Program { name: entry.to_owned(), ..Program::default() };
        let mut names = Names::default();
        let start = find_entry(&text, entry).ok_or_else(|| format!("the text has no .entry `{entry}`"))?;
        let open = text[start..].find('{').map(|at| start + at).ok_or("the kernel has no body")?;
        // Variables of the module stand before its kernels.
        for (line, statement) in statements(&text[..start], 1) {
            if let Some(at) = statement.find(".shared") {
                variable(&mut program, &mut names, &statement[at..]).map_err(|what| format!("line {line}: {what}"))?;
            }
        }
        let head = text[start..open].split_once('(').and_then(|(_, rest)| rest.split_once(')'));
        for declaration in head.map_or("", |(list, _)| list).split(',').filter(|part| !part.trim().is_empty()) {
            let (name, bytes) = declared(declaration)?;
            names.params.insert(name, program.params.len());
            program.params.push(bytes);
        }
        let first = 1 + text[..open].matches('\n').count();
        let body = statements(body_of(&text[open..])?, first);
        let mut waiting = Vec::new();
        for (line, statement) in &body {
            let fault = |what: String| format!("line {line}: {what}: `{statement}`");
            let mut rest = statement.as_str();
            while let Some((label, tail)) = label(rest) {
                names.labels.insert(label.to_owned(), program.code.len());
                rest = tail.trim_start();
            }
            rest = rest.strip_prefix(".extern").unwrap_or(rest).trim_start();
            if rest.starts_with(".reg") {
                registers(&mut program, &mut names, rest).map_err(fault)?;
            } else if rest.starts_with(".shared") || rest.starts_with(".local") {
                variable(&mut program, &mut names, rest).map_err(fault)?;
            } else if !rest.is_empty() && ![".pragma", ".loc", ".file"].iter().any(|word| rest.starts_with(word)) {
                let (instruction, operands) = head_of(*line, rest, &names).map_err(fault)?;
                program.code.push(instruction);
                waiting.push((statement.clone(), operands));
            }
        }
        // Operands are read last: a label may stand below its use.
        for (instruction, (statement, operands)) in program.code.iter_mut().zip(waiting) {
            for operand in split_operands(&operands) {
                let operand = names.operand(operand.trim());
                let fault = |what| format!("line {}: {what}: `{statement}`", instruction.line);
                instruction.operands.push(operand.map_err(fault)?);
            }
        }
        Ok(program)
    }
}

/// Blanks comments, keeping lines.
fn without_comments(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('/') {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if let Some(comment) = rest.strip_prefix("/*") {
            comment.find("*/").map_or(rest.len(), |at| at + 4)
        } else {
            out.push('/');
            rest = &rest[1..];
            continue;
        };
        out.extend(rest[..length].chars().filter(|c| *c == '\n'));
        rest = &rest[length..];
    }
    out + rest
}

fn find_entry(text: &str, entry: &str) -> Option<usize> {
    let mut from = 0;
    while let Some(at) = text[from..].find(".entry") {
        let after = from + at + ".entry".len();
        let name = text[after..].trim_start();
        let end = name.find(|c: char| !is_name(c)).unwrap_or(name.len());
        if &name[..end] == entry {
            return Some(after);
        }
        from = after;
    }
    None
}

fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || "_$%.".contains(c)
}

/// What stands between a kernel's outer braces.
fn body_of(text: &str) -> Result<&str, String> {
    let mut depth = 0;
    for (at, c) in text.char_indices() {
        depth += i32::from(c == '{') - i32::from(c == '}');
        if depth == 0 {
            return Ok(&text[1..at]);
        }
    }
    Err("the kernel's body does not end".into())
}

/// Statements with their lines. Braces that open a scope separate like semicolons.
fn statements(text: &str, first_line: usize) -> Vec<(usize, String)> {
    let mut list = Vec::new();
    let mut line = first_line;
    let mut current = String::new();
    let mut at = line;
    for c in text.chars() {
        let scope = current.trim().is_empty() && (c == '{' || c == '}');
        if c == ';' || scope {
            list.push((at, std::mem::take(&mut current).trim().to_owned()));
        } else {
            if current.trim().is_empty() && !c.is_whitespace() {
                at = line;
            }
            current.push(if c == '\n' { ' ' } else { c });
        }
        line += usize::from(c == '\n');
    }
    list.push((at, current.trim().to_owned()));
    list.retain(|(_, statement)| !statement.is_empty());
    list
}

fn label(statement: &str) -> Option<(&str, &str)> {
    let end = statement.find(|c: char| !is_name(c))?;
    let rest = statement[end..].trim_start().strip_prefix(':')?;
    Some((&statement[..end], rest))
}

/// The name and bytes of `.param .u64 x` or `.align 8 .b8 x[16]`.
fn declared(declaration: &str) -> Result<(String, usize), String> {
    let words: Vec<&str> = declaration.split_whitespace().collect();
    let ty = words.iter().find_map(|word| Ty::of(word.strip_prefix('.')?));
    let (Some(ty), Some(last)) = (ty, words.last()) else {
        return Err(format!("no type or name in `{}`", declaration.trim()));
    };
    let (name, count) = match last.split_once('[') {
        None => (*last, Ok(1)),
        Some((name, "]")) => (name, Ok(0)),
        Some((name, count)) => (name, count.trim_end_matches(']').parse::<usize>()),
    };
    let count = count.map_err(|_| format!("`{last}` has no length"))?;
    Ok((name.to_owned(), ty.bytes() * count))
}

fn variable(program: &mut Program, names: &mut Names, statement: &str) -> Result<(), String> {
    let (name, bytes) = declared(statement)?;
    let memory = if statement.starts_with(".shared") { &mut program.shared } else { &mut program.local };
    *memory = memory.next_multiple_of(16);
    names.variables.insert(name, *memory as u64);
    *memory += bytes;
    Ok(())
}

fn registers(program: &mut Program, names: &mut Names, statement: &str) -> Result<(), String> {
    let rest = statement[".reg".len()..].trim_start();
    let (_, list) = rest.split_once(char::is_whitespace).ok_or("no names")?;
    for name in list.split(',').map(str::trim) {
        let mut add = |name: String| {
            names.registers.insert(name, program.registers);
            program.registers += 1;
        };
        match name.split_once('<') {
            None => add(name.to_owned()),
            Some((stem, count)) => {
                let count: usize = count.trim_end_matches('>').parse().map_err(|_| "no number of registers")?;
                (0..count).for_each(|n| add(format!("{stem}{n}")));
            }
        }
    }
    Ok(())
}

/// The instruction without its operands, and those as text.
fn head_of(line: usize, statement: &str, names: &Names) -> Result<(Instruction, String), String> {
    let mut rest = statement;
    let mut guard = None;
    if let Some(guarded) = rest.strip_prefix('@') {
        let (name, tail) = guarded.split_once(char::is_whitespace).ok_or("a guard without an instruction")?;
        let complement = name.starts_with('!');
        guard = Some((names.register(name.trim_start_matches('!'))?, complement));
        rest = tail.trim_start();
    }
    let (spelled, operands) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let mut parts = spelled.split('.').filter(|part| !part.is_empty());
    let name = parts.next().ok_or("no instruction")?.to_owned();
    let modifiers: Vec<String> = parts.map(str::to_owned).collect();
    let types = modifiers.iter().filter_map(|modifier| Ty::of(modifier)).collect();
    let instruction = Instruction { line, guard, name, modifiers, types, operands: Vec::new() };
    Ok((instruction, operands.to_owned()))
}

/// Splits at commas outside brackets and braces.
fn split_operands(text: &str) -> Vec<&str> {
    let mut list = Vec::new();
    let (mut depth, mut start) = (0, 0);
    for (at, c) in text.char_indices() {
        depth += i32::from("[{(".contains(c)) - i32::from("]})".contains(c));
        if c == ',' && depth == 0 {
            list.push(&text[start..at]);
            start = at + 1;
        }
    }
    list.push(&text[start..]);
    list.retain(|operand| !operand.trim().is_empty());
    list
}

/// A number as PTX writes it; floats by their bits.
fn number(text: &str) -> Option<u64> {
    let (negative, digits) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
    let digits = digits.strip_suffix('U').unwrap_or(digits);
    let value = if let Some(bits) = digits.strip_prefix("0f").or(digits.strip_prefix("0F")) {
        u32::from_str_radix(bits, 16).ok()?.into()
    } else if let Some(bits) = digits.strip_prefix("0d").or(digits.strip_prefix("0D")) {
        u64::from_str_radix(bits, 16).ok()?
    } else if let Some(bits) = digits.strip_prefix("0x").or(digits.strip_prefix("0X")) {
        u64::from_str_radix(bits, 16).ok()?
    } else {
        digits.parse().ok()?
    };
    Some(if negative { value.wrapping_neg() } else { value })
}

impl Names {
    fn register(&self, name: &str) -> Result<usize, String> {
        self.registers.get(name).copied().ok_or_else(|| format!("no register `{name}`"))
    }

    fn operand(&self, text: &str) -> Result<Operand, String> {
        if let Some(inner) = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            return self.memory(inner.trim());
        }
        if let Some(inner) = text.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')) {
            let parts = split_operands(inner).into_iter().map(|part| self.operand(part.trim()));
            return Ok(Operand::Vector(parts.collect::<Result<_, _>>()?));
        }
        if let Some((first, second)) = text.split_once('|') {
            return Ok(Operand::Both(self.register(first.trim())?, self.register(second.trim())?));
        }
        if let Some(name) = text.strip_prefix('!') {
            return Ok(Operand::Not(self.register(name.trim())?));
        }
        if text == "_" {
            return Ok(Operand::Sink);
        }
        if let Some(special) = special(text) {
            return Ok(Operand::Special(special));
        }
        if let Some(value) = number(text).or(self.variables.get(text).copied()) {
            return Ok(Operand::Number(value));
        }
        if let Some(target) = self.labels.get(text) {
            return Ok(Operand::Target(*target));
        }
        self.register(text).map(Operand::Register).map_err(|_| format!("no register, variable or label `{text}`"))
    }

    fn memory(&self, text: &str) -> Result<Operand, String> {
        let at = text[1..].find(['+', '-']).map(|at| at + 1).unwrap_or(text.len());
        let (base, offset) = text.split_at(at);
        let base = base.trim();
        let offset: String = offset.chars().filter(|c| !c.is_whitespace() && *c != '+').collect();
        let offset = match offset.as_str() {
            "" => 0,
            offset => number(offset).ok_or_else(|| format!("no offset `{offset}`"))? as i64,
        };
        let base = if let Some(param) = self.params.get(base) {
            Base::Param(*param)
        } else if let Some(address) = number(base).or(self.variables.get(base).copied()) {
            Base::Address(address)
        } else {
            Base::Register(self.register(base)?)
        };
        Ok(Operand::Memory(base, offset))
    }
}

fn special(text: &str) -> Option<Special> {
    let axis = |rest: &str| ["x", "y", "z"].iter().position(|axis| *axis == rest);
    match text {
        "%laneid" => Some(Special::Lane),
        "%warpid" => Some(Special::Warp),
        _ => {
            let (name, rest) = text.split_once('.')?;
            match name {
                "%tid" => axis(rest).map(Special::Tid),
                "%ntid" => axis(rest).map(Special::Ntid),
                "%ctaid" => axis(rest).map(Special::Ctaid),
                "%nctaid" => axis(rest).map(Special::Nctaid),
                _ => None,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_registers_labels_and_memory() {
        let text = ".version 8.7\n.shared .b8 early[8];\n.visible .entry k(.param .u64 x, .param .u32 n)\n{\n\
                    .reg .b32 %r<3>; .reg .pred p, q;\n .shared .align 16 .b8 tile[32];\n\
                    /* a\n comment */ @!p bra END; // skip\n ld.global.v2.u32 {%r0, _}, [%r2 + -4];\n\
                    setp.lt.u32 p|q, %r0, 0x10;\nmov.u32 %r1, tile;\nEND: ret;\n}";
        let program = Program::parse(text, "k").unwrap();
        assert_eq!((program.params.as_slice(), program.registers, program.shared), (&[8, 4][..], 5, 48));
        let shown: Vec<_> = program.code.iter().map(|i| (i.line, i.name.as_str(), i.operands.clone())).collect();
        let memory = Operand::Memory(Base::Register(2), -4);
        assert_eq!(
            shown,
            [
                (8, "bra", vec![Operand::Target(4)]),
                (9, "ld", vec![Operand::Vector(vec![Operand::Register(0), Operand::Sink]), memory]),
                (10, "setp", vec![Operand::Both(3, 4), Operand::Register(0), Operand::Number(16)]),
                (11, "mov", vec![Operand::Register(1), Operand::Number(16)]),
                (12, "ret", vec![]),
            ]
        );
        assert_eq!(program.code[0].guard, Some((3, true)));
        assert_eq!(program.code[1].types, [Ty::U(4)]);
    }

    #[test]
    fn says_what_it_does_not_know() {
        let check = |body: &str, expected: &str| {
            let text = format!(".entry k()\n{{\n{body}\n}}");
            assert_eq!(Program::parse(&text, "k").unwrap_err(), expected);
        };
        check("mov.u32 %r0, 1;", "line 3: no register, variable or label `%r0`: `mov.u32 %r0, 1`");
        check("bra AWAY;", "line 3: no register, variable or label `AWAY`: `bra AWAY`");
        assert_eq!(Program::parse("", "k").unwrap_err(), "the text has no .entry `k`");
    }
}
