"""Single cells of a garden: what lies there, what lies around, and what would surround an ornament."""

from __future__ import annotations

from companion.core.model import Fact, Phrase
from companion.games.parts import ANY, Told, Unclear, part
from companion.games.queens_garden.rules import cells as board
from companion.games.queens_garden.rules.cells import AT, FIXED, IS_FIXED, MIDDLES, ROWS, SLOT, STEPS
from companion.games.queens_garden.rules.paying import payments
from companion.games.queens_garden.rules.placing import is_surrounded, lacks, may_lie
from companion.games.queens_garden.rules.scoring import FACE_DOWN, NO_EXPANSION, groups, is_space, printed
from companion.games.queens_garden.telling import nouns
from companion.games.queens_garden.telling.questions.asked import Asked, cell_of, group_at, hour_at


def here(asked: Asked) -> Told:
    """One cell: what lies there with both its groups, or which stored tiles may come there, or why nothing may."""
    at = cell_of(asked.words)
    garden, cell = asked.board, nouns.cell(at)
    if lies := garden.cells[at]:
        mine = tuple(group_at(asked, one) for one in groups(garden.cells) if at in one.cells)
        facts: dict[str, Fact] = {"hexagon": nouns.hexagon(lies), "printed": int(at in printed(garden.slots))}
        asked.no_more(1)
        return "qg-here", {"cell": cell, **facts, "items": mine}
    if not is_space(garden.slots, at):
        asked.no_more(1)
        return _closed(asked, at)
    able = [one for one in dict.fromkeys(garden.tiles) if may_lie(garden.cells, at, one)]
    paid = [one for one in able if payments(garden, one)]
    listed = part(asked.words[1:], [nouns.hexagon(one) for one in paid])
    return "qg-here-free", {"cell": cell, **listed, "unpaid": len(able) - len(paid), "tiles": len(garden.tiles)}


def _closed(asked: Asked, at: int) -> Told:
    """A cell on which nothing can be laid: an ornament, a pavilion, or a slot without expansion."""
    if SLOT[at] >= 0 and asked.board.slots[SLOT[at]] == NO_EXPANSION:
        return "qg-here-none", {"cell": nouns.cell(at)}
    return "qg-here-ornament", {"thing": ornament(asked, at)}


def ornament(asked: Asked, at: int) -> Phrase:
    """Something that can be surrounded, with the number of cells around it that are still empty."""
    return Phrase("qg-lacking", {"ornament": nouns.ornament(at), "missing": len(lacks(asked.board.cells, at))})


# ---- around a cell ------------------------------------------------------------------------------------------


def around(asked: Asked) -> Told:
    """The six sides of a cell from twelve o'clock, all at once: a place is known only as a whole."""
    cell = cell_of(asked.words)
    asked.no_more(1)
    row = ROWS[cell]
    items = tuple(
        Phrase("qg-beside", {"hour": hour_at(at), "what": _side(asked, AT.get((row.q + x, row.r + y), -1))})
        for at, (x, y) in enumerate(STEPS)
    )
    return "qg-around", {"cell": nouns.cell(cell), "items": items}


def _side(asked: Asked, cell: int) -> Phrase:
    """What is on one side: a hexagon, an empty space, an ornament, no expansion, or the edge (-1)."""
    if cell < 0:
        return Phrase("qg-side-edge")
    garden, slot = asked.board, SLOT[cell]
    if one := garden.cells[cell]:
        return nouns.hexagon(one)
    if IS_FIXED[cell]:
        return ornament(asked, cell)
    if slot >= 0 and garden.slots[slot] == NO_EXPANSION:
        return Phrase("qg-side-none", {"slot": nouns.slot(slot)})
    return Phrase("qg-side-free") if is_space(garden.slots, cell) else ornament(asked, cell)


# ---- what would be surrounded ---------------------------------------------------------------------------------


def surround(asked: Asked) -> Told:
    """What one ornament or pavilion still lacks, and what it brings; of all, those that lack least first."""
    named, words = asked.words[:1], asked.words[1:]
    if not named or named[0] == ANY or named[0].isdecimal():
        return _nearest(asked, words if named[:1] == (ANY,) else asked.words)
    at = cell_of(named)
    if at not in FIXED and at not in MIDDLES:
        raise Unclear
    garden = asked.board
    if at in MIDDLES and not NO_EXPANSION < garden.slots[SLOT[at]] < FACE_DOWN:
        return "qg-surround-none", {"slot": nouns.slot(SLOT[at]), "down": int(garden.slots[SLOT[at]] == FACE_DOWN)}
    missing = lacks(garden.cells, at)
    listed = part(words, [_lacked(asked, cell) for cell in missing])
    facts: dict[str, Fact] = {"ornament": nouns.ornament(at), "jokers": asked.state.table.rewards[board.sort(at)]}
    return ("qg-surround" if missing else "qg-surround-done"), {**facts, **listed}


def _lacked(asked: Asked, cell: int) -> Phrase:
    """A cell that lacks its hexagon; bare: there is not even an expansion."""
    bare = SLOT[cell] >= 0 and asked.board.slots[SLOT[cell]] == NO_EXPANSION
    return Phrase("qg-lacked", {"cell": nouns.cell(cell), "bare": int(bare)})


def _nearest(asked: Asked, words: tuple[str, ...]) -> Told:
    """Everything that is not surrounded yet; of equal ones first what brings most jokers."""
    garden, rewards = asked.board, asked.state.table.rewards
    there = [at for at in MIDDLES if NO_EXPANSION < garden.slots[SLOT[at]] < FACE_DOWN]
    open_ones = [at for at in (*FIXED, *there) if not is_surrounded(garden.cells, garden.slots, at)]
    lacking = {at: len(lacks(garden.cells, at)) for at in open_ones}
    won = {at: rewards[board.sort(at)] for at in open_ones}
    order = sorted(open_ones, key=lambda at: (lacking[at], -won[at]))
    items = [
        Phrase("qg-nearest-at", {"ornament": nouns.ornament(at), "missing": lacking[at], "jokers": won[at]})
        for at in order
    ]
    listed = part(words, items)
    done = len(FIXED) + len(there) - len(order)
    return ("qg-nearest" if items else "qg-nearest-none"), {**listed, "done": done}
