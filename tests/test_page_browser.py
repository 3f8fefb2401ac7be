"""The page in a true browser: every sentence once, in order; a match by typed lines, by buttons, by grids."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from companion.games import NAMES
from tests.firefox_kit import firefox
from tests.page_kit import PageHouse, chromium, page_house
from tests.page_play import GATHERED, WAYS, advance, opened, played, say, seated, wait
from tests.patience import until

WHOLE = os.environ.get("COMPANION_PAGES") == "whole"
"""Whether whole matches are played, each of them in one way."""
WHOLE_WAYS = [(one,) for one in WAYS]
SAMPLE, MOST = 12, 2_000
"""Acts of a match: as many as are played else, and more than any match has."""


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
        page.evaluate(GATHERED)
        for first in (1, 31, 61):
            for number in range(first, first + 30):
                say(house.live, number)
            if first < 61:
                wait(page, "number => window.gathered.includes(number)", first + 9)
                house.close()
                house.open()
        wait(page, "() => window.gathered.includes(90)")
        assert page.evaluate("window.gathered") == list(range(1, 91))
        page.close()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("ways", WHOLE_WAYS if WHOLE else [tuple(WAYS)], ids="-".join)
@pytest.mark.parametrize("game", NAMES)
def test_a_match_is_played_on_pages(browser: Any, game: str, ways: tuple[str, ...], tmp_path: Path) -> None:
    """Both seats have a page; each act reaches the table as it was wanted."""
    with page_house(tmp_path, game) as house:
        pages = {seat: seated(browser, house, seat) for seat in (1, 2)}
        is_played(house, pages, ways, tmp_path)
        for page in pages.values():
            # A machine is faster than anybody may be: the page is told so, and sends the act again.
            assert [one for one in page.wrong if "429" not in one] == []
            page.close()


@pytest.mark.parametrize("game", NAMES if WHOLE else NAMES[:1])
def test_a_match_is_played_in_firefox(game: str, tmp_path: Path) -> None:
    """By typed lines."""
    with firefox() as other, page_house(tmp_path, game) as house:
        pages = {seat: other.new_page() for seat in (1, 2)}
        for seat, page in pages.items():
            opened(page, house, seat)
        is_played(house, pages, ("typed",), tmp_path)
        assert [one for one in other.wrong() if "429" not in one] == []


def is_played(house: PageHouse, pages: Mapping[int, Any], ways: Sequence[str], folder: Path) -> None:
    """The first acts of a match, or all of them; the table is then as without any page."""
    assert house.live.match is not None
    referee = house.live.match.table.referee
    count = played(house, pages, [WAYS[one] for one in ways], MOST if WHOLE else SAMPLE)
    assert count >= SAMPLE
    assert not WHOLE or referee.game.outcome(referee.state) is not None
    without = folder / "without"
    without.mkdir()
    with page_house(without, house.live.game) as other:
        assert other.live.match is not None
        assert advance(other, count) == count
        alone = other.live.match.table.referee
        house.live.until_due()
        other.live.until_due()
        assert alone.state == referee.state


def test_what_others_do_meanwhile_takes_no_focus_and_no_act_counts_twice(browser: Any, tmp_path: Path) -> None:
    """Bedřich asks and answers while Anna lays her castle and takes it back; answers to him come late."""
    with page_house(tmp_path) as house:
        page, late, told, kept = seated(browser, house, 2), list[Any](), list[str](), [True]
        page.on("request", lambda one: told.append(one.url) if "/api/act" in one.url else None)
        page.route("**/api/choices*", lambda one: late.append(one) if kept[0] else one.continue_())
        house.connected(1)

        def comes(text: str) -> None:
            """An act of Anna's, seen on the page; what is asked about the table before it is answered after it."""
            before = page.evaluate(SHOWN)
            assert house.post("/api/act", {"text": text, "nonce": secrets.token_hex(8)}, seat=1) == 202
            wait(page, f"before => ({SHOWN})() !== before", before)

        def answered(count: int) -> None:
            """At least so many questions, all of them at once and in their order, and those that follow."""
            until(lambda: page.evaluate("1") and len(late) >= count, f"{count} questions")
            kept[0] = False
            while late:
                late.pop(0).continue_()

        page.locator('#buttons button[data-text="castle"]').press("Enter")
        comes("castle 1 C3")
        answered(2)
        wait(page, f"() => {FOCUS}.parentElement.id === 'choices'")
        page.keyboard.press("Tab")
        chosen = page.evaluate(f"{FOCUS}.dataset.text")
        comes("undo")
        assert page.evaluate(f"{FOCUS}.dataset.text") == chosen
        kept[0] = True
        page.keyboard.press("Enter")
        comes("castle 1 C3")
        answered(2)
        wait(page, f"text => {FOCUS}.parentElement.id === 'choices' && {FOCUS}.dataset.text !== text", chosen)
        page.keyboard.press("Enter")
        wait(page, "() => document.getElementById('asked').hidden")
        assert house.live.match is not None
        ledger = house.live.match.table.referee.ledger
        # With both castles the game draws by itself.
        until(lambda: page.evaluate("1") and told and len(ledger.played) >= 2, "both castles")
        assert [one.move.action for one in ledger.played].count("castle") == 2
        assert len(told) == 1 and page.evaluate(f"{FOCUS}.dataset.text") == "castle"
        assert page.wrong == []
        page.close()


SHOWN = "() => document.getElementById('table').dataset.acts"
FOCUS = "document.activeElement"
