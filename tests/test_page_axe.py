"""What axe finds wrong on the page, for each game, view, phase and language: nothing."""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.core.languages import LANGUAGES
from companion.games import NAMES
from tests.firefox_kit import BROWSERS, firefox
from tests.page_kit import PageHouse, chromium, page_house
from tests.page_play import advance, opened, seated

WHOLE = os.environ.get("COMPANION_PAGES") == "whole"
VIEWS = ("", "large", "watch", "after")
PHASES = (0, 25, 2_000)
"""Acts that have been played: none, some, all."""
AXE = BROWSERS / "node_modules/axe-core/axe.min.js"
FOUND = """async () => {
  const told = await axe.run(document, {resultTypes: ["violations", "incomplete"]});
  const all = (kind) => told[kind].flatMap((rule) => rule.nodes.map((node) =>
    [kind, rule.id, node.html.slice(0, 200), node.any.concat(node.all).map((one) => one.message).join(" ")]));
  return [...all("violations"), ...all("incomplete")];
}"""


def is_explained(found: list[str]) -> bool:
    """What axe cannot tell, and is measured below: contrast over drawings, and in what is scrolled away."""
    return found[:2] == ["incomplete", "color-contrast"]


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as made:
        yield made


def looked_at(number: int) -> list[tuple[int, str]]:
    """Phases and views of a game in a language: all, or usually some, others for the next."""
    every = list(itertools.product(PHASES, VIEWS))
    return every if WHOLE else sorted({(PHASES[(number + at) % 3], view) for at, view in enumerate(VIEWS)})


PAIRS = list(itertools.product(NAMES, LANGUAGES))
SOME = PAIRS if WHOLE else PAIRS[:: len(LANGUAGES) + 1]


def looked(page: Any, house: PageHouse, number: int, run: Callable[[str], object]) -> list[str]:
    """What is wrong in one browser. run: runs a script in the page."""
    wrong, done = [], 0
    for acts, view in looked_at(number):
        done += advance(house, acts - done)
        opened(page, house, 1, view)
        run(AXE.read_text(encoding="utf-8"))
        wrong += [f"{view} after {done}: {one}" for one in page.evaluate(FOUND) if not is_explained(one)]
    return wrong


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("game", "language"), SOME)
def test_axe_finds_nothing_in_chromium(browser: Any, game: str, language: str, tmp_path: Path) -> None:
    with page_house(tmp_path, game, language) as house:
        page = seated(browser, house)
        assert looked(page, house, PAIRS.index((game, language)), page.evaluate) == []
        page.close()


@pytest.mark.parametrize(("game", "language"), PAIRS if WHOLE else PAIRS[-1:])
def test_axe_finds_nothing_in_firefox(game: str, language: str, tmp_path: Path) -> None:
    with firefox() as other, page_house(tmp_path, game, language) as house:
        page = other.new_page()
        assert looked(page, house, PAIRS.index((game, language)), page.run) == []


@pytest.mark.sampled(2)
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", NAMES)
def test_whatever_is_written_stands_out_from_its_ground(
    browser: Any, game: str, scheme: str, tmp_path: Path
) -> None:
    """WCAG 1.4.6: seven to one; letters and numbers over a drawing have a ground of their own."""
    with page_house(tmp_path, game) as house:
        advance(house, 25)
        page = seated(browser, house)
        page.emulate_media(color_scheme=scheme)
        for view in ("", "after"):
            opened(page, house, 1, view)
            seen = page.evaluate(WRITTEN)
            assert len(seen) > 20
            for text, ink, ground in seen:
                assert len(ground) == 3, (text, ground, "is not opaque")
                assert contrast(ink, ground) >= 7, (text, ink, ground)
        page.close()


WRITTEN = """() => {
  const numbers = (text) => text.match(/[0-9.]+/g).map(Number);
  const own = (one) => numbers(getComputedStyle(one).backgroundColor);
  const ground = (one) => (own(one).at(3) === 0 && one !== document.body ? ground(one.parentElement) : own(one));
  const what = "h1, h2, h3, p, a, label, legend, button, td, .cell span:not(.name, :empty)";
  const all = document.querySelectorAll(what);
  return [...all].filter((one) => one.checkVisibility() && one.textContent)
    .map((one) => [one.textContent, numbers(getComputedStyle(one).color), ground(one)]);
}"""
"""Text, ink and ground of each; where they have none, that of what they stand in."""


def contrast(one: list[float], other: list[float]) -> float:
    """WCAG 2.2, contrast ratio."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(color: list[float]) -> float:
    """WCAG 2.2, relative luminance. color: red, green and blue to 255."""
    parts = [part / 255 for part in color]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
