"""What to do, where nobody thinks ahead: the acts of most merit, with what they bring at once."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.model import Fact, Move, Phrase
from companion.games.parts import ADVICE, AT_ONCE, Told
from companion.games.queens_garden.mind.mind import MIND
from companion.games.queens_garden.rules.acts import LAY_ACT, PLACE_ACT
from companion.games.queens_garden.rules.awaited import awaits
from companion.games.queens_garden.rules.gain import at_once, gain
from companion.games.queens_garden.rules.state import ACT, FILL, TURN, State
from companion.games.queens_garden.telling.questions.asked import Asked


def best(asked: Asked) -> Told:
    """The three acts of most merit, where the table allowed advice at set-up, as if it were the asker's turn.

    Of those that take or lay the same, the best alone.
    """
    state = asked.state
    if state.table.setup.options.get(ADVICE) != "1":
        return "qg-no-advice", {}
    asked.no_more()
    if state.phase not in (FILL, TURN, ACT) or asked.seat in state.passed:
        return "qg-best-none", {"waits": awaits(state)}
    mine = state._replace(phase=ACT, turn=asked.seat)
    items = tuple(_act(mine, move) for move in _best(mine))
    return "qg-best", {"count": len(items), "items": items}


def _best(state: State) -> Iterator[Move]:
    told = set[tuple[object, ...]]()
    for one in sorted(MIND.merit(state, state.turn), key=lambda one: -one.value):
        what = one.move.action, *one.move.args[:1]
        if what not in told:
            told.add(what)
            yield one.move
        if len(told) == AT_ONCE:
            return


def _act(state: State, move: Move) -> Phrase:
    """An act with the points that it brings or costs at once, and the jokers that it wins."""
    points = at_once(state, move)
    jokers = gain(state, state.mine, move).jokers if move.action in (PLACE_ACT, LAY_ACT) else 0
    facts: dict[str, Fact] = {"points": max(0, points), "cost": max(0, -points), "jokers": jokers}
    return Phrase("qg-best-act", {**facts, "choice": MIND.choice(state, move)})
