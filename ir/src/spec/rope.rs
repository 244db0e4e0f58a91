//! Rotary embedding: frequencies from a config's scaling object, and the tables of a step, in f64.
//!
//! A spec says by which names its configs call each [`Scaling`]. Any other name, and any key that no scaling knows, is
//! refused: a guessed frequency gives fluent nonsense at long distances.

use super::Name;
use serde::Deserialize;
use serde_json::{Map, Value};
use std::f64::consts::TAU;

/// Formulas for a position far beyond those that a model was first trained on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Scaling {
    /// θ alone.
    Plain,
    /// Every frequency divided by `factor`.
    Linear,
    /// Divided by `factor` where the wavelength is above `original_max_position_embeddings / low_freq_factor`, kept where
    /// it is below the same over `high_freq_factor`, between them in between: the models of July 2024 that were the first
    /// to take 128k positions.
    Wavelengths,
    /// YaRN (Peng et al., 2023): divided by `factor` where a pair turns less than `beta_slow` times over the original
    /// length, kept where more than `beta_fast` times; cosines and sines grow by a factor of their own.
    Yarn,
}

/// What the runtime fills `NAME.cos` and `NAME.sin` from.
#[derive(Clone, PartialEq, Debug)]
pub struct RopeTable {
    pub name: String,
    /// Radians per position of each pair.
    pub inv_freq: Vec<f64>,
    /// Multiplies cosines and sines.
    pub attention_factor: f64,
}

impl RopeTable {
    /// Fills both tables, [positions, pairs] row-major. Angles, cosines and sines are in f64, rounded once.
    pub fn fill(&self, positions: &[u32], cos: &mut [f32], sin: &mut [f32]) {
        let pairs = self.inv_freq.len();
        debug_assert!(cos.len() == positions.len() * pairs && sin.len() == cos.len());
        let rows = cos.chunks_exact_mut(pairs.max(1)).zip(sin.chunks_exact_mut(pairs.max(1)));
        for (position, (cos, sin)) in positions.iter().zip(rows) {
            for ((frequency, cos), sin) in self.inv_freq.iter().zip(cos).zip(sin) {
                let angle = f64::from(*position) * frequency;
                *cos = (angle.cos() * self.attention_factor) as f32;
                *sin = (angle.sin() * self.attention_factor) as f32;
            }
        }
    }
}

/// Keys of a scaling object that some scaling reads, or that say nothing beyond it.
const KEYS: [&str; 14] = [
    "rope_type",
    "type",
    "rope_theta",
    "factor",
    "low_freq_factor",
    "high_freq_factor",
    "original_max_position_embeddings",
    "attention_factor",
    "beta_fast",
    "beta_slow",
    "mscale",
    "mscale_all_dim",
    "truncate",
    "finetuned",
];

/// Whether a key of a scaling object is known here; others must be named by the spec.
pub(super) fn knows(key: &str) -> bool {
    KEYS.contains(&key)
}

/// Frequencies of `pairs` pairs. `scaling` is the config's object, `known` the names that its type may have, `longest` its
/// `max_position_embeddings`. Errors name the key inside the object and what is wrong with it.
pub fn table(
    name: &str,
    pairs: usize,
    theta: f64,
    scaling: Option<&Map<String, Value>>,
    known: &[(Name, Scaling)],
    longest: Option<f64>,
) -> Result<RopeTable, (String, String)> {
    let width = 2.0 * pairs as f64;
    let plain: Vec<f64> = (0..pairs).map(|i| theta.powf(-2.0 * i as f64 / width)).collect();
    let unscaled = RopeTable { name: name.to_string(), inv_freq: plain, attention_factor: 1.0 };
    let Some(scaling) = scaling else { return Ok(unscaled) };
    let kind = ["rope_type", "type"].iter().find_map(|key| scaling.get(*key).filter(|v| !v.is_null()));
    let Some(kind) = kind else { return Ok(unscaled) };
    let wrong = |message: String| ("rope_type".to_string(), message);
    let kind = kind.as_str().ok_or_else(|| wrong(format!("is {kind}, expected a text")))?;
    let Some((_, formula)) = known.iter().find(|(name, _)| name.as_str() == kind) else {
        let names: Vec<&str> = known.iter().map(|(name, _)| name.as_str()).collect();
        let names = if names.is_empty() { "none".to_string() } else { names.join(", ") };
        return Err(wrong(format!("is `{kind}`, which the spec does not name; it names {names}")));
    };
    let number = |key: &str| match scaling.get(key).filter(|v| !v.is_null()) {
        None => Ok(None),
        Some(value) => match value.as_f64().filter(|v| v.is_finite() && *v > 0.0) {
            Some(number) => Ok(Some(number)),
            None => Err((key.to_string(), format!("is {value}, expected a number above 0"))),
        },
    };
    let needed = |key: &str| {
        number(key)?.ok_or_else(|| (key.to_string(), format!("is missing; rope scaling `{kind}` needs it")))
    };
    match formula {
        Scaling::Plain => Ok(unscaled),
        Scaling::Linear => {
            let factor = needed("factor")?;
            Ok(RopeTable { inv_freq: unscaled.inv_freq.iter().map(|f| f / factor).collect(), ..unscaled })
        }
        Scaling::Wavelengths => {
            let factor = needed("factor")?;
            let (low, high) = (needed("low_freq_factor")?, needed("high_freq_factor")?);
            let original = needed("original_max_position_embeddings")?;
            if high <= low {
                return Err(("high_freq_factor".to_string(), format!("is {high}, expected more than {low}")));
            }
            let scale = |f: &f64| {
                let wavelength = TAU / f;
                if wavelength < original / high {
                    *f
                } else if wavelength > original / low {
                    f / factor
                } else {
                    let smooth = (original / wavelength - low) / (high - low);
                    (1.0 - smooth) * f / factor + smooth * f
                }
            };
            Ok(RopeTable { inv_freq: unscaled.inv_freq.iter().map(scale).collect(), ..unscaled })
        }
        Scaling::Yarn => {
            let factor = needed("factor")?;
            let original = match number("original_max_position_embeddings")?.or(longest) {
                Some(original) => original,
                None => needed("original_max_position_embeddings")?,
            };
            let truncate = scaling.get("truncate").and_then(Value::as_bool).unwrap_or(true);
            let magnitude = |m: f64| if factor <= 1.0 { 1.0 } else { 0.1 * m * factor.ln() + 1.0 };
            let attention_factor = match (number("attention_factor")?, number("mscale")?, number("mscale_all_dim")?) {
                (Some(given), _, _) => given,
                (None, Some(m), Some(all)) => magnitude(m) / magnitude(all),
                (None, _, _) => magnitude(1.0),
            };
            // The pair that turns `rotations` times over the original length.
            let pair = |rotations: f64| width * (original / (rotations * TAU)).ln() / (2.0 * theta.ln());
            let mut low = pair(number("beta_fast")?.unwrap_or(32.0));
            let mut high = pair(number("beta_slow")?.unwrap_or(1.0));
            if truncate {
                (low, high) = (low.floor(), high.ceil());
            }
            (low, high) = (low.max(0.0), high.min(width - 1.0));
            if low == high {
                high += 0.001;
            }
            let blend = |(i, f): (usize, &f64)| {
                let interpolated = ((i as f64 - low) / (high - low)).clamp(0.0, 1.0);
                f / factor * interpolated + f * (1.0 - interpolated)
            };
            let inv_freq = unscaled.inv_freq.iter().enumerate().map(blend).collect();
            Ok(RopeTable { inv_freq, attention_factor, ..unscaled })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn make(json: &str) -> Result<RopeTable, (String, String)> {
        let value: Value = serde_json::from_str(json).unwrap();
        let known = r#"[("plain", Plain), ("by", Linear), ("bands", Wavelengths), ("yarn", Yarn)]"#;
        let known: Vec<(Name, Scaling)> = ron::from_str(known).unwrap();
        table("rope", 4, 10000.0, value.as_object(), &known, Some(2048.0))
    }

    #[test]
    fn scalings_have_their_frequencies() {
        let check = |json: &str, expected: [f64; 4], factor: f64| {
            let made = make(json).unwrap();
            for (got, want) in made.inv_freq.iter().zip(expected) {
                assert!((got - want).abs() <= 1e-9 * want, "{json}: {got} is not {want}");
            }
            assert!((made.attention_factor - factor).abs() < 1e-12, "{json}");
        };
        check("{}", [1.0, 0.1, 0.01, 0.001], 1.0);
        check(r#"{"rope_type": "plain", "rope_theta": 5}"#, [1.0, 0.1, 0.01, 0.001], 1.0);
        check(r#"{"type": "by", "factor": 4.0}"#, [0.25, 0.025, 0.0025, 0.00025], 1.0);
        // Wavelengths 6.3, 63, 628, 6283 against 64/4 (keep) and 64/1 (divide); 63 is between, smooth = 0.00620.
        let smooth = (64.0 / (TAU * 10.0) - 1.0) / 3.0;
        check(
            r#"{"rope_type": "bands", "factor": 4, "low_freq_factor": 1, "high_freq_factor": 4,
                "original_max_position_embeddings": 64}"#,
            [1.0, (1.0 - smooth) * 0.025 + smooth * 0.1, 0.0025, 0.00025],
            1.0,
        );
        // Pairs at 32 and 1 turns over 2048 positions: 1.008 → 1 and 2.51 → 3; the ramp is 0, 0, 0.5, 1.
        check(r#"{"rope_type": "yarn", "factor": 4}"#, [1.0, 0.1, 0.00625, 0.00025], 0.1 * 4f64.ln() + 1.0);
    }

    #[test]
    fn unknown_scalings_are_refused() {
        let check = |json: &str, key: &str, message: &str| {
            assert_eq!(make(json), Err((key.to_string(), message.to_string())));
        };
        check(
            r#"{"rope_type": "longrope"}"#,
            "rope_type",
            "is `longrope`, which the spec does not name; it names plain, by, bands, yarn",
        );
        check(r#"{"rope_type": "by"}"#, "factor", "is missing; rope scaling `by` needs it");
        check(r#"{"rope_type": "by", "factor": 0}"#, "factor", "is 0, expected a number above 0");
    }

    #[test]
    fn tables_are_row_major() {
        let rope = make("{}").unwrap();
        let (mut cos, mut sin) = ([0.0; 8], [0.0; 8]);
        rope.fill(&[0, 3], &mut cos, &mut sin);
        assert_eq!(&cos[..4], &[1.0; 4]);
        assert_eq!(&sin[..4], &[0.0; 4]);
        assert_eq!(cos[5], (0.3f64).cos() as f32);
        assert_eq!(sin[4], (3f64).sin() as f32);
    }
}
