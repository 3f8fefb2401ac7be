"""A match on a page by its cells alone: what is chosen on the table and on the own board makes whole acts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from companion.games import strategy
from companion.play.dealer import Dealer
from companion.play.referee import Referee
from tests.page_kit import PageHouse, chromium, page_house
from tests.patience import PATIENCE_S, until

ACTS = 24
"""Displays filled, all of them taken, and some tiles laid."""

ASKED = {
    "1 here 2 3": "Řada dva, sloupec tři",
    "2 here 2 3": "Bedřich: řada dva, sloupec tři",
    "2 row 3": "Bedřich: Přípravná řada tři",
    "2 floor": "Bedřich: podlaha",
}
"""What is asked by a cell where nothing is asked of the player, and how the answer begins."""


def opened(browser: Any, house: PageHouse, seat: int) -> Any:
    page = browser.new_page()
    page.set_default_timeout(PATIENCE_S * 1000)
    page.goto(house.page.address(seat))
    page.locator("[role=grid]").first.wait_for()
    return page


def played(house: PageHouse) -> int:
    assert house.live.match is not None
    return len(house.live.match.table.referee.ledger.played)


def due(referee: Referee) -> bool:
    return any(one.paced or not one.chance for one in referee.game.awaited(referee.state))


def test_tiles_are_taken_and_laid_by_choosing_cells(tmp_path: Path) -> None:
    """In Czech, by two pages; each cell is chosen with Enter, and one of the other's board does nothing."""
    with page_house(tmp_path, "azul_mini", "cs") as house, chromium() as browser:
        assert house.live.match is not None
        referee = house.live.match.table.referee
        plays = strategy("azul_mini", house.live.match.table.setup, Dealer(1))
        pages = {seat: opened(browser, house, seat) for seat in (1, 2)}
        actions = set()
        for number in range(ACTS):
            until(lambda: due(referee), "a player's turn")
            before, move = played(house), plays.next(referee.state)
            if move is None:
                assert house.post("/api/act", {"text": "confirm", "nonce": f"nonce-{number:06}"}) == 202
            else:
                tokens = referee.game.text(move).split()[1:]
                actions.add(tokens[0])
                by_cells(pages[move.player], tokens, move.player)
            until(lambda before=before: played(house) > before, f"{number}: {move}")  # type: ignore[misc]
        assert actions == {"take", "tile"}
        page = pages[1]
        for asks, answer in ASKED.items():
            page.locator(f"[data-asks='{asks}']").first.press("Enter")
            page.locator("#log p", has_text=answer).first.wait_for()


def by_cells(page: Any, tokens: list[str], seat: int) -> None:
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
