"""The page in a true browser: every sentence once, in order; a match by typed lines, by buttons, by grids."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.core.model import Announcement
from companion.games import NAMES
from tests.firefox_kit import firefox
from tests.page_kit import PageHouse, chromium, page_house
from tests.page_play import WAYS, opened, played, seated

SAMPLE, MOST = 8, 2_000
"""Acts of a match: as many as are played usually, and more than any match has."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as opened:
        yield opened


def test_each_sentence_stands_in_the_log_once_in_order_also_after_the_page_was_away(
    browser: Any, tmp_path: Path
) -> None:
    """Ninety numbered sentences; the page's server goes away and comes back twice meanwhile."""
    with page_house(tmp_path) as house:
        page = seated(browser, house)
        page.evaluate(GATHER)
        for first in (1, 31, 61):
            for number in range(first, first + 30):
                say(house, number)
            if first < 61:
                page.wait_for_function("number => window.gathered.includes(number)", arg=first + 9)
                house.close()
                house.open()
        page.wait_for_function("() => window.gathered.includes(90)")
        assert page.evaluate("window.gathered") == list(range(1, 91))
        page.close()


GATHER = """() => {
  window.gathered = [];
  new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) => {
    const found = /^Sentence ([a-j]+)[.]/.exec(node.textContent);
    if (found) window.gathered.push(Number([...found[1]].map((one) => "abcdefghij".indexOf(one)).join("")));
  }))).observe(document.getElementById("log"), {childList: true});
}"""
"""Every insertion into the log, whoever makes it."""


def say(house: PageHouse, number: int) -> None:
    """A numbered sentence; digits would be spoken as words."""
    assert house.live.daemon is not None
    letters = "".join("abcdefghij"[int(digit)] for digit in str(number))
    house.live.daemon.post(Announcement("said-aloud", {"text": f"Sentence {letters}"}))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", NAMES)
def test_a_match_is_played_on_pages(browser: Any, game: str, way: str, tmp_path: Path) -> None:
    """Its first acts, or all of them where COMPANION_PAGES=whole; both seats have a page."""
    whole = os.environ.get("COMPANION_PAGES") == "whole"
    with page_house(tmp_path, game) as house:
        assert house.live.match is not None
        referee = house.live.match.table.referee
        pages = {seat: seated(browser, house, seat) for seat in (1, 2)}
        count = played(house, pages, [way], MOST if whole else SAMPLE)
        assert count >= SAMPLE
        assert not whole or referee.game.outcome(referee.state) is not None
        for page in pages.values():
            assert page.wrong == []
            page.close()


@pytest.mark.parametrize("game", NAMES)
def test_a_match_is_played_in_firefox(game: str, tmp_path: Path) -> None:
    """By typed lines, as above."""
    whole = os.environ.get("COMPANION_PAGES") == "whole"
    with firefox() as opened_firefox, page_house(tmp_path, game) as house:
        pages = {seat: opened_firefox.new_page() for seat in (1, 2)}
        for seat, page in pages.items():
            opened(page, house, seat)
        assert played(house, pages, ["typed"], MOST if whole else SAMPLE) >= SAMPLE
        assert opened_firefox.wrong() == []
