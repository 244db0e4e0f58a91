"""What a server makes of many clients, and of a conversation that goes on.

    python3 benches/serving.py --tf-run target/release/tf-run --model FOLDER [--threads N] [--rounds N] [--temperature T]

Starts `tf-run serve` and prints, as medians of some rounds, all of one run:

- tokens a second of 1 stream and of 16 together, and their ratio;
- the time to the first token of a chat of about 2,000 tokens, fresh and when it goes on, and their ratio;
- the time that rounds take outside the forward, for each token of the one stream, from /metrics.
"""

import argparse
import json
import re
import statistics
import subprocess
import threading
import time
import urllib.request


def post(url, body):
    data = json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(url, data, {"content-type": "application/json"}), timeout=600)


def first_token(url, messages):
    """Seconds to the first text, the reply, and the tokens of the prompt and of those the resumed ones."""
    body = {"messages": messages, "max_tokens": 16, "temperature": 0, "stream": True, "stream_options": {"include_usage": True}}
    begun, first, text, usage = time.perf_counter(), None, "", {}
    for line in post(url + "/v1/chat/completions", body):
        if not line.startswith(b"data: {"):
            continue
        event = json.loads(line[6:])
        usage = event.get("usage") or usage
        for choice in event["choices"]:
            said = choice["delta"].get("content")
            if said:
                first = first or time.perf_counter() - begun
                text += said
    return first, text, usage["prompt_tokens"], usage["prompt_tokens_details"]["cached_tokens"]


def rate(url, streams, tokens, temperature):
    """Tokens a second of so many replies together."""
    def one(n):
        body = {"prompt": f"Story number {n}:", "max_tokens": tokens, "seed": n, "ignore_eos": True,
                "temperature": temperature}
        made.append(json.load(post(url + "/v1/completions", body))["usage"]["completion_tokens"])
    made = []
    threads = [threading.Thread(target=one, args=(n,)) for n in range(streams)]
    begun = time.perf_counter()
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    return sum(made) / (time.perf_counter() - begun)


def metric(url, name):
    text = urllib.request.urlopen(url + "/metrics").read().decode()
    return float(re.search(rf"^tensorfold_{name} (\S+)$", text, re.M).group(1))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tf-run", required=True)
    parser.add_argument("--model", required=True)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tokens", type=int, default=64)
    parser.add_argument("--temperature", type=float, default=1.0, help="of the streams; 0 takes the likeliest token")
    args = parser.parse_args()
    command = [args.tf_run, "serve", args.model, "--port", "0", "--device", "cpu", "--threads", str(args.threads)]
    server = subprocess.Popen(command + ["--parallel", "16"], stderr=subprocess.PIPE, text=True)
    try:
        for line in server.stderr:
            found = re.search(r"http://\S+", line)
            if found:
                break
        print(line.strip())
        threading.Thread(target=server.stderr.read, daemon=True).start()
        url = found.group(0)
        rate(url, 1, 8, args.temperature)
        ones, many, fresh, resumed, outside = [], [], [], [], []
        for n in range(args.rounds):
            before, tokens = metric(url, "outside_seconds_total"), metric(url, "generation_tokens_total")
            ones.append(rate(url, 1, args.tokens, args.temperature))
            passed = metric(url, "outside_seconds_total") - before
            outside.append(passed / (metric(url, "generation_tokens_total") - tokens))
            many.append(rate(url, 16, args.tokens, args.temperature))
            text = " ".join(f"In round {n}, line {i} says {i * i}." for i in range(140))
            chat = [{"role": "user", "content": text + " What does line 3 say?"}]
            seconds, reply, length, _ = first_token(url, chat)
            fresh.append(seconds)
            chat += [{"role": "assistant", "content": reply}, {"role": "user", "content": "And line 4?"}]
            seconds, _, longer, cached = first_token(url, chat)
            resumed.append(seconds)
            print(f"round {n}: {ones[-1]:.1f} and {many[-1]:.1f} tokens/s; first token of {length} tokens after "
                  f"{fresh[-1]:.3f} s, of {longer} with {cached} resumed after {resumed[-1]:.3f} s")
        one, sixteen, new, old = map(statistics.median, (ones, many, fresh, resumed))
        print(f"16 streams: {sixteen:.1f} tokens/s, {sixteen / one:.2f} times the {one:.1f} of one")
        print(f"first token: {old:.3f} s resumed, {100 * old / new:.1f} % of the {new:.3f} s of a fresh conversation")
        print(f"outside the forward: {1e6 * statistics.median(outside):.0f} us a token of one stream at temperature {args.temperature:g}")
    finally:
        server.terminate()
        server.wait()


main()
