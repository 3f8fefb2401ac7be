"""What cannot have been laid by the rules, against brute force over all orders and against games played out."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations, permutations
from pathlib import Path

import pytest

from companion.games.azul.finished import doubts as azul
from companion.games.azul.rules.editions import CHOCOLATIER, MINI, SIZE, Edition
from companion.games.azul.rules.wall import EMPTY, Wall, with_tile
from companion.games.queens_garden.finished.doubts import of_garden
from companion.games.queens_garden.finished.finished import NOTHING, faults
from companion.games.queens_garden.finished.order import order
from companion.games.queens_garden.rules.cells import HOURS, NAMES, NEIGHBOURS, NUMBER, SLOT_CELLS
from companion.games.queens_garden.rules.hexes import WORDS, of
from companion.games.queens_garden.rules.scoring import FACE_DOWN, NO_EXPANSION
from companion.games.queens_garden.rules.state import Garden
from companion.games.royal_garden.finished.doubts import of_boards, of_dominoes, of_files, of_squares
from companion.games.royal_garden.finished.laying import explain, set_of, stranded, together
from companion.games.royal_garden.finished.layout import read_layout

from . import doubts_soak, garden
from .queens_naive_garden import fits
from .test_royal_garden_score import BOARDS, kinds_of

DATA = Path(__file__).parent.parent / "data"
Cell = tuple[int, int]
Pairs = tuple[tuple[Cell, Cell], ...]
DOMINOES = garden.dominoes()
SET = set_of(DOMINOES.values())


def test_nothing_that_was_played_is_doubted() -> None:
    """A sample of `python -m tests.games.doubts_soak`: things laid in the second implementations."""
    found = doubts_soak.kingdoms(20, 3) + doubts_soak.walls(16, 3) + doubts_soak.gardens(8, 3)
    assert not any(found[name] for name in doubts_soak.DOUBTED), found
    assert found["slips of squares seen"] > found["slips of squares"] / 2
    assert found["slips of hexagons seen"] * 10 > found["slips of hexagons"]


# ---- Královská zahrada ----------------------------------------------------------------------------------------


def beside(one: Cell, other: Cell) -> bool:
    """Whether two cells share a side (RG-65, RG-69)."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def touches(kinds: Mapping[Cell, str], laid: set[Cell], pair: tuple[Cell, Cell]) -> bool:
    """RG-66 RG-68: a side of one of its squares touches the castle, or its own terrain of another domino."""
    return any(
        beside(cell, near) and (kinds[near] == "C" or kinds[near][0] == kinds[cell][0])
        for cell in pair
        for near in laid
    )


def laid_in_some_order(kinds: Mapping[Cell, str], pairs: Pairs) -> bool:
    """Brute force: any order of these dominoes in which each is legal."""
    castles = {cell for cell, kind in kinds.items() if kind == "C"}

    @cache
    def goes(done: frozenset[int]) -> bool:
        if len(done) == len(pairs):
            return True
        laid = castles | {cell for at in done for cell in pairs[at]}
        return any(
            goes(done | {at}) for at in range(len(pairs)) if at not in done and touches(kinds, laid, pairs[at])
        )

    return goes(frozenset())


def all_pairings(kinds: Mapping[Cell, str], left: Counter[tuple[str, ...]]) -> Iterator[Pairs]:
    """Brute force: every way to cover the squares with dominoes of the set, the first cell first."""
    squares = sorted(cell for cell, kind in kinds.items() if kind != "C")
    if not squares:
        yield ()
        return
    first = squares[0]
    for other in squares[1:]:
        both = tuple(sorted((kinds[first], kinds[other])))
        if beside(first, other) and left[both]:
            rest = {cell: kind for cell, kind in kinds.items() if cell not in (first, other)}
            for more in all_pairings(rest, left - Counter([both])):
                yield ((first, other), *more)


def brute(kinds: Mapping[Cell, str]) -> bool:
    """Whether any dominoes of the set in any order give these squares."""
    left = Counter(tuple(sorted(one)) for one in DOMINOES.values())
    return any(laid_in_some_order(kinds, pairs) for pairs in all_pairings(kinds, left))


def test_photographed_boards_are_doubted_only_where_their_players_broke_the_rules() -> None:
    """RG-66 to RG-72: brute force finds no order for two of the 23, and one for each of the others."""
    doubted = []
    for at, board in enumerate(BOARDS):
        kinds = kinds_of(board)
        found = of_squares(kinds, SET, 12)
        assert bool(found) is not brute(kinds), at
        if found:
            doubted.append((at, [problem.key for problem in found]))
    assert doubted == [(0, ["rg-doubt-squares"]), (9, ["rg-doubt-squares"])]


def test_an_unknown_set_is_doubted_only_for_how_it_was_laid() -> None:
    """Ruling 1: the rulebook's own examples are of dominoes that the standard set has not."""
    for name in ("a", "b"):
        _, kinds = read_layout(str(DATA / f"royal_garden_example_{name}.txt"))
        assert of_squares(kinds, SET, 12) and not of_squares(kinds, SET, 12, sure=False)
    odd_ones = {(1, 1): "C", (4, 4): "N3", (5, 4): "N3"}
    assert [one.key for one in of_squares(odd_ones, SET, 12, sure=False)] == ["rg-doubt-squares"]
    assert not of_files([kinds, kinds], SET, sure=False)


def test_small_kingdoms_against_brute_force() -> None:
    """Squares of every sort around a castle: what is doubted is just what no order of no dominoes gives."""
    dice = random.Random("small kingdoms")
    shown = sorted({kind for one in DOMINOES.values() for kind in one})
    met: Counter[bool] = Counter()
    for _ in range(1500):
        kinds = {(2, 2): "C"}
        for _ in range(dice.choice((1, 2, 3, 4))):
            spots = [
                (one, other)
                for one in [(x, y) for x in range(1, 5) for y in range(1, 5)]
                for other in ((one[0] + 1, one[1]), (one[0], one[1] + 1))
                if max(other) < 5 and one not in kinds and other not in kinds
            ]
            domino = dice.choice(sorted(DOMINOES.values()))
            if spots:
                kinds |= dict(zip(dice.choice(spots), domino, strict=True))
        if dice.random() < 0.3:
            kinds[dice.choice([cell for cell in kinds if cell != (2, 2)])] = dice.choice(shown)
        possible = brute(kinds)
        met[possible] += 1
        assert explain(kinds, SET).possible is possible, kinds
    assert min(met.values()) > 100, met


def test_numbered_dominoes_against_brute_force() -> None:
    """What is left stranded is nothing just where some order of laying is legal."""
    dice = random.Random("numbered")
    met: Counter[bool] = Counter()
    for _ in range(1000):
        kinds, pairs = {(3, 3): "C"}, []
        for one in dice.sample(sorted(DOMINOES.values()), dice.choice((2, 4, 6))):
            cells = [(x, y) for x in range(1, 6) for y in range(1, 6) if (x, y) not in kinds]
            pair = dice.choice([(a, b) for a, b in combinations(cells, 2) if beside(a, b)])
            kinds |= dict(zip(pair, one, strict=True))
            pairs.append(pair)
        possible = laid_in_some_order(kinds, tuple(pairs))
        met[possible] += 1
        assert (not stranded(kinds, pairs)) is possible
    assert min(met.values()) > 20, met


def test_what_is_doubted_about_a_kingdom() -> None:
    """RG-21 RG-57 RG-66: each reason with its facts."""
    kinds = {(3, 3): "C", (2, 3): "F1", (1, 3): "W0", (5, 5): "W0", (5, 4): "F1"}
    near, far = ((2, 3), (1, 3)), ((5, 4), (5, 5))
    (lost,) = of_dominoes(kinds, [{24: near, 25: far}], 12)
    assert (lost.key, lost.facts["number"]) == ("rg-doubt-stranded", 25)
    assert not of_dominoes(kinds, [{24: near, 25: far}, {24: near}], 12), "another way to read it is possible"
    assert [one.key for one in of_dominoes({(1, 1): "W0", (1, 2): "W0"}, [{1: ((1, 1), (1, 2))}], 12)] == [
        "rg-doubt-castle"
    ]
    assert [one.key for one in of_dominoes({(1, 1): "C", (5, 2): "C"}, [{}], 12)] == ["rg-doubt-castles"]
    assert [one.key for one in of_dominoes(kinds, [{24: near}], 1)] == ["rg-doubt-many"]
    assert [one.key for one in of_squares({(3, 3): "C", (2, 3): "F1"}, SET, 12)] == ["rg-doubt-odd"]
    ((second, twice),) = of_boards([[{24: near}], [{24: far, 1: near}]], ["Jana", "Petr"])
    assert (second, twice.key, twice.facts["other"]) == (1, "rg-doubt-elsewhere", "Jana")
    assert not of_boards([[{24: near}], [{24: far}, {25: far}]], ["Jana", "Petr"]), "it may be another one"


def test_one_set_for_all_kingdoms() -> None:
    """RG-11: mines with three crowns exist once."""
    one = {(3, 3): "C", (2, 3): "W0", (1, 3): "N3"}
    assert explain(one, SET).possible is True
    assert [problem.key for problem in of_files([one, one], SET)] == ["rg-doubt-set"]
    assert of_files([one], SET) == [] == of_files([one] * 5, SET)
    two = {(3, 3): "C", (2, 3): "W0", (1, 3): "W0"}
    assert together([two, two], SET) is True and together([two, two, two], SET) is False


def test_a_search_that_grows_too_long_is_given_up_and_doubts_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is doubted for what nobody has looked at."""
    kinds, lonely = {(3, 3): "C", (2, 3): "F0", (1, 3): "N3"}, {"fountain-12": "tree-blue", "12-6": "bird-yellow"}
    assert of_squares(kinds, SET, 12) and of_garden(laid(lonely))
    monkeypatch.setattr("companion.games.royal_garden.finished.laying.MOST_STEPS", 0)
    monkeypatch.setattr("companion.games.queens_garden.finished.order.MOST_STEPS", 0)
    assert explain(kinds, SET).possible is None and together([kinds, kinds], SET) is None
    assert not of_squares(kinds, SET, 12) and not of_files([kinds, kinds], SET) and not of_garden(laid(lonely))


# ---- Azul -----------------------------------------------------------------------------------------------------


def points_in_order(cells: tuple[tuple[int, int], ...]) -> int:
    """AZ-56 to AZ-60, tile by tile, by walking from each tile."""
    laid: set[tuple[int, int]] = set()
    points = 0
    for row, column in cells:
        laid.add((row, column))
        runs = []
        for step in ((0, 1), (1, 0)):
            length = 1
            for sign in (1, -1):
                at = (row + sign * step[0], column + sign * step[1])
                while at in laid:
                    length += 1
                    at = (at[0] + sign * step[0], at[1] + sign * step[1])
            runs.append(length)
        points += sum(length for length in runs if length > 1) or 1
    return points


def test_no_order_of_tiles_brings_more_points_than_are_believed() -> None:
    """Every order of up to six tiles; nothing below the most that one brings is doubted."""
    dice = random.Random("walls")
    for _ in range(60):
        cells = dice.sample([(row, column) for row in range(3) for column in range(4)], dice.randint(1, 6))
        wall = EMPTY
        for row, column in cells:
            wall = with_tile(wall, row, column, (column - row) % SIZE + 1)
        most = max(points_in_order(one) for one in permutations(cells))
        assert most <= azul.most_points(wall)
        assert not azul.of_points(MINI, wall, most)
        assert [one.key for one in azul.of_points(MINI, wall, azul.most_points(wall) + 1)] == ["az-doubt-points"]


def full_rows(rows: int, colours: int = SIZE) -> Wall:
    """A wall of the coloured side with its first rows filled up to a number of columns."""
    wall = EMPTY
    for row in range(rows):
        for column in range(colours):
            wall = with_tile(wall, row, column, (column - row) % SIZE + 1)
    return wall


@pytest.mark.parametrize("edition", [MINI, CHOCOLATIER])
def test_a_wall_without_a_complete_row(edition: Edition) -> None:
    """AZ-74: some wall has one; of one wall alone nobody knows about the others."""
    short, done = full_rows(3, 4), full_rows(1)
    assert [one.key for one in azul.of_game(edition, [short, short], reverse=False)] == ["az-doubt-row"]
    assert not azul.of_game(edition, [short, done], reverse=False)
    assert not azul.of_game(edition, [short], reverse=False)


def full_of_nothing_more(dice: random.Random) -> Wall:
    """A wall of the reverse side without a complete row on which no tile can be laid any more (AZ-84)."""
    while True:
        wall, ways = EMPTY, [(0, 0, 0)]
        while ways:
            ways = [
                (row, column, colour)
                for row in range(SIZE)
                for column in range(SIZE)
                for colour in range(1, SIZE + 1)
                if not wall[row][column] and colour not in wall[row] and all(one[column] != colour for one in wall)
            ]
            wall = with_tile(wall, *dice.choice(ways)) if ways else wall
        if not any(all(row) for row in wall):
            return wall


def test_games_that_end_without_a_complete_row() -> None:
    """AZ-73, and the ruling on rows that nobody can complete: colours in the way, tiles that lie out of reach."""
    closed = full_of_nothing_more(random.Random(2))
    assert azul.locked([closed, closed], reverse=True)
    assert not azul.locked([closed, EMPTY], reverse=True)
    bound = tuple(tuple(0 if colour == 1 else colour for colour in row) for row in full_rows(SIZE))
    assert azul.locked([bound, bound], reverse=False), "all tiles of one colour may lie in lines"
    assert not azul.locked([full_rows(SIZE, 4), full_rows(SIZE, 4)], reverse=False), (
        "each row lacks another colour"
    )
    assert not azul.locked([EMPTY, EMPTY], reverse=False), "nobody has bound them so soon"


# ---- Queen's Garden -------------------------------------------------------------------------------------------


def laid(hexagons: Mapping[str, str], **fronts: str) -> Garden:
    """A garden: names of cells -> hexagons; expansions lie face down but those told, "h2" -> hour of the rim."""
    cells = [0] * len(NOTHING.cells)
    for name, word in hexagons.items():
        cells[NUMBER[name]] = of(word) or 0
    slots = [FACE_DOWN] * len(HOURS)
    for slot, rim in fronts.items():
        slots[HOURS.index(int(slot[1:]))] = HOURS.index(int(rim))
    return NOTHING._replace(cells=tuple(cells), slots=tuple(slots))


def grows(one: Garden) -> bool:
    """Brute force over all orders, by the naive engine's rules (QG-82 to QG-89, QG-114): each laying is legal."""
    goal = {NAMES[cell]: WORDS[hexagon] for cell, hexagon in enumerate(one.cells) if hexagon}
    printed = {
        SLOT_CELLS[slot][1 + lies]: SLOT_CELLS[slot]
        for slot, lies in enumerate(one.slots)
        if NO_EXPANSION < lies < FACE_DOWN
    }
    after = {NAMES[cell]: NAMES[first] for first, cells in printed.items() for cell in cells if cell != first}

    @cache
    def goes(done: frozenset[str]) -> bool:
        there = {name: goal[name] for name in done}
        return len(done) == len(goal) or any(
            goes(done | {name})
            for name in goal.keys() - done
            if after.get(name, name) in done | {name} and fits(there, name, goal[name]) is None
        )

    return goes(frozenset())


def some_garden(dice: random.Random, fronts: int) -> Garden:
    """Up to seven hexagons near each other, most of them in one corner, on expansions of either side."""
    slots = [FACE_DOWN] * len(HOURS)
    for slot in range(fronts):
        slots[slot] = dice.randrange(len(HOURS))
    one = NOTHING._replace(slots=tuple(slots))
    near = [cell for slot in (0, 1) for cell in SLOT_CELLS[slot]] + [NUMBER["fountain-12"], NUMBER["fountain-2"]]
    printed = [SLOT_CELLS[slot][1 + lies] for slot, lies in enumerate(slots) if lies < FACE_DOWN]
    middles = [SLOT_CELLS[slot][0] for slot in range(fronts)]
    cells = [0] * len(one.cells)
    free = [cell for cell in near if cell not in (*printed, *middles)]
    start = dice.choice(free)
    close = sorted(free, key=lambda cell: (cell != start, cell not in NEIGHBOURS[start], dice.random()))
    for cell in (*printed, *close[: dice.randint(2, 6)]):
        cells[cell] = dice.choice([1, 2, 3, 7, 8, 9, 14, 15])
    return one._replace(cells=tuple(cells))


@pytest.mark.parametrize("fronts", [0, 1, 2])
def test_small_gardens_against_brute_force(fronts: int) -> None:
    """Whatever is doubted has no order; without printed hexagons whatever has none is doubted."""
    dice = random.Random(f"gardens {fronts}")
    met: Counter[tuple[bool, bool | None]] = Counter()
    while met.total() < 400:
        one = some_garden(dice, fronts)
        if faults(one):
            continue
        possible, found = grows(one), order(one.cells, one.slots).possible
        met[possible, found] += 1
        assert found is not None
        assert found or not possible, one
        assert fronts or found is possible, one
    assert met[False, False] > 20 and met[True, True] > 100, met
    assert met[False, True] <= met[False, False] / 4, met


def test_a_fountain_line_that_cannot_arise() -> None:
    """QG-82 QG-83: whichever of two neighbours that share nothing was laid first, the other touched it."""
    (found,) = of_garden(laid({"fountain-12": "tree-blue", "fountain-2": "bird-yellow"}))
    assert (found.key, found.facts["cells"]) == ("qg-doubt-fountain", ("fountain-12", "fountain-2"))
    beside_them = {"fountain-12": "tree-blue", "fountain-2": "bird-yellow", "fountain-4": "bird-purple"}
    assert not of_garden(laid(beside_them)), "the bird may have been laid beside the bird"
    assert not of_garden(laid({"fountain-12": "tree-blue", "fountain-6": "bird-yellow"})), "they lie apart"
    (found,) = of_garden(laid({"fountain-12": "tree-blue", "12-6": "bird-yellow"}))
    assert found.key == "qg-doubt-order"


def test_only_hexagons_that_contradict_each_other_are_named() -> None:
    """Those of another corner are not."""
    corner = {"6-12": "tulips-blue", "6-2": "tulips-yellow", "fountain-12": "tree-blue", "12-6": "bird-yellow"}
    (found,) = of_garden(laid(corner))
    assert found.facts["cells"] == ("fountain-12", "12-6")


def test_what_lies_on_a_rim_came_after_the_printed_hexagon() -> None:
    """QG-114: face down there is an order, face up there is none, for the one that joins them came first."""
    cells = {"12-12": "bird-blue", "12-2": "tree-blue", "12-4": "butterfly-purple"}
    cells |= {"12-10": "tree-purple", "2-10": "butterfly-dark-purple"}
    down, up = laid(cells), laid(cells, h12="4")
    assert grows(down) and not of_garden(down)
    assert not grows(up) and [one.key for one in of_garden(up)] == ["qg-doubt-order"]
