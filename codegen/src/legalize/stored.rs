//! Stored weights as buffers of words: each load decodes what it needs, whatever the format. Which one it is, a launch
//! says by numbers ([`tf_ir::format::Number`]), alike for all lanes, so a kernel serves all formats.

use super::{Made, rewrite};
use crate::kernelize::Builder;
use std::collections::HashSet;
use tf_ir::format::{Class, Codebook, Number};
use tf_ir::kernel::*;
use tf_ir::ops::CompareOp;
use tf_ir::shape::Dim;

pub fn by_words(mut kernel: Kernel) -> Kernel {
    let stored: HashSet<Buffer> =
        kernel.buffers.iter().filter(|(_, decl)| decl.elem == Elem::Stored).map(|(b, _)| b).collect();
    for buffer in &stored {
        kernel.buffers[*buffer].elem = Elem::U32;
    }
    rewrite(kernel, &mut |b, stmt| match stmt {
        Stmt::Let(val, Inst::Load(Mem::Buffer(buffer), index))
            if stored.contains(buffer) && b.ty(*val).elem == Elem::F32 =>
        {
            let load = StoredLoad { buffer: *buffer, index: *index, width: b.ty(*val).width };
            Made::Value(load.emit(b))
        }
        _ => Made::Kept,
    })
}

/// A load of `width` consecutive elements from a multiple of it.
struct StoredLoad {
    buffer: Buffer,
    index: Val,
    width: u8,
}

impl StoredLoad {
    fn emit(&self, b: &mut Builder) -> Val {
        let result = b.kernel.vars.push(Ty::f32x(self.width));
        let class = self.number(b, Number::Class);
        self.either(b, class, Class::F32, result, Self::words, |this, b| {
            let packed = b.u32(Class::AffineF32 as u32);
            let plain = b.lt(class, packed);
            b.open();
            let value = this.halves(b, class);
            b.set(result, value);
            let then = b.close();
            b.open();
            let value = this.affine(b, class);
            b.set(result, value);
            let otherwise = b.close();
            b.emit(Stmt::If { condition: plain, then, otherwise });
        });
        b.get(result)
    }

    /// `result` = `value` where the class is `wanted`, else what `otherwise` does.
    fn either(
        &self,
        b: &mut Builder,
        class: Val,
        wanted: Class,
        result: Var,
        value: impl FnOnce(&Self, &mut Builder) -> Val,
        otherwise: impl FnOnce(&Self, &mut Builder),
    ) {
        let wanted = b.u32(wanted as u32);
        let condition = b.compare(CompareOp::Eq, class, wanted);
        b.open();
        let value = value(self, b);
        b.set(result, value);
        let then = b.close();
        b.open();
        otherwise(self, b);
        let otherwise = b.close();
        b.emit(Stmt::If { condition, then, otherwise });
    }

    fn number(&self, b: &mut Builder, number: Number) -> Val {
        b.dim(&Dim::sym(&number.dim(self.buffer.0)))
    }

    fn word(&self, b: &mut Builder, index: Val, width: u8) -> Val {
        b.load(Mem::Buffer(self.buffer), index, width)
    }

    /// f32, as it lies.
    fn words(&self, b: &mut Builder) -> Val {
        let words = self.word(b, self.index, self.width);
        b.bitcast(words, Elem::F32)
    }

    /// Plain f16 or bf16, two in a word.
    fn halves(&self, b: &mut Builder, class: Val) -> Val {
        let f16 = b.u32(Class::F16 as u32);
        let is_f16 = b.compare(CompareOp::Eq, class, f16);
        let one = b.u32(1);
        let at = b.binary(KBinary::Shr, self.index, one);
        if self.width == 1 {
            let word = self.word(b, at, 1);
            return half(b, word, self.index, is_f16);
        }
        let words = self.word(b, at, self.width / 2);
        let mut parts = Vec::new();
        for i in 0..self.width / 2 {
            let word = b.extract(words, i);
            let ([low, high], [low_b, high_b]) = (f16_pair(b, word), bf16_pair(b, word));
            parts.push(b.select(is_f16, low, low_b));
            parts.push(b.select(is_f16, high, high_b));
        }
        b.pack(parts)
    }

    /// scale · code + bias. 32 codes fill `bits` words; a group is a multiple of 32 elements, so all codes of a load share
    /// a scale. A window of two words holds them: up to 4 codes of 8 bits. The word after the last code is a scale's.
    fn affine(&self, b: &mut Builder, class: Val) -> Val {
        let bits = self.number(b, Number::Bits);
        let (one, five, last) = (b.u32(1), b.u32(5), b.u32(31));
        let block = b.binary(KBinary::Shr, self.index, five);
        let block = b.mul(block, bits);
        let bit = b.binary(KBinary::And, self.index, last);
        let bit = b.mul(bit, bits);
        let word = b.binary(KBinary::Shr, bit, five);
        let word = b.add(block, word);
        let shift = b.binary(KBinary::And, bit, last);
        let low = self.word(b, word, 1);
        let next = b.add(word, one);
        let high = self.word(b, next, 1);
        let low = b.binary(KBinary::Shr, low, shift);
        let left = b.sub(last, shift);
        let high = b.binary(KBinary::Shl, high, one);
        let high = b.binary(KBinary::Shl, high, left);
        let window = b.binary(KBinary::Or, low, high);
        let mask = b.binary(KBinary::Shl, one, bits);
        let mask = b.sub(mask, one);

        let shift = self.number(b, Number::GroupShift);
        let group = b.binary(KBinary::Shr, self.index, shift);
        let scale = self.scale(b, class, Number::Scales, group);
        let bias = self.scale(b, class, Number::Biases, group);
        let mut parts = Vec::new();
        let mut shifted = window;
        for i in 0..self.width {
            if i > 0 {
                shifted = b.binary(KBinary::Shr, shifted, bits);
            }
            let code = b.binary(KBinary::And, shifted, mask);
            let code = b.convert(code, Elem::F32);
            parts.push(b.fma(scale, code, bias));
        }
        b.pack(parts)
    }

    /// The scale or bias of a group.
    fn scale(&self, b: &mut Builder, class: Val, part: Number, group: Val) -> Val {
        let (f32_class, f16_class) = (b.u32(Class::AffineF32 as u32), b.u32(Class::AffineF16 as u32));
        let is_f32 = b.compare(CompareOp::Eq, class, f32_class);
        let is_f16 = b.compare(CompareOp::Eq, class, f16_class);
        let one = b.u32(1);
        let pair = b.binary(KBinary::Shr, group, one);
        let at = b.select(is_f32, group, pair);
        let start = self.number(b, part);
        let at = b.add(start, at);
        let word = self.word(b, at, 1);
        let whole = b.bitcast(word, Elem::F32);
        let half = half(b, word, group, is_f16);
        b.select(is_f32, whole, half)
    }
}

/// An EXL3 weight, decoded in its own basis. Its structure is that of [`tf_ir::format::Exl3`].
#[derive(Clone, Copy)]
pub struct Exl3Weight(pub Buffer);

impl Exl3Weight {
    pub fn number(self, b: &mut Builder, number: Number) -> Val {
        b.dim(&Dim::sym(&number.dim(self.0.0)))
    }

    /// The weight of `input` and `output` (below 16) in the tile at `row` and `column` of the tiles of the matrix that
    /// begins at word `start`.
    pub fn element(self, b: &mut Builder, start: Val, (row, column): (Val, Val), input: Val, output: Val) -> Val {
        let half_bits = self.number(b, Number::HalfBits);
        let tiles = self.number(b, Number::Tiles);
        let (one, two, four) = (b.u32(1), b.u32(2), b.u32(4));
        let words = b.mul(half_bits, four);
        let tile = b.mul(row, tiles);
        let tile = b.add(tile, column);
        let tile = b.mul(tile, words);
        let tile = b.add(start, tile);
        // Where it stands on the ring: 8 · (4 · (output mod 8) + (input mod 8) / 2) + (input mod 2) + 2 · (input / 8)
        // + 4 · (output / 8).
        let (seven, three, five) = (b.u32(7), b.u32(3), b.u32(5));
        let output_low = b.binary(KBinary::And, output, seven);
        let output_low = b.binary(KBinary::Shl, output_low, five);
        let output_high = b.binary(KBinary::Shr, output, three);
        let output_high = b.binary(KBinary::Shl, output_high, two);
        let input_pair = b.binary(KBinary::And, input, seven);
        let input_pair = b.binary(KBinary::Shr, input_pair, one);
        let input_pair = b.binary(KBinary::Shl, input_pair, three);
        let input_high = b.binary(KBinary::Shr, input, three);
        let input_high = b.binary(KBinary::Shl, input_high, one);
        let input_low = b.binary(KBinary::And, input, one);
        let position = b.add(output_low, output_high);
        let position = b.add(position, input_pair);
        let position = b.add(position, input_high);
        let position = b.add(position, input_low);
        // Its state is the 16 bits of the ring that end at `end`, the first at most once around.
        let after = b.add(position, one);
        let end = b.mul(after, half_bits);
        let end = b.binary(KBinary::Shr, end, one);
        let around = b.binary(KBinary::Shl, words, five);
        let end = b.add(end, around);
        let (last, sixteen, thirty_one) = (b.sub(end, one), b.u32(16), b.u32(31));
        let last_word = b.binary(KBinary::Shr, last, five);
        let first_word = b.sub(end, sixteen);
        let first_word = b.binary(KBinary::Shr, first_word, five);
        let low = self.ring_word(b, tile, last_word, words);
        let high = self.ring_word(b, tile, first_word, words);
        let used = b.binary(KBinary::And, last, thirty_one);
        let shift = b.sub(thirty_one, used);
        let low = b.binary(KBinary::Shr, low, shift);
        let high = b.binary(KBinary::Shl, high, one);
        let high = b.binary(KBinary::Shl, high, used);
        let state = b.binary(KBinary::Or, low, high);
        let mask = b.u32(0xffff);
        let state = b.binary(KBinary::And, state, mask);
        self.value(b, state)
    }

    /// Word `index` of the tile's ring, counted from one round before its begin.
    fn ring_word(self, b: &mut Builder, tile: Val, index: Val, words: Val) -> Val {
        let is_inside = b.lt(index, words);
        let back = b.sub(index, words);
        let index = b.select(is_inside, index, back);
        let at = b.add(tile, index);
        b.load_words(self.0, at, 1)
    }

    /// What a state stands for in the weight's codebook, rounded to half precision.
    fn value(self, b: &mut Builder, state: Val) -> Val {
        let codebook = self.number(b, Number::Codebook);
        let (zero, one, two) = (b.u32(0), b.u32(1), b.u32(2));
        let is_first = b.compare(CompareOp::Eq, codebook, zero);
        let is_sum = b.compare(CompareOp::Eq, codebook, two);
        let (first, mcg, mul1) = (b.u32(Codebook::THREE_INST), b.u32(Codebook::MCG), b.u32(Codebook::MUL1));
        let other = b.select(is_sum, mul1, mcg);
        let factor = b.select(is_first, first, other);
        let addend = b.u32(Codebook::THREE_INST_ADDEND);
        let addend = b.select(is_first, addend, zero);
        let product = b.mul(state, factor);
        let product = b.add(product, addend);
        let halves = sum_of_halves(b, product, normal_f16);
        let sum = sum_of_bytes(b, product);
        let value = b.select(is_sum, sum, halves);
        // To nearest even in half precision, by integers; no value is subnormal or too large.
        let bits = b.bitcast(value, Elem::U32);
        let thirteen = b.u32(13);
        let odd = b.binary(KBinary::Shr, bits, thirteen);
        let odd = b.binary(KBinary::And, odd, one);
        let (more, kept) = (b.u32(0xfff), b.u32(0xffff_e000));
        let bits = b.add(bits, more);
        let bits = b.add(bits, odd);
        let bits = b.binary(KBinary::And, bits, kept);
        b.bitcast(bits, Elem::F32)
    }

    /// What a state stands for, before it is rounded to half precision, where it is known whether the codebook is the one
    /// that sums bytes.
    pub fn unrounded(self, b: &mut Builder, state: Val, sums_bytes: bool) -> Val {
        if sums_bytes {
            let factor = b.u32(Codebook::MUL1);
            let product = b.mul(state, factor);
            return sum_of_bytes(b, product);
        }
        let (factor, addend) = self.hash(b);
        let product = b.mul(state, factor);
        let product = b.add(product, addend);
        sum_of_halves(b, product, |b, word| {
            let [low, _] = f16_pair(b, word);
            low
        })
    }

    /// Factor and addend of the codebooks that add halves.
    fn hash(self, b: &mut Builder) -> (Val, Val) {
        let codebook = self.number(b, Number::Codebook);
        let zero = b.u32(0);
        let is_first = b.compare(CompareOp::Eq, codebook, zero);
        let (first, mcg) = (b.u32(Codebook::THREE_INST), b.u32(Codebook::MCG));
        let addend = b.u32(Codebook::THREE_INST_ADDEND);
        (b.select(is_first, first, mcg), b.select(is_first, addend, zero))
    }

    /// Of the tiles below the one at `row` and `column` of the matrix that begins at word `start`, what lane `lane` of 32
    /// holds: the ring's positions 8 · lane to 8 · lane + 7.
    pub fn column(self, b: &mut Builder, start: Val, (row, column): (Val, Val), lane: Val) -> TileColumn {
        let half_bits = self.number(b, Number::HalfBits);
        let tiles = self.number(b, Number::Tiles);
        let (one, two, four) = (b.u32(1), b.u32(2), b.u32(4));
        let words = b.mul(half_bits, four);
        let tile = b.mul(row, tiles);
        let tile = b.add(tile, column);
        let first = b.at(start, tile, words);
        let apart = b.mul(tiles, words);
        // The states end at bit (lane + 1) · 4 · half_bits, and the first begins less than 72 bits before: three words.
        // The first lanes go around.
        let (five, last) = (b.u32(5), b.u32(31));
        let after = b.add(lane, one);
        let end = b.mul(after, words);
        let end = b.sub(end, one);
        let word = b.binary(KBinary::Shr, end, five);
        let used = b.binary(KBinary::And, end, last);
        let shift = b.sub(last, used);
        let before = |b: &mut Builder, count: Val| {
            let around = b.lt(word, count);
            let back = b.sub(word, count);
            let wrapped = b.add(back, words);
            b.select(around, wrapped, back)
        };
        let places = [before(b, two), before(b, one), word];
        // Bits from the end of each state to the end of all: the same in all lanes.
        let backs = std::array::from_fn(|j| {
            let count = b.u32(j as u32 + 1);
            let bits = b.mul(half_bits, count);
            let bits = b.binary(KBinary::Shr, bits, one);
            b.sub(words, bits)
        });
        TileColumn { weight: self.0, first, apart, places, shift, backs }
    }
}

/// The states that a lane decodes of each of the tiles of 16 columns that lie below each other.
pub struct TileColumn {
    weight: Buffer,
    /// Word of the first tile, and words from one to the next.
    first: Val,
    apart: Val,
    /// Words inside a tile that hold the states, and by how many bits the last ends behind them.
    places: [Val; 3],
    shift: Val,
    backs: [Val; 8],
}

impl TileColumn {
    /// The eight states of tile `n`.
    pub fn states(&self, b: &mut Builder, n: Val) -> [Val; 8] {
        let tile = b.at(self.first, n, self.apart);
        let words = self.places.map(|place| {
            let at = b.add(tile, place);
            b.load_words(self.weight, at, 1)
        });
        let left = b.u32(31);
        let left = b.sub(left, self.shift);
        let high = b.binary(KBinary::Shr, words[0], self.shift);
        let middle = funnel(b, words[0], words[1], self.shift, left);
        let low = funnel(b, words[1], words[2], self.shift, left);
        let (word_bits, last, mask) = (b.u32(32), b.u32(31), b.u32(0xffff));
        std::array::from_fn(|j| {
            let back = self.backs[j];
            let shift = b.binary(KBinary::And, back, last);
            let left = b.sub(last, shift);
            // The later half ends at most 24 bits before the end of all.
            let (upper, lower) = match j < 4 {
                true => {
                    let near = b.lt(back, word_bits);
                    (b.select(near, middle, high), b.select(near, low, middle))
                }
                false => (middle, low),
            };
            let state = funnel(b, upper, lower, shift, left);
            b.binary(KBinary::And, state, mask)
        })
    }
}

/// The low word of two, shifted right by `shift`, which is 31 - `left`.
fn funnel(b: &mut Builder, high: Val, low: Val, shift: Val, left: Val) -> Val {
    let one = b.u32(1);
    let low = b.binary(KBinary::Shr, low, shift);
    let high = b.binary(KBinary::Shl, high, one);
    let high = b.binary(KBinary::Shl, high, left);
    b.binary(KBinary::Or, low, high)
}

/// Two halves of magnitudes near 1, added. `widen` makes an f32 of the lower half of a word.
fn sum_of_halves(b: &mut Builder, product: Val, widen: impl Fn(&mut Builder, Val) -> Val) -> Val {
    let (keep, flip) = (b.u32(Codebook::HALVES_MASK), b.u32(Codebook::HALVES_FLIP));
    let pair = b.binary(KBinary::And, product, keep);
    let pair = b.binary(KBinary::Xor, pair, flip);
    let sixteen = b.u32(16);
    let upper = b.binary(KBinary::Shr, pair, sixteen);
    let (low, high) = (widen(b, pair), widen(b, upper));
    b.add(low, high)
}

/// The sum of the bytes, scaled.
fn sum_of_bytes(b: &mut Builder, product: Val) -> Val {
    let (bytes, eight, sixteen, all) = (b.u32(0x00ff_00ff), b.u32(8), b.u32(16), b.u32(0x7ff));
    let even = b.binary(KBinary::And, product, bytes);
    let odd = b.binary(KBinary::Shr, product, eight);
    let odd = b.binary(KBinary::And, odd, bytes);
    let sum = b.add(even, odd);
    let carried = b.binary(KBinary::Shr, sum, sixteen);
    let sum = b.add(sum, carried);
    let sum = b.binary(KBinary::And, sum, all);
    let sum = b.convert(sum, Elem::F32);
    let (scale, bias) = (b.f32(Codebook::SUM_SCALE, 1), b.f32(Codebook::SUM_OFFSET, 1));
    b.fma(sum, scale, bias)
}

/// The normal f16 in the lower half of a word as f32, by its bits.
fn normal_f16(b: &mut Builder, word: Val) -> Val {
    let (sign, rest, sixteen, thirteen) = (b.u32(0x8000), b.u32(0x7fff), b.u32(16), b.u32(13));
    let bias = b.u32(112 << 23);
    let sign = b.binary(KBinary::And, word, sign);
    let sign = b.binary(KBinary::Shl, sign, sixteen);
    let rest = b.binary(KBinary::And, word, rest);
    let rest = b.binary(KBinary::Shl, rest, thirteen);
    let rest = b.add(rest, bias);
    let bits = b.binary(KBinary::Or, sign, rest);
    b.bitcast(bits, Elem::F32)
}

/// The f16 `index` of a part, from the word it lies in.
pub fn f16_of(b: &mut Builder, word: Val, index: Val) -> Val {
    let one = b.u32(1);
    let odd = b.binary(KBinary::And, index, one);
    let is_odd = b.compare(CompareOp::Eq, odd, one);
    let [low, high] = f16_pair(b, word);
    b.select(is_odd, high, low)
}

/// The 16-bit element `index` of the word it lies in.
fn half(b: &mut Builder, word: Val, index: Val, is_f16: Val) -> Val {
    let one = b.u32(1);
    let odd = b.binary(KBinary::And, index, one);
    let is_odd = b.compare(CompareOp::Eq, odd, one);
    let ([low, high], [low_b, high_b]) = (f16_pair(b, word), bf16_pair(b, word));
    let of_f16 = b.select(is_odd, high, low);
    let of_bf16 = b.select(is_odd, high_b, low_b);
    b.select(is_f16, of_f16, of_bf16)
}

/// The two f16 of a word as f32, low first.
pub fn f16_pair(b: &mut Builder, word: Val) -> [Val; 2] {
    let pair = b.unpack_f16(word);
    [b.extract(pair, 0), b.extract(pair, 1)]
}

/// The two bf16 of a word as f32, low first.
pub fn bf16_pair(b: &mut Builder, word: Val) -> [Val; 2] {
    let (sixteen, mask) = (b.u32(16), b.u32(0xffff_0000));
    let low = b.binary(KBinary::Shl, word, sixteen);
    let high = b.binary(KBinary::And, word, mask);
    [b.bitcast(low, Elem::F32), b.bitcast(high, Elem::F32)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use tf_ir::format::Matrix;
    use tf_ir::interp::inputs::{READ_ELEMENTS, Random, element_formats, stored_weight};
    use tf_ir::interp::kernel::{Launch, run};
    use tf_ir::shape::Env;

    #[test]
    fn words_decode_every_format() {
        let kernel = by_words(tf_ir::text::parse_kernel(READ_ELEMENTS).unwrap());
        tf_ir::verify::check_kernel(&kernel).unwrap_or_else(|e| panic!("{e}"));
        let mut random = Random::new(3);
        for format in element_formats() {
            let matrix = Matrix { format, shape: vec![3, 128] };
            let bytes = stored_weight(&matrix, &mut random).unwrap();
            let wanted = format.decode_rows(&bytes, &matrix.shape, 0..3).unwrap();
            let mut env = Env::from([("N".into(), 384)]);
            matrix.add_to(&mut env, 0).unwrap();
            let launch = Launch::new(&kernel, &env, &Default::default()).unwrap();
            let mut buffers = [bytes, vec![0; 384 * 4], vec![0; 384 * 4]];
            run(&kernel, &launch, &mut buffers).unwrap_or_else(|fault| panic!("{format}: {fault}"));
            assert_eq!(buffers[1], buffers[2], "{format}");
            for (found, wanted) in buffers[1].chunks(4).zip(wanted) {
                // One rounding where the decoder may have two.
                let found = f32::from_le_bytes(found.try_into().unwrap());
                assert!((found - wanted).abs() <= 2e-7, "{format}: {found}, expected {wanted}");
            }
        }
    }
}
