// The looks of the one page: at the table, large, and as a picture. What differs is moved once, before anything has
// focus; afterwards only sizes change, and which player's boards are shown where there is room for one.
// @ts-check

import { drawing, write } from "./board.js";

/** @param {string} id @returns {HTMLElement} */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

const FITS = 0.3; // of the window's height: a longer sentence does not stay in sight while the page is scrolled
const LARGEST_PX = 176;
const LEAST_PX = 24;
const SCROLLS = ["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", " "];
const NARROW = "(max-width: 61.99rem)"; // below this a picture is as wide as the window and goes on below

export class Views {
  constructor() {
    this.view = document.body.dataset.view ?? "";
    this.chosen = 0;
    this.follows = false;
    this.legend = "";
    this.filled = 0; // height of all pictures when they were last made as large as fits
    this.tallest = 0; // height of the tallest sentence so far
    /** @type {Map<string, string>} the letter of each ground that has lain somewhere */
    this.letters = new Map();
    /** @type {any[]} */
    this.players = [];
    const main = /** @type {HTMLElement} */ (document.querySelector("main"));
    if (this.view === "large") {
      main.prepend(at("last-line"), at("turn"), at("lay"));
      at("other").addEventListener("click", () => this.turn());
      new ResizeObserver(() => this.hold()).observe(at("last-line"));
    } else if (this.view === "watch") {
      main.prepend(at("lay"), at("last-line"), at("legend-box"));
      new ResizeObserver(() => this.yield()).observe(at("last-line"));
    }
    addEventListener("resize", () => {
      this.tallest = 0;
      this.hold();
      this.fill();
    });
    this.watch();
  }

  /** After the sheets of a view were shown. @param {any} told */
  show(told) {
    this.players = told.players;
    this.chosen ||= told.seat || told.players[0]?.seat || 0;
    if (this.view === "large") this.choose(this.chosen);
    this.tell(told);
    // To ask for heights takes long, to try sizes longest.
    if (this.view === "watch" && at("lay").scrollHeight !== this.filled) this.fill();
    this.stay();
  }

  /** The link to the command is there where it leads somewhere. */
  skip() {
    const link = /** @type {HTMLElement} */ (document.querySelector(".skip"));
    if (link !== document.activeElement) link.hidden = at("form").hidden || this.view === "watch";
  }

  // ---- large: one player's boards at a time ----------------------------------------------------------------

  /** The player behind the one that is shown. */
  next() {
    const here = this.players.findIndex((one) => one.seat === this.chosen);
    return this.players[(here + 1) % this.players.length];
  }

  turn() {
    this.choose(this.next().seat);
    this.hold();
  }

  /** @param {number} seat */
  choose(seat) {
    this.chosen = seat;
    for (const one of this.players) at(`player-${one.seat}`).hidden = one.seat !== seat;
    at("other").hidden = this.players.length < 2;
    const label = `${document.body.dataset.other}: ${this.next()?.name}`;
    write(at("other"), label);
  }

  /** Whether what has focus is to stay in sight: until the user scrolls away from it. */
  watch() {
    new ResizeObserver(() => this.stay()).observe(at("talk"));
    addEventListener("focusin", () => (this.follows = true));
    for (const name of ["wheel", "touchmove", "pointerdown"]) addEventListener(name, () => (this.follows = false), { passive: true });
    addEventListener("keydown", (event) => {
      const written = event.target instanceof HTMLInputElement;
      if (SCROLLS.includes(event.key) && !written && !event.defaultPrevented) this.follows = false;
    });
  }

  /** A longer sentence, or more of them above, neither covers what has focus nor moves it away. */
  stay() {
    if (this.follows && document.activeElement !== document.body) document.activeElement?.scrollIntoView({ block: "nearest" });
  }

  /** The sentence stays in sight where it leaves room for what it is about. */
  hold() {
    if (this.view !== "large") return;
    const height = at("last-line").offsetHeight;
    const fits = height <= FITS * innerHeight;
    at("last-line").classList.toggle("held", fits);
    document.documentElement.style.setProperty("scroll-padding-top", fits ? `${height + 16}px` : "1rem");
    this.stay();
  }

  // ---- watching: as large as the window allows -------------------------------------------------------------

  /** Pictures give way to a longer sentence, and do not grow again. */
  yield() {
    if (at("last-line").offsetHeight > this.tallest) this.fill();
  }

  /** The largest cells with which all pictures are seen at once; where none are small enough, the page goes on. */
  fill() {
    if (this.view !== "watch") return;
    const lay = at("lay");
    this.tallest = Math.max(this.tallest, at("last-line").offsetHeight);
    const room = innerHeight - this.tallest - lay.getBoundingClientRect().top - scrollY - 16;
    let [least, most] = [LEAST_PX, LARGEST_PX];
    if (matchMedia(NARROW).matches) least = most = LARGEST_PX / 2;
    while (most - least > 2) {
      const size = (least + most) / 2;
      lay.style.setProperty("--most", `${size}px`);
      if (lay.scrollHeight > room) most = size;
      else least = size;
    }
    lay.style.setProperty("--most", `${Math.floor(least)}px`);
    this.filled = lay.scrollHeight;
  }

  // ---- what grounds stand for ------------------------------------------------------------------------------

  /** @param {any} told */
  tell(told) {
    for (const sheet of told.sheets) {
      for (const one of sheet.cells) if (one.letter && one.art.length) this.letters.set(one.art[0], one.letter);
    }
    /** @type {[art: string, word: string, letter: string][]} */
    const items = told.legend.map((/** @type {string[]} */ one) => [...one, this.letters.get(one[0]) ?? ""]);
    const legend = JSON.stringify(items);
    if (legend === this.legend || !told.drawings) return;
    this.legend = legend;
    at("legend-box").hidden = !items.length;
    at("legend").replaceChildren(...items.map(([art, word, letter]) => entry(told.drawings, art, word, letter)));
  }
}

/** @param {string} drawings @param {string} art @param {string} word @param {string} letter */
function entry(drawings, art, word, letter) {
  const item = document.createElement("li");
  item.append(drawing(drawings, [art]));
  if (letter) {
    const badge = document.createElement("span");
    badge.className = "letter";
    badge.setAttribute("aria-hidden", "true");
    badge.textContent = letter;
    item.append(badge);
  }
  item.append(word);
  return item;
}
