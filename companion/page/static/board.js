// One sheet of cells: a grid for keys and screen readers, and the picture at once. Cells change in place.
// @ts-check

const SVG = "http://www.w3.org/2000/svg";

/** New words where they differ: what stands is no news to a screen reader. @param {Element} element @param {string} text */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Drawings over each other, the ground first. @param {string} drawings their file @param {string[]} art */
export function drawing(drawings, art) {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", "0 0 48 48");
  picture.setAttribute("preserveAspectRatio", "xMidYMid slice");
  picture.setAttribute("aria-hidden", "true");
  for (const [layer, name] of art.entries()) {
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `${drawings}#${name}`);
    if (!layer) use.setAttribute("class", "ground");
    picture.append(use);
  }
  return picture;
}

/** Where the left edge of a cell is, in cells. @param {any} sheet @param {any} one */
const leftOf = (sheet, one) => one.x + (sheet.shape === "hexagon" ? one.y / 2 : 0);

export class Board {
  /** @param {any} sheet @param {(typed: string, asks: string, owner: number, acts: string) => void} pressed acts: one a line */
  constructor(sheet, pressed) {
    this.pressed = pressed;
    this.owner = sheet.owner;
    this.element = document.createElement("div");
    this.element.className = `sheet ${sheet.shape}`;
    this.head = document.createElement("h3");
    this.head.id = `sheet-${sheet.id.replaceAll(" ", "-")}`;
    this.grid = document.createElement("div");
    this.grid.setAttribute("role", "grid");
    this.grid.setAttribute("aria-labelledby", this.head.id);
    this.grid.addEventListener("keydown", (event) => this.key(event));
    this.element.append(this.head, this.grid);
    /** @type {Map<string, HTMLElement>} */
    this.cells = new Map();
    /** @type {HTMLElement[][]} */
    this.rows = [];
    /** @type {Map<number, HTMLElement>} rows that there have been, by y */
    this.made = new Map();
    this.shape = "";
    this.drawings = "";
  }

  /** @param {any} sheet @param {string} drawings where the symbols of the game are, "" where it has none */
  show(sheet, drawings) {
    this.drawings = drawings;
    write(this.head, sheet.title);
    this.element.classList.toggle("sources", sheet.cells.some((/** @type {any} */ one) => one.marks.includes("source")));
    const shape = sheet.cells.map((/** @type {any} */ one) => `${one.x},${one.y}`).join(" ");
    const fresh = shape !== this.shape;
    if (fresh) this.build(sheet, shape);
    const joined = joins(sheet.cells);
    for (const one of sheet.cells) {
      const at = `${one.x},${one.y}`;
      this.paint(/** @type {HTMLElement} */ (this.cells.get(at)), one, joined.get(at) ?? [], fresh);
    }
  }

  /** Rows and cells of another shape; those that stay are not touched, and one that has focus stays until it is left.
   * @param {any} sheet @param {string} shape */
  build(sheet, shape) {
    this.shape = shape;
    const lefts = sheet.cells.map((/** @type {any} */ one) => leftOf(sheet, one));
    const left = Math.min(...lefts);
    const [there, rows] = [this.cells, new Map()];
    const stale = /** @type {HTMLElement | null} */ (this.grid.querySelector("[aria-disabled]"));
    if (stale?.dataset.at) there.set(stale.dataset.at, stale);
    this.cells = new Map();
    for (const [number, one] of sheet.cells.entries()) {
      const at = `${one.x},${one.y}`;
      const cell = there.get(at) ?? this.cell();
      const before = sheet.cells[number - 1];
      const row = rows.get(one.y) ?? [];
      cell.dataset.at = at;
      cell.style.setProperty("--x", String(Math.round(one.x - left) + 1));
      cell.style.setProperty("--skip", String(row.length ? one.x - before.x - 1 : 0));
      if (!row.length) this.row(one.y).style.setProperty("--shift", String(lefts[number] - left));
      rows.set(one.y, [...row, cell]);
      this.cells.set(at, cell);
    }
    this.rows = [...rows.values()];
    this.element.style.setProperty("--columns", String(sheet.shape === "row" ? 1 : Math.max(...lefts) - left + 1));
    for (const [y, cells] of rows) order(this.row(y), cells);
    order(this.grid, [...rows.keys()].map((y) => this.row(y)));
    const all = [...this.cells.values()];
    const stop = all.find((one) => one.tabIndex === 0) ?? all[0];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  }

  /** @param {number} y */
  row(y) {
    const made = this.made.get(y) ?? document.createElement("div");
    made.setAttribute("role", "row");
    this.made.set(y, made);
    return made;
  }

  cell() {
    const cell = document.createElement("div");
    cell.setAttribute("role", "gridcell");
    cell.tabIndex = -1;
    cell.addEventListener("click", () => this.press(cell));
    cell.addEventListener("blur", () => {
      if (cell.getAttribute("aria-disabled") !== "true") return;
      const row = cell.parentElement;
      cell.remove();
      if (!this.rows.some(([first]) => row?.contains(first))) row?.remove();
    });
    cell.addEventListener("focus", () => {
      for (const other of this.cells.values()) other.tabIndex = other === cell ? 0 : -1;
    });
    return cell;
  }

  /** @param {HTMLElement} cell */
  press(cell) {
    if (cell.getAttribute("aria-disabled") === "true") return;
    this.pressed(cell.dataset.typed ?? "", cell.dataset.asks ?? "", this.owner, cell.dataset.acts ?? "");
  }

  /** @param {HTMLElement} cell @param {any} one @param {string[]} joined @param {boolean} fresh the whole sheet is */
  paint(cell, one, joined, fresh) {
    const told = JSON.stringify([one, joined]);
    if (cell.dataset.told === told) return;
    const laid = !fresh && cell.dataset.art !== String(one.art) && one.art.length > 0;
    cell.dataset.told = told;
    cell.dataset.art = String(one.art);
    cell.dataset.typed = one.typed;
    cell.dataset.asks = one.asks;
    cell.dataset.acts = one.acts.join("\n");
    const drawn = this.drawings && one.art.length ? ["drawn"] : [];
    const look = [one.art.length ? "art" : "empty", ...drawn, ...(one.count ? ["counted"] : []), ...(laid ? ["fresh"] : [])];
    cell.className = ["cell", ...look, ...one.marks, ...joined].join(" ");
    const name = document.createElement("span"); // text, so that it can be translated, and no badge is missed in it
    name.className = "name";
    name.textContent = one.name || one.typed || "–";
    cell.replaceChildren(name, drawn.length ? drawing(this.drawings, one.art) : badge("inside", ""));
    if (one.letter) cell.append(badge("letter", one.letter));
    if (one.count) cell.append(badge("count", String(one.count)));
    if (one.marks.includes("tagged")) cell.append(badge("tag", one.typed));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const here = /** @type {HTMLElement} */ (document.activeElement);
    const row = this.rows.findIndex((one) => one.includes(here));
    const column = this.rows[row]?.indexOf(here) ?? 0;
    /** @type {Record<string, () => HTMLElement | undefined>} */
    const goes = {
      ArrowLeft: () => this.rows[row][column - 1],
      ArrowRight: () => this.rows[row][column + 1],
      ArrowUp: () => nearest(this.rows[row - 1], here),
      ArrowDown: () => nearest(this.rows[row + 1], here),
      Home: () => (event.ctrlKey ? this.rows[0][0] : this.rows[row][0]),
      End: () => (event.ctrlKey ? this.rows.at(-1)?.at(-1) : this.rows[row].at(-1)),
    };
    if (row < 0 && event.key in goes) this.rows[0]?.[0]?.focus(); // from a cell that is no more
    else if (event.key === "Enter" || event.key === " ") this.press(here);
    else if (goes[event.key]) goes[event.key]()?.focus();
    else return;
    event.preventDefault();
  }
}

/** The cell of a row in the column of another one, or the nearest to it. @param {HTMLElement[] | undefined} row @param {HTMLElement} here */
function nearest(row, here) {
  const away = (/** @type {HTMLElement} */ one) => Math.abs(columnOf(one) - columnOf(here));
  return row?.reduce((best, one) => (away(one) < away(best) ? one : best));
}

/** @param {HTMLElement} cell */
const columnOf = (cell) => Number(cell.style.getPropertyValue("--x"));

/** Make these the children of a box, in this order, without moving what stands right; what has focus stays, as a
 * thing that does nothing any more. @param {HTMLElement} box @param {HTMLElement[]} wanted */
function order(box, wanted) {
  for (const one of [...box.children]) {
    if (wanted.includes(/** @type {HTMLElement} */ (one))) continue;
    const kept = one.contains(document.activeElement) ? document.activeElement : null;
    if (kept && kept !== one) for (const other of [...one.children]) if (other !== kept) other.remove();
    if (kept) kept.setAttribute("aria-disabled", "true");
    else one.remove();
  }
  let next = box.firstElementChild;
  for (const one of wanted) {
    one.removeAttribute("aria-disabled");
    while (next && next !== one && one.contains(document.activeElement)) {
      const after = next.nextElementSibling; // it comes back behind what has focus, which is never moved
      next.remove();
      next = after;
    }
    if (one === next) next = next.nextElementSibling;
    else box.insertBefore(one, next);
  }
}

/** What is for eyes alone: drawn by the style sheet, for a cell's own words say it in full.
 * @param {string} name @param {string} text */
function badge(name, text) {
  const made = document.createElement("span");
  made.setAttribute("aria-hidden", "true");
  made.className = name;
  made.dataset.text = text;
  return made;
}

/** The other sides of pieces that go on to the right and upwards. @param {any[]} cells @returns {Map<string, string[]>} */
function joins(cells) {
  const joined = new Map();
  for (const one of cells) {
    if (one.marks.includes("joined-right")) joined.set(`${one.x + 1},${one.y}`, ["joined-left"]);
    if (one.marks.includes("joined-up")) joined.set(`${one.x},${one.y + 1}`, ["joined-down"]);
  }
  return joined;
}
