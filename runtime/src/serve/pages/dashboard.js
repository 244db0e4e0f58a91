// Figures of the server, asked once a second while the page is seen. A route that is not there is named as such.

const EVERY_MS = 1000;
const KEPT = 120;
const OWN = "tensorfold_";

// A card: its name, what it shows of the newest sample, and the line below.
const CARDS = [
  ["Running", s => s.running, s => s.slots ? "of " + number(s.slots) + " lanes" : ""],
  ["Waiting", s => s.waiting, () => "in the queue"],
  ["Replies, tokens/s", s => s.replyRate, s => total(s.values.generation_tokens_total, "tokens")],
  ["Prompts, tokens/s", s => s.promptRate, s => total(s.values.prompt_tokens_total, "read")],
  ["Prompt cache, %", s => s.cachedShare, s => total(s.values.cached_tokens_total, "resumed")],
  ["Overhead, µs/round", s => s.outside, () => "outside forwards"],
];

const samples = [];

const total = (n, what) => n === undefined ? "" : number(n) + " " + what;

// Prometheus' text form: the values and what each is about. Labelled series keep their labels in the name.
function metrics(text) {
  const values = {}, about = {};
  for (const line of text.split("\n")) {
    const help = /^# HELP (\S+) (.*)$/.exec(line);
    if (help) about[help[1]] = help[2].replace(/\.$/, "");
    const sample = /^([a-zA-Z_:][\w:]*(?:\{.*\})?) (\S+)/.exec(line);
    if (sample) values[sample[1]] = Number(sample[2]);
  }
  return { values, about };
}

// Our own metrics without their common beginning.
function own(values) {
  const mine = Object.entries(values).filter(([name]) => name.startsWith(OWN));
  return Object.fromEntries(mine.map(([name, value]) => [name.slice(OWN.length), value]));
}

// What a route answers, or nothing where this server does not have it.
async function offered(path, read) {
  try {
    return await read(await ask(path));
  } catch (e) {
    if (e.status === 404 || e.status === 501 || e.status === 405) return null;
    throw e;
  }
}

// How much of a counter came in a second, between the two newest samples.
function rate(now, before, key) {
  const [a, b] = [before?.values[key], now.values[key]];
  const seconds = before ? (now.at - before.at) / 1000 : 0;
  return a === undefined || b === undefined || !(seconds > 0) ? null : Math.max(0, b - a) / seconds;
}

function sample(raw) {
  const before = samples.at(-1);
  const now = { at: performance.now(), values: raw ? own(raw.values) : {} };
  const v = now.values;
  const grown = key => before && v[key] !== undefined ? Math.max(0, v[key] - before.values[key]) : 0;
  now.running = v.requests_running;
  now.waiting = v.requests_waiting;
  now.slots = v.slots;
  now.replyRate = rate(now, before, "generation_tokens_total");
  now.promptRate = rate(now, before, "prompt_tokens_total");
  const all = (v.cached_tokens_total || 0) + (v.prompt_tokens_total || 0);
  now.cachedShare = v.cached_tokens_total === undefined || !all ? null : 100 * v.cached_tokens_total / all;
  const rounds = grown("rounds_total");
  now.outside = rounds ? 1e6 * grown("outside_seconds_total") / rounds : before?.outside ?? null;
  samples.push(now);
  if (samples.length > KEPT) samples.shift();
  return now;
}

// Cards are made once and then changed, so that nothing moves.
const cards = CARDS.map(([name, value, under]) => {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 120 30");
  svg.setAttribute("preserveAspectRatio", "none");
  svg.setAttribute("role", "img");
  const line = document.createElementNS(svg.namespaceURI, "polyline");
  svg.append(line);
  const shown = { name, value, under, svg, line, figure: make("dd", "", "–"), below: make("dd", "under") };
  $("cards").append(make("div", "card", make("dt", "", name), shown.figure, shown.below, make("dd", "", svg)));
  return shown;
});

function showCards(now) {
  for (const card of cards) {
    const figure = now ? card.value(now) : null;
    card.figure.textContent = Number.isFinite(figure) ? number(figure, figure < 10 ? 1 : 0) : "–";
    card.below.textContent = now ? card.under(now) : "not offered";
    const points = samples.map(card.value).map(n => Number.isFinite(n) ? n : 0);
    const most = Math.max(...points, 1e-9);
    const x = i => KEPT - points.length + i + 1;
    card.line.setAttribute("points", points.map((n, i) => x(i) + "," + (28 - 26 * n / most).toFixed(2)).join(" "));
    card.svg.setAttribute("aria-label", card.name + " in the last two minutes, at most " + number(most < 1e-6 ? 0 : most, 1));
  }
}

// Fills a place with a table, or with the reason why there is none. The first column heads its rows.
function table(place, about, head, rows, none) {
  const text = JSON.stringify([head, rows]);
  // Unchanged, it is left alone: a selection in it stays.
  if ($(place).dataset.shown === text) return;
  $(place).dataset.shown = text;
  if (!rows) return $(place).replaceChildren(make("p", "quiet", none || "not offered by this server"));
  const side = i => rows.some(cells => /^[^\d]/.test(cells[i])) ? "left" : "";
  const headings = head.map((name, i) => {
    const th = make("th", side(i), name);
    th.scope = "col";
    return th;
  });
  const body = rows.map(cells => make("tr", "", ...cells.map((cell, i) => {
    const made = make(i ? "td" : "th", side(i), typeof cell === "number" ? number(cell, 3) : cell);
    if (!i) made.scope = "row";
    return made;
  })));
  $(place).replaceChildren(make("table", "", make("caption", "", about),
    make("thead", "", make("tr", "", ...headings)), make("tbody", "", ...body)));
}

function showLanes(slots) {
  const rows = slots && slots.map(slot => {
    const n = slot.counts || slot;
    const held = n.held_tokens ?? 0;
    const used = slot.n_ctx ? number(100 * held / slot.n_ctx) + " %" : "";
    return ["Lane " + slot.id, slot.is_processing ? "writing" : "free", n.prompt_tokens ?? 0, n.cached_tokens ?? 0, held, used,
      n.reply_tokens ?? 0, n.max_tokens ?? 0];
  });
  const head = ["Lane", "State", "Prompt", "of it cached", "Held", "of the context", "Reply", "Limit"];
  table("lanes", "Tokens of each reply that runs", head, rows);
}

function showRequests(counts) {
  const names = { admitted: "Taken", running: "Running", waiting: "Waiting", finished: "Finished", failed: "Failed",
    cancelled: "Left by their client", turned_away: "Refused: the queue was full", panics: "Panics caught" };
  const rows = counts && Object.entries(names).filter(([key]) => counts[key] !== undefined).map(([key, name]) => [name, counts[key]]);
  table("requests", "Since the start", ["Requests", "Number"], rows);
}

function bytes(n) {
  const units = ["B", "KiB", "MiB", "GiB", "TiB"];
  let at = 0;
  for (; n >= 1024 && at < units.length - 1; at++) n /= 1024;
  return number(n, n < 10 ? 1 : 0) + " " + units[at];
}

function showMetrics(raw) {
  const rows = raw && Object.entries(raw.values).map(([name, value]) => [name, value, raw.about[name.replace(/\{.*/, "")] || ""]);
  table("metrics", "As /metrics gives them", ["Name", "Value", "About"], rows);
  const held = rows && rows.filter(([name]) => /_bytes(\{|$)/.test(name)).map(([name, n, about]) => [about || name, bytes(n)]);
  table("memory", "What is held now", ["Memory", "Size"], held && held.length ? held : null);
}

function showSettings(props) {
  const told = props && props.default_generation_settings;
  const rows = told && [["Context", told.n_ctx], ["Lanes", props.total_slots], ...Object.entries(told.params || {})]
    .filter(([, value]) => typeof value === "number");
  table("settings", "What a request that says nothing gets", ["Setting", "Value"], rows);
}

let busy = false;
// Without a key there is nothing to see until the page is loaded again.
let locked = false;

async function tick() {
  if (busy || locked || document.hidden) return;
  busy = true;
  try {
    const [health, slots, text] = await Promise.all([
      offered("health", r => r.json()), offered("slots", r => r.json()), offered("metrics", r => r.text()),
    ]);
    const raw = text === null ? null : metrics(text);
    const now = raw && sample(raw);
    showCards(now);
    showLanes(slots);
    showRequests(health && health.requests);
    showMetrics(raw);
    say(health && health.status === "ok" ? "live" : "the server is shutting down");
  } catch (e) {
    locked = e.status === 401;
    say(e.message);
  }
  busy = false;
}

// A status that is said again would be read aloud again.
function say(text) {
  if ($("state").textContent !== text) $("state").textContent = text;
}

async function begin() {
  try {
    $("model").textContent = (await (await ask("v1/models")).json()).data[0].id;
    showSettings(await offered("props", r => r.json()));
  } catch (e) {
    locked = e.status === 401;
    $("model").textContent = e.message;
  }
  await tick();
  setInterval(tick, EVERY_MS);
  document.addEventListener("visibilitychange", tick);
}
begin();
