//! Errors with a place, a note and a way out.
//!
//! A [`Diag`] is data: it is made where the fault is seen, and rendered where a person reads it, with the line and a
//! caret. Messages are lower case, say what is wrong and what was expected, and end without a full stop.

use std::fmt;

/// One fault of a text.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Diag {
    /// As the caller named it, nothing is opened by this name; empty when the text has none.
    pub file: String,
    /// From 1; 0 when the whole text is meant.
    pub line: u32,
    /// From 1, in characters; 0 when the whole line is meant.
    pub column: u32,
    pub message: String,
    /// What else is worth knowing: where something was declared, what was found.
    pub note: Option<String>,
    /// What to do.
    pub advice: Option<String>,
}

impl Diag {
    pub fn new(file: impl Into<String>, line: u32, column: u32, message: impl Into<String>) -> Diag {
        Diag { file: file.into(), line, column, message: message.into(), ..Diag::default() }
    }

    pub fn note(mut self, note: impl Into<String>) -> Diag {
        self.note = Some(note.into());
        self
    }

    pub fn advice(mut self, advice: impl Into<String>) -> Diag {
        self.advice = Some(advice.into());
        self
    }

    pub fn in_file(mut self, file: impl Into<String>) -> Diag {
        self.file = file.into();
        self
    }

    /// The fault with the line it speaks of:
    ///
    /// ```text
    /// specs/x.ron:3:9: unknown op `mull`
    ///   3 |   %0 = mull %x : f32[n]
    ///     |        ^
    ///   note: ...
    ///   help: ...
    /// ```
    pub fn render(&self, source: &str) -> String {
        let mut out = format!("{}{}\n", self.place(), self.message);
        if let Some(line) = (self.line > 0).then(|| source.lines().nth(self.line as usize - 1)).flatten() {
            let number = self.line.to_string();
            out.push_str(&format!("  {number} | {line}\n"));
            if self.column > 0 {
                // Tabs stay tabs, so that the caret stands below its character.
                let before = line.chars().take(self.column as usize - 1);
                let pad: String = before.map(|c| if c == '\t' { '\t' } else { ' ' }).collect();
                out.push_str(&format!("  {} | {pad}^\n", " ".repeat(number.len())));
            }
        }
        out.push_str(&self.remarks());
        out
    }

    /// `file:line:column: `, as far as they are known.
    fn place(&self) -> String {
        let file = if self.file.is_empty() { String::new() } else { format!("{}:", self.file) };
        let place = match (self.line, self.column) {
            (0, _) => file,
            (line, 0) => format!("{file}{line}:"),
            (line, column) => format!("{file}{line}:{column}:"),
        };
        if place.is_empty() { place } else { place + " " }
    }

    fn remarks(&self) -> String {
        let line = |name: &str, text: &Option<String>| text.as_ref().map(|t| format!("  {name}: {t}\n"));
        [line("note", &self.note), line("help", &self.advice)].into_iter().flatten().collect()
    }
}

/// The fault without its source.
impl fmt::Display for Diag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(format!("{}{}\n{}", self.place(), self.message, self.remarks()).trim_end())
    }
}

impl std::error::Error for Diag {}

/// Every fault, each with its line, one after the other.
pub fn render_all(diags: &[Diag], source: &str) -> String {
    diags.iter().map(|d| d.render(source)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_shows_its_line_and_a_caret() {
        let diag =
            Diag::new("", 2, 3, "unknown op `mull`").in_file("a.tir").note("it is spelled `mul`").advice("fix it");
        let text = "one\n\tx mull\n";
        let expected =
            "a.tir:2:3: unknown op `mull`\n  2 | \tx mull\n    | \t ^\n  note: it is spelled `mul`\n  help: fix it\n";
        assert_eq!(diag.render(text), expected);
    }

    #[test]
    fn a_place_outside_the_text_is_harmless() {
        assert_eq!(Diag::new("", 9, 9, "x").render("a"), "9:9: x\n");
        assert_eq!(Diag::new("", 0, 0, "x").render("a"), "x\n");
        assert_eq!(Diag::new("", 1, 50, "x").render("a"), "1:50: x\n  1 | a\n    |  ^\n");
    }
}
