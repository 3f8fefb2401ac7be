"""A browser without a seat: it asks the table, plays once the table has said yes, and says so when it is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.page.safety import Tokens
from tests.page_kit import chromium, page_house
from tests.patience import PATIENCE_S


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as opened:
        yield opened


def test_a_page_without_a_seat_gets_one_and_tells_when_it_has_none_any_more(browser: Any, tmp_path: Path) -> None:
    """Asked with keys alone; focus stays; after another start of the page the old secret is nobody's."""
    with page_house(tmp_path) as house:
        house.connected(0)
        page = browser.new_page()
        page.set_default_timeout(PATIENCE_S * 1000)
        page.goto(f"http://127.0.0.1:{house.port}/")
        page.wait_for_selector("#pair:not([hidden])")
        page.select_option("#pair-seat", "2")
        page.focus("#pair-ask")
        page.keyboard.press("Enter")
        house.live.wait("Bedřich: a phone wants this seat")
        house.live.type("7")
        page.wait_for_selector("#form:not([hidden])")
        assert page.evaluate("document.activeElement.id") == "pair-ask", "focus moves only by the user"
        page.focus("#line")
        page.wait_for_selector("#pair", state="hidden")
        house.close()
        house.page.tokens = Tokens(range(3))
        house.open()
        page.wait_for_selector("#pair:not([hidden])")
        assert "This page has no seat, or no longer" in page.inner_text("#log")
        page.close()
