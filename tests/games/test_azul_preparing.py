"""Azul made ready: what is in the box, the set-up, and displays filled from the bag; chapters "Příprava hry"."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.core.model import Move, Place, Tile
from companion.games.azul.rules.editions import (
    ALL_DISPLAYS,
    DISPLAYS,
    EACH,
    FLOOR,
    PENALTIES,
    SIZE,
    colour_at,
    column_of,
)
from companion.games.azul.rules.preparing import chances
from companion.games.azul.rules.state import FILL, GOLD, LOTS, NONE, TAKE
from companion.language.phrases import Language, Phrases

from .azul_kit import EDITIONS, GAMES, Bag, counts, keys, refused, setup, told

EDITION = pytest.mark.parametrize("name", list(EDITIONS))

# Read from pictures of the boards, row by row; colours by their first letters, n for brown, k for black.
MINI_WALL = ("byrkw", "wbyrk", "kwbyr", "rkwby", "yrkwb")
CHOCOLATE_WALL = ("bnwkr", "rbnwk", "krbnw", "wkrbn", "nwkrb")
LETTERS = {"b": "blue", "k": "black", "n": "brown", "r": "red", "w": "white", "y": "yellow"}


@EDITION
def test_two_to_four_play(name: str) -> None:
    """AZ-01 AZ-15 AZ-16 AZ-17"""
    game = GAMES[name]
    for count, displays in ((2, 5), (3, 7), (4, 9)):
        assert game.check(setup(name, count)) == []
        assert len(game.start(setup(name, count)).displays) == displays
    assert keys(game.check(setup(name, 1))) == ["az-setup-players"]
    assert max(DISPLAYS) == 4


@EDITION
def test_a_tile_set_has_just_the_five_colours(name: str) -> None:
    """AZ-02: a missing colour, one of the other edition, and a thing of another game are each told."""
    game, good = GAMES[name], setup(name)
    other = next(EDITIONS[one] for one in EDITIONS if one != name)
    strange = next(word for word in other.colours if word not in EDITIONS[name].colours)
    problems = game.check(replace(good, tiles=(*good.tiles[1:], Tile(f"tile {strange}", (strange,), EACH))))
    assert keys(problems) == ["az-setup-tiles", "az-setup-count"]
    assert (problems[1].facts["colour"], problems[1].facts["count"]) == (EDITIONS[name].colours[0], 0)
    more = replace(good, tiles=(*good.tiles, Tile("domino 1", ("W0", "W0"))))
    assert keys(game.check(more)) == ["az-setup-tiles"]


@EDITION
def test_a_colour_has_just_twenty_tiles(name: str) -> None:
    """AZ-02: more and fewer are told with the colour, what there is and what there should be."""
    game, good = GAMES[name], setup(name)
    for count in (1, 19, 21):
        few, rest = replace(good.tiles[2], count=count), (*good.tiles[:2], *good.tiles[3:])
        problems = game.check(replace(good, tiles=(*rest, few)))
        colour = EDITIONS[name].colours[2]
        expected = {"edition": name, "colour": colour, "count": count, "needed": 20}
        assert [(one.key, one.facts) for one in problems] == [("az-setup-count", expected)]
    halves = (replace(good.tiles[0], count=12), replace(good.tiles[0], count=8), *good.tiles[1:])
    assert game.check(replace(good, tiles=halves)) == [], "all of a colour are counted together"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("cs", "Červená barva má v sadě devatenáct dílků. Hra Azul Mini jich má od každé barvy dvacet. Opravte"),
        ("pl", "W zestawie jest dziewiętnaście czerwonych płytek. Gra Azul Mini ma ich po dwadzieścia każdego"),
        ("en", "The tile set has nineteen red tiles. Azul Mini has twenty of each colour. Correct their number"),
    ],
)
def test_the_wrong_count_in_words(language: Language, said: str) -> None:
    """AZ-02 as it is heard; the colour and both numbers agree with what they count."""
    good = setup("azul_mini")
    few = tuple(replace(tile, count=19) if tile.thing == "tile red" else tile for tile in good.tiles)
    (problem,) = GAMES["azul_mini"].check(replace(good, tiles=few))
    assert Phrases(language, strict=True).write(problem).startswith(said)


@EDITION
def test_what_the_box_holds(name: str) -> None:
    """AZ-02 AZ-03 AZ-04 AZ-19: a hundred tiles, all in the bag, nine displays, one marker that nobody has yet."""
    state = GAMES[name].start(setup(name, 4))
    assert state.bag == (20,) * 5
    assert state.lid == state.centre == NONE
    assert EACH * SIZE == 100
    assert ALL_DISPLAYS == len(state.displays) == 9
    assert (state.starter, state.taker) == (0, 0)


@EDITION
def test_a_board_has_five_lines_a_wall_and_a_floor(name: str) -> None:
    """AZ-05 AZ-06 AZ-07 AZ-13 MC-06: lines of one to five, five rows of five, seven spaces, nought points."""
    game = GAMES[name]
    state = game.start(setup(name))
    for board in state.boards:
        assert board.score == 0
        assert board.wall == ((0,) * 5,) * 5
        for row in range(SIZE):
            full = tuple((1, line + 1) if line == row else (0, 0) for line in range(SIZE))
            assert board._replace(lines=full).complete(row)
    assert FLOOR == 7
    assert PENALTIES == (0, 1, 2, 4, 6, 8, 11, 14)


@pytest.mark.parametrize(("name", "drawn"), [("azul_mini", MINI_WALL), ("master_chocolatier", CHOCOLATE_WALL)])
def test_the_coloured_wall(name: str, drawn: tuple[str, ...]) -> None:
    """AZ-08 AZ-09 AZ-10 MC-01 MC-02: each row is the one above shifted to the right."""
    edition = EDITIONS[name]
    for row, letters in enumerate(drawn):
        for column, letter in enumerate(letters):
            number = edition.numbers[LETTERS[letter]]
            assert colour_at(row, column) == number
            assert column_of(row, number) == column
    for row in range(SIZE):
        assert sorted(colour_at(row, at) for at in range(SIZE)) == [1, 2, 3, 4, 5]
        assert sorted(colour_at(at, row) for at in range(SIZE)) == [1, 2, 3, 4, 5]


@EDITION
def test_one_board_a_player_and_all_the_same_side(name: str) -> None:
    """AZ-11 AZ-12 AZ-14 AZ-22 MC-05: the side is one setting; displays are no surfaces, so anything may serve."""
    game = GAMES[name]
    surfaces = game.places(setup(name, 3))
    assert [(one.name, one.owner) for one in surfaces] == [("1", 1), ("2", 2), ("3", 3)]
    assert [len(one.places) for one in surfaces] == [25] * 3
    for variants in ((), ("reverse",)):
        said = next(one for one in game.steps(setup(name, 3, *variants)) if one.key == "az-prepare-boards")
        assert said.facts["reverse"] == len(variants)
        assert said.facts["players"] == 3


def test_row_one_is_the_far_one() -> None:
    """AZ-06: the row beside line n lies at height 6 - n of the sensor board."""
    game = GAMES["azul_mini"]
    state = told(game, game.start(setup()), "0 lots 1")
    for text, place in (("1 tile 2 4 red", Place("1", 4, 4)), ("1 tile 5 5 blue", Place("1", 5, 1))):
        move = game.parse(state, text)
        assert isinstance(move, Move)
        assert move.comes[0][0] == place


@EDITION
def test_people_say_who_has_the_marker_first(name: str) -> None:
    """AZ-20 MC-07: any player may have it, nobody else."""
    game = GAMES[name]
    state = game.start(setup(name, 3))
    assert state.phase == LOTS
    assert [move.args for move, _ in chances(state)] == [(1,), (2,), (3,)]
    assert told(game, state, "0 lots 3").starter == 3
    assert refused(game, state, "0 lots 4") == ["az-no-player"]


@EDITION
def test_four_tiles_to_each_display_and_the_starter_begins(name: str) -> None:
    """AZ-18 AZ-21 AZ-24 AZ-69 MC-08 MC-14: all blue without the variant, in the order of the circle."""
    game = GAMES[name]
    state = told(game, game.start(setup(name)), "0 lots 2")
    assert state.phase == FILL
    for at in range(5):
        assert state.step == at
        assert refused(game, state, "0 draw blue blue") == ["az-draw-count"]
        state = told(game, state, "0 draw blue blue red red")
    assert (state.phase, state.turn, state.taker) == (TAKE, 2, 0)
    assert [sum(heap) for heap in state.displays] == [4] * 5
    assert state.golds == ()
    assert sum(state.bag) == 80


@EDITION
def test_the_lid_is_poured_in_when_the_bag_is_empty(name: str) -> None:
    """AZ-55 AZ-70 AZ-71: also in the middle of a display; what the bag still holds comes first."""
    game, edition = GAMES[name], EDITIONS[name]
    state = told(game, game.start(setup(name)), "0 lots 1")
    state = state._replace(bag=counts(edition, "blue black"), lid=counts(edition, "red red white"))
    assert refused(game, state, "0 draw blue red red white") == ["az-bag-first"]
    assert refused(game, state, "0 draw blue black black red") == ["az-drawn-too-many"]
    drawn = {move.args: weight for move, weight in chances(state)}
    assert len(drawn) == 2
    assert sum(drawn.values()) == 3
    after = told(game, state, "0 draw blue black red red")
    assert (after.bag, after.lid) == (counts(edition, "white"), NONE)


@EDITION
def test_an_empty_bag_is_filled_only_when_a_tile_is_due(name: str) -> None:
    """AZ-70"""
    game, edition = GAMES[name], EDITIONS[name]
    state = told(game, game.start(setup(name)), "0 lots 1")
    state = state._replace(bag=counts(edition, "blue " * 4), lid=counts(edition, "red " * 9))
    state = told(game, state, "0 draw blue blue blue blue")
    assert (state.bag, state.lid) == (NONE, counts(edition, "red " * 9))
    state = told(game, state, "0 draw red red red red")
    assert (state.bag, state.lid) == (counts(edition, "red " * 5), NONE)


@EDITION
def test_a_round_with_displays_that_are_not_full(name: str) -> None:
    """AZ-72: bag and lid do not suffice; the last displays stay empty."""
    game, edition = GAMES[name], EDITIONS[name]
    state = told(game, game.start(setup(name, 4)), "0 lots 1")
    state = state._replace(bag=counts(edition, "blue " * 4), lid=counts(edition, "red red"))
    state = told(game, state, "0 draw blue blue blue blue", "0 draw red red")
    assert (state.phase, state.bag, state.lid) == (TAKE, NONE, NONE)
    assert [sum(heap) for heap in state.displays] == [4, 2, 0, 0, 0, 0, 0, 0, 0]


@EDITION
def test_special_displays_only_where_they_exist(name: str) -> None:
    """MC-03 MC-40"""
    game = GAMES[name]
    for side in ((), ("reverse",)):
        found = keys(game.check(setup(name, 2, "special", *side)))
        assert found == ([] if name == "master_chocolatier" else ["az-setup-variant"])
    begun = told(game, game.start(setup(name)), "0 lots 1")
    assert begun.phase == FILL != GOLD


def test_the_bag_of_the_tests_draws_fairly() -> None:
    """The weights of the game are the numbers of ways in which hands may draw."""
    import random
    from collections import Counter

    edition = EDITIONS["azul_mini"]
    state = told(GAMES["azul_mini"], GAMES["azul_mini"].start(setup()), "0 lots 1")
    weights = {move.args: weight for move, weight in chances(state)}
    total = sum(weights.values())
    assert total == 100 * 99 * 98 * 97 // 24
    dice = random.Random(4)
    met = Counter(Bag(edition, dice).draw(4, NONE).args for _ in range(3000))
    for drawn, weight in weights.items():
        assert abs(met[drawn] - 3000 * weight / total) < 45, drawn
