"""The pages of a running server in a headless Chromium.

    check.py CHROMIUM SHOTS AXE NAME=URL...

NAME: `text` (a model without a chat template), `chat` (one with), `talks` (one that answers a question sensibly) or
`keyed` (any, whose key is `let-me-in`). Screenshots of every page go to the folder SHOTS. AXE: axe-core's script.
"""

import json
import os
import pathlib
import sys
import traceback

from browser import Browser, Page

HERE = pathlib.Path(__file__).parent
SCRIPTED = (HERE / "scripted.js").read_text()
# Routes that a server need not have.
MAYBE = ("slots", "metrics", "props")
DONE = "document.getElementById('talk').getAttribute('aria-busy') === 'false' && !document.querySelector('.writing')"
REPLY = "[...document.querySelectorAll('.turn.assistant .text')].at(-1).innerText"
MARKDOWN = """# A heading

Plain *leaning* and **bold** with `code`, a [good](https://good.example/a?b=c) link and https://bare.example/x.
A [bad](javascript:alert(1)) one, a [worse](data:text/html,x) one, <b>no markup</b> <img src=x onerror=alert(1)>.

1. first
2. second
   - inner

- a
- b

```python
def wide(): return "a line that is much, much, much, much, much, much, much, much, much, much wider than a phone"
```

> said

| no | table |
"""


class Checks:
    def __init__(self, browser, servers, shots, axe):
        self.browser, self.servers, self.shots, self.axe = browser, servers, pathlib.Path(shots), axe
        self.shots.mkdir(parents=True, exist_ok=True)
        self.any = servers.get("chat") or next(iter(servers.values()))

    def scripted(self, replies, path="/", setup="", **options):
        script = SCRIPTED + f"window.scripts.replies = {json.dumps(replies)};" + setup
        page = self.browser.page(self.any + path, before=script, **options)
        if path == "/":
            page.wait("!document.getElementById('send').disabled")
        return page

    def say(self, page, text):
        page.click("#prompt")
        page.type(text)
        page.key("Enter")

    def asked(self, page):
        return json.loads(page.js("JSON.stringify(asked.filter(a => a.body).map(a => a.body))"))

    def end(self, page, missing=()):
        faults = page.faults(missing)
        assert not faults, "\n".join(faults)
        page.close()

    # The chat, by scripts.

    def a_reply_streams_and_is_rendered(self):
        half = len(MARKDOWN) // 2
        pieces = [MARKDOWN[:half], "wait", MARKDOWN[half:]]
        page = self.scripted([[p if p == "wait" else {"content": p} for p in pieces]])
        self.say(page, "show me")
        page.wait("document.querySelector('.writing .text h2')")
        assert page.js("document.getElementById('talk').getAttribute('aria-busy')") == "true"
        assert page.js("document.getElementById('stop').hidden") is False
        assert "wider than" not in page.js(REPLY)
        page.js("go()")
        page.wait(DONE)
        tags = page.js("[...document.querySelector('.turn.assistant .text').querySelectorAll('*')].map(e => e.tagName)")
        for tag in ["H2", "EM", "STRONG", "CODE", "OL", "UL", "LI", "PRE", "BLOCKQUOTE"]:
            assert tag in tags, f"no {tag} in {tags}"
        assert not {"B", "IMG", "SCRIPT", "TABLE"} & set(tags), tags
        assert page.js("document.querySelectorAll('.text ol > li').length") == 2
        assert page.js("document.querySelector('.text ol ul li').innerText") == "inner"
        links = page.js("[...document.querySelectorAll('.turn a')].map(a => [a.href, a.rel, a.innerText])")
        assert links == [["https://good.example/a?b=c", "noopener noreferrer", "good"],
                         ["https://bare.example/x", "noopener noreferrer", "https://bare.example/x"]], links
        text = page.js(REPLY)
        for kept in ["[bad](javascript:alert(1))", "[worse](data:text/html,x)", "<img src=x onerror=alert(1)>", "| no | table |"]:
            assert kept in text, text
        assert page.js("document.querySelector('pre').innerText").startswith("def wide()")
        facts = page.js("document.querySelector('.turn.assistant .tools').innerText")
        for fact in ["2 tokens", "tokens/s", "first after", "prompt 12 (5 cached)", "seed 7"]:
            assert fact in facts, facts
        assert page.js("document.activeElement.id") == "prompt"
        self.end(page)

    def growing_text_is_rendered_as_whole_text_is(self):
        page = self.scripted([])
        texts = [MARKDOWN, "- a\n\n- b\n\ntext\n\n```\n# no\n\n- no\n```\nafter\n\n2) two\n\n3) three", "```\nopen\n\nfence", "\n\n#\n\n*a", ""]
        for text in texts:
            same = page.js(f"""(() => {{
                const text = {json.dumps(text)}, whole = document.createElement("div"), out = document.createElement("div");
                blocks(text.split("\\n"), whole);
                const growing = new Growing(out);
                for (let i = 0; i <= text.length; i++) growing.show(text.slice(0, i));
                return [whole.outerHTML, out.outerHTML];
            }})()""")
            assert same[0] == same[1], same
        # Whatever a model writes ends soon: many marks that never close, deep lists.
        for text in ["*" * 20000, "[" * 20000, "`" * 20000 + "a", "a`b" * 9000, "> " * 5000, "![](" * 5000]:
            page.js(f"blocks([{json.dumps(text)}], document.createElement('div'))")
        page.js("blocks(Array.from({ length: 3000 }, (_, i) => ' '.repeat(i * 2) + '- x'), document.createElement('div'))")
        self.end(page)

    def reasoning_folds_when_the_answer_begins(self):
        thoughts = [{"reasoning_content": "Let me "}, {"reasoning_content": "think."}]
        page = self.scripted([[*thoughts, "wait", {"content": "Done."}]])
        self.say(page, "why?")
        page.wait("document.querySelector('.thought')?.innerText.includes('think.')")
        assert page.js("document.querySelector('.thought').open") is True
        page.shot(self.shots / "reasoning.png")
        page.js("go()")
        page.wait(DONE)
        assert page.js("document.querySelector('.thought').open") is False
        assert page.js(REPLY) == "Done."
        page.click(".thought summary")
        page.wait("document.querySelector('.thought').open")
        self.say(page, "and?")
        page.wait("asked.filter(a => a.body).length === 2")
        assert self.asked(page)[1]["messages"][1] == {"role": "assistant", "content": "Done."}
        self.end(page)

    def calls_show_their_arguments_as_they_come(self):
        def call(i, args, **more):
            return {"tool_calls": [{"index": i, "function": {"arguments": args, **more.pop("f", {})}, **more}]}
        script = [call(0, "", id="call_a", type="function", f={"name": "weather"}), call(0, '{"city":'), "wait",
                  call(0, '"Paris"}'), call(1, "{}", id="call_b", f={"name": "now"})]
        tools = [{"type": "function", "function": {"name": "weather", "parameters": {"type": "object"}}}]
        page = self.scripted([script, [{"content": "Sunny."}]])
        self.open_settings(page, tools=json.dumps(tools))
        self.say(page, "weather?")
        page.wait("document.querySelector('.call pre')?.innerText === '{\"city\":'")
        page.js("go()")
        page.wait(DONE)
        shown = page.js("[...document.querySelectorAll('.call')].map(c => [c.getAttribute('aria-label'), c.innerText])")
        assert [name for name, _ in shown] == ["Call of weather", "Call of now"], shown
        assert '"city": "Paris"' in shown[0][1]
        page.shot(self.shots / "calls.png")
        self.say(page, "go on")
        page.wait("asked.filter(a => a.body).length === 2")
        first, second = self.asked(page)
        assert first["tools"] == tools
        calls = second["messages"][1]["tool_calls"]
        assert [(c["id"], c["function"]["name"], c["function"]["arguments"]) for c in calls] == \
            [("call_a", "weather", '{"city":"Paris"}'), ("call_b", "now", "{}")]
        assert [m["tool_call_id"] for m in second["messages"] if m["role"] == "tool"] == ["call_a", "call_b"]
        self.end(page)

    def stop_keeps_what_came(self):
        for way in ["button", "key"]:
            page = self.scripted([[{"content": "Once upon"}, "wait", {"content": " never"}]])
            self.say(page, "tell")
            page.wait("document.querySelector('.writing')?.innerText.includes('Once upon')")
            page.click("#stop") if way == "button" else page.key("Escape")
            page.wait(DONE)
            assert page.js(REPLY) == "Once upon"
            assert page.js("document.getElementById('status').innerText") == "stopped"
            assert page.js("document.getElementById('send').hidden") is False
            self.end(page)

    def a_message_is_edited_and_a_reply_made_again(self):
        replies = [[{"content": text}] for text in ["one", "two", "three"]]
        page = self.scripted(replies)
        self.say(page, "first")
        page.wait(DONE + " && document.querySelector('.assistant .tools')")
        page.click(".assistant button", "Regenerate")
        page.wait(f"{REPLY} === 'two'")
        page.wait(DONE)
        page.click(".user button", "Edit")
        page.wait("document.activeElement.matches('.editing textarea')")
        page.type(", changed")
        page.key("Enter", shift=True)
        page.type("twice")
        page.click(".editing button", "Send again")
        page.wait(f"{REPLY} === 'three'")
        page.wait(DONE)
        contents = [[m["content"] for m in body["messages"]] for body in self.asked(page)]
        assert contents == [["first"], ["first"], ["first, changed\ntwice"]], contents
        assert page.js("document.querySelectorAll('.turn').length") == 2
        seeds = {body["seed"] for body in self.asked(page)}
        assert len(seeds) == 3, "each try has a seed of its own"
        page.click("#clear")
        assert page.js("document.querySelectorAll('.turn').length") == 0
        self.end(page)

    def open_settings(self, page, **fields):
        page.click("#open-settings")
        page.wait("document.getElementById('settings-dialog').open")
        for name, value in fields.items():
            page.click("#" + name)
            page.js(f"document.getElementById({json.dumps(name)}).select()")
            page.type(str(value))
        page.click("#settings button", "Done")
        page.wait("!document.getElementById('settings-dialog').open")

    def settings_change_the_request_and_stay(self):
        page = self.scripted([[{"content": "ok"}]])
        wanted = {"temperature": 0.25, "top_p": 0.9, "top_k": 40, "min_p": 0.05, "max_tokens": 99, "seed": 5}
        self.open_settings(page, system="Be brief.", **wanted)
        self.say(page, "hi")
        page.wait(DONE + " && document.querySelector('.assistant .tools')")
        body = self.asked(page)[0]
        assert {name: body.get(name) for name in wanted} == wanted, body
        assert body["messages"][0] == {"role": "system", "content": "Be brief."}
        assert body["stream_options"] == {"include_usage": True}
        page.call("Page.reload")
        page.wait("document.getElementById('send')?.disabled === false")
        assert page.js("document.getElementById('temperature').value") == "0.25"
        page.click("#open-settings")
        page.click("#reset")
        page.wait("document.getElementById('temperature').value === ''")
        page.click("#tools")
        page.type("{")
        page.click("#settings button", "Done")
        page.wait("document.getElementById('settings-wrong').innerText.startsWith('Tools: ')")
        self.end(page)

    def refusals_are_shown_in_the_servers_words(self):
        page = self.scripted([[{"content": "half"}, {"error": "the model could not be run"}]], setup="scripts.replies.unshift(null);")
        self.say(page, "hi")
        page.wait("document.querySelector('.error')?.innerText.includes('64 requests are waiting already; retry later')")
        page.click(".error button", "Try again")
        page.wait("document.querySelector('.error')?.innerText.includes('the model could not be run')")
        assert page.js(REPLY) == "half"
        assert page.js("document.querySelector('.error').getAttribute('role')") == "alert"
        self.end(page)

    def a_key_is_asked_for_and_kept_in_the_tab(self):
        page = self.browser.page(self.any, before=SCRIPTED + "scripts.key = 'right'; scripts.replies = [[{ content: 'in' }]];")
        self.give_key(page, "wrong")
        page.wait("document.getElementById('key-why').innerText.includes('does not take')")
        self.give_key(page, "right")
        page.wait("!document.getElementById('send').disabled")
        self.say(page, "hi")
        page.wait(f"document.querySelector('.assistant') && {REPLY} === 'in'")
        assert page.js("[sessionStorage.getItem('key'), JSON.stringify(localStorage)]") == ["right", "{}"]
        self.end(page)

    def a_key_that_is_not_given_is_not_asked_for_again(self):
        page = self.browser.page(self.any + "/dashboard", before=SCRIPTED + "scripts.key = 'right';")
        page.wait("document.getElementById('key-dialog').open")
        page.click("#key-cancel")
        page.wait("document.getElementById('model').innerText === 'no key'")
        before = page.js("asked.length")
        page.js("new Promise(done => setTimeout(done, 2 * EVERY_MS))")
        assert page.js("[asked.length, document.getElementById('key-dialog').open]") == [before, False]
        self.end(page)

    def give_key(self, page, key):
        page.wait("document.getElementById('key-dialog').open")
        page.click("#key")
        page.type(key)
        page.key("Enter")

    # The dashboard, by scripts.

    def the_dashboard_shows_figures(self):
        page = self.scripted([], "/dashboard", setup=DASHBOARD)
        page.wait("document.querySelectorAll('#lanes tbody tr').length === 4")
        page.wait("Number(document.querySelectorAll('.card')[2].querySelector('dd').innerText) > 0")
        cards = dict(page.js("[...document.querySelectorAll('.card')].map(c => [c.querySelector('dt').innerText, c.innerText])"))
        assert "of 4 lanes" in cards["Running"] and "80" in cards["Prompt cache, %"], cards
        assert "600" in page.js("document.querySelector('#lanes tbody tr').innerText")
        assert "1.5 GiB" in page.js("document.getElementById('memory').innerText")
        assert page.js("document.querySelector('.card polyline').getAttribute('points').split(' ').length") > 1
        assert "8,192" in page.js("document.getElementById('settings').innerText")
        page.wait("document.getElementById('state').innerText === 'live'")
        page.shot(self.shots / "dashboard.png")
        self.accessible(page)
        self.end(page)

    def the_dashboard_says_what_is_not_offered(self):
        page = self.scripted([], "/dashboard", setup="scripts.routes.health = () => new Response('{\"status\":\"ok\"}');")
        page.wait("document.getElementById('state').innerText === 'live'")
        for place in ["lanes", "metrics", "memory", "settings"]:
            assert "not offered" in page.js(f"document.getElementById('{place}').innerText"), place
        self.end(page)

    # Looks.

    def layouts(self):
        long = MARKDOWN + "\n" + "w" * 300
        replies = [[{"reasoning_content": "First, think about it."}, {"content": long}]]
        for name, options in LOOKS.items():
            page = self.scripted(replies, setup="scripts.routes.props = () => new Response('{}');", **options)
            page.shot(self.shots / f"empty-{name}.png")
            self.say(page, "Explain " + "this-very-long-word-" * 12)
            page.wait(DONE + " && document.querySelector('.assistant .tools')")
            self.fits(page)
            self.accessible(page)
            page.shot(self.shots / f"chat-{name}.png")
            page.click("#open-settings")
            page.wait("document.getElementById('settings-dialog').open")
            self.fits(page)
            self.accessible(page)
            page.shot(self.shots / f"settings-{name}.png")
            self.end(page)
            page = self.scripted([], "/dashboard", setup=DASHBOARD, **options)
            page.wait("document.querySelectorAll('#lanes tbody tr').length === 4")
            page.wait("document.querySelector('.card polyline').getAttribute('points').split(' ').length > 2")
            self.fits(page)
            self.accessible(page)
            page.shot(self.shots / f"dashboard-{name}.png")
            self.end(page)

    def fits(self, page):
        """Nothing scrolls sideways; on a phone, what is touched is 44 pixels large."""
        wide = page.js("[document.documentElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1], f"{wide[0]} pixels wide in {wide[1]}"
        if wide[1] < 600:
            small = page.js("""[...document.querySelectorAll('button, a.button, input, select, textarea, summary')]
                .map(e => [e, e.getBoundingClientRect()])
                .filter(([e, b]) => b.width && (b.width < 44 || b.height < 44)).map(([e, b]) => e.outerHTML + b.width + 'x' + b.height)""")
            assert not small, small

    def accessible(self, page):
        """By axe-core, and that the focus is seen."""
        if not self.axe:
            return
        page.js(pathlib.Path(self.axe).read_text() + "; 0")
        found = page.js("""axe.run({ resultTypes: ['violations'] }).then(r => r.violations.map(v =>
            v.id + ': ' + v.help + ': ' + v.nodes.map(n => n.html.slice(0, 160) + ' ' + n.failureSummary).join(' | ')))""")
        assert not found, "\n".join(found)

    # Real servers.

    def a_text_is_continued(self):
        page = self.browser.page(self.servers["text"])
        page.wait("!document.getElementById('send').disabled")
        assert page.js("document.getElementById('prompt-label').innerText") == "Beginning of a text to continue"
        self.open_settings(page, temperature=0, max_tokens=12)
        page.click("#send")
        page.wait(DONE + " && document.querySelector('.assistant .tools')")
        text = page.js(REPLY)
        assert text.startswith("Once upon a time") and len(text) > 30, text
        facts = page.js("document.querySelector('.assistant .tools').innerText")
        assert "12 tokens" in facts and "limit reached" in facts, facts
        page.shot(self.shots / "text.png")
        self.end(page, MAYBE)

    def a_chat_with_a_server(self):
        page = self.browser.page(self.servers["chat"])
        page.wait("!document.getElementById('send').disabled")
        self.open_settings(page, system="x", seed=3, max_tokens=9)
        self.say(page, "hello")
        page.wait(DONE + " && document.querySelector('.assistant .tools')")
        assert "9 tokens" in page.js("document.querySelector('.assistant .tools').innerText")
        sent = [json.loads(body) for _, body in page.requests() if body]
        assert sent[0]["messages"] == [{"role": "system", "content": "x"}, {"role": "user", "content": "hello"}]
        assert (sent[0]["seed"], sent[0]["max_tokens"]) == (3, 9)
        self.end(page, MAYBE)
        page = self.browser.page(self.servers["chat"] + "/dashboard")
        page.wait("document.getElementById('state').innerText === 'live'")
        page.wait("document.getElementById('requests').innerText.includes('Finished')")
        page.shot(self.shots / "dashboard-real.png")
        self.end(page, MAYBE)

    def a_model_answers_and_is_stopped(self):
        page = self.browser.page(self.servers["talks"])
        page.wait("!document.getElementById('send').disabled")
        self.open_settings(page, temperature=0)
        self.say(page, "What is the capital of France?")
        page.wait(DONE + " && document.querySelector('.assistant .tools')")
        assert "Paris" in page.js(REPLY)
        self.say(page, "Write a very long story about that city, of at least two thousand words.")
        page.wait("document.querySelector('.writing .text')?.innerText.length > 20")
        page.key("Escape")
        page.wait(DONE)
        assert "stopped" in page.js("[...document.querySelectorAll('.assistant .tools')].at(-1).innerText")
        page.wait("fetch('health').then(r => r.json()).then(h => h.requests.cancelled === 1)")
        page.shot(self.shots / "talks.png")
        self.end(page, MAYBE)

    def a_server_asks_for_its_key(self):
        page = self.browser.page(self.servers["keyed"])
        self.give_key(page, "let-me-in")
        page.wait("!document.getElementById('send').disabled")
        page.close()


LOOKS = {
    "light": {},
    "dark": {"dark": True},
    "phone": {"width": 360, "height": 740, "scale": 2},
    "phone-dark": {"width": 360, "height": 740, "scale": 2, "dark": True},
}

# Four lanes, of which two write; each look at the counters finds 40 tokens more.
DASHBOARD = """{
  let looks = 0;
  const json = body => () => new Response(JSON.stringify(body));
  const counts = { prompt_tokens: 600, cached_tokens: 480, held_tokens: 640, reply_tokens: 40, max_tokens: 256 };
  scripts.routes = {
    health: json({ status: "ok", requests: { running: 2, waiting: 3, admitted: 90, finished: 80, failed: 1, cancelled: 4,
      panics: 0, turned_away: 2 } }),
    slots: json([0, 1, 2, 3].map(id => ({ id, n_ctx: 8192, is_processing: id < 2, ...(id < 2 ? { counts } : {}) }))),
    props: json({ total_slots: 4, default_generation_settings: { n_ctx: 8192, params: { temperature: 0.7, top_p: 0.9 } } }),
    metrics: () => {
      looks++;
      const rows = { requests_running: 2 + looks % 2, requests_waiting: 3, slots: 4, prompt_tokens_total: 1000 + looks * 5,
        cached_tokens_total: 4000 + looks * 20, generation_tokens_total: 700 + looks * (30 + looks % 5 * 6), rounds_total: looks * 20,
        outside_seconds_total: looks * 0.001, state_bytes: 1.5 * 2 ** 30, prompt_cache_bytes: 3e7 };
      return new Response(Object.entries(rows).map(([name, n]) =>
        `# HELP tensorfold_${name} About ${name}.\\n# TYPE tensorfold_${name} gauge\\ntensorfold_${name} ${n}\\n`).join(""));
    },
  };
}"""

ALWAYS = ["a_reply_streams_and_is_rendered", "growing_text_is_rendered_as_whole_text_is", "reasoning_folds_when_the_answer_begins",
          "calls_show_their_arguments_as_they_come", "stop_keeps_what_came", "a_message_is_edited_and_a_reply_made_again",
          "settings_change_the_request_and_stay", "refusals_are_shown_in_the_servers_words",
          "a_key_is_asked_for_and_kept_in_the_tab", "a_key_that_is_not_given_is_not_asked_for_again", "the_dashboard_shows_figures", "the_dashboard_says_what_is_not_offered", "layouts"]
BY_SERVER = {"text": "a_text_is_continued", "chat": "a_chat_with_a_server", "talks": "a_model_answers_and_is_stopped",
             "keyed": "a_server_asks_for_its_key"}


def main(program, shots, axe, *named):
    servers = dict(one.split("=", 1) for one in named)
    browser = Browser(program)
    failed = 0
    try:
        checks = Checks(browser, servers, shots, axe)
        only = os.environ.get("ONLY", "")
        for name in ALWAYS + [BY_SERVER[server] for server in servers]:
            if only not in name:
                continue
            try:
                getattr(checks, name)()
                print("ok", name, flush=True)
            except Exception:
                failed += 1
                print("FAILED", name, flush=True)
                traceback.print_exc()
    finally:
        browser.close()
    return failed > 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
