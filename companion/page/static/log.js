// What was said, for all readers: paragraphs that are appended, and never changed.
// What nobody is to hear, and all before it, goes where nothing is told: a screen reader may keep what a place once was.
// @ts-check

// Sooner after each other, Chromium tells insertions in any order, and in Firefox a screen reader that is behind passes
// over all but the last. What comes meanwhile goes into one paragraph; the one before is still being spoken.
const GAP_MS = 500;
const TOGETHER_MS = 30; // sentences of one answer come so soon
const MOST = 100;
const MISSED = 3; // more than so many that were missed are shown unspoken

/** @typedef {{evening: number, number: number, text: string}} Sentence */

export class Log {
  /** @param {HTMLElement} untold @param {HTMLElement} told @param {HTMLElement} last */
  constructor(untold, told, last) {
    this.untold = untold;
    this.told = told;
    // Changed, not replaced: half as many events in Firefox.
    this.last = document.createTextNode("");
    last.replaceChildren(this.last);
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
    for (const one of fresh) this.add(one, silent);
    if (back && silent) this.tell(`${fresh.length} ${document.body.dataset.missed ?? ""}`);
  }

  /** A sentence of the table, once. @param {Sentence} line */
  add(line, silent = false) {
    if (!this.isNew(line)) return;
    this.evening = line.evening;
    this.number = line.number;
    this.tell(line.text, silent);
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

  next() {
    this.timer = 0;
    const silent = this.waiting[0]?.silent;
    const end = this.waiting.findIndex((one) => one.silent !== silent);
    const texts = this.waiting.splice(0, end < 0 ? MOST : end).map((one) => one.text);
    if (!texts.length) return;
    if (silent) this.untold.append(...this.told.children, ...texts.map((text) => this.paragraph(text)));
    // Its own: written into a paragraph that stands, Firefox may have it spoken twice.
    else this.told.append(this.paragraph(texts.join(" ")));
    for (const one of [...this.untold.children, ...this.told.children].slice(0, -MOST)) one.remove();
    const box = this.told.parentElement;
    if (box) box.scrollTop = box.scrollHeight;
    this.timer = window.setTimeout(() => this.next(), silent ? 0 : GAP_MS);
  }

  /** @param {string} text */
  paragraph(text) {
    const line = document.createElement("p");
    // A line equal to the one before is told only where it differs from it.
    line.textContent = text === this.before ? `${text}\u00a0` : text;
    this.before = line.textContent;
    return line;
  }
}
