//! Reading tokens one after the other: what both levels' parsers share.
//!
//! A fault is pushed where it is seen; [`Stop`] then unwinds to the line's start, and the parser goes on with the next
//! line, so that all bad lines are reported.

use super::lex::{Kind, MAX_DIAGS, Token, lex};
use crate::diag::Diag;
use crate::dtype::DType;
use crate::ops::{TensorType, Type};
use crate::shape::{Dim, is_name};

/// Nested tuples, loops and branches that are read.
pub const MAX_NESTING: usize = 64;
/// Elements of one list (parameters, arguments, axes).
pub const MAX_LIST: usize = 65_536;

/// A fault was reported; this line means nothing any more.
#[derive(Debug)]
pub struct Stop;
pub type Parse<T> = Result<T, Stop>;

pub struct Cursor<'a> {
    tokens: Vec<Token<'a>>,
    at: usize,
    /// Where the line (statement, declaration) at hand begins.
    begin: usize,
    pub diags: Vec<Diag>,
}

impl<'a> Cursor<'a> {
    pub fn new(text: &'a str) -> Cursor<'a> {
        let (tokens, diags) = lex(text);
        Cursor { tokens, at: 0, begin: 0, diags }
    }

    pub fn token(&self) -> Token<'a> {
        self.tokens[self.at.min(self.tokens.len() - 1)]
    }

    pub fn peek(&self) -> Kind<'a> {
        self.token().kind
    }

    pub fn peek_second(&self) -> Kind<'a> {
        self.tokens[(self.at + 1).min(self.tokens.len() - 1)].kind
    }

    pub fn advance(&mut self) -> Token<'a> {
        let token = self.token();
        self.at += 1;
        token
    }

    /// Notes that a line (statement, declaration) begins here.
    pub fn begin(&mut self) -> Token<'a> {
        self.begin = self.at;
        self.token()
    }

    /// Whether the token before this one is on an earlier line.
    fn starts_line(&self) -> bool {
        self.at == 0 || self.tokens[(self.at - 1).min(self.tokens.len() - 1)].line < self.token().line
    }

    /// Reports a fault at a token.
    pub fn fault_at(&mut self, token: Token<'_>, message: impl Into<String>) -> Stop {
        if self.diags.len() < MAX_DIAGS {
            self.diags.push(Diag::new("", token.line, token.column, message));
        }
        Stop
    }

    /// Reports that something else stands here.
    pub fn expected(&mut self, what: &str) -> Stop {
        if self.at > self.begin && self.starts_line() {
            let last = self.tokens[self.at.min(self.tokens.len()) - 1];
            let end = Token { column: last.column + last.kind.width(), ..last };
            return self.fault_at(end, format!("expected {what}, found the end of the line"));
        }
        let found = match self.peek() {
            Kind::Word(w) | Kind::Number(w) => format!("`{w}`"),
            Kind::Value(v) => format!("`%{v}`"),
            Kind::Name(n) => format!("`@{n}`"),
            Kind::Sign(s) => format!("`{s}`"),
            Kind::End => "the end of the text".to_string(),
        };
        self.fault_at(self.token(), format!("expected {what}, found {found}"))
    }

    pub fn at_sign(&self, sign: &str) -> bool {
        matches!(self.peek(), Kind::Sign(s) if s == sign)
    }

    pub fn eat(&mut self, sign: &str) -> bool {
        let hit = self.at_sign(sign);
        self.at += usize::from(hit);
        hit
    }

    pub fn expect(&mut self, sign: &str) -> Parse<()> {
        if self.eat(sign) { Ok(()) } else { Err(self.expected(&format!("`{sign}`"))) }
    }

    pub fn at_word(&self, word: &str) -> bool {
        matches!(self.peek(), Kind::Word(w) if w == word)
    }

    pub fn eat_word(&mut self, word: &str) -> bool {
        let hit = self.at_word(word);
        self.at += usize::from(hit);
        hit
    }

    pub fn expect_word(&mut self, word: &str) -> Parse<()> {
        if self.eat_word(word) { Ok(()) } else { Err(self.expected(&format!("`{word}`"))) }
    }

    pub fn word(&mut self, what: &str) -> Parse<&'a str> {
        match self.peek() {
            Kind::Word(w) => {
                self.at += 1;
                Ok(w)
            }
            _ => Err(self.expected(what)),
        }
    }

    /// `%name`, without the sign.
    pub fn value(&mut self) -> Parse<(&'a str, Token<'a>)> {
        match self.peek() {
            Kind::Value(v) if !v.is_empty() => Ok((v, self.advance())),
            _ => Err(self.expected("a value such as `%0`")),
        }
    }

    /// `@name`, without the sign.
    pub fn name(&mut self) -> Parse<&'a str> {
        match self.peek() {
            Kind::Name(n) if !n.is_empty() => {
                self.at += 1;
                Ok(n)
            }
            _ => Err(self.expected("a name such as `@mlp`")),
        }
    }

    /// A whole number without sign that fits `T`.
    pub fn int<T: TryFrom<u64>>(&mut self, what: &str) -> Parse<T> {
        let value = match self.peek() {
            Kind::Number(n) => n.parse::<u64>().ok().and_then(|v| T::try_from(v).ok()),
            _ => None,
        };
        match value {
            Some(value) => {
                self.at += 1;
                Ok(value)
            }
            None => Err(self.expected(what)),
        }
    }

    /// A number with or without sign, `inf`, `nan`.
    pub fn float(&mut self) -> Parse<f32> {
        let negative = self.eat("-");
        let value = match self.peek() {
            Kind::Number(n) => n.parse::<f32>().ok().filter(|v| v.is_finite()),
            Kind::Word("inf") => Some(f32::INFINITY),
            Kind::Word("nan") => Some(f32::NAN),
            _ => None,
        };
        match value {
            Some(value) => {
                self.at += 1;
                Ok(if negative { -value } else { value })
            }
            None => Err(self.expected("a number that fits f32")),
        }
    }

    /// `2*nk*dk + nv*dv`
    pub fn dim(&mut self) -> Parse<Dim> {
        let start = self.token();
        let mut sum = Dim::constant(0);
        let mut negative = self.eat("-");
        loop {
            let mut product = self.dim_factor()?;
            while self.eat("*") {
                product = product * self.dim_factor()?;
            }
            sum = if negative { sum - product } else { sum + product };
            if sum.is_overflow() {
                return Err(self.fault_at(start, "the dim does not fit: its numbers or its terms are too many"));
            }
            if self.eat("-") {
                negative = true;
            } else if self.eat("+") {
                negative = false;
            } else {
                return Ok(sum);
            }
        }
    }

    fn dim_factor(&mut self) -> Parse<Dim> {
        match self.peek() {
            Kind::Number(_) => {
                let value: i64 = self.int("a whole number")?;
                Ok(Dim::constant(value.unsigned_abs()))
            }
            Kind::Word(name) if is_name(name) => {
                self.at += 1;
                Ok(Dim::sym(name))
            }
            _ => Err(self.expected("a dim such as `2*hd`")),
        }
    }

    /// Items between `open` and `close`, separated by commas.
    pub fn list<T>(&mut self, open: &str, close: &str, item: impl FnMut(&mut Self) -> Parse<T>) -> Parse<Vec<T>> {
        self.expect(open)?;
        if self.eat(close) {
            return Ok(Vec::new());
        }
        let items = self.items(item)?;
        self.expect(close)?;
        Ok(items)
    }

    /// At least one item, separated by commas.
    pub fn items<T>(&mut self, mut item: impl FnMut(&mut Self) -> Parse<T>) -> Parse<Vec<T>> {
        let mut items = Vec::new();
        loop {
            let token = self.token();
            items.push(item(self)?);
            if items.len() > MAX_LIST {
                return Err(self.fault_at(token, format!("a list has more than {MAX_LIST} elements")));
            }
            if !self.eat(",") {
                return Ok(items);
            }
        }
    }

    /// `f32[n, H]`, `pages f32[nkv, hd]`, `slots f32[nv, dk, dv]`, `(f32[n], f32[m])`
    pub fn ty(&mut self) -> Parse<Type> {
        self.nested_ty(0)
    }

    fn nested_ty(&mut self, depth: usize) -> Parse<Type> {
        if depth > MAX_NESTING {
            return Err(self.fault_at(self.token(), format!("tuples are nested more than {MAX_NESTING} deep")));
        }
        match self.peek() {
            Kind::Sign("(") => Ok(Type::Tuple(self.list("(", ")", |c| c.nested_ty(depth + 1))?)),
            Kind::Word("pages") => {
                self.at += 1;
                Ok(Type::Pages(self.tensor_type()?))
            }
            Kind::Word("slots") => {
                self.at += 1;
                Ok(Type::Slots(self.tensor_type()?))
            }
            _ => Ok(Type::Tensor(self.tensor_type()?)),
        }
    }

    fn tensor_type(&mut self) -> Parse<TensorType> {
        let dtype = self.dtype()?;
        let shape = self.list("[", "]", Cursor::dim)?;
        Ok(TensorType { dtype, shape })
    }

    pub fn dtype(&mut self) -> Parse<DType> {
        match self.peek() {
            Kind::Word(w) if DType::ALL.iter().any(|d| d.name() == w) => {
                self.at += 1;
                Ok(DType::ALL.into_iter().find(|d| d.name() == w).unwrap_or(DType::F32))
            }
            _ => Err(self.expected("an element type: f32, i32, bool or stored")),
        }
    }

    /// Goes to the next line after a fault. Gives how many braces the skipped tokens open (negative: close).
    pub fn skip_line(&mut self) -> i32 {
        let mut depth = 0;
        // What is missing may have been noticed on the first token of the line after the guilty one.
        if self.starts_line() && self.at > self.begin {
            return depth;
        }
        while self.peek() != Kind::End {
            match self.advance().kind {
                Kind::Sign("{") => depth += 1,
                Kind::Sign("}") => depth -= 1,
                _ => {}
            }
            if self.starts_line() {
                break;
            }
        }
        depth
    }
}
