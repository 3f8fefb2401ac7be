"""Passing, and the end of a round (rulebook, chapter D, phases 2 and 3, final scoring)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from companion.core.model import Move
from companion.games.queens_garden.rules import scoring
from companion.games.queens_garden.rules.acts import EXPANSION, PASS_ACT, pass_move
from companion.games.queens_garden.rules.hexes import VALUE, WORDS
from companion.games.queens_garden.rules.placing import buys, given_in, handed_over, laying
from companion.games.queens_garden.rules.preparing import begin_round, cleared
from companion.games.queens_garden.rules.state import OVER, ROUND, ROUNDS, Gain, Garden, State, Table, added
from companion.games.queens_garden.rules.taking import following, takes

FIRST_PASS = 1
"""Points that the first player of a round to pass loses (QG-119)."""


def may_lose(state: State) -> int | None:
    """The value that the player on turn may discard after a pass; None where nothing limits it (QG-144)."""
    if not state.table.floor:
        return None
    return max(0, state.mine.score - (0 if state.marker else FIRST_PASS))


def passes(state: State) -> Iterator[Move]:
    """Every legal pass of the player on turn, with everything that may be discarded (QG-117, QG-121, QG-122).

    The one that discards nothing comes first, before the others are looked for.
    """
    yield pass_move(state.turn)
    garden, most = state.mine, may_lose(state)
    heaps: list[tuple[int, tuple[str, ...]]] = [(0, ())]
    for row, before in ((garden.tiles, ""), (garden.beds, EXPANSION)):
        for one, count in Counter(row).items():
            told, value = before + WORDS[one], VALUE[one]
            heaps += [
                (cost + here * value, words + (told,) * here)
                for cost, words in heaps
                for here in range(1, count + 1)
                if most is None or cost + here * value <= most
            ]
    for _, words in heaps[1:]:
        yield Move(state.turn, PASS_ACT, words)


def only_pass(state: State) -> bool:
    """Whether the player on turn can do nothing else, and so must pass (QG-118)."""
    others = chain(takes(state), buys(state), laying(state.mine, state.turn))
    return next(others, None) is None


def play_pass(state: State, move: Move) -> State:
    """The player is out of the round; the first one has the marker and a point less (QG-119 to QG-125)."""
    given, player = given_in(move), state.turn
    state = handed_over(state, player, given)
    garden = state.mine
    if not state.marker:
        garden = _gained(state.table, garden, Gain("first-pass", state.round, "", 1, -FIRST_PASS))
        state = state._replace(marker=player)
    if given.amount:
        cost = sum(VALUE[one] for one in (*given.tiles, *given.beds))
        garden = _gained(state.table, garden, Gain("discard", state.round, "", given.amount, -cost))
    passed = (*state.passed, player)
    turn = following(state, passed)
    after = state.with_garden(player, garden)._replace(passed=passed, turn=turn)
    return after if turn else after._replace(phase=ROUND)


def play_round(state: State, _move: Move) -> State:
    """Phase 2; then phase 3, or after the fourth round the final scoring (QG-126, QG-146 to QG-154, QG-160)."""
    gone = state.table.gone
    gardens = (one if player in gone else _round_scored(state, one) for player, one in state.seated)
    state = state._replace(gardens=tuple(gardens))
    if state.round == ROUNDS:
        return state._replace(gardens=tuple(_final_scored(state, one) for one in state.gardens), phase=OVER)
    return begin_round(cleared(state)._replace(starter=state.marker), state.round + 1)


def _gained(table: Table, garden: Garden, gain: Gain) -> Garden:
    """A garden with points more or less, and why; the score is held at nought after each step (QG-144)."""
    score = added(garden.score, gain.points, table)
    return garden._replace(score=score, gains=(*garden.gains, gain._replace(points=score - garden.score)))


def _round_scored(state: State, garden: Garden) -> Garden:
    """The sectors that the wheel shows, then a point for each pavilion (QG-127 to QG-140)."""
    for one in scoring.matching(garden.cells, state.sectors):
        if one.amount:
            gain = Gain("round", state.round, one.criterion, one.amount, one.points)
            garden = _gained(state.table, garden, gain)
    if seen := scoring.pavilions(garden.slots):
        garden = _gained(state.table, garden, Gain("pavilions", state.round, "", seen, seen))
    return garden


def final_gains(table: Table, garden: Garden, number: int) -> list[Gain]:
    """What the end brings a garden in a round: storage, then groups, then bonuses (QG-161 to QG-171).

    The storage is not emptied, so that it can be told.
    """
    before, found = len(garden.gains), []
    if things := garden.jokers + len(garden.tiles) + len(garden.beds):
        points = scoring.stored(garden.tiles, garden.beds, garden.jokers)
        garden = _gained(table, garden, Gain("storage", number, "", things, points))
        found.append(garden.gains[before])
    members = scoring.groups(garden.cells, scoring.LEAST)
    for criterion, cells in members:
        worth = scoring.worth(garden.cells, cells)
        found.append(Gain("group", number, criterion, len(cells), worth, cells))
    for criterion, cells in members:
        if points := table.bonuses.get(len(cells), 0):
            found.append(Gain("bonus", number, criterion, len(cells), points, cells))
    return found


def _final_scored(state: State, garden: Garden) -> Garden:
    found = tuple(final_gains(state.table, garden, state.round))
    score = garden.score + sum(one.points for one in found)
    return garden._replace(score=score, gains=(*garden.gains, *found))
