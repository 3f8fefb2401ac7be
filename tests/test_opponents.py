"""Computers at the table: they play whole matches alone, are changed while they play, and wait after an undo."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

import pytest

from companion import engine
from companion.core.model import Player
from companion.daemon.plan import Draw, ProgramAct
from companion.evening.setting import PlayManner, setup_of, standard_tiles
from companion.games import NAMES, manifest, offer, strategy
from companion.games.api import COMPANION, DRAW, MATCH, PLAY, PROGRAM, Setup
from companion.language.phrases import Phrases
from companion.minds.thinker import is_fast
from companion.play.dealer import Dealer
from tests.engine_kit import needs_core
from tests.live import Live
from tests.logged import logged
from tests.patience import until

GARDEN = NAMES[0]
THOUGHT = tuple(one for one in NAMES if manifest(one).mind)


def setup(game: str, *levels: str, count: int = 2) -> Setup:
    """Ola at the first seat, computers of these levels behind her."""
    players = (Player(1, "Ola"), *(Player(n, f"Computer {n}") for n in range(2, count + 1)))
    programs = {f"{PROGRAM} {n}": level for n, level in enumerate(levels, start=2)}
    options = {PLAY: MATCH, DRAW: COMPANION, **programs}
    return Setup(players, standard_tiles(game).tiles(), options=options)


@contextmanager
def table(folder: Path, game: str, *levels: str, count: int = 2) -> Iterator[Live]:
    """A daemon without boards, at whose keyboard Ola sits."""
    live = Live(folder, count, game=game, setup=setup(game, *levels, count=count))
    live.changes["dealer"] = Dealer(3)
    with patch("companion.daemon.opponents.WAIT_MS", 0):
        live.start()
        try:
            yield live
        finally:
            live.stop()


def acts(live: Live) -> int:
    """How many acts stand."""
    return live.at_rest(lambda referee: len(referee.ledger.played))


def is_due(live: Live, seat: int) -> bool:
    """Whether the game waits for an act of a player."""
    awaited = live.at_rest(lambda referee: referee.game.awaited(referee.state))
    return any(one.player == seat and not one.chance for one in awaited)


def hers(live: Live, most: int = 10_000) -> None:
    """Ola does whatever a simple strategy would play, until the match is over, or so many times."""
    assert live.daemon is not None and live.match is not None
    daemon, match, game = live.daemon, live.match, live.match.table.referee.game
    plays = strategy(game.name, match.table.setup, Dealer(1))
    for _ in range(most):
        until(lambda: match.finished or is_due(live, 1) or is_anybodys(live))
        if match.finished:
            return
        before, state = live.at_rest(lambda referee: (len(referee.ledger.played), referee.state))
        move = next((one for one in game.moves(state) if one.player == 1), None) and plays.next(state)
        if move is not None and move.player == 1:
            daemon.post(ProgramAct(game.text(move), 1))
        elif any(one.paced for one in game.awaited(state)):
            daemon.post(Draw())
        elif is_anybodys(live):
            daemon.post(ProgramAct("confirm"))
        until(lambda before=before: acts(live) != before or match.finished)  # type: ignore[misc]


def is_anybodys(live: Live) -> bool:
    """Whether the game waits for somebody to confirm, or to have a piece drawn."""
    due = live.at_rest(lambda referee: referee.game.awaited(referee.state))
    return any(not one.player and (one.paced or one.confirms is not None) for one in due)


@needs_core
@pytest.mark.parametrize("game", THOUGHT)
def test_a_match_is_thought_about_by_the_core_as_an_evening_begins_it(game: str) -> None:
    """As the questions before a game set it up, with every variant alone, where the core knows the game at all."""
    phrases, tiles = Phrases("en"), standard_tiles(game)
    for variants in ((), *((one,) for one in offer(game).variants if not offer(game).hinders(one, (one,), 2))):
        begun = setup_of(game, ("Ola", ""), tiles, phrases, PlayManner(True, variants, programs={2: "club"}))
        assert is_fast(game, begun) == (game in engine.GAMES), variants


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", THOUGHT)
def test_a_whole_match_is_played_against_a_computer(tmp_path: Path, game: str) -> None:
    with table(tmp_path, game, "family") as live:
        hers(live)
        assert live.match is not None
        table_ = live.match.table
        played = {one.move.player for one in table_.referee.ledger.played}
        assert {1, 2} <= played
        totals = {one.player: one.total for one in table_.referee.game.standings(table_.referee.state)}
        assert totals[2] > 0


def test_a_computer_that_fails_leaves_its_seat_and_the_match_goes_on(tmp_path: Path) -> None:
    def fail(*_acts: object) -> None:
        raise RuntimeError("of the test")

    with (
        patch("companion.daemon.opponents.Fold.after", fail),
        logged("companion.daemon") as records,
        table(tmp_path, GARDEN, "family", "family", count=3) as live,
    ):
        daemon = live.daemon
        assert daemon is not None
        until(lambda: live.at_rest(lambda _referee: not daemon._opponents._seated), "their leaving")
        live.type("score")
        until(lambda: any("Ola" in line and "point" in line for line in live.lines), "the answer")
        assert "program" not in live.at_rest(lambda _referee: daemon.stream.actors.kinds()).values()
        assert any("fault of its own" in line for line in live.lines)
    assert [one.args for one in records if one.exc_info] == [(2,), (3,)]


def test_a_computer_is_taken_up_with_its_match_and_its_level_is_changed_by_a_key(tmp_path: Path) -> None:
    with table(tmp_path, GARDEN, "club") as live:
        hers(live, 2)
        live.type("2.93.5")
        live.wait("Computer 2 now plays at level full strength")
        live.type("2.93.9")
        live.wait("no level")
        assert live.match is not None and dict(live.match.programs) == {2: "full"}
    with table(tmp_path, GARDEN, "club") as live:
        assert live.match is not None and dict(live.match.programs) == {2: "full"}
        live.type("1.93.1")
        live.wait("last person")
        live.type("93.6")
        live.wait("without the computer")
        assert dict(live.match.programs) == {}
        live.type("93.3")
        live.wait("For which player")
        live.type("2.93.3")
        live.wait("level club")


def test_a_computer_waits_after_an_undo_and_goes_on_when_it_is_told_to(tmp_path: Path) -> None:
    with table(tmp_path, GARDEN, "beginner") as live:
        hers(live, 3)
        until(lambda: is_due(live, 1))
        assert live.daemon is not None and live.match is not None
        theirs = [one for one in live.match.table.referee.ledger.played if one.move.player == 2]
        assert theirs
        before = acts(live)
        live.type("2.44")
        live.type("2.44")
        live.wait("waits")
        assert acts(live) < before and is_due(live, 2)
        live.type("93")
        until(lambda: acts(live) >= before)
