"""Seats have actors: each sees what its player may see, acts through the one queue, and holds up nobody."""

from __future__ import annotations

import random
import threading
from pathlib import Path
from typing import Any

import pytest

from companion import input as keys
from companion.core.model import Announcement, Move, Player
from companion.daemon.actors import BACKLOG, Program
from companion.daemon.daemon import Daemon
from companion.daemon.ipc.messages import (
    AttachMessage,
    LineMessage,
    SnapshotMessage,
    StateMessage,
    StatusMessage,
    SubscribeMessage,
)
from companion.daemon.plan import Plan
from companion.daemon.players import Players
from companion.evening.setting import standard_tiles
from companion.games import load
from companion.games.api import COMPANION, DRAW, MATCH, PLAY, Setup
from companion.language.phrases import Phrases
from companion.play.dealer import Dealer
from companion.play.fold import Fold
from companion.play.journal import Journal
from companion.play.match import Match
from companion.play.state import TableState
from companion.speech.transcript import TranscriptVoice
from tests.live import QUICK
from tests.local_kit import House, guest
from tests.patience import PATIENCE_S, until
from tests.rig import Rig

GAME = "queens_garden"


class Thinker(Program):
    """Notes what it sees, and thinks for as long as the test says."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, self._think)
        self.may_go_on, self.thinks = threading.Event(), threading.Event()
        self.seen: list[TableState] = []

    def _think(self, state: TableState) -> str:
        self.seen.append(state)
        self.thinks.set()
        assert self.may_go_on.wait(PATIENCE_S)
        return ""


def _last(house: House, program: Thinker) -> int:
    """Number of the line that the program knows as the table's last, after one more step."""
    house.do(lambda: None)
    lines = program.seen[-1].lines
    return lines["0"].number if "0" in lines else 0


def test_a_program_that_never_answers_holds_up_nobody(tmp_path: Path) -> None:
    """The judge obeys others meanwhile; what waits for the program is bounded; in the end it misses nothing."""
    program = Thinker(2)
    with House(tmp_path) as house, guest(tmp_path) as asking:
        house.do(lambda: house.stream.join(program))
        assert program.thinks.wait(PATIENCE_S)
        for number in range(3 * BACKLOG):
            facts = {"n": number}
            house.do(lambda facts=facts: house.stream.said(Announcement("line", facts), 0))  # type: ignore[misc]
        house.do(lambda: house.stream.said(Announcement("secret"), 1))
        asking.ask(StatusMessage(), StateMessage)
        assert program._waiting.qsize() <= BACKLOG
        program.may_go_on.set()
        until(lambda: _last(house, program) == 3 * BACKLOG, "the last line")
        assert program.seen[-1] == house.stream.seen(2) and "1" not in program.seen[-1].lines
        assert {seat: one.actor for seat, one in program.seen[-1].players.items()} == {
            "1": "hands",
            "2": "program",
        }
        program.stop()
        house.do(lambda: house.stream.said(Announcement("line"), 0))
        house.do(lambda: None)
        assert house.stream.state().players["2"].actor == "hands"


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_program_that_fails_leaves_its_seat_and_nothing_else(tmp_path: Path) -> None:
    def fail(_state: TableState) -> str:
        raise RuntimeError("of the test")

    program = Program(2, fail)
    with House(tmp_path) as house, guest(tmp_path) as asking:
        house.do(lambda: house.stream.join(program))
        until(lambda: not program._thread.is_alive(), "its end")
        house.do(lambda: house.stream.said(Announcement("line"), 0))
        asking.ask(StatusMessage(), StateMessage)
        assert house.stream.state().players["2"].actor == "hands"


def test_who_joins_a_seat_sees_what_it_may_see_acts_through_the_queue_and_is_nobody_far(tmp_path: Path) -> None:
    """A page in the same room does so, too, beside the hands at the board of that seat."""
    with House(tmp_path) as house, guest(tmp_path) as friend:
        friend.ask(AttachMessage(seat=2, prints=False), StateMessage)
        known = friend.ask(SubscribeMessage(seat=2), SnapshotMessage).state
        assert known.players["2"].actor == "hands" and known.awaited
        friend.send(LineMessage(text="place 1 C4 C5"))
        until(lambda: house.heard, "the act")
        assert house.heard == [("place 1 C4 C5", "terminal 1", 2)]


@pytest.mark.parametrize("seed", range(4))
def test_a_program_that_knows_the_rules_has_the_state_of_the_table(seed: int) -> None:
    rig, rng = Rig(2), random.Random(seed)
    game, table = load("royal_garden"), rig.table
    fold = Fold(game, rig.setup)
    for _ in range(25):
        moves = list(game.moves(table.referee.state))
        rig.tell("undo" if rng.random() < 0.3 or not moves else game.text(rng.choice(moves)))
        acts = [game.text(one.move) for one in table.referee.ledger.played]
        if rng.random() < 0.6:
            assert fold.after(acts) == table.referee.state


class Waiting:
    """A strategy that thinks long about the acts of one seat."""

    def __init__(self, strategy: Any, seat: int) -> None:
        self._strategy, self._seat = strategy, seat
        self.thinks, self.may_go_on = threading.Event(), threading.Event()

    def next(self, state: Any) -> Move | None:
        move: Move | None = self._strategy.next(state)
        if move is not None and move.player == self._seat:
            self.thinks.set()
            assert self.may_go_on.wait(PATIENCE_S)
        return move


def test_the_demonstration_plays_by_its_actors_while_the_table_answers(tmp_path: Path) -> None:
    """While a player of software thinks, a question is answered; afterwards the match goes to its end."""
    tiles = standard_tiles(GAME)
    people = (Player(1, "Jana"), Player(2, "Petr"))
    setup = Setup(people, tiles.tiles(), options={PLAY: MATCH, DRAW: COMPANION})
    journal = Journal.open(tmp_path / "journal.sqlite3", lambda: 0)
    players = Players(GAME, setup, tiles, Dealer(3), tmp_path)
    players._strategy = waiting = Waiting(players._strategy, 2)
    lines: list[str] = []
    plan = Plan(players.ports, Phrases("en", "terse", strict=True), write=lines.append, dealer=Dealer(3))
    match = Match.begin(journal, GAME, setup, tiles, QUICK)
    daemon = Daemon(plan, journal, match, lambda inbox, _sound, _seat: TranscriptVoice(inbox))
    players.start(daemon)
    daemon.start()
    judge = threading.Thread(target=daemon.run, daemon=True)
    judge.start()
    try:
        assert waiting.thinks.wait(PATIENCE_S)
        count = len(lines)
        daemon.post(keys.Typed("score"))
        until(lambda: any("Jana" in line for line in lines[count:]), "the answer")
        assert match.table.referee.outcome() is None
        waiting.may_go_on.set()
        judge.join(PATIENCE_S)
        assert not judge.is_alive() and match.finished
        acts = match.table.referee.ledger.played
        assert {one.move.player for one in acts} >= {1, 2}
    finally:
        waiting.may_go_on.set()
        players.stop()
        journal.close()
