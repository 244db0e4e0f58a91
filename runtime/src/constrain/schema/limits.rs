//! Limits of numbers that the library gets wrong together: above a whole number and below the next one, it lets the whole
//! number in.

use serde_json::{Map, Value};

/// Steps into what speaks of the same number.
const MAX_STEPS: usize = 2_000;

/// Whether a schema, with all that speaks of the same value, has such limits, or is too large to tell.
pub fn clash(schema: &Map<String, Value>, definitions: &[&Value]) -> bool {
    // Those from below, and mirrored those from above: (limit, excluded).
    let mut sides: [Vec<(f64, bool)>; 2] = Default::default();
    let mut open = vec![schema];
    let mut steps = 0;
    while let Some(schema) = open.pop() {
        steps += 1;
        if steps > MAX_STEPS {
            return true;
        }
        let whole = schema.get("type").is_some_and(|types| types == "integer");
        let keys =
            [("minimum", 0, 1.0), ("exclusiveMinimum", 0, 1.0), ("maximum", 1, -1.0), ("exclusiveMaximum", 1, -1.0)];
        for (key, side, sign) in keys {
            let limit = schema.get(key).and_then(Value::as_f64);
            sides[side].extend(limit.map(|limit| (sign * limit, key.starts_with("exclusive") && !whole)));
        }
        for key in ["allOf", "anyOf"] {
            open.extend(schema.get(key).and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_object));
        }
        let target = schema.get("$ref").and_then(Value::as_str).and_then(|text| text.strip_prefix("#/$defs/"));
        let target = target.and_then(|id| definitions.get(id.parse::<usize>().ok()?));
        open.extend(target.and_then(|schema| schema.as_object()));
    }
    let [below, above] = &sides;
    let close = |from: &[(f64, bool)], to: &[(f64, bool)]| {
        let excluded = from.iter().filter(|(limit, excluded)| *excluded && limit.fract() == 0.0);
        excluded.into_iter().any(|(limit, _)| to.iter().any(|(other, _)| *limit < -other && -other < limit + 1.0))
    };
    close(below, above) || close(above, below)
}
