"""Any two kinds of cell are told apart by eyes that see some colours alike, or none: by pattern and letter."""

from __future__ import annotations

import base64
import os
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from companion.games import NAMES
from companion.language.phrases import Phrases
from companion.page.drawn import SceneWords, scene_of
from tests.page_kit import PageHouse, chromium, page_house
from tests.page_play import advance, opened, seated, wait

Kind = dict[str, Any]
"""A cell as a page gets it: its art, letter and marks."""
WHOLE = os.environ.get("COMPANION_PAGES") == "whole"
SEEN = ("none", "achromatopsia", "deuteranopia", "protanopia", "tritanopia")
USUAL_PX, SMALLEST_PX = 48, 24
"""Of cells. At the smallest size what carries a letter is compared, without crowns and an expansion's rim."""
LEAST = 0.02
"""Share of a cell's pixels that differ."""
STEP, MOST = 5, 2_000 if WHOLE else 60
LOOK = {"socket", "head", "none", "hexagonal"}
"""Marks that make another kind of place. Where something is due or marked is another thing."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as made:
        yield made


def kinds(house: PageHouse) -> list[Kind]:
    """Each drawing that is seen in a match, with its letter, as a page gets it."""
    assert house.live.match is not None
    referee = house.live.match.table.referee
    words = SceneWords(Phrases("en"))
    found: dict[tuple[str, ...], Kind] = {}
    for _ in range(0, MOST, STEP):
        more = advance(house, STEP)
        for sheet in words.drawn(scene_of(referee.game, referee.state), 1)["sheets"]:
            for cell in sheet["cells"]:
                marks = LOOK.intersection(cell["marks"]) | (
                    {"hexagonal"} if sheet["shape"] == "hexagon" else set()
                )
                # Points on a track are digits over one stone; what owners differ in is told by whose sheet it is.
                if sheet["shape"] != "row":
                    key = (*cell["art"], cell["letter"], *sorted(marks))
                    found[key] = {"art": cell["art"], "letter": cell["letter"], "marks": sorted(marks)}
        if more < STEP:
            break
    for cell in [one for one in found.values() if one["art"] and one["art"][-1] in {"castle-1", "king-1"}]:
        for number in ("3", "4"):  # of players who are not at this table
            art = [*cell["art"][:-1], cell["art"][-1].replace("1", number)]
            found[tuple(art)] = {**cell, "art": art}
    return list(found.values())


def lettered(cells: list[Kind]) -> list[Kind]:
    """One of each ground and symbol that carries the letter of its word."""
    met: dict[tuple[str, ...], Kind] = {}
    for cell in cells:
        art = [one for one in cell["art"] if not one.startswith("crowns-") and one != "expansion"]
        if cell["letter"].isalpha():
            met.setdefault((*art, *cell["marks"]), cell)
    return list(met.values())


@pytest.mark.parametrize("game", NAMES if WHOLE else NAMES[:: len(NAMES) - 1])
def test_any_two_kinds_of_cell_differ_whatever_colours_are_seen(browser: Any, game: str, tmp_path: Path) -> None:
    """Lightness alone is compared, and what is light or dark as a whole counts nothing."""
    with page_house(tmp_path, game) as house:
        page, other = seated(browser, house), browser.new_page()
        every = kinds(house)
        eyes = page.context.new_cdp_session(page)
        for size, cells in ((USUAL_PX, every), (SMALLEST_PX, lettered(every))):
            opened(page, house, 1)
            # What loads for pictures that are taken away meanwhile may never come for those in their place.
            wait(page, "[...document.querySelectorAll('use')].some((one) => one.getBBox().width > 0)")
            page.evaluate(SHOW, [f"/drawings/{game}", cells, size])
            wait(page, "[...document.querySelectorAll('use')].every((one) => one.getBBox().width > 0)")
            places = page.evaluate(PLACES)
            for seen in SEEN:
                eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": seen})
                shot = base64.b64encode(page.screenshot()).decode()
                shares = zip(combinations(cells, 2), other.evaluate(SHARES, [shot, places, size]), strict=True)
                told = sorted((share, str(pair)) for pair, share in shares)
                print(
                    f"{game}, {size} pixels, {seen}: {len(cells)} kinds, {told[0][0]:.3f} differ of {told[0][1]}"
                )
                assert len(cells) > 5 and told[0][0] >= LEAST, told[:5]
        page.close()


SHOW = """async ([drawings, cells, size]) => {
  const {Board} = await import("/static/board.js");
  const plain = {asks: "", typed: "", name: "tried", acts: [], count: 0, joined: []};
  const sheet = {id: "tried", owner: 0, shape: "square", title: "", cells: cells.map((one, at) =>
    ({...plain, ...one, x: at % 20 + 1, y: -Math.floor(at / 20)}))};
  const board = new Board(sheet, () => {});
  document.body.className = "sheets";
  document.body.replaceChildren(board.element);
  board.show(sheet, drawings);
  board.element.style.setProperty("--cell", `${size}px`);
}"""
PLACES = """[...document.querySelectorAll(".cell")].map((one) => one.getBoundingClientRect())
  .map(({left, top}) => [Math.round(left), Math.round(top)])"""
SHARES = """async ([shot, places, size]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${shot}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d", {willReadFrequently: true});
  canvas.drawImage(image, 0, 0);
  const linear = (part) => (part /= 255) <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  const cells = places.map(([left, top]) => {
    const {data} = canvas.getImageData(left, top, size, size);
    const light = Float32Array.from({length: size * size}, (_, at) => {
      const [red, green, blue] = data.subarray(4 * at, 4 * at + 3);
      return 116 * Math.cbrt(0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)) - 16;
    });
    const middle = light.toSorted()[light.length >> 1];
    return light.map((one) => one - middle);
  });
  const share = (one, two) =>
    one.reduce((sum, light, at) => sum + (Math.abs(light - two[at]) >= 20), 0) / one.length;
  return cells.flatMap((one, at) => cells.slice(at + 1).map((two) => share(one, two)));
}"""
"""Of each two cells: the share of pixels that differ by 20 of 100 in lightness (CIE L*), beside their grounds."""
