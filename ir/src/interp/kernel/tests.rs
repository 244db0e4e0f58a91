use super::*;
use crate::text::parse_kernel;

fn f32s(values: &[f32]) -> Vec<u8> {
    values.iter().flat_map(|x| x.to_le_bytes()).collect()
}

fn u32s(values: &[u32]) -> Vec<u8> {
    values.iter().flat_map(|x| x.to_le_bytes()).collect()
}

/// Runs a text with `n` = 5 and `eps` = 0.5.
fn run_text(text: &str, buffers: &mut [Vec<u8>]) -> Result<(), Fault> {
    let kernel = parse_kernel(text).unwrap();
    let env = Env::from([("n".into(), 5)]);
    let launch = Launch::new(&kernel, &env, &BTreeMap::from([("eps".to_string(), 0.5)])).unwrap();
    run(&kernel, &launch, buffers)
}

/// The one buffer `%y` after the kernel's body ran, from zeros of u32.
fn gives(lanes: u32, body: &str, expected: &[u32]) {
    let text = format!(
        "kernel @t(buffer %y: u32 read_write, dim %n = n, scalar %eps) grid(1, 1, 1) lanes {lanes} {{\n{body}\n}}"
    );
    let mut buffers = [u32s(&vec![0; expected.len()])];
    run_text(&text, &mut buffers).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(buffers[0], u32s(expected), "{body}");
}

/// `%y` as f32.
fn gives_f32(lanes: u32, body: &str, expected: &[f32]) {
    let text = format!(
        "kernel @t(buffer %y: f32 read_write, dim %n = n, scalar %eps) grid(1, 1, 1) lanes {lanes} {{\n{body}\n}}"
    );
    let mut buffers = [f32s(&vec![0.0; expected.len()])];
    run_text(&text, &mut buffers).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(buffers[0], f32s(expected), "{body}");
}

/// The fault of a kernel with 8 elements of `%y` and two workgroups.
fn faults(lanes: u32, body: &str, statement: &str, lane: Option<u32>, what: &str) {
    let text = format!("kernel @t(buffer %y: f32 read_write, dim %n = n) grid(2, 1, 1) lanes {lanes} {{\n{body}\n}}");
    let fault = run_text(&text, &mut [f32s(&[0.0; 8])]).unwrap_err();
    assert_eq!((fault.statement.as_str(), fault.lane, fault.what.as_str()), (statement, lane, what), "{fault}");
}

#[test]
fn integers_wrap_and_compare() {
    let body = "
  %0 = const 0 : u32
  %1 = const 1 : u32
  %2 = const 2 : u32
  %3 = const 3 : u32
  %4 = const 4 : u32
  %5 = const 5 : u32
  %6 = const 6 : u32
  %7 = const 7 : u32
  %a = sub %0, %1 : u32
  store %y[%0] = %a
  %b = mul %a, %3 : u32
  store %y[%1] = %b
  %c = div %7, %2 : u32
  store %y[%2] = %c
  %d = rem %7, %4 : u32
  store %y[%3] = %d
  %e = shl %3, %4 : u32
  %f = shr %e, %1 : u32
  store %y[%4] = %f
  %g = and %6, %3 : u32
  %h = xor %g, %5 : u32
  %i = or %h, %4 : u32
  store %y[%5] = %i
  %j = max %a, %1 : u32
  %k = min %j, %7 : u32
  store %y[%6] = %k
  %l = lt %1, %a : bool
  %m = not %l : bool
  %o = select %m, %1, %2 : u32
  store %y[%7] = %o";
    gives(1, body, &[u32::MAX, u32::MAX - 2, 3, 3, 24, 7, 7, 2]);
}

#[test]
fn signed_integers_are_signed() {
    let body = "
  %0 = const 0 : u32
  %1 = const 1 : u32
  %2 = const 2 : u32
  %a = const -7 : i32
  %b = const 2 : i32
  %c = div %a, %b : i32
  %d = bitcast %c : u32
  store %y[%0] = %d
  %e = max %a, %b : i32
  %f = convert %e : u32
  store %y[%1] = %f
  %g = lt %a, %b : bool
  %h = select %g, %1, %2 : u32
  store %y[%2] = %h";
    gives(1, body, &[(-3i32).cast_unsigned(), 2, 1]);
}

#[test]
fn floats_by_the_op_table() {
    let body = "
  %0 = const 0 : u32
  %1 = const 1 : u32
  %2 = const 2 : u32
  %3 = const 3 : u32
  %4 = const 4 : u32
  %5 = const 5 : u32
  %a = const 2.0 : f32
  %e = scalar %eps : f32
  %b = fma %a, %a, %e : f32
  store %y[%0] = %b
  %c = neg %b : f32
  %d = floor %c : f32
  store %y[%1] = %d
  %f = const 4.0 : f32
  %g = rsqrt %f : f32
  store %y[%2] = %g
  %h = abs %d : f32
  %i = recip %a : f32
  %j = max %h, %i : f32
  store %y[%3] = %j
  %k = const -2.9 : f32
  %l = convert %k : i32
  %m = convert %l : f32
  store %y[%4] = %m
  %n = dim %n : u32
  %o = convert %n : f32
  store %y[%5] = %o";
    gives_f32(1, body, &[4.5, -5.0, 0.5, 5.0, -2.0, 5.0]);
}

#[test]
fn fma_rounds_once() {
    let (x, z) = (1.0 + f32::EPSILON, -1.0 - 2.0 * f32::EPSILON);
    assert_ne!(x.mul_add(x, z), x * x + z);
    let body = format!(
        "
  %0 = const 0 : u32
  %x = const {x:?} : f32
  %z = const {z:?} : f32
  %r = fma %x, %x, %z : f32
  store %y[%0] = %r"
    );
    gives_f32(1, &body, &[x.mul_add(x, z)]);
}

#[test]
fn vectors_component_by_component() {
    let body = "
  %0 = const 0 : u32
  %4 = const 4 : u32
  %6 = const 6 : u32
  %a = const 3.0 : f32
  %b = scalar %eps : f32
  %p = pack %a, %b, %b, %a : f32x4
  %s = splat %a : f32x4
  %q = mul %p, %s : f32x4
  store %y[%0] = %q
  %l = lt %p, %s : boolx4
  %z = select %l, %s, %q : f32x4
  %x = extract %z 1 : f32
  %w = extract %z 3 : f32
  %v = pack %x, %w : f32x2
  store %y[%4] = %v
  %u = load %y[%4] : f32x2
  store %y[%6] = %u";
    gives_f32(1, body, &[9.0, 1.5, 1.5, 9.0, 3.0, 9.0, 3.0, 9.0]);
}

#[test]
fn lanes_diverge_and_meet() {
    let body = "
  var %v: u32
  %0 = const 0 : u32
  %1 = const 1 : u32
  %2 = const 2 : u32
  %l = lane : u32
  set %v = %0
  for %i = %0 to %l step %1 {
    %odd = rem %i, %2 : u32
    %is = eq %odd, %0 : bool
    if %is {
      %a = get %v : u32
      %b = add %a, %l : u32
      set %v = %b
    } else {
      %c = get %v : u32
      %d = add %c, %1 : u32
      set %v = %d
    }
  }
  %r = get %v : u32
  store %y[%l] = %r";
    gives(4, body, &[0, 1, 3, 7]);
}

#[test]
fn shared_memory_after_a_barrier() {
    let body = "
  shared %m: u32[4]
  %3 = const 3 : u32
  %l = lane : u32
  store %m[%l] = %l
  barrier
  %o = sub %3, %l : u32
  %x = load %m[%o] : u32
  store %y[%l] = %x";
    gives(4, body, &[3, 2, 1, 0]);
}

#[test]
fn private_entries_belong_to_a_lane() {
    let body = "
  private %p: u32x2[3]
  %1 = const 1 : u32
  %2 = const 2 : u32
  %l = lane : u32
  %v = pack %l, %2 : u32x2
  store %p[%1] = %v
  %w = load %p[%1] : u32x2
  %x = extract %w 0 : u32
  store %y[%l] = %x";
    gives(2, body, &[0, 1]);
}

#[test]
fn lanes_reduce_and_shuffle() {
    let body = "
  %l = lane : u32
  %f = convert %l : f32
  %s = lane_sum %f : f32
  %m = lane_max %f : f32
  %x = shuffle_xor %f mask=2 : f32
  %a = fma %s, %m, %x : f32
  store %y[%l] = %a";
    gives_f32(4, body, &[20.0, 21.0, 18.0, 19.0]);
    gives_f32(3, "%l = lane : u32\n%f = convert %l : f32\n%s = lane_sum %f : f32\nstore %y[%l] = %s", &[3.0; 3]);
}

/// Elements of operands and results as the PTX ISA counts them for `mma.m16n8k16`.
#[test]
fn subgroups_multiply_matrices() {
    let text = "kernel @t(buffer %a: u32 read, buffer %b: u32 read, buffer %y: f32 read_write) grid(1, 1, 1) lanes 64 {
  %l = lane : u32
  %two = const 2 : u32
  %four = const 4 : u32
  %i = mul %l, %four : u32
  %j = mul %l, %two : u32
  %a4 = load %a[%i] : u32x4
  %b2 = load %b[%j] : u32x2
  %c4 = load %y[%i] : f32x4
  %d4 = mma_HALF %a4, %b2, %c4 : f32x4
  store %y[%i] = %d4
}";
    let left = |of: usize, row: usize, k: usize| ((of + 3 * row + 5 * k) % 13) as f32 - 6.0;
    let right = |of: usize, k: usize, column: usize| ((2 * of + 7 * k + column) % 11) as f32 - 5.0;
    let start = |of: usize, row: usize, column: usize| (of + row + 10 * column) as f32;
    for half in Half::ALL {
        let bits = |x: f32| match half {
            Half::F16 => half::f16::from_f32(x).to_le_bytes(),
            Half::Bf16 => half::bf16::from_f32(x).to_le_bytes(),
        };
        let (mut a, mut b, mut c, mut d) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for lane in 0..64 {
            let (of, group, thread) = (lane / 32, lane % 32 / 4, lane % 4);
            for i in 0..8 {
                let row = if matches!(i, 0 | 1 | 4 | 5) { group } else { group + 8 };
                let k = thread * 2 + (i & 1) + if i < 4 { 0 } else { 8 };
                a.extend(bits(left(of, row, k)));
            }
            for i in 0..4 {
                let k = thread * 2 + (i & 1) + if i < 2 { 0 } else { 8 };
                b.extend(bits(right(of, k, group)));
            }
            for i in 0..4 {
                let (row, column) = (if i < 2 { group } else { group + 8 }, thread * 2 + (i & 1));
                c.push(start(of, row, column));
                let product: f32 = (0..16).map(|k| left(of, row, k) * right(of, k, column)).sum();
                d.push(start(of, row, column) + product);
            }
        }
        let mut buffers = [a, b, f32s(&c)];
        run_text(&text.replace("HALF", half.name()), &mut buffers).unwrap_or_else(|fault| panic!("{fault}"));
        assert_eq!(buffers[2], f32s(&d), "{}", half.name());
    }
}

#[test]
fn pairs_of_halves_round_to_even() {
    // One and a half steps above 1 in each format, and a negative number.
    let bf16 = "%a = const 1.01171875 : f32\n%b = const -2.5 : f32\n%p = pack %a, %b : f32x2\n%0 = const 0 : u32\n";
    gives(1, &format!("{bf16}%w = pack_bf16 %p : u32\nstore %y[%0] = %w"), &[0xc020_3f82]);
    let f16 = bf16.replace("1.01171875", "1.00146484375");
    gives(1, &format!("{f16}%w = pack_f16 %p : u32\nstore %y[%0] = %w"), &[0xc100_3c02]);
}

#[test]
fn halves_widen_and_round() {
    let text = "kernel @t(buffer %x: bf16 read, buffer %h: f16 write, buffer %u: u32 write) grid(1, 1, 1) lanes 1 {
  %0 = const 0 : u32
  %1 = const 1 : u32
  %a = load %x[%1] : f32
  store %h[%0] = %a
  %b = const 1.00048828125 : f32
  store %h[%1] = %b
  %w = const 0x3c00c000 : u32
  %p = unpack_f16 %w : f32x2
  %q = extract %p 0 : f32
  %r = convert %q : i32
  %s = bitcast %r : u32
  store %u[%0] = %s
}";
    let text = text.replace("0x3c00c000", &0x3c00_c000u32.to_string());
    let half = |x: f32| half::f16::from_f32(x).to_le_bytes();
    let mut buffers =
        [[half::bf16::ONE.to_le_bytes(), half::bf16::from_f32(-2.5).to_le_bytes()].concat(), vec![0; 4], vec![0; 4]];
    run_text(&text, &mut buffers).unwrap();
    // Halfway between 1 and the next f16: to even.
    assert_eq!(buffers[1], [half(-2.5), half(1.0)].concat());
    assert_eq!(buffers[2], u32s(&[(-2i32).cast_unsigned()]));
}

/// [2, 3] · [2, 3]ᵀ in memory of stride 3 and 4.
const PRODUCT: &str =
    "kernel @t(buffer %x: f32 read, buffer %w: bf16 read, buffer %y: f32 write) grid(1, 1, 1) lanes LANES {
  shared %m: f32[8]
  tile %t: 2 x 4
  %0 = const 0 : u32
  %1 = const 1 : u32
  %2 = const 2 : u32
  %3 = const 3 : u32
  %4 = const 4 : u32
  tile_zero %t
  tile_mma %t += %x[%0, stride %3] * %w[%1, stride %4] rows %2 cols %2 k %3
  tile_store %t -> %m[%0, stride %2] rows %2 cols %2
  %l = lane : u32
  %n = const LANES : u32
  for %i = %l to %4 step %n {
    %v = load %m[%i] : f32
    store %y[%i] = %v
  }
}";

#[test]
fn tiles_multiply() {
    for lanes in ["1", "64"] {
        let w = [9.0, 1.0, 0.0, 2.0, 9.0, 0.5, 1.0, 0.0].map(|x| half::bf16::from_f32(x).to_le_bytes()).concat();
        let mut buffers = [f32s(&[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]), w, vec![0; 16]];
        run_text(&PRODUCT.replace("LANES", lanes), &mut buffers).unwrap();
        assert_eq!(buffers[2], f32s(&[7.0, 2.5, 16.0, 7.0]));
    }
}

#[test]
fn shared_sizes_are_dims() {
    let body = "
  shared %m: u32[2*n]
  %0 = const 0 : u32
  %9 = const 9 : u32
  store %m[%9] = %9
  %x = load %m[%9] : u32
  store %y[%0] = %x";
    gives(1, body, &[9]);
}

#[test]
fn workgroups_run_all() {
    let text = "kernel @t(buffer %y: u32 write) grid(ceil(n, 2) capped, 2, 1) lanes 1 {
  %x = group_id 0 : u32
  %z = group_id 1 : u32
  %n = group_count 0 : u32
  %i = mul %z, %n : u32
  %j = add %i, %x : u32
  store %y[%j] = %j
}";
    let mut buffers = [u32s(&[9; 6])];
    run_text(text, &mut buffers).unwrap();
    assert_eq!(buffers[0], u32s(&[0, 1, 2, 3, 4, 5]));
}

#[test]
fn accesses_out_of_bounds() {
    let head = "  shared %m: f32[4]\n  private %p: f32[2]\n  %n = dim %n : u32\n  %z = const 0.0 : f32\n";
    let at = |rest: &str| format!("{head}{rest}");
    faults(
        1,
        &at("store %m[%n] = %z"),
        "store %m0[%0] = %1",
        Some(0),
        "element 5 of m0, which has 4".replace("m0", "%m0").as_str(),
    );
    faults(1, &at("store %p[%n] = %z"), "store %p0[%0] = %1", Some(0), "entry 5 of %p0, which has 2");
    faults(
        1,
        "%a = const 8 : u32\n%x = load %y[%a] : f32",
        "%1 = load %y[%0] : f32",
        Some(0),
        "element 8 of %y, which has 8",
    );
    faults(
        2,
        "%l = lane : u32\n%c = const 8 : u32\n%a = mul %l, %c : u32\n%x = load %y[%a] : f32x2",
        "%3 = load %y[%2] : f32x2",
        Some(1),
        "2 elements from 8 of %y, which has 8",
    );
}

#[test]
fn vectors_are_aligned() {
    let body = "%a = const 2 : u32\n%x = load %y[%a] : f32x4";
    faults(1, body, "%1 = load %y[%0] : f32x4", Some(0), "4 elements from 2 of %y, which is not a multiple");
}

#[test]
fn nothing_is_read_before_it_is_set() {
    let head = "  shared %m: f32[4]\n  private %p: f32[2]\n  var %v: f32\n  tile %t: 1 x 1\n  %0 = const 0 : u32\n  %1 = const 1 : u32\n";
    let at = |rest: &str| format!("{head}{rest}");
    faults(
        1,
        &at("%x = load %m[%1] : f32"),
        "%2 = load %m0[%1] : f32",
        Some(0),
        "%m0[1] is read, but was not set before",
    );
    faults(
        1,
        &at("%x = load %p[%1] : f32"),
        "%2 = load %p0[%1] : f32",
        Some(0),
        "%p0[1] is read, but was not set before",
    );
    faults(1, &at("%x = get %v : f32"), "%2 = get %v0 : f32", Some(0), "%v0 is read, but was not set before");
    let store = "tile_store %t -> %m[%0, stride %1] rows %1 cols %1";
    faults(
        1,
        &at(store),
        "tile_store %t0 -> %m0[%0, stride %1] rows %1 cols %1",
        None,
        "%t0 is used, but was not zeroed before",
    );
    let mma = "tile_mma %t += %y[%0, stride %1] * %y[%0, stride %1] rows %1 cols %1 k %1";
    let text = "tile_mma %t0 += %y[%0, stride %1] * %y[%0, stride %1] rows %1 cols %1 k %1";
    faults(1, &at(mma), text, None, "%t0 is used, but was not zeroed before");
    // A second workgroup starts with nothing.
    let second = "%g = group_id 0 : u32\n%is = lt %g, %1 : bool\n%z = const 0.0 : f32\nif %is {\n  set %v = %z\n}\n%x = get %v : f32";
    faults(1, &at(second), "%5 = get %v0 : f32", Some(0), "%v0 is read, but was not set before");
}

#[test]
fn lanes_race() {
    let head = "  shared %m: f32[4]\n  %0 = const 0 : u32\n  %l = lane : u32\n  %z = const 0.0 : f32\n";
    let at = |rest: &str| format!("{head}{rest}");
    let twice = "is written after lane 0 wrote it, without a barrier between";
    faults(2, &at("store %m[%0] = %z"), "store %m0[%0] = %2", Some(1), &format!("%m0[0] {twice}"));
    faults(2, &at("store %y[%0] = %z"), "store %y[%0] = %2", Some(1), &format!("%y[0] {twice}"));
    let after = "store %m[%l] = %z\n%x = load %m[%0] : f32";
    faults(
        2,
        &at(after),
        "%3 = load %m0[%0] : f32",
        Some(1),
        "%m0[0] is read after lane 0 wrote it, without a barrier between",
    );
    let before = "store %m[%l] = %z\nbarrier\n%x = load %m[%0] : f32\nstore %m[%l] = %z";
    faults(
        2,
        &at(before),
        "store %m0[%1] = %2",
        Some(0),
        "%m0[0] is written after other lanes read it, without a barrier between",
    );
    let global = "%x = load %y[%0] : f32\nstore %y[%l] = %z";
    faults(
        2,
        &at(global),
        "store %y[%1] = %2",
        Some(0),
        "%y[0] is written after other lanes read it, without a barrier between",
    );
}

#[test]
fn tile_ops_race() {
    let head = "  shared %m: f32[4]\n  tile %t: 1 x 2\n  %0 = const 0 : u32\n  %1 = const 1 : u32\n  %2 = const 2 : u32\n  %l = lane : u32\n  %z = const 0.0 : f32\n  store %m[%l] = %z\n  tile_zero %t\n";
    let mma = "tile_mma %t += %m[%0, stride %1] * %y[%0, stride %1] rows %1 cols %2 k %1";
    let store = "tile_store %t -> %m[%0, stride %2] rows %1 cols %2";
    let printed = "tile_store %t0 -> %m0[%0, stride %2] rows %1 cols %2";
    faults(
        2,
        &format!("{head}{mma}"),
        &mma.replace("%t ", "%t0 ").replace("%m[", "%m0["),
        None,
        "%m0[0] is read after lane 0 wrote it, without a barrier between",
    );
    faults(
        2,
        &format!("{head}{store}"),
        printed,
        None,
        "%m0[0] is written after lane 0 wrote it, without a barrier between",
    );
    faults(
        2,
        &format!("{head}barrier\n{mma}\n{store}"),
        printed,
        None,
        "%m0[0] is written after other lanes read it, without a barrier between",
    );
}

#[test]
fn workgroups_race() {
    let head = "  %0 = const 0 : u32\n  %1 = const 1 : u32\n  %g = group_id 0 : u32\n  %o = sub %1, %g : u32\n  %z = const 0.0 : f32\n";
    let at = |rest: &str| format!("{head}{rest}");
    faults(1, &at("store %y[%0] = %z"), "store %y[%0] = %4", Some(0), "%y[0] is written by two workgroups");
    faults(
        1,
        &at("store %y[%g] = %z\n%x = load %y[%0] : f32"),
        "%5 = load %y[%0] : f32",
        Some(0),
        "%y[0] is read, but another workgroup writes it",
    );
    let read = "%first = lt %g, %1 : bool
if %first {
  %x = load %y[%1] : f32
} else {
  store %y[%1] = %z
}";
    faults(1, &at(read), "store %y[%1] = %4", Some(0), "%y[1] is written, but another workgroup reads it");
}

#[test]
fn all_lanes_meet() {
    let parted = |inner: &str| {
        format!(
            "  shared %m: f32[4]\n  tile %t: 1 x 1\n  %1 = const 1 : u32\n  %l = lane : u32\n  %z = const 0.0 : f32\n  %c = lt %l, %1 : bool\n  if %c {{\n{inner}\n}}"
        )
    };
    faults(2, &parted("barrier"), "barrier", None, "a barrier is reached by 1 of 2 lanes");
    faults(2, &parted("tile_zero %t"), "tile_zero %t0", None, "a tile op is reached by 1 of 2 lanes");
    faults(
        2,
        &parted("%s = lane_sum %z : f32"),
        "%4 = lane_sum %2 : f32",
        None,
        "a lane reduction is reached by 1 of 2 lanes",
    );
    faults(
        2,
        &parted("%s = shuffle_xor %z mask=1 : f32"),
        "%4 = shuffle_xor %2 mask=1 : f32",
        None,
        "a shuffle is reached by 1 of 2 lanes",
    );
    let product = "%q = pack %1, %1, %1, %1 : u32x4\n%r = pack %1, %1 : u32x2\n%u = pack %z, %z, %z, %z : f32x4
%s = mma_f16 %q, %r, %u : f32x4";
    faults(
        32,
        &parted(product),
        "%7 = mma_f16 %4, %5, %6 : f32x4",
        None,
        "a matrix product is reached by 1 of 32 lanes",
    );
    let looped = "  %0 = const 0 : u32\n  %1 = const 1 : u32\n  %l = lane : u32\n  %e = add %l, %1 : u32\n  for %i = %0 to %e step %1 {\n    barrier\n  }";
    faults(2, looped, "barrier", None, "a barrier is reached by 1 of 2 lanes");
}

#[test]
fn operands_of_tile_ops() {
    let head = "  shared %m: f32[4]\n  tile %t: 1 x 1\n  %1 = const 1 : u32\n  %2 = const 2 : u32\n  %l = lane : u32\n  tile_zero %t\n";
    let store = |rows: &str, base: &str| format!("{head}tile_store %t -> %m[{base}, stride %1] rows {rows} cols %1");
    let printed = |rows: &str, base: &str| format!("tile_store %t0 -> %m0[{base}, stride %0] rows {rows} cols %0");
    faults(2, &store("%2", "%1"), &printed("%1", "%0"), None, "2 x 1 of a tile of 1 x 1");
    faults(2, &store("%1", "%l"), &printed("%0", "%2"), Some(1), "an operand of a tile op is 1, but 0 in lane 0");
    let mma = format!("{head}tile_mma %t += %y[%1, stride %1] * %y[%1, stride %1] rows %1 cols %1 k %n\n")
        .replace("  tile_zero", "  %n = const 8 : u32\n  tile_zero");
    let text = "tile_mma %t0 += %y[%0, stride %0] * %y[%0, stride %0] rows %0 cols %0 k %3";
    faults(2, &mma, text, None, "elements 1 to 9 of %y, which has 8");
}

#[test]
fn integers_and_loops() {
    let head = "  %0 = const 0 : u32\n  %1 = const 1 : u32\n  %w = const 32 : u32\n";
    let at = |rest: &str| format!("{head}{rest}");
    faults(1, &at("%x = div %1, %0 : u32"), "%3 = div %1, %0 : u32", Some(0), "an integer is divided by zero");
    faults(1, &at("%x = rem %1, %0 : u32"), "%3 = rem %1, %0 : u32", Some(0), "an integer is divided by zero");
    faults(1, &at("%x = shl %1, %w : u32"), "%3 = shl %1, %2 : u32", Some(0), "a shift of 32 bits by 32");
    faults(
        1,
        &at("for %i = %0 to %1 step %0 {\n}"),
        "for %3 = %0 to %1 step %0 {",
        Some(0),
        "a loop in steps of 0 does not end",
    );
    let past = "%m = sub %0, %1 : u32\n%k = sub %m, %1 : u32\nfor %i = %k to %m step %w {\n}";
    faults(1, &at(past), "for %5 = %4 to %3 step %2 {", Some(0), "a loop's index passes 2^32: 4294967294 + 32");
    let shuffle = "%f = const 0.0 : f32\n%s = shuffle_xor %f mask=2 : f32";
    faults(3, shuffle, "%1 = shuffle_xor %0 mask=2 : f32", Some(1), "lane 3 is read, there are 3");
}

#[test]
fn a_fault_names_its_place() {
    let text = "kernel @t(buffer %y: f32 write) grid(3, 1, 1) lanes 1 {
  %0 = group_id 0 : u32
  %1 = const 0.0 : f32
  store %y[%0] = %1
}";
    let fault = run_text(text, &mut [f32s(&[0.0; 2])]).unwrap_err();
    let expected =
        "kernel `@t`, line 4, `store %y[%0] = %1`, workgroup (2, 0, 0), lane 0: element 2 of %y, which has 2";
    assert_eq!(fault.to_string(), expected);
    let fault = run_text(text, &mut []).unwrap_err();
    assert_eq!((fault.line, fault.what.as_str()), (1, "expected 1 buffers from the launch, found 0"));
}
