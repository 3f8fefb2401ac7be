"""Gardens told after a game without electronics, question by question; what is told is folded into gardens.

Entries are lines of their own notation, and a form is the fold of its entries, so that taking one back is leaving
it out: "round 2" (0: the end), "points 41", "jokers 2", "store tree-blue", "store expansion-tree-blue", "stored"
(no more), "slot none", "slot back", "slot 6" (the hour of the printed hexagon), "cell tree-blue", "cell -".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from companion.games.counters import ASKED, MOST_POINTS, number_of
from companion.games.queens_garden.finished import finished
from companion.games.queens_garden.finished.finished import END, Counted, Fault
from companion.games.queens_garden.rules.cells import HOURS, SLOT_CELLS, SPACES
from companion.games.queens_garden.rules.hexes import of
from companion.games.queens_garden.rules.scoring import FACE_DOWN, NO_EXPANSION, printed
from companion.games.queens_garden.rules.state import MOST_TILES, ROUNDS, Garden

ROUND, POINTS, JOKERS, STORED, SLOT, CELL, OVER = "round", "points", "jokers", "stored", "slot", "cell", "over"
"""What is due: which scoring; of each player the counter, the storage, each slot and each space; nothing."""
EXPANSION = "expansion-"


class GardenForm(NamedTuple):
    """Gardens so far, and what is due. at: index of the player who is asked of. round: which is scored.

    slot: the slot that is asked about. queue: cells of this part that are still to be told, the one that is due
    first. part: the slot of the cells, NO_EXPANSION for the fountain board.
    """

    names: tuple[str, ...]
    gardens: tuple[Garden, ...]
    due: str = ROUND
    at: int = 0
    round: int = END
    slot: int = 0
    part: int = NO_EXPANSION
    queue: tuple[int, ...] = ()

    @property
    def name(self) -> str:
        """Who is asked of."""
        return self.names[self.at]

    @property
    def garden(self) -> Garden:
        """That player's garden so far."""
        return self.gardens[self.at]

    @property
    def printed(self) -> bool:
        """Whether the cell that is due shows the printed hexagon of its expansion."""
        return bool(self.queue) and self.queue[0] in printed(self.garden.slots)

    def with_garden(self, garden: Garden) -> GardenForm:
        """The form with the garden of the player who is asked of changed."""
        return self._replace(gardens=(*self.gardens[: self.at], garden, *self.gardens[self.at + 1 :]))

    def counted(self, sectors: Sequence[tuple[str, int]], side_b: bool, below: bool) -> list[Counted]:
        """Every garden, to be counted."""
        told = zip(self.names, self.gardens, strict=True)
        return [Counted(name, one, ASKED, self.round, tuple(sectors), side_b, below) for name, one in told]


def start(names: Iterable[str]) -> GardenForm:
    """A form of which nothing has been told. ValueError: not one to four names."""
    players = tuple(names)
    if not 1 <= len(players) <= finished.MOST_PLAYERS:
        raise ValueError(players)
    return GardenForm(players, (finished.NOTHING,) * len(players))


def fold(form: GardenForm, entries: Iterable[str]) -> GardenForm:
    """The form after these entries. ValueError where one of them cannot be."""
    for entry in entries:
        after = play(form, entry)
        if isinstance(after, Fault):
            raise ValueError(entry)
        form = after
    return form


def play(form: GardenForm, entry: str) -> GardenForm | Fault:
    """The form after an entry, or what cannot lie so. ValueError for what is no entry of this moment."""
    word, _, told = entry.partition(" ")
    due = _DUE.get(word)
    if due is None or due[0] != form.due:
        raise ValueError(entry)
    return due[1](form, told)


def _rounded(form: GardenForm, told: str) -> GardenForm:
    return form._replace(round=_number(told, END, ROUNDS), due=POINTS)


def _pointed(form: GardenForm, told: str) -> GardenForm:
    score = _number(told, -MOST_POINTS, MOST_POINTS)
    return form.with_garden(form.garden._replace(score=score))._replace(due=JOKERS)


def _joked(form: GardenForm, told: str) -> GardenForm:
    jokers = _number(told, 0, MOST_TILES)
    return form.with_garden(form.garden._replace(jokers=jokers))._replace(due=STORED)


def _storage_told(form: GardenForm, told: str) -> GardenForm:
    if told:
        raise ValueError(told)
    return form._replace(due=CELL, part=NO_EXPANSION, queue=SPACES)


def _number(told: str, least: int, most: int) -> int:
    found = number_of(told, least, most)
    if found is None:
        raise ValueError(told)
    return found


def _hexagon(told: str) -> int:
    found = of(told)
    if found is None:
        raise ValueError(told)
    return found


def _checked(form: GardenForm, garden: Garden) -> GardenForm | Fault:
    """The form with a garden, or the first thing that cannot lie so in it or in all gardens together."""
    after = form.with_garden(garden)
    found = [*finished.faults(garden), *finished.too_many(after.gardens)]
    return found[0] if found else after


def _stored(form: GardenForm, told: str) -> GardenForm | Fault:
    garden = form.garden
    if told.startswith(EXPANSION):
        hexagon = _hexagon(told.removeprefix(EXPANSION))
        return _checked(form, garden._replace(beds=tuple(sorted((*garden.beds, hexagon)))))
    return _checked(form, garden._replace(tiles=tuple(sorted((*garden.tiles, _hexagon(told))))))


def _slotted(form: GardenForm, told: str) -> GardenForm:
    """What lies in a slot; then its cells, the printed hexagon first, or the next slot."""
    if told == "none":
        return _next_slot(form)
    state = FACE_DOWN if told == "back" else HOURS.index(_number(told, min(HOURS), max(HOURS)))
    cells = SLOT_CELLS[form.slot]
    if state != FACE_DOWN:
        first = cells[1 + state]
        cells = (first, *(cell for cell in cells[1:] if cell != first))
    garden = form.garden.with_slot(form.slot, state)
    return form.with_garden(garden)._replace(due=CELL, part=form.slot, queue=cells)


def _laid(form: GardenForm, told: str) -> GardenForm | Fault:
    """What lies on the cell that is due. A printed hexagon cannot be empty."""
    hexagon = 0 if told == "-" else _hexagon(told)
    if not hexagon and form.printed:
        raise ValueError(told)
    after = _checked(form, form.garden.with_hexagon(form.queue[0], hexagon))
    if isinstance(after, Fault):
        return after
    if len(form.queue) > 1:
        return after._replace(queue=form.queue[1:])
    if form.part < 0:
        return after._replace(due=SLOT, slot=0, queue=())
    return _next_slot(after)


def _next_slot(form: GardenForm) -> GardenForm:
    """The next slot, the next player, or the end."""
    if form.slot + 1 < len(SLOT_CELLS):
        return form._replace(due=SLOT, slot=form.slot + 1, queue=(), part=NO_EXPANSION)
    bare = form._replace(slot=0, queue=(), part=NO_EXPANSION)
    if form.at + 1 < len(form.names):
        return bare._replace(due=POINTS, at=form.at + 1)
    return bare._replace(due=OVER)


_DUE: dict[str, tuple[str, Callable[[GardenForm, str], GardenForm | Fault]]] = {
    "round": (ROUND, _rounded),
    "points": (POINTS, _pointed),
    "jokers": (JOKERS, _joked),
    "store": (STORED, _stored),
    "stored": (STORED, _storage_told),
    "slot": (SLOT, _slotted),
    "cell": (CELL, _laid),
}
"""Word of an entry -> when it is due, and what it does."""
