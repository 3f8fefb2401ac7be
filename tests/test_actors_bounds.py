"""What an actor sees and can do: nothing hidden, nothing of others, nothing that the judge would wait for."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.model import Announcement, Move, Phrase, Player
from companion.daemon.actors import BACKLOG, Actors, Mailbox, Program
from companion.daemon.daemon import Daemon
from companion.daemon.plan import Plan
from companion.daemon.players import Players
from companion.daemon.stream import Stream
from companion.device import link
from companion.device.tiles.tileset import TileSet
from companion.games.api import Setup, Space, Surface
from companion.language.phrases import Phrases
from companion.play.dealer import Dealer
from companion.play.fold import Fold
from companion.play.journal import Journal
from companion.play.match import Match, Taken
from companion.play.state import EVERYBODY, TABLE, TableState
from companion.play.table import TELL, Input, Table
from companion.speech.transcript import TranscriptVoice
from tests.games.noughts.game import CELLS, Noughts, State
from tests.games.noughts.manifest import NAME
from tests.installed import install, on_path
from tests.live import QUICK
from tests.patience import PATIENCE_S, until
from tests.rig import Rig

SETUP = Setup((Player(1, "Jana"), Player(2, "Petr")), ())
TILES = TileSet(NAME, "", ())
HIDDEN = 0
"""In place of a cell that somebody else has marked."""


class Blind(Noughts):
    """Noughts in which nobody sees where the others have marked, though everybody knows how often."""

    def seen(self, state: State, seat: int) -> State:
        """The own cells; of the others only that there are some."""
        marked = (cell if at % 2 + 1 == seat else HIDDEN for at, cell in enumerate(state.marked))
        return replace(state, marked=tuple(marked))

    def known(self, move: Move, seat: int) -> Move:
        """The own acts."""
        return move if move.player == seat else replace(move, args=(HIDDEN,))

    def spaces(self, state: State) -> list[Space]:
        """Only what is known: what is hidden has no place."""
        known = super().spaces(state)
        return [replace(one, cells={at: sign for at, sign in one.cells.items() if at[1] <= 3}) for one in known]


def told(game: Noughts, cells: Collection[int]) -> tuple[Table, Stream]:
    """A table after these marks, taken in turn."""
    table = Table(game, SETUP, TILES)
    for at, cell in enumerate(cells):
        for seen in table.take(Input(0, "table", f"{TELL} {at % 2 + 1} mark {cell}")):
            table.judge(seen)
    return table, Stream(table)


# ---- what is seen ---------------------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(order=st.permutations(range(1, CELLS + 1)), count=st.integers(1, 2), data=st.data())
def test_nothing_that_a_seat_may_see_depends_on_what_is_hidden_from_it(
    order: list[int], count: int, data: st.DataObject
) -> None:
    """Two games with the same acts of one player, and any others of the other: the documents are equal.

    Two acts each, so that nobody wins: an end is seen by all.
    """
    seat = data.draw(st.sampled_from((1, 2)))
    mine, others = order[:count], order[count:]
    documents = []
    for _ in range(2):
        his = data.draw(st.permutations(others))[:count]
        both = (mine, his) if seat == 1 else (his, mine)
        table, stream = told(Blind(), [cell for pair in zip(*both, strict=True) for cell in pair])
        assert len(table.referee.ledger.played) == 2 * count
        documents.append(stream.seen(seat).document())
        whole = stream.seen(EVERYBODY).acts.values()
        assert {one for one in whole if one.startswith(str(seat))} <= {*stream.seen(seat).acts.values()}
        assert sum(one.endswith("mark 0") for one in stream.seen(seat).acts.values()) == count
        assert not any(one.endswith("mark 0") for one in whole)
        assert all(act.endswith("mark 0") for act in stream.seen(TABLE).acts.values())
    assert documents[0] == documents[1]


def test_changes_told_to_a_seat_lead_to_what_it_may_see() -> None:
    table, stream = told(Blind(), (5,))
    boxes = {seat: Mailbox() for seat in (EVERYBODY, TABLE, 1, 2)}
    for seat, box in boxes.items():
        stream.subscribe(box, seat)
    for text in ("2 mark 1", "1 mark 9", "0 undo", "2 mark 2"):
        for seen in table.take(Input(0, "table", f"{TELL} {text}")):
            table.judge(seen)
        stream.publish()
    for seat, box in boxes.items():
        last = None
        while not box.empty():
            last = box.get()
        assert last is not None and last.state == stream.seen(seat), seat


def test_an_open_game_is_one_document_for_all() -> None:
    _, stream = told(Noughts(), (5, 1, 9))
    assert stream.seen(1) == stream.seen(2) == stream.seen(TABLE) == stream.state()


@pytest.mark.parametrize("game", [Blind(), Noughts()])
def test_what_is_wrong_on_a_board_is_told_to_who_may_see_the_board(
    game: Noughts, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, stream = told(game, (5,))
    surfaces = tuple(Surface(name, owner, (), sensed=True) for name, owner in (("1", 1), ("2", 2), ("tray", 0)))
    monkeypatch.setattr(game, "places", lambda _setup: surfaces)
    wrong = {one.name: Announcement("careful", {"n": one.owner}) for one in surfaces}
    monkeypatch.setattr(table.referee, "troubles", lambda: wrong)
    seen = {seat: set(stream.seen(seat).troubles) for seat in (EVERYBODY, TABLE, 1, 2)}
    every = {"1", "2", "tray"}
    if isinstance(game, Blind):
        assert seen == {EVERYBODY: every, TABLE: {"tray"}, 1: {"1", "tray"}, 2: {"2", "tray"}}
    else:
        assert all(one == every for one in seen.values())


# ---- who acts -------------------------------------------------------------------------------------------------


def test_every_seat_has_an_actor_and_one_place_knows_it() -> None:
    rig = Rig(2)
    actors = Actors(rig.table)
    rig.unplug(2)
    assert actors.kinds() == {1: "hands", 2: "keys"}
    assert Stream(rig.table).state().players["1"].actor == "hands"
    programs = [Program(1, lambda _state: ""), Program(2, lambda _state: "")]
    for one in programs:
        actors.join(one)
    assert actors.kinds() == {1: "program", 2: "program"}
    actors.leave(programs[0])
    assert actors.kinds() == {1: "hands", 2: "program"}
    actors.close()
    programs[0].close()
    until(lambda: not any(one._thread.is_alive() for one in programs), "their end")


class FirstFree:
    """A strategy that marks the first cell of which it does not know that it is marked."""

    def next(self, state: State) -> Move:
        """See Strategy."""
        cell = next(one for one in range(1, CELLS + 1) if one not in state.marked)
        return Move(state.turn, "mark", (cell,))


def test_a_seat_of_the_demonstration_acts_from_what_it_may_see_whoever_comes_first(tmp_path: Path) -> None:
    """The program of what is nobody's comes first and is told less: what it would choose is not done."""
    game = Blind()
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        on_path(patch, install(Path(folder) / "site", "noughts"))
        players = Players(NAME, SETUP, TILES, Dealer(1), tmp_path)
    players._game, players._fold, players._strategy = game, Fold(game, SETUP), FirstFree()
    _, stream = told(game, (1, 5))
    assert [players._act(seat, stream.seen(seat)) for seat in (TABLE, 2, 1)] == ["", "", "1 mark 2"]


# ---- what it can do -------------------------------------------------------------------------------------------


class Judged:
    """A daemon over noughts whose steps the test makes itself; said: what was said of what was heard."""

    def __init__(self, daemon: Daemon) -> None:
        self.daemon = daemon
        self.said: list[Announcement] = []
        hear = daemon.match.hear

        def heard(taken: Sequence[Taken]) -> list[Announcement]:
            said = hear(taken)
            self.said += said
            return said

        daemon.match.hear = heard  # type: ignore[method-assign]

    def answered(self, before: int) -> bool:
        """Whether more has been said than so many sentences."""
        return len(self.said) > before

    @property
    def acts(self) -> list[str]:
        """The acts that stand."""
        return [
            self.daemon.match.table.referee.game.text(one.move)
            for one in self.daemon.match.table.referee.ledger.played
        ]

    def until(self, done: Callable[[], object], what: str) -> None:
        """Make steps until something holds."""
        end = time.monotonic() + PATIENCE_S
        while not done():
            assert time.monotonic() < end, what
            self.daemon.step(0.01)


@contextmanager
def judged() -> Iterator[Judged]:
    """A match of noughts, without ports and keys."""
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        on_path(patch, install(Path(folder) / "site", "noughts"))
        patch.setattr(Phrases, "warm", lambda _phrases: None)  # seconds, for sentences that are not said here
        journal = Journal.open(Path(folder) / "journal.sqlite3", lambda: 0)
        match = Match.begin(journal, NAME, SETUP, TILES, QUICK)
        plan = Plan(link.Ports(usb=()), Phrases("en", strict=True), write=lambda _line: None)
        daemon = Daemon(plan, journal, match, lambda inbox, _sound, _seat: TranscriptVoice(inbox))
        daemon.outputs.start()
        try:
            yield Judged(daemon)
        finally:
            daemon.stream.actors.close()
            daemon.outputs.close()
            journal.close()


def program(seat: int, *answers: object) -> Program:
    """Answers once with each of these, whatever it sees; what is an exception it raises."""
    left = list(answers)

    def think(_state: TableState) -> str:
        answer = left.pop(0) if left else ""
        if isinstance(answer, Exception):
            raise answer
        return cast("str", answer)

    return Program(seat, think)


GARBAGE = st.one_of(
    st.text(max_size=30),
    st.sampled_from(
        ("\x1b[2J", "\udcff\udc00", "2 " * 500, "mark", "mark 99", "mark -1", "2\n1 mark 5", "0 0 mark 5")
    ),
    st.sampled_from((3, ("mark", 5), b"mark 5")),
)
STOLEN = st.builds(
    "{} mark {}".format, st.sampled_from(("", "0", "1", "01", "1 1", "2 1", "2")), st.integers(1, 9)
)


@settings(max_examples=30, deadline=None)
@given(answers=st.lists(GARBAGE | STOLEN, min_size=1, max_size=4))
def test_what_is_garbage_or_out_of_turn_is_refused_with_its_reason_and_harms_nobody(answers: list[object]) -> None:
    """Jana is on turn all the time: whatever Petr's program says, in whoever's name, no act comes of it."""
    with judged() as table:
        wanted = [one for one in answers if one]
        for one in wanted:
            before = len(table.said)
            table.daemon.stream.join(program(2, one))
            table.until(partial(table.answered, before), "an answer")
        assert table.acts == []
        for one in table.said:
            inner = one.facts.get("reason", one)
            assert one.key in ("careful-reason", "nothing-open", "nothing-to-undo"), one
            assert not isinstance(inner, Phrase) or inner.key in ("nc-turn", "nc-notation", "nc-taken"), inner
        table.daemon.stream.join(program(1, "mark 5"))
        table.until(lambda: table.acts, "the act of whoever is on turn")
        assert table.acts == ["1 mark 5"]


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_two_programs_play_to_the_end_beside_one_that_raises_and_one_that_hangs() -> None:
    goes_on = threading.Event()
    with judged() as table:
        stream, match = table.daemon.stream, table.daemon.match

        def hang(_state: TableState) -> str:
            goes_on.wait(PATIENCE_S)
            return "mark 1"

        done = set[int]()

        def play(seat: int, state: TableState) -> str:
            """Acts once in each turn: a state with other lines may come while its act is under way."""
            free = {str(cell) for cell in range(1, 10)} - {act.split()[2] for act in state.acts.values()}
            turn = len(state.acts)
            if turn in done or turn % 2 != seat - 1 or not any(one.player == seat for one in state.awaited):
                return ""
            done.add(turn)
            return f"mark {min(free)}"

        for one in (Program(2, hang), program(1, RuntimeError("of the test"))):
            stream.join(one)
        for seat in (1, 2):
            stream.join(Program(seat, partial(play, seat)))
        table.until(lambda: match.finished, "the end of the match")
        assert len(table.acts) == 7, "the first row that is full by then"
        goes_on.set()
        assert not any(one.key == "careful-reason" for one in table.said)


def test_the_judge_is_as_fast_beside_programs_that_hang() -> None:
    """Work of steps with six programs that hang, against steps with six that keep up; and none is waited for."""
    goes_on = threading.Event()
    ended: list[TableState] = []

    def hang(state: TableState) -> str:
        goes_on.wait(PATIENCE_S)
        ended.append(state)
        return ""

    def step(table: Judged, at: int) -> float:
        table.daemon.stream.said(Announcement("nothing-yet", {"n": at}), TABLE)
        begun = time.thread_time()
        table.daemon.step(0)
        return time.thread_time() - begun

    with judged() as quick, judged() as slow:
        for _ in range(6):
            slow.daemon.stream.join(Program(2, hang))
            quick.daemon.stream.join(Program(2, lambda _state: ""))
        beside, alone = zip(*((step(slow, at), step(quick, at)) for at in range(4 * BACKLOG)), strict=True)
        assert not ended
        goes_on.set()
    # Not their sums: Python may collect garbage of a whole session in one of them.
    assert median(beside) < 1.5 * median(alone), (median(beside), median(alone))
