// A small part of Markdown as elements: headings, lists, quotes, code, bold, italics, and links to http and https.
// Everything else stays text. Model text only ever becomes text nodes and the hrefs of checked links.

// How far lists and quotes go inside each other.
const DEEPEST = 6;

const FENCE = /^ {0,3}(`{3,}|~{3,}) *([^`\s]*)[^`]*$/;
const HEADING = /^ {0,3}(#{1,6}) +(.*?)(?: +#+)? *$/;
const ITEM = /^( *)([-*+]|\d{1,9}[.)]) +(.*)$/;
const QUOTE = /^ {0,3}> ?(.*)$/;

// Whether a line closes the code block that `fence` opened.
function closes(line, fence) {
  const found = /^ {0,3}(`+|~+) *$/.exec(line);
  return found !== null && found[1].startsWith(fence);
}

// Appends what the lines say.
function blocks(lines, out, depth = 0) {
  let i = 0;
  const special = line => FENCE.test(line) || HEADING.test(line) || ITEM.test(line) || QUOTE.test(line);
  while (i < lines.length) {
    const line = lines[i];
    let found;
    if (!line.trim()) {
      i++;
    } else if ((found = FENCE.exec(line))) {
      let end = i + 1;
      while (end < lines.length && !closes(lines[end], found[1])) end++;
      out.append(codeBlock(found[2], lines.slice(i + 1, end).join("\n")));
      i = end + 1;
    } else if ((found = HEADING.exec(line))) {
      // The first level is the page's own.
      const heading = make("h" + Math.min(6, found[1].length + 1));
      inline(found[2], heading);
      out.append(heading);
      i++;
    } else if (depth < DEEPEST && QUOTE.test(line)) {
      const inner = [];
      while (i < lines.length && (found = QUOTE.exec(lines[i]))) {
        inner.push(found[1]);
        i++;
      }
      const quote = make("blockquote");
      blocks(inner, quote, depth + 1);
      out.append(quote);
    } else if (depth < DEEPEST && ITEM.test(line)) {
      i = list(lines, i, out, depth);
    } else {
      const paragraph = [line];
      for (i++; i < lines.length && lines[i].trim() && !special(lines[i]); i++) paragraph.push(lines[i]);
      const p = make("p");
      inline(paragraph.join("\n"), p);
      out.append(p);
    }
  }
}

// A list that begins at line `i`; returns the line after it.
function list(lines, i, out, depth) {
  const first = ITEM.exec(lines[i]);
  const ordered = /\d/.test(first[2]);
  const made = make(ordered ? "ol" : "ul");
  if (ordered) made.start = Number.parseInt(first[2], 10);
  while (i < lines.length) {
    const item = ITEM.exec(lines[i]);
    if (!item || item[1].length > first[1].length + 1 || /\d/.test(item[2]) !== ordered) break;
    const width = item[0].length - item[3].length;
    const inner = [item[3]];
    for (i++; i < lines.length; i++) {
      const line = lines[i];
      const indent = line.search(/\S/);
      const blank = indent < 0;
      if (blank && !(lines[i + 1] && lines[i + 1].search(/\S/) >= Math.min(width, 2))) break;
      if (!blank && indent < Math.min(width, 2) && (ITEM.test(line) || HEADING.test(line) || FENCE.test(line))) break;
      if (!blank && indent <= first[1].length && ITEM.test(line)) break;
      inner.push(line.slice(Math.min(width, Math.max(indent, 0))));
    }
    while (i < lines.length && !lines[i].trim() && ITEM.test(lines[i + 1] || "")) i++;
    const li = make("li");
    blocks(inner, li, depth + 1);
    made.append(li);
  }
  out.append(made);
  return i;
}

function codeBlock(language, code) {
  const pre = make("pre", "", make("code", "", code));
  // What scrolls must be reachable by keyboard.
  pre.tabIndex = 0;
  pre.setAttribute("role", "region");
  pre.setAttribute("aria-label", language ? "code, " + language : "code");
  const copy = button("Copy", "plain", async () => {
    copy.textContent = await toClipboard(pre) ? "Copied" : "Selected";
    setTimeout(() => { copy.textContent = "Copy"; }, 2000);
  });
  return make("div", "block", make("div", "", make("span", "quiet mono", language), copy), pre);
}

// Copies an element's text; where the browser does not allow it, selects it.
async function toClipboard(element) {
  try {
    await navigator.clipboard.writeText(element.innerText);
    return true;
  } catch {
    getSelection().selectAllChildren(element);
    return false;
  }
}

// Appends the text of a paragraph.
function inline(text, out) {
  // Marks that do not close again from some place on are not looked for twice.
  const missing = new Map();
  const find = (mark, from) => {
    if (missing.has(mark)) return -1;
    const at = text.indexOf(mark, from);
    if (at < 0) missing.set(mark, true);
    return at;
  };
  let plain = "", i = 0;
  const put = (element, next) => {
    out.append(plain, element);
    plain = "";
    i = next;
  };
  while (i < text.length) {
    const c = text[i];
    if (c === "\\" && /[!-/:-@[-`{-~]/.test(text[i + 1] || "")) {
      plain += text[i + 1];
      i += 2;
      continue;
    }
    if (c === "`") {
      const run = /^`+/.exec(text.slice(i, i + 64))[0];
      const end = find(run, i + run.length);
      if (end > 0) {
        put(make("code", "", text.slice(i + run.length, end).replace(/^ (.*\S.*) $/s, "$1")), end + run.length);
        continue;
      }
      plain += run;
      i += run.length;
      continue;
    }
    if (c === "*") {
      const run = text[i + 1] === "*" ? "**" : "*";
      const end = /\S/.test(text[i + run.length] || " ") ? find(run, i + run.length + 1) : -1;
      if (end > 0 && /\S/.test(text[end - 1])) {
        const element = make(run === "**" ? "strong" : "em");
        inline(text.slice(i + run.length, end), element);
        put(element, end + run.length);
        continue;
      }
      plain += run;
      i += run.length;
      continue;
    }
    if (c === "[") {
      const middle = find("](", i);
      const end = middle > 0 ? find(")", middle) : -1;
      const label = text.slice(i + 1, Math.max(middle, 0));
      const made = end > 0 && !label.includes("[") && link(label, text.slice(middle + 2, end));
      if (made) {
        put(made, end + 1);
        continue;
      }
    }
    if (c === "h" && !/\w/.test(text[i - 1] || "")) {
      const found = /^https?:\/\/[^\s<>"'`]*[^\s<>"'`.,;:!?)\]*]/.exec(text.slice(i, i + 2048));
      const made = found && link(found[0], found[0]);
      if (made) {
        put(made, i + found[0].length);
        continue;
      }
    }
    plain += c;
    i++;
  }
  out.append(plain);
}

// A link to a web page, or nothing.
function link(label, address) {
  let url;
  try {
    url = new URL(address.trim());
  } catch {
    return null;
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  const made = make("a", "", label || url.href);
  made.href = url.href;
  made.rel = "noopener noreferrer";
  made.target = "_blank";
  return made;
}

// Shows a text that grows: what is settled is rendered once, the rest again each time.
class Growing {
  constructor(out) {
    this.out = out;
    this.lines = [];
    this.settled = 0;
    this.tail = [];
  }

  show(text) {
    const lines = text.split("\n");
    const end = Growing.settledBefore(lines, this.settled);
    for (const node of this.tail) node.remove();
    if (end > this.settled) {
      blocks(lines.slice(this.settled, end), this.out);
      this.settled = end;
    }
    const fragment = document.createDocumentFragment();
    blocks(lines.slice(this.settled), fragment);
    this.tail = [...fragment.childNodes];
    this.out.append(fragment);
  }

  // The last whole line that begins a block of its own, and so can no longer change what stands above it.
  static settledBefore(lines, from) {
    let settled = from, fence = null;
    for (let i = from; i < lines.length - 1; i++) {
      const line = lines[i];
      if (fence) {
        if (closes(line, fence)) fence = null;
        continue;
      }
      if (i > from && !lines[i - 1].trim() && /^\S/.test(line) && !ITEM.test(line)) settled = i;
      fence = FENCE.exec(line)?.[1] || null;
    }
    return settled;
  }
}
