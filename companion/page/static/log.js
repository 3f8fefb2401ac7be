// What was said, for eyes, screen readers and Braille: each sentence a paragraph that is appended, and never changed.
// @ts-check

const GAP_MS = 120; // sooner after each other, Chromium tells insertions in any order
const MOST = 100;
const MISSED = 3; // more than so many at once are shown unspoken

export class Log {
  /** @param {HTMLElement} box @param {HTMLElement} last @param {string} lang */
  constructor(box, last, lang) {
    this.box = box;
    this.last = last;
    this.lang = lang;
    /** @type {string[]} */
    this.waiting = [];
    this.before = "";
    this.timer = 0;
  }

  /** The last sentences before this page came; unspoken, for the region is made of them.
   * @param {{text: string}[]} lines @param {boolean} again */
  begin(lines, again) {
    const known = again ? [...this.box.children].map((one) => (one.textContent ?? "").trim()) : [];
    const texts = lines.map((one) => one.text);
    const from = again ? newer(known, texts) : 0;
    const fresh = texts.slice(from);
    if (!again || fresh.length > MISSED) {
      this.box.setAttribute("aria-live", "off");
      for (const text of fresh) this.put(text);
      setTimeout(() => this.box.removeAttribute("aria-live"), 1000);
      if (again) this.add(String(fresh.length) + " " + (document.body.dataset.missed ?? ""));
    } else {
      for (const text of fresh) this.add(text);
    }
  }

  /** @param {string} text */
  add(text) {
    this.waiting.push(text);
    if (!this.timer) this.next();
  }

  next() {
    const text = this.waiting.shift();
    this.timer = text === undefined ? 0 : window.setTimeout(() => this.next(), GAP_MS);
    if (text !== undefined) this.put(text);
  }

  /** @param {string} text */
  put(text) {
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

/** Where in the texts those begin that are not known yet. @param {string[]} known @param {string[]} texts */
function newer(known, texts) {
  for (let shared = Math.min(known.length, texts.length); shared > 0; shared -= 1) {
    if (known.slice(-shared).every((one, at) => one === texts[at])) return shared;
  }
  return 0;
}
