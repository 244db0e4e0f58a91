//! Tile products on the matrix unit against sums in f64, for every format: how near, and that a row's bits do not depend
//! on the rows beside it. What is run is the kernel that goes to the printer, in the kernel interpreter.

use std::path::Path;
use tf_codegen::legalize::legalize;
use tf_codegen::load::load_targets;
use tf_ir::dtype::Storage;
use tf_ir::format::{Affine, Codebook, Exl3, Format, Matrix};
use tf_ir::interp::inputs::{Random, stored_weight};
use tf_ir::interp::kernel::{Launch, run};
use tf_ir::kernel::Kernel;
use tf_ir::shape::Env;
use tf_ir::target::{Target, TileForm};

/// Part of Σ |x · w| by which a sum may be off: about that of summing in f32. Measured: at most six tenths of it.
const TOLERANCE: f64 = 4e-7;

/// The same of |x| · |w|, lengths of vectors, for what is rotated. Measured: at most three tenths.
const ROTATED_TOLERANCE: f64 = 4e-7;

/// y[n, N] = x[n, K] · w[N, K]ᵀ by tiles of ROWS rows, as `kernelize` has it.
const PRODUCT: &str = "kernel @product(buffer %x: f32 read, buffer %w: stored read, buffer %y: f32 write, dim %rows = n, dim %columns = N, dim %k = K) grid(ceil(N, 128), ceil(n, ROWS), 1) lanes 256 {
  shared %out: f32[AREA]
  tile %t: ROWS x 128
  %0 = const 0 : u32
  %width = const 128 : u32
  %most = const ROWS : u32
  %area = const AREA : u32
  %lanes = const 256 : u32
  %n = dim %rows : u32
  %all = dim %columns : u32
  %depth = dim %k : u32
  %lane = lane : u32
  %group = group_id 0 : u32
  %below = group_id 1 : u32
  %col0 = mul %group, %width : u32
  %row0 = mul %below, %most : u32
  %left = sub %n, %row0 : u32
  %valid = min %left, %most : u32
  %beside = sub %all, %col0 : u32
  %across = min %beside, %width : u32
  %a = mul %row0, %depth : u32
  %b = mul %col0, %depth : u32
  tile_zero %t
  for %k0 = %0 to %depth step %width {
    %more = sub %depth, %k0 : u32
    %len = min %more, %width : u32
    %from = add %a, %k0 : u32
    %of = add %b, %k0 : u32
    tile_mma %t += %x[%from, stride %depth] * %w[%of, stride %depth] rows %valid cols %across k %len
  }
  tile_store %t -> %out[%0, stride %width] rows %valid cols %across
  for %i = %lane to %area step %lanes {
    %r = div %i, %width : u32
    %c = rem %i, %width : u32
    %r_in = lt %r, %valid : bool
    %c_in = lt %c, %across : bool
    %in = and %r_in, %c_in : bool
    if %in {
      %v = load %out[%i] : f32
      %row = add %row0, %r : u32
      %line = mul %row, %all : u32
      %col = add %col0, %c : u32
      %at = add %line, %col : u32
      store %y[%at] = %v
    }
  }
}";

fn target() -> Target {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().join("specs/targets");
    let targets = load_targets(&folder).unwrap_or_else(|d| panic!("{d:?}"));
    targets.into_iter().find(|t| matches!(t.tile, TileForm::Matrix(_))).expect("a target has a matrix unit")
}

fn kernel(rows: u32, vector: u8) -> Kernel {
    let text = PRODUCT.replace("ROWS", &rows.to_string()).replace("AREA", &(rows * 128).to_string());
    let kernel = tf_ir::text::parse_kernel(&text).unwrap_or_else(|d| panic!("{d:?}"));
    let target = target();
    let kernel = legalize(kernel, &target, vector).unwrap();
    tf_ir::verify::kernel_for(&kernel, &target).unwrap_or_else(|d| panic!("{d:?}"));
    kernel
}

/// Rows of x times a weight, both as they lie.
fn multiply(kernel: &Kernel, matrix: &Matrix, x: &[f32], weight: &[u8]) -> Vec<f32> {
    let (n, k) = (matrix.shape[0], matrix.shape[1]);
    let rows = x.len() as u64 / k;
    let mut env = Env::from([("n".into(), rows), ("N".into(), n), ("K".into(), k)]);
    matrix.add_to(&mut env, 1).unwrap();
    let launch = Launch::new(kernel, &env, &Default::default()).unwrap();
    let mut words = weight.to_vec();
    words.resize(words.len().next_multiple_of(4), 0xff);
    let mut buffers = [x.iter().flat_map(|x| x.to_le_bytes()).collect(), words, vec![0xff; (rows * n) as usize * 4]];
    run(kernel, &launch, &mut buffers).unwrap_or_else(|fault| panic!("{}: {fault}", matrix.format));
    buffers[2].chunks(4).map(|b| f32::from_le_bytes(b.try_into().unwrap())).collect()
}

/// Numbers with all bits of an f32, of sizes from 2^-8 to 2^8.
fn wide(random: &mut Random, count: u64) -> Vec<f32> {
    let mut one = || {
        let mantissa = (random.draw() >> 39) as f32 / (1u32 << 24) as f32 - 1.0;
        mantissa * ((random.below(17) as f32) - 8.0).exp2()
    };
    (0..count).map(|_| one()).collect()
}

/// A format with rows of x and a weight of this shape: the sums, alone and together, by few rows and by many.
fn check(format: Format, shape: [u64; 2], rows: u64, kernels: &[Kernel]) {
    let mut random = Random::new(17);
    let matrix = Matrix { format, shape: shape.to_vec() };
    let [n, k] = shape.map(|size| size as usize);
    let weight = stored_weight(&matrix, &mut random).unwrap();
    let dense = format.decode_rows(&weight, &matrix.shape, 0..shape[0]).unwrap();
    let x = wide(&mut random, rows * shape[1]);
    let found = multiply(&kernels[0], &matrix, &x, &weight);
    for (row, x) in x.chunks(k).enumerate() {
        for (column, w) in dense.chunks(k).enumerate() {
            let terms = || x.iter().zip(w).map(|(x, w)| f64::from(*x) * f64::from(*w));
            let wanted: f64 = terms().sum();
            let size = match format {
                Format::Exl3(_) => {
                    let square = |of: &[f32]| of.iter().map(|v| f64::from(*v).powi(2)).sum::<f64>();
                    ROTATED_TOLERANCE * (square(x) * square(w)).sqrt()
                }
                Format::Plain(_) | Format::Affine(_) => TOLERANCE * terms().map(f64::abs).sum::<f64>(),
            };
            let off = (f64::from(found[row * n + column]) - wanted).abs();
            assert!(off <= size, "{format}, [{row}, {column}] of {shape:?}: off by {off:e}, allowed {size:e}");
        }
    }
    for kernel in kernels {
        assert_eq!(bits(&multiply(kernel, &matrix, &x, &weight)), bits(&found), "{format}: other bits");
        let last = multiply(kernel, &matrix, &x[x.len() - k..], &weight);
        assert_eq!(bits(&last), bits(&found[found.len() - n..]), "{format}: other bits of a lone row");
    }
}

fn bits(values: &[f32]) -> Vec<u32> {
    values.iter().map(|x| x.to_bits()).collect()
}

#[test]
fn plain_and_affine_products_are_as_near_as_sums_in_f32() {
    let kernels = [kernel(16, 4), kernel(32, 4)];
    for storage in Storage::ALL {
        check(Format::Plain(storage), [140, 276], 19, &kernels);
    }
    for (number, affine) in Affine::all().enumerate() {
        // Each width of codes with another group and other scales.
        if number % 9 == number / 9 {
            check(Format::Affine(affine), [33, 384], 2, &kernels);
        }
    }
}

#[test]
fn shapes_without_vectors_are_multiplied_too() {
    let kernels = [kernel(16, 1)];
    for storage in Storage::ALL {
        check(Format::Plain(storage), [9, 131], 17, &kernels);
    }
    check(Format::Exl3(Exl3 { codebook: Codebook::Mul1, half_bits: 6 }), [9, 131], 17, &kernels);
}

#[test]
fn every_rate_and_codebook_is_decoded_into_fragments() {
    let kernels = [kernel(16, 4), kernel(32, 4)];
    for codebook in [Codebook::ThreeInst, Codebook::Mcg, Codebook::Mul1] {
        for half_bits in 2..=16 {
            let format = Format::Exl3(Exl3 { codebook, half_bits });
            if format.layout(&[128, 128]).is_ok() {
                check(format, [148, 136], 3, &kernels);
            }
        }
    }
}

#[test]
fn pieces_hold_all_of_an_f32() {
    let mut random = Random::new(3);
    let kernel = kernel(16, 4);
    let x = wide(&mut random, 5 * 128);
    let identity =
        |one: [u8; 2]| -> Vec<u8> { (0..128 * 128).flat_map(|at| if at % 129 == 0 { one } else { [0, 0] }).collect() };
    let by = |storage, one| {
        let matrix = Matrix { format: Format::Plain(storage), shape: vec![128, 128] };
        multiply(&kernel, &matrix, &x, &identity(one))
    };
    // Three pieces of bf16 are the number itself, two of f16 all but its last bit, or the last of 39 below the largest.
    assert_eq!(bits(&by(Storage::Bf16, [0x80, 0x3f])), bits(&x));
    let near = by(Storage::F16, [0x00, 0x3c]);
    for (xs, ys) in x.chunks(128).zip(near.chunks(128)) {
        let largest = xs.iter().fold(0.0f32, |a, x| a.max(x.abs()));
        for (x, y) in xs.iter().zip(ys) {
            let allowed = (x.abs() * 2f32.powi(-23)).max(largest * 2f32.powi(-39));
            assert!((x - y).abs() <= allowed, "{x} became {y}, beside {largest}");
        }
    }
}

#[test]
fn other_workgroups_and_tiles_are_refused() {
    let text = PRODUCT.replace("ROWS", "16").replace("AREA", "2048");
    let refused = |text: &str| {
        let kernel = tf_ir::text::parse_kernel(text).unwrap();
        legalize(kernel, &target(), 4).unwrap_err()
    };
    let few = refused(&text.replace("lanes 256", "lanes 32"));
    assert_eq!(few, "tile products by 32 lanes, the matrix unit takes 256");
    let narrow = refused(&text.replace("tile %t: 16 x 128", "tile %t: 8 x 128"));
    assert_eq!(narrow, "a tile of 8 x 128, the matrix unit takes 16 or more x 128");
}
