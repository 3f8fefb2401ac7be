"""A table of Queen's Garden on a page: it shows what the naive game has, and its cells answer what is asked."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from importlib import resources
from typing import Any
from xml.etree import ElementTree

import pytest

from companion.games import manifest
from companion.games.queens_garden.rules.state import ACT, OVER, State
from companion.games.scenes import Scene, SceneCell, Sheet, SheetShape
from companion.language.phrases import LANGUAGES, Phrases
from tests.games import queens_kit as kit
from tests.games.queens_asking import EACH_TABLE, TABLES, Seen, Table, hexagon, open_cells, some
from tests.games.queens_naive_garden import CELLS, COLOURS, HOURS, PATTERNS

SVG = "{http://www.w3.org/2000/svg}"
LIMIT = 40_000


def scene_of(state: State) -> Scene:
    found = kit.GAME.scene(state)
    assert found is not None
    return found


def sheets(state: State) -> dict[str, Sheet]:
    """By id."""
    return {one.id: one for one in scene_of(state).sheets}


def shown(cell: SceneCell) -> str:
    """The hexagon that a cell shows, as its drawings tell it; of an expansion with that word before it."""
    colour, pattern, *over = cell.art
    word = f"{pattern}-{colour}"
    assert cell.name is not None
    told = f"expansion-{word}" if over == ["expansion"] else word
    assert hexagon(cell.name) == told, "the name says what is drawn"
    return told


def is_hexagon(cell: SceneCell) -> bool:
    return len(cell.art) > 1 and cell.art[0] in COLOURS and cell.art[1] in PATTERNS


# ---- what lies where --------------------------------------------------------------------------------------------


@EACH_TABLE
def test_a_scene_shows_what_the_naive_game_has(table: Table) -> None:
    for seen in some(table, 20):
        found = sheets(seen.state)
        assert {one.owner for one in found.values()} == {0, *seen.state.table.players}
        for player in seen.state.table.players:
            _check_garden(seen, player, found[f"garden {player}"])
            _check_storage(seen, player, found[f"storage {player}"])
        if seen.state.phase != OVER:
            _check_display(seen, found["display 0"])
        _check_table(seen, found)


def _check_garden(seen: Seen, player: int, sheet: Sheet) -> None:
    """All 55 cells at their axial places, row by row; spaces are empty, slots without an expansion say so."""
    naive = seen.naive
    assert sheet.shape is SheetShape.HEXAGON
    assert [one.at for one in sheet.cells] == sorted(CELLS.values(), key=lambda at: (at[1], at[0]))
    names = {at: name for name, at in CELLS.items()}
    cells = {names[one.at]: one for one in sheet.cells}
    assert {name: shown(one) for name, one in cells.items() if is_hexagon(one)} == naive.garden[player]
    ornaments = {name: kind for name in CELLS if (kind := naive._ornament(player, name))}
    assert {name: one.art[1] for name, one in cells.items() if one.art[:1] == ("stone",)} == ornaments
    spaces = {name for name, one in cells.items() if one.name is None}
    assert spaces == set(open_cells(naive, player))
    bare = {name for name, one in cells.items() if "bare" in one.marks}
    assert bare == {name for name in CELLS if name.split("-")[0] in _free_slots(naive, player)}


def _free_slots(naive: Any, player: int) -> set[str]:
    return {str(hour) for hour in HOURS if hour not in naive.slots[player]}


def _check_storage(seen: Seen, player: int, sheet: Sheet) -> None:
    """Twelve spaces of tiles and jokers, two of expansions."""
    naive = seen.naive
    spaces = [one for one in sheet.cells if one.at[1] < 3]
    beds = [one for one in sheet.cells if one.at[1] == 3]
    assert (len(spaces), len(beds)) == (12, 2)
    assert Counter(shown(one) for one in spaces if is_hexagon(one)) == Counter(naive.tiles[player])
    assert sum(one.art[1:] == ("joker",) for one in spaces) == naive.jokers[player]
    lying = sorted(shown(one).removeprefix("expansion-") for one in beds if is_hexagon(one))
    assert lying == sorted(naive.beds[player])


def _check_display(seen: Seen, sheet: Sheet) -> None:
    """Every tile and every expansion at its place, which its notation names."""
    naive = seen.naive
    found: dict[int, list[str]] = {}
    for one in filter(is_hexagon, sheet.cells):
        word, _, place = one.typed.partition("@")
        assert shown(one).removeprefix("expansion-") == word
        found.setdefault(int(place), []).append(shown(one))
    tiles = {at: sorted(words) for at, words in naive.display.items() if words}
    faces = {at: [f"expansion-{one}"] for at, one in naive.faceup.items()}
    assert {at: sorted(words) for at, words in found.items()} == tiles | faces


def _check_table(seen: Seen, found: dict[str, Sheet]) -> None:
    naive, state = seen.naive, seen.state
    scores = {one.name.facts["player"]: one.letter for one in found["track 0"].cells if one.name is not None}
    assert scores == {state.name(player): naive.score[player] for player in state.table.players}
    wheel = [
        (one.at[1], one.art[-1], one.letter, "now" in one.marks) for one in found["wheel 0"].cells if one.name
    ]
    now = 0 if state.phase == OVER else state.round
    assert wheel == [
        (number, criterion, points, number == now)
        for number, sectors in enumerate(naive.wheel, 1)
        for criterion, points in sectors.items()
    ]


# ---- what is chosen ---------------------------------------------------------------------------------------------


@EACH_TABLE
def test_each_place_that_an_act_names_is_a_cell_that_says_so(table: Table) -> None:
    """Of every act that can be told now: hexagons, cells, slots with directions, what is given up."""
    dice = random.Random(7)
    for seen in some(table, 12):
        if seen.state.phase != ACT:
            continue
        found, turn = sheets(seen.state), seen.state.turn
        garden = {way for one in found[f"garden {turn}"].cells for way in one.typed.split("|")}
        stored = {way for one in found[f"storage {turn}"].cells for way in one.typed.split("|")}
        display = {one.typed for one in found["display 0"].cells}
        moves = list(kit.GAME.moves(seen.state))
        for move in dice.sample(moves, min(len(moves), 300)):
            action, *args = kit.GAME.text(move).split()[1:]
            match action:
                case "take":
                    assert {*args[1:]} <= display
                case "place":
                    assert args[1] in garden and {args[0], *args[2:]} <= stored
                case "lay":
                    assert " ".join(args[1:3]) in garden and {args[0], *args[3:]} <= stored
                case "buy":
                    assert args[0] in garden
                case "pass":
                    assert {*args} <= stored
                case other:
                    raise AssertionError(other)


@EACH_TABLE
def test_free_is_where_a_stored_tile_can_be_placed(table: Table) -> None:
    for seen in some(table, 12):
        free = {
            (one.owner, cell.typed)
            for one in scene_of(seen.state).sheets
            for cell in one.cells
            if "free" in cell.marks
        }
        acts = [kit.GAME.text(move).split() for move in kit.GAME.moves(seen.state)]
        assert free == {(int(player), args[1]) for player, action, *args in acts if action == "place"}


@EACH_TABLE
def test_what_a_cell_asks_is_answered(table: Table) -> None:
    """A digit first is the player it is about, as the table reads questions."""
    for seen in some(table, 4):
        for sheet in scene_of(seen.state).sheets:
            for cell in sheet.cells:
                if cell.asks:
                    first, _, rest = cell.asks.partition(" ")
                    seat, question = (int(first), rest) if first.isdecimal() else (sheet.owner or 1, cell.asks)
                    assert all(
                        one.key != "qg-not-understood" for one in kit.GAME.answer(seen.state, question, seat)
                    )


# ---- how it is told and drawn -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_has_a_name_of_its_own(language: Any) -> None:
    """Rendered strictly; cells of a garden are told apart by their names alone."""
    phrases = Phrases(language, strict=True)
    for table in TABLES:
        for seen in some(table, 6):
            found = scene_of(seen.state)
            assert all(phrases.part(word) for _, word in found.legend)
            assert len({one.id for one in found.sheets}) == len(found.sheets)
            for sheet in found.sheets:
                assert phrases.part(sheet.title) and sheet.cells
                assert len({one.at for one in sheet.cells}) == len(sheet.cells)
                names = [", ".join(_words(phrases, one)) for one in sheet.cells]
                assert all(names)
                if sheet.id.startswith("garden"):
                    assert len(set(names)) == len(names)


def _words(phrases: Phrases, cell: SceneCell) -> Iterator[str]:
    if cell.letter is not None and not isinstance(cell.letter, int):
        assert phrases.part(cell.letter)
    for one in (cell.where, cell.name):
        if one is not None:
            yield phrases.part(one)


def drawings() -> str:
    told = manifest("queens_garden")
    return resources.files(told.package).joinpath(told.drawings).read_text(encoding="utf-8")


def test_drawings_are_all_used_and_all_there() -> None:
    used = {art for table in TABLES for seen in some(table) for art in arts(scene_of(seen.state))}
    there = [one.get("id") for one in ElementTree.fromstring(drawings()).iter(f"{SVG}symbol")]
    assert len(there) == len(set(there)) and set(there) == used


def arts(found: Scene) -> Iterator[str]:
    yield from (name for name, _ in found.legend)
    yield from (art for sheet in found.sheets for cell in sheet.cells for art in cell.art)


def test_drawings_are_small_and_need_nothing_else() -> None:
    text = drawings()
    assert len(text.encode()) <= LIMIT
    assert not re.search(r"<(script|text|image|style|foreignObject|use)\b|href|url\(|\bon\w+=", text)
    for symbol in ElementTree.fromstring(text).iter(f"{SVG}symbol"):
        assert symbol.get("viewBox") == "0 0 48 48", symbol.get("id")
