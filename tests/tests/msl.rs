//! The stand-in for Metal, tested with MSL made by hand for this file: what the
//! compiler emits is compared with the kernel interpreter elsewhere.

use tf_tests::msl::{Constant, Kernel, Launch};
use tf_tests::tools::{Tool, tool};

const HEAD: &str = "#include <metal_stdlib>\nusing namespace metal;\n";

fn bytes(values: &[f32]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_le_bytes()).collect()
}

fn floats(bytes: &[u8]) -> Vec<f32> {
    bytes.chunks_exact(4).map(|b| f32::from_le_bytes(b.try_into().unwrap())).collect()
}

/// Runs kernel `k` of a body on a grid; `None` when there is no clang.
fn run(
    body: &str,
    constants: &[(u32, Constant)],
    launch: Launch,
    buffers: &[Vec<u8>],
) -> Option<Result<Vec<Vec<u8>>, String>> {
    let clang = tool(Tool::Clang)?;
    let kernel = Kernel::compile(&clang, &format!("{HEAD}{body}"), "k", constants);
    Some(kernel.and_then(|kernel| kernel.run(&launch, buffers)))
}

fn launch(groups: u32, lanes: u32) -> Launch {
    Launch { grid: [groups, 1, 1], lanes, threadgroup_bytes: 0 }
}

/// The error of a run that must fail.
fn fault(body: &str, groups: u32, lanes: u32, buffers: &[Vec<u8>]) -> Option<String> {
    run(body, &[], launch(groups, lanes), buffers).map(|result| result.unwrap_err())
}

#[test]
fn matvec_of_bf16_weights_by_simd_sums_and_a_barrier() {
    let (rows, columns) = (6usize, 192usize);
    let body = "
        constant uint K [[function_constant(0)]];
        kernel void k(device const ushort* w [[buffer(0)]],
                      device const float* x [[buffer(1)]],
                      device float* y [[buffer(2)]],
                      uint3 group [[threadgroup_position_in_grid]],
                      uint lane [[thread_index_in_threadgroup]],
                      uint lanes [[threads_per_threadgroup]]) {
            threadgroup float partial[2];
            float sum = 0.0f;
            for (uint i = lane; i < K; i += lanes)
                sum = fma(as_type<float>(uint(w[group.x * K + i]) << 16), x[i], sum);
            sum = simd_sum(sum);
            if (lane % 32 == 0) partial[lane / 32] = sum;
            threadgroup_barrier(mem_flags::mem_threadgroup);
            if (lane == 0) y[group.x] = partial[0] + partial[1];
        }";
    let weights: Vec<u16> =
        (0..rows * columns).map(|i| half::bf16::from_f32((i % 13) as f32 - 6.0).to_bits()).collect();
    let x: Vec<f32> = (0..columns).map(|i| (i % 7) as f32 - 3.0).collect();
    let expected: Vec<f32> = weights
        .chunks_exact(columns)
        .map(|row| row.iter().zip(&x).map(|(w, x)| half::bf16::from_bits(*w).to_f32() * x).sum())
        .collect();
    let buffers = [weights.iter().flat_map(|w| w.to_le_bytes()).collect(), bytes(&x), bytes(&vec![f32::NAN; rows])];
    let constants = [(0, Constant::U32(columns as u32))];
    let Some(result) = run(body, &constants, launch(rows as u32, 64), &buffers) else {
        return;
    };
    // Every term and sum is a small whole number: no order rounds.
    assert_eq!(floats(&result.unwrap()[2]), expected);
}

#[test]
fn threadgroup_memory_handed_in_is_shared_by_a_group() {
    let body = "
        struct Params { uint n; float scale; };
        kernel void k(device const float* x [[buffer(0)]],
                      device float* y [[buffer(1)]],
                      constant Params& p [[buffer(2)]],
                      threadgroup float* tree [[threadgroup(0)]],
                      uint2 group [[threadgroup_position_in_grid]],
                      uint2 groups [[threadgroups_per_grid]],
                      uint lane [[thread_position_in_threadgroup]]) {
            uint at = group.y * groups.x + group.x;
            tree[lane] = x[at * p.n + lane] * p.scale;
            threadgroup_barrier(mem_flags::mem_threadgroup);
            for (uint half_way = p.n / 2; half_way > 0; half_way /= 2) {
                if (lane < half_way) tree[lane] = max(tree[lane], tree[lane + half_way]);
                threadgroup_barrier(mem_flags::mem_threadgroup);
            }
            if (lane == 0) y[at] = tree[0];
        }";
    let x: Vec<f32> = (0..6 * 128).map(|i| ((i * 37) % 101) as f32).collect();
    let params: Vec<u8> = [128u32.to_le_bytes(), 0.5f32.to_le_bytes()].concat();
    let buffers = [bytes(&x), bytes(&[0.0; 6]), params];
    let launch = Launch { grid: [3, 2, 1], lanes: 128, threadgroup_bytes: 512 };
    let Some(result) = run(body, &[], launch, &buffers) else {
        return;
    };
    let expected: Vec<f32> = x.chunks_exact(128).map(|row| row.iter().fold(0.0f32, |a, b| a.max(b * 0.5))).collect();
    assert_eq!(floats(&result.unwrap()[1]), expected);
}

#[test]
fn simdgroup_operations_see_the_lanes_they_name() {
    let body = "
        kernel void k(device float4* y [[buffer(0)]], uint lane [[thread_index_in_threadgroup]],
                      uint simd [[thread_index_in_simdgroup]]) {
            float x = float(lane);
            y[lane] = float4(simd_shuffle_xor(x, 5), simd_broadcast(x, 3), simd_max(x), simd_shuffle_down(x, 1));
            if (simd_any(simd == 40)) y[lane] = float4(-1.0f);
        }";
    let Some(result) = run(body, &[], launch(1, 64), &[bytes(&[0.0; 256])]) else {
        return;
    };
    for (lane, found) in floats(&result.unwrap()[0]).chunks_exact(4).enumerate() {
        let first = lane / 32 * 32;
        let down = if lane % 32 == 31 { lane } else { lane + 1 };
        let expected = [lane ^ 5, first + 3, first + 31, down].map(|n| n as f32);
        assert_eq!(found, expected, "lane {lane}");
    }
}

#[test]
fn simdgroup_matrices_multiply() {
    let body = "
        kernel void k(device const float* a [[buffer(0)]], device const half* b [[buffer(1)]],
                      device float* d [[buffer(2)]]) {
            simdgroup_float8x8 left, sum = make_filled_simdgroup_matrix<float, 8, 8>(1.0f);
            simdgroup_half8x8 right;
            simdgroup_load(left, a, 8);
            simdgroup_load(right, b, 8, ulong2(0, 0), true);
            simdgroup_multiply_accumulate(sum, left, right, sum);
            simdgroup_store(sum, d, 8);
        }";
    let a: Vec<f32> = (0..64).map(|i| (i % 5) as f32).collect();
    let b: Vec<f32> = (0..64).map(|i| (i % 9) as f32).collect();
    let halves = b.iter().flat_map(|b| half::f16::from_f32(*b).to_le_bytes()).collect();
    let buffers = [bytes(&a), halves, bytes(&[0.0; 64])];
    let body = body.replace("ulong2(0, 0)", "ulong2{0, 0}");
    let Some(result) = run(&body, &[], launch(1, 32), &buffers) else {
        return;
    };
    let expected: Vec<f32> =
        (0..64).map(|i| 1.0 + (0..8).map(|k| a[i / 8 * 8 + k] * b[i % 8 * 8 + k]).sum::<f32>()).collect();
    assert_eq!(floats(&result.unwrap()[2]), expected);
}

#[test]
fn vectors_compare_select_and_convert() {
    let body = "
        kernel void k(device const float4* x [[buffer(0)]], device float4* y [[buffer(1)]],
                      device uint4* u [[buffer(2)]], uint i [[thread_position_in_grid]]) {
            float4 v = x[i];
            bool4 low = v < float4(0.0f);
            y[i] = select(v, -v, low) + float4(any(low) ? 100.0f : 0.0f);
            y[i].w = all(low == bool4(false)) ? 1.0f : v.wzyx.w;
            u[i] = uint4(abs(v)) + (as_type<uint4>(v) >> 31u);
        }";
    let buffers = [bytes(&[-1.5, 2.0, -3.0, 4.0, 1.0, 2.0, 3.0, 4.0]), vec![0; 32], vec![0; 32]];
    let Some(result) = run(body, &[], launch(1, 2), &buffers) else {
        return;
    };
    let result = result.unwrap();
    assert_eq!(floats(&result[1]), [101.5, 102.0, 103.0, -1.5, 1.0, 2.0, 3.0, 1.0]);
    let whole: Vec<u8> = [2u32, 2, 4, 4, 1, 2, 3, 4].iter().flat_map(|n| n.to_le_bytes()).collect();
    assert_eq!(result[2], whole);
}

#[test]
fn half_and_bfloat_round_to_nearest_even() {
    let body = "
        kernel void k(device const float* x [[buffer(0)]], device half* h [[buffer(1)]],
                      device bfloat* b [[buffer(2)]], uint i [[thread_position_in_grid]]) {
            h[i] = half(x[i]);
            b[i] = bfloat(x[i]);
        }";
    let x: Vec<f32> = (0..64).map(|i| (i as f32 * 0.737).exp2() * 1e-6 - 0.01).collect();
    let buffers = [bytes(&x), vec![0; 128], vec![0; 128]];
    let Some(result) = run(body, &[], launch(2, 32), &buffers) else {
        return;
    };
    let result = result.unwrap();
    let halves: Vec<u8> = x.iter().flat_map(|x| half::f16::from_f32(*x).to_le_bytes()).collect();
    let bfloats: Vec<u8> = x.iter().flat_map(|x| half::bf16::from_f32(*x).to_le_bytes()).collect();
    assert_eq!(result[1], halves);
    assert_eq!(result[2], bfloats);
}

#[test]
fn faults_are_named() {
    let y = || vec![vec![0u8; 256]];
    let past = "kernel void k(device float* y [[buffer(0)]], uint i [[thread_position_in_grid]]) { y[i + 60] = 1.0f; }";
    let Some(said) = fault(past, 1, 32, &y()) else {
        return;
    };
    assert_eq!(said, "access at byte 256 of buffer 0, which has 256 (group 0,0,0, lane 4)");

    let race = "kernel void k(device uint* y [[buffer(0)]], uint i [[thread_position_in_grid]]) { y[0] = i; }";
    let said = fault(race, 2, 32, &y()).unwrap();
    assert_eq!(said, "byte 0 of buffer 0 depends on the order of lanes or groups");

    let missing_barrier = "
        kernel void k(device uint* y [[buffer(0)]], uint i [[thread_index_in_threadgroup]]) {
            threadgroup uint t[32];
            t[i] = i;
            y[i] = t[31 - i];
        }";
    let said = fault(missing_barrier, 1, 32, &y()).unwrap();
    assert_eq!(said, "byte 0 of buffer 0 depends on the order of lanes or groups");

    let divergent = "
        kernel void k(device uint* y [[buffer(0)]], uint i [[thread_index_in_threadgroup]]) {
            if (i < 5) threadgroup_barrier(mem_flags::mem_threadgroup);
        }";
    let said = fault(divergent, 1, 32, &y()).unwrap();
    assert_eq!(said, "not all lanes reach a threadgroup barrier (group 0,0,0, lane 0)");

    let half_a_simdgroup = "
        kernel void k(device uint* y [[buffer(0)]], uint i [[thread_index_in_threadgroup]]) {
            if (i >= 16) y[i] = simd_sum(i);
        }";
    let said = fault(half_a_simdgroup, 1, 32, &y()).unwrap();
    assert_eq!(said, "not all lanes of a simdgroup reach its operation (group 0,0,0, lane 16)");

    let said = fault("kernel void k() { uint x = nothing; }", 1, 32, &[]).unwrap();
    assert!(said.contains("k.metal:3:28: error: use of undeclared identifier 'nothing'"), "{said}");

    let said = fault(past, 1, 32, &[]).unwrap();
    assert_eq!(said, "0 buffers are bound, the kernel takes 1");
}
