#!/usr/bin/env python3
"""Measures tf-run beside the peer, interleaved, and prints medians and ratios.

    python3 benches/compare.py --tf-run target/release/tf-run --model FOLDER/hf \\
        --peer PATH/llama-bench --gguf FOLDER/model-bf16.gguf [--threads 1,2] [--rounds 5]
        [--activations f32] [--json]

Each round runs both programs once for each thread count, so that a noisy neighbour meets both.
From `tf-run bench MODEL --threads N --json` it reads:

    {"decode": [{"context": 64, "tokens_per_s": 1.0}],
     "prompt": [{"tokens": 512, "tokens_per_s": 1.0}],
     "bytes_per_token": 1, "read_bandwidth": 1.0, "fraction": 1.0}

where `read_bandwidth` is bytes per second of sequential reads in huge pages at the same thread
count, measured in the same run, and `fraction` is decode rate x bytes_per_token / read_bandwidth.
The decode entry of the smallest context is compared with the peer's tg64, the prompt entry of 512
tokens with its pp512. Exits with 1 where a ratio is below what was asked for by --decode-at-least,
--prompt-at-least or --fraction-at-least. Uses the standard library only.
"""

import argparse
import json
import statistics
import subprocess
import sys

PROMPT, GENERATED = 512, 64


def run_json(command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}\nended with {done.returncode}:\n{done.stderr[-2000:]}")
    return json.loads(done.stdout)


def ours(args, threads):
    options = ["--device", "cpu", "--activations", args.activations, "--threads", str(threads)]
    result = run_json([args.tf_run, "bench", args.model, *options, "--json"])
    prompts = {entry["tokens"]: entry["tokens_per_s"] for entry in result["prompt"]}
    decode = min(result["decode"], key=lambda entry: entry["context"])
    return {
        "decode": decode["tokens_per_s"],
        "prompt": prompts[PROMPT],
        "fraction": result["fraction"],
        "read_bandwidth": result["read_bandwidth"],
    }


def peers(args, threads):
    lengths = ["-p", str(PROMPT), "-n", str(GENERATED)]
    result = run_json([args.peer, "-m", args.gguf, *lengths, "-t", str(threads), "-r", "1", "-o", "json"])
    rates = {(entry["n_prompt"], entry["n_gen"]): entry["avg_ts"] for entry in result}
    return {"decode": rates[0, GENERATED], "prompt": rates[PROMPT, 0]}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("--tf-run", "--model", "--peer", "--gguf"):
        parser.add_argument(name, required=True)
    parser.add_argument("--threads", default="1,2", help="thread counts, by commas")
    parser.add_argument("--activations", default="f32", help="of tf-run")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="print the summary as JSON")
    parser.add_argument("--decode-at-least", type=float, default=0.0)
    parser.add_argument("--prompt-at-least", type=float, default=0.0)
    parser.add_argument("--fraction-at-least", type=float, default=0.0)
    args = parser.parse_args()

    counts = [int(count) for count in args.threads.split(",")]
    runs = {count: ([], []) for count in counts}
    for _ in range(args.rounds):
        for count in counts:
            runs[count][0].append(ours(args, count))
            runs[count][1].append(peers(args, count))

    def medians(results):
        return {key: statistics.median(result[key] for result in results) for key in results[0]}

    summary, fine = [], True
    for count in counts:
        mine, theirs = (medians(results) for results in runs[count])
        ratios = {key: mine[key] / theirs[key] for key in theirs}
        fine &= ratios["decode"] >= args.decode_at_least
        fine &= ratios["prompt"] >= args.prompt_at_least
        fine &= mine["fraction"] >= args.fraction_at_least
        summary.append({"threads": count, "tf_run": mine, "peer": theirs, "ratio": ratios})
    if args.json:
        print(json.dumps({"rounds": args.rounds, "results": summary}, indent=1))
    else:
        print(f"medians of {args.rounds} interleaved rounds, tokens per second")
        for line in summary:
            mine, theirs, ratio = line["tf_run"], line["peer"], line["ratio"]
            for key in ("decode", "prompt"):
                print(f"{line['threads']} threads, {key}: {mine[key]:.1f}, peer {theirs[key]:.1f}, ratio {ratio[key]:.2f}")
            bandwidth = mine["read_bandwidth"] / 1e9
            print(f"{line['threads']} threads, read: {bandwidth:.1f} GB/s, decode reaches {100 * mine['fraction']:.0f} %")
    sys.exit(0 if fine else 1)


if __name__ == "__main__":
    main()
