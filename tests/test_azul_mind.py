"""What acts of Azul are worth, by the game's own mind, and its states for the core."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from companion import engine
from companion.core.model import Move
from companion.games import mind
from companion.games.api import Setup
from companion.games.azul.mind import coding
from companion.games.azul.mind.mind import MINI as MIND
from companion.games.azul.mind.mind import WallMind
from companion.games.azul.rules.acts import take_move
from companion.games.azul.rules.gain import gain
from companion.games.azul.rules.state import OVER, TAKE, TILE, Board, State
from companion.games.plain import number
from tests.azul_mind_kit import after, lots, moments, moves, players
from tests.engine_kit import needs_core
from tests.games.azul_kit import EDITIONS, GAMES, offered, setup
from tests.games.azul_soak import TABLES

EACH_TABLE = pytest.mark.parametrize("at", range(len(TABLES)), ids=lambda at: " ".join(map(str, TABLES[at])))


def test_both_editions_are_thought_about() -> None:
    assert all(isinstance(mind(name), WallMind) for name in EDITIONS)


@EACH_TABLE
def test_each_act_of_a_player_is_valued_once_of_tiles_those_of_the_topmost_line(at: int) -> None:
    edition, count, variants = TABLES[at]
    table = setup(edition, count, *variants)
    for state in islice(moments(table, random.Random(at)), at % 9, None, 9):
        for player in range(1, count + 2):
            due = [one for one in moves(state) if one.player == player]
            if state.phase == TILE:
                due = [one for one in due if number(one, 0) == min(number(each, 0) for each in due)]
            for values in (MIND.now, MIND.merit, lambda now, seat: MIND.searched(now, seat, 5, lambda: False)):
                assert [one.move for one in values(state, player)] == due


def by_rules(state: State, player: int) -> list[Move]:
    """Every legal act of a player."""
    return [one for one in moves(state) if one.player == player]


def by_mind(state: State, player: int) -> list[Move]:
    """Those that are thought about."""
    return [one.move for one in MIND.merit(state, player)]


def tilings(state: State, player: int, acts: Callable[[State, int], list[Move]]) -> set[Board]:
    """Every board that a player can have once all lines are tiled."""
    left, seen, found = [state], {state}, set[Board]()
    while left:
        now = left.pop()
        due = acts(now, player)
        if not due:
            found.add(now.boards[now.table.seats[player]])
        for then in {after(now, one) for one in due} - seen:
            seen.add(then)
            left.append(then)
    return found


@pytest.mark.parametrize("variants", [(), ("reverse",)], ids=["coloured", "reverse"])
def test_tiling_the_topmost_line_first_can_make_every_board_that_the_rules_allow(
    variants: tuple[str, ...],
) -> None:
    """By every order of hands; so nothing is lost where only that line is thought about."""
    compared = 0
    for seed in range(6):
        for state in moments(setup("azul_mini", 2, *variants), random.Random(seed), greedy=seed % 2 == 0):
            for player in players(state) if state.phase == TILE else ():
                board = state.boards[state.table.seats[player]]
                if sum(map(board.waiting, range(5))) <= 3:
                    assert tilings(state, player, by_mind) == tilings(state, player, by_rules), (seed, state)
                    compared += 1
    assert compared > 50


def test_what_an_act_brings_at_once_is_what_the_rules_count_then() -> None:
    dice, tiles, takes = random.Random(3), 0, 0
    for name in ("azul_mini", "master_chocolatier"):
        for state in moments(setup(name, 2, "reverse"), dice):
            for player in players(state):
                board = state.boards[state.table.seats[player]]
                for one in MIND.now(state, player):
                    done = after(state, one.move).boards[state.table.seats[player]]
                    if state.phase == TAKE:
                        assert one.value == gain(state, one.move)
                        takes += 1
                    elif number(one.move, 0) - 1 == board.counted:
                        own = int(one.move.action == "tile")
                        below = sum(gained.points for gained in done.gains[len(board.gains) + own :])
                        counted = done.score - done.penalty - board.score + board.penalty
                        assert one.value == counted - below
                        tiles += 1
    assert tiles > 10 and takes > 500


def scene(*displays: str, taker: int = 0, centre: str = "") -> State:
    """Mini, two players, empty boards."""
    return offered(GAMES["azul_mini"].start(setup()), displays, centre, taker)


def valued(state: State, text: str) -> float:
    """What a typed take promises."""
    move = GAMES["azul_mini"].parse(state, text)
    return next(one.value for one in MIND.merit(state, 1) if one.move == move)


def test_what_takes_promise_on_empty_boards() -> None:
    """By hand: one point, and a twenty-fifth of column and colour at their weight; lines by how full they are."""
    state = scene("red red blue black")
    cell = 1 + 0.35 * (7 + 10) / 25
    assert valued(state, "1 take 1 blue 1") == pytest.approx(cell + 0.3)
    assert valued(state, "1 take 1 red 2") == pytest.approx(cell + 0.6)
    assert valued(state, "1 take 1 red 1") == pytest.approx(cell + 0.3 - 0.9)
    assert valued(state, "1 take 1 red 5") == pytest.approx(0.55 * cell * 2 / 5 - 0.75)
    assert valued(state, "1 take 1 red 0") == pytest.approx(-1.8)


def test_the_marker_costs_a_place_and_brings_the_beginning() -> None:
    with_marker, without = scene("", centre="blue"), scene("", centre="blue", taker=2)
    lost = valued(without, "1 take 0 blue 1") - valued(with_marker, "1 take 0 blue 1")
    assert lost == pytest.approx(0.9 - 0.5)


def test_a_gift_to_the_floor_is_wasteful_where_a_take_is_free() -> None:
    state = scene("red red blue black")
    gift, place, spill = (take_move(1, 1, "red", line) for line in (0, 2, 1))
    assert MIND.wasteful(state, gift) and not MIND.wasteful(state, place) and not MIND.wasteful(state, spill)
    full = state.boards[0]._replace(lines=tuple((1, row + 1) for row in range(5)))
    assert not MIND.wasteful(state.with_board(1, full), gift), "nothing else is left"


@EACH_TABLE
def test_wasteful_acts_cost_points_on_the_floor_and_another_costs_none(at: int) -> None:
    edition, count, variants = TABLES[at]
    for state in islice(moments(setup(edition, count, *variants), random.Random(at)), at % 17, None, 17):
        for player in players(state) if state.phase == TAKE else ():
            mine = state.table.seats[player]

            def cost(move: Move, now: State = state, seat: int = mine) -> int:
                board = after(now, move).boards[seat]._replace(counted=0)
                return board.penalty - now.boards[seat].penalty

            costs = {one: cost(one) for one in moves(state)}
            wasteful = {one for one in costs if MIND.wasteful(state, one)}
            gifts = {one for one, lost in costs.items() if number(one, 2) == 0 and lost}
            assert wasteful == (gifts if 0 in costs.values() else set())


# ---- states for the core --------------------------------------------------------------------------------------


def covers(edition: str, table: Setup) -> bool:
    """Whether the core plays a table that is set up as an evening does, which tells no edition beside the game."""
    known = mind(edition)
    assert known is not None
    return known.covers(replace(table, edition=""))


def test_covered_is_what_the_rules_allow() -> None:
    for edition, count, variants in TABLES:
        assert covers(edition, setup(edition, count, *variants))
    for edition, count, variants in (
        ("azul_mini", 2, ("special",)),
        ("master_chocolatier", 2, ("marker",)),
        ("azul_mini", 1, ()),
    ):
        assert not covers(edition, setup(edition, count, *variants))


def test_what_is_packed_knows_no_order_of_the_bag() -> None:
    """Each seat sees all of a state, and tiles that are told in another order make the same bytes."""
    game, dice = GAMES["master_chocolatier"], random.Random(2)
    drawn = 0
    for state in moments(setup("master_chocolatier", 3, "special"), dice):
        assert all(MIND.packed(game.seen(state, seat)) == MIND.packed(state) for seat in (1, 2, 3))
        move = lots(state, dice)
        if move is not None and move.action == "draw":
            turned = Move(0, "draw", tuple(reversed(move.args)))
            assert MIND.packed(after(state, turned)) == MIND.packed(after(state, move))
            drawn += 1
    assert drawn > 20


def left(table: Any, dice: random.Random) -> Iterator[State]:
    """The states of a game in which all but one leave at some moment, once one has."""
    state: State = GAMES[table.edition].start(table)
    while state.phase != OVER:
        if len(state.table.present) > 1 and dice.random() < 0.03:
            state = after(state, Move(dice.choice(state.table.present), "leave"))
        if state.table.gone:
            yield state
        state = after(state, lots(state, dice) or dice.choice(moves(state)))
    yield state


@needs_core
@EACH_TABLE
def test_the_core_goes_on_without_players_who_have_left(at: int) -> None:
    assert coding.VERSION == engine.STATES
    edition, count, variants = TABLES[at]
    before: bytes | None = None
    for state in left(setup(edition, count, *variants), random.Random(at)):
        packed = MIND.packed(state)
        found = {MIND.coded(state, one) for one in moves(state)}
        assert set(engine.legal(packed)) == found
        if before is not None and before[3] == packed[3]:
            assert packed in {engine.play(before, act) for act in engine.legal(before)}
        for player in players(state) if state.phase in (TAKE, TILE) else ():
            thought = engine.think(packed, state.table.seats[player] + 1, 20, 1)
            assert {act for act, *_ in thought} == {
                MIND.coded(state, x) for x in moves(state) if x.player == player
            }
        before = packed
    assert before is not None
