"""A table of Královská zahrada as it is drawn in large letters: terrains with their crowns."""

from __future__ import annotations

from companion.core.model import Phrase, Piece
from companion.games.api import Panel, Picture, Shown
from companion.games.royal_garden.rules.score import CASTLE
from companion.games.royal_garden.rules.state import State
from companion.games.royal_garden.telling.nouns import noun


def picture(state: State) -> Picture:
    """Every kingdom on its board, and the dominoes on offer, each as a heap with its number."""
    setup = state.setup
    panels = []
    for player, kingdom in state.seated():
        cells = {at: _shown(kind) for at, kind in kingdom.kinds.items()}
        panels.append(Panel(player, setup.columns, setup.rows, cells))
    legend: dict[object, tuple[Phrase | None, Phrase]] = {}
    for kind in setup.kinds().values():
        told = noun(kind)
        legend.setdefault((told.key, told.facts.get("terrain")), (_shown(kind).sign, _word(kind)))
    return Picture(tuple(panels), _offer(state), tuple(legend.values()))


def _offer(state: State) -> tuple[tuple[str, tuple[Shown, ...]], ...]:
    """The newer line: the number of each domino and its halves."""
    if state.draft is None:
        return ()
    kinds = state.setup.kinds()
    halves = {one.number: [kinds[Piece(f"domino {one.number}", part)] for part in "ab"] for one in state.draft.new}
    return tuple((str(number), tuple(map(_shown, told))) for number, told in halves.items())


def _shown(kind: str) -> Shown:
    """A terrain by its letter, with its crowns; a castle has a sign of its own."""
    told = noun(kind)
    terrain, crowns = told.facts.get("terrain"), told.facts.get("crowns", 0)
    if terrain is None:
        return Shown(None if kind == CASTLE else told)
    return Shown(Phrase("large-letter", {"terrain": terrain}), crowns if isinstance(crowns, int) else 0)


def _word(kind: str) -> Phrase:
    """The word that a letter stands for."""
    terrain = noun(kind).facts.get("terrain")
    return noun(kind) if terrain is None else Phrase("large-word", {"terrain": terrain})
