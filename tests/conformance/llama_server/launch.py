"""Starts `tf-run serve` as llama-server would be started: the suite's LLAMA_SERVER_BIN_PATH.

    python launch.py TF_RUN MODEL WORK [LLAMA_SERVER_FLAG...]

Flags that this server has are translated, those that cannot change an answer are dropped, all others are refused: the
test that needs them is then among the expected failures. Whatever model is asked for, MODEL is served, from a folder
below WORK with the template and the temperature that the flags want.
"""

import datetime
import hashlib
import json
import os
import pathlib
import sys

# Speed, memory, logs, and what is on anyway: number of values each takes.
DROPPED = {
    "--offline": 0, "--batch-size": 1, "--ubatch-size": 1, "--threads": 1, "--cont-batching": 0, "--metrics": 0,
    "--kv-unified": 0, "--slots": 0, "--no-slots": 0, "-fa": 1, "--jinja": 0, "--no-jinja": 0, "--verbose": 0,
    "--cache-ram": 1, "--hf-file": 1,
}
# Models that MODEL stands for.
MODELS = ("ggml-org/test-model-stories260K", "ggml-org/models")
# What the suite's clients call their model.
ALIASES = ("codellama70b", "davinci-002", "gpt-3.5-turbo", "gpt-3.5-turbo-instruct", "gpt-4.1", "test")
# What llama-server falls back to where a model has no template.
CHATML = """{{ bos_token }}{% for message in messages %}<|im_start|>{{ message.role }}
{{ message.content }}<|im_end|>
{% endfor %}{% if add_generation_prompt %}<|im_start|>assistant
{% endif %}"""


def refuse(why):
    sys.exit(f"launch.py: {why}")


def template(name):
    """A template by its text, or by one of llama-server's names."""
    if " " in name:
        return name
    if name == "llama3":
        return pathlib.Path("../../../models/templates/meta-llama-Llama-3.1-8B-Instruct.jinja").read_text()
    return CHATML if name == "chatml" else refuse(f"no template is called {name}")


def folder(model, work, texts):
    """MODEL with other texts in some of its files."""
    digest = hashlib.sha256(json.dumps(texts, sort_keys=True).encode()).hexdigest()[:16]
    made = work / "models" / digest
    if not made.exists():
        made.mkdir(parents=True)
        for file in model.iterdir():
            if file.name not in texts:
                (made / file.name).symlink_to(file)
        for name, text in texts.items():
            (made / name).write_text(text)
    return made


def main():
    tf_run, model, work = (pathlib.Path(arg) for arg in sys.argv[1:4])
    flags = iter(sys.argv[4:])
    asked, temperature, context, slots, chat = [], 0.8, 0, 1, CHATML
    # Templates that ask for the date get one from llama-server.
    today = datetime.date.today()
    variables = {"date_string": today.strftime("%d %b %Y"), "datetime": today.strftime("%b %d %Y")}
    for flag in flags:
        if flag in DROPPED:
            for _ in range(DROPPED[flag]):
                next(flags)
            continue
        if flag == "--hf-repo":
            repository = next(flags)
            if repository not in MODELS:
                refuse(f"{repository} is not at hand")
        elif flag == "--temp":
            temperature = float(next(flags))
        elif flag == "--ctx-size":
            context = int(next(flags))
        elif flag == "--parallel":
            slots = int(next(flags))
        elif flag == "--n-predict":
            limit = int(next(flags))
            asked += ["--max-tokens", str(limit)] if limit > 0 else []
        elif flag == "--chat-template":
            chat = template(next(flags))
        elif flag == "--chat-template-file":
            chat = pathlib.Path(next(flags)).read_text()
        elif flag == "--reasoning":
            variables["enable_thinking"] = next(flags) != "off"
        elif flag in ("--host", "--port", "--api-key", "--seed"):
            asked += [flag, next(flags)]
        elif flag == "--alias":
            asked += ["--name", next(flags)]
        elif flag == "--cors-origins":
            asked += ["--allow-origin", next(flags)]
        else:
            refuse(f"{flag} has no counterpart")
    texts = {
        "generation_config.json": json.dumps({"eos_token_id": [1, 2], "do_sample": True, "temperature": temperature}),
        "chat_template.jinja": chat,
    }
    config = json.loads((model / "config.json").read_text())
    if context // slots > config["max_position_embeddings"]:
        config["max_position_embeddings"] = context // slots
        texts["config.json"] = json.dumps(config)
    command = [str(tf_run), "serve", str(folder(model, work, texts)), "--device", "cpu", "--threads", "1", *asked]
    command += ["--parallel", str(slots)] + (["--context", str(context // slots)] if context else [])
    command += ["--chat-template-kwargs", json.dumps(variables)]
    command += [arg for alias in ALIASES for arg in ("--alias", alias)]
    os.execv(tf_run, command)


main()
