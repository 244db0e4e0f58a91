"use strict";
// What both pages need to ask the server. The key lives in this tab's session and nowhere else.

const $ = id => document.getElementById(id);

// An element with a class and children; text is always text, never markup.
function make(tag, kind, ...children) {
  const made = document.createElement(tag);
  if (kind) made.className = kind;
  made.append(...children);
  return made;
}

function button(label, kind, act) {
  const made = make("button", kind, label);
  made.type = "button";
  made.addEventListener("click", act);
  return made;
}

// A refusal in the server's own words.
class Refusal extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

// Asks a route; where a key is needed, asks the reader for it and tries again.
async function ask(path, options = {}) {
  for (let again = false; ; again = true) {
    const headers = { ...options.headers };
    const key = sessionStorage.getItem("key");
    if (key) headers.authorization = "Bearer " + key;
    let response;
    try {
      response = await fetch(path, { ...options, headers });
    } catch (e) {
      if (e.name === "AbortError") throw e;
      throw new Refusal(0, "the server does not answer");
    }
    if (response.ok) return response;
    if (response.status === 401 && await wantKey(again || key !== null)) continue;
    let message = "the server answered " + response.status;
    try {
      message = (await response.json()).error.message || message;
    } catch { /* not in the server's form */ }
    throw new Refusal(response.status, message);
  }
}

// Asks for a key, once however many requests wait for it; false when none is given.
let asking = null;
function wantKey(wrong) {
  asking ||= new Promise(resolve => {
    const dialog = $("key-dialog");
    $("key-why").textContent = wrong ? "The server does not take this key." : "This server asks for an API key.";
    $("key").value = "";
    dialog.returnValue = "";
    dialog.addEventListener("close", () => {
      asking = null;
      const given = dialog.returnValue === "use" && $("key").value.trim();
      if (given) sessionStorage.setItem("key", given);
      resolve(Boolean(given));
    }, { once: true });
    dialog.showModal();
  });
  return asking;
}
$("key-form").addEventListener("submit", e => {
  e.preventDefault();
  $("key-dialog").close("use");
});
$("key-cancel").addEventListener("click", () => $("key-dialog").close(""));

const number = (n, digits = 0) => n.toLocaleString("en", { maximumFractionDigits: digits });
