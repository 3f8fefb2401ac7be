"""How Queen's Garden is thought about: all legal acts but for their payment, with the points of the rules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from companion import games
from companion.core.model import Move
from companion.games.queens_garden.demo import GreedyStrategy
from companion.games.queens_garden.mind.acts import acts
from companion.games.queens_garden.mind.ground import Ground
from companion.games.queens_garden.mind.holding import bare, laid, layings
from companion.games.queens_garden.mind.mind import MIND
from companion.games.queens_garden.mind.outlook import END, outlook
from companion.games.queens_garden.rules import scoring
from companion.games.queens_garden.rules.acts import PASS_ACT, Given, pass_move, place_move
from companion.games.queens_garden.rules.hexes import HEXAGONS, VALUE
from companion.games.queens_garden.rules.passing import final_gains
from companion.games.queens_garden.rules.placing import free_cells, may_lie
from companion.games.queens_garden.rules.points import total
from companion.games.queens_garden.rules.state import ACT, FILL, TURN, Garden, State
from companion.play.dealer import Dealer

from .queens_kit import BACK, GAME, Hands, garden, moved, setup, table

WIDTH = 6
ARGUMENTS = {"take": None, "place": 2, "lay": 3, "buy": 1, "pass": 0}
"""Action -> so many arguments tell what is done; all others tell what it uses up."""


def never() -> bool:
    return False


def what(move: Move) -> tuple[object, ...]:
    """An act without what it uses up."""
    return move.action, *move.args[: ARGUMENTS[move.action]]


@cache
def positions() -> tuple[State, ...]:
    """Some in which a player is on turn, of random, greedy and thoughtful matches, on both sides."""
    found = []
    for at, table_ in enumerate((setup(2), setup(3, "side-b"), setup(4), setup(2, "below"), setup(2))):
        dice = random.Random(at)
        state, hands, greedy = GAME.start(table_), Hands(dice), GreedyStrategy(table_, Dealer(at))
        while GAME.outcome(state) is None:
            if state.phase in (FILL, TURN):
                state = GAME.play(state, hands.next(state))
                continue
            moves = list(GAME.moves(state))
            move = moves[int(dice.random() * len(moves))]
            if state.phase == ACT:
                if dice.random() < (0.2 if at == 4 else 0.05):
                    found.append(state)
                if at % 2:
                    move = greedy.next(state) or move
                elif move.action == PASS_ACT or at == 4:
                    move = max(acts(state), key=lambda one: one.merit).move
            state = GAME.play(state, move)
    return tuple(found)


def each() -> Iterator[State]:
    assert len(positions()) > 15
    yield from positions()


# ---- which acts ------------------------------------------------------------------------------------------------


def test_every_legal_act_is_valued_once_but_for_how_it_is_paid() -> None:
    for state in each():
        legal = set(GAME.moves(state))
        wanted = {what(move) for move in legal}
        valued = [one.move for one in MIND.merit(state, state.turn)]
        assert set(valued) <= legal, "an act is not legal"
        assert sorted(map(str, map(what, valued))) == sorted(map(str, wanted))
        assert [one.move for one in MIND.now(state, state.turn)] == valued


def test_looking_ahead_values_the_same_acts_and_follows_as_many_as_it_is_told() -> None:
    for state in positions()[::9]:
        ahead = MIND.searched(state, state.turn, WIDTH, never)
        assert {one.move for one in ahead} == {one.move for one in MIND.merit(state, state.turn)}
        followed = [one.value for one in ahead if one.visits]
        assert len(followed) == min(WIDTH, len(ahead)) or len(followed) < WIDTH, "only alike layings are left out"
        assert followed
        assert max((one.value for one in ahead if not one.visits), default=min(followed)) <= min(followed)


def test_who_is_not_on_turn_has_no_act() -> None:
    waiting = GAME.start(setup(2))
    assert not any((MIND.now(waiting, 1), MIND.merit(waiting, 1), MIND.searched(waiting, 1, WIDTH, never)))
    state = positions()[0]
    other = state.turn % len(state.gardens) + 1
    assert not any((MIND.now(state, other), MIND.merit(state, other), MIND.searched(state, other, WIDTH, never)))


def test_no_core_plays_it() -> None:
    assert games.mind("queens_garden") is MIND
    state = positions()[0]
    assert not MIND.covers(state.table.setup)
    with pytest.raises(ValueError):
        MIND.packed(state)
    with pytest.raises(ValueError):
        MIND.coded(state, pass_move(state.turn))


def test_the_ground_takes_what_the_rules_take() -> None:
    for state in each():
        mine = state.mine
        ground = Ground(mine.cells)
        for cell in free_cells(mine):
            found = {one for one in HEXAGONS if ground[cell].joins(one) is not None}
            assert found == {one for one in HEXAGONS if may_lie(mine.cells, cell, one)}


# ---- what they are worth ---------------------------------------------------------------------------------------


def ended_now(state: State, player: int) -> int:
    """The points of a player if the round and the match ended, what is stored left out."""
    mine = state.garden(player)
    assert mine is not None
    wheel = sum(one.points for one in scoring.matching(mine.cells, state.sectors))
    return mine.score + wheel + scoring.pavilions(mine.slots) + grouped(state, mine)


def grouped(state: State, mine: Garden) -> int:
    return sum(one.points for one in final_gains(state.table, mine, state.round) if one.kind != "storage")


def test_points_at_once_are_those_by_which_the_board_is_worth_more() -> None:
    met = set()
    for state in each():
        for one in MIND.now(state, state.turn):
            after = GAME.play(state, one.move)
            assert one.value == ended_now(after, state.turn) - ended_now(state, state.turn), one.move
            met.add((one.move.action, one.value > 0, one.value < 0))
    assert {("place", True, False), ("lay", True, False), ("buy", False, True), ("pass", False, True)} <= met


def test_at_the_end_layings_are_worth_the_points_of_the_rules_and_the_jokers_that_they_win() -> None:
    won_some = 0
    for state in each():
        view, mine = outlook(state.table, END), bare(state.mine)
        before = grouped(state, mine)
        for one in layings(view, mine):
            after, won = laid(view, mine, one)
            assert one.gain - won == pytest.approx(grouped(state, after) - before)
            won_some += won > 0
    assert won_some


def test_what_a_mind_thinks_to_hold_after_a_laying_is_what_the_rules_give() -> None:
    for state in each():
        for one in acts(state):
            after = GAME.play(state, one.move).gardens[state.table.seats[state.turn]]
            assert bare(after) == one.after, one.move


def test_the_same_state_is_valued_alike_whoever_sits_there_and_whatever_was_thought_before() -> None:
    for state in positions()[::9]:
        one = MIND.searched(state, state.turn, WIDTH, never)
        MIND.merit(positions()[0], positions()[0].turn)
        assert MIND.searched(state._replace(), state.turn, WIDTH, never) == one


# ---- being stopped ---------------------------------------------------------------------------------------------


def test_who_is_stopped_gives_what_is_known_by_then() -> None:
    state = max(positions(), key=lambda one: len(acts(one)))
    merits = {one.move: one.value for one in MIND.merit(state, state.turn)}
    assert {one.move: one.value for one in MIND.searched(state, state.turn, WIDTH, lambda: True)} == merits
    asked = 0

    def counted() -> bool:
        nonlocal asked
        asked += 1
        return False

    whole = MIND.searched(state, state.turn, WIDTH, counted)
    assert asked > WIDTH, "asked before each act that is followed"
    left = asked - 2

    def soon() -> bool:
        nonlocal left
        left -= 1
        return left < 0

    known = {one.move: one.value for one in whole if one.visits}
    some = [one for one in MIND.searched(state, state.turn, WIDTH, soon) if one.visits]
    assert 0 < len(some) < len(known)
    assert all(known[one.move] == one.value for one in some)


# ---- what gives something away ---------------------------------------------------------------------------------


def test_a_pass_is_wasteful_while_something_useful_is_left_and_with_a_discard() -> None:
    mine = garden({"fountain-12": "bird-blue"}, tiles="tree-blue bird-blue")
    state = table(mine, top="tree-yellow bird-yellow")
    assert MIND.wasteful(state, pass_move(1))
    idle = table(garden(jokers=0), top="")
    assert not MIND.wasteful(idle, pass_move(1))
    held = table(garden(jokers=0, tiles="tulips-blue"), top="")
    assert MIND.wasteful(held, moved(held, "1 pass tulips-blue"))


def test_jokers_are_wasteful_where_less_would_do() -> None:
    mine = garden({"fountain-12": "bird-yellow"}, tiles="bird-blue bird-purple", jokers=3)
    state = table(mine, top="")
    (blue, _) = mine.tiles
    cheap = place_move(1, blue, 2, Given(tiles=(mine.tiles[1],)))
    dear = place_move(1, blue, 2, Given(jokers=1))
    assert MIND.wasteful(state, dear)
    assert not MIND.wasteful(state, cheap)


def test_paying_gives_up_what_is_worth_least() -> None:
    """Of two blue hexagons that pay, the one that can be laid for six points in a pair of groups is kept."""
    mine = garden({}, {12: BACK}, tiles="tree-blue bird-blue butterfly-blue", jokers=0)
    state = table(mine, round=4, top="")
    for one in acts(state):
        if one.move.action == "place" and "butterfly" in str(one.move.args[0]):
            assert set(one.move.args[2:]) == {"tree-blue", "bird-blue"}
            break
    else:
        pytest.fail("the butterfly can be paid")


# ---- how well it plays -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2])
def test_who_looks_at_merit_beats_who_lays_what_brings_most(seed: int) -> None:
    table_ = setup(2)
    dice = random.Random(seed)
    state, hands, greedy = GAME.start(table_), Hands(dice), GreedyStrategy(table_, Dealer(seed))
    while GAME.outcome(state) is None:
        if state.phase in (FILL, TURN):
            move: Move | None = hands.next(state)
        elif state.phase == ACT and state.turn == seed:
            move = max(MIND.merit(state, seed), key=lambda one: one.value).move
        else:
            move = greedy.next(state) or next(iter(GAME.moves(state)))
        assert move is not None
        state = GAME.play(state, move)
    mine, other = state.garden(seed), state.garden(3 - seed)
    assert total(state, mine) > total(state, other) + max(VALUE)
