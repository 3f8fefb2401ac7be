"""The box, the boards and the set-up of Queen's Garden (QG-01 to QG-42)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from companion.core.model import Player
from companion.games.queens_garden.rules import cells as board
from companion.games.queens_garden.rules import hexes
from companion.games.queens_garden.rules.placing import free_cells, free_slots
from companion.games.queens_garden.rules.scoring import FACE_DOWN, groups, is_space
from companion.games.queens_garden.rules.state import ACT, FILL, LOTS, MOST_BEDS, MOST_TILES, PRICE, Garden
from companion.games.queens_garden.rules.variants import SIDE_B

from .azul_kit import keys, told
from .queens_kit import BACK, GAME, garden, setup, table

FOUR = "0 draw tree-blue bird-blue plant-blue bird-yellow"


def test_two_to_four_play() -> None:
    """QG-01: and for no other count there are stacks."""
    for count in (2, 3, 4):
        assert GAME.check(setup(count)) == []
    five = tuple(Player(number, str(number)) for number in range(1, 6))
    for players in ((), five[:1], five):
        assert keys(GAME.check(replace(setup(2), players=players))) == ["qg-setup-players"]


def test_what_the_box_holds() -> None:
    """QG-02 QG-03 QG-06 QG-08 QG-09: 108 tiles, three of each of 36 hexagons, and 36 expansions, one of each."""
    tiles = {one.kinds[0]: one.count for one in setup().tiles if one.thing.startswith("tile ")}
    expansions = [
        one.kinds[0] for one in setup().tiles if one.thing.startswith("expansion ") for _ in range(one.count)
    ]
    assert sum(tiles.values()) == 108
    assert set(tiles.values()) == {3}
    assert len(tiles) == len(expansions) == 36
    assert set(tiles) == set(expansions)
    pairs = Counter((hexes.COLOUR[one], hexes.PATTERN[one]) for one in hexes.HEXAGONS)
    assert set(pairs) == {(colour, pattern) for colour in range(6) for pattern in range(6)}
    assert set(pairs.values()) == {1}
    for at in (0, 40):
        missing = replace(setup(), tiles=setup().tiles[:at] + setup().tiles[at + 1 :])
        assert keys(GAME.check(missing)) == ["qg-setup-tiles"]


def test_six_colours_and_six_patterns_by_their_value() -> None:
    """QG-04 QG-05 QG-07: a hexagon is a pair of them, on a tile or printed on an expansion."""
    assert set(hexes.COLOURS) == {"blue", "dark-green", "light-green", "yellow", "purple", "dark-purple"}
    assert hexes.PATTERNS == ("tree", "bird", "butterfly", "flower", "plant", "tulips")
    for value, pattern in enumerate(hexes.PATTERNS, 1):
        for colour in hexes.COLOURS:
            one = hexes.of(f"{pattern}-{colour}")
            assert one is not None
            assert hexes.VALUE[one] == value
            assert hexes.shown(hexes.tile(one)) == ("tile", one)
            assert hexes.shown(hexes.expansion(one)) == ("expansion", one)
    assert hexes.of("blue-tree") is None


def test_an_expansion_has_a_pavilion_in_front_and_seven_spaces_on_its_back() -> None:
    """QG-10 QG-11 QG-107 QG-108: five spaces beside the printed hexagon; a bought one stays on its face."""
    front = garden({"2-6": "tree-blue"}, {2: 6})
    back = garden({}, {2: BACK})
    names = {"2-12", "2-2", "2-4", "2-8", "2-10"}
    assert {board.NAMES[one] for one in free_cells(front) if board.SLOT[one] >= 0} == names
    assert {board.NAMES[one] for one in free_cells(back) if board.SLOT[one] >= 0} == {*names, "2-6", "2-middle"}
    assert [board.sort(one) for one in board.MIDDLES] == ["pavilion"] * 6
    bought = told(GAME, table(garden(score=20)), "1 buy 2").gardens[0]
    assert bought.slots[1] == FACE_DOWN
    assert "turn" not in {one.action for one in GAME.moves(table(bought, garden()))}


def test_a_storage_holds_twelve_tiles_or_jokers_and_two_expansions() -> None:
    """QG-12 QG-13."""
    assert (MOST_TILES, MOST_BEDS) == (12, 2)
    for tiles, jokers, free in (("", 0, 12), ("tree-blue", 3, 8), ("tree-blue " * 9, 3, 0)):
        assert garden(tiles=tiles, jokers=jokers).free_tiles == free
    assert garden(beds="tree-blue").free_beds == 1


def test_a_garden_has_55_cells() -> None:
    """QG-16 QG-17 QG-18: a fountain board of 13, six slots of seven; three statues and three benches."""
    assert board.COUNT == 55 == len(set(board.AT)) == len(set(board.NAMES))
    kinds = Counter(one.what for one in board.ROWS)
    assert kinds == {"fountain": 1, "space": 6, "ornament": 6, "middle": 6, "rim": 36}
    assert Counter(map(board.sort, board.FIXED)) == {"fountain": 1, "statue": 3, "bench": 3}
    assert [len(cells) for cells in board.SLOT_CELLS] == [7] * 6
    assert len(free_slots(garden())) == 6


def test_only_the_fountain_board_and_expansions_have_spaces() -> None:
    """QG-19: without an expansion there are six."""
    assert [board.NAMES[one] for one in free_cells(garden())] == [f"fountain-{hour}" for hour in board.HOURS]
    assert sum(is_space(Garden().slots, cell) for cell in range(board.COUNT)) == 6


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_an_empty_garden_and_three_jokers(players: int) -> None:
    """QG-21 QG-22 QG-23 QG-26 QG-41: nothing else in the storage, and 15 points."""
    state = GAME.start(setup(players))
    assert len(state.gardens) == len(GAME.places(setup(players))) == players
    for one in state.gardens:
        assert not any(one.cells)
        assert set(one.slots) == {-1}
        assert (one.tiles, one.beds, one.jokers, one.score) == ((), (), 3, 15)


def test_the_table_before_the_first_round() -> None:
    """QG-24 QG-25 QG-27 QG-33 QG-37: side A, the wheel at its start, all tiles in the bag, six points to buy."""
    state = GAME.start(setup())
    assert SIDE_B not in setup().variants
    assert [one for one, _ in state.sectors] == ["dark-green", "tree", "blue"]
    assert set(state.bag) == {3}
    assert sum(state.bag) == 108
    assert not any(state.tower)
    assert state.marker == 0
    assert PRICE == 6
    both = garden({"fountain-12": "tree-blue", "fountain-2": "bird-blue", "fountain-4": "bird-purple"})
    assert groups(both.cells)[0].criterion == "blue"


@pytest.mark.parametrize(("players", "each", "supply"), [(2, 5, 16), (3, 7, 8), (4, 8, 4)])
def test_four_stacks_and_the_supply(players: int, each: int, supply: int) -> None:
    """QG-28 QG-29 QG-30 QG-31 QG-32 QG-34: the first stack in the display, three wait, the rest is the supply."""
    state = GAME.start(setup(players))
    assert (state.stack, state.later, state.supply) == (each, 3 * each, supply)
    assert state.stack + state.later + state.supply == 36
    fronts = {move.args[1] for move in GAME.moves(told(GAME, state, "0 lots 1", FOUR, *_empty_a_place(players)))}
    assert len(fronts) == 36, "nobody knows which one is turned up"


def _empty_a_place(players: int) -> list[str]:
    return ["1 take blue", "0 draw tree-purple tulips-yellow plant-purple flower-purple", "2 take bird"]


def test_four_tiles_come_onto_the_first_stack_too() -> None:
    """QG-35 QG-42: people say who begins; before the first act four tiles are drawn."""
    state = GAME.start(setup(3))
    assert state.phase == LOTS
    assert {move.args[0] for move in GAME.moves(state)} == {1, 2, 3}
    state = told(GAME, state, "0 lots 3")
    assert (state.phase, state.lacking, state.turn) == (FILL, 4, 3)
    state = told(GAME, state, FOUR)
    assert (state.phase, state.turn, len(state.top)) == (ACT, 3, 4)


def test_an_expansion_with_tiles_is_not_on_offer_itself() -> None:
    """QG-36: only its tiles are; nothing is laid on it but what lies there."""
    state = told(GAME, table(top="tulips-purple", beside=["bird-yellow"]), "1 take bird")
    assert (state.gardens[0].tiles, state.gardens[0].beds) == ((hexes.of("bird-yellow"),), ())
    assert state.beside[0].to_turn


def test_more_than_sixty_points_are_counted_on() -> None:
    """QG-20 QG-39 QG-40 QG-141: laps of the track add up, in any scoring of the game."""
    rich = garden({f"fountain-{hour}": "tree-blue" for hour in (12,)}, score=59)
    state = told(GAME, table(rich, garden(), marker=2, passed=(2,)), "1 pass", "0 round")
    assert state.gardens[0].score == 59 + 2
    assert table(garden(score=130)).gardens[0].score == 130
