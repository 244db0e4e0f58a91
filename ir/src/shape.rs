//! Dimensions: polynomials with integer coefficients over named sizes, kept symbolic through the compiler.
//!
//! `2*nk*dk + nv*dv` is a [`Dim`]; `nk`, `dk` … are [`Sym`]s whose values come from a checkpoint's config or from the
//! step at hand ([`ROWS`], [`STREAMS`] …). The canonical form makes equality of dims a comparison of text.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

pub type Sym = Arc<str>;

/// Rows of the step (tokens, over all streams).
pub const ROWS: &str = "n";
/// Streams of the step.
pub const STREAMS: &str = "ns";
/// Rows of the step whose logits are wanted.
pub const WANTED: &str = "m";
/// Width of the step's page table: the most pages any stream has.
pub const TABLE: &str = "np";
/// Tokens in a page of keys and values. A constant of the project, not of a device.
pub const PAGE: u64 = 512;

/// Values of names.
pub type Env = BTreeMap<Sym, u64>;

/// A sum of products of names with integer coefficients; canonical, so `==` is equality of polynomials.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Dim {
    /// sorted names of a monomial → its coefficient, never 0
    terms: BTreeMap<Vec<Sym>, i64>,
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DimError {
    #[error("dim `{0}` has no value")]
    Unknown(String),
    #[error("dim `{0}` is negative or does not fit 64 bits")]
    Range(String),
    #[error("`{0}` is not a dim; expected a sum of products such as `2*nk*dk + nv*dv`")]
    Syntax(String),
}

impl Dim {
    pub fn constant(value: u64) -> Dim {
        let value = i64::try_from(value).expect("constant dims are far below 2^63");
        let mut terms = BTreeMap::new();
        if value != 0 {
            terms.insert(Vec::new(), value);
        }
        Dim { terms }
    }

    pub fn sym(name: &str) -> Dim {
        Dim { terms: BTreeMap::from([(vec![Sym::from(name)], 1)]) }
    }

    /// The value when no name occurs in it.
    pub fn as_constant(&self) -> Option<u64> {
        match self.terms.len() {
            0 => Some(0),
            1 => self.terms.get(&Vec::new() as &Vec<Sym>).and_then(|v| u64::try_from(*v).ok()),
            _ => None,
        }
    }

    /// The name when the dim is exactly one name.
    pub fn as_sym(&self) -> Option<&Sym> {
        match self.terms.iter().next() {
            Some((names, 1)) if self.terms.len() == 1 && names.len() == 1 => Some(&names[0]),
            _ => None,
        }
    }

    pub fn is_one(&self) -> bool {
        self.as_constant() == Some(1)
    }

    /// Every name that occurs, sorted, once.
    pub fn syms(&self) -> Vec<Sym> {
        let mut all: Vec<Sym> = self.terms.keys().flatten().cloned().collect();
        all.sort();
        all.dedup();
        all
    }

    /// Replaces names by dims.
    pub fn substitute(&self, map: &BTreeMap<Sym, Dim>) -> Dim {
        let mut sum = Dim::constant(0);
        for (names, coefficient) in &self.terms {
            let mut product = Dim { terms: BTreeMap::from([(Vec::new(), *coefficient)]) };
            for name in names {
                product = product * map.get(name).cloned().unwrap_or_else(|| Dim::sym(name));
            }
            sum = sum + product;
        }
        sum
    }

    /// The number this dim is under `env`, in checked arithmetic.
    pub fn eval(&self, env: &Env) -> Result<u64, DimError> {
        if self.is_overflow() {
            return Err(DimError::Range(self.to_string()));
        }
        let mut sum: i128 = 0;
        for (names, coefficient) in &self.terms {
            let mut product = i128::from(*coefficient);
            for name in names {
                let value = env.get(name).ok_or_else(|| DimError::Unknown(name.to_string()))?;
                product = product.checked_mul(i128::from(*value)).ok_or_else(|| DimError::Range(self.to_string()))?;
            }
            sum = sum.checked_add(product).ok_or_else(|| DimError::Range(self.to_string()))?;
        }
        u64::try_from(sum).map_err(|_| DimError::Range(self.to_string()))
    }
}

impl Dim {
    /// Terms and factors that a dim may have; beyond them arithmetic gives [`Dim::overflow`].
    const MAX_TERMS: usize = 256;
    const MAX_FACTORS: usize = 16;

    /// What arithmetic gives when a coefficient, the number of terms or the number of factors is out of bounds. It has
    /// no value, cannot be written as text, and stays what it is in further arithmetic.
    fn overflow() -> Dim {
        Dim::sym(OVERFLOW)
    }

    /// Whether some arithmetic on the way to this dim went out of bounds. Whoever takes dims from text asks this.
    pub fn is_overflow(&self) -> bool {
        self.terms.keys().any(|names| names.iter().any(|n| n.as_ref() == OVERFLOW))
    }

    /// Adds a term, keeping coefficients symmetric around 0 and never 0.
    fn add_term(&mut self, names: Vec<Sym>, coefficient: i64) -> Option<()> {
        let sum = self.terms.get(&names).copied().unwrap_or(0).checked_add(coefficient)?;
        if sum == i64::MIN || names.len() > Dim::MAX_FACTORS {
            return None;
        }
        match sum {
            0 => self.terms.remove(&names),
            _ => self.terms.insert(names, sum),
        };
        (self.terms.len() <= Dim::MAX_TERMS).then_some(())
    }

    pub fn checked_add(mut self, other: Dim) -> Option<Dim> {
        if self.is_overflow() || other.is_overflow() {
            return None;
        }
        for (names, coefficient) in other.terms {
            self.add_term(names, coefficient)?;
        }
        Some(self)
    }

    pub fn checked_sub(self, mut other: Dim) -> Option<Dim> {
        // Coefficients are never i64::MIN.
        other.terms.values_mut().for_each(|c| *c = -*c);
        self.checked_add(other)
    }

    pub fn checked_mul(self, other: Dim) -> Option<Dim> {
        if self.is_overflow() || other.is_overflow() {
            return None;
        }
        let mut product = Dim::default();
        for (a, x) in &self.terms {
            for (b, y) in &other.terms {
                let mut names: Vec<Sym> = a.iter().chain(b).cloned().collect();
                names.sort();
                product.add_term(names, x.checked_mul(*y)?)?;
            }
        }
        Some(product)
    }
}

/// Not a name that text can spell.
const OVERFLOW: &str = "<overflow>";

impl std::ops::Add for Dim {
    type Output = Dim;
    fn add(self, other: Dim) -> Dim {
        self.checked_add(other).unwrap_or_else(Dim::overflow)
    }
}

impl std::ops::Sub for Dim {
    type Output = Dim;
    fn sub(self, other: Dim) -> Dim {
        self.checked_sub(other).unwrap_or_else(Dim::overflow)
    }
}

impl std::ops::Mul for Dim {
    type Output = Dim;
    fn mul(self, other: Dim) -> Dim {
        self.checked_mul(other).unwrap_or_else(Dim::overflow)
    }
}

impl From<u64> for Dim {
    fn from(value: u64) -> Dim {
        Dim::constant(value)
    }
}

impl From<&str> for Dim {
    /// A name, not an expression; use [`Dim::from_str`] for text that may be wrong.
    fn from(name: &str) -> Dim {
        Dim::sym(name)
    }
}

impl fmt::Display for Dim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.terms.is_empty() {
            return f.write_str("0");
        }
        // Names before the constant, so that `n + 1` prints as people write it.
        let constant = self.terms.get(&Vec::new() as &Vec<Sym>);
        let named = self.terms.iter().filter(|(names, _)| !names.is_empty());
        for (i, (names, coefficient)) in named.enumerate() {
            match (i, *coefficient < 0) {
                (0, true) => f.write_str("-")?,
                (0, false) => {}
                (_, true) => f.write_str(" - ")?,
                (_, false) => f.write_str(" + ")?,
            }
            if coefficient.unsigned_abs() != 1 {
                write!(f, "{}*", coefficient.unsigned_abs())?;
            }
            f.write_str(&names.iter().map(|n| n.as_ref()).collect::<Vec<_>>().join("*"))?;
        }
        match constant {
            None => Ok(()),
            Some(c) if self.terms.len() == 1 => write!(f, "{c}"),
            Some(c) if *c < 0 => write!(f, " - {}", c.unsigned_abs()),
            Some(c) => write!(f, " + {c}"),
        }
    }
}

impl fmt::Debug for Dim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Dim {
    type Err = DimError;
    fn from_str(text: &str) -> Result<Dim, DimError> {
        let bad = || DimError::Syntax(text.to_string());
        if text.len() > 4096 {
            return Err(bad());
        }
        let mut sum = Dim::constant(0);
        let mut rest = text.trim();
        let mut negative = false;
        if let Some(after) = rest.strip_prefix('-') {
            negative = true;
            rest = after.trim_start();
        }
        loop {
            let end = rest.find(['+', '-']).unwrap_or(rest.len());
            let mut product = Dim::constant(1);
            for factor in rest[..end].split('*') {
                let factor = factor.trim();
                let first = factor.chars().next().ok_or_else(bad)?;
                product = product
                    * if first.is_ascii_digit() {
                        let value: i64 = factor.parse().map_err(|_| bad())?;
                        Dim::constant(value.unsigned_abs())
                    } else if is_name(factor) {
                        Dim::sym(factor)
                    } else {
                        return Err(bad());
                    };
            }
            sum = if negative { sum - product } else { sum + product };
            if sum.is_overflow() {
                return Err(DimError::Range(text.to_string()));
            }
            if end == rest.len() {
                return Ok(sum);
            }
            negative = rest.as_bytes()[end] == b'-';
            rest = &rest[end + 1..];
        }
    }
}

/// Whether `text` can name a dim or scalar: a letter or `_`, then letters, digits, `_`.
pub fn is_name(text: &str) -> bool {
    let mut chars = text.chars();
    chars.next().is_some_and(|c| c.is_ascii_alphabetic() || c == '_')
        && chars.all(|c| c.is_ascii_alphanumeric() || c == '_')
}

impl Serialize for Dim {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(&self.to_string())
    }
}

impl<'de> Deserialize<'de> for Dim {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Dim, D::Error> {
        let text = String::deserialize(d)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dims_are_canonical() {
        let check = |text: &str, expected: &str| {
            let dim: Dim = text.parse().unwrap();
            assert_eq!(dim.to_string(), expected);
            assert_eq!(dim, expected.parse().unwrap());
        };
        check("nv*dv + dk*nk*2", "2*dk*nk + dv*nv");
        check("n + 1 - n", "1");
        check("3 - n", "-n + 3");
        check("a*b - b*a", "0");
    }

    #[test]
    fn wrong_text_is_refused() {
        for text in ["", "+", "2*", "a b", "n/2", "99999999999999999999"] {
            assert!(text.parse::<Dim>().is_err(), "{text}");
        }
    }

    #[test]
    fn arithmetic_out_of_bounds_is_an_error() {
        let big = "9223372036854775807";
        for text in [&format!("{big} + 1"), &format!("{big}*2*n"), &format!("0 - {big} - {big}")] {
            assert!(matches!(text.parse::<Dim>(), Err(DimError::Range(_))), "{text}");
        }
        let power = ["a"; 17].join("*");
        assert!(power.parse::<Dim>().is_err());
        let huge = big.parse::<Dim>().unwrap() * Dim::sym("n");
        let wrong = huge.clone() * huge;
        assert!(wrong.is_overflow() && (wrong.clone() - wrong.clone()).is_overflow());
        assert!(wrong.eval(&Env::new()).is_err());
    }

    #[test]
    fn evaluation_is_checked() {
        let env = Env::from([("a".into(), u64::MAX), ("b".into(), 3)]);
        assert_eq!("2*b + 1".parse::<Dim>().unwrap().eval(&env), Ok(7));
        assert_eq!("b - 4".parse::<Dim>().unwrap().eval(&env), Err(DimError::Range("b - 4".into())));
        assert_eq!("a*a".parse::<Dim>().unwrap().eval(&env), Err(DimError::Range("a*a".into())));
        assert_eq!("c".parse::<Dim>().unwrap().eval(&env), Err(DimError::Unknown("c".into())));
    }

    #[test]
    fn substitution_expands() {
        let map = BTreeMap::from([("a".into(), "x + 1".parse().unwrap())]);
        assert_eq!("2*a*b".parse::<Dim>().unwrap().substitute(&map).to_string(), "2*b + 2*b*x");
    }
}
