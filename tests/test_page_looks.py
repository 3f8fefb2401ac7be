"""How the page looks in a true browser: sizes, what is in sight, and that focus stays where the user put it."""

from __future__ import annotations

import itertools
import os
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from typing import Any

import pytest

from companion.games import NAMES
from tests.page_kit import PageHouse, chromium, page_house
from tests.page_play import advance, wait
from tests.patience import PATIENCE_S, until

ADDED = """css => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}"""
VIEWS = ("", "large", "watch", "after")
WHOLE = os.environ.get("COMPANION_PAGES") == "whole"
LOOKS = list(itertools.product(NAMES, VIEWS))
SOME = LOOKS if WHOLE else [*LOOKS[: len(VIEWS)], *LOOKS[len(VIEWS) + 1 :: len(VIEWS) + 1]]
"""Each view of one game, and of each other game another one."""
SOME_GAMES = NAMES if WHOLE else (NAMES[0], NAMES[-1])
ACTS = 25
"""Acts that have been played where boards are looked at."""
MOST_BYTES, MOST_WITHOUT_DRAWINGS = 150_000, 60_000
SPACED = (
    "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }"
    "p { margin-bottom: 2em !important; }"
)
"""What a reader may ask of text (WCAG 1.4.12)."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageHouse]:
    """A match after both castles and the first line, with both lines filled where there are kings."""
    with page_house(tmp_path_factory.mktemp("page"), "royal_garden", "cs") as made:
        for seat, text in enumerate(("castle 1 C3", "castle 2 A1"), 1):
            told = {"text": text, "nonce": f"castle-{seat}", "notation": True}
            until(partial(accepted, made, told, seat), text)
        yield made


def accepted(house: PageHouse, act: dict[str, object], seat: int) -> bool:
    """Whether the table has it; where the seat has no way to it yet, the same act may come again."""
    return house.post("/api/act", act, seat) == 202


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], PageHouse]]:
    """A match of each game, in which some acts were played."""
    made: dict[str, PageHouse] = {}
    with ExitStack() as stack:

        def house_of(game: str) -> PageHouse:
            if game not in made:
                made[game] = stack.enter_context(page_house(tmp_path_factory.mktemp(game), game, "cs"))
                advance(made[game], ACTS)
            return made[game]

        yield house_of


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as opened:
        yield opened


def opened(browser: Any, house: PageHouse, view: str, **context: Any) -> Any:
    """Anna's page in a view, in a window of its own."""
    page = browser.new_context(**context).new_page()
    page.set_default_timeout(PATIENCE_S * 1000)
    address, _, token = house.page.address(1).partition("#")
    page.goto(f"{address}{view}#{token}")
    page.wait_for_selector("[role=grid] .drawn", state="attached")
    return page


MEASURED = """() => ({
  wide: document.documentElement.scrollWidth - innerWidth,
  small: [...document.querySelectorAll("a, button, input, select, [role=gridcell]")]
    .filter((one) => one.checkVisibility()).filter((one) => {
      const {width, height} = one.getBoundingClientRect();
      const least = one.role === "gridcell" ? 24 : 44;
      return !one.matches(".skip") && Math.min(width, height) < least - .01;
    }).map((one) => one.outerHTML.slice(0, 90)),
  cut: [...document.querySelectorAll("h1, h2, h3, p, a, button, legend, label, li, td, th, .letter, .tag, .count")]
    .filter((one) => one.checkVisibility() && one.clientWidth)
    .filter((one) => {
      const hidden = getComputedStyle(one).overflowY === "hidden" && one.scrollHeight > one.clientHeight + 1;
      return hidden || one.scrollWidth > one.clientWidth + 1;
    }).map((one) => one.outerHTML.slice(0, 90)),
  out: [...document.querySelectorAll(".cell > :is(.letter, .tag, .count)")].filter((one) => one.checkVisibility())
    .filter((one) => {
      const [badge, cell] = [one, one.parentElement].map((each) => each.getBoundingClientRect());
      return ["left", "top"].some((side) => badge[side] < cell[side] - 1)
        || ["right", "bottom"].some((side) => badge[side] > cell[side] + 1);
    }).map((one) => one.parentElement.outerHTML.slice(0, 90)),
  away: [...document.querySelectorAll("[role=gridcell]")].filter((one) => one.checkVisibility()).filter((one) => {
    const [cell, sheet] = [one, one.closest(".sheet")].map((each) => each.getBoundingClientRect());
    return cell.left < sheet.left - 1 || cell.right > sheet.right + 1;
  }).map((one) => one.outerHTML.slice(0, 90)),
})"""
FITS: dict[str, object] = {"wide": 0, "small": [], "cut": [], "out": [], "away": []}


@pytest.mark.parametrize(("game", "view"), SOME)
def test_nothing_is_cut_or_too_small_in_a_small_window(
    browser: Any, houses: Callable[[str], PageHouse], game: str, view: str
) -> None:
    page = opened(browser, houses(game), view, viewport={"width": 320, "height": 256})
    assert page.evaluate(MEASURED) == FITS
    page.evaluate(ADDED, SPACED)
    assert page.evaluate(MEASURED) == FITS
    page.context.close()


def test_a_board_of_thirteen_columns_still_fits(browser: Any, house: PageHouse) -> None:
    """A floating frame of seven: the castle alone can have six columns on each side."""
    page = opened(browser, house, "", viewport={"width": 320, "height": 640})
    page.evaluate(SHEETS)
    page.evaluate("shape => show(shape)", [[x, y] for y in range(13, 0, -1) for x in range(-5, 8)])
    assert page.evaluate(MEASURED)["wide"] == 0 and page.evaluate(MEASURED)["small"] == []
    page.context.close()


SHEETS = """async () => {
  const {Board} = await import("/static/board.js");
  const plain = {asks: "", art: [], letter: "", acts: [], count: 0, marks: []};
  const cell = ([x, y]) => ({...plain, x, y, typed: `${x}.${y}`, name: `${x}.${y}`});
  const sheet = (shape, cells) => ({id: "tried", owner: 0, shape, title: "tried", cells: cells.map(cell)});
  window.board = new Board(sheet("square", []), () => {});
  document.getElementById("table").append(board.element);
  window.show = (cells) => board.show(sheet("square", cells), "");
}"""
"""A sheet that a test may give any shape."""


SHOWN_ANEW = """shape => {
  show(shape);
  const others = [...board.grid.querySelectorAll("[role=row] > *")].filter((one) => one !== kept);
  return [document.activeElement === kept, blurred, others.map((one) => one.querySelector(".name").textContent)];
}"""


def test_focus_stays_on_its_cell_whatever_becomes_of_the_sheet(browser: Any, house: PageHouse) -> None:
    """A hundred random shapes; also one in which the cell is no more, until the user leaves it."""
    page = opened(browser, house, "")
    page.evaluate(SHEETS)
    dice = random.Random(5)
    whole = [[x, y] for y in range(5, 0, -1) for x in range(1, 6)]
    page.evaluate("shape => { show(shape); window.kept = board.cells.get('3,3'); kept.focus(); }", whole)
    page.evaluate("window.blurred = 0; kept.addEventListener('blur', () => blurred += 1)")
    for _ in range(100):
        shape = [one for one in whole if dice.random() < 0.6] or [[1, 1]]
        told = page.evaluate(SHOWN_ANEW, shape)
        assert told == [True, 0, [f"{x}.{y}" for x, y in shape if (x, y) != (3, 3)]]
    page.evaluate("show([[1, 1]])")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.querySelector('.name').textContent") == "1.1"
    assert page.locator("#table [role=gridcell][aria-disabled]").count() == 0
    page.context.close()


def test_the_large_view_shows_one_board_and_its_sentence_covers_nothing(browser: Any, house: PageHouse) -> None:
    page = opened(browser, house, "large", viewport={"width": 1024, "height": 768})
    shown = "[...document.querySelectorAll('#players > section')].map((one) => one.checkVisibility())"
    before = page.evaluate(shown)
    assert sorted(before) == [False, True]
    page.press("#other", "Enter")
    assert page.evaluate(shown) == [not one for one in before]
    assert page.evaluate("document.activeElement.id") == "other"
    page.press("#other", "Enter")
    assert page.evaluate(shown) == before
    for text in ("Krátká věta.", "Dlouhá věta, která se sem nevejde. " * 12):
        page.evaluate("text => document.getElementById('last').textContent = text", text)
        wait(page, "fits => document.getElementById('last-line').matches('.held') === fits", len(text) < 40)
        page.evaluate("document.querySelector('#players [role=gridcell]:not([hidden])').focus()")
        seen = page.evaluate(IN_SIGHT)
        assert seen["share"] <= 0.3 or not seen["held"]
        for _ in range(12):
            page.keyboard.press("Shift+Tab")
            until(lambda: page.evaluate(IN_SIGHT)["seen"], "what has focus in sight")
    page.context.close()


def test_pictures_that_are_watched_give_way_to_a_long_sentence_once(
    browser: Any, houses: Callable[[str], PageHouse]
) -> None:
    """They do not grow and shrink with every sentence, for each change of size draws all of them anew."""
    page = opened(browser, houses("queens_garden"), "watch", viewport={"width": 1280, "height": 720})
    tell = "text => document.getElementById('last').textContent = text"
    sizes = []
    for text in ("Krátká věta.", "Dlouhá věta, která se sem nevejde. " * 7, "Krátká věta."):
        page.evaluate(tell, text)
        sizes.append(page.evaluate(PICTURES))
    short, long, again = sizes
    assert float(long["most"][:-2]) < float(short["most"][:-2]) and long["over"] <= 0
    assert again["most"] == long["most"]
    page.set_viewport_size({"width": 1280, "height": 721})  # in another window all is measured anew
    wait(page, "most => document.getElementById('lay').style.getPropertyValue('--most') !== most", long["most"])
    page.context.close()


PICTURES = """async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame); // as it is painted
  const lay = document.getElementById("lay");
  const below = document.getElementById("last-line").getBoundingClientRect().bottom;
  return {most: lay.style.getPropertyValue("--most"), over: below - innerHeight};
}"""


IN_SIGHT = """async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame); // as it is painted
  const [one, last] = [document.activeElement, document.getElementById("last-line")];
  const {left, top, width, height} = one.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight) / 2);
  const held = last.matches(".held");
  return {seen: one === document.body || one.matches(".skip") || one.contains(there) || there === one,
          held, share: last.offsetHeight / innerHeight};
}"""


@pytest.mark.parametrize("game", NAMES)
def test_forced_colours_keep_letters_crowns_edges_and_focus(
    browser: Any, houses: Callable[[str], PageHouse], game: str
) -> None:
    """The grounds go; what stands over them, and the badges, stay, in the colours that are forced."""
    page = opened(browser, houses(game), "", forced_colors="active")
    assert page.evaluate("getComputedStyle(document.querySelector('.cell .ground')).display") == "none"
    assert (
        page.evaluate("getComputedStyle(document.querySelector('.cell.drawn use:not(.ground)')).display") != "none"
    )
    pairs = page.evaluate(BADGES)
    assert len(pairs) > 5 and min(contrast(*one) for one in pairs) >= 7
    for shape in page.evaluate(SHAPES):
        cell = page.locator(f".{shape} [role=gridcell].drawn").first
        page.evaluate("document.activeElement.blur()")
        before = cell.screenshot()
        cell.focus()
        assert cell.screenshot() != before, shape
    if game == "royal_garden":
        assert contrast(*page.evaluate(EDGE)) >= 3
    page.context.close()


EDGE = """(one => [one.borderTopColor, one.backgroundColor])
  (getComputedStyle(document.querySelector(".cell.drawn svg")))"""
BADGES = """[...document.querySelectorAll(".drawn > :is(.letter, .tag, .count)")]
  .filter((one) => one.checkVisibility())
  .map((one) => [getComputedStyle(one).color, getComputedStyle(one.closest(".socket") ?? one).backgroundColor])
  .filter(([, ground]) => !ground.startsWith("rgba"))"""
SHAPES = (
    """["square", "row", "hexagon"].filter((one) => document.querySelector(`.${one} [role=gridcell].drawn`))"""
)


@pytest.mark.parametrize("game", SOME_GAMES)
def test_nothing_moves_where_nobody_wants_it(browser: Any, houses: Callable[[str], PageHouse], game: str) -> None:
    """WCAG 2.3.3: what is laid glides for who wants it and watches, for 300 milliseconds; nothing else moves."""
    for view, wanted, moves in (
        ("watch", "reduce", []),
        ("watch", "no-preference", [["laid", 300]]),
        ("", "no-preference", []),
        ("large", "no-preference", []),
    ):
        page = opened(browser, houses(game), view, reduced_motion=wanted)
        assert page.evaluate(MOVES) == moves
        page.context.close()


MOVES = """() => {
  document.querySelector(".cell.drawn").classList.add("fresh");
  return document.getAnimations({subtree: true})
    .map((one) => [one.animationName ?? one.transitionProperty, one.effect.getComputedTiming().duration]);
}"""


@pytest.mark.parametrize(("game", "view"), [(game, VIEWS[at % 2]) for at, game in enumerate(SOME_GAMES)])
def test_focus_stays_in_sight_on_its_element_whatever_is_done_at_the_table(
    browser: Any, houses: Callable[[str], PageHouse], game: str, view: str
) -> None:
    """Acts of both players, as the match has them, while focus is anywhere that Tab reaches."""
    house, dice = houses(game), random.Random(7)
    page = opened(browser, house, view, viewport={"width": 800, "height": 600})
    assert house.live.match is not None
    ledger = house.live.match.table.referee.ledger
    for _ in range(50 if WHOLE else 8):
        for _ in range(dice.randint(0, 9)):
            in_grid = page.evaluate("document.activeElement.matches('[role=gridcell]')")  # elsewhere arrows scroll
            arrows = ["ArrowRight", "ArrowDown"] if in_grid else []
            page.keyboard.press(dice.choice(["Tab", "Tab", "Shift+Tab", *arrows]))
        if page.evaluate("document.activeElement === document.body"):
            page.keyboard.press("Tab")
        page.evaluate("window.kept = document.activeElement")
        advance(house, 1)
        wait(page, "acts => document.getElementById('table').dataset.acts >= acts", ledger.played[-1].number)
        assert page.evaluate("document.activeElement === kept && kept !== document.body && kept.isConnected")
        until(lambda: page.evaluate(IN_SIGHT)["seen"], "what has focus in sight")
    page.context.close()


def test_letters_have_a_contrast_that_nothing_under_them_can_spoil(browser: Any, house: PageHouse) -> None:
    """A badge is opaque, in the system's pair of colours; both schemes."""
    for scheme in ("light", "dark"):
        page = opened(browser, house, "", color_scheme=scheme)
        page.wait_for_selector(".drawn .tag")
        colours = (
            "(one => [one.color, one.backgroundColor])(getComputedStyle(document.querySelector('.drawn .tag')))"
        )
        assert contrast(*page.evaluate(colours)) >= 7
        body = page.evaluate("(one => [one.color, one.backgroundColor])(getComputedStyle(document.body))")
        assert contrast(*body) >= 7
        lines = (
            page.evaluate("getComputedStyle(document.querySelector('.cell.empty'), '::before').borderTopColor"),
            page.evaluate("getComputedStyle(document.querySelector('#players > section')).backgroundColor"),
        )
        assert contrast(*lines) >= 3
        page.context.close()


def contrast(one: str, other: str) -> float:
    """The contrast of two opaque colours (WCAG 2.2)."""
    dark, light = sorted(map(brightness, (one, other)))
    return (light + 0.05) / (dark + 0.05)


def brightness(colour: str) -> float:
    """Of "rgb(r, g, b)", 0 to 1."""
    parts = [int(part) / 255 for part in colour.removeprefix("rgb(").removesuffix(")").split(", ")]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_the_page_is_light_and_asks_nothing_of_anybody_else(browser: Any, house: PageHouse) -> None:
    page = browser.new_context().new_page()
    answers: list[Any] = []
    page.on("response", lambda answer: answers.extend([answer]))
    page.goto(house.page.address(1))
    page.wait_for_selector("#legend li")
    sizes = {one.url: len(one.body()) for one in answers if "/api/stream" not in one.url}
    drawings = sum(size for url, size in sizes.items() if "/drawings/" in url)
    assert all(url.startswith(f"http://127.0.0.1:{house.port}/") for url in sizes)
    print(f"{sum(sizes.values())} bytes, {drawings} of drawings")
    assert sum(sizes.values()) <= MOST_BYTES and sum(sizes.values()) - drawings <= MOST_WITHOUT_DRAWINGS
    page.context.close()
