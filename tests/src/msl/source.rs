//! Reads as much of an MSL text as clang cannot take as C++: attributes in
//! double brackets, function constants, variables of a threadgroup.
//!
//! [`translate`] checks what clang ignores: each parameter of the kernel carries
//! one attribute that we know, each buffer index is used once and is below 31.
//! Lines stay where they are, so that clang's messages name the MSL's lines.
//! Everything else is left to `tests/msl/metal_stdlib`.

use std::fmt;

/// A function constant's value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Constant {
    /// An unsigned number.
    U32(u32),
    /// A signed number.
    I32(i32),
    /// A float.
    F32(f32),
    /// A truth value.
    Bool(bool),
}

impl fmt::Display for Constant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Constant::U32(value) => write!(f, "{value}u"),
            Constant::I32(value) => write!(f, "({value})"),
            Constant::F32(value) => write!(f, "__builtin_bit_cast(float, {:#x}u)", value.to_bits()),
            Constant::Bool(value) => write!(f, "{value}"),
        }
    }
}

/// A kernel as C++, and the expression that calls it for the current lane.
pub(super) struct Translation {
    pub text: String,
    pub call: String,
    /// One more than the highest buffer index.
    pub buffers: usize,
}

/// What a built-in attribute stands for in `fibers.h`.
const BUILTINS: [(&str, &str); 12] = [
    ("threadgroup_position_in_grid", "tf_group"),
    ("threadgroups_per_grid", "tf_grid"),
    ("thread_position_in_threadgroup", "tf_vector<uint3>(tf_lane, 0u, 0u)"),
    ("threads_per_threadgroup", "tf_vector<uint3>(tf_lanes, 1u, 1u)"),
    ("dispatch_threads_per_threadgroup", "tf_vector<uint3>(tf_lanes, 1u, 1u)"),
    ("thread_position_in_grid", "tf_vector<uint3>(tf_group.x * tf_lanes + tf_lane, tf_group.y, tf_group.z)"),
    ("threads_per_grid", "tf_vector<uint3>(tf_grid.x * tf_lanes, tf_grid.y, tf_grid.z)"),
    ("thread_index_in_threadgroup", "tf_lane"),
    ("thread_index_in_simdgroup", "(tf_lane % 32u)"),
    ("simdgroup_index_in_threadgroup", "(tf_lane / 32u)"),
    ("threads_per_simdgroup", "32u"),
    ("simdgroups_per_threadgroup", "((tf_lanes + 31u) / 32u)"),
];

/// Turns MSL into C++ for the stand-in header; errors name what is wrong.
pub(super) fn translate(source: &str, kernel: &str, constants: &[(u32, Constant)]) -> Result<Translation, String> {
    let tokens = split(source);
    let parameters = parameters(&tokens, kernel)?;
    let mut arguments = Vec::new();
    let mut seen = Vec::new();
    for parameter in &parameters {
        arguments.push(argument(parameter, kernel, &mut seen)?);
    }
    Ok(Translation {
        text: rewrite(&tokens, constants)?,
        call: format!("{kernel}({})", arguments.join(", ")),
        buffers: seen.iter().max().map_or(0, |highest| highest + 1),
    })
}

/// Splits into words, single characters, and runs of space, comments and
/// preprocessor lines. Joined, the parts are the text.
fn split(source: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = source;
    let mut line_start = true;
    while let Some(first) = rest.chars().next() {
        let length = if (first == '#' && line_start) || rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if let Some(comment) = rest.strip_prefix("/*") {
            comment.find("*/").map_or(rest.len(), |at| at + 4)
        } else if first.is_whitespace() {
            rest.find(|c: char| !c.is_whitespace()).unwrap_or(rest.len())
        } else if is_word(first) {
            rest.find(|c| !is_word(c)).unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        let (token, tail) = rest.split_at(length);
        line_start = if is_space(token) { line_start || token.contains('\n') } else { false };
        tokens.push(token);
        rest = tail;
    }
    tokens
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn is_space(token: &str) -> bool {
    token.starts_with(char::is_whitespace)
        || token.starts_with("//")
        || token.starts_with("/*")
        || (token.starts_with('#') && token.len() > 1)
}

/// The tokens of each parameter of the kernel, without space.
fn parameters<'a>(tokens: &[&'a str], kernel: &str) -> Result<Vec<Vec<&'a str>>, String> {
    let words: Vec<&str> = tokens.iter().copied().filter(|token| !is_space(token)).collect();
    let head = ["kernel", "void", kernel, "("];
    let at = words
        .windows(head.len())
        .position(|window| window == head)
        .ok_or_else(|| format!("the text has no `kernel void {kernel}(`"))?;
    let mut list = vec![Vec::new()];
    let mut depth = 0;
    for word in &words[at + head.len()..] {
        match *word {
            ")" if depth == 0 => {
                list.retain(|parameter| !parameter.is_empty());
                return Ok(list);
            }
            "," if depth == 0 => list.push(Vec::new()),
            word => {
                depth += i32::from(["(", "[", "<"].contains(&word));
                depth -= i32::from([")", "]", ">"].contains(&word));
                list.last_mut().expect("it starts with one element").push(word);
            }
        }
    }
    Err(format!("the parameters of `{kernel}` do not end"))
}

/// The argument to pass for a parameter; `seen` collects buffer indices.
fn argument(parameter: &[&str], kernel: &str, seen: &mut Vec<usize>) -> Result<String, String> {
    let shown = parameter.concat();
    let fault = |what: String| format!("kernel `{kernel}`, parameter `{shown}`: {what}");
    let bracket =
        parameter.windows(2).position(|pair| pair == ["[", "["]).ok_or_else(|| fault("has no attribute".into()))?;
    let (declaration, attribute) = parameter.split_at(bracket);
    let attribute = attribute.concat();
    let attribute = attribute.trim_matches(|c| c == '[' || c == ']');
    let Some((_name, kind)) = declaration.split_last() else {
        return Err(fault("has no name".into()));
    };
    let reference = kind.contains(&"&");
    let pointer = kind.contains(&"*");
    let kind = kind.join(" ").replace('&', "*");
    if let Some(index) = indexed(attribute, "buffer") {
        let index: usize = index.parse().map_err(|_| fault("the index is no number".into()))?;
        if index >= 31 {
            return Err(fault(format!("buffer index {index} is not below 31")));
        }
        if seen.contains(&index) {
            return Err(fault(format!("buffer index {index} is used twice")));
        }
        if !reference && !pointer {
            return Err(fault("a buffer is a pointer or a reference".into()));
        }
        if !["device", "constant"].iter().any(|space| declaration.contains(space)) {
            return Err(fault("a buffer is in `device` or `constant`".into()));
        }
        seen.push(index);
        let star = if reference { "*" } else { "" };
        return Ok(format!("{star}({kind})tf_buffers[{index}]"));
    }
    if let Some(index) = indexed(attribute, "threadgroup") {
        if index != "0" || !pointer {
            return Err(fault("only a pointer at threadgroup(0) is known".into()));
        }
        return Ok(format!("({kind})tf_threadgroup"));
    }
    let value = BUILTINS
        .iter()
        .find(|(name, _)| *name == attribute)
        .map(|(_, value)| *value)
        .ok_or_else(|| fault(format!("attribute `{attribute}` is not known")))?;
    let vector = !value.starts_with('(') && value != "tf_lane" && !value.ends_with('u');
    match (kind.trim_end_matches(['2', '3']), vector) {
        ("uint" | "ushort", false) if !kind.ends_with(['2', '3']) => Ok(format!("({kind}){value}")),
        ("uint", true) => Ok(match kind.as_str() {
            "uint" => format!("{value}.x"),
            "uint2" => format!("{value}.xy"),
            _ => value.into(),
        }),
        _ => Err(fault(format!("a type that `{attribute}` does not have"))),
    }
}

fn indexed<'a>(attribute: &'a str, name: &str) -> Option<&'a str> {
    attribute.strip_prefix(name)?.strip_prefix('(')?.strip_suffix(')')
}

/// The text without attributes, function constants replaced by their values, and
/// variables of a threadgroup marked.
fn rewrite(tokens: &[&str], constants: &[(u32, Constant)]) -> Result<String, String> {
    let mut text = String::new();
    let mut statement = 0; // where the current statement starts in `text`
    let mut shared = None; // where its leading `threadgroup` stands
    let mut declarator = false; // whether the declared name's end was passed
    let mut pointer = false;
    let mut at = 0;
    while at < tokens.len() {
        let token = tokens[at];
        if token == "[" && tokens.get(at + 1) == Some(&"[") {
            let length = attribute_length(&tokens[at..])?;
            let attribute = tokens[at..at + length].concat();
            let inner = attribute.trim_matches(|c| c == '[' || c == ']');
            if let Some(index) = indexed(inner, "function_constant") {
                let value = constants
                    .iter()
                    .find(|(known, _)| known.to_string() == index)
                    .map(|(_, value)| value)
                    .ok_or_else(|| format!("function constant {index} has no value"))?;
                text.push_str(&format!("= {value}"));
                text.insert_str(statement, "static ");
            }
            at += length;
            continue;
        }
        let starts = !is_space(token) && text[statement..].trim().is_empty();
        if starts {
            statement = text.len();
            (declarator, pointer, shared) = (false, false, None);
        }
        if token == "threadgroup" && (starts || is_alignment(text[statement..].trim())) {
            (shared, declarator) = (Some(text.len()), false);
        }
        declarator |= ["=", "[", "("].contains(&token);
        pointer |= !declarator && ["*", "&"].contains(&token);
        text.push_str(token);
        if [";", "{", "}"].contains(&token) {
            if let (Some(at), false, ";") = (shared, pointer, token) {
                text.insert_str(at, "TF_SHARED ");
            }
            statement = text.len();
        } else if is_space(token)
            && (token.starts_with('#') || token.starts_with('/'))
            && starts_empty(&text[statement..])
        {
            statement = text.len();
        }
        at += 1;
    }
    Ok(text)
}

/// Whether a piece is `alignas(…)`, which may stand before a variable.
fn is_alignment(piece: &str) -> bool {
    piece.strip_prefix("alignas(").is_some_and(|rest| rest.find(')') == Some(rest.len() - 1))
}

/// Whether a piece holds nothing but space, comments and preprocessor lines.
fn starts_empty(piece: &str) -> bool {
    split(piece).iter().all(|token| is_space(token))
}

fn attribute_length(tokens: &[&str]) -> Result<usize, String> {
    let end = tokens.windows(2).position(|pair| pair == ["]", "]"]);
    end.map(|at| at + 2).ok_or_else(|| "an attribute does not end".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(source: &str, expected: Result<&str, &str>) {
        let found = translate(source, "k", &[(3, Constant::U32(7))]);
        let found = found.map(|translation| format!("{}\n{}", translation.text, translation.call));
        assert_eq!(found.as_deref().map_err(String::as_str), expected);
    }

    #[test]
    fn translates_attributes_constants_and_shared_variables() {
        check(
            "constant uint N [[function_constant(3)]];\n\
             kernel void k(device const ushort* w [[buffer(1)]], constant P& p [[buffer(0)]], uint2 g [[threadgroup_position_in_grid]]) {\n\
             // shared\n  threadgroup float t[4];\n  alignas(16) threadgroup float u[4];\n  threadgroup float* q = t; }",
            Ok("static constant uint N = 7u;\n\
                kernel void k(device const ushort* w , constant P& p , uint2 g ) {\n\
                // shared\n  TF_SHARED threadgroup float t[4];\n  alignas(16) TF_SHARED threadgroup float u[4];\n  threadgroup float* q = t; }\n\
                k((device const ushort *)tf_buffers[1], *(constant P *)tf_buffers[0], tf_group.xy)"),
        );
    }

    #[test]
    fn refuses_what_metal_would_refuse() {
        check("kernel void other() {}", Err("the text has no `kernel void k(`"));
        let fault = |parameters: &str, message: &str| {
            let last = parameters.rsplit(", ").next().unwrap().replace(' ', "");
            let message = format!("kernel `k`, parameter `{last}`: {message}");
            check(&format!("kernel void k({parameters}) {{}}"), Err(&message));
        };
        fault("device float* a", "has no attribute");
        fault("device float* a [[buffer(31)]]", "buffer index 31 is not below 31");
        fault("device float* a [[buffer(2)]], device float* b [[buffer(2)]]", "buffer index 2 is used twice");
        fault("float* a [[buffer(0)]]", "a buffer is in `device` or `constant`");
        fault("device float a [[buffer(0)]]", "a buffer is a pointer or a reference");
        fault("uint a [[lane_index]]", "attribute `lane_index` is not known");
        fault("float a [[threads_per_grid]]", "a type that `threads_per_grid` does not have");
        check("constant uint N [[function_constant(4)]];\nkernel void k() {}", Err("function constant 4 has no value"));
    }
}
