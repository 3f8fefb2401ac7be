"""The stream of one browser: sent until it ends or the browser goes, and closed either way; and what it costs."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncGenerator

import pytest
from starlette.types import Message

from companion.core.model import Phrase
from companion.page.events import EventStream
from companion.page.link import Gone
from companion.page.server import Handed, SentencesFirst
from companion.page.told import ShownTable, ToldSentence, ToldWords
from tests.patience import PATIENCE_S


class Browser:
    """One end of a stream. goes: after so many messages; breaks: what sending raises after so many."""

    def __init__(self, goes: int = 99, breaks: Exception | None = None, after: int = 0) -> None:
        self.sent: list[Message] = []
        self._goes, self._breaks, self._after = goes, breaks, after
        self._went = asyncio.Event()

    async def send(self, message: Message) -> None:
        """Take a message."""
        if self._breaks is not None and len(self.sent) > self._after:
            raise self._breaks
        self.sent.append(message)
        if len(self.sent) >= self._goes:
            self._went.set()

    async def receive(self) -> Message:
        """Say nothing until it goes."""
        await self._went.wait()
        return {"type": "http.disconnect"}


def streamed(browser: Browser, count: int, wrong: Exception | None = None) -> bool:
    """Send so many events, then end, wait for ever (count < 0), or fail; whether the events were closed."""
    closed = []

    async def events() -> AsyncGenerator[bytes, None]:
        try:
            for at in range(abs(count)):
                yield b"%d" % at
            if wrong is not None:
                raise wrong
            if count < 0:
                await asyncio.Event().wait()
        finally:
            closed.append(True)

    async def run() -> None:
        await asyncio.wait_for(EventStream(events())({"type": "http"}, browser.receive, browser.send), PATIENCE_S)

    asyncio.run(run())
    return closed == [True]


def test_events_are_sent_in_their_order_until_they_end() -> None:
    browser = Browser()
    assert streamed(browser, 3)
    first, *bodies = browser.sent
    assert first["status"] == 200 and (b"content-type", b"text/event-stream; charset=utf-8") in first["headers"]
    assert not any(name == b"content-length" for name, _ in first["headers"])
    assert [(one["body"], one["more_body"]) for one in bodies] == [
        (b"0", True), (b"1", True), (b"2", True), (b"", False),
    ]  # fmt: skip


def test_a_browser_that_goes_ends_what_is_made_for_it() -> None:
    assert streamed(Browser(goes=3), -2)


def test_a_browser_that_breaks_off_while_it_is_told_is_no_error() -> None:
    assert streamed(Browser(breaks=ConnectionResetError(), after=1), -3)


def test_an_error_of_ours_is_told() -> None:
    with pytest.raises(ZeroDivisionError):
        streamed(Browser(), 1, ZeroDivisionError())


def test_serving_loads_nothing_that_is_large_and_not_needed() -> None:
    """Five MiB of anyio, eight of pydantic, and four of what Babel knows of each language: a page has 40."""
    code = """
import asyncio, sys
from companion import games
from companion.games.api import Setup
from companion.language.phrases import Phrases
from companion.page import serve
from companion.page.asks import act_of
from companion.page.server import PageServer
from companion.play.journal.codec import unpack
from companion.ui.cli import main, page
from tests.test_page_events import Browser, streamed
assert streamed(Browser(), 3)
for language in ("cs", "pl", "en"):
    Phrases(language, strict=True).say("game-rows-lost", {"count": 5})
from babel import localedata
assert "fluent.runtime" in sys.modules and not localedata._cache, "a language is kept whole"
assert "anyio._backends._asyncio" not in sys.modules
games.load("royal_garden")
unpack(Setup, {"players": [{"number": 1, "name": "Jana"}], "tiles": []})
act_of(b'{"text": "score", "nonce": "12345678"}')
assert "pydantic" not in sys.modules and "pydantic_core" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=PATIENCE_S)


def test_of_tables_that_the_page_has_not_come_to_it_sees_the_last_but_never_one_before_it_was_gone() -> None:
    first, second, third, fourth = (ShownTable("x", acts={"1": str(one)}) for one in range(4))
    gone = Gone(Phrase("page-gone"))
    heard: list[object] = []

    async def run() -> None:
        hand = Handed(asyncio.get_running_loop(), heard.append)
        for one in (first, "a line", second, gone, third, fourth):
            hand(one)
        await asyncio.sleep(0)
        hand(first)
        await asyncio.sleep(0)

    asyncio.run(run())
    assert heard == [second, "a line", gone, fourth, first]


def test_a_sentence_goes_before_the_table_that_came_with_it_and_nothing_else_does() -> None:
    first, second, third, fourth = (ShownTable("x", acts={"1": str(one)}) for one in range(4))
    said = ToldSentence(1, 0, ToldWords("nothing-yet"), "answer", "final")
    gone = Gone(Phrase("page-gone"))
    heard: list[object] = []

    async def run() -> None:
        hear = SentencesFirst(asyncio.get_running_loop(), heard.append)
        for one in (first, said, second, gone, third):
            hear(one)
        assert heard == [said, second, gone]
        while len(heard) < 4:
            await asyncio.sleep(0)
        hear(fourth)
        while len(heard) < 5:
            await asyncio.sleep(0)

    asyncio.run(asyncio.wait_for(run(), PATIENCE_S))
    assert heard == [said, second, gone, third, fourth]
