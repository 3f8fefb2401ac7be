"""The stream of table states: changes lead where snapshots do, and no subscriber harms another or the judge."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.model import Announcement, Fact, Phrase, Place
from companion.daemon.actors import BACKLOG, Mailbox
from companion.daemon.heard import HeardSentence
from companion.daemon.ipc.client import Client
from companion.daemon.ipc.messages import (
    AttachMessage,
    ChangeMessage,
    HeardMessage,
    RefusalMessage,
    SnapshotMessage,
    StateMessage,
    SubscribeMessage,
)
from companion.daemon.ipc.wire import PROTOCOL
from companion.daemon.stream import Stream
from companion.games import load
from companion.play import patches
from companion.play.changes import Change, StateSnapshot
from companion.play.patches import changes
from companion.play.state import EVERYBODY, TABLE, Json, TableState, Wording, seen_by
from tests.local_kit import ROOT, House, guest
from tests.logged import logged
from tests.patience import until
from tests.rig import Rig

EXAMPLE = Path(__file__).parent / "data" / "table_state_2.json"
OLDER = EXAMPLE.with_name("table_state_1.json")
SCHEMA = ROOT / "docs" / "stream.schema.json"
BOUNDED = settings(max_examples=60, deadline=None)


def scene() -> tuple[Rig, Stream]:
    """Two players with a board each: a domino lies, another lies where it may not, one board is gone."""
    rig = Rig(2)
    stream = Stream(rig.table)
    rig.castle(1)
    rig.lay(1, 24, "B3", "A3")
    rig.lay(1, 1, "E5", "D5")
    rig.quiet(1)
    rig.unplug(2)
    for ear, one in enumerate((rig.said[-1], Announcement("nothing-yet"))):
        stream.said(one, ear)
    return rig, stream


def merged(document: Json, patch: Json) -> Json:
    """The document with a merge patch applied, as RFC 7396 has it."""
    after = {name: one for name, one in document.items() if patch.get(name, 0) is not None}
    for name, now in patch.items():
        was = after.get(name)
        if isinstance(now, dict):
            after[name] = merged(was if isinstance(was, dict) else {}, now)
        elif now is not None:
            after[name] = now
    return after


def applied(known: StateSnapshot, number: int, patch: Json) -> StateSnapshot:
    """What is known after the next change."""
    assert number == known.number + 1
    assert patches.merged(known.state.document(), patch) == merged(known.state.document(), patch)
    return known.after(number, patch)


# ---- documents ------------------------------------------------------------------------------------------------


def test_the_kept_example_of_version_1_is_read() -> None:
    state = TableState.model_validate_json(OLDER.read_text(encoding="utf-8"))
    assert (state.version, state.game, state.last, state.setup) == (1, "royal_garden", 1, {})


def test_the_kept_example_is_read_and_is_still_what_is_told() -> None:
    kept = EXAMPLE.read_text(encoding="utf-8").strip()
    state = TableState.model_validate_json(kept)
    assert (state.version, state.game, state.last) == (2, "royal_garden", 1)
    assert state.model_dump_json(exclude_none=True) == kept
    assert scene()[1].state() == state


def test_the_schema_that_is_kept_is_that_of_the_models() -> None:
    """Written with: python -m tests.test_stream."""
    assert json.loads(SCHEMA.read_text(encoding="utf-8")) == TableState.model_json_schema()
    page = (ROOT / "docs" / "stream.md").read_text(encoding="utf-8")
    assert all(f"`{name}`" in page for name in TableState.model_fields)
    assert f"the protocol has number {PROTOCOL};" in page


FACTS = st.recursive(
    st.integers(-9, 9) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=6,
)
DOCUMENTS = st.dictionaries(st.sampled_from("abc"), FACTS, max_size=3)


@given(DOCUMENTS, DOCUMENTS)
@BOUNDED
def test_the_patch_between_two_documents_leads_from_one_to_the_other(before: Json, after: Json) -> None:
    patch = changes(before, after)
    assert merged(before, patch) == patches.merged(before, patch) == after
    assert bool(patch) == (before != after)


@given(st.sampled_from([(True, False), (False, True)]), st.randoms(use_true_random=False))
@BOUNDED
def test_what_seats_see_differs_in_private_lines_only(order: tuple[bool, bool], rng: random.Random) -> None:
    rig = Rig(2)
    stream = Stream(rig.table)
    for _ in range(5):
        stream.said(Announcement(f"line-{rng.randint(1, 9)}"), rng.randint(0, 2))
    state = stream.state()
    for seat in (TABLE, 1, 2):
        seen = seen_by(state, seat)
        assert set(seen.lines) == set(state.lines) & {"0", str(seat)}
        assert seen.model_copy(update={"lines": {}}) == state.model_copy(update={"lines": {}})
    assert seen_by(state, EVERYBODY) == state


def test_facts_come_back_as_they_were_and_what_cannot_be_told_harms_nothing() -> None:
    facts: dict[str, Fact] = {"cell": Place("1", 2, 3), "items": (Phrase("a", {"n": 1}), "b"), "count": 4}
    assert Wording.of(Phrase("key", facts)).phrase() == Phrase("key", facts)
    assert Wording.of(Phrase("key", {"n": 2**60})).phrase() == Phrase("key")


# ---- subscribers ----------------------------------------------------------------------------------------------


class Reader(Mailbox):
    """A subscriber that reads when it is told to, and checks that nothing is missing."""

    def __init__(self) -> None:
        super().__init__()
        self.known: StateSnapshot | None = None
        self.snapshots = 0

    def read(self, count: int = BACKLOG) -> None:
        for _ in range(min(count, self._waiting.qsize())):
            news = self.get()
            assert news is not None
            self.snapshots += isinstance(news, StateSnapshot)
            assert self.known is not None or isinstance(news, StateSnapshot)
            if isinstance(news, StateSnapshot) or self.known is None:
                self.known = StateSnapshot(news.number, news.state)
            else:
                self.known = applied(self.known, news.number, news.patch)
            assert self.known.state == news.state

    @property
    def waiting(self) -> int:
        return self._waiting.qsize()


ACTS = st.lists(
    st.tuples(st.sampled_from(["act", "undo", "line", "lost", "read", "late"]), st.integers(0, 5)), max_size=80
)


@given(ACTS, st.integers(0, 2**16))
@BOUNDED
def test_however_late_and_slow_a_subscriber_reads_it_knows_what_it_may_see_in_the_end(
    acts: list[tuple[str, int]], seed: int
) -> None:
    rig, rng = Rig(2), random.Random(seed)
    stream, game = Stream(rig.table), load("royal_garden")
    readers = [(Reader(), seat) for seat in (EVERYBODY, TABLE, 1, 2)]
    for reader, seat in readers:
        stream.subscribe(reader, seat)
    for act, number in acts:
        if act == "act" and (moves := list(game.moves(rig.table.referee.state))):
            rig.tell(game.text(rng.choice(moves)))
        elif act == "line":
            stream.said(Announcement("line", {"n": number}), number % 3)
        elif act == "lost":
            rig.unplug(1 + number % 2)
        elif act == "read":
            readers[number % len(readers)][0].read()
        elif act == "late":
            readers.append((Reader(), number % 3))
            stream.subscribe(*readers[-1])
        elif act == "undo":
            rig.tell("undo")
        stream.publish()
        assert all(reader.waiting <= BACKLOG for reader, _ in readers)
    for _ in range(2):  # who is behind hears of it when there is room
        for reader, _ in readers:
            reader.read()
        stream.publish()
    for reader, seat in readers:
        assert reader.known is not None and reader.known.state == seen_by(stream.state(), seat)


def test_a_slow_subscriber_gets_one_snapshot_in_place_of_what_it_missed() -> None:
    stream = Stream(Rig(2).table)
    slow, quick = Reader(), Reader()
    stream.subscribe(slow, TABLE)
    stream.subscribe(quick, TABLE)
    for number in range(3 * BACKLOG):
        stream.said(Announcement("line", {"n": number}), 0)
        stream.publish()
        quick.read()
    assert slow.waiting == BACKLOG and quick.snapshots == 1
    slow.read()
    stream.publish()  # nothing new, but there is room again
    slow.read()
    assert slow.snapshots == 2 and slow.known == quick.known
    assert slow.known is not None and slow.known.number == 3 * BACKLOG


def test_one_that_is_gone_is_forgotten_and_costs_nothing() -> None:
    stream = Stream(Rig(2).table)
    gone, here = Reader(), Reader()
    stream.subscribe(gone, TABLE)
    stream.subscribe(here, TABLE)
    gone.close()
    assert gone.get() is None
    for number in range(3):
        stream.said(Announcement("line", {"n": number}), 0)
        stream.publish()
    here.read()
    assert gone.waiting == 2  # the snapshot it began with, and its own end
    assert here.known is not None and here.known.number == 3
    stream.leave(here)
    stream.said(Announcement("line"), 0)
    stream.publish()
    assert here.waiting == 0
    stream.leave(here)


class Broken(Reader):
    """A program's mistake: it raises when this is called."""

    def __init__(self, wrong: str) -> None:
        super().__init__()
        self.wrong = wrong

    def fail(self, called: str) -> None:
        if called == self.wrong:
            raise RuntimeError("of the test")

    def has_room(self) -> bool:
        self.fail("has_room")
        return super().has_room()

    def put(self, told: StateSnapshot | Change) -> bool:
        self.fail("put")
        return super().put(told)

    def hear(self, heard: HeardSentence) -> bool:
        self.fail("hear")
        return True


@pytest.mark.parametrize("wrong", ["has_room", "put", "hear"])
def test_one_that_raises_is_logged_and_left_and_the_others_are_told(wrong: str) -> None:
    stream = Stream(Rig(2).table)
    broken, here = Broken(""), Reader()
    for one in (broken, here):
        stream.subscribe(one, TABLE)
    stream.heard.tell(broken, TABLE)
    broken.wrong = wrong
    with logged("companion.daemon") as records:
        for number in range(3):
            stream.said(Announcement("line", {"n": number}), 0)
            stream.publish()
    here.read()
    assert here.known is not None and here.known.number == 3
    ways = 2 if wrong == "has_room" else 1  # it follows the states and the sentences
    assert len(records) == ways and all(one.exc_info for one in records)


def test_one_that_raises_at_its_first_snapshot_is_left() -> None:
    stream = Stream(Rig(2).table)
    with logged("companion.daemon") as records:
        stream.subscribe(Broken("put"), TABLE)
        stream.said(Announcement("line"), 0)
        stream.publish()
    assert len(records) == 1


def test_who_follows_one_match_follows_the_next() -> None:
    first, second = Stream(Rig(2).table), Stream(Rig(3).table)
    reader = Reader()
    first.subscribe(reader, TABLE)
    first.said(Announcement("line"), 0)
    first.publish()
    second.take_over(first)
    second.publish()
    reader.read()
    assert reader.snapshots == 1 and reader.known is not None
    assert reader.known.state == second.seen(TABLE) and len(reader.known.state.players) == 3
    second.subscribe(reader, TABLE)
    second.said(Announcement("line"), 0)
    second.publish()
    assert reader.waiting == 2  # once, although it has followed before


def test_a_lost_board_and_what_lies_wrong_are_told_until_they_are_in_order() -> None:
    rig, stream = scene()
    state = stream.state()
    assert {uid: (one.surface, one.there) for uid, one in state.boards.items()} == {
        rig.boards[1].uid: ("1", True),
        rig.boards[2].uid: ("2", False),
    }
    assert {board: words.key for board, words in state.troubles.items()} == {"1": "careful", "2": "board-lost"}
    assert [one.actor for one in state.players.values()] == ["hands", "keys"]
    rig.lift(1, "domino 1")
    rig.quiet(1)
    assert set(stream.state().troubles) == {"2"}


# ---- over the local socket ------------------------------------------------------------------------------------


@pytest.fixture
def house(tmp_path: Path) -> House:
    """A running owner."""
    return House(tmp_path)


def test_a_guest_gets_a_snapshot_and_every_change(house: House, tmp_path: Path) -> None:
    with house:
        with guest(tmp_path) as asking:
            first = asking.ask(SubscribeMessage(seat=1), SnapshotMessage)
            assert first.state.players["1"].actor == "hands", "who only watches there acts for nobody"
            house.do(lambda: house.rig.tell("2 place 1 C4 C5"))
            known = StateSnapshot(first.number, first.state)
            while len(known.state.acts) == len(first.state.acts):
                news = asking.receive()
                assert isinstance(news, ChangeMessage)
                known = applied(known, news.number, news.patch)
            assert known.state == house.stream.seen(1)
            house.do(lambda: house.stream.said(Announcement("secret"), 2))
            house.do(lambda: house.stream.said(Announcement("open"), 0))
            news = asking.receive()
            assert isinstance(news, ChangeMessage) and list(news.patch["lines"]) == ["0"]  # type: ignore[arg-type]
        until(lambda: house.gone, "the guest's leaving")


def test_a_guest_who_wants_lines_is_told_each_once_however_many_are_said_in_a_step(
    house: House, tmp_path: Path
) -> None:
    def say(first: int, count: int) -> None:
        for number in range(first, first + count):
            house.stream.said(Announcement("line", {"n": number}), (0, 1, 2)[number % 3])

    with house, guest(tmp_path) as asking:
        house.do(lambda: say(0, 30))
        asking.ask(SubscribeMessage(seat=1, lines=True), SnapshotMessage)
        house.do(lambda: say(30, 300))
        numbers: list[int] = []
        while not numbers or numbers[-1] != 328:
            news = asking.receive()
            house.do(lambda: None)
            if isinstance(news, HeardMessage):
                assert news.ear in (0, 1) and news.kind == "message"
                numbers.append(int(str(news.words.facts["n"])))
        assert numbers == [number for number in range(330) if number % 3 != 2]


def test_a_guest_that_is_the_earphone_of_a_seat_gives_it_back_when_it_leaves(house: House, tmp_path: Path) -> None:
    with house:
        with guest(tmp_path) as one, guest(tmp_path) as other:
            for each in (one, other):
                each.ask(AttachMessage(seat=2, prints=False, ear=True), StateMessage)
            assert set(house.lent) == {(2, True)}
            one.close()
            until(lambda: len(house.gone) == 1, "the first one's leaving")
            assert set(house.lent) == {(2, True)}
        until(lambda: len(house.gone) == 2, "the other one's leaving")
    assert house.lent[-1] == (2, False)


def test_there_is_nothing_to_see_from_a_seat_that_is_not_there(house: House, tmp_path: Path) -> None:
    with house, guest(tmp_path) as asking:
        asking.send(SubscribeMessage(seat=5))
        refused = asking.receive()
        assert isinstance(refused, RefusalMessage) and refused.count == 2


def test_a_guest_that_does_not_read_is_neither_waited_for_nor_cut_off(house: House, tmp_path: Path) -> None:
    with house, guest(tmp_path) as stuck, guest(tmp_path) as asking:
        stuck.ask(SubscribeMessage(), SnapshotMessage)
        hold = stuck._guard  # its reading thread waits for this
        with hold:
            for number in range(4 * BACKLOG):
                padding = {"n": number, "text": str(number % 10) * 20_000}
                house.do(lambda facts=padding: house.stream.said(Announcement("line", facts), 0))  # type: ignore[misc]
            asking.ask(AttachMessage(), StateMessage)  # the judge answers others
        until(lambda: _last(house, stuck) == 4 * BACKLOG - 1, "the last line")


def _last(house: House, client: Client) -> object:
    """The number of the last line that a guest has been told in what it reads now, after one more step."""
    house.do(lambda: None)
    news = client.receive(0.2)
    lines = news.state.lines if isinstance(news, SnapshotMessage) else {}
    if isinstance(news, ChangeMessage):
        return news.patch["lines"]["0"]["words"]["facts"]["n"]  # type: ignore[index, call-overload]
    return lines["0"].words.facts["n"] if "0" in lines else None


if __name__ == "__main__":
    SCHEMA.write_text(json.dumps(TableState.model_json_schema(), indent=1) + "\n", encoding="utf-8")
    EXAMPLE.write_text(scene()[1].state().model_dump_json(exclude_none=True) + "\n", encoding="utf-8")
