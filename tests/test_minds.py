"""What choices are worth: the game's mind, opinions, levels, and the questions that the process gets."""

from __future__ import annotations

import builtins
import math
from collections.abc import Iterable
from itertools import islice
from typing import Any

import pytest

from companion import engine
from companion.core.model import Move
from companion.games import load, mind
from companion.games.royal_garden.mind.mind import MIND
from companion.games.royal_garden.rules.kingdom import bounds
from companion.games.royal_garden.rules.score import score_cells
from companion.games.thinking import Valued
from companion.minds.levels import LEVELS, choose, considered, level, levels
from companion.minds.lines import answer_line, opinion_of
from companion.minds.opinion import Effort, Measure, Opinion
from companion.minds.thinker import Thinker, is_fast, plays_well
from companion.play.dealer import Dealer
from tests.engine_kit import needs_core
from tests.minds_kit import LOOK, PLAYED, Situation, setup_of, situations
from tests.strength.ladder import TABLES as MATCHES
from tests.test_opponents import THOUGHT
from tests.test_opponents import setup as opposed

GAME = load("royal_garden")
GAMES = ("royal_garden", "azul_mini", "master_chocolatier", "queens_garden")

TABLES = [(2, ()), (2, ("centralised", "harmony")), (3, ("wider",)), (2, ("duel", "harmony")), (4, ("dynasty",))]
EACH_TABLE = pytest.mark.parametrize(("players", "variants"), TABLES, ids=str)


def due(situation: Situation) -> list[Move]:
    """Every legal act of whoever has to think; of castles the own one, in the middle of the board alone."""
    moves = [one for one in GAME.moves(situation.state) if one.player == situation.seat]
    castles = [one for one in moves if one.action == "castle"]
    middle = (situation.setup.columns + 1) // 2
    middles = [one for one in castles if (one.comes[0][0].x, one.comes[0][0].y) == (middle, middle)]
    own = [one for one in middles if one.args[0] == situation.seat]
    return own or middles[-1:] or moves


@EACH_TABLE
@pytest.mark.parametrize("fixed", [True, False])
def test_each_act_that_is_due_is_valued_and_no_other(players: int, variants: tuple[str, ...], fixed: bool) -> None:
    setup = setup_of(*variants, players=players, fixed=fixed)
    for situation in islice(situations(setup, seed=players), 0, None, 3):
        for values in (MIND.now, MIND.merit):
            found = [one.move for one in values(situation.state, situation.seat)]
            assert len(set(found)) == len(found) and set(found) == set(due(situation)), situation.acts
        others = [one.number for one in setup.players if one.number != situation.seat]
        for other in others:
            moves = [one.move for one in MIND.merit(situation.state, other)]
            assert all(not GAME.judge(situation.state, one) for one in moves)


@needs_core
@EACH_TABLE
def test_the_core_values_the_same_acts(players: int, variants: tuple[str, ...]) -> None:
    setup = setup_of(*variants, players=players)
    thinker = Thinker("royal_garden", setup)
    assert is_fast("royal_garden", setup)
    for situation in islice(situations(setup, seed=7), 0, None, 5):
        opinion = thinker.opinion(situation.state, situation.seat, PLAYED, seed=1)
        assert {one.move for one in opinion.choices} == set(due(situation))
        assert [one.value for one in opinion.choices] == sorted(
            (one.value for one in opinion.choices), reverse=True
        )
        assert opinion.complete and opinion.playouts in (0, PLAYED.playouts)
        assert opinion == thinker.opinion(situation.state, situation.seat, PLAYED, seed=1), "the same seed"


def test_without_the_core_the_games_mind_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "MISSING", "not built")
    setup = setup_of()
    thinker = Thinker("royal_garden", setup)
    assert not is_fast("royal_garden", setup)
    for situation in islice(situations(setup, seed=2), 10):
        opinion = thinker.opinion(situation.state, situation.seat, PLAYED)
        assert {one.move for one in opinion.choices} == set(
            due(situation)
        ) and opinion.measure is not Measure.PLAYED


def test_a_missing_core_makes_only_games_that_it_plays_simpler(monkeypatch: pytest.MonkeyPatch) -> None:
    setups = {name: opposed(name, "club") for name in THOUGHT}
    monkeypatch.setattr(engine, "MISSING", "not built")
    monkeypatch.setattr(engine, "GAMES", {})
    assert {name for name, one in setups.items() if plays_well(name, one)} == {"queens_garden"}


def test_an_answer_comes_over_a_line_as_it_was() -> None:
    setup = setup_of("harmony")
    thinker = Thinker("royal_garden", setup)
    for situation in situations(setup, seed=3):
        for effort in (LOOK, Effort(Measure.NOW)):
            opinion = thinker.opinion(situation.state, situation.seat, effort)
            line = answer_line("7", GAME, opinion).decode()
            assert line.startswith("opinion 7 ") and line.endswith("\n") and line.count("\n") == 1

            def telling(text: str, state: Any = situation.state) -> Move:
                move = GAME.parse(state, text)
                assert isinstance(move, Move)
                return move

            assert opinion_of(line.split(" ", 2)[2], telling) == opinion


def test_what_differs_for_all_to_see_is_another_question() -> None:
    setup = setup_of()
    asked = [each.asked(effort) for each in situations(setup, 5) for effort in (LOOK, PLAYED)]
    assert len({one.id for one in asked}) == len(asked)
    assert len({one.seed for one in asked}) == len(asked) / 2
    assert not any(player.name in one.line.decode() for one in asked for player in setup.players)


# ---- levels ---------------------------------------------------------------------------------------------------

EVERY = [one for game in dict.fromkeys(map(levels, GAMES)) for one in game]
"""Those of all games."""


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_the_same_levels_by_name_and_each_thinks_no_less_than_the_one_below(game: str) -> None:
    assert [one.name for one in levels(game)] == [one.name for one in LEVELS]
    efforts = [one.effort for one in levels(game)]
    ranks = [(list(Measure).index(one.measure), one.playouts, one.width) for one in efforts]
    assert ranks == sorted(ranks)
    assert all(level(one.name, game) is one for one in levels(game))
    with pytest.raises(KeyError):
        level("nobody", game)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_mind_says_of_a_level_counts_and_the_rest_is_as_in_all_games(game: str) -> None:
    known = mind(game)
    assert known is not None
    for usual, one in zip(LEVELS, levels(game), strict=True):
        own = known.strengths.get(usual.name)
        if own is None:
            assert one == usual
        else:
            effort = one.effort
            assert effort.playouts == (usual.effort.playouts if own.playouts is None else own.playouts)
            assert (effort.measure, effort.width) == (own.measure, own.width)
            assert (one.temperature_points, one.most_lost_points) == (own.temperature_points, own.most_lost_points)
            assert not one.wastes and effort.deadline_ms == usual.effort.deadline_ms


def opinion_by_lot(dealer: Dealer, measure: Measure) -> Opinion:
    """Values between -20 and 20, some acts wasteful, some equal."""
    values = sorted((dealer.number(-80, 80) / 4 for _ in range(dealer.number(1, 20))), reverse=True)
    choices = tuple(Valued(Move(1, "choose", (at,)), value) for at, value in enumerate(values))
    wasteful = frozenset(one.move for one in choices if dealer.number(1, 3) == 1)
    return Opinion(choices, measure, wasteful=wasteful)


@pytest.mark.parametrize("level", EVERY, ids=lambda one: one.name)
def test_no_level_errs_more_than_it_may(level: Any) -> None:
    dealer = Dealer(11)
    for _ in range(400):
        opinion = opinion_by_lot(dealer, level.effort.measure)
        free = [one for one in opinion.choices if one.move not in opinion.wasteful] or list(opinion.choices)
        chosen = opinion.of(choose(opinion, level, dealer) or Move(0, ""))
        assert chosen in considered(opinion, level)
        assert chosen in free
        if level.temperature_points:
            assert chosen.value > free[0].value - level.most_lost_points
        else:
            assert chosen.value == free[0].value


@pytest.mark.parametrize("level", [one for one in EVERY if one.temperature_points], ids=lambda one: one.name)
def test_levels_err_as_often_as_their_temperature_says(level: Any) -> None:
    dealer, worse = Dealer(5), level.temperature_points
    choices = (Valued(Move(1, "choose", (1,)), 0.0), Valued(Move(1, "choose", (2,)), -worse))
    opinion = Opinion(choices, level.effort.measure)
    count = 4000
    erred = sum(choose(opinion, level, dealer) == choices[1].move for _ in range(count)) / count
    share = math.exp(-1) / (1 + math.exp(-1))
    assert abs(erred - share) < 5 * math.sqrt(share * (1 - share) / count)


@pytest.mark.parametrize("level", [one for one in EVERY if one.effort.playouts], ids=lambda one: one.name)
def test_who_should_look_ahead_and_got_one_look_takes_its_best(level: Any) -> None:
    dealer = Dealer(7)
    for _ in range(50):
        opinion = opinion_by_lot(dealer, Measure.MERIT)
        chosen = opinion.of(choose(opinion, level, dealer) or Move(0, ""))
        assert chosen is not None and chosen.value == considered(opinion, level)[0].value


def test_who_has_no_act_chooses_none() -> None:
    assert all(choose(Opinion((), Measure.NOW), level, Dealer(1)) is None for level in LEVELS)


# ---- bonuses --------------------------------------------------------------------------------------------------


def test_no_points_are_given_up_for_a_bonus_that_can_still_be_lost() -> None:
    """Centralised is safe once what lies fills the frame, or nothing is left to be laid."""
    looked = 0
    for seed in range(8):
        for situation in situations(setup_of("centralised"), seed):
            found = MIND.now(situation.state, situation.seat)
            if len(found) < 2 or found[0].move.action != "place":
                continue
            after = {one.move: GAME.play(situation.state, one.move).kingdom(situation.seat) for one in found}
            areas = {
                move: sum(each.points for each in score_cells(kingdom.kinds)) for move, kingdom in after.items()
            }
            best = max(found, key=lambda one: one.value).move
            full = bounds(after[best].kinds) == (1, 1, 5, 5)
            if not full and len(after[best].dominoes) < 12:
                assert areas[best] == max(areas.values()), situation.acts
                looked += 1
    assert looked > 100


@pytest.mark.parametrize("game", GAMES)
def test_no_sum_depends_on_the_python_that_makes_it(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """From 3.12 on `sum` makes good for the rounding of floats, and the best of two acts would be another one."""

    def whole(values: Iterable[int], start: int = 0) -> int:
        made = list(values)
        assert all(isinstance(one, int) for one in made), "math.fsum is the same everywhere"
        return add(made, start)

    add, rules = builtins.sum, mind(game)
    assert rules is not None
    setup = MATCHES[game](2)
    for situation in islice(situations(setup, 5, game), 0, None, 5):
        monkeypatch.setattr(builtins, "sum", whole)
        for values in (rules.now, rules.merit):
            best, *others = sorted(values(situation.state, situation.seat), key=lambda one: -one.value)
            for other in others[:2]:
                rules.reasons(situation.state, best.move, other.move)
        rules.searched(situation.state, situation.seat, 4, lambda: False)
        monkeypatch.undo()
