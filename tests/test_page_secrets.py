"""What one seat may not see never leaves for it: all that its pages are told, whatever others hide or ask."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.core.model import Announcement, Kind
from companion.daemon.ipc import messages
from companion.daemon.requests import _Follower
from companion.daemon.stream import Stream
from companion.language.phrases import Phrases
from companion.page.link import SeatLink
from companion.page.seat import SeatRoom
from companion.page.view import MatchFolds
from companion.play.table import TELL, Input, Table
from tests.games.noughts.game import CELLS
from tests.installed import install, on_path
from tests.local_kit import places
from tests.test_actors_bounds import Blind, told

SEATS = (0, 1, 2)


@pytest.fixture(scope="module", autouse=True)
def noughts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        on_path(patch, install(tmp_path_factory.mktemp("site"), "noughts"))
        yield


@dataclass(frozen=True)
class Listener:
    """What stands for a guest."""

    send: Callable[[messages.IpcMessage], bool]

    @property
    def connection(self) -> Any:
        """Nothing waits."""
        return SimpleNamespace(waiting=0)


class Pages:
    """The pages of all seats, behind a stream as the daemon has it; each message is encoded and read again."""

    def __init__(self, stream: Stream) -> None:
        folds = MatchFolds()
        self.rooms = {seat: SeatRoom(seat, Phrases, "epoch", folds) for seat in SEATS}
        self.readers = {seat: room.page("en").feed.join()[1] for seat, room in self.rooms.items()}
        self.events: dict[int, list[tuple[str, str]]] = {seat: [] for seat in SEATS}
        for seat, room in self.rooms.items():
            link = SeatLink(places(Path("nowhere")), seat, room.hear)

            def send(message: messages.IpcMessage, link: SeatLink = link) -> bool:
                link._hear(json.loads(messages.encode(message)))
                return True

            follower = _Follower(cast("Any", Listener(send)))
            stream.subscribe(follower, seat)
            stream.heard.tell(follower, seat)

    def told(self, seat: int) -> list[tuple[str, str]]:
        """All events of a seat's pages, and what who comes now is told, in two languages."""
        reader, events = self.readers[seat], self.events[seat]
        while (event := reader.take()) is not None:
            events.append((event.name, event.data.decode()))
        return [
            *events,
            *[(one.name, one.data.decode()) for lang in ("en", "cs") for one in self._first(seat, lang)],
        ]

    def _first(self, seat: int, lang: str) -> Any:
        return self.rooms[seat].page(lang).feed.join()[0]


def play(table: Table, stream: Stream, text: str) -> None:
    """An act, and what is told of it."""
    for seen in table.take(Input(0, "table", f"{TELL} {text}")):
        table.judge(seen)
    stream.publish()


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(order=st.permutations(range(1, CELLS + 1)), data=st.data())
def test_no_event_of_a_seat_depends_on_what_is_hidden_from_it(order: list[int], data: st.DataObject) -> None:
    """Two matches with the same acts of one player and any others of the other: the same events, to the letter."""
    seat = data.draw(st.sampled_from((1, 2)))
    mine, others = order[:2], order[2:]
    events = []
    for _ in range(2):
        his = data.draw(st.permutations(others))[:2]
        first, second = (mine, his) if seat == 1 else (his, mine)
        table, stream = told(Blind(), ())
        pages = Pages(stream)
        for one, other in zip(first, second, strict=True):
            play(table, stream, f"1 mark {one}")
            pages.told(seat)  # of views that wait it would be told the last alone
            play(table, stream, f"2 mark {other}")
            pages.told(seat)
        assert sum(name == "view" for name, _ in pages.told(seat)) >= 4
        events.append(pages.told(seat))
        assert pages.told(0) != [] and len(table.referee.ledger.played) == 4
    assert events[0] == events[1]


@given(seed=st.integers(0, 2**32))
@settings(max_examples=25, deadline=None)
def test_what_one_seat_hears_alone_is_in_no_event_of_another(seed: int) -> None:
    """Sentences with a mark of the ear that hears them, at random: each page has those of all and its own."""
    dice = random.Random(seed)
    _table, stream = told(Blind(), ())
    pages = Pages(stream)
    marks = {0: "everybody", 1: "onlyjana", 2: "onlypetr"}
    count = dict.fromkeys(SEATS, 0)
    for _ in range(dice.randrange(5, 60)):
        ear = dice.choice(SEATS)
        count[ear] += 1
        stream.said(Announcement("said-aloud", {"text": marks[ear]}, Kind.ANSWER, seat=ear), ear)
        if dice.random() < 0.4:
            stream.publish()
    stream.publish()
    for seat in SEATS:
        texts = [data.lower() for name, data in pages.told(seat) if name == "said"]
        for ear, mark in marks.items():
            there = sum(mark in one for one in texts)
            assert there == (count[ear] if ear in (0, seat) else 0), (seat, mark)
        everything = " ".join(data.lower() for _, data in pages.told(seat))
        assert not any(marks[ear] in everything for ear in (1, 2) if ear != seat)
