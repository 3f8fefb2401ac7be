"""A table of Královská zahrada as it is drawn in large letters: terrains with their crowns."""

from __future__ import annotations

from companion.core.model import Phrase
from companion.games.api import Panel, Picture, Shown
from companion.games.royal_garden.rules.score import CASTLE
from companion.games.royal_garden.rules.state import State
from companion.games.royal_garden.telling.nouns import noun


def picture(state: State) -> Picture:
    """Every kingdom on its board; what lies on the table is not shown."""
    setup = state.setup
    panels = []
    for player, kingdom in state.seated():
        cells = {at: _shown(kind) for at, kind in kingdom.kinds.items()}
        panels.append(Panel(player, setup.columns, setup.rows, cells))
    legend: dict[object, tuple[Phrase | None, Phrase]] = {}
    for kind in setup.kinds().values():
        told = noun(kind)
        legend.setdefault((told.key, told.facts.get("terrain")), (_shown(kind).sign, _word(kind)))
    return Picture(tuple(panels), legend=tuple(legend.values()))


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
