"""Writes affine.safetensors: every bits x group x scale type, packed and decoded by numpy alone.

A row is one little-endian stream of bits: column c has the bits [c * bits, (c + 1) * bits), least significant first.
value = scale * code + bias in float32, a scale and a bias for each group of columns. Run: python make_affine.py
"""

import json
import os
import struct

import numpy as np

BITS, GROUPS, SCALES = (2, 3, 4, 5, 6, 8), (32, 64, 128), ("F32", "F16", "BF16")
ROWS, COLUMNS = 3, 128


def pack(codes, bits):
    """[N, K] integers -> [N, K * bits / 32] u32, by way of one big integer per row."""
    rows = []
    for row in codes:
        number = sum(int(c) << (i * bits) for i, c in enumerate(row))
        rows.append(np.frombuffer(number.to_bytes(len(row) * bits // 8, "little"), "<u4"))
    return np.stack(rows)


def rounded(values, dtype):
    """float32 -> (bytes as the dtype stores them, the stored values as float32)."""
    if dtype == "F32":
        return values.tobytes(), values
    if dtype == "F16":
        half = values.astype("<f2")
        return half.tobytes(), half.astype(np.float32)
    words = (values.view("<u4") >> 16).astype("<u2")
    return words.tobytes(), (words.astype("<u4") << 16).view("<f4")


def main():
    rng = np.random.default_rng(11)
    tensors = []
    for bits in BITS:
        for group in GROUPS:
            for scales in SCALES:
                name = f"b{bits}_g{group}_{scales.lower()}"
                codes = rng.integers(0, 1 << bits, (ROWS, COLUMNS))
                shape = (ROWS, COLUMNS // group)
                scale_bytes, scale = rounded(rng.uniform(-0.1, 0.1, shape).astype(np.float32), scales)
                bias_bytes, bias = rounded(rng.standard_normal(shape).astype(np.float32), scales)
                wide = lambda v: np.repeat(v, group, axis=1)
                values = wide(scale) * codes.astype(np.float32) + wide(bias)
                words = pack(codes, bits)
                tensors.append((f"{name}.weight", "U32", words.shape, words.tobytes()))
                tensors.append((f"{name}.scales", scales, shape, scale_bytes))
                tensors.append((f"{name}.biases", scales, shape, bias_bytes))
                tensors.append((f"{name}.values", "F32", values.shape, values.astype("<f4").tobytes()))
    header, at = {}, 0
    for name, dtype, shape, data in tensors:
        header[name] = {"dtype": dtype, "shape": list(shape), "data_offsets": [at, at + len(data)]}
        at += len(data)
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "affine.safetensors"), "wb") as out:
        out.write(struct.pack("<Q", len(text)) + text)
        for _, _, _, data in tensors:
            out.write(data)


if __name__ == "__main__":
    main()
