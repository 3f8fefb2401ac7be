"""The naive second engine of Azul held against the rulebooks' examples and against a recount of random matches."""

from __future__ import annotations

import ast
import copy
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from .azul_naive import Table, act, points
from .azul_naive_special import MARKER, Wall

MINI, CHOCOLATE = "azul_mini", "master_chocolatier"
LETTERS = {"b": "blue", "k": "black", "n": "brown", "r": "red", "w": "white", "y": "yellow"}
FIVE = "kkbw yrrr bbww kwwy brkw"  # one word for each display
SWEET = "kkbr nwww bbrr krrn bwkr"


def wall(drawing: str) -> Wall:
    """A wall drawn as five words of "#" and "."."""
    return [["blue" if sign == "#" else None for sign in row] for row in drawing.split()]


def words(letters: str) -> list[str]:
    return [LETTERS[letter] for letter in letters]


def scene(edition: str, offers: str, golden: str = "", players: int = 2, **options: bool) -> Table:
    """A match in its first offer, player 1 to move; golden is like "2:sn1 3:sn4"."""
    table = Table(edition, players, special=bool(golden), **options)
    table.first(1)
    for word in golden.split():
        display, kind = word.split(":")
        table.gold(int(display), kind)
    for number, letters in enumerate(offers.split(), 1):
        table.fill(number, words(letters))
    return table


def give(table: Table, place: list[str], tiles: str) -> None:
    for tile in tiles.split():
        table.bag.remove(tile)
        place.append(tile)


def lay(table: Table, row: int, column: int, colour: str) -> None:
    table.bag.remove(colour)
    table.walls[1][row - 1][column - 1] = colour


def end_offer(table: Table) -> None:
    """Put everything on offer into the lid, but for one tile that the player to move drops."""
    for tiles in [table.centre, *table.displays.values()]:
        table.lid += tiles
        tiles.clear()
    give(table, table.displays[1], table.bag[0])
    table.take(table.turn, 1, table.displays[1][0], 0)


def refused(reason: str, act_of: Callable[..., None], *told: object) -> None:
    """An act against the rules is refused for this reason and changes nothing."""
    table = act_of.__self__  # type: ignore[attr-defined]
    before = copy.deepcopy(vars(table))
    with pytest.raises(AssertionError, match=reason):
        act_of(*told)
    assert vars(table) == before


@pytest.mark.parametrize(
    ("drawing", "row", "column", "found"),
    [
        ("..... .#... ..... ...#. .....", 3, 3, (1, 1, 1)),
        ("..... .#.#. ..... .#.#. .....", 3, 3, (1, 1, 1)),  # AZ-61: corners do not touch
        ("..... ..... .##.. ..... .....", 3, 4, (3, 1, 3)),
        ("..... ..#.. ..#.. ..... .....", 4, 3, (1, 3, 3)),
        ("..... ..... #.##. .#... .#...", 3, 2, (4, 3, 7)),
        ("..... ..... #.#.# ..... .....", 3, 2, (3, 1, 3)),  # a gap ends a run
        ("##### ##### ##### ##### #####", 3, 3, (5, 5, 10)),
    ],
)
def test_a_placement_is_worth_its_runs(drawing: str, row: int, column: int, found: tuple[int, int, int]) -> None:
    assert points(wall(drawing), row, column) == found


@pytest.mark.parametrize(
    ("edition", "offers", "one", "many"),
    [
        (MINI, "kkbb yrrr kwwy kkbb wwww bbbb yyyy", "yellow", "red"),
        (CHOCOLATE, "kkbb nwww krrn kkbb rrrr bbbb nnnn", "brown", "white"),
    ],
)
def test_the_first_turns_of_the_rulebook(edition: str, offers: str, one: str, many: str) -> None:
    table = scene(edition, offers, players=3)
    refused("turn of player 1", table.take, 2, 2, one, 1)
    refused("no black there", table.take, 1, 2, "black", 2)
    table.take(1, 1, "black", 2)
    assert table.centre == ["blue", "blue"]
    table.take(2, 2, one, 1)
    assert table.centre == ["blue", "blue", many, many, many]
    assert table.marker == 0
    table.take(3, 0, many, 3)
    assert (table.lines[3][3], table.floors[3], table.marker) == ([many] * 3, [MARKER], 3)
    assert (table.centre, table.whose_turn()) == (["blue", "blue"], 1)


@pytest.mark.parametrize(("line", "laid", "floor"), [(1, 1, 1), (5, 2, 0), (0, 0, 2)])
def test_the_choices_a_b_and_c(line: int, laid: int, floor: int) -> None:
    table = scene(MINI, "yyrb" + FIVE[4:])
    lay(table, 2, 3, "yellow")
    lay(table, 3, 4, "yellow")
    give(table, table.lines[1][4], "blue")
    assert [take[2] for take in table.legal_takes() if take[:2] == (1, "yellow")] == [0, 1, 5]
    for closed in (2, 3, 4):
        refused("may not go", table.take, 1, 1, "yellow", closed)
    table.take(1, 1, "yellow", line)
    assert sum(tiles.count("yellow") for tiles in table.lines[1].values()) == laid
    assert table.floors[1] == ["yellow"] * floor


def test_the_floor_of_the_rulebook_costs_8_and_no_score_falls_below_0() -> None:
    table = scene(MINI, FIVE)
    table.scores = {1: 10, 2: 5}
    give(table, table.floors[1], "red blue")
    give(table, table.floors[2], "red black white white")
    table.floors[1].append(MARKER)
    table.marker = 1
    give(table, table.floors[1], "red")
    end_offer(table)
    assert [table.penalty(player) for player in (1, 2)] == [8, 6]
    table.end_round()
    assert (table.scores, table.starter, table.lid.count(MARKER)) == ({1: 2, 2: 0}, 1, 0)


def test_zuzkas_tiling() -> None:
    table = scene(MINI, FIVE)
    for line, tiles in {2: "red red", 3: "black black", 4: "blue blue blue blue", 5: "white"}.items():
        give(table, table.lines[1][line], tiles)
    end_offer(table)
    before = list(table.lid)
    assert table.legal_tiles(1) == [(2, 4), (4, 4)]
    refused("may not go", table.tile, 1, 2, 3)
    refused("nothing to lay", table.tile, 1, 3, 1)
    refused("has a cell", table.drop, 1, 4)
    table.tile(1, 4, 4)
    assert (table.scores[1], table.laid) == (0, [])  # the line above comes first
    table.tile(1, 2, 4)
    assert table.laid == [(1, 2, 4, 1, 1, 1), (1, 4, 4, 1, 1, 1)]
    assert table.scores[1] == 2
    assert sorted(table.lid) == sorted([*before, "red", "blue", "blue", "blue"])
    assert [len(table.lines[1][n]) for n in range(1, 6)] == [0, 0, 2, 0, 1]
    assert table.phase() == "round"


def test_a_full_floor_keeps_the_marker_free_of_cost() -> None:
    table = scene(MINI, FIVE)
    table.take(1, 1, "black", 2)
    give(table, table.floors[2], "red " * 7)
    table.take(2, 0, "blue", 0)
    assert (table.marker, table.penalty(2), table.lid) == (2, 14, ["blue"])


def test_the_reverse_side_closes_columns_from_the_top_and_drops_whole_lines() -> None:
    table = scene(MINI, FIVE, reverse=True)
    give(table, table.lines[1][2], "red red")
    give(table, table.lines[1][4], "red red red red")
    for column, colour in enumerate(["blue", "yellow", "black"], 1):
        lay(table, 4, column, colour)
    lay(table, 3, 5, "red")  # line 4 has column 4 only, and line 2 may take it
    end_offer(table)
    assert table.legal_tiles(1) == [(2, 1), (2, 2), (2, 3), (2, 4), (4, 4)]
    refused("has a cell", table.drop, 1, 4)
    refused("may not go", table.tile, 1, 2, 5)
    table.tile(1, 2, 4)
    assert (table.legal_tiles(1), table.may_drop(1, 4)) == ([], True)
    table.drop(1, 4)
    assert table.floors[1].count("red") == 4
    assert table.phase() == "round"


def test_sn1_and_sn2_act_in_the_order_of_the_displays() -> None:
    table = Table(CHOCOLATE, 3, special=True)
    table.first(2)
    table.gold(4, "sn2-blue")
    refused("once only", table.gold, 2, "sn2-blue")
    table.gold(3, "sn1")
    table.gold(1, "sn2-brown")
    for number, letters in enumerate(["brrr", "kkww", "bbrr", "wwww", "rrrw", "nnnn", "nnnn"], 1):
        table.fill(number, words(letters))
    assert table.phase() == "extra"
    assert table.moved == [("brown", 7, 1)]
    refused("belongs on display 3", table.extra, 4, "blue")
    table.extra(3, "blue")
    assert table.moved == [("brown", 7, 1), ("blue", 3, 4)]
    assert [len(tiles) for tiles in table.displays.values()] == [5, 4, 4, 5, 4, 4, 3]
    assert (table.phase(), table.whose_turn()) == ("take", 2)


def test_sn3_keeps_and_sn4_spreads_around_the_gap_of_sn5() -> None:
    table = scene(CHOCOLATE, SWEET, "1:sn5 2:sn4")
    table.take(1, 1, "black", 1)  # one of the two overflows onto SN5
    assert (table.shelf, table.floors[1], table.centre) == ("black", [], ["blue", "red"])
    table.take(2, 2, "brown", 1)
    assert (table.phase(), table.whose_turn(), table.neighbours(2)) == ("spread", 2, (5, 3))
    refused("not left over", table.spread, 2, {"blue"})
    table.spread(2, {"white"})
    assert table.displays[5].count("white") == 4
    assert (table.phase(), table.whose_turn()) == ("take", 1)

    table = scene(CHOCOLATE, SWEET, "1:sn3 2:sn2-blue")
    assert table.moved == [("blue", 1, 2), ("blue", 3, 2)]
    table.take(1, 1, "black", 2)
    assert (table.displays[1], table.centre) == (["red"], [])
    table.take(2, 1, "red", 1)
    assert table.displays[1] == []


@pytest.mark.parametrize("marker_too", [False, True])
def test_sn5_takes_one_praline_and_the_marker_only_by_setting(marker_too: bool) -> None:
    table = scene(CHOCOLATE, SWEET, "1:sn5 2:sn3", marker_on_sn5=marker_too)
    table.take(1, 1, "black", 2)
    table.take(2, 3, "blue", 2)
    table.take(1, 0, "red", 1)  # three reds and the marker
    assert table.marker == 1
    assert table.shelf == (MARKER if marker_too else "red")
    assert table.floors[1] == (["red", "red"] if marker_too else [MARKER, "red"])


def test_the_bag_is_emptied_before_the_lid_is_poured_in() -> None:
    table = Table(MINI, 2)
    table.first(1)
    table.lid = table.bag[:98]
    table.bag = ["white", "white"]
    refused("still held white", table.fill, 1, ["blue", "white", "blue", "blue"])
    refused("4 tiles belong", table.fill, 1, ["white", "white"])
    table.fill(1, ["blue", "white", "white", "blue"])
    assert (len(table.bag), table.lid) == (96, [])
    table.lid, table.bag = table.bag[4:], table.bag[:4]
    table.fill(2, list(table.bag))
    assert (table.bag, len(table.lid)) == ([], 92)  # poured in only when the next tile is to be drawn


def test_a_round_with_too_few_tiles_and_a_match_without_any() -> None:
    table = Table(MINI, 4)
    table.first(3)
    table.lines[2][5] = table.bag[:94]  # out of reach
    table.bag, table.lid = table.bag[94:97], table.bag[97:]
    table.fill(5, ["white"] * 4)
    refused("2 tiles belong", table.fill, 1, ["white"] * 4)
    table.fill(1, ["white"] * 2)
    assert table.phase() == "take"
    assert [len(tiles) for tiles in table.displays.values()] == [2, 0, 0, 0, 4, 0, 0, 0, 0]

    table = Table(MINI, 4)
    table.lines[2][5] = table.bag
    table.bag = []
    table.first(3)
    assert (table.phase(), table.round) == ("over", 0)
    assert table.ranking() == [(1, 1, 0, 0), (1, 2, 0, 0), (1, 3, 0, 0), (1, 4, 0, 0)]


def test_rows_break_ties_and_equals_share() -> None:
    table = scene(MINI, FIVE)
    for column, colour in enumerate(table.pattern[0], 1):
        lay(table, 1, column, colour)
    table.scores = {1: 10, 2: 14}
    end_offer(table)
    table.end_round()  # player 1 drops one: 10 - 1 + 2
    assert table.ranking() == [(1, 2, 14, 0), (2, 1, 11, 1)]
    table.scores[2] = 11
    assert table.ranking() == [(1, 1, 11, 1), (2, 2, 11, 0)]


def test_nobody_took_the_marker_so_the_old_starter_starts() -> None:
    table = Table(MINI, 2)
    table.first(2)
    for display, colour in enumerate(table.colours, 1):
        table.fill(display, [colour] * 4)
    while table.phase() == "take":
        table.take(table.whose_turn(), *table.legal_takes()[-1])
    while table.phase() == "tile":
        act(table, random.Random(1))
    table.end_round()
    assert (table.starter, table.round, table.phase(), table.lid.count(MARKER)) == (2, 2, "fill", 0)


def test_on_the_reverse_side_a_match_can_lock_itself_for_ever() -> None:
    table = Table(MINI, 2, reverse=True)
    locked = {1: "yk.rw .rbwy w.ykb kwry. byw.k", 2: "by.kr kwr.b ykwb. .byrk wrky."}
    for player, rows in locked.items():
        assert table.can_end()
        table.walls[player] = [[LETTERS.get(letter) for letter in row] for row in rows.split()]
    assert not table.can_end()
    table.walls[2][0] = [None] * 5  # red yellow blue black white would now fit
    assert table.can_end()


class Watched(Table):
    """Keeps its own book of a match from the acts alone and compares it with the scores after every round."""

    def first(self, player: int) -> None:
        self.cells: dict[int, set[tuple[int, int]]] = {p: set() for p in self.players}
        self.book = dict.fromkeys(self.players, 0)
        self.new_round()
        super().first(player)

    def new_round(self) -> None:
        self.dirt = dict.fromkeys(self.players, 0)
        self.chosen: dict[int, dict[int, int]] = {p: {} for p in self.players}
        self.fresh, self.saver = True, 0

    def spill(self, player: int, number: int) -> None:
        if number and self.saver == player:
            number, self.saver = number - 1, 0
        self.dirt[player] += number

    def take(self, player: int, source: int, colour: str, line: int) -> None:
        number = (self.displays[source] if source else self.centre).count(colour)
        room = line - len(self.lines[player][line]) if line else 0
        super().take(player, source, colour, line)
        if source == 0 and self.fresh:
            self.fresh = False
            if self.marker_on_sn5:
                self.spill(player, 1)
            else:
                self.dirt[player] += 1
        if self.golden.get(source) == "sn5":
            self.saver = player
        self.spill(player, max(0, number - room))

    def tile(self, player: int, line: int, column: int) -> None:
        self.chosen[player][line] = column
        super().tile(player, line, column)

    def drop(self, player: int, line: int) -> None:
        self.spill(player, line)
        super().drop(player, line)

    def end_round(self) -> None:
        for player, chosen in self.chosen.items():
            for line in sorted(chosen):
                self.cells[player].add((line, chosen[line]))
                self.book[player] += self.worth(self.cells[player], line, chosen[line])
            lost = [0, 1, 2, 4, 6, 8, 11, 14][min(7, self.dirt[player])]
            self.book[player] = max(0, self.book[player] - lost)
        super().end_round()
        if self.phase() == "over":
            for player, cells in self.cells.items():
                self.book[player] += self.extras(player, cells)
        self.new_round()
        assert self.scores == self.book

    @staticmethod
    def worth(cells: set[tuple[int, int]], line: int, column: int) -> int:
        """Draws row and column as words and takes the runs that hold the new tile."""
        row = "".join("#" if (line, c) in cells else " " for c in range(1, 6))
        tower = "".join("#" if (r, column) in cells else " " for r in range(1, 6))
        found = 0
        for lane, place in ((row, column), (tower, line)):
            run = len(lane[: place - 1].split(" ")[-1] + lane[place - 1 :].split(" ", 1)[0])
            found += run if run > 1 else 0
        return max(1, found)

    def extras(self, player: int, cells: set[tuple[int, int]]) -> int:
        rows, columns = [r for r, _ in cells], [c for _, c in cells]
        colours = [self.walls[player][r - 1][c - 1] for r, c in cells]
        lanes = sum(2 * (rows.count(n) == 5) + 7 * (columns.count(n) == 5) for n in range(1, 6))
        return lanes + 10 * sum(colours.count(colour) == 5 for colour in set(colours))


@pytest.mark.parametrize(("edition", "special"), [(MINI, False), (CHOCOLATE, False), (CHOCOLATE, True)])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("reverse", [False, True])
def test_random_matches_end_with_every_tile_and_every_point_accounted_for(
    edition: str, players: int, reverse: bool, special: bool
) -> None:
    chance = random.Random(f"{edition} {players} {reverse} {special}")
    for number in range(15):
        table = Watched(edition, players, reverse=reverse, special=special, marker_on_sn5=number % 2 == 1)
        while table.phase() != "over" and (table.phase() != "round" or table.can_end()):
            act(table, chance)
            assert table.round < 100, "no end"
        for place in table.walls.values():
            for lane in [*place, *zip(*place, strict=True)]:
                seen = [colour for colour in lane if colour]
                assert len(seen) == len(set(seen)), f"match {number}: a colour twice in {lane}"
        assert reverse or table.phase() == "over"
        if table.phase() == "over":
            assert [total for _, _, total, _ in table.ranking()] == sorted(table.book.values(), reverse=True)


def test_it_imports_nothing_of_the_program_under_test() -> None:
    for name in ("azul_naive.py", "azul_naive_special.py"):
        for node in ast.walk(ast.parse(Path(__file__).with_name(name).read_text("utf-8"))):
            if isinstance(node, ast.Import | ast.ImportFrom):
                assert "companion" not in ast.unparse(node)
