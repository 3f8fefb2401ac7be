"""The page in a true browser: every sentence once, in order; a match by typed lines, and one by buttons alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.core.model import Announcement
from companion.games import NAMES, strategy
from companion.play.dealer import Dealer
from companion.play.referee import Referee
from tests.page_kit import PageHouse, chromium, page_house
from tests.patience import PATIENCE_S, until

WAIT_MS = PATIENCE_S * 1000


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as opened:
        yield opened


def seated(browser: Any, house: PageHouse, seat: int = 1) -> Any:
    """A page of a seat that is connected; what it complains of fails the test."""
    page = browser.new_page()
    page.set_default_timeout(WAIT_MS)
    page.wrong = []
    page.on("pageerror", lambda error: page.wrong.append(str(error)))
    page.on("console", lambda told: page.wrong.append(told.text) if told.type == "error" else None)
    page.goto(house.page.address(seat))
    page.wait_for_function("document.querySelectorAll('[role=grid]').length > 0")
    return page


def typed(page: Any, text: str) -> None:
    page.fill("#line", text)
    page.press("#line", "Enter")


def acts(house: PageHouse) -> int:
    assert house.live.match is not None
    return len(house.live.match.table.referee.ledger.played)


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


@pytest.mark.parametrize("game", NAMES)
def test_a_match_is_begun_by_typed_lines_and_by_buttons(browser: Any, game: str, tmp_path: Path) -> None:
    """Twelve acts, by turns typed and by buttons; both seats have a page."""
    with page_house(tmp_path, game) as house:
        assert house.live.match is not None
        referee = house.live.match.table.referee
        plays = strategy(game, house.live.match.table.setup, Dealer(1))
        pages = {seat: seated(browser, house, seat) for seat in (1, 2)}
        for number in range(12):
            until(lambda: due(referee), "a player's turn")
            before, move = acts(house), plays.next(referee.state)
            if move is None:
                typed(pages[1], "confirm")
            elif number % 2:
                typed(pages[move.player or 1], " ".join(referee.game.text(move).split()[1:]))
            else:
                press(pages[move.player or 1], referee.game.text(move).split()[1:])
            until(lambda before=before: acts(house) > before, f"{number}: {move}")  # type: ignore[misc]
        for page in pages.values():
            assert page.wrong == []
            page.close()


def due(referee: Referee) -> bool:
    """Whether the game waits for a player, or for somebody to confirm or to have a piece drawn."""
    return any(one.paced or not one.chance for one in referee.game.awaited(referee.state))


def press(page: Any, tokens: list[str]) -> None:
    """An act by buttons: its command, then each argument that is not settled."""
    page.locator(f'#buttons button[data-act][data-text="{tokens[0]}"]').press("Enter")
    for token in tokens[1:]:
        button = page.locator(f'#choices button[data-text="{token}"]:not([aria-disabled])')
        button.press("Enter")
