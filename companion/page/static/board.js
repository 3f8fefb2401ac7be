// One sheet of cells: a grid for keys and screen readers, and the picture at once. Cells change in place.
// @ts-check

const SVG = "http://www.w3.org/2000/svg";

export class Board {
  /** @param {any} sheet @param {(typed: string, asks: string, acts: string) => void} pressed acts: one a line */
  constructor(sheet, pressed) {
    this.pressed = pressed;
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
    this.shape = "";
    this.drawings = "";
  }

  /** @param {any} sheet @param {string} drawings where the symbols of the game are, "" where it has none */
  show(sheet, drawings) {
    this.drawings = drawings;
    if (this.head.textContent !== sheet.title) this.head.textContent = sheet.title;
    const shape = sheet.cells.map((/** @type {any} */ one) => `${one.x},${one.y}`).join(" ");
    if (shape !== this.shape) this.build(sheet, shape);
    for (const one of sheet.cells) this.paint(/** @type {HTMLElement} */ (this.cells.get(`${one.x},${one.y}`)), one);
  }

  /** @param {any} sheet @param {string} shape */
  build(sheet, shape) {
    this.shape = shape;
    this.cells.clear();
    this.rows = [];
    this.grid.replaceChildren();
    let row;
    let y;
    const left = Math.min(...sheet.cells.map((/** @type {any} */ one) => one.x + (sheet.shape === "hexagon" ? one.y / 2 : 0)));
    for (const one of sheet.cells) {
      if (!row || one.y !== y) {
        row = document.createElement("div");
        row.setAttribute("role", "row");
        if (sheet.shape === "hexagon") row.style.setProperty("--shift", String(one.x + one.y / 2 - left));
        this.grid.append(row);
        this.rows.push([]);
        y = one.y;
      }
      const cell = document.createElement("div");
      cell.setAttribute("role", "gridcell");
      cell.tabIndex = this.cells.size ? -1 : 0;
      cell.addEventListener("click", () => this.press(cell));
      cell.addEventListener("focus", () => {
        for (const other of this.cells.values()) other.tabIndex = other === cell ? 0 : -1;
      });
      row.append(cell);
      this.cells.set(`${one.x},${one.y}`, cell);
      /** @type {HTMLElement[]} */ (this.rows.at(-1)).push(cell);
    }
  }

  /** @param {HTMLElement} cell @param {any} one */
  paint(cell, one) {
    const told = JSON.stringify(one);
    if (cell.dataset.told === told) return;
    cell.dataset.told = told;
    cell.dataset.typed = one.typed;
    cell.dataset.asks = one.asks;
    cell.dataset.acts = one.acts.join("\n");
    cell.setAttribute("aria-label", one.name || one.typed || "–");
    cell.className = ["cell", one.art.length ? "art" : "empty", ...one.marks].join(" ");
    cell.replaceChildren();
    if (this.drawings && one.art.length) cell.append(this.drawing(one.art));
    if (one.letter) {
      const letter = document.createElement("span");
      letter.setAttribute("aria-hidden", "true");
      letter.className = "letter";
      letter.textContent = one.letter;
      cell.append(letter);
    }
    if (one.count) {
      const count = document.createElement("span");
      count.setAttribute("aria-hidden", "true");
      count.className = "count";
      count.textContent = String(one.count);
      cell.append(count);
    }
  }

  /** Drawings over each other, the ground first. @param {string[]} art */
  drawing(art) {
    const picture = document.createElementNS(SVG, "svg");
    picture.setAttribute("viewBox", "0 0 48 48");
    picture.setAttribute("aria-hidden", "true");
    for (const [layer, name] of art.entries()) {
      const use = document.createElementNS(SVG, "use");
      use.setAttribute("href", `${this.drawings}#${name}`);
      if (!layer) use.setAttribute("class", "ground");
      picture.append(use);
    }
    return picture;
  }

  /** @param {HTMLElement} cell */
  press(cell) {
    this.pressed(cell.dataset.typed ?? "", cell.dataset.asks ?? "", cell.dataset.acts ?? "");
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const here = /** @type {HTMLElement} */ (document.activeElement);
    const row = this.rows.findIndex((one) => one.includes(here));
    if (row < 0) return;
    const column = this.rows[row].indexOf(here);
    /** @type {Record<string, () => HTMLElement | undefined>} */
    const goes = {
      ArrowLeft: () => this.rows[row][column - 1],
      ArrowRight: () => this.rows[row][column + 1],
      ArrowUp: () => this.rows[row - 1]?.[Math.min(column, this.rows[row - 1].length - 1)],
      ArrowDown: () => this.rows[row + 1]?.[Math.min(column, this.rows[row + 1].length - 1)],
      Home: () => (event.ctrlKey ? this.rows[0][0] : this.rows[row][0]),
      End: () => (event.ctrlKey ? this.rows.at(-1)?.at(-1) : this.rows[row].at(-1)),
    };
    if (event.key === "Enter" || event.key === " ") this.press(here);
    else if (goes[event.key]) goes[event.key]()?.focus();
    else return;
    event.preventDefault();
  }
}
