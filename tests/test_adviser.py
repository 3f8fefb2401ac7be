"""Advice at the table: what is best, and why, thought about by a process of its own or without it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from companion.core.model import Move, Player
from companion.daemon.adviser import alike, apart
from companion.daemon.plan import Draw, ProgramAct
from companion.evening.setting import standard_tiles
from companion.games import NAMES, load, manifest, mind, strategy
from companion.games.api import COMPANION, DRAW, MATCH, PLAY, Setup
from companion.games.parts import ADVICE
from companion.games.thinking import Valued
from companion.minds.minds import Forbearance, Minds, Thought, plain
from companion.minds.opinion import AS_GOOD_POINTS
from companion.play.dealer import Dealer
from tests.games import queens_kit
from tests.live import Live
from tests.minds_kit import situations
from tests.patience import until

THOUGHT = tuple(one for one in NAMES if manifest(one).mind)
QUEENS = "queens_garden"
REASON = ("Better than to ", "By what can be counted now", "This is all that can be done")


@contextmanager
def table(folder: Path, game: str, *, allowed: bool = True, minds: Minds | None = None) -> Iterator[Live]:
    """Ola and Petr at one keyboard; lots and displays are drawn by the companion."""
    players = (Player(1, "Ola"), Player(2, "Petr"))
    options = {PLAY: MATCH, DRAW: COMPANION, ADVICE: "1" if allowed else "0"}
    live = Live(folder, 2, game=game, setup=Setup(players, standard_tiles(game).tiles(), options=options))
    live.changes["dealer"] = Dealer(3)
    if minds is not None:
        live.changes["minds"] = lambda: minds
    live.start()
    try:
        yield live
    finally:
        live.stop()


def chosen(live: Live) -> None:
    """Go on until one player alone acts and has something to choose."""
    assert live.match is not None and live.daemon is not None
    referee, setup = live.match.table.referee, live.match.table.setup
    game = referee.game
    plays, thinks = strategy(game.name, setup, Dealer(1)), mind(game.name)
    assert thinks is not None
    for _ in range(60):
        live.until_due()
        due = game.awaited(referee.state)
        acting = {one.player for one in due if not one.chance}
        if len(acting) == 1 and len(thinks.merit(referee.state, *acting)) > 1:
            return
        before, move = len(referee.ledger.played), plays.next(referee.state)
        if move is not None:
            live.daemon.post(ProgramAct(game.text(move), move.player))
        else:
            live.daemon.post(Draw() if any(one.paced for one in due) else ProgramAct("confirm"))
        until(lambda before=before: len(referee.ledger.played) != before)  # type: ignore[misc]
    raise AssertionError("nobody chooses anything")


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", THOUGHT)
def test_what_is_best_is_told_with_its_reason(tmp_path: Path, game: str) -> None:
    with table(tmp_path, game) as live:
        chosen(live)
        live.type("32")
        live.wait("It is best to ")
        live.type("5")
        assert live.until(lambda: next((one for one in live.lines if one.startswith(REASON)), ""), "a reason")
        live.type("32")
        live.wait("It is best to ")


def test_advice_is_refused_where_the_table_did_not_allow_it(tmp_path: Path) -> None:
    with table(tmp_path, NAMES[0], allowed=False) as live:
        chosen(live)
        live.type("32")
        live.wait("not")
        assert not any("best to" in one for one in live.lines)


def test_reasons_are_given_only_as_long_as_the_advice_holds(tmp_path: Path) -> None:
    with table(tmp_path, NAMES[0]) as live:
        chosen(live)
        live.type("32")
        live.wait("It is best to ")
        live.type("nonsense")  # no command: the advice holds
        live.type("5")
        live.until(lambda: next((one for one in live.lines if one.startswith(REASON)), ""), "a reason")
        assert live.match is not None
        referee = live.match.table.referee
        move = next(iter(referee.game.moves(referee.state)))
        assert live.daemon is not None
        live.daemon.post(ProgramAct(referee.game.text(move), move.player))
        until(lambda: move in [one.move for one in referee.ledger.played])
        live.lines.clear()
        live.type("5")
        until(lambda: live.lines)
        assert not live.lines[0].startswith(REASON)


def test_advice_comes_without_the_process_and_says_that_it_is_thought_about(tmp_path: Path) -> None:
    """A process that never answers: after PATIENCE_MS that is told, and then one look answers."""
    mute = (sys.executable, "-c", "import sys; sys.stdin.read()")
    minds = Minds(patience=replace(Forbearance(), ready_ms=450, late_ms=450), command=mute)
    with table(tmp_path, NAMES[0], minds=minds) as live:
        chosen(live)
        live.type("32")
        live.wait("One moment")
        live.wait("It is best to ")


def test_of_takings_that_fill_the_garden_alike_and_are_worth_the_same_one_is_told() -> None:
    """Whatever they are called by, and from whichever place a copy comes: the rules play them."""
    rules, left_out = load(QUEENS), 0
    for one in islice(situations(queens_kit.setup(2), 3, QUEENS), 0, None, 4):
        opinion = plain(one.asked())
        told = apart(Thought(one.asked(), opinion))
        gardens = {each.move: rules.play(one.state, each.move).gardens for each in opinion.choices}
        for at, first in enumerate(told):
            assert not any(gardens[first.move] == gardens[each.move] and alike(first, each) for each in told[:at])
        for each in opinion.choices:
            if each not in told:
                assert any(gardens[each.move] == gardens[first.move] and alike(first, each) for first in told)
                left_out += 1
    assert left_out > 5


@pytest.mark.parametrize(
    ("less", "error", "same"), [(0.0, 0.0, True), (AS_GOOD_POINTS, 0.0, False), (1.0, 1.0, True)]
)
def test_choices_are_about_as_good_within_the_error(less: float, error: float, same: bool) -> None:
    best, other = (Valued(Move(1, "choose", (one,)), -one * less, error) for one in (0, 1))
    assert alike(best, other) == same
