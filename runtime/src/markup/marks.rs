//! Looking for marks in text that is still coming.
//!
//! Promises: nothing that may be the beginning of a mark is called anything else before more of the text is there.

use tf_ir::spec::Name;

/// What may stand around a mark without being part of it.
pub fn is_blank(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\n' | '\r')
}

/// Blanks at the beginning, in bytes.
pub fn blanks(text: &str) -> usize {
    text.len() - text.trim_start_matches(is_blank).len()
}

/// A mark without the blanks at its ends.
pub fn bare(mark: &Name) -> &str {
    mark.as_str().trim_matches(is_blank)
}

/// The blanks that a mark ends with, and those that it begins with.
pub fn ends_with(mark: &Name) -> &str {
    &mark[mark.trim_end_matches(is_blank).len()..]
}

pub fn begins_with(mark: &Name) -> &str {
    &mark[..blanks(mark)]
}

/// The mark that a text begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begins {
    With(usize),
    /// Too little of the text is there to tell.
    Unsure,
    Otherwise,
}

/// The longest of `marks` that `text` begins with. `ended`: no more of the text comes, so none longer is waited for; what
/// broke off inside a mark stays unsure.
pub fn begins(text: &str, marks: &[&str], ended: bool) -> Begins {
    let longest = (0..marks.len()).filter(|i| text.starts_with(marks[*i])).max_by_key(|i| marks[*i].len());
    let length = longest.map_or(0, |i| marks[i].len());
    if !(ended && longest.is_some())
        && marks.iter().any(|mark| mark.len() > length.max(text.len()) && mark.starts_with(text))
    {
        return Begins::Unsure;
    }
    longest.map_or(Begins::Otherwise, Begins::With)
}

/// The first of `marks` in `text`: its place and which it is. Of several at one place the longest.
pub fn find(text: &str, marks: &[&str]) -> Option<(usize, usize)> {
    let places = marks.iter().enumerate().filter_map(|(i, mark)| text.find(mark).map(|at| (at, i)));
    places.min_by_key(|(at, i)| (*at, usize::MAX - marks[*i].len()))
}

/// How many bytes at the end of `text` may be the beginning of one of `marks`.
pub fn begun(text: &str, marks: &[&str]) -> usize {
    let longest = |mark: &&str| {
        let most = text.len().min(mark.len().saturating_sub(1));
        (1..=most).rev().find(|n| mark.is_char_boundary(*n) && text.ends_with(&mark[..*n])).unwrap_or(0)
    };
    marks.iter().map(longest).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_found_and_held_back() {
        assert_eq!(begins("<ab", &["<a", "<abc"], false), Begins::Unsure);
        assert_eq!(begins("<ab", &["<a", "<abc"], true), Begins::With(0));
        assert_eq!(begins("<abc", &["<a", "<abc"], false), Begins::With(1));
        assert_eq!(begins("", &["<a"], false), Begins::Unsure);
        assert_eq!(begins("x", &["<a"], false), Begins::Otherwise);
        assert_eq!(begins("x", &["", "<a"], false), Begins::With(0));
        assert_eq!(find("x<abc<a", &["<a", "<abc", "zz"]), Some((1, 1)));
        assert_eq!(find("x", &["<a"]), None);
        assert_eq!(begun("x<｜to", &["<｜tool", "<a"]), 6);
        assert_eq!(begun("x<｜tool", &["<｜tool"]), 0);
        assert_eq!(begun("aab", &["abaab"]), 2);
    }
}
