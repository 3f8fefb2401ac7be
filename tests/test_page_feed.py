"""The events of a page: whoever comes, goes and comes back knows each of them once, in order."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from companion.page.app import resumed
from companion.page.feed import KEPT, WAITING, Event, Feed, Reader, packed


class Known:
    """What one browser knows: numbers of events, told by snapshots and events."""

    def __init__(self, feed: Feed) -> None:
        self.feed = feed
        self.numbers: list[int] = []
        self.since = ""
        self.reader: Reader | None = None

    def come(self) -> None:
        """Connect, from what is known on."""
        missed, self.reader = self.feed.join(self.since)
        for event in missed:
            self.take(event)

    def take(self, event: Any) -> None:
        """One event."""
        told = json.loads(event.data)
        if event.name == "snapshot":
            self.numbers = list(range(1, told["n"] + 1))
        else:
            self.numbers.append(told["n"])
        self.since = self.feed.id(event)

    def read(self, most: int) -> None:
        """Some of what waits."""
        assert self.reader is not None
        for _ in range(most):
            event = self.reader.take()
            if event is None:
                return
            self.take(event)

    def go(self) -> None:
        """The connection breaks; what was on its way is lost."""
        assert self.reader is not None
        self.feed.leave(self.reader)
        self.reader = None


def feed() -> tuple[Feed, list[int]]:
    """A feed whose events are numbered, and how many there were."""
    count = [0]
    return Feed("a1", lambda: packed({"n": count[0]})), count


def tell(told: Feed, count: list[int], times: int = 1) -> None:
    for _ in range(times):
        count[0] += 1
        told.put("said", packed({"n": count[0]}))


@given(st.integers(0, 2**32), st.integers(1, 60))
def test_a_browser_that_comes_and_goes_knows_each_event_once_in_order(seed: int, steps: int) -> None:
    dice = random.Random(seed)

    async def play() -> None:
        told, count = feed()
        known = Known(told)
        for _ in range(steps):
            match dice.choice(("tell", "read", "break", "flood")):
                case "tell":
                    tell(told, count)
                case "flood":
                    tell(told, count, dice.choice((5, 40, KEPT // 3)))
                case "read" if known.reader is not None:
                    known.read(dice.randrange(8))
                case "break" if known.reader is not None:
                    known.go()
                case _ if known.reader is None:
                    known.come()
            if known.reader is not None and known.reader.cut:
                known.go()
        if known.reader is None:
            known.come()
        known.read(10**6)
        assert known.numbers == list(range(1, count[0] + 1))

    asyncio.run(play())


def test_a_reader_that_does_not_keep_up_is_cut_and_others_are_not() -> None:
    async def play() -> None:
        told, count = feed()
        slow, quick = Known(told), Known(told)
        slow.come()
        quick.come()
        for _ in range(WAITING + 5):
            tell(told, count)
            quick.read(5)
        assert slow.reader is not None and slow.reader.cut and quick.reader is not None and not quick.reader.cut
        slow.come()
        slow.read(10**6)
        assert slow.numbers == quick.numbers

    asyncio.run(play())


def test_of_views_that_wait_for_a_reader_it_is_told_the_last_alone_and_of_lines_each() -> None:
    names = ("view", "said", "view", "said", "gone", "view", "view", "said")

    async def play() -> None:
        told = Feed("a1", lambda: b"{}")
        _, reader = told.join()
        for name in names:
            told.put(name, b"{}")
        told.close()
        read = [one async for one in _until_the_end(reader)]
        assert [one.number for one in read] == [2, 4, 5, 7, 8]

    asyncio.run(play())


async def _until_the_end(reader: Reader) -> AsyncIterator[Event]:
    while (event := await reader.next()) is not None:
        yield event


def test_what_another_run_of_the_page_told_is_told_anew() -> None:
    async def play() -> None:
        told, count = feed()
        tell(told, count, 3)
        for since in ("", "b2.3", "a1.9", "a1.x", "a1.", ".3", "3", "a1.-1"):
            (first,), _ = told.join(since)
            assert first.name == "snapshot"
        assert told.join("a1.3")[0] == [] and len(told.join("a1.1")[0]) == 2

    asyncio.run(play())


def test_who_comes_back_is_told_all_missed_lines_at_once_and_the_last_view_alone() -> None:
    names = ("view", "said", "said", "gone", "view", "back", "missed", "said")

    async def play() -> None:
        told = Feed("a1", lambda: b"{}")
        for number, name in enumerate(names, start=1):
            several = (packed({"n": number, "of": one}) for one in range(2))
            told.put(name, b",".join(several) if name == "missed" else packed({"n": number}))
        missed, _ = told.join("a1.1")
        assert [one.number for one in missed] == [2, 3, 4, 5, 6, 7, 8]
        lines = {"lines": [{"n": 2}, {"n": 3}, {"n": 7, "of": 0}, {"n": 7, "of": 1}, {"n": 8}]}
        said = [(name, json.loads(data)) for name, data in resumed(missed)]
        assert said == [("missed", lines), ("gone", {"n": 4}), ("view", {"n": 5}), ("back", {"n": 6})]
        assert [one.number for one in told.join("a1.0")[0]] == [2, 3, 4, 5, 6, 7, 8] and told.join("a1.8")[0] == []

    asyncio.run(play())
    assert list(resumed([])) == []
