// The table on a page: one document for everybody. What is said is only ever appended, focus moves only by the
// user, and what has focus is never removed.
// @ts-check

import { reading } from "./stream.js";
import { Log } from "./log.js";
import { Boards } from "./boards.js";
import { write } from "./board.js";
import { pairing } from "./pair.js";
import { Views } from "./views.js";

/** @param {string} id @returns {HTMLElement} */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

const words = document.body.dataset;
const kept = sessionStorage.getItem("token") ?? "";
let token = location.hash.length > 1 ? location.hash.slice(1) : kept;
sessionStorage.setItem("token", token);

const views = new Views();
const log = new Log(at("untold"), at("told"), at("last"));
const line = /** @type {HTMLInputElement} */ (at("line"));
const boards = new Boards(at("table"), at("players"), pressed);
/** @type {string[]} */
const typed = [];
let earlier = 0;
/** @type {string[]} */
let path = [];
/** @type {{text: string, label: string}[]} */
let choices = [];
/** Number of the latest question about the path. */
let asked = 0;
/** Whether the user told the path further, and that has not been answered yet. */
let eager = false;
/** Number of the last act that the view shows. */
let shown = 0;
let seat = 0;

/** @param {string} url @param {object} body */
const post = (url, body) =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

const TOO_MANY = 429;
const nonce = () => [...crypto.getRandomValues(new Uint8Array(12))].map((one) => one.toString(16).padStart(2, "0")).join("");

/** One line after the other, in the order in which they were typed. */
let sending = Promise.resolve();

/** A line as it is typed, or an act in notation. @param {string} text @param {boolean} notation */
function act(text, notation = false) {
  sending = sending.then(() => send({ text, nonce: nonce(), notation }));
  return sending;
}

/** @param {{text: string, nonce: string, notation: boolean}} ask */
async function send(ask) {
  let fast = false;
  for (const wait of [0, 400, 1200, 3000, 6000]) {
    await new Promise((done) => setTimeout(done, wait));
    try {
      const answer = await post(`/api/act?lang=${document.documentElement.lang}`, ask);
      fast = answer.status === TOO_MANY;
      if (answer.status < 500 && answer.status !== TOO_MANY) return;
    } catch {
      // the same nonce counts once, however often it is sent
    }
  }
  log.tell((fast ? words.fast : words.lost) ?? "");
}

// ---- what can be done now ----------------------------------------------------------------------------------

/**
 * Make the buttons of a box those that are told, each kept where it still is one; one that is gone but has focus
 * stays, and does nothing. What has focus is not moved in the document either, for that takes its focus away.
 * @param {HTMLElement} box @param {{text: string, label: string, act?: boolean}[]} told @param {(text: string) => void} press
 */
function buttons(box, told, press) {
  const there = new Map([...box.querySelectorAll("button")].map((one) => [one.dataset.text ?? "", one]));
  const wanted = new Set(told.map((one) => one.text));
  for (const [text, button] of there) {
    if (wanted.has(text)) continue;
    if (button === document.activeElement) button.setAttribute("aria-disabled", "true");
    else button.remove();
  }
  const all = told.map((one) => {
    const button = there.get(one.text) ?? document.createElement("button");
    button.type = "button";
    button.dataset.text = one.text;
    button.removeAttribute("aria-disabled");
    write(button, one.label);
    button.onclick = () => {
      if (button.getAttribute("aria-disabled") !== "true") press(one.text);
    };
    button.toggleAttribute("data-act", Boolean(one.act));
    return button;
  });
  const stands = [...box.querySelectorAll("button")].filter((one) => all.includes(one));
  if (stands.length === all.length && stands.every((one, at) => one === all[at])) return;
  const still = all.findIndex((one) => one === document.activeElement);
  for (const [at, button] of all.entries()) {
    if (at < still) all[still].before(button);
    else if (at > still) box.append(button);
  }
}

/** What the user has told goes on so. @param {string[]} next */
function choose(next) {
  path = next;
  eager = true;
  return ask();
}

/**
 * Ask how the path can go on, and show it. Only the answer to the latest question counts, and only one about the
 * acts that the view shows: what comes too early is asked again when the view has come as far.
 */
async function ask() {
  const mine = ++asked;
  if (!path.length) {
    close();
    return;
  }
  const query = new URLSearchParams({ path: path.join(","), lang: document.documentElement.lang });
  const told = await fetch(`/api/choices?${query}`, { headers: { authorization: `Bearer ${token}` } })
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null); // the page tells that the connection is lost, and the next view asks again
  if (mine !== asked || !told || told.acts !== shown) return;
  const chosen = eager;
  eager = false;
  choices = told.choices;
  if (!choices.length) {
    const ended = path;
    close(chosen);
    // Where it is no act, the table says why, or asks. Nothing is done only because the table has changed.
    if (chosen) await act(ended.join(" "), told.whole);
    return;
  }
  const before = document.activeElement;
  at("question").textContent = told.question || path.join(" ");
  buttons(at("choices"), choices, (text) => void (text ? choose([...path, text]) : finish()));
  at("asked").hidden = false;
  // Focus goes along where the user pressed a button that says nothing any more; from a cell it goes nowhere.
  const over = before === document.body || before?.parentElement === at("buttons") || before?.matches("#choices [aria-disabled]");
  const first = /** @type {HTMLElement | null} */ (at("choices").querySelector("button:not([aria-disabled])"));
  if (chosen && over) first?.focus();
}

/** The act is told as far as it goes. */
function finish() {
  const ended = path;
  close();
  return act(ended.join(" "), true);
}

/**
 * Nothing is asked any more. By the user's act, what had focus there gives it to the button with which it began;
 * else it keeps focus, and does nothing.
 */
function close(byUser = true) {
  asked += 1;
  eager = false;
  const [begun] = path;
  path = [];
  choices = [];
  if (byUser && at("asked").contains(document.activeElement)) {
    const button = [...at("buttons").querySelectorAll("button")].find((one) => one.dataset.text === begun);
    (button ?? line).focus();
  }
  buttons(at("choices"), [], () => {});
  at("asked").hidden = !at("asked").contains(document.activeElement);
}

at("back").onclick = () => void choose(path.slice(0, -1));

// ---- the view ----------------------------------------------------------------------------------------------

/** @param {any} view */
function show(view) {
  if (!view) return;
  seat = view.seat;
  const names = view.players.map((/** @type {any} */ one) => one.name).join(" · ");
  const title = `${view.game} · ${names}`;
  write(at("title"), title);
  const turn = view.turn.join(" ");
  write(at("turn"), turn);
  document.title = view.mine ? `${turn} – ${view.game}` : title;
  const acts = new Set(view.buttons.filter((/** @type {any} */ one) => one.act).map((/** @type {any} */ one) => one.text));
  buttons(at("buttons"), view.buttons, (text) => (acts.has(text) ? void choose([text]) : void act(text)));
  at("form").hidden = at("now").hidden = !view.buttons.length;
  shown = view.acts;
  at("table").dataset.acts = String(shown);
  if (path.length) void ask();
  else if (!at("asked").hidden) close(false);
  boards.show(view);
  views.show(view);
}

/**
 * Which word of a cell answers what is asked: -1 for none. A cell that the act names by several words is told by all
 * of them, each behind the ones before it; "|" stands between two ways to name one.
 * @param {string} way
 */
function answers(way) {
  const told = way.split(" ");
  for (let at = told.length - 1; at >= 0; at -= 1) {
    const before = told.slice(0, at).join(" ");
    if (path.slice(path.length - at).join(" ") === before && choices.some((one) => one.text === told[at])) return at;
  }
  return -1;
}

/** How an act that is begun goes on by a place that was chosen; null where that is no answer to what is asked.
 * @param {string[]} goes a beginning of an act, "*" for any argument @returns {string[] | null} */
function onward(goes) {
  const rest = goes.slice(path.length);
  const fits = path.length && path.every((one, index) => goes[index] === one || goes[index] === "*");
  return fits && choices.some((one) => one.text === rest[0]) && !rest.includes("*") ? [...path, ...rest] : null;
}

/** A cell was chosen: it answers what is asked, or it is asked about; cells of others answer nothing.
 * @param {string} text @param {string} asks @param {number} owner @param {string} acts one a line */
function pressed(text, asks, owner, acts) {
  if (at("form").hidden) return;
  const others = owner && owner !== seat;
  const next = others ? null : acts.split("\n").map((one) => onward(one.split(" "))).find(Boolean);
  if (next) {
    void choose(next);
    return;
  }
  const way = others || acts ? "" : text.split("|").find((one) => one && answers(one) >= 0);
  // Where some cells say just what is asked, one that only begins so names another place.
  if (way && answers(way) === closest()) void choose([...path, way.split(" ")[answers(way)]]);
  else if (asks && (!others || asks.startsWith(`${owner} `))) void act(asks);
}

/** How many words at most a cell shares with what is told so far. */
function closest() {
  const cells = [...document.querySelectorAll("[role=gridcell]")];
  const ways = cells.flatMap((one) => (/** @type {HTMLElement} */ (one).dataset.typed ?? "").split("|"));
  return Math.max(...ways.map((one) => (one ? answers(one) : -1)));
}

// ---- what is typed -----------------------------------------------------------------------------------------

at("form").addEventListener("submit", (event) => {
  event.preventDefault();
  const text = line.value;
  line.value = "";
  if (text.trim()) typed.push(text);
  earlier = typed.length;
  void act(text);
});

line.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    line.value = "";
    void post("/api/silence", {});
  } else if (event.key === "ArrowUp" || event.key === "ArrowDown") {
    const next = earlier + (event.key === "ArrowUp" ? -1 : 1);
    if (next >= 0 && next <= typed.length) {
      earlier = next;
      line.value = typed[earlier] ?? "";
    }
    event.preventDefault();
  } else if (!line.value && event.key.length === 1) {
    void post("/api/silence", {});
  }
});

// ---- what happens ------------------------------------------------------------------------------------------

/** @type {Record<string, (told: any, again: boolean) => void>} */
const happens = {
  snapshot: (told, again) => {
    log.begin(told.lines, again);
    show(told.view);
    if (told.view) views.skip();
    if (told.gone) log.tell(told.gone);
  },
  view: show,
  said: (told) => log.add(told),
  missed: (told) => log.begin(told.lines, false),
  gone: (told) => log.tell(told.text),
  back: (told) => log.tell(told.text),
  told: (told) => log.tell(told.text),
  lost: () => log.tell(words.lost ?? ""),
  again: () => log.tell(words.again ?? ""),
  stranger: () => void begin(true),
};

/** Read what this page may; first get a seat where it has none. @param {boolean} stranger */
async function begin(stranger = false) {
  if (token && !stranger) {
    void reading(token, happens);
    return;
  }
  at("turn").textContent = "";
  await pairing(
    (text) => log.tell(text),
    (given) => {
      token = given;
      sessionStorage.setItem("token", token);
      void begin();
    },
  );
}

void begin();
