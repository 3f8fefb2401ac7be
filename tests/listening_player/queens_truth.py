"""What is true at a table of Queen's Garden, in the words in which a listening player tells what it knows."""

from __future__ import annotations

from typing import Any

from companion.games.queens_garden.rules.cells import HOURS, NAMES
from companion.games.queens_garden.rules.hexes import WORDS
from companion.games.queens_garden.rules.points import standings
from companion.games.queens_garden.rules.preparing import to_turn
from companion.games.queens_garden.rules.scoring import FACE_DOWN, NO_EXPANSION
from companion.games.queens_garden.rules.state import ACT, FILL, TURN, Counts, Garden, State
from tests.listening_player.table_driver import ranked

PHASES = ("lots", "draw", "turn", "act", "round", "over")
"""In the order of state.LOTS to state.OVER."""


def state_of(state: State) -> dict[str, Any]:
    """The state as HeardGardens.state tells it."""
    beside = list(enumerate(state.beside, start=1))
    display = {0: state.top, **{place: (one.face,) if one.face else one.tiles for place, one in beside}}
    return {
        "phase": PHASES[state.phase],
        "actor": state.turn if state.phase == ACT else 0,
        "round": state.round,
        "starter": state.starter,
        "marker": state.marker,
        "passed": list(state.passed),
        "wheel": dict(state.sectors),
        "stack": state.stack,
        "supply": state.supply,
        "lacking": state.lacking if state.phase == FILL else 0,
        "display": {str(at): sorted(WORDS[one] for one in there) for at, there in display.items() if there},
        "to turn": to_turn(state) if state.phase in (TURN, FILL) else 0,
        "faceup": [place for place, one in beside if one.face],
        "bag": _heap(state.bag),
        "tower": _heap(state.tower),
        "boards": {
            state.name(player): _board(garden)
            for player, garden in zip(state.table.players, state.gardens, strict=True)
        },
    }


def places_of(state: State) -> list[Any]:
    """The ranking as HeardGardens.ranking tells it by the rules."""
    return ranked([(one.rank, one.player, one.total) for one in standings(state)])


def _board(garden: Garden) -> dict[str, Any]:
    slots = {}
    for hour, lies in zip(HOURS, garden.slots, strict=True):
        if lies != NO_EXPANSION:
            slots[hour] = "back" if lies == FACE_DOWN else f"front {HOURS[lies]}"
    return {
        "garden": {NAMES[at]: WORDS[one] for at, one in enumerate(garden.cells) if one},
        "slots": {str(hour): side for hour, side in sorted(slots.items())},
        "tiles": sorted(WORDS[one] for one in garden.tiles),
        "expansions": sorted(WORDS[one] for one in garden.beds),
        "jokers": garden.jokers,
        "score": garden.score,
    }


def _heap(counts: Counts) -> dict[str, int]:
    return {WORDS[at]: count for at, count in enumerate(counts, start=1) if count}
