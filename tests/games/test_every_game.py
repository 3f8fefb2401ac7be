"""What holds for every game of GAMES: played at random and greedily through the public interface to the end."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.model import Announcement, Kind, Laid, Move, Phrase, ScoreLine
from companion.games import GAMES, NAMES, load
from companion.games.api import Game, Setup
from tests.games.examples import EXAMPLES

ROOT = Path(__file__).parent.parent.parent


def setups_of(name: str) -> tuple[Setup, ...]:
    """Every set-up of a game that is to be played."""
    mine = EXAMPLES.get(name)
    return (*mine.setups, *mine.in_turns) if mine is not None else ()


TABLES = [
    pytest.param(game, one, id=f"{game.name}-{at}")
    for game in GAMES
    for at, one in enumerate(setups_of(game.name))
]
EACH_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
EACH_TABLE = pytest.mark.parametrize(("game", "setup"), TABLES)
ACTS = 26
"""So many acts of a match are followed closely, spread over all of it."""


def choose(game: Game[Any], state: Any, dice: random.Random, greedy: bool) -> Move:
    """A legal move: any, or of a handful the one that brings its player most."""
    legal = list(game.moves(state))
    assert legal, "nobody may act, but the match is not over"
    if not greedy:
        return dice.choice(legal)
    some = dice.sample(legal, min(8, len(legal)))

    def gain(one: Move) -> int:
        return sum(line.points for line in game.score(game.play(state, one)) if line.player == one.player)

    return max(some, key=gain)


def match(game: Game[Any], setup: Setup, seed: int, greedy: bool = False) -> list[tuple[Any, Move]]:
    """A whole match as (state, move played in it); the end is reached."""
    dice = random.Random(seed)
    state, course = game.start(setup), []
    while game.outcome(state) is None:
        one = choose(game, state, dice, greedy)
        course.append((state, one))
        state = game.play(state, one)
        assert len(course) < 5_000, "a match must end"
    assert not list(game.moves(state))
    assert not game.awaited(state)
    return course


def some_of(course: Sequence[tuple[Any, Move]], count: int = ACTS) -> list[tuple[Any, Move]]:
    """So many moments of a course, evenly from the first on."""
    count = min(count, len(course))
    return [course[at * len(course) // count] for at in range(count)]


def after(game: Game[Any], course: Sequence[tuple[Any, Move]]) -> Any:
    """The state at the end of a course."""
    state, last = course[-1]
    return game.play(state, last)


def pieces(game: Game[Any], setup: Setup, state: Any) -> dict[str, Laid]:
    """Everything that lies on sensed surfaces, or on all if none is sensed."""
    surfaces = game.places(setup)
    return {one.name: tuple(sorted(game.lying(state, one.name).items())) for one in surfaces}


# ---- every game brings what the tests need --------------------------------------------------------------------


@EACH_GAME
def test_every_game_brings_examples_and_rules(game: Game[Any]) -> None:
    assert game.name in EXAMPLES, "write examples in tests/games/examples.py"
    mine = EXAMPLES[game.name]
    assert mine.setups
    assert mine.questions
    assert load(game.name) is game
    rules = ROOT / "docs" / "rules" / mine.rules
    assert rules.exists(), "write the list of rules"
    ids = re.findall(r"^- \*\*([A-Z]{2}-\d+)\*\*", rules.read_text("utf-8"), re.M)
    assert ids
    assert all(one.startswith(tuple(mine.rule_prefixes)) for one in ids)


def test_names_of_games_are_their_folders() -> None:
    assert tuple(game.name for game in GAMES) == NAMES
    with pytest.raises(KeyError):
        load("no such game")


# ---- set-up ---------------------------------------------------------------------------------------------------


@EACH_TABLE
def test_setup_places_and_things_have_sense(game: Game[Any], setup: Setup) -> None:
    assert game.check(setup) == []
    state = game.start(setup)
    surfaces = game.places(setup)
    assert len({one.name for one in surfaces}) == len(surfaces)
    for one in surfaces:
        assert one.owner in {0, *(player.number for player in setup.players)}
        assert len(set(one.places)) == len(one.places) > 0
        assert all(place.board == one.name for place in one.places)
    for tile in setup.tiles:
        assert isinstance(game.thing(state, tile.thing), Phrase)
        assert all(isinstance(game.noun(kind), Phrase) for kind in tile.kinds)
    assert game.outcome(state) is None
    assert game.awaited(state)


@EACH_GAME
def test_refused_setups_are_refused(game: Game[Any]) -> None:
    for one in EXAMPLES[game.name].refused:
        assert game.check(one)


# ---- play -----------------------------------------------------------------------------------------------------


@EACH_TABLE
@pytest.mark.parametrize("greedy", [False, True], ids=["random", "greedy"])
def test_matches_end_and_every_act_keeps_its_promises(game: Game[Any], setup: Setup, greedy: bool) -> None:
    course = match(game, setup, 1, greedy)
    for state, one in some_of(course):
        assert game.judge(state, one) == []
        assert game.parse(state, game.text(one)) == one
        later = game.play(state, one)
        assert later != state
        for surface in game.places(setup):
            expected = dict(game.lying(state, surface.name))
            for place, _ in one.goes:
                expected.pop(place, None)
            expected |= {place: piece for place, piece in one.comes if place.board == surface.name}
            assert dict(game.lying(later, surface.name)) == expected
        told = game.tell(state, one, later)
        assert told
        assert all(isinstance(line, Announcement) for line in told)
        assert game.closes(state, one, one) in (True, False)
        assert one.comes == tuple(sorted(one.comes))
    state = game.start(setup)
    for earlier, one in course:
        assert state == earlier, "a state changed after it was left"
        state = game.play(state, one)
    outcome = game.outcome(state)
    assert outcome == game.standings(state)
    assert {standing.player for standing in outcome or []} == {player.number for player in setup.players}


@EACH_TABLE
def test_score_lines_add_up_and_ranks_have_no_gap(game: Game[Any], setup: Setup) -> None:
    """RG-88 RG-94 and every other game's sum."""
    course = match(game, setup, 2)
    for state, _ in [*some_of(course, 6), (after(game, course), None)]:
        sums = {player.number: 0 for player in setup.players}
        for line in game.score(state):
            sums[line.player] += line.points
        standings = game.standings(state)
        assert {one.player: one.total for one in standings} == sums
        ranks = [one.rank for one in standings]
        assert ranks[0] == 1
        assert all(later - earlier in (0, 1) for earlier, later in itertools.pairwise(ranks))
        assert [one.total for one in standings] == sorted(sums.values(), reverse=True)


@EACH_TABLE
def test_judge_agrees_with_moves(game: Game[Any], setup: Setup) -> None:
    """Moves of other moments, legal then, are judged as the list of legal moves now says."""
    dice = random.Random(3)
    courses = [match(game, setup, seed) for seed in (3, 4)]
    pool = [one for course in courses for _, one in course]
    pool += [one for course in courses for state, _ in course[:6] for one in _some(game, state, dice)]
    for state, _ in some_of(courses[0], 6):
        legal = set(game.moves(state))
        for one in dice.sample(pool, min(150, len(pool))):
            assert (game.judge(state, one) == []) == (one in legal), game.text(one)


def _some(game: Game[Any], state: Any, dice: random.Random) -> list[Move]:
    legal = list(game.moves(state))
    return dice.sample(legal, min(20, len(legal)))


@EACH_TABLE
def test_moves_of_named_things_are_those_of_all(game: Game[Any], setup: Setup) -> None:
    dice = random.Random(5)
    for state, _ in some_of(match(game, setup, 5), 4):
        things = set(dice.sample([tile.thing for tile in setup.tiles], 2))
        wanted = [
            one
            for one in game.moves(state)
            if one.comes and {piece.thing for _, piece in one.comes + one.goes} <= things
        ]
        assert list(game.moves(state, things)) == wanted


@EACH_TABLE
def test_a_change_on_a_board_is_guessed_as_the_act_it_is(game: Game[Any], setup: Setup) -> None:
    for state, one in some_of(match(game, setup, 6)):
        boards = {place.board for place, _ in one.comes + one.goes}
        if len(boards) == 1:
            found = game.guess(state, boards.pop(), one.comes, one.goes)
            if one.action in EXAMPLES[game.name].hidden:
                assert found is not None
                assert (found.action, found.comes, found.goes) == (one.action, one.comes, one.goes)
                assert game.judge(state, found) == []
            else:
                assert found == one


def free_runs(game: Game[Any], course: Sequence[tuple[Any, Move]]) -> list[Sequence[tuple[Any, Move]]]:
    """Runs of two to six acts of a course, of those whose order is no part of the rules."""
    ordered = EXAMPLES[game.name].ordered
    if not ordered:
        return [course[at : at + 6] for at in range(max(1, min(len(course), 30) - 6))]
    runs = [list(run) for free, run in itertools.groupby(course, lambda one: one[1].action not in ordered) if free]
    return [run[:6] for run in runs if len(run) > 1]


@EACH_TABLE
@pytest.mark.parametrize("seed", range(3))
def test_up_to_six_acts_in_any_legal_order_end_in_the_same_state(game: Game[Any], setup: Setup, seed: int) -> None:
    dice = random.Random(seed)
    course = dice.choice(free_runs(game, match(game, setup, seed + 10)[:-2]))
    acts = [one for _, one in course]
    start, end = course[0][0], after(game, course)
    whole = 0
    for at in range(11):
        state, left = start, dice.sample(acts, len(acts)) if at else list(acts)
        while left:
            ready = next((one for one in left if not game.judge(state, one)), None)
            if ready is None:
                break
            left.remove(ready)
            state = game.play(state, ready)
        if not left:
            whole += 1
            assert state == end
            assert game.score(state) == game.score(end)
    least = 1 if setup in EXAMPLES[game.name].in_turns else 3
    assert whole >= least, "the orders tried must not all break off"


def seen_score(game: Game[Any], state: Any) -> list[ScoreLine]:
    """The lines of a score that count what lies on surfaces."""
    return [line for line in game.score(state) if line.key not in EXAMPLES[game.name].unseen]


@EACH_TABLE
def test_a_cold_table_reads_as_it_was_laid(game: Game[Any], setup: Setup) -> None:
    dice = random.Random(7)
    course = match(game, setup, 7)
    for state, _ in some_of(course, 6):
        laid = {name: tuple(dice.sample(found, len(found))) for name, found in pieces(game, setup, state).items()}
        read = game.read(setup, laid)
        assert not isinstance(read, list), read
        assert pieces(game, setup, read) == pieces(game, setup, state)
        assert seen_score(game, read) == seen_score(game, state)


# ---- words from outside ---------------------------------------------------------------------------------------


@EACH_TABLE
@settings(max_examples=60, deadline=None)
@given(text=st.text(max_size=40))
def test_any_text_is_a_move_or_a_problem_and_any_question_is_answered(
    game: Game[Any], setup: Setup, text: str
) -> None:
    state = game.start(setup)
    parsed = game.parse(state, text)
    assert isinstance(parsed, Move) or parsed
    for seat in (0, 1, 9):
        told = game.answer(state, text, seat)
        assert told or text.split()[:1] == ["last"], "the referee tells the last act where the state does not"
        assert all((one.kind, one.seat) == (Kind.ANSWER, seat) for one in told)


@EACH_TABLE
def test_the_games_questions_are_understood(game: Game[Any], setup: Setup) -> None:
    course = match(game, setup, 8)
    unknown = game.answer(course[0][0], "\0", 1)[0].key
    for state, _ in some_of(course, 6):
        for question in EXAMPLES[game.name].questions:
            for player in setup.players:
                assert [one.key for one in game.answer(state, question, player.number)] != [unknown], question
