"""Layout files of Queen's Garden: what they say, and every fault with its place."""

from __future__ import annotations

import pytest

from companion.core.errors import CountError
from companion.games.layout import MOST_BYTES, LayoutError
from companion.games.queens_garden.finished.finished import NOTHING, points_of
from companion.games.queens_garden.finished.layout import Layout, parse_layout
from companion.games.queens_garden.rules.cells import NAMES
from companion.games.queens_garden.rules.hexes import HEXAGONS, digits, word
from companion.games.queens_garden.rules.scoring import FACE_DOWN, NO_EXPANSION


def read(text: str, *, side_b: bool = False, below: bool = False) -> Layout:
    """What a file says."""
    return parse_layout(text.encode(), "x", side_b, below)


def laid(text: str) -> dict[str, str]:
    """Name of a cell -> hexagon."""
    return {NAMES[at]: word(hexagon) for at, hexagon in enumerate(read(text).garden.cells) if hexagon}


def wrong(text: str | bytes, *, side_b: bool = False) -> list[tuple[object, ...]]:
    """Line, column and reason of every fault."""
    payload = text.encode() if isinstance(text, str) else text
    with pytest.raises(LayoutError) as caught:
        parse_layout(payload, "x", side_b)
    found: list[tuple[object, ...]] = []
    for error in caught.value.errors:
        assert error.facts["file"] == "x"
        rule = error.facts.get("fault")
        reason = rule.facts["reason"] if error.key == "qg-layout-rule" else error.facts["reason"]  # type: ignore[union-attr]
        found.append((error.facts["line"], error.facts["column"], reason))
    return found


# ---- what it says ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "13 - . 14 - 62",
        "13, -, ., 14, -, 62",
        "butterfly-blue - . flower-blue - bird-yellow",
        "blue butterfly - . blue flower - yellow bird",
        "Blue-Butterfly -  .  blue_flower -\tbird yellow   # a remark",
        "butterfly blue, -, ., flower blue, -, yellow-bird",
    ],
)
def test_ways_to_write_hexagons(line: str) -> None:
    """QG-07: digits and words in any order, apart by blanks, hyphens or commas; clockwise from twelve o'clock."""
    assert laid(f"fountain: {line}\n") == {
        "fountain-12": "butterfly-blue",
        "fountain-6": "flower-blue",
        "fountain-10": "bird-yellow",
    }


def test_every_hexagon_in_every_way() -> None:
    for hexagon in HEXAGONS:
        pattern, _, colour = word(hexagon).partition("-")
        ways = (
            digits(hexagon),
            f"{pattern} {colour.replace('-', ' ')}",
            f"{colour} {pattern}",
            f"{colour}-{pattern}",
        )
        assert {laid(f"fountain-2: {way}\n")["fountain-2"] for way in ways} == {word(hexagon)}


def test_two_words_each_are_kept_apart() -> None:
    """Light and dark belong to the colour behind them, whatever stands before."""
    told = laid("fountain: dark green tree, dark purple bird light green plant tree purple - -\n")
    assert list(told.values()) == ["tree-dark-green", "bird-dark-purple", "plant-light-green", "tree-purple"]


def test_heads() -> None:
    """QG-20 QG-162 QG-163."""
    told = read(
        "Game: Queens-Garden\nNAME: Jana Nová # x\npoints : 41\nround: 2\nside: B\njokers: 2\n"
        "storage: blue tree, expansion yellow bird 713 expansion-tree-blue\n".replace(" 713", ",")
    )
    assert (told.name, told.points, told.round, told.side_b, told.garden.jokers) == ("Jana Nová", 41, 2, True, 2)
    assert [word(one) for one in told.garden.tiles] == ["tree-blue"]
    assert [word(one) for one in told.garden.beds] == ["tree-blue", "bird-yellow"]
    assert [word(one) for one in read("storage: 13 725\n").garden.beds] == ["plant-purple"]
    bare = read("name: x\n")
    assert (bare.points, bare.round, bare.side_b, bare.garden) == (None, 0, False, NOTHING)


def test_an_expansion_with_its_pavilion_and_one_face_down() -> None:
    """QG-10 QG-11 QG-103: six of the rim behind the printed hexagon's hour; seven, the middle first."""
    told = read("2: front 6  - - - 13 - 14\n8: back 11 - - - - - 26\n12: none\n4: back\n")
    assert told.garden.slots == (NO_EXPANSION, 3, FACE_DOWN, NO_EXPANSION, FACE_DOWN, NO_EXPANSION)
    names = {NAMES[at]: word(one) for at, one in enumerate(told.garden.cells) if one}
    assert names == {
        "2-6": "butterfly-blue",
        "2-10": "flower-blue",
        "8-middle": "tree-blue",
        "8-10": "tulips-purple",
    }


def test_spaces_alone() -> None:
    assert laid("2: front 6\n2-6: blue butterfly\n2 8: -\n4: back\n4-middle: 25\nfountain 10: 61\n") == {
        "2-6": "butterfly-blue",
        "4-middle": "plant-purple",
        "fountain-10": "tree-yellow",
    }


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_files_of_every_system(end: str, mark: str) -> None:
    assert laid(mark + end.join(["# žluťoučký", "", "fountain-2: 13"])) == {"fountain-2": "butterfly-blue"}


# ---- what is wrong --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", [(0, 0, "empty")]),
        ("# only words\n\n", [(0, 0, "empty")]),
        ("fountain\n", [(1, 1, "line-bare")]),
        (" what: 3\n", [(1, 2, "line-unknown")]),
        ("3: back\n", [(1, 1, "line-unknown")]),
        ("2-3: 11\n", [(1, 1, "line-unknown")]),
        ("name: A\nname: B\n", [(2, 1, "line-twice")]),
        ("game: azul-mini\n", [(1, 7, "head-game")]),
        ("points: -3\n", [(1, 9, "head-points")]),
        ("points: 1000\n", [(1, 9, "head-points")]),
        ("round: 5\n", [(1, 8, "head-round")]),
        ("round: 0\n", [(1, 8, "head-round")]),
        ("round: 0000000000013\n", [(1, 8, "head-round")]),
        ("points: " + "9" * 5000 + "\n", [(1, 9, "head-points")]),
        ("side: c\n", [(1, 7, "head-side")]),
        ("jokers: 13\n", [(1, 9, "head-jokers")]),
        ("jokers: two\n", [(1, 9, "head-jokers")]),
        ("fountain: - - - - -\n", [(1, 20, "spaces-few")]),
        ("fountain: - - - - - - 13\n", [(1, 23, "spaces-many")]),
        ("fountain-2: 13 14\n", [(1, 16, "spaces-many")]),
        ("4: back - - -\n", [(1, 14, "spaces-few")]),
        ("4: front 2 - 13 - - - - -\n", [(1, 25, "spaces-many")]),
        ("12: none 13\n", [(1, 10, "spaces-many")]),
        ("fountain: - 17 - - - -\n", [(1, 13, "hexagon-unknown")]),
        ("fountain: - blue tre, - - - -\n", [(1, 13, "hexagon-unknown")]),
        ("fountain-2: joker\n", [(1, 13, "hexagon-unknown")]),
        ("fountain-2: 713\n", [(1, 13, "hexagon-unknown")]),
        ("storage: 13 ex\n", [(1, 13, "hexagon-unknown")]),
        ("2:\n", [(1, 3, "slot-missing")]),
        ("2: up\n", [(1, 4, "slot-unknown")]),
        ("2: front\n", [(1, 9, "hour-missing")]),
        ("2: front 5\n", [(1, 10, "hour-unknown")]),
        ("2: front 6\n", [(1, 4, "printed-missing")]),
        ("2: front 6 - - - - - -\n", [(1, 18, "printed-missing")]),
        ("4: back 11 - - - - - -\n4-middle: 12\n", [(2, 11, "cell-twice")]),
        ("2-6: 13\n", [(1, 6, "no-expansion")]),
        ("2: front 6 - - - 13 - -\n2-middle: 15\n", [(2, 11, "pavilion")]),
        ("ornament-1: 13\n", [(1, 13, "ornament")]),
        ("fountain-2: \0\n", [(1, 13, "control")]),
        (b"# \xc5\xa1 \xff\n", [(1, 5, "not-utf8")]),
        ("fountain: 1".encode("utf-16"), [(1, 1, "not-utf8")]),
        (b"#" * (MOST_BYTES + 1), [(0, 0, "too-large")]),
    ],
    ids=lambda told: told[0][-1] if isinstance(told, list) else "",
)
def test_what_is_wrong_and_where(text: str | bytes, expected: list[tuple[object, ...]]) -> None:
    """QG-10 QG-11 QG-18 QG-81 QG-110."""
    assert wrong(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("fountain: 11 11 - - - -\n", [(1, 14, "adjacent")]),
        ("fountain: 11 12 11 - - -\n", [(1, 17, "group-twice")]),
        ("fountain: 11 21 11 - - -\n", [(1, 17, "group-twice")]),
        ("fountain: 11 - 11 - 11 -\nstorage: 11\n", [(1, 21, "tiles-many")]),
        ("2: front 2 - 11 - - - -\nstorage: 711\n", [(1, 14, "expansions-many")]),
        ("storage: 711 711\n", [(1, 1 + len("storage: "), "expansions-many")]),
        ("jokers: 3\nstorage: 11 12 13 14 15 16 21 22 23 24\n", [(2, 10, "storage-full")]),
        ("storage: 711 712 713\n", [(1, 10, "beds-full")]),
    ],
    ids=lambda told: told[0][-1] if isinstance(told, list) else "",
)
def test_what_the_rules_forbid(text: str, expected: list[tuple[object, ...]]) -> None:
    """QG-03 QG-09 QG-12 QG-13 QG-85 QG-88."""
    assert wrong(text) == expected


def test_twelve_in_storage_and_three_of_a_kind_are_allowed() -> None:
    """QG-03 QG-12: the bounds themselves."""
    read("jokers: 2\nstorage: 11 12 13 14 15 16 21 22 23 24 711 712\n")
    read("fountain: 11 - 11 - 11 -\n4: front 2 - 11 - - - -\n")


def test_every_fault_is_told_in_the_order_of_the_file() -> None:
    text = "points: x\nfountain: 11 11 99 -\n2: frnt 6\n2-6: 13\n8: back\n8-2: 1\nnothing\n"
    assert wrong(text) == [
        (1, 9, "head-points"),
        (2, 14, "adjacent"),
        (2, 17, "hexagon-unknown"),
        (2, 21, "spaces-few"),
        (3, 4, "slot-unknown"),
        (6, 6, "hexagon-unknown"),
        (7, 1, "line-bare"),
    ]


def test_a_side_that_was_not_asked_for() -> None:
    """QG-174."""
    assert wrong("side: a\n", side_b=True) == [(1, 7, "side-other")]
    assert read("side: b\n").side_b and read("name: x\n", side_b=True).side_b


def test_points_below_nought_only_where_that_is_allowed() -> None:
    """QG-142."""
    assert read("points: -3\n", below=True).points == -3
    assert points_of(" 41 ") == 41
    with pytest.raises(CountError):
        points_of("-1")
