"""The view after a match in a true browser: lines mark their cells, the replay steps, a sheet comes as a file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.games import strategy
from companion.play.dealer import Dealer
from tests.page_kit import PageHouse, chromium, page_house
from tests.patience import PATIENCE_S, until

WAIT_MS = PATIENCE_S * 1000


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as opened:
        yield opened


def played(house: PageHouse, count: int) -> None:
    """So many acts of players, each by a request of the own seat."""
    assert house.live.match is not None
    referee = house.live.match.table.referee
    host = f"127.0.0.1:{house.port}"
    for one in (1, 2):
        until(lambda one=one: house.request("GET", "/api/points", seat=one, host=host)[0] == 200, "a link")  # type: ignore[misc]
    plays = strategy(house.live.game, house.live.match.table.setup, Dealer(1))
    for number in range(count):
        house.live.until_due()
        before, move = len(referee.ledger.played), plays.next(referee.state)
        text = "confirm" if move is None else " ".join(referee.game.text(move).split()[1:])
        seat = move.player if move is not None and move.player else 1
        told = {"text": text, "nonce": f"played-{number}", "notation": move is not None}
        assert house.post("/api/act", told, seat) == 202
        until(lambda before=before: len(referee.ledger.played) > before, text)  # type: ignore[misc]


def opened(browser: Any, address: str) -> Any:
    """The view at an address, loaded; what it complains of fails the test."""
    page = browser.new_page()
    page.set_default_timeout(WAIT_MS)
    page.wrong = []
    page.on("pageerror", lambda error: page.wrong.append(str(error)))
    page.on("console", lambda told: page.wrong.append(told.text) if told.type == "error" else None)
    page.goto(address)
    page.wait_for_selector("[role=grid] .cell")
    return page


def names(page: Any, cells: str) -> list[str]:
    """How the cells of a selector are called."""
    return [str(one) for one in page.locator(f"{cells} .name").all_text_contents()]


def test_a_match_that_goes_on_is_looked_back_at(browser: Any, tmp_path: Path) -> None:
    with page_house(tmp_path) as house:
        played(house, 12)
        page = opened(browser, house.page.address(0).replace("/watch", "/after"))
        assert "not over" in page.inner_text("#note")
        assert page.locator("#ranking li").count() > 0
        acts = page.locator("#acts li")
        count = acts.count()
        assert count >= 12
        line = page.locator("#points button").first
        line.click()
        page.wait_for_selector(".cell.marked")
        assert line.get_attribute("aria-pressed") == "true"
        marked = names(page, ".cell.marked")
        assert marked and all(one.endswith(", marked") for one in marked)
        assert page.evaluate("document.activeElement.textContent") == line.inner_text()
        said = page.locator("#log p").last.inner_text()
        assert said.startswith("Marked: ")
        page.click("#before")
        page.wait_for_selector(f"#acts li:nth-child({count - 1}) [aria-current]")
        assert page.locator(".cell.marked").count() == 0
        assert page.inner_text("#act") == acts.nth(count - 2).inner_text()
        page.click("#first")
        page.wait_for_selector("#first[aria-disabled=true]")
        assert page.inner_text("#act") == "Before the first act"
        page.click("#end")
        page.wait_for_selector(".cell.marked")
        assert page.wrong == []
        page.close()
