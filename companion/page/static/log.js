// What was said, for all readers: paragraphs that are appended, and never changed.
// @ts-check

// Sooner after each other, Chromium tells insertions in any order, and in Firefox a screen reader that is behind passes
// over all but the last. What comes meanwhile goes into one paragraph; the one before is still being spoken.
const GAP_MS = 500;
const TOGETHER_MS = 30; // sentences of one answer come so soon after each other
const MOST = 100;
const MISSED = 3; // more than so many that were missed are shown unspoken
const UNSPOKEN_MS = 1000; // by then every browser has taken it in

/** @typedef {{evening: number, number: number, text: string}} Sentence */

export class Log {
  /** @param {HTMLElement} box @param {HTMLElement} last @param {string} lang */
  constructor(box, last, lang) {
    this.box = box;
    // Changed, not replaced: half as many events in Firefox.
    this.last = document.createTextNode("");
    last.replaceChildren(this.last);
    this.lang = lang;
    /** @type {{text: string, silent: boolean}[]} */
    this.waiting = [];
    this.before = "";
    this.evening = -1;
    this.number = 0;
    this.timer = 0;
  }

  /** The last sentences before this page came, unspoken; or, where it was away, those since then.
   * @param {Sentence[]} lines @param {boolean} again */
  begin(lines, again) {
    const back = again || this.evening >= 0;
    const fresh = lines.filter((one) => this.isNew(one));
    const silent = !back || fresh.length > MISSED;
    for (const one of fresh) this.put(one, silent);
    if (back && silent) this.tell(`${fresh.length} ${document.body.dataset.missed ?? ""}`);
  }

  /** A sentence of the table, once. @param {Sentence} line */
  add(line) {
    if (this.isNew(line)) this.put(line);
  }

  /** Words of the page itself. @param {string} text */
  tell(text, silent = false) {
    this.last.data = text;
    this.waiting.push({ text, silent });
    if (!this.timer) this.timer = window.setTimeout(() => this.next(), TOGETHER_MS);
  }

  /** @param {Sentence} line */
  isNew(line) {
    return line.evening !== this.evening || line.number > this.number;
  }

  /** @param {Sentence} line */
  put(line, silent = false) {
    this.evening = line.evening;
    this.number = line.number;
    this.tell(line.text, silent);
  }

  next() {
    this.timer = 0;
    this.box.removeAttribute("aria-live");
    const silent = this.waiting[0]?.silent;
    const end = this.waiting.findIndex((one) => one.silent !== silent);
    const texts = this.waiting.splice(0, end < 0 ? this.waiting.length : end).map((one) => one.text);
    if (!texts.length) return;
    if (silent) this.box.setAttribute("aria-live", "off");
    for (const text of silent ? texts : [texts.join(" ")]) this.append(text);
    this.timer = window.setTimeout(() => this.next(), silent ? UNSPOKEN_MS : GAP_MS);
  }

  /** @param {string} text */
  append(text) {
    // Its own: written into a paragraph that stands, Firefox may have it spoken twice.
    const line = document.createElement("p");
    line.lang = this.lang;
    // A line equal to the one before is told only where it differs from it.
    line.textContent = text === this.before ? `${text}\u00a0` : text;
    this.before = line.textContent;
    this.box.append(line);
    while (this.box.children.length > MOST) this.box.firstElementChild?.remove();
    this.box.scrollTop = this.box.scrollHeight;
  }
}
