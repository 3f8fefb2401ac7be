"""What the page is for who does not see it: its tree in each view, and how its log is told."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.games import NAMES
from tests.page_kit import PageHouse, chromium, page_house
from tests.page_play import advance, opened, seated

GOLDEN = Path(__file__).parent / "golden"
VIEWS = ("seat", "large", "watch", "after")
ACTS = 10
LOOKS = [(NAMES[0], view) for view in VIEWS] + [(game, VIEWS[0]) for game in NAMES[1:]]
"""Each view of one game, and the table of each other."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as made:
        yield made


@pytest.fixture(scope="module", params=NAMES)
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageHouse]:
    with page_house(tmp_path_factory.mktemp("page"), request.param) as made:
        advance(made, ACTS)
        yield made


def lasting(snapshot: str) -> Iterator[str]:
    """Lines of a tree without those that come sentence by sentence, so that how many are there is chance."""
    said = ""
    for line in snapshot.splitlines():
        start = line.lstrip()
        indent = line[: len(line) - len(start)]
        if not line.startswith(said):
            said = ""
        if start.startswith('- region "What was said"'):
            said = f"{indent} "
        if start.startswith("- log"):
            yield f"{indent}- log"
        elif "- paragraph: " not in line or (not said and '- paragraph: "Last said: ' not in line):
            yield line


def test_each_view_has_the_tree_that_people_have_read(browser: Any, house: PageHouse) -> None:
    page = seated(browser, house)
    for view in [view for game, view in LOOKS if game == house.live.game]:
        opened(page, house, 1, "" if view == "seat" else view)
        told = "\n".join(lasting(page.locator("body").aria_snapshot())) + "\n"
        file = GOLDEN / f"page_{house.live.game}_{view}.txt"
        if os.environ.get("COMPANION_RECORD"):
            file.write_text(told, encoding="utf-8")
        assert told == file.read_text(encoding="utf-8")
    page.close()


def live(page: Any) -> list[tuple[str, str, bool]]:
    """Role, urgency, and whether the whole is told anew, of each place whose changes are told."""
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    told = [
        (node["role"]["value"], {one["name"]: one["value"].get("value") for one in node["properties"]})
        for node in nodes
        if not node["ignored"]
    ]
    return [(role, what["live"], what.get("atomic", False)) for role, what in told if "live" in what]


def test_the_log_is_told_line_by_line_and_interrupts_nobody(browser: Any, house: PageHouse) -> None:
    """As Chromium hands it on: polite, and not the whole log for each line."""
    page = seated(browser, house)
    for view in VIEWS:
        opened(page, house, 1, "" if view == "seat" else view)
        assert live(page) == [("log", "polite", False)]
    page.close()
