#!/usr/bin/env python3
"""Writes the benchmark model: a 0.5 B dense decoder of random weights.

    python3 benches/make_random.py FOLDER [--gguf bf16,f16,f32,q4_0,q8_0] [--exl3 BITS]

FOLDER/hf is a Hugging Face folder in bf16 (1.0 GB); FOLDER/model-TYPE.gguf holds the same weights
for the peer, one file per type (default: bf16). FOLDER/exl3-BITS has trellises of random bits in
place of all matrices but the embedding (its head has 6 bits), for coding real ones takes an hour. Same weights on every machine: each tensor is
drawn from its own seed. The text is meaningless; only the speed is of interest. Needs numpy.
"""

import argparse
import json
import struct
import zlib
from pathlib import Path

import numpy as np

HIDDEN, LAYERS, HEADS, KV_HEADS, HEAD, FFN, VOCAB = 1024, 24, 16, 8, 64, 4864, 32000
CONTEXT, EPS, THETA = 8192, 1e-5, 10000.0

# Our name, the peer's name, shape [rows, columns], heads whose rows the peer permutes.
LAYER_TENSORS = [
    ("input_layernorm", "attn_norm", [HIDDEN], 0),
    ("self_attn.q_proj", "attn_q", [HEADS * HEAD, HIDDEN], HEADS),
    ("self_attn.k_proj", "attn_k", [KV_HEADS * HEAD, HIDDEN], KV_HEADS),
    ("self_attn.v_proj", "attn_v", [KV_HEADS * HEAD, HIDDEN], 0),
    ("self_attn.o_proj", "attn_output", [HIDDEN, HEADS * HEAD], 0),
    ("post_attention_layernorm", "ffn_norm", [HIDDEN], 0),
    ("mlp.gate_proj", "ffn_gate", [FFN, HIDDEN], 0),
    ("mlp.up_proj", "ffn_up", [FFN, HIDDEN], 0),
    ("mlp.down_proj", "ffn_down", [HIDDEN, FFN], 0),
]


def tensors():
    yield "model.embed_tokens.weight", "token_embd.weight", [VOCAB, HIDDEN], 0
    for layer in range(LAYERS):
        for ours, theirs, shape, heads in LAYER_TENSORS:
            yield f"model.layers.{layer}.{ours}.weight", f"blk.{layer}.{theirs}.weight", shape, heads
    yield "model.norm.weight", "output_norm.weight", [HIDDEN], 0
    yield "lm_head.weight", "output.weight", [VOCAB, HIDDEN], 0


def draw(name, shape):
    """The tensor's bf16 bits, as uint16 of its shape."""
    rng = np.random.default_rng(zlib.crc32(name.encode()))
    values = rng.random(shape, dtype=np.float32) - np.float32(0.5)
    # Norm weights around 1, the rest of deviation 0.02.
    values = values * np.float32(0.1) + np.float32(1) if len(shape) == 1 else values * np.float32(0.07)
    bits = values.view(np.uint32)
    return ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(np.uint16)


def byte_symbols():
    """The printable stand-ins for bytes that byte-level tokenizers use."""
    plain = [*range(33, 127), *range(161, 173), *range(174, 256)]
    rest = [b for b in range(256) if b not in plain]
    table = {b: chr(b) for b in plain} | {b: chr(256 + i) for i, b in enumerate(rest)}
    return [table[b] for b in range(256)]


def parts_of_trellis(module, shape, bits):
    """The tensors of an EXL3 matrix: their types, shapes and how to draw their bytes."""
    rng = np.random.default_rng(zlib.crc32(f"{module}.trellis".encode()))
    rows, columns = shape
    signs = lambda n, size: (rng.choice([-1.0, 1.0], n) * size).astype(np.float16).tobytes()
    words = [columns // 16, rows // 16, 16 * bits]
    yield f"{module}.trellis", "I16", words, lambda: rng.bytes(2 * int(np.prod(words)))
    # Decoded values have deviation 1, weights 0.02.
    yield f"{module}.suh", "F16", [columns], lambda: signs(columns, 0.02)
    yield f"{module}.svh", "F16", [rows], lambda: signs(rows, 1.0)
    yield f"{module}.mul1", "I32", [], lambda: struct.pack("<I", 0x83DCD12D)


def stored(exl3):
    """What a folder's weights are stored as: name, type, shape, and how to draw the bytes."""
    for name, _, shape, _ in tensors():
        if exl3 and len(shape) > 1 and "embed_tokens" not in name:
            bits = 6 if name.startswith("lm_head") else exl3
            yield from parts_of_trellis(name.removesuffix(".weight"), shape, bits)
        else:
            yield name, "BF16", shape, lambda name=name, shape=shape: draw(name, shape).tobytes()


def write_hf(folder, exl3=None):
    folder.mkdir(parents=True, exist_ok=True)
    header, offset = {"__metadata__": {"format": "pt"}}, 0
    for name, kind, shape, _ in stored(exl3):
        size = {"BF16": 2, "I16": 2, "F16": 2, "I32": 4}[kind] * int(np.prod(shape))
        header[name] = {"dtype": kind, "shape": shape, "data_offsets": [offset, offset + size]}
        offset += size
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    with open(folder / "model.safetensors", "wb") as out:
        out.write(struct.pack("<Q", len(text)) + text)
        for _, _, _, drawn in stored(exl3):
            out.write(drawn())
    config = {
        "architectures": ["LlamaForCausalLM"],
        "model_type": "llama",
        "hidden_act": "silu",
        "hidden_size": HIDDEN,
        "intermediate_size": FFN,
        "num_hidden_layers": LAYERS,
        "num_attention_heads": HEADS,
        "num_key_value_heads": KV_HEADS,
        "head_dim": HEAD,
        "vocab_size": VOCAB,
        "max_position_embeddings": CONTEXT,
        "rms_norm_eps": EPS,
        "rope_theta": THETA,
        "rope_scaling": None,
        "tie_word_embeddings": False,
        "attention_bias": False,
        "mlp_bias": False,
        "bos_token_id": 1,
        "eos_token_id": 2,
        "torch_dtype": "bfloat16",
    }
    if exl3:
        config["quantization_config"] = {"quant_method": "exl3", "bits": exl3, "head_bits": 6}
    vocab = ["<unk>", "<s>", "</s>", *byte_symbols()]
    vocab += [f"w{i}" for i in range(VOCAB - len(vocab))]
    special = [
        {"id": i, "content": vocab[i], "special": True, "normalized": False}
        | dict.fromkeys(("single_word", "lstrip", "rstrip"), False)
        for i in range(3)
    ]
    byte_level = {"type": "ByteLevel", "add_prefix_space": False, "trim_offsets": True, "use_regex": True}
    tokenizer = {
        "version": "1.0",
        "truncation": None,
        "padding": None,
        "added_tokens": special,
        "normalizer": None,
        "pre_tokenizer": byte_level,
        "post_processor": None,
        "decoder": byte_level,
        "model": {
            "type": "BPE",
            "dropout": None,
            "unk_token": None,
            "continuing_subword_prefix": None,
            "end_of_word_suffix": None,
            "fuse_unk": False,
            "byte_fallback": False,
            "vocab": {token: i for i, token in enumerate(vocab)},
            "merges": [],
        },
    }
    generation = {"bos_token_id": 1, "eos_token_id": 2}
    tokenizer_config = {"bos_token": "<s>", "eos_token": "</s>", "unk_token": "<unk>"}
    for name, value in [
        ("config.json", config),
        ("tokenizer.json", tokenizer),
        ("tokenizer_config.json", tokenizer_config),
        ("generation_config.json", generation),
    ]:
        (folder / name).write_text(json.dumps(value, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


# The peer's file format: value types of its header; of each element type its number, its bytes
# for 32 elements, and the number of the file type that the peer prints.
U32, I32, F32, STRING, ARRAY = 4, 5, 6, 8, 9
ELEMENT = {"f32": (0, 128, 0), "f16": (1, 64, 1), "bf16": (30, 64, 32), "q4_0": (2, 18, 2), "q8_0": (8, 34, 7)}
ALIGN = 32


def packed(kind, value):
    if kind == STRING:
        raw = value.encode()
        return struct.pack("<Q", len(raw)) + raw
    return struct.pack({U32: "<I", I32: "<i", F32: "<f"}[kind], value)


def entry(key, kind, value):
    if isinstance(value, list):
        items = b"".join(packed(kind, item) for item in value)
        return packed(STRING, key) + struct.pack("<IIQ", ARRAY, kind, len(value)) + items
    return packed(STRING, key) + struct.pack("<I", kind) + packed(kind, value)


def encode(values, kind):
    """A tensor's bytes; q4_0 and q8_0 are blocks of 32 codes under one f16 scale."""
    if kind in ("f32", "f16"):
        return values.astype({"f32": np.float32, "f16": np.float16}[kind]).tobytes()
    blocks = values.reshape(-1, 32)
    largest = np.take_along_axis(blocks, np.abs(blocks).argmax(1)[:, None], 1)
    scale = largest / np.float32(-8) if kind == "q4_0" else np.abs(largest) / np.float32(127)
    inverse = np.divide(1, scale, out=np.zeros_like(scale), where=scale != 0)
    if kind == "q4_0":
        codes = np.clip(blocks * inverse + np.float32(8.5), 0, 15).astype(np.uint8)
        codes = codes[:, :16] | codes[:, 16:] << 4
    else:
        codes = np.rint(blocks * inverse).astype(np.int8).view(np.uint8)
    return np.concatenate([scale.astype(np.float16).view(np.uint8), codes], 1).tobytes()


def write_gguf(path, kind):
    number, size, file_type = ELEMENT[kind]
    tokens = ["<unk>", "<s>", "</s>", *(f"<0x{b:02X}>" for b in range(256))]
    tokens += [f"w{i}" for i in range(VOCAB - len(tokens))]
    types = [2, 3, 3] + [6] * 256 + [1] * (VOCAB - 259)
    entries = [
        entry("general.architecture", STRING, "llama"),
        entry("general.name", STRING, "random 0.5B"),
        entry("general.file_type", U32, file_type),
        entry("llama.block_count", U32, LAYERS),
        entry("llama.context_length", U32, CONTEXT),
        entry("llama.embedding_length", U32, HIDDEN),
        entry("llama.feed_forward_length", U32, FFN),
        entry("llama.attention.head_count", U32, HEADS),
        entry("llama.attention.head_count_kv", U32, KV_HEADS),
        entry("llama.attention.layer_norm_rms_epsilon", F32, EPS),
        entry("llama.rope.freq_base", F32, THETA),
        entry("llama.rope.dimension_count", U32, HEAD),
        entry("llama.vocab_size", U32, VOCAB),
        entry("tokenizer.ggml.model", STRING, "llama"),
        entry("tokenizer.ggml.tokens", STRING, tokens),
        entry("tokenizer.ggml.scores", F32, [0.0] * VOCAB),
        entry("tokenizer.ggml.token_type", I32, types),
        entry("tokenizer.ggml.bos_token_id", U32, 1),
        entry("tokenizer.ggml.eos_token_id", U32, 2),
        entry("tokenizer.ggml.unknown_token_id", U32, 0),
    ]
    infos, offset = [], 0
    for _, name, shape, _ in tensors():
        # The peer wants its norm weights in f32.
        element, block = (0, 128) if len(shape) == 1 else (number, size)
        dims = struct.pack(f"<{len(shape)}Q", *reversed(shape))
        infos.append(packed(STRING, name) + struct.pack("<I", len(shape)) + dims + struct.pack("<IQ", element, offset))
        offset += -(-block * int(np.prod(shape)) // 32 // ALIGN) * ALIGN
    head = b"GGUF" + struct.pack("<IQQ", 3, len(infos), len(entries)) + b"".join(entries + infos)
    with open(path, "wb") as out:
        out.write(head + b"\0" * (-len(head) % ALIGN))
        for ours, _, shape, heads in tensors():
            bits = draw(ours, shape)
            if heads:
                # Its rope turns neighbours, ours turns halves.
                bits = bits.reshape(heads, 2, HEAD // 2, HIDDEN).swapaxes(1, 2).reshape(shape)
            if kind == "bf16" and len(shape) > 1:
                raw = bits.tobytes()
            else:
                values = (bits.astype(np.uint32) << 16).view(np.float32)
                raw = encode(values, kind if len(shape) > 1 else "f32")
            out.write(raw + b"\0" * (-len(raw) % ALIGN))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--gguf", default="bf16", help="element types of the peer's files, by commas; empty for none")
    parser.add_argument("--exl3", type=int, choices=range(1, 9), metavar="BITS", help="also a pack of so many bits")
    args = parser.parse_args()
    kinds = [kind for kind in args.gguf.split(",") if kind]
    for kind in kinds:
        if kind not in ELEMENT:
            parser.error(f"unknown element type {kind!r}: expected some of {', '.join(ELEMENT)}")
    write_hf(args.folder / "hf")
    if args.exl3:
        write_hf(args.folder / f"exl3-{args.exl3}", args.exl3)
    for kind in kinds:
        write_gguf(args.folder / f"model-{kind}.gguf", kind)


if __name__ == "__main__":
    main()
