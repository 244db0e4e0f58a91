// Stands in for the server in a page: routes answer what `window.scripts` says, and every request is noted in
// `window.asked`. A streamed script is a list of deltas; `wait` in it holds the stream until `window.go()`.
{
  const asked = window.asked = [];
  const scripts = window.scripts = { replies: [], routes: {} };
  let waiting = null;
  window.go = () => waiting && waiting();
  const json = (body, status = 200) =>
    new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
  const refuse = (status, message) => json({ error: { message, type: "x", param: null, code: null } }, status);

  function stream(script, signal) {
    const encoder = new TextEncoder();
    return new ReadableStream({
      async start(out) {
        signal?.addEventListener("abort", () => {
          try { out.error(new DOMException("aborted", "AbortError")); } catch { /* it has ended */ }
        });
        const say = body => out.enqueue(encoder.encode("data: " + JSON.stringify(body) + "\n\n"));
        let n = 0;
        for (const step of script) {
          if (step === "wait") await new Promise(go => { waiting = go; });
          if (signal?.aborted) return;
          if (step === "wait") continue;
          if (step.error) { say({ error: { message: step.error } }); continue; }
          n++;
          say({ choices: [{ index: 0, delta: step, finish_reason: null }] });
          await new Promise(go => setTimeout(go, 0));
        }
        say({ seed: 7, choices: [{ index: 0, delta: {}, finish_reason: "stop" }] });
        say({ choices: [], usage: { prompt_tokens: 12, completion_tokens: n, prompt_tokens_details: { cached_tokens: 5 } } });
        out.enqueue(encoder.encode("data: [DONE]\n\n"));
        out.close();
      },
    });
  }

  window.fetch = async (path, options = {}) => {
    const route = String(path).replace(/^.*\/\/[^/]*\//, "");
    asked.push({ route, body: options.body ? JSON.parse(options.body) : null, headers: options.headers || {} });
    if (scripts.key && options.headers?.authorization !== "Bearer " + scripts.key) return refuse(401, "no key");
    if (route === "v1/models") return json({ data: [{ id: "scripted", chat: true }] });
    if (scripts.routes[route]) return scripts.routes[route]();
    if (route !== "v1/chat/completions") return refuse(404, "no such route");
    const script = scripts.replies.shift();
    if (!script) return refuse(429, "64 requests are waiting already; retry later");
    return new Response(stream(script, options.signal), { headers: { "content-type": "text/event-stream" } });
  };
}
