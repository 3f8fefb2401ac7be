"""A table of Queen's Garden in large letters: nothing is left out or put elsewhere; and the demonstration."""

from __future__ import annotations

import random
import time
from collections import Counter
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from companion.games.api import Shown
from companion.games.queens_garden.demo import GreedyStrategy
from companion.games.queens_garden.rules.cells import COUNT, NAMES, ROWS
from companion.games.queens_garden.rules.state import ACT, OVER, State
from companion.games.queens_garden.telling.picture import picture, place_of
from companion.language.phrases import LANGUAGES, Phrases
from companion.play.state import played
from companion.ui.large import boards, compact, render
from companion.ui.large.drawing import TableDrawing, drawing_of
from tests.games import queens_kit as kit
from tests.games.queens_asking import EACH_TABLE, Lots, Seen, Table, open_cells, some
from tests.games.queens_naive_garden import CELLS, PATTERNS, traits
from tests.large_support import drawn


def shown_of(state: State, language: str) -> TableDrawing:
    """What is shown of a state."""
    # The words of what is awaited are another test's.
    game: Any = SimpleNamespace(
        **{name: getattr(kit.GAME, name) for name in ("name", "picture", "standings", "spaces")}
    )
    game.awaited, game.places = lambda _state: [], lambda _setup: ()
    ledger = SimpleNamespace(played=[])
    referee = SimpleNamespace(game=game, state=state, ledger=ledger, outcome=lambda: None)
    seen: Any = SimpleNamespace(referee=referee, setup=state.table.setup, packed_setup={})
    return drawing_of(played(seen), Phrases(language, strict=True))


def told(shown: Shown) -> str:
    """What a cell shows: a hexagon, or something without a pattern."""
    assert shown.sign is not None
    what = str(shown.sign.facts["what"])
    return what if what == "joker" or not shown.count else f"{PATTERNS[shown.count - 1]}-{what}"


# ---- where cells are drawn ------------------------------------------------------------------------------------


def test_every_cell_has_its_own_place_as_the_clock_says() -> None:
    """Twelve o'clock is away from the player, three o'clock to the right; columns are true, no cell is far off."""
    places = {name: place_of(at) for at, name in enumerate(NAMES)}
    assert len(set(places.values())) == COUNT
    assert all(1 <= x <= 9 and 3 <= y <= 11 for x, y in places.values()), "above the two rows of the storage"
    assert places["fountain"] == (5, 7) and places["12-12"] == (5, 11) and places["6-6"] == (5, 3)
    assert {places[f"ornament-{hour}"][0] > 5 for hour in (1, 3, 5)} == {True}
    assert {places[f"ornament-{hour}"][0] < 5 for hour in (7, 9, 11)} == {True}
    for at, row in enumerate(ROWS):
        x, y = place_of(at)
        true = 7 - row.r - row.q / 2
        assert x - 5 == row.q and 0 <= y - true <= 0.5, "half a row further off at most"


def test_neighbours_are_drawn_side_by_side() -> None:
    for name, (q, r) in CELLS.items():
        x, y = place_of(NAMES.index(name))
        for other, (s, t) in CELLS.items():
            if (s - q, t - r) in ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)):
                u, v = place_of(NAMES.index(other))
                assert max(abs(u - x), abs(v - y)) == 1


# ---- what is shown --------------------------------------------------------------------------------------------


@EACH_TABLE
def test_every_hexagon_is_shown_once_and_where_it_lies(table: Table) -> None:
    for seen in some(table, 20):
        found = picture(seen.state)
        for panel in found.panels:
            assert (panel.columns, panel.rows, panel.narrow) == (9, 11, frozenset())
            assert not panel.blank & panel.cells.keys()
            _check_garden(seen, panel)
            _check_storage(seen, panel)
        if seen.state.phase != OVER:
            heaps = {name: sorted(map(told, heap)) for name, heap in found.heaps}
            lying = {str(at): sorted(tiles) for at, tiles in seen.naive.display.items() if tiles}
            assert heaps == lying | {f"({at})": [face] for at, face in seen.naive.faceup.items()}


def _check_garden(seen: Seen, panel: Any) -> None:
    naive, player = seen.naive, panel.player
    places = {place_of(at): name for at, name in enumerate(NAMES)}
    shown = {places[at]: told(one) for at, one in panel.cells.items() if at[1] > 2}
    ornaments = {name: kind for name in CELLS if (kind := naive._ornament(player, name))}
    assert shown == naive.garden[player] | ornaments
    empty = {places[at] for at in places if at not in panel.blank and at not in panel.cells}
    assert empty == set(open_cells(naive, player)), "dots are spaces where something can be laid"


def _check_storage(seen: Seen, panel: Any) -> None:
    naive, player = seen.naive, panel.player
    stored = {at: one for at, one in panel.cells.items() if at[1] <= 2}
    beds = sorted(told(one) for (x, y), one in stored.items() if y == 1 and x > 7)
    tiles = [at for at, one in stored.items() if told(one) != "joker" and not (at[1] == 1 and at[0] > 7)]
    jokers = [one.count for one in stored.values() if told(one) == "joker"]
    assert beds == sorted(naive.beds[player])
    assert jokers == [one for one in [naive.jokers[player]] if one]
    assert Counter(told(stored[at]) for at in tiles) == Counter(naive.tiles[player])
    order = [traits(told(stored[at]))[1] for at in sorted(tiles, key=lambda at: (-at[1], at[0]))]
    changes = sum(one != two for one, two in pairwise(order))
    assert changes == max(0, len(set(order)) - 1), "colour by colour"


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_differ_and_stand_in_their_words(language: str) -> None:
    legend = dict(shown_of(kit.table(kit.garden()), language).legend)
    assert len(legend) == 11
    for letter, word in legend.items():
        assert len(letter) == 1 and compact.glyph(letter) is not None and drawn(letter)
        assert letter.lower() in word


def scene() -> State:
    """Two gardens and a display, laid by hand."""
    cells = {"fountain-2": "bird-blue", "fountain-12": "tree-blue", "2-8": "flower-blue", "2-12": "bird-purple"}
    tiles, top = "tulips-yellow tree-blue tree-blue", "tree-blue bird-yellow bird-yellow"
    mine = kit.garden(cells, {2: 12, 6: kit.BACK}, tiles=tiles, beds="bird-dark-green")
    return kit.table(mine, top=top, beside=("expansion plant-blue", "", "tree-blue"))


def test_a_table_in_plain_characters() -> None:
    found = shown_of(scene(), "en")
    assert found.table == "0 B1Y2Y2, (1) B5, 3 B1"
    assert [line.rstrip() for line in boards.plain(found, 80, 12)] == [
        "Lucka 15                      Karel 18",
        "",
        "                     P2",
        "         H     S  .  V  .              H     S",
        "         .  B1 B2 B4 .  .              .  .  .",
        "      S  .  F  .  H                 S  .  F  .  H",
        "         H  .  S                       H  .  S",
        "         .  .  .",
        "         .  .  .",
        "            .",
        "B1 B1 Y6 J3                   J3",
        "                     G2",
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_page_is_full_and_never_wider_than_the_screen(players: int) -> None:
    """Letters where they fit, plain characters on a small screen, one garden where two do not fit."""
    state = kit.table(*[scene().gardens[0]] * players)
    found = shown_of(state, "cs")
    for columns, rows in ((40, 12), (80, 22), (120, 38), (160, 50), (200, 60)):
        page = render.picture("Petr bere tři.", found, columns, rows, "quarters")
        assert len(page) == rows and all(len(row) <= columns for row in page)
    large = boards.drawn(found, 120, 36, "quarters")
    assert large is not None and large[0] >= 5, "five half rows high at least"


# ---- software plays -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_demonstration_is_short_and_plays_for_points(players: int) -> None:
    dice = random.Random(players)
    began, totals = time.process_time(), []
    for _ in range(3):
        state: State = kit.GAME.start(kit.setup(players))
        actor, hands = GreedyStrategy(state.table.setup, Lots(dice)), kit.Hands(dice)
        acts: Counter[str] = Counter()
        while state.phase != OVER:
            move = actor.next(state)
            assert (move is None) == (state.phase != ACT)
            if move is None:
                (due,) = kit.GAME.awaited(state)
                move = due.confirms or (dice.choice(due.chance)[0] if not state.starter else hands.next(state))
            assert not kit.GAME.judge(state, move), move
            acts[move.action] += 1
            state = kit.GAME.play(state, move)
        totals += [garden.score for garden in state.gardens]
        assert acts["pass"] == 4 * players and acts["lay"] > 2 * players and acts["place"] > 6 * players, acts
    assert sum(totals) / len(totals) > 30, totals
    assert time.process_time() - began < 3, "three games"
