// All sheets of a table, each at its owner's; they change in place, and none that has focus is removed.
// @ts-check

import { Board, write } from "./board.js";

export class Boards {
  /** @param {HTMLElement} table sheets of nobody @param {HTMLElement} players a section each
   * @param {(typed: string, asks: string, owner: number, acts: string) => void} pressed */
  constructor(table, players, pressed) {
    this.table = table;
    this.room = /** @type {HTMLElement} */ (table.parentElement);
    this.players = players;
    this.pressed = pressed;
    /** @type {Map<string, Board>} */
    this.boards = new Map();
  }

  /** @param {any} view players, sheets, and where the drawings are */
  show(view) {
    for (const player of view.players) this.section(player);
    const ids = new Set();
    for (const sheet of view.sheets) {
      ids.add(sheet.id);
      let board = this.boards.get(sheet.id);
      if (!board) {
        board = new Board(sheet, this.pressed);
        this.boards.set(sheet.id, board);
        (sheet.owner ? this.sectionOf(sheet.owner) ?? this.table : this.table).append(board.element);
      }
      board.show(sheet, view.drawings);
    }
    for (const [id, board] of this.boards) {
      if (!ids.has(id) && !board.element.contains(document.activeElement)) {
        board.element.remove();
        this.boards.delete(id);
      }
    }
    this.room.hidden = !this.table.firstElementChild;
  }

  /** @param {number} seat */
  sectionOf(seat) {
    return document.getElementById(`player-${seat}`);
  }

  /** @param {any} player */
  section(player) {
    let box = this.sectionOf(player.seat);
    if (!box) {
      box = document.createElement("section");
      box.id = `player-${player.seat}`;
      box.className = "sheets";
      const head = document.createElement("h2");
      head.id = `name-${player.seat}`;
      box.setAttribute("aria-labelledby", head.id);
      box.append(head);
      this.players.append(box);
    }
    const head = /** @type {HTMLElement} */ (box.firstElementChild);
    write(head, player.title);
  }
}
