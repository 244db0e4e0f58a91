//! Who brings how many rows to a round.
//!
//! Replies bring a row each, prompts a piece. While replies run, prompts take at most what `decode_share` leaves of the
//! round's rows: a long prompt then holds up each token of a reply by a piece of that size and no more. Whoever was
//! served least recently comes first, so that nobody starves where the rows do not do for all.

/// What a lane could bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Demand {
    /// It reads its prompt, of which a piece of so many rows may come next; else it brings a row of its reply.
    pub prompt: Option<usize>,
    /// The round in which it last had rows, or came.
    pub served: u64,
}

/// Rows of the next round, by lane, each at least 1; not empty when there are lanes. `rows`: the most of a round.
pub fn compose(lanes: &[Demand], rows: usize, decode_share: f32) -> Vec<(usize, usize)> {
    let mut order: Vec<usize> = (0..lanes.len()).collect();
    order.sort_by_key(|lane| lanes[*lane].served);
    let (mut replies, mut prompts): (Vec<usize>, Vec<usize>) =
        order.into_iter().partition(|lane| lanes[*lane].prompt.is_none());
    let (mut reply_rows, mut prompt_rows) = (rows, rows);
    if let (Some(reply), Some(prompt)) = (replies.first(), prompts.first()) {
        if rows == 1 {
            // One of both, in turn.
            match lanes[*reply].served <= lanes[*prompt].served {
                true => prompts.clear(),
                false => replies.clear(),
            }
        } else {
            prompt_rows = ((rows as f32 * (1.0 - decode_share)) as usize).clamp(1, rows - 1);
            reply_rows = rows - prompt_rows;
        }
    }
    let mut round = Vec::new();
    round.extend(replies.into_iter().take(reply_rows).map(|lane| (lane, 1)));
    for lane in prompts {
        let piece = lanes[lane].prompt.unwrap_or(0).min(prompt_rows);
        if piece > 0 {
            round.push((lane, piece));
            prompt_rows -= piece;
        }
    }
    // The order of the lanes, whoever came first: which is nothing that replies depend on, and reads well.
    round.sort_unstable();
    round
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reply(served: u64) -> Demand {
        Demand { prompt: None, served }
    }

    fn prompt(rows: usize, served: u64) -> Demand {
        Demand { prompt: Some(rows), served }
    }

    #[test]
    fn rows_are_shared() {
        let check = |lanes: &[Demand], rows: usize, share: f32, expected: &[(usize, usize)]| {
            assert_eq!(compose(lanes, rows, share), expected, "{lanes:?}, {rows} rows, {share}");
        };
        check(&[reply(0), reply(0)], 8, 0.5, &[(0, 1), (1, 1)]);
        check(&[prompt(20, 0)], 8, 0.5, &[(0, 8)]);
        check(&[prompt(3, 0), prompt(20, 0)], 8, 0.5, &[(0, 3), (1, 5)]);
        // A running reply leaves prompts the rest of the rows, whether it takes its part or not.
        check(&[reply(0), prompt(20, 0)], 8, 0.5, &[(0, 1), (1, 4)]);
        check(&[reply(0), prompt(20, 0)], 8, 0.0, &[(0, 1), (1, 7)]);
        check(&[reply(0), prompt(20, 0)], 8, 1.0, &[(0, 1), (1, 1)]);
        check(&[reply(0), prompt(2, 0), prompt(9, 0)], 8, 0.5, &[(0, 1), (1, 2), (2, 2)]);
        // Too many replies take turns.
        check(&[reply(5), reply(4), reply(5)], 2, 0.5, &[(0, 1), (1, 1)]);
        check(&[reply(5), reply(4), reply(5), prompt(9, 0)], 2, 0.5, &[(1, 1), (3, 1)]);
        // One row goes to whoever has waited longest.
        check(&[reply(5), prompt(9, 4)], 1, 0.5, &[(1, 1)]);
        check(&[reply(5), prompt(9, 6)], 1, 0.5, &[(0, 1)]);
    }

    /// In any company everybody is served again and again.
    #[test]
    fn nobody_starves() {
        for rows in 1..6 {
            for (replies, prompts) in [(1, 1), (3, 1), (1, 3), (5, 4), (0, 7), (7, 0)] {
                let mut lanes = vec![reply(0); replies];
                lanes.extend(vec![prompt(1000, 0); prompts]);
                let mut times = vec![0; lanes.len()];
                for round in 1..=200 {
                    let composed = compose(&lanes, rows, 0.75);
                    assert!(!composed.is_empty() && composed.iter().map(|(_, n)| n).sum::<usize>() <= rows);
                    for (lane, _) in composed {
                        lanes[lane].served = round;
                        times[lane] += 1;
                    }
                }
                let least = 200 / (2 * lanes.len()) - 1;
                assert!(times.iter().all(|n| *n >= least), "{rows} rows, {replies} and {prompts}: {times:?}");
            }
        }
    }
}
