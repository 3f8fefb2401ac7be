"""Why the last tiling brought what it did."""

from __future__ import annotations

from companion.core.model import Announcement, Kind, Phrase
from companion.games.azul.rules.state import Board, State


def reasons(state: State, seat: int) -> list[Announcement]:
    """Each tile of a player's last tiling with its runs, then the floor; of nobody in particular, of all players.

    Empty where nothing has been counted yet.
    """
    found = []
    for player, board in state.seated:
        if seat not in (0, player):
            continue
        items = (*tiles(state, board), *floor(state, board))
        if items:
            facts = state.facts(player=state.name(player), items=items, count=len(items))
            found.append(Announcement("az-reasons", facts, Kind.ANSWER))
    return found


def tiles(state: State, board: Board) -> list[Phrase]:
    """The tiles that were counted, in the order of counting: az-reason."""
    found = []
    for gain in board.gains:
        facts = state.facts(line=gain.row + 1, colour=state.edition.word(gain.colour), column=gain.column + 1)
        facts |= {"across": gain.across, "down": gain.down, "points": gain.points}
        found.append(Phrase("az-reason", facts))
    return found


def floor(state: State, board: Board) -> list[Phrase]:
    """What the floor cost at the end of the last round: az-reason-floor, if anything lay there."""
    tiles, markers, points = board.loss
    return [Phrase("az-reason-floor", state.facts(tiles=tiles, marker=markers, points=points))] if points else []
