// The conversation: turns {role, content, reasoning, calls, node}. Nothing of it is kept when the page is left.

const FIELDS = ["system", "temperature", "top_p", "top_k", "min_p", "max_tokens", "seed", "reasoning_effort", "tools"];
const NUMBERS = ["temperature", "top_p", "top_k", "min_p", "max_tokens", "seed"];

let model = null;
let turns = [];
let abort = null;

// Settings.

function loadSettings() {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("settings")) || {};
  } catch { /* another page's */ }
  for (const name of FIELDS) $(name).value = typeof kept[name] === "string" ? kept[name] : "";
}

function keepSettings() {
  const kept = {};
  for (const name of FIELDS) if ($(name).value) kept[name] = $(name).value;
  localStorage.setItem("settings", JSON.stringify(kept));
}

// The fields of a request that the settings ask for.
function settings() {
  // Without a seed the server derives one from the prompt, and another try would say the same.
  const fields = { seed: Math.floor(Math.random() * 2 ** 32) };
  for (const name of NUMBERS) if ($(name).value !== "") fields[name] = Number($(name).value);
  if (model.chat) {
    if ($("reasoning_effort").value) fields.reasoning_effort = $("reasoning_effort").value;
    if ($("tools").value.trim()) fields.tools = JSON.parse($("tools").value);
  }
  return fields;
}

$("open-settings").addEventListener("click", () => $("settings-dialog").showModal());
$("settings").addEventListener("submit", e => {
  e.preventDefault();
  let tools;
  try {
    tools = $("tools").value.trim() ? JSON.parse($("tools").value) : [];
  } catch (wrong) {
    $("settings-wrong").textContent = "Tools: " + wrong.message;
    $("tools").focus();
    return;
  }
  $("settings-wrong").textContent = Array.isArray(tools) ? "" : "Tools: expected a list, as in [{\"type\": \"function\", …}]";
  if (!Array.isArray(tools)) return $("tools").focus();
  keepSettings();
  $("settings-dialog").close();
});
$("settings-dialog").addEventListener("close", keepSettings);
$("reset").addEventListener("click", () => {
  for (const name of FIELDS) $(name).value = "";
  $("settings-wrong").textContent = "";
  keepSettings();
});

// What the model is, and what it recommends.
async function connect() {
  loadSettings();
  try {
    model = (await (await ask("v1/models")).json()).data[0];
  } catch (e) {
    $("model").textContent = e.message + "; reload to try again";
    return;
  }
  $("model").textContent = model.id;
  document.title = model.id + " · TensorFold";
  $("prompt-label").textContent = model.chat ? "Message" : "Beginning of a text to continue";
  for (const id of ["system-field", "reasoning-field", "tools-field"]) $(id).hidden = !model.chat;
  if (!model.chat && !$("prompt").value) $("prompt").value = "Once upon a time";
  $("empty").textContent = model.chat
    ? "Ask " + model.id + " something."
    : model.id + " has no chat template: it continues the text that you begin.";
  $("empty").hidden = false;
  $("send").disabled = false;
  try {
    const recommended = (await (await ask("props")).json()).default_generation_settings.params;
    for (const name of ["temperature", "top_p", "top_k", "min_p"]) {
      if (Number.isFinite(recommended[name])) $(name).placeholder = String(Number(recommended[name].toPrecision(4)));
    }
  } catch { /* this server does not say */ }
}

// Turns on the page.

function nearEnd() {
  return innerHeight + scrollY >= document.documentElement.scrollHeight - 160;
}

function toEnd() {
  scrollTo(0, document.documentElement.scrollHeight);
}

function addTurn(turn, ...children) {
  turn.node = make("article", "turn " + turn.role, ...children);
  turn.node.setAttribute("aria-label", { user: "You", assistant: "Reply", error: "Error" }[turn.role]);
  $("talk").append(turn.node);
  $("empty").hidden = true;
  turns.push(turn);
  toEnd();
  return turn;
}

// Forgets the turns from `turn` on.
function cutFrom(turn) {
  for (const gone of turns.splice(turns.indexOf(turn))) gone.node.remove();
}

function addUser(content) {
  const turn = { role: "user", content };
  const tools = make("div", "tools", button("Edit", "plain", () => edit(turn)));
  return addTurn(turn, make("div", "text", content), tools);
}

function edit(turn) {
  if (abort || turn.node.classList.contains("editing")) return;
  const shown = [...turn.node.children];
  const area = make("textarea");
  area.value = turn.content;
  area.rows = Math.min(12, turn.content.split("\n").length + 1);
  area.setAttribute("aria-label", "Edit your message");
  const leave = () => {
    turn.node.classList.remove("editing");
    turn.node.replaceChildren(...shown);
    shown[1].firstChild.focus();
  };
  const again = () => {
    const content = area.value;
    if (!content.trim() || abort) return;
    cutFrom(turn);
    addUser(content);
    answer();
  };
  area.addEventListener("keydown", e => {
    if (e.key === "Escape") {
      e.stopPropagation();
      leave();
    } else if (entered(e)) {
      e.preventDefault();
      again();
    }
  });
  turn.node.classList.add("editing");
  const tools = make("div", "tools", button("Cancel", "", leave), button("Send again", "main", again));
  turn.node.replaceChildren(area, tools);
  area.focus();
}

function entered(e) {
  return e.key === "Enter" && !e.shiftKey && !e.isComposing;
}

// The messages of a request, out of the turns.
function messages() {
  const system = $("system").value.trim();
  const all = system ? [{ role: "system", content: system }] : [];
  for (const turn of turns) {
    if (turn.role === "user") all.push({ role: "user", content: turn.content });
    if (turn.role !== "assistant") continue;
    const calls = turn.calls.filter(call => call && call.name);
    if (!calls.length) {
      all.push({ role: "assistant", content: turn.content });
      continue;
    }
    const named = calls.map((call, i) => ({ ...call, id: call.id || "call_" + i }));
    all.push({
      role: "assistant",
      content: turn.content || null,
      tool_calls: named.map(({ id, name, args }) => ({ id, type: "function", function: { name, arguments: args || "{}" } })),
    });
    for (const call of named) all.push({ role: "tool", tool_call_id: call.id, content: "This page runs no tools." });
  }
  return all;
}

// A reply that is being written, with the elements that show it.
class Reply {
  constructor(turn) {
    this.turn = turn;
    this.text = make("div", model.chat ? "text" : "text plaintext");
    if (turn.begin) this.text.append(make("span", "begin", turn.begin));
    turn.node.append(this.text);
    this.markdown = new Growing(this.text);
    this.written = 0;
    this.frame = 0;
  }

  // Shows what came since, once a frame: a layout costs more than a token of a small model.
  later() {
    this.frame ||= requestAnimationFrame(() => this.show());
  }

  show() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    const { turn } = this;
    const follow = nearEnd();
    if (turn.reasoning) this.showThought();
    if (!model.chat) this.text.append(turn.content.slice(this.written));
    else if (turn.content.length > this.written) this.markdown.show(turn.content);
    this.written = turn.content.length;
    turn.calls.forEach((call, i) => call && this.showCall(call, i));
    if (follow) toEnd();
  }

  showThought() {
    if (!this.thought) {
      this.thought = make("details", "thought", make("summary", "", "Reasoning"), make("div"));
      this.thought.open = true;
      this.text.before(this.thought);
      this.thoughtShown = 0;
    }
    this.thought.lastChild.append(this.turn.reasoning.slice(this.thoughtShown));
    this.thoughtShown = this.turn.reasoning.length;
    // It folds once the answer begins, unless the reader has touched it.
    if (!this.folded && (this.turn.content || this.turn.calls.length || !abort)) {
      this.thought.open = false;
      this.folded = true;
    }
  }

  showCall(call, i) {
    this.calls ||= [];
    if (!this.calls[i]) {
      const name = make("span", "mono");
      const args = make("pre");
      const box = make("div", "call", make("p", "", "Calls ", name), args);
      box.setAttribute("role", "group");
      this.calls[i] = { name, args, box };
      this.turn.node.append(box);
    }
    const { name, args, box } = this.calls[i];
    name.textContent = call.name;
    box.setAttribute("aria-label", "Call of " + call.name);
    args.textContent = abort ? call.args : pretty(call.args);
  }
}

function pretty(json) {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}

// Calls `each` with the data of every event of a stream.
async function events(response, each) {
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let held = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const lines = (held + value).split("\n");
    held = lines.pop();
    for (const line of lines) {
      const data = line.startsWith("data:") ? line.slice(5).trim() : "[DONE]";
      if (data !== "[DONE]") each(JSON.parse(data));
    }
  }
}

// Adds what a chunk's choice says to the turn; whether it said anything.
function take(turn, choice) {
  if (!model.chat) {
    turn.content += choice.text || "";
    return Boolean(choice.text);
  }
  const delta = choice.delta || {};
  const thought = delta.reasoning_content || delta.reasoning || "";
  turn.reasoning += thought;
  turn.content += delta.content || "";
  for (const piece of delta.tool_calls || []) {
    const call = turn.calls[piece.index] ||= { id: "", name: "", args: "" };
    call.id ||= piece.id || "";
    call.name += piece.function?.name || "";
    call.args += piece.function?.arguments || "";
  }
  return Boolean(thought || delta.content || delta.tool_calls?.length);
}

// Asks for a reply to the turns so far; without a chat template, for more of the text `begin`.
async function answer(begin = "") {
  const asked = messages();
  const turn = addTurn({ role: "assistant", content: "", reasoning: "", calls: [], begin });
  const reply = new Reply(turn);
  turn.node.classList.add("writing");
  const mine = abort = new AbortController();
  working(true);
  const start = performance.now();
  let first = 0, last = 0, usage = null, finish = null, seed = null, failure = null;
  try {
    const body = { model: model.id, stream: true, stream_options: { include_usage: true }, ...settings() };
    if (model.chat) body.messages = asked;
    else body.prompt = begin;
    const response = await ask(model.chat ? "v1/chat/completions" : "v1/completions", {
      method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body), signal: mine.signal,
    });
    await events(response, frame => {
      if (frame.error) throw new Refusal(0, frame.error.message);
      usage = frame.usage || usage;
      seed = frame.seed ?? seed;
      const choice = frame.choices?.[0];
      if (!choice) return;
      finish = choice.finish_reason || finish;
      if (!take(turn, choice)) return;
      last = performance.now();
      first ||= last;
      if (mine === abort) $("status").textContent = "writing";
      reply.later();
    });
  } catch (e) {
    failure = e;
  }
  // Another conversation may have begun.
  if (mine !== abort) return;
  abort = null;
  reply.show();
  turn.node.classList.remove("writing");
  working(false);
  const stopped = failure?.name === "AbortError";
  $("status").textContent = stopped ? "stopped" : failure ? "failed" : "";
  const said = turn.content || turn.reasoning || turn.calls.length;
  if (failure && !said) cutFrom(turn);
  else turn.node.append(after(turn, facts({ start, first, last, usage, finish, seed, stopped })));
  if (failure && !stopped) {
    addTurn({ role: "error" }, failure.message, make("div", "tools", button("Try again", "plain", retry)));
    turns.at(-1).node.setAttribute("role", "alert");
  }
  if (nearEnd()) toEnd();
  $("prompt").focus({ preventScroll: true });
}

function working(busy) {
  $("send").hidden = busy;
  $("stop").hidden = !busy;
  $("talk").setAttribute("aria-busy", String(busy));
  if (busy) $("status").textContent = "reading the prompt";
}

// What a reply took, in words.
function facts({ start, first, last, usage, finish, seed, stopped }) {
  const said = [];
  if (usage) {
    const n = usage.completion_tokens;
    said.push(number(n) + (n === 1 ? " token" : " tokens"));
    if (n > 1 && last > first) said.push(number((n - 1) / ((last - first) / 1000), 1) + " tokens/s");
  }
  if (first) said.push("first after " + number(first - start) + " ms");
  if (usage) {
    const cached = usage.prompt_tokens_details?.cached_tokens || 0;
    said.push("prompt " + number(usage.prompt_tokens) + (cached ? " (" + number(cached) + " cached)" : ""));
    const thought = usage.completion_tokens_details?.reasoning_tokens || 0;
    if (thought) said.push("reasoning " + number(thought));
  }
  if (seed !== null) said.push("seed " + seed);
  if (finish === "length") said.push("limit reached");
  if (stopped) said.push("stopped");
  return said.join(" · ");
}

// The line under a reply.
function after(turn, said) {
  const tools = make("div", "tools", make("span", "quiet", said));
  const copy = button("Copy", "plain", async () => {
    try {
      await navigator.clipboard.writeText(turn.begin + turn.content);
      copy.textContent = "Copied";
    } catch {
      getSelection().selectAllChildren(turn.node.querySelector(".text"));
      copy.textContent = "Selected";
    }
    setTimeout(() => { copy.textContent = "Copy"; }, 2000);
  });
  const again = button(model.chat ? "Regenerate" : "Try again", "plain", () => {
    if (abort) return;
    cutFrom(turn);
    answer(turn.begin);
  });
  tools.append(copy, again);
  return tools;
}

// Answers the last message again.
function retry() {
  if (abort) return;
  const asked = turns.findLastIndex(turn => turn.role === "user");
  const begun = turns.findLast(turn => turn.begin);
  if (turns[asked + 1]) cutFrom(turns[asked + 1]);
  if (asked >= 0) answer();
  else if (begun || lastBegin) answer(begun ? begun.begin : lastBegin);
}

let lastBegin = "";

function send() {
  const text = $("prompt").value;
  if (!text.trim() || abort || !model) return;
  if (!model.chat) {
    lastBegin = text;
    return answer(text);
  }
  $("prompt").value = "";
  grow();
  addUser(text);
  return answer();
}

// The box for the message is as high as its text, within what the style allows.
function grow() {
  const box = $("prompt");
  box.rows = Math.max(2, Math.min(10, box.value.split("\n").length));
}

function stop() {
  if (abort) abort.abort();
}

$("composer").addEventListener("submit", e => {
  e.preventDefault();
  send();
});
$("prompt").addEventListener("keydown", e => {
  if (!entered(e)) return;
  e.preventDefault();
  send();
});
$("prompt").addEventListener("input", grow);
$("stop").addEventListener("click", stop);
document.addEventListener("keydown", e => {
  if (e.key === "Escape" && abort && !document.querySelector("dialog[open]")) stop();
});
$("clear").addEventListener("click", () => {
  stop();
  abort = null;
  working(false);
  turns = [];
  $("talk").replaceChildren();
  $("empty").hidden = false;
  $("status").textContent = "";
  $("prompt").focus();
});
connect();
