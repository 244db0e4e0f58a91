"""A headless Chromium, driven through the DevTools protocol over a pipe. Python's own library is enough."""

import base64
import json
import subprocess
import tempfile
import threading
import time

# How long anything may take that a page is waited for.
PATIENCE = 300


class Browser:
    """A process; `close` ends it."""

    def __init__(self, program):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        # Chromium reads commands from descriptor 3 and answers on 4.
        shell = 'exec 3<&0 4>&1 </dev/null >/dev/null 2>/dev/null; exec "$@"'
        self.process = subprocess.Popen(
            ["sh", "-c", shell, "sh", program, "--headless", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu",
             "--disable-dev-shm-usage", "--no-first-run", "--disable-background-networking", "--disable-component-update",
             "--disable-extensions", "--disable-sync", "--no-proxy-server", "--hide-scrollbars", "--lang=en",
             "--user-data-dir=" + self.folder.name, "about:blank"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.lock = threading.Condition()
        self.replies, self.events, self.ended = {}, [], False
        self.count = 0
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        held = b""
        while piece := self.process.stdout.read1(1 << 16):
            *whole, held = (held + piece).split(b"\0")
            with self.lock:
                for message in map(json.loads, whole):
                    if "id" in message:
                        self.replies[message["id"]] = message
                    else:
                        self.events.append(message)
                self.lock.notify_all()
        with self.lock:
            self.ended = True
            self.lock.notify_all()

    def call(self, method, session=None, **params):
        with self.lock:
            self.count += 1
            message = {"id": self.count, "method": method, "params": params}
            if session:
                message["sessionId"] = session
            self.process.stdin.write(json.dumps(message).encode() + b"\0")
            self.process.stdin.flush()
            mine = message["id"]
            done = lambda: mine in self.replies or self.ended
            assert self.lock.wait_for(done, PATIENCE) and mine in self.replies, f"Chromium does not answer {method}"
            reply = self.replies.pop(mine)
        assert "error" not in reply, f"{method}: {reply.get('error')}"
        return reply["result"]

    def page(self, url, **options):
        return Page(self, url, **options)

    def close(self):
        try:
            self.call("Browser.close")
        except (AssertionError, OSError):
            self.process.kill()
        self.process.wait()
        self.folder.cleanup()


class Page:
    """A tab with storage of its own. `before`: a script that runs before the page's; `policy`: whether the page's
    content security policy is in force."""

    def __init__(self, browser, url, width=1100, height=800, dark=False, before="", policy=True, scale=1):
        self.browser = browser
        self.context = browser.call("Target.createBrowserContext")["browserContextId"]
        target = browser.call("Target.createTarget", url="about:blank", browserContextId=self.context)["targetId"]
        attached = browser.call("Target.attachToTarget", targetId=target, flatten=True)
        self.session = attached["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network", "Audits"]:
            self.call(domain + ".enable")
        phone = width < 600
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=phone)
        self.call("Emulation.setTouchEmulationEnabled", enabled=phone)
        features = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]
        self.call("Emulation.setEmulatedMedia", features=features)
        if before:
            self.call("Page.addScriptToEvaluateOnNewDocument", source=before)
        if not policy:
            self.call("Page.setBypassCSP", enabled=True)
        self.url = url
        self.call("Page.navigate", url=url)
        self.wait("document.readyState === 'complete' && location.href !== 'about:blank'")

    def call(self, method, **params):
        return self.browser.call(method, session=self.session, **params)

    def js(self, source):
        """The value of an expression; a promise is waited for."""
        told = self.call("Runtime.evaluate", expression=source, awaitPromise=True, returnByValue=True)
        assert "exceptionDetails" not in told, f"{source}: {told['exceptionDetails']}"
        return told["result"].get("value")

    def wait(self, source):
        """Waits until an expression is true, and gives its value."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                # An element has no value that could be sent here.
                if value := self.js(f"(value => value instanceof Element || value)({source})"):
                    return value
            except AssertionError as e:
                # The document may just be going away.
                if "context" not in str(e):
                    raise
            time.sleep(0.05)
        raise AssertionError(f"never became true: {source}; the page says: {self.js('document.body.innerText')[-1500:]}")

    def key(self, key, shift=False):
        codes = {"Enter": (13, "\r"), "Escape": (27, ""), "Tab": (9, "")}
        code, text = codes[key]
        about = dict(key=key, code=key, windowsVirtualKeyCode=code, modifiers=8 if shift else 0)
        self.call("Input.dispatchKeyEvent", type="keyDown", text=text, **about)
        self.call("Input.dispatchKeyEvent", type="keyUp", **about)

    def type(self, text):
        self.call("Input.insertText", text=text)

    def click(self, selector, words=None):
        """A real click in the middle of an element; with `words`, of the last one that has this text."""
        spot = self.wait(f"""(() => {{
            const all = [...document.querySelectorAll({json.dumps(selector)})];
            const words = {json.dumps(words)};
            const one = words === null ? all[0] : all.filter(e => e.textContent.trim() === words).at(-1);
            if (!one) return null;
            one.scrollIntoView({{ block: "center", behavior: "instant" }});
            const box = one.getBoundingClientRect();
            return box.width ? {{ x: box.x + box.width / 2, y: box.y + box.height / 2 }} : null;
        }})()""")
        for kind in ["mousePressed", "mouseReleased"]:
            self.call("Input.dispatchMouseEvent", type=kind, button="left", clickCount=1, **spot)

    def shot(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as out:
            out.write(base64.b64decode(data))

    def heard(self, method):
        with self.browser.lock:
            mine = [e for e in self.browser.events if e.get("sessionId") == self.session and e["method"] == method]
        return [e["params"] for e in mine]

    def requests(self):
        """Every request: its address, and its body where it has one."""
        sent = [e["request"] for e in self.heard("Network.requestWillBeSent")]
        return [(request["url"], request.get("postData")) for request in sent]

    def faults(self, missing=()):
        """What must never happen: errors on the console, broken policy, requests to anyone else. `missing`: routes that
        may be absent."""
        found = []
        for event in self.heard("Runtime.consoleAPICalled"):
            if event["type"] in ("error", "warning", "assert"):
                found.append("console: " + str([a.get("value", a.get("description")) for a in event["args"]]))
        for event in self.heard("Runtime.exceptionThrown"):
            found.append("exception: " + json.dumps(event["exceptionDetails"])[:600])
        for event in self.heard("Log.entryAdded"):
            entry = event["entry"]
            absent = entry["source"] == "network" and entry.get("url", "").rsplit("/", 1)[-1] in missing
            if entry["level"] in ("error", "warning") and not absent:
                found.append(f"log: {entry['source']}: {entry['text']} {entry.get('url', '')}")
        for event in self.heard("Audits.issueAdded"):
            if event["issue"]["code"] in ("ContentSecurityPolicyIssue", "MixedContentIssue"):
                found.append("policy: " + json.dumps(event["issue"])[:600])
        origin = "/".join(self.url.split("/")[:3]) + "/"
        for url, _ in self.requests():
            if not url.startswith((origin, "data:", "about:")):
                found.append("a request to " + url)
        return found

    def close(self):
        self.browser.call("Target.disposeBrowserContext", browserContextId=self.context)
