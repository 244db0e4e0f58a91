//! Regular expressions as ECMA-262 means them, written for the grammars' library.
//!
//! For: `pattern` and `patternProperties` of schemas, and requests for a reply that follows an expression.
//!
//! Promises: what comes out means the same there, whatever that library's own syntax would make of the text; what it has
//! no words for (look-around, back-references, word boundaries) is refused by name; nesting and size are bounded.

/// Groups in groups.
const MAX_DEPTH: usize = 32;
/// Characters that a text would have if every repetition were written out.
const MAX_EXPANSION: u64 = 20_000;

/// Inclusive.
type Ranges = Vec<(u32, u32)>;

const DIGITS: [(u32, u32); 1] = [(0x30, 0x39)];
const WORDS: [(u32, u32); 4] = [(0x30, 0x39), (0x41, 0x5a), (0x5f, 0x5f), (0x61, 0x7a)];
const BLANKS: [(u32, u32); 10] = [
    (0x9, 0xd),
    (0x20, 0x20),
    (0xa0, 0xa0),
    (0x1680, 0x1680),
    (0x2000, 0x200a),
    (0x2028, 0x2029),
    (0x202f, 0x202f),
    (0x205f, 0x205f),
    (0x3000, 0x3000),
    (0xfeff, 0xfeff),
];
const LINE_ENDS: [(u32, u32); 3] = [(0xa, 0xa), (0xd, 0xd), (0x2028, 0x2029)];

/// The expression in the library's syntax, free of `/`.
///
/// # Errors
/// What cannot be used, as the end of a sentence.
pub fn translate(pattern: &str) -> Result<String, String> {
    let mut reader = Reader { chars: pattern.chars().collect(), at: 0, out: String::new(), depth: 0 };
    let size = reader.alternatives()?;
    if reader.at < reader.chars.len() {
        return Err("has a `)` without its `(`".to_owned());
    }
    match size {
        0..=MAX_EXPANSION => Ok(reader.out),
        _ => Err(format!("repeats so much that it stands for more than {MAX_EXPANSION} characters")),
    }
}

/// A text as an expression that matches it alone.
pub fn literal(text: &str) -> String {
    let mut out = String::new();
    text.chars().for_each(|c| push_char(&mut out, c));
    out
}

struct Reader {
    chars: Vec<char>,
    at: usize,
    out: String,
    depth: usize,
}

/// What an escape stands for.
enum Escape {
    Char(char),
    Class(Ranges),
    /// Those of a property of Unicode, in the library's words.
    Property(String),
}

/// All characters that are not in `ranges`.
fn others(ranges: &[(u32, u32)]) -> Ranges {
    let mut sorted = ranges.to_vec();
    sorted.sort_unstable();
    let (mut out, mut next) = (Vec::new(), 0);
    for (first, last) in sorted {
        if first > next {
            out.push((next, first - 1));
        }
        next = next.max(last + 1);
    }
    if next <= u32::from(char::MAX) {
        out.push((next, u32::from(char::MAX)));
    }
    out
}

/// Strings of JSON cannot have it as one letter after a backslash; replies do not write it at all.
pub fn never_written(c: char) -> bool {
    (c < ' ' || c == '\u{7f}') && !"\u{8}\u{c}\n\r\t".contains(c)
}

/// A class that matches what is in `ranges`. What is never written is left out where the library would take it for
/// nothing at all: where a class has nothing else.
fn class_of(ranges: &[(u32, u32)], properties: &str) -> Result<String, String> {
    let written = |code: u32| !char::from_u32(code).is_some_and(never_written);
    let holds = |(first, last): &(u32, u32)| *last > 0x7f || (*first..=*last).any(written);
    if properties.is_empty() && !ranges.iter().any(holds) {
        return Err("has a class of control characters alone, or of nothing".to_owned());
    }
    let mut inside = String::new();
    for (first, last) in ranges {
        inside.push_str(&format!("\\u{{{first:x}}}-\\u{{{last:x}}}"));
    }
    Ok(format!("[{inside}{properties}]"))
}

fn push_char(out: &mut String, c: char) {
    match c {
        c if c.is_ascii_alphanumeric() => out.push(c),
        c => out.push_str(&format!("\\u{{{:x}}}", u32::from(c))),
    }
}

impl Reader {
    fn peek(&self) -> Option<char> {
        self.chars.get(self.at).copied()
    }

    fn take(&mut self, wanted: &str) -> bool {
        let found = wanted.chars().enumerate().all(|(i, c)| self.chars.get(self.at + i) == Some(&c));
        if found {
            self.at += wanted.chars().count();
        }
        found
    }

    /// Returns the expanded size.
    fn alternatives(&mut self) -> Result<u64, String> {
        let mut size = 0u64;
        loop {
            while let Some(c) = self.peek().filter(|c| !"|)".contains(*c)) {
                size = size.saturating_add(self.term(c)?);
            }
            if !self.take("|") {
                return Ok(size);
            }
            self.out.push('|');
        }
    }

    fn term(&mut self, first: char) -> Result<u64, String> {
        let start = self.out.len();
        self.at += 1;
        let size = match first {
            '^' | '$' => {
                self.out.push(first);
                return Ok(0);
            }
            '(' => self.group()?,
            '[' => self.class()?,
            '.' => {
                self.out.push_str(&class_of(&others(&LINE_ENDS), "")?);
                1
            }
            '\\' => {
                match self.escape()? {
                    Escape::Char(c) => self.char(c)?,
                    Escape::Class(ranges) => self.out.push_str(&class_of(&ranges, "")?),
                    Escape::Property(name) => self.out.push_str(&name),
                }
                1
            }
            '*' | '+' | '?' => return Err(format!("has a `{first}` with nothing before it to repeat")),
            '{' if self.bounds().is_some() => return Err("has a `{` with nothing before it to repeat".to_owned()),
            c => {
                self.char(c)?;
                1
            }
        };
        let (least, most) = match self.peek() {
            Some('*') => (0, None),
            Some('+') => (1, None),
            Some('?') => (0, Some(1)),
            Some('{') => match self.bounds_after_brace() {
                Some((least, most, next)) => {
                    self.at = next - 1;
                    (least, most)
                }
                None => return Ok(size),
            },
            _ => return Ok(size),
        };
        self.at += 1;
        if most.is_some_and(|most| most < least) {
            return Err(format!("has the bounds {{{least},{}}}, the wrong way round", most.unwrap_or_default()));
        }
        // What is matched is the same whether much or little of it is tried first.
        self.take("?");
        // A repetition of one character of several that are written out would bind to the last.
        let body = self.out.split_off(start);
        let most_text = most.map_or(String::new(), |most| most.to_string());
        self.out.push_str(&format!("(?:{body}){{{least},{most_text}}}"));
        Ok(size.saturating_mul(most.unwrap_or(least + 1).max(1).into()))
    }

    fn char(&mut self, c: char) -> Result<(), String> {
        if never_written(c) {
            return Err("has a control character, which replies do not have".to_owned());
        }
        push_char(&mut self.out, c);
        Ok(())
    }

    /// `m}`, `m,}` or `m,n}` ahead: the bounds, and what follows.
    fn bounds(&self) -> Option<(u32, Option<u32>, usize)> {
        let rest = &self.chars[self.at..];
        let end = rest.iter().take(32).position(|c| *c == '}')?;
        let text: String = rest[..end].iter().collect();
        let number = |text: &str| text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse().ok()).flatten();
        let (least, most) = match text.split_once(',') {
            None => (number(&text)?, Some(number(&text)?)),
            Some((least, "")) => (number(least)?, None),
            Some((least, most)) => (number(least)?, Some(number(most)?)),
        };
        Some((least, most, self.at + end + 1))
    }

    fn bounds_after_brace(&mut self) -> Option<(u32, Option<u32>, usize)> {
        self.at += 1;
        let bounds = self.bounds();
        self.at -= 1;
        bounds
    }

    fn group(&mut self) -> Result<u64, String> {
        if self.take("?") {
            let named = !self.take(":");
            if named && (self.take("=") || self.take("!") || self.take("<=") || self.take("<!")) {
                return Err("looks around (`(?=`, `(?!`, `(?<=`, `(?<!`), which cannot be enforced".to_owned());
            }
            if named {
                let name = self.take("<").then(|| self.chars[self.at..].iter().position(|c| *c == '>')).flatten();
                let length = name.ok_or("has a `(?` that is not known here")?;
                self.at += length + 1;
            }
        }
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(format!("has more than {MAX_DEPTH} groups in each other"));
        }
        self.out.push_str("(?:");
        let size = self.alternatives()?;
        self.depth -= 1;
        match self.take(")") {
            true => self.out.push(')'),
            false => return Err("has a `(` without its `)`".to_owned()),
        }
        Ok(size)
    }

    fn class(&mut self) -> Result<u64, String> {
        let unclosed = || "has a `[` without its `]`".to_owned();
        let negated = self.take("^");
        let (mut ranges, mut properties) = (Ranges::new(), String::new());
        loop {
            let c = self.peek().ok_or_else(unclosed)?;
            self.at += 1;
            let first = match c {
                ']' => break,
                '\\' => self.class_escape()?,
                c => Escape::Char(c),
            };
            let range = self.peek() == Some('-') && !matches!(self.chars.get(self.at + 1), None | Some(']'));
            if !range {
                match first {
                    Escape::Char(c) => ranges.push((c.into(), c.into())),
                    Escape::Class(class) => ranges.extend(class),
                    Escape::Property(name) => properties.push_str(&name),
                }
                continue;
            }
            self.at += 1;
            let c = self.peek().ok_or_else(unclosed)?;
            self.at += 1;
            let last = if c == '\\' { self.class_escape()? } else { Escape::Char(c) };
            match (first, last) {
                (Escape::Char(first), Escape::Char(last)) if first <= last => ranges.push((first.into(), last.into())),
                _ => return Err("has a range in `[]` that does not go from a character to a later one".to_owned()),
            }
        }
        match (negated, properties.is_empty()) {
            (false, _) => self.out.push_str(&class_of(&ranges, &properties)?),
            (true, true) => self.out.push_str(&class_of(&others(&ranges), "")?),
            (true, false) => {
                // Both must hold, so that what is left is a class of the library's own.
                let left = others(&ranges);
                let ranges: String =
                    left.iter().map(|(first, last)| format!("\\u{{{first:x}}}-\\u{{{last:x}}}")).collect();
                if ranges.is_empty() || left.iter().all(|(_, last)| *last <= 0x7f) {
                    return Err("has a class of control characters alone, or of nothing".to_owned());
                }
                self.out.push_str(&format!("[[{ranges}]&&[^{properties}]]"));
            }
        }
        Ok(1)
    }

    fn class_escape(&mut self) -> Result<Escape, String> {
        match self.take("b") {
            true => Ok(Escape::Char('\u{8}')),
            false => self.escape(),
        }
    }

    /// After the backslash.
    fn escape(&mut self) -> Result<Escape, String> {
        let c = self.peek().ok_or("ends with a `\\`")?;
        self.at += 1;
        match c {
            'd' => Ok(Escape::Class(DIGITS.to_vec())),
            'D' => Ok(Escape::Class(others(&DIGITS))),
            'w' => Ok(Escape::Class(WORDS.to_vec())),
            'W' => Ok(Escape::Class(others(&WORDS))),
            's' => Ok(Escape::Class(BLANKS.to_vec())),
            'S' => Ok(Escape::Class(others(&BLANKS))),
            'p' | 'P' => {
                let name: String = self.chars[self.at..].iter().take(64).take_while(|c| **c != '}').collect();
                let plain = |c: char| c.is_ascii_alphanumeric() || "_=".contains(c);
                let length = name.chars().count();
                let name = name.strip_prefix('{').filter(|name| !name.is_empty() && name.chars().all(plain));
                let name = name.filter(|_| self.chars.get(self.at + length) == Some(&'}'));
                let name = name.ok_or("has a `\\p` without the name of a property")?;
                self.at += length + 1;
                Ok(Escape::Property(format!("\\{c}{{{name}}}")))
            }
            't' => Ok(Escape::Char('\t')),
            'n' => Ok(Escape::Char('\n')),
            'v' => Ok(Escape::Char('\u{b}')),
            'f' => Ok(Escape::Char('\u{c}')),
            'r' => Ok(Escape::Char('\r')),
            '0' if !self.peek().is_some_and(|c| c.is_ascii_digit()) => Ok(Escape::Char('\0')),
            'c' => match self.peek().filter(char::is_ascii_alphabetic) {
                Some(letter) => {
                    self.at += 1;
                    Ok(Escape::Char(char::from(letter as u8 % 32)))
                }
                None => Err("has a `\\c` without a letter".to_owned()),
            },
            'x' => self.code(2),
            'u' => self.unicode(),
            'b' | 'B' => Err(format!("has `\\{c}`, a word boundary, which cannot be enforced")),
            '1'..='9' | 'k' => Err(format!("has `\\{c}`, a back-reference, which cannot be enforced")),
            c if c.is_alphanumeric() => Err(format!("has `\\{c}`, which has no meaning")),
            c => Ok(Escape::Char(c)),
        }
    }

    fn digits(&mut self, count: usize) -> Result<u32, String> {
        let text: String = self.chars[self.at..].iter().take(count).collect();
        let valid = text.len() == count && text.bytes().all(|b| b.is_ascii_hexdigit());
        self.at += count;
        u32::from_str_radix(&text, 16).ok().filter(|_| valid).ok_or("has a broken `\\x` or `\\u`".to_owned())
    }

    fn code(&mut self, count: usize) -> Result<Escape, String> {
        let code = self.digits(count)?;
        char::from_u32(code).map(Escape::Char).ok_or("has a `\\u` that is no character".to_owned())
    }

    fn unicode(&mut self) -> Result<Escape, String> {
        if self.take("{") {
            let length = self.chars[self.at..].iter().take(8).position(|c| *c == '}');
            let found = self.code(length.ok_or("has a broken `\\u`")?);
            self.at += 1;
            return found;
        }
        let high = self.digits(4)?;
        if (0xd800..0xdc00).contains(&high) && self.take("\\u") {
            let low = self.digits(4)?;
            let code = 0x10000 + ((high - 0xd800) << 10) + low.wrapping_sub(0xdc00);
            let found = char::from_u32(code).filter(|_| (0xdc00..0xe000).contains(&low));
            return found.map(Escape::Char).ok_or("has a `\\u` that is no character".to_owned());
        }
        char::from_u32(high).map(Escape::Char).ok_or("has a `\\u` that is no character".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_means_the_same_everywhere_is_written_out() {
        assert_eq!(translate(r"^a\d+$").unwrap(), r"^a(?:[\u{30}-\u{39}]){1,}$");
        assert_eq!(translate(r"(?<year>\u0041|/)?").unwrap(), r"(?:(?:A|\u{2f})){0,1}");
        assert_eq!(translate(r"[&&-]{2}").unwrap(), r"(?:[\u{26}-\u{26}\u{26}-\u{26}\u{2d}-\u{2d}]){2,2}");
        assert_eq!(translate(r"[[:a]]").unwrap(), r"[\u{5b}-\u{5b}\u{3a}-\u{3a}\u{61}-\u{61}]\u{5d}");
        assert_eq!(translate(r"\ud83d\ude00{}").unwrap(), r"\u{1f600}\u{7b}\u{7d}");
        assert_eq!(translate(r"[^\D]").unwrap(), r"[\u{30}-\u{39}]");
        assert_eq!(translate(r"[^\p{L}-]").unwrap(), r"[[\u{0}-\u{2c}\u{2e}-\u{10ffff}]&&[^\p{L}]]");
        assert_eq!(translate(r"[^\x00-\x1f]").unwrap(), r"[\u{20}-\u{10ffff}]");
        assert_eq!(literal("a/\"\u{e4}"), r"a\u{2f}\u{22}\u{e4}");
    }

    #[test]
    fn what_has_no_words_there_is_refused_by_name() {
        for (pattern, said) in [
            ("(?=a)", "looks around"),
            ("(?<!a)", "looks around"),
            (r"(a)\1", "back-reference"),
            (r"\ba", "word boundary"),
            (r"\Aa", "has no meaning"),
            ("(?i)a", "not known"),
            ("(a", "without its `)`"),
            ("a)", "without its `(`"),
            ("[a", "without its `]`"),
            ("a{3,2}", "wrong way round"),
            ("((a{1000}){1000}){1000}", "repeats so much"),
            ("[b-a]", "a range"),
            ("*", "nothing before it"),
            (r"\u12", "broken"),
            ("\\", "ends with"),
            (r"a\0", "control character"),
            (r"[\0-\x07]", "control characters alone"),
            (r"[^\x01-\u{10ffff}]", "control characters alone"),
            ("[]", "of nothing"),
            (r"\p{L", "name of a property"),
        ] {
            let refusal = translate(pattern).unwrap_err();
            assert!(refusal.contains(said), "{pattern}: {refusal}");
        }
        assert!(translate(&"(".repeat(1000)).unwrap_err().contains("groups in each other"));
    }
}
