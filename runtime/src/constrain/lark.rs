//! Writes what is wished for as one grammar of the library, in its dialect of Lark.
//!
//! Promises: a mark that the tokenizer has as a control token is matched as that token, by its id; all other text may be
//! cut into tokens in any way.

use super::form::{Thought, Wish};
use super::vocabulary::Vocabulary;
use super::{GrammarError, pattern};
use llguidance::api::{GrammarWithLexer, TopLevelGrammar};
use serde_json::{Value, json};

/// Blanks beside marks.
pub const BLANKS: &str = r"/[ \t\r\n]{1,4}/";

/// The whole grammar.
///
/// # Errors
/// Why some part is refused.
pub fn written(wish: &Wish, vocabulary: &Vocabulary) -> Result<TopLevelGrammar, GrammarError> {
    let mut writer = Writer { vocabulary, rules: Vec::new(), names: 0, grammars: Vec::new() };
    let form = wish.form.as_ref().map(|form| form.write(&mut writer)).transpose().map_err(GrammarError::Form)?;
    let calls = |written: Result<String, String>| written.map_err(GrammarError::Calls);
    let answer = match (form, &wish.calls) {
        (Some(form), None) => form,
        (_, Some(all)) if all.required => calls(all.write(&mut writer))?,
        (Some(form), Some(all)) => format!("{form} | {}", calls(all.write(&mut writer))?),
        (None, Some(all)) => calls(all.write_in_text(&mut writer))?,
        (None, None) => "/(?s:.*)/".to_owned(),
    };
    let answer = writer.rule("", &answer);
    let start = match &wish.reasoning {
        None => answer,
        Some(thought) => writer.after(thought, &answer),
    };
    Ok(writer.finish(&start))
}

/// A grammar on its way.
pub struct Writer<'v> {
    vocabulary: &'v Vocabulary,
    rules: Vec<String>,
    names: usize,
    grammars: Vec<GrammarWithLexer>,
}

impl Writer<'_> {
    /// A new rule; `attributes` in its brackets.
    pub fn rule(&mut self, attributes: &str, body: &str) -> String {
        let name = self.next_rule();
        self.define(&format!("{name}{attributes}"), body);
        name
    }

    /// The name of a rule that is to be defined.
    pub fn next_rule(&mut self) -> String {
        self.names += 1;
        format!("r{}", self.names)
    }

    pub fn define(&mut self, name: &str, body: &str) {
        self.rules.push(format!("{name}: {body}"));
    }

    /// A text without any of `marks`; at least one character.
    pub fn without(&mut self, marks: &[&str]) -> String {
        self.names += 1;
        let name = format!("T{}", self.names);
        let body = format!("/(?s:.+)/{}", self.not_with(marks));
        self.define(&name, &body);
        name
    }

    /// Text up to and with `mark`, the first of `marks` in it.
    pub fn first_of(&mut self, mark: &str, marks: &[&str]) -> String {
        let others: Vec<&str> = marks.iter().copied().filter(|other| *other != mark).collect();
        match self.vocabulary.cut_at_control(mark) {
            ("", Some(_)) => {
                let text = self.without(marks);
                format!("{text}? {}", self.text(mark))
            }
            (before, _) => {
                self.names += 1;
                let name = format!("T{}", self.names);
                let body = format!("/(?s:.*){}/{}", pattern::literal(before), self.not_with(&others));
                self.define(&name, &body);
                let lazy = self.rule("[lazy]", &name);
                format!("{lazy} {}", self.text(&mark[before.len()..]))
            }
        }
    }

    /// The part of a terminal that keeps marks out of it: what they have before control tokens; of marks that begin with
    /// one, the letters, which a reader would take for the mark.
    fn not_with(&self, marks: &[&str]) -> String {
        let texts = marks.iter().map(|mark| match self.vocabulary.cut_at_control(mark).0 {
            "" => mark,
            before => before,
        });
        let texts = texts.filter(|text| !text.is_empty());
        texts.map(|text| format!(" & ~/(?s:.*){}(?s:.*)/", pattern::literal(text))).collect()
    }

    /// A text as it stands; empty for none.
    pub fn text(&self, text: &str) -> String {
        let mut parts = Vec::new();
        let mut rest = text;
        while !rest.is_empty() {
            let (before, control) = self.vocabulary.cut_at_control(rest);
            if !before.is_empty() {
                parts.push(format!("/{}/", pattern::literal(before)));
            }
            rest = &rest[before.len()..];
            if let Some((token, length)) = control {
                parts.push(format!("<[{token}]>"));
                rest = &rest[length..];
            }
        }
        parts.join(" ")
    }

    /// Any text up to and with the first `mark`.
    pub fn up_to(&mut self, mark: &str) -> String {
        match self.vocabulary.cut_at_control(mark) {
            ("", Some(_)) => {
                let text = self.without(&[mark]);
                format!("{text}? {}", self.text(mark))
            }
            (before, _) => {
                let lazy = self.rule("[lazy]", &format!("/(?s:.*){}/", pattern::literal(before)));
                format!("{lazy} {}", self.text(&mark[before.len()..]))
            }
        }
    }

    /// JSON that follows a schema which [`super::schema::enforceable`] gave: at most one blank, or one line end and an
    /// indent, between its parts; and one way only to write each string, so that no name is another's in disguise.
    pub fn json(&mut self, mut schema: Value) -> String {
        schema["x-guidance"] = json!({
            "whitespace_flexible": true,
            "whitespace_pattern": r"\x20|\x0A\x20{0,20}",
            "json_allowed_escapes": "nrbtf\\\"",
        });
        self.nested(GrammarWithLexer::from_json_schema(schema))
    }

    /// A grammar of the client's own.
    pub fn grammar(&mut self, lark: &str) -> String {
        self.nested(GrammarWithLexer::from_lark(lark.to_owned()))
    }

    fn nested(&mut self, mut grammar: GrammarWithLexer) -> String {
        let name = format!("g{}", self.grammars.len());
        grammar.name = Some(name.clone());
        self.grammars.push(grammar);
        format!("@{name}")
    }

    /// `answer`, with the reasoning that comes or may come before it.
    fn after(&mut self, thought: &Thought, answer: &str) -> String {
        let closed = self.up_to(thought.close.trim());
        let inside = self.rule("", &format!("{closed} {BLANKS}? {answer}"));
        match &thought.open {
            None => inside,
            Some(open) => format!("{answer} | {} {inside}", self.text(open.trim())),
        }
    }

    fn finish(self, start: &str) -> TopLevelGrammar {
        let rules = self.rules.iter().fold(format!("start: {start}\n"), |all, rule| all + rule + "\n");
        let mut grammars = vec![GrammarWithLexer::from_lark(rules)];
        grammars.extend(self.grammars);
        TopLevelGrammar { grammars, max_tokens: None }
    }
}
