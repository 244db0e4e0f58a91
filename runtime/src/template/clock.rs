//! The date as a template sees it: a moment given by the caller, in UTC, and Python's strftime.
//!
//! There is no clock here, so that the same input renders the same text.

const DAYS: [&str; 7] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// A moment, taken apart.
struct Moment {
    year: i64,
    /// From 1.
    month: usize,
    /// From 1.
    day: i64,
    /// From 1.
    day_of_year: i64,
    /// Monday is 0.
    weekday: usize,
    hour: i64,
    minute: i64,
    second: i64,
}

/// Formats seconds since 1970, UTC. Fails with the directive that is not known.
pub(super) fn strftime(format: &str, unix_seconds: i64) -> Result<String, String> {
    let now = Moment::new(unix_seconds);
    let mut out = String::with_capacity(format.len() + 16);
    let mut chars = format.chars();
    while let Some(char) = chars.next() {
        if char != '%' {
            out.push(char);
            continue;
        }
        let mut directive = chars.next();
        let plain = directive == Some('-');
        if plain {
            directive = chars.next();
        }
        let number = |value: i64, width: usize| {
            if plain { value.to_string() } else { format!("{value:0width$}") }
        };
        let hour_of_12 = (now.hour + 11) % 12 + 1;
        let text = match directive {
            Some('Y') => now.year.to_string(),
            Some('y') => number(now.year.rem_euclid(100), 2),
            Some('m') => number(now.month as i64, 2),
            Some('d') => number(now.day, 2),
            Some('e') => format!("{:2}", now.day),
            Some('j') => number(now.day_of_year, 3),
            Some('H') => number(now.hour, 2),
            Some('I') => number(hour_of_12, 2),
            Some('M') => number(now.minute, 2),
            Some('S') => number(now.second, 2),
            Some('f') => "000000".into(),
            Some('p') => if now.hour < 12 { "AM" } else { "PM" }.into(),
            Some('A') => DAYS[now.weekday].into(),
            Some('a') => DAYS[now.weekday][..3].into(),
            Some('B') => MONTHS[now.month - 1].into(),
            Some('b' | 'h') => MONTHS[now.month - 1][..3].into(),
            Some('u') => (now.weekday + 1).to_string(),
            Some('w') => ((now.weekday + 1) % 7).to_string(),
            Some('F') => strftime("%Y-%m-%d", unix_seconds)?,
            Some('D') => strftime("%m/%d/%y", unix_seconds)?,
            Some('T') => strftime("%H:%M:%S", unix_seconds)?,
            Some('R') => strftime("%H:%M", unix_seconds)?,
            Some('s') => unix_seconds.to_string(),
            // The moment carries no zone, as in Python.
            Some('Z' | 'z') => String::new(),
            Some('%') => "%".into(),
            Some(other) => return Err(format!("strftime_now does not know %{other}")),
            None => return Err("strftime_now: the format ends with %".into()),
        };
        out.push_str(&text);
    }
    Ok(out)
}

impl Moment {
    fn new(unix_seconds: i64) -> Moment {
        let days = unix_seconds.div_euclid(86400);
        let second_of_day = unix_seconds.rem_euclid(86400);
        // The Gregorian calendar repeats after 146,097 days; years are counted from March, so
        // that the leap day is the last of its year. Day 0 becomes 0000-03-01.
        let shifted = days + 719_468;
        let era = shifted.div_euclid(146_097);
        let day_of_era = shifted.rem_euclid(146_097);
        let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_march_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        // Five months from March on have 153 days.
        let march_month = (5 * day_of_march_year + 2) / 153;
        let day = day_of_march_year - (153 * march_month + 2) / 5 + 1;
        let month = if march_month < 10 { march_month + 3 } else { march_month - 9 };
        let year = year_of_era + era * 400 + i64::from(month <= 2);
        let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        let day_of_year = if month > 2 { day_of_march_year + 60 + i64::from(leap) } else { day_of_march_year - 305 };
        Moment {
            year,
            month: month as usize,
            day,
            day_of_year,
            // 1970-01-01 was a Thursday.
            weekday: (days + 3).rem_euclid(7) as usize,
            hour: second_of_day / 3600,
            minute: second_of_day / 60 % 60,
            second: second_of_day % 60,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates() {
        let check = |seconds: i64, format: &str, expected: &str| {
            assert_eq!(strftime(format, seconds).unwrap(), expected);
        };
        check(0, "%Y-%m-%d %H:%M:%S %A %j", "1970-01-01 00:00:00 Thursday 001");
        check(951_782_400, "%d %b %Y, %a, %j", "29 Feb 2000, Tue, 060");
        check(1_709_251_199, "%F %T %p %I", "2024-02-29 23:59:59 PM 11");
        check(1_735_689_599, "%d %B %Y %j %-d/%-m", "31 December 2024 366 31/12");
        check(1_753_920_000, "%-d %B %Y|%e|%y%%", "31 July 2025|31|25%");
        check(4_107_542_399, "%F %u %w", "2100-02-28 7 0");
        check(4_107_542_400, "%D %R %I%p", "03/01/00 00:00 12AM");
        check(-1, "%F %T", "1969-12-31 23:59:59");
        check(43_200, "%I %p", "12 PM");
        assert_eq!(strftime("%Q", 0).unwrap_err(), "strftime_now does not know %Q");
        assert!(strftime("%", 0).is_err() && strftime("a%-", 0).is_err());
    }

    /// Days follow each other without a gap for four centuries.
    #[test]
    fn every_day_follows_the_last() {
        let mut last = String::new();
        let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
        let (mut year, mut month, mut day) = (1970, 1, 1);
        for days in 0..146_097i64 {
            let text = strftime("%Y-%m-%d", days * 86_400).unwrap();
            assert_eq!(text, format!("{year:04}-{month:02}-{day:02}"));
            assert!(text > last);
            last = text;
            let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
            day += 1;
            if day > lengths[month - 1] + i32::from(leap && month == 2) {
                (day, month) = (1, month + 1);
            }
            if month > 12 {
                (month, year) = (1, year + 1);
            }
        }
    }
}
