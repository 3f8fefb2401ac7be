// What was said, for eyes, screen readers and Braille: each sentence a paragraph that is appended, and never changed.
// @ts-check

const GAP_MS = 250; // sooner after each other, Chromium tells insertions in any order where it is busy
const MOST = 100;
const MISSED = 3; // more than so many at once are shown unspoken

/** @typedef {{evening: number, number: number, text: string}} Sentence */

export class Log {
  /** @param {HTMLElement} box @param {HTMLElement} last @param {string} lang */
  constructor(box, last, lang) {
    this.box = box;
    this.last = last;
    this.lang = lang;
    /** @type {string[]} */
    this.waiting = [];
    this.before = "";
    this.evening = -1;
    this.number = 0;
    this.timer = 0;
  }

  /** The last sentences before this page came, unspoken; or, where it was away, those since then.
   * @param {Sentence[]} lines @param {boolean} again */
  begin(lines, again) {
    const fresh = lines.filter((one) => this.isNew(one));
    if (again && fresh.length <= MISSED) {
      for (const one of fresh) this.put(one);
      return;
    }
    this.box.setAttribute("aria-live", "off");
    for (const one of fresh) this.put(one);
    this.last.textContent = fresh.at(-1)?.text ?? this.last.textContent;
    setTimeout(() => {
      this.box.removeAttribute("aria-live");
      if (again) this.tell(`${fresh.length} ${document.body.dataset.missed ?? ""}`);
    }, 1000);
  }

  /** A sentence of the table, once. @param {Sentence} line */
  add(line) {
    if (this.isNew(line)) this.put(line);
  }

  /** Words of the page itself. @param {string} text */
  tell(text) {
    this.waiting.push(text);
    if (!this.timer) this.next();
  }

  /** @param {Sentence} line */
  isNew(line) {
    return line.evening !== this.evening || line.number > this.number;
  }

  /** @param {Sentence} line */
  put(line) {
    this.evening = line.evening;
    this.number = line.number;
    this.tell(line.text);
  }

  next() {
    const text = this.waiting.shift();
    this.timer = text === undefined ? 0 : window.setTimeout(() => this.next(), GAP_MS);
    if (text !== undefined) this.append(text);
  }

  /** @param {string} text */
  append(text) {
    const line = document.createElement("p");
    line.lang = this.lang;
    // A line equal to the one before is told only where it differs from it.
    line.textContent = text === this.before ? `${text}\u00a0` : text;
    this.before = line.textContent;
    this.box.append(line);
    this.last.textContent = text;
    while (this.box.children.length > MOST) this.box.firstElementChild?.remove();
    this.box.scrollTop = this.box.scrollHeight;
  }
}
