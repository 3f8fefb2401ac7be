"""The course of a game: the round, who acts when, and who is close to its end."""

from __future__ import annotations

from companion.core.model import Fact, Phrase
from companion.games.azul.rules.editions import SIZE
from companion.games.azul.rules.state import LOTS, OVER, SPREAD, TAKE, State
from companion.games.azul.rules.tiling import ends
from companion.games.azul.telling.questions.asked import Asked
from companion.games.parts import Told


def rounds(asked: Asked) -> Told:
    """Which round it is, and who is close to a complete row, which ends the game (AZ-74)."""
    asked.no_more()
    state = asked.state
    if state.phase == LOTS:
        return "az-order-lots", {}
    if state.phase == OVER:
        return "az-rounds-over", {"rounds": state.round}
    counts = {player: [sum(map(bool, row)) for row in board.wall] for player, board in state.seated}
    most = max(max(rows) for rows in counts.values())
    close = tuple(
        Phrase("az-close", state.facts(player=state.name(one), rows=rows.count(SIZE), fours=rows.count(SIZE - 1)))
        for one, rows in counts.items()
        if max(rows) >= SIZE - 1
    )
    facts: dict[str, Fact] = {"round": state.round, "done": state.round - 1, "longest": most}
    return "az-rounds", {**facts, "last": ends(state) or "none", "items": close}


def order(asked: Asked) -> Told:
    """Who is on turn and who follows, who began the round, and where the starting marker is."""
    asked.no_more()
    state = asked.state
    if not state.starter:
        return "az-order-lots", {}
    if state.phase == OVER:
        return "az-over", {}
    players = state.table.present
    at = players.index(state.turn or state.taker or state.starter)
    names: tuple[Fact, ...] = tuple(state.name(one) for one in (*players[at:], *players[:at]))
    facts: dict[str, Fact] = {"players": names, "starter": state.name(state.starter), **_marker(state)}
    return ("az-order" if state.phase in (TAKE, SPREAD) else "az-order-next"), facts


def _marker(state: State) -> dict[str, Fact]:
    """Where the starting marker is: in the centre, or whose it is, who begins the next round then.

    Before anything can be taken, and where nobody has taken it in a round, it is the starter's (ruling 11).
    """
    centre = state.phase in (TAKE, SPREAD) and not state.taker
    holder = state.name(state.taker or state.starter)
    return {"holder": "" if centre else holder, "centre": int(centre)}
