"""The table on a page: python -m tests.benchmarks.bench_page [--minutes 240]

A match of two, its `companion page`, and browsers, each in processes of their own. Without --minutes the figures
that the page promises; with it how the page's memory grows under 20 readers, a line a minute. Chromium and
Playwright are needed; memory is told by Linux alone.
"""

from __future__ import annotations

import argparse
import http.client
import json
import sys
import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from companion.games import NAMES
from tests.benchmarks.bench_house import size_mb
from tests.benchmarks.cutting_proxy import CuttingProxy
from tests.benchmarks.figures import Figure, keep, tell, times
from tests.benchmarks.page_table import PageTable, page_table_process
from tests.page_kit import chromium
from tests.page_play import GATHERED, letters, wait
from tests.patience import PATIENCE_S, until
from tests.terminal import Companion

RAW, RATE, SENTENCES = 16, 10.0, 300
"""Readers without a browser, sentences a second, and how many of them."""
PAGES = ((0, "watch"), (1, ""), (1, "large"), (2, ""))
"""Seat and view of each page in Chromium."""
DOM_MS = 150.0
PAGE_MIB, DAEMON_MIB, GROWTH_PERCENT = 40.0, 2.0, 5.0
ALL_KB, PLAIN_KB = 150.0, 60.0
LINES, CUTS = 1_000, 20
GAP_MS = 500.0
"""The least time between two paragraphs of the log: GAP_MS of log.js."""
FULL_MINUTES = 4
"""By then the page keeps as many events as it ever does; from then on its growth is measured."""

SEEN = """() => {
  window.seen = {last: {}, log: {}, acts: {}};
  const digits = (letters) => Number([...letters].map((one) => "abcdefghij".indexOf(one)).join(""));
  const note = (where, text) => {
    const now = Date.now();
    for (const found of text.matchAll(/Sentence ([a-j]+)[.]/g)) window.seen[where][digits(found[1])] ??= now;
  };
  const at = (id) => document.getElementById(id);
  new MutationObserver(() => note("last", at("last").textContent))
    .observe(at("last"), {childList: true, characterData: true, subtree: true});
  new MutationObserver((all) => {
    for (const one of all) one.addedNodes.forEach((node) => note("log", node.textContent));
  }).observe(at("log"), {childList: true, subtree: true});
  new MutationObserver(() => window.seen.acts[at("table").dataset.acts] ??= Date.now())
    .observe(at("table"), {attributes: true, attributeFilter: ["data-acts"]});
}"""
"""Notes when each numbered sentence was in sight and in the log, and when the boards showed each act."""


class PageProcess:
    """`companion page` over a table, also begun again after it was killed."""

    def __init__(self, home: Path) -> None:
        self._home, self.port = home, 0
        self.begin()

    def begin(self) -> None:
        """Serve, at the same port as before, if any; the secrets are others."""
        self._process = Companion(self._home, "page", "--port", str(self.port))
        self.pid = self._process.process.pid
        self._addresses = [self._process.until("http://").strip() for _ in range(3)]
        self.port = int(self._addresses[0].split(":")[2].split("/")[0])

    def address(self, seat: int, view: str = "") -> str:
        """Where a seat plays, or its view of this name; 0 watches."""
        return self._addresses[seat].replace("/#", f"/{view}#")

    def token(self, seat: int) -> str:
        """The secret of a seat."""
        return self._addresses[seat].partition("#")[2]

    def kill(self) -> None:
        """End it without a word."""
        self._process.process.kill()
        self._process.process.wait()


@contextmanager
def page_process(table: PageTable) -> Iterator[PageProcess]:
    """A page over a table."""
    page = PageProcess(table.home)
    try:
        yield page
    finally:
        page.kill()


class RawReader(threading.Thread):
    """Reads the stream as a program; heard: numbers of the lines, with their times."""

    def __init__(self, page: PageProcess, seat: int) -> None:
        super().__init__(daemon=True)
        self._connection = http.client.HTTPConnection("127.0.0.1", page.port, timeout=PATIENCE_S)
        self._connection.request("GET", "/api/stream", headers={"authorization": f"Bearer {page.token(seat)}"})
        self._answer = self._connection.getresponse()
        self.heard: list[tuple[str, float]] = []
        self.start()

    def run(self) -> None:
        """See Thread."""
        with suppress(OSError, ValueError):
            said = False
            for line in self._answer:
                if said and line.startswith(b"data: "):
                    self.heard.append((json.loads(line[6:])["text"], time.time()))
                said = line == b"event: said\n"


@contextmanager
def read_by_many(page: PageProcess, browser: Any) -> Iterator[tuple[list[RawReader], list[Any]]]:
    """Sixteen readers without a browser, and four pages that show the table."""
    raw = [RawReader(page, number % 3) for number in range(RAW)]
    pages = []
    for seat, view in PAGES:
        shown = browser.new_page()
        shown.goto(page.address(seat, view))
        wait(shown, "document.querySelectorAll('[role=grid]').length > 0")
        shown.evaluate(SEEN)
        pages.append(shown)
    yield raw, pages
    for shown in pages:
        shown.close()


# ---- how soon, and how large -----------------------------------------------------------------------------------


def soon_and_small(browser: Any) -> Iterator[Figure]:
    """From the judge to the document, and memory, with all readers."""
    with page_table_process("queens_garden") as table, page_process(table) as page:
        with read_by_many(page, browser) as (raw, pages):
            table.say(40, RATE, 10)  # the first of everything takes longer
            known = len(table.said)
            table.say(SENTENCES, RATE, 10)
            slow = len(table.said)
            table.say(20, 1.0)
            for one in pages:
                wait(one, "number => number in window.seen.log", len(table.said))
            seen = [one.evaluate("window.seen") for one in pages]
            until(lambda: all(sum("Sentence" in text for text, _ in one.heard) == len(table.said) for one in raw))
            pss = size_mb(page.pid, "Pss")
        with_page = table.private_mib
        yield from _soon(table, seen, known, slow)
        yield from _raw(table, raw)
    yield Figure(
        f"memory of the page process with {RAW} raw readers and 4 pages", "MiB", {"PSS": pss}, ("PSS", PAGE_MIB)
    )
    with page_table_process("queens_garden") as alone:
        for count, rate, acts in ((40, RATE, 10), (SENTENCES, RATE, 10), (20, 1.0, 0)):
            alone.say(count, rate * 4, acts)
        values = {"more": with_page - alone.private_mib, "with it": with_page}
    yield Figure("memory of the daemon alone (private) because of the page", "MiB", values, ("more", DAEMON_MIB))


def _soon(table: PageTable, seen: Sequence[Any], known: int, slow: int) -> Iterator[Figure]:
    """See above. known: sentences before the measurement; slow: those before the slow ones."""

    def took(where: str, begun: dict[int, float], least: int, most: int) -> list[float]:
        """What came together with the next one was seen when that was."""
        told = [
            (begun[number], min(when for at, when in page[where].items() if int(at) >= number))
            for page in seen
            for number in begun
            if least < number <= most
        ]
        return [when - start_s * 1000 for start_s, when in told]

    everything, acts = len(table.said), sorted(table.acts)
    rate = f"{RATE:g} sentences a second, {RAW} raw readers, {len(PAGES)} pages"
    yield times(f"judge to the sentence in sight, {rate}", took("last", table.said, known, slow), ("p95", DOM_MS))
    yield times(f"judge to the boards, {rate}", took("acts", table.acts, acts[3], acts[-1]), ("p95", DOM_MS))
    yield times(
        "judge to the log, 1 sentence a second", took("log", table.said, slow, everything), ("p95", DOM_MS)
    )
    yield times(f"judge to the log, {rate}", took("log", table.said, known, slow), ("p95", DOM_MS + GAP_MS))


def _raw(table: PageTable, raw: Iterable[RawReader]) -> Iterator[Figure]:
    """What readers without a browser got of the numbered sentences."""
    delays, wrong = [], 0
    for one in raw:
        heard = [(text, when) for text, when in one.heard if text.startswith("Sentence ")]
        wrong += [text for text, _ in heard] != [f"Sentence {letters(number)}." for number in table.said]
        delays += [(when - told) * 1000 for (_, when), told in zip(heard, table.said.values(), strict=False)]
    yield times(f"judge to {RAW} raw readers", delays)
    yield Figure(
        "raw readers that lack a sentence, or had one twice or in another order", "", {"all": wrong}, ("all", 0), 0
    )


# ---- what is lost ----------------------------------------------------------------------------------------------


def nothing_lost(browser: Any) -> Iterator[Figure]:
    """A thousand sentences through a proxy that breaks connections, and one death of the page in the middle."""
    with page_table_process("royal_garden") as table, page_process(table) as page:
        proxy = CuttingProxy(page.port)
        context = browser.new_context(proxy={"server": proxy.address, "bypass": "<-loopback>"})
        shown = context.new_page()
        shown.goto(page.address(1))
        wait(shown, "document.querySelectorAll('[role=grid]').length > 0")
        shown.evaluate(GATHERED)
        for part in range(CUTS):
            proxy.cut()
            table.say(LINES // CUTS, 25)
            if part == CUTS // 2:
                page.kill()
                page.begin()
                _pair(shown, table)
        wait(shown, "last => window.gathered.at(-1) >= last", len(table.said))
        gathered = shown.evaluate("window.gathered")
        context.close()
        proxy.close()
    wrong = {
        "lost": len(set(table.said) - set(gathered)),
        "doubled": len(gathered) - len(set(gathered)),
        "out of order": sum(one > after for one, after in pairwise(gathered)),
    }
    values = {**wrong, "faults": sum(wrong.values()), "broken connections": proxy.cuts}
    yield Figure(f"{len(table.said)} sentences in the log, one death of the page", "", values, ("faults", 0), 0)
    yield Figure("connections too few that broke meanwhile", "", {"all": max(0, CUTS - proxy.cuts)}, ("all", 0), 0)


def _pair(shown: Any, table: PageTable) -> None:
    """A page process that was killed knows no secrets of before: the table gives the seat again."""
    wait(shown, "!document.getElementById('pair').hidden")
    shown.select_option("#pair-seat", "1")
    shown.click("#pair-ask")
    table.ask("wait a phone wants this seat")
    table.ask("type 7")
    wait(shown, "document.getElementById('pair-ask').getAttribute('aria-disabled') === 'true'")


# ---- what it weighs --------------------------------------------------------------------------------------------


def weight(browser: Any) -> Iterator[Figure]:
    """What a browser receives for a view as it is sent, packed, with headers: the most of all games and views."""
    most, plain, elsewhere = 0.0, 0.0, list[str]()
    for game in NAMES:
        with page_table_process(game) as table, page_process(table) as page:
            table.say(12, 100, 1)
            for view in ("", "large", "watch", "after"):
                received, others = _received(browser, page, view)
                elsewhere += others
                drawings = sum(size for url, size in received.items() if "/drawings/" in url)
                most = max(most, sum(received.values()) / 1000)
                plain = max(plain, (sum(received.values()) - drawings) / 1000)
    yield Figure("a view of a table, as transferred", "kB", {"all": most}, ("all", ALL_KB))
    yield Figure("the same without drawings", "kB", {"all": plain}, ("all", PLAIN_KB))
    yield Figure("requests to anybody else, which are refused", "", {"all": len(elsewhere)}, ("all", 0), 0)


def _received(browser: Any, page: PageProcess, view: str) -> tuple[dict[str, float], list[str]]:
    """Bytes by address, but for the stream, which does not end; and addresses that are not ours."""
    context = browser.new_context()
    ours, others = page.address(1).partition("/#")[0], list[str]()

    def refuse(one: Any) -> None:
        others.append(one.request.url)
        one.abort()

    context.route(lambda url: not url.startswith(ours), refuse)
    shown = context.new_page()
    urls: dict[str, str] = {}
    received: dict[str, float] = {}
    session = context.new_cdp_session(shown)
    session.send("Network.enable")
    session.on("Network.requestWillBeSent", lambda told: urls.update({told["requestId"]: told["request"]["url"]}))
    session.on(
        "Network.loadingFinished",
        lambda told: received.update({urls[told["requestId"]]: told["encodedDataLength"]}),
    )
    shown.goto(page.address(1, view))
    wait(shown, "document.querySelectorAll('[role=grid]').length > 0")
    asked = {url for url in urls.values() if "/api/stream" not in url}
    until(lambda: shown.evaluate("1") and asked <= set(received), lambda: asked - set(received))
    context.close()
    return received, others


# ---- for hours -------------------------------------------------------------------------------------------------


def soak(browser: Any, minutes: int) -> Iterator[Figure]:
    """Memory of the page process under all readers, minute by minute."""
    with (
        page_table_process("queens_garden") as table,
        page_process(table) as page,
        read_by_many(page, browser),
    ):
        full = 0.0
        for minute in range(1, minutes + 1):
            table.say(int(60 * RATE), RATE, 40)
            now = size_mb(page.pid, "Pss")
            full = now if minute <= FULL_MINUTES else full
            values = {"page": now, "daemon": table.private_mib}
            yield Figure(f"memory after {minute} minutes", "MiB", values, None, 2)
    growth = {"percent": 100 * (now / full - 1)}
    yield Figure(
        f"the page's from {FULL_MINUTES} to {minutes} minutes", "", growth, ("percent", GROWTH_PERCENT), 2
    )


def measure() -> Iterator[Figure]:
    """All that the page promises."""
    with chromium() as browser:
        for part in (soon_and_small, nothing_lost, weight):
            yield from part(browser)


@pytest.mark.benchmark
def test_the_page_is_quick_light_and_loses_nothing() -> None:
    if sys.platform == "linux":  # other systems do not tell memory so
        keep(measure())


def main() -> int:
    """See above."""
    parser = argparse.ArgumentParser(description="the table on a page")
    parser.add_argument("--minutes", type=int, help="how long its memory is watched, in place of the figures")
    minutes = parser.parse_args().minutes
    if minutes is None:
        return int(not tell(measure()))
    with chromium() as browser:
        return int(not tell(soak(browser, max(minutes, FULL_MINUTES + 1))))


if __name__ == "__main__":
    sys.exit(main())
