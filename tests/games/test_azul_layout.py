"""Layout files of Azul: what they say, every fault with its place, and bonuses as the naive engine counts them."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.errors import CountError
from companion.games.azul.finished.counting import FINISHED, Rules
from companion.games.azul.finished.finished import Counted, data, drawn, ranking
from companion.games.azul.finished.layout import parse_layout, read_layout
from companion.games.azul.rules.editions import CHOCOLATIER, MINI, Edition
from companion.games.azul.rules.wall import Wall
from companion.games.layout import MOST_BYTES, LayoutError
from tests.games import azul_naive

EMPTY = ".....\n"
FULL = "BYRKW\nWBYRK\nKWBYR\nRKWBY\nYRKWB\n"


def faults(text: str | bytes, edition: Edition = MINI, reverse: bool = False) -> list[tuple[object, ...]]:
    """Line, column and reason of every fault."""
    payload = text.encode() if isinstance(text, str) else text
    with pytest.raises(LayoutError) as caught:
        parse_layout(payload, "a file", edition, reverse)
    found: list[tuple[object, ...]] = []
    for error in caught.value.errors:
        assert error.key == "az-layout"
        assert error.facts["file"] == "a file"
        assert error.facts["edition"] == edition.name
        found.append((error.facts["line"], error.facts["column"], error.facts["reason"]))
    return found


def wall(text: str, edition: Edition = MINI, reverse: bool = False) -> Wall:
    """The wall of a layout."""
    return parse_layout(text.encode(), "x", edition, reverse).wall


# ---- what it says ---------------------------------------------------------------------------------------------


def test_row_one_is_first_and_letters_digits_blanks_and_cases_are_alike() -> None:
    """AZ-08: five ways to write one wall."""
    plain = wall("B.R..\n.....\n..B..\n.....\n....B\n")
    assert plain[0] == (1, 0, 3, 0, 0)
    assert plain[2][2] == plain[4][4] == 1
    assert wall("b . r . .\n" + 4 * EMPTY)[0] == plain[0]
    assert wall("1 .3\t. .  # first\n\n" + 4 * EMPTY)[0] == plain[0]


def test_the_letters_of_each_edition() -> None:
    """MC-01 MC-02: N is brown, K is black; the coloured side of each edition begins with its colours in order."""
    assert wall("BYRKW\n" + 4 * EMPTY)[0] == (1, 2, 3, 4, 5)
    assert wall("BNWKR\n" + 4 * EMPTY, CHOCOLATIER)[0] == (1, 2, 3, 4, 5)
    assert faults("BYWKR\n" + 4 * EMPTY, CHOCOLATIER) == [(1, 2, "unknown-cell")]
    assert faults("BNRKW\n" + 4 * EMPTY) == [(1, 2, "unknown-cell")]


def test_head_lines() -> None:
    told = parse_layout(
        ("Game: Azul-Mini\nNAME: Jana Nová # x\npoints : 34\nside: Reverse\n" + "Y....\n" + 4 * EMPTY).encode(),
        "x",
        MINI,
    )
    assert (told.name, told.points, told.reverse, told.wall[0][0]) == ("Jana Nová", 34, True, 2)
    bare = parse_layout((5 * EMPTY).encode(), "x", MINI)
    assert (bare.name, bare.points, bare.reverse) == ("", None, False)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_files_of_every_system(end: str, mark: str) -> None:
    text = mark + end.join(["# žluťoučký", "", "B....", *[". . . . ."] * 4])
    assert wall(text)[0][0] == 1


@pytest.mark.parametrize("edition", [MINI, CHOCOLATIER], ids=lambda one: one.name)
def test_what_is_drawn_is_read_back(edition: Edition) -> None:
    dice = random.Random(edition.name)
    for _ in range(50):
        cells = _random_wall(edition, dice, reverse=True)
        assert wall("\n".join(drawn(edition, cells)), edition, True) == cells


# ---- what is wrong --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", [(0, 0, "empty")]),
        ("# only words\n\n", [(0, 0, "empty")]),
        (3 * EMPTY, [(3, 0, "rows-few")]),
        (5 * EMPTY + "\n  .....\n", [(7, 3, "rows-many")]),
        (EMPTY + ". . . .  # x\n" + 3 * EMPTY, [(2, 8, "row-short")]),
        (EMPTY + "......\n" + 3 * EMPTY, [(2, 6, "row-long")]),
        (EMPTY + " X....\n" + 3 * EMPTY, [(2, 2, "unknown-cell")]),
        (EMPTY + ".0...\n" + 3 * EMPTY, [(2, 2, "unknown-cell")]),
        (EMPTY + ".²...\n" + 3 * EMPTY, [(2, 2, "unknown-cell")]),
        (EMPTY + "B....\n" + 3 * EMPTY, [(2, 1, "wrong-cell")]),
        ("points: 3x\n" + 5 * EMPTY, [(1, 9, "head-points")]),
        ("points: -3\n" + 5 * EMPTY, [(1, 9, "head-points")]),
        ("points: 1000\n" + 5 * EMPTY, [(1, 9, "head-points")]),
        ("side: back\n" + 5 * EMPTY, [(1, 7, "head-side")]),
        ("game: royal-garden\n" + 5 * EMPTY, [(1, 7, "head-game")]),
        ("game: master chocolatier\n" + 5 * EMPTY, [(1, 7, "head-game")]),
        ("name: A\nname: B\n" + 5 * EMPTY, [(2, 1, "head-twice")]),
        (" colour: red\n" + 5 * EMPTY, [(1, 2, "head-unknown")]),
        (":\n" + 5 * EMPTY, [(1, 1, "head-unknown")]),
        (EMPTY + "..\0..\n" + 3 * EMPTY, [(2, 3, "control"), (5, 0, "rows-few")]),
        (EMPTY.encode() + b"# \xc5\xa1 \xff\n", [(2, 5, "not-utf8")]),
        ("BYRKW".encode("utf-16"), [(1, 1, "not-utf8")]),
        (b"#" * (MOST_BYTES + 1), [(0, 0, "too-large")]),
    ],
    ids=lambda value: value[0][-1] if isinstance(value, list) else "",
)
def test_what_is_wrong_and_where(text: str | bytes, expected: list[tuple[object, ...]]) -> None:
    assert faults(text) == expected


def test_every_fault_is_told_in_the_order_of_the_file() -> None:
    text = "points: x\n.X...\n....\n......\n.....\n"
    assert faults(text) == [
        (1, 9, "head-points"),
        (2, 2, "unknown-cell"),
        (3, 5, "row-short"),
        (4, 6, "row-long"),
        (5, 0, "rows-few"),
    ]


def test_the_wrong_cell_of_the_coloured_side_names_the_right_column() -> None:
    """AZ-50 AZ-08: blue of row three belongs in column three."""
    with pytest.raises(LayoutError) as caught:
        parse_layout((2 * EMPTY + "....B\n" + 2 * EMPTY).encode(), "x", MINI)
    (error,) = caught.value.errors
    told = {name: error.facts[name] for name in ("reason", "colour", "row", "at", "right", "line", "column")}
    assert told == {
        "reason": "wrong-cell",
        "colour": "blue",
        "row": 3,
        "at": 5,
        "right": 3,
        "line": 3,
        "column": 5,
    }


def test_the_reverse_side_takes_any_cell_but_a_colour_once_a_row_and_column() -> None:
    """AZ-83 AZ-84."""
    assert wall("....B\n...B.\n" + 3 * EMPTY, MINI, True)[0][4] == 1
    assert faults("B...B\n" + 4 * EMPTY, MINI, True) == [(1, 5, "row-twice")]
    assert faults("B....\n" + EMPTY + "B....\n" + 2 * EMPTY, MINI, True) == [(3, 1, "column-twice")]
    assert faults("side: coloured\n" + 5 * EMPTY, MINI, True) == [(1, 7, "side-other")]


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    folder = ("denied", "directory") if sys.platform == "win32" else ("directory",)  # the latter is Wine's
    for path, reasons in ((tmp_path / "none", ("missing",)), (tmp_path, folder), ("a\0b", ("unreadable",))):
        with pytest.raises(LayoutError) as caught:
            read_layout(str(path), MINI)
        assert caught.value.facts["reason"] in reasons


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=60) | st.text("BYRKWN.12345# :\n\r\tsidepontgam", max_size=120).map(str.encode))
def test_any_bytes_are_a_layout_or_faults(payload: bytes) -> None:
    try:
        found = parse_layout(payload, "x", MINI)
    except LayoutError as wrong:
        assert wrong.errors
        for error in wrong.errors:
            line, column = error.facts["line"], error.facts["column"]
            assert isinstance(line, int) and isinstance(column, int) and (line or not column)
    else:
        assert [len(row) for row in found.wall] == [5] * 5


# ---- counted --------------------------------------------------------------------------------------------------


def test_the_json_of_a_wall() -> None:
    """AZ-76 AZ-77 AZ-78: a row, a column and a colour bring 2, 7 and 10."""
    one = Counted("Jana", MINI, wall("BYRKW\nWB...\nK.B..\nR..B.\nY...B\n"), 34, "file")
    assert data(one, "jana.txt") == {
        "version": 2,
        "game": "azul_mini",
        "file": "jana.txt",
        "name": "Jana",
        "side": "coloured",
        "wall": ["BYRKW", "WB...", "K.B..", "R..B.", "Y...B"],
        "running": 34,
        "running_from": "file",
        "rows": [1],
        "columns": [1],
        "colours": ["blue"],
        "row_points": 2,
        "column_points": 7,
        "colour_points": 10,
        "bonuses": 19,
        "total": 53,
    }


@pytest.mark.parametrize(
    ("text", "bonuses"),
    [(5 * EMPTY, 0), (FULL, 95), ("BYRKW\n" + 4 * EMPTY, 2), ("B....\nW....\nK....\nR....\nY....\n", 7)],
)
def test_bonuses_known_beforehand(text: str, bonuses: int) -> None:
    """AZ-76 AZ-77 AZ-78."""
    one = Counted("x", MINI, wall(text), 5)
    assert (one.bonus.points, one.total) == (bonuses, 5 + bonuses)


@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize("edition", [MINI, CHOCOLATIER], ids=lambda one: one.name)
def test_random_walls_as_the_naive_engine_counts_them(edition: Edition, reverse: bool) -> None:
    """AZ-76 to AZ-78, AZ-91."""
    dice = random.Random(f"{edition.name} {reverse}")
    seen = set()
    for _ in range(300):
        cells = _random_wall(edition, dice, reverse=reverse)
        table = azul_naive.Table(edition.name, 2, reverse=reverse, special=False)
        for row in range(5):
            for column, colour in enumerate(cells[row]):
                table.walls[1][row][column] = edition.word(colour) if colour else None
        one = Counted("x", edition, wall("\n".join(drawn(edition, cells)), edition, reverse))
        rows, columns, colours = table.bonuses(1)
        won = one.bonus
        assert (len(won.rows), len(won.columns), len(won.colours)) == (rows, columns, colours)
        assert won.points == table.bonus_points(1)
        seen.add((rows > 0, columns > 0, colours > 0))
    assert len(seen) > 4


def _random_wall(edition: Edition, dice: random.Random, *, reverse: bool) -> Wall:
    """A wall that may lie so, from nearly empty to nearly full; reverse: rows and columns of one shuffled."""
    fill = dice.choice((0.3, 0.6, 0.9, 0.97))
    rows = [[(column - row) % 5 + 1 for column in range(5)] for row in range(5)]
    if reverse:
        dice.shuffle(rows)
        order = dice.sample(range(5), 5)
        rows = [[row[at] for at in order] for row in rows]
    return tuple(tuple(colour if dice.random() < fill else 0 for colour in row) for row in rows)


def test_ranking_with_its_reasons() -> None:
    """AZ-79 AZ-80 AZ-81: equal points are decided by complete rows; who is equal in both shares."""
    row, plain = wall("BYRKW\n" + 4 * EMPTY), wall(5 * EMPTY)
    walls = [Counted("a", MINI, plain, 12), Counted("b", MINI, row, 10), Counted("c", MINI, plain, 12)]
    assert [(one.rank, walls[one.player - 1].name, one.reason) for one in ranking(walls)] == [
        (1, "b", "rows"),
        (2, "a", "shared"),
        (2, "c", "shared"),
    ]
    told = FINISHED.ranking([*walls, Counted("d", MINI, plain, 1)], ["1", "2", "3", "4"])
    assert isinstance(told["ranking"], list)
    assert told["ranking"][3] == {
        "rank": 3,
        "file": "4",
        "name": "d",
        "total": 1,
        "rows": 0,
        "reason": "points",
    }


def test_how_many_walls_can_be() -> None:
    """AZ-01 AZ-02: with four walls no colour can lie more often than its twenty tiles."""
    FINISHED.check(Rules(MINI), 1)
    FINISHED.check(Rules(MINI, points=(1, 2, 3, 4)), 4)
    for players, points in ((5, ()), (2, (1,))):
        with pytest.raises(CountError):
            FINISHED.check(Rules(MINI, points=points), players)


def test_reading_a_layout_needs_next_to_nothing() -> None:
    program = (
        "import sys; import companion.games.azul.finished.finished, companion.games.azul.finished.layout\n"
        "print(*({'pydantic', 'fluent', 'serial', 'sqlite3', 'companion.language.phrases'} & sys.modules.keys()))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.strip() == ""
