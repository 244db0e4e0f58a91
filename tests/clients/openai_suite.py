"""OpenAI's own client against a server that says "hello" to everything.

    python openai_suite.py URL KEY
"""

import sys

import openai

URL, KEY = sys.argv[1:]
MESSAGES = [{"role": "user", "content": "hi"}]


def client(key=KEY):
    return openai.OpenAI(base_url=URL + "/v1", api_key=key, max_retries=0, timeout=60)


def refused(kind, work, param=None):
    try:
        work()
    except kind as e:
        assert e.request_id, "an error carries the request's id"
        assert e.param == param, (e.param, param)
        return e
    raise AssertionError(f"expected {kind.__name__}")


def models(ai):
    (model,) = ai.models.list().data
    assert ai.models.retrieve(model.id).id == model.id
    refused(openai.NotFoundError, lambda: ai.models.retrieve("other"), "model")
    refused(openai.AuthenticationError, lambda: client("wrong").models.list())
    return model.id


def chat(ai, model):
    ask = dict(model=model, messages=MESSAGES, seed=3)
    whole = ai.chat.completions.create(**ask, n=2, logprobs=True, top_logprobs=2)
    assert [c.index for c in whole.choices] == [0, 1]
    for choice in whole.choices:
        assert (choice.message.role, choice.message.content, choice.finish_reason) == ("assistant", "hello", "stop")
        tokens = choice.logprobs.content
        assert bytes(b for t in tokens for b in t.bytes) == b"hello" and len(tokens[0].top_logprobs) == 2
    usage = whole.usage
    assert usage.total_tokens == usage.prompt_tokens + usage.completion_tokens
    assert usage.prompt_tokens_details.cached_tokens <= usage.prompt_tokens
    assert usage.completion_tokens_details.reasoning_tokens == 0

    chunks = list(ai.chat.completions.create(**ask, stream=True, stream_options={"include_usage": True}))
    assert len({c.id for c in chunks}) == 1 and chunks[0].choices[0].delta.role == "assistant"
    assert "".join(c.choices[0].delta.content or "" for c in chunks if c.choices) == "hello"
    assert chunks[-1].choices == [] and chunks[-1].usage.prompt_tokens == usage.prompt_tokens
    assert all(c.usage is None for c in chunks[:-1])

    with ai.chat.completions.stream(**ask) as stream:
        for _ in stream:
            pass
        final = stream.get_final_completion()
    assert final.choices[0].message.content == "hello" and final.choices[0].finish_reason == "stop"

    cut = ai.chat.completions.create(**ask, max_completion_tokens=2).choices[0]
    assert (cut.message.content, cut.finish_reason) == ("he", "length")
    stopped = ai.chat.completions.create(**ask, stop=["l"]).choices[0]
    assert (stopped.message.content, stopped.finish_reason) == ("he", "stop")
    for field, value in [("temperature", 3), ("n", 9), ("top_p", -1), ("stop", [""] * 2), ("logit_bias", {"x": 1})]:
        at = {"stop": "stop[0]", "logit_bias": "logit_bias.x"}.get(field, field)
        refused(openai.BadRequestError, lambda: ai.chat.completions.create(**ask, **{field: value}), at)
    e = refused(openai.BadRequestError, lambda: ai.chat.completions.create(model=model, messages=[]), "messages")
    assert e.code == "invalid_value" and e.type == "invalid_request_error"
    refused(openai.NotFoundError, lambda: ai.chat.completions.create(model="other", messages=MESSAGES), "model")


def completions(ai, model):
    whole = ai.completions.create(model=model, prompt=["ab", "c"], echo=True, logprobs=1, max_tokens=1)
    assert [c.text for c in whole.choices] == ["abh", "ch"]
    logprobs = whole.choices[0].logprobs
    assert logprobs.tokens == ["a", "b", "h"] and logprobs.text_offset == [0, 1, 2]
    assert logprobs.token_logprobs[0] is None and logprobs.token_logprobs[1] < 0
    text = "".join(c.choices[0].text for c in ai.completions.create(model=model, prompt=[97], stream=True))
    assert text == "hello"


def responses(ai, model):
    whole = ai.responses.create(model=model, input="hi", instructions="be kind", metadata={"a": "b"})
    assert (whole.status, whole.output_text) == ("completed", "hello")
    assert whole.usage.total_tokens == whole.usage.input_tokens + whole.usage.output_tokens
    assert ai.responses.retrieve(whole.id).output_text == "hello"
    following = ai.responses.create(model=model, input="more", previous_response_id=whole.id)
    assert following.usage.input_tokens > whole.usage.input_tokens - len("system:be kind;")
    count = ai.responses.input_tokens.count(model=model, input="more", previous_response_id=whole.id)
    assert count.input_tokens == following.usage.input_tokens

    events = list(ai.responses.create(model=model, input=[{"role": "user", "content": "hi"}], stream=True))
    assert [e.sequence_number for e in events] == list(range(len(events)))
    assert "".join(e.delta for e in events if e.type == "response.output_text.delta") == "hello"
    assert events[-1].type == "response.completed" and events[-1].response.output_text == "hello"
    with ai.responses.stream(model=model, input="hi") as stream:
        for _ in stream:
            pass
        assert stream.get_final_response().output_text == "hello"

    cut = ai.responses.create(model=model, input="hi", max_output_tokens=2, store=False)
    assert (cut.status, cut.incomplete_details.reason) == ("incomplete", "max_output_tokens")
    ai.responses.delete(whole.id)
    refused(openai.NotFoundError, lambda: ai.responses.retrieve(whole.id))
    refused(openai.NotFoundError, lambda: ai.responses.retrieve(cut.id))


def main():
    ai = client()
    model = models(ai)
    chat(ai, model)
    completions(ai, model)
    responses(ai, model)
    try:
        ai.embeddings.create(model=model, input="x")
    except openai.APIStatusError as e:
        assert e.status_code == 501, e
    else:
        raise AssertionError("embeddings are not offered")


main()
