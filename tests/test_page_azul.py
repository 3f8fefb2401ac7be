"""A match on a page by its cells alone: what is chosen on the table and on the own board makes whole acts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.page_kit import chromium, page_house
from tests.page_play import played, seated

ACTS = 24
"""Displays filled, all of them taken, and some tiles laid."""

ASKED = {
    "1 here 2 3": "Řada dva, sloupec tři",
    "2 here 2 3": "Bedřich: řada dva, sloupec tři",
    "2 row 3": "Bedřich: Přípravná řada tři",
    "2 floor": "Bedřich: podlaha",
}
"""What is asked by a cell where nothing is asked of the player, and how the answer begins."""


def test_tiles_are_taken_and_laid_by_choosing_cells(tmp_path: Path) -> None:
    """In Czech, by two pages; each cell is chosen with Enter, and one of the other's board does nothing."""
    with page_house(tmp_path, "azul_mini", "cs") as house, chromium() as browser:
        assert house.live.match is not None
        pages = {seat: seated(browser, house, seat) for seat in (1, 2)}
        assert played(house, pages, [by_cells], ACTS) == ACTS
        ledger = house.live.match.table.referee.ledger
        assert {one.move.action for one in ledger.played if one.move.player} >= {"take", "tile"}
        page = pages[1]
        for asks, answer in ASKED.items():
            page.locator(f"[data-asks='{asks}']").first.press("Enter")
            page.locator("#log p", has_text=answer).first.wait_for()


def by_cells(page: Any, seat: int, tokens: Sequence[str]) -> None:
    """The command by its button, then each argument by a cell that stands for it."""
    page.locator(f'#buttons button[data-act][data-text="{tokens[0]}"]').press("Enter")
    page.locator("#choices button").first.wait_for()
    if tokens[0] == "tile":
        page.locator(f'#player-{seat} [data-acts="{" ".join(tokens)}"]').press("Enter")
        return
    source, colour, line = tokens[1:]
    page.locator(f'#table .source[data-asks="fits {source}"]').press("Enter")
    page.locator(f'#choices button[data-text="{colour}"]').wait_for()
    page.locator(f'#table [data-acts="take {source} {colour}"]').press("Enter")
    page.locator(f'#choices button[data-text="{line}"]').wait_for()
    page.locator(f"#player-{3 - seat} [data-acts]").first.press("Enter")
    page.locator(f'#player-{seat} [data-acts^="take * * {line}"].head').press("Enter")
