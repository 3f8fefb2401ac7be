// A match looked at afterwards: who is first, where points came from, and the table after each act. Nothing plays
// by itself; what has focus is never removed.
// @ts-check

import { Log } from "./log.js";
import { Boards } from "./boards.js";
import { write } from "./board.js";
import { reading } from "./stream.js";

/** @param {string} id @returns {HTMLElement} */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

const words = document.body.dataset;
const token = location.hash.length > 1 ? location.hash.slice(1) : (sessionStorage.getItem("token") ?? "");
sessionStorage.setItem("token", token);

const log = new Log(at("untold"), at("told"), at("act"));
const boards = new Boards(at("table"), at("players"), () => {});
/** @type {any} */
let told = null;
/** @type {Map<number, any>} */
let views = new Map();
let place = -1;
let wanted = -1;
/** @type {{text: string, marked: string, cells: [string, number, number][]} | null} */
let chosen = null;

/** A request with the token, answered in the language of the page. @param {string} url */
const request = (url) =>
  fetch(`${url}?lang=${document.documentElement.lang}`, { headers: { authorization: `Bearer ${token}` } });

/** An answer as JSON; what went wrong is told. @param {string} url @returns {Promise<any>} */
async function asked(url) {
  try {
    const answer = await request(url);
    if (answer.ok) return await answer.json();
    log.tell(answer.status === 503 ? (await answer.json()).text : (words.lost ?? ""));
  } catch {
    log.tell(words.lost ?? "");
  }
  return null;
}

/**
 * Make the children of a list those of what is told, each changed in place.
 * @param {HTMLElement} list @param {any[]} items @param {(item: any, index: number) => HTMLElement} make
 * @param {(child: HTMLElement, item: any) => void} paint
 */
function fill(list, items, make, paint) {
  for (const [index, item] of items.entries()) {
    const child = /** @type {HTMLElement} */ (list.children[index] ?? list.appendChild(make(item, index)));
    paint(child, item);
  }
  for (const child of [...list.children].slice(items.length)) {
    if (!child.contains(document.activeElement)) child.remove();
  }
}

/** @param {string} name @param {string} [text] */
function made(name, text = "") {
  const element = document.createElement(name);
  if (text) element.textContent = text;
  return element;
}

// ---- ranking and points ------------------------------------------------------------------------------------

async function load() {
  const answer = await asked("/api/points");
  if (!answer) return;
  const same = told && answer.acts.slice(0, told.acts.length).join("\n") === told.acts.join("\n");
  if (!same || answer.over !== told.over) views = new Map();
  told = answer;
  write(at("title"), `${told.game} · ${told.names.join(" · ")}`);
  document.title = `${words.after} – ${told.game}`;
  write(at("note"), told.note);
  fill(at("ranking"), told.ranking, () => made("li"), write);
  fill(at("points"), told.players, section, points);
  fill(at("acts"), told.acts, item, (child, text) => write(/** @type {HTMLElement} */ (child.firstElementChild), text));
  await go(place < 0 || place > told.acts.length ? told.acts.length : place);
}

/** The points of one player. @param {any} player */
function section(player) {
  const box = made("section");
  const head = made("h2");
  head.id = `came-${player.seat}`;
  box.setAttribute("aria-labelledby", head.id);
  const table = made("table");
  table.setAttribute("aria-labelledby", head.id);
  const heads = made("tr");
  for (const text of [words.reason, words.points]) {
    const cell = made("th", text);
    cell.setAttribute("scope", "col");
    heads.append(cell);
  }
  const body = made("tbody");
  const foot = made("tfoot");
  const sum = made("tr");
  const name = made("th");
  name.setAttribute("scope", "row");
  sum.append(name, made("td"));
  foot.append(sum);
  const top = made("thead");
  top.append(heads);
  table.append(top, body, foot);
  box.append(head, table);
  return box;
}

/** @param {HTMLElement} box @param {any} player */
function points(box, player) {
  write(/** @type {HTMLElement} */ (box.firstElementChild), player.came);
  fill(/** @type {HTMLElement} */ (box.querySelector("tbody")), player.lines, row, line);
  const [name, total] = /** @type {NodeListOf<HTMLElement>} */ (box.querySelectorAll("tfoot tr > *"));
  write(name, player.sum);
  write(total, String(player.total));
}

function row() {
  const box = made("tr");
  const name = made("th");
  name.setAttribute("scope", "row");
  name.append(made("span"));
  box.append(name, made("td"));
  return box;
}

/** @param {HTMLElement} box @param {any} one */
function line(box, one) {
  const [name, number] = /** @type {HTMLElement[]} */ ([...box.children]);
  let text = /** @type {HTMLElement} */ (name.firstElementChild);
  const kind = one.cells.length ? "BUTTON" : "SPAN";
  if (text.tagName !== kind && text !== document.activeElement) {
    text = made(kind.toLowerCase());
    if (kind === "BUTTON") {
      text.setAttribute("type", "button");
      text.setAttribute("aria-pressed", "false");
    }
    name.replaceChildren(text);
  }
  write(text, one.text);
  write(number, String(one.points));
  text.onclick = () => void choose(text, one);
}

/** Mark the cells of a line in the last view, or take the marks away. @param {HTMLElement} button @param {any} one */
async function choose(button, one) {
  const was = button.getAttribute("aria-pressed") === "true";
  for (const other of document.querySelectorAll("#points button")) other.setAttribute("aria-pressed", "false");
  button.setAttribute("aria-pressed", String(!was));
  chosen = was || !one.cells.length ? null : one;
  await go(told.acts.length);
  // Where the boards stand beside, and not below, so that nothing that is read moves away.
  if (matchMedia("(min-width: 60rem)").matches) document.querySelector(".lay .marked")?.scrollIntoView({ block: "nearest" });
  log.tell(chosen ? one.marked : (words.unmarked ?? ""));
}

/** A view with its chosen cells marked. @param {any} view @param {boolean} last */
function marked(view, last) {
  if (!chosen || !last) return view;
  const cells = new Set(chosen.cells.map((one) => one.join(" ")));
  const sheets = view.sheets.map((/** @type {any} */ sheet) => ({
    ...sheet,
    cells: sheet.cells.map((/** @type {any} */ cell) =>
      cells.has(`${sheet.id} ${cell.x} ${cell.y}`)
        ? { ...cell, name: `${cell.name}, ${words.mark}`, marks: [...cell.marks, "marked"] }
        : cell,
    ),
  }));
  return { ...view, sheets };
}

// ---- replay ------------------------------------------------------------------------------------------------

/** @param {string} _text @param {number} index */
function item(_text, index) {
  const box = made("li");
  const button = made("button");
  button.setAttribute("type", "button");
  button.tabIndex = -1;
  button.addEventListener("click", () => void go(index + 1));
  box.append(button);
  return box;
}

/** The buttons of all acts, of which one is in the order of Tab. @returns {HTMLElement[]} */
const acts = () => [...at("acts").querySelectorAll("button")];

at("acts").addEventListener("keydown", (event) => {
  const all = acts();
  const here = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  /** @type {Record<string, number>} */
  const goes = { ArrowUp: here - 1, ArrowDown: here + 1, Home: 0, End: all.length - 1 };
  if (!(event.key in goes)) return;
  all[goes[event.key]]?.focus();
  event.preventDefault();
});

/** Show the table after so many acts. @param {number} number @returns {Promise<boolean>} */
async function go(number) {
  wanted = number;
  const view = views.get(number) ?? (await asked(`/api/replay/${number}`));
  if (!view) return false;
  views.set(number, view);
  if (wanted !== number) return false;
  place = number;
  boards.show(marked(view, number === told.acts.length));
  write(at("act"), number ? told.acts[number - 1] : (words.start ?? ""));
  for (const [index, button] of acts().entries()) {
    button.tabIndex = index === Math.max(0, number - 1) ? 0 : -1;
    if (index === number - 1) button.setAttribute("aria-current", "step");
    else button.removeAttribute("aria-current");
  }
  for (const id of ["first", "before"]) at(id).setAttribute("aria-disabled", String(number === 0));
  for (const id of ["next", "end"]) at(id).setAttribute("aria-disabled", String(number === told.acts.length));
  return true;
}

/** Go there by a button, and tell the act. @param {() => number} where */
const goes = (where) => async () => {
  if (!told) return;
  const number = Math.min(Math.max(where(), 0), told.acts.length);
  if (number !== place && (await go(number))) log.tell(at("act").textContent ?? "");
};
at("first").onclick = goes(() => 0);
at("before").onclick = goes(() => place - 1);
at("next").onclick = goes(() => place + 1);
at("end").onclick = goes(() => told.acts.length);

// ---- what is printed ---------------------------------------------------------------------------------------

at("print").onclick = () => window.print();
window.addEventListener("beforeprint", () => {
  const last = told && views.get(told.acts.length);
  if (last) boards.show(last);
});
window.addEventListener("afterprint", () => {
  const view = views.get(place);
  if (view) boards.show(marked(view, place === told.acts.length));
});

at("sheet").addEventListener("click", (event) => {
  event.preventDefault();
  void sheet();
});

/** The sheet comes with the token, and is handed to the browser as a file. */
async function sheet() {
  try {
    const answer = await request("/api/sheet");
    if (!answer.ok) {
      log.tell(answer.status === 503 ? (await answer.json()).text : (words.lost ?? ""));
      return;
    }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await answer.blob());
    link.download = "companion.brf";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  } catch {
    log.tell(words.lost ?? "");
  }
}

await load();
if (words.live) void reading(token, { view: () => void load() });
