"""Anthropic's own client against a server that says "hello" to everything.

    python anthropic_suite.py URL KEY
"""

import sys

import anthropic

URL, KEY = sys.argv[1:]
MESSAGES = [{"role": "user", "content": "hi"}]


def client(key=KEY):
    return anthropic.Anthropic(base_url=URL, api_key=key, max_retries=0, timeout=60)


def refused(kind, error, work):
    try:
        work()
    except kind as e:
        assert e.body["type"] == "error" and e.body["error"]["type"] == error, e.body
        assert e.request_id and e.request_id == e.body["request_id"]
        return
    raise AssertionError(f"expected {kind.__name__}")


def main():
    ai = client()
    (model,) = [m.id for m in ai.models.list()]
    assert ai.models.retrieve(model).type == "model"
    ask = dict(model=model, messages=MESSAGES, max_tokens=20)

    whole = ai.messages.create(**ask)
    assert (whole.type, whole.role, whole.stop_reason) == ("message", "assistant", "end_turn")
    assert [(b.type, b.text) for b in whole.content] == [("text", "hello")]
    counted = ai.messages.count_tokens(model=model, messages=MESSAGES)
    usage = whole.usage
    assert counted.input_tokens == usage.input_tokens + usage.cache_read_input_tokens and usage.output_tokens == 6

    with ai.messages.stream(**ask) as stream:
        assert "".join(stream.text_stream) == "hello"
        final = stream.get_final_message()
    assert final.content[0].text == "hello" and final.stop_reason == "end_turn"
    assert final.usage.output_tokens == usage.output_tokens
    events = [e.type for e in ai.messages.create(**ask, stream=True)]
    assert events[:2] == ["message_start", "content_block_start"] and events[-2:] == ["message_delta", "message_stop"]

    stopped = ai.messages.create(**ask, stop_sequences=["l"], system="be kind", extra_body={"temperature": 0.5, "top_k": 5})
    assert (stopped.stop_reason, stopped.stop_sequence, stopped.content[0].text) == ("stop_sequence", "l", "he")
    cut = ai.messages.create(**{**ask, "max_tokens": 2}, metadata={"user_id": "x"}, thinking={"type": "disabled"})
    assert (cut.stop_reason, cut.content[0].text) == ("max_tokens", "he")
    begun = MESSAGES + [{"role": "assistant", "content": "well,"}]
    assert ai.messages.create(**{**ask, "messages": begun}).content[0].text == "hello"

    refused(anthropic.BadRequestError, "invalid_request_error", lambda: ai.messages.create(**{**ask, "messages": []}))
    refused(anthropic.NotFoundError, "not_found_error", lambda: ai.messages.create(**{**ask, "model": "other"}))
    refused(anthropic.AuthenticationError, "authentication_error", lambda: client("wrong").messages.create(**ask))


main()
