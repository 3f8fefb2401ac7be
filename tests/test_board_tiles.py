"""Tile sets: the standard one against the facts, files and their faults, edits, checks, making."""

from __future__ import annotations

import csv
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.errors import FileError, SettingsError
from companion.core.model import Phrase, Tile
from companion.device.reading.codebook import ACROSS, Codebook, least_distance
from companion.device.tiles import files as tiles
from companion.device.tiles.check import check, is_grave, kinds_by_class, shared
from companion.device.tiles.code_words import class_of, classes, coset, inverted, is_asymmetric, weight
from companion.device.tiles.make import make
from companion.device.tiles.tileset import TERRAINS, Castle, Domino, ForeignTile, TileSet, content_hash
from companion.games import royal_garden
from tests.board_kit import STANDARD, with_kind

DATA = Path(__file__).parent / "data"
TABLE = (DATA / "tiles_standard_facts.csv").read_text(encoding="utf-8")


def facts() -> list[dict[str, str]]:
    lines = [line for line in TABLE.splitlines() if not line.startswith("#")]
    return list(csv.DictReader(lines))


def test_the_standard_set_is_the_table_of_the_facts() -> None:
    table = {
        int(row["number"]): tuple(TERRAINS[row[f"terrain_{h}"]] + row[f"crowns_{h}"] for h in "ab")
        for row in facts()
    }
    assert {d.number: d.kinds for d in STANDARD.dominoes} == table
    assert [d.number for d in STANDARD.dominoes] == list(range(1, 49))
    kinds = [kind for d in STANDARD.dominoes for kind in d.kinds]
    squares, crowns = Counter(kind[0] for kind in kinds), Counter[str]()
    for kind in kinds:
        crowns[kind[0]] += int(kind[1])
    # RG-13: the numbers of the standard table
    assert squares == {"W": 26, "F": 22, "L": 18, "M": 14, "S": 10, "N": 6}
    assert crowns == {"W": 5, "F": 6, "L": 6, "M": 6, "S": 6, "N": 10}
    assert (len(kinds), sum(crowns.values())) == (96, 39)


def test_the_standard_magnets_are_those_of_the_data_sheet() -> None:
    weights = [sum(weight(word) for word in d.words) for d in STANDARD.dominoes]
    assert (min(weights), max(weights), sum(weights)) == (5, 10, 361)
    assert len(kinds_by_class(STANDARD)) == 16
    assert shared(STANDARD) == []
    assert check(STANDARD) == []
    used = set(kinds_by_class(STANDARD)) | {class_of(castle.word) for castle in STANDARD.castles}
    left = [word for word in (*classes(0, True), *classes(0, False)) if word not in used]
    assert [is_asymmetric(word) for word in left] == [True, True, False]
    assert len(STANDARD.castles) == 4
    assert len(STANDARD.foreign) == 6
    assert {coset(f.word) for f in STANDARD.foreign} == {1}
    assert min(weight(f.word) for f in STANDARD.foreign) >= 3


def test_a_set_becomes_the_objects_of_a_game() -> None:
    objects = STANDARD.tiles()
    assert objects[23] == Tile("domino 24", ("F1", "W0"))
    assert objects[48:] == tuple(Tile(f"castle {n}", ("C",)) for n in (1, 2, 3, 4))


# ---- files ----

HEAD = "# format: 1\n# id: mine\n# name: Mine\n" + ",".join(tiles.TITLES) + "\n"


def test_the_standard_file_is_written_as_it_was_read() -> None:
    path = Path(royal_garden.__file__).with_name("standard_tiles.csv")
    text = path.read_bytes().decode("utf-8")
    assert tiles.dumps(tiles.loads(text)) == text
    assert tiles.load(path) == STANDARD


word_texts = st.text("+-0", min_size=5, max_size=5).filter(lambda w: w != "00000")
kind_texts = st.builds(lambda t, c: f"{t}{c}", st.sampled_from("WFLMSN"), st.integers(0, 3))
dominoes = st.builds(
    lambda n, a, b, v, w: Domino(n, (a, b), (v, w)),
    st.integers(1, 9999), kind_texts, kind_texts, word_texts, word_texts,
)  # fmt: skip
sets = st.builds(
    lambda d, c, f: TileSet("my set", "Naše sada", tuple(d), tuple(c), tuple(f)),
    st.lists(dominoes, min_size=1, max_size=6, unique_by=lambda d: d.number),
    st.lists(st.builds(Castle, st.integers(1, 9), word_texts), max_size=4, unique_by=lambda c: c.number),
    st.lists(st.builds(ForeignTile, st.just("azul"), st.integers(1, 9), word_texts), max_size=3,
             unique_by=lambda f: f.number),
)  # fmt: skip


@settings(deadline=None, max_examples=60)
@given(sets)
def test_every_set_survives_its_file(tile_set: TileSet) -> None:
    text = tiles.dumps(tile_set)
    again = tiles.loads(text)
    assert replace(again, notes=()) == tile_set
    assert tiles.dumps(again) == text
    assert content_hash(again) == content_hash(tile_set)


def test_files_of_other_editors_are_understood() -> None:
    row = "24,forest,1,field,0,0NNN0,SSSNS\n"
    plain = tiles.loads(HEAD + row + "castle 2,castle,,,,SSSSN,\n")
    semicolons = (HEAD + row + "castle 2,castle,,,,SSSSN,\n").replace(",", ";")
    padded = "\ufeff# format: 1,,,,,,\r\n# id: mine,,,,,,\r\n# name: Mine,,,,,,\r\n"
    padded += HEAD.splitlines()[-1] + '\r\n24, Forest ,"1",field,0,0+++0,"---+-"\r\n,,,,,,\r\n'
    padded += "Castle 2,castle,,,,ssssn,\r\n"
    for text in (semicolons, padded):
        assert replace(tiles.loads(text), notes=()) == replace(plain, notes=())


def test_remarks_stay_where_they_were() -> None:
    text = HEAD + "# the first\n1,mine,3,mine,2,NN00N,0NN0N\n# the castle\ncastle 1,castle,,,,SSSSN,\n# the end\n"
    assert tiles.dumps(tiles.loads(text)) == text
    mixed = HEAD + "# c\ncastle 1,castle,,,,SSSSN,\n# d\n1,mine,3,mine,2,NN00N,0NN0N\n"
    sorted_once = tiles.dumps(tiles.loads(mixed))
    assert "# c\ncastle 1" in sorted_once
    assert "# d\n1,mine" in sorted_once
    assert tiles.dumps(tiles.loads(sorted_once)) == sorted_once


def faults_of(text: str) -> list[tuple[int, int, str]]:
    with pytest.raises(SettingsError) as caught:
        tiles.loads(text, "my.csv")
    told = caught.value.facts["faults"]
    assert isinstance(told, tuple)
    found: list[tuple[int, int, str]] = []
    for fault in told:
        assert isinstance(fault, Phrase)
        line, column, reason = (fault.facts[name] for name in ("line", "column", "reason"))
        assert isinstance(line, int)
        assert isinstance(column, int)
        assert isinstance(reason, Phrase)
        found.append((line, column, reason.key))
    assert caught.value.facts["file"] == "my.csv"
    assert (caught.value.facts["line"], caught.value.facts["column"]) == found[0][:2]
    assert caught.value.facts["count"] == len(found)
    return found


def test_every_fault_of_a_file_is_told_with_line_and_column() -> None:
    text = HEAD + "\n".join(
        [
            "1,field,0,mud,0,SSNSS,SSSNS",
            "2,field,4,field,0,SSNSS,SSSN",
            "1,field,0,field,0,SSNSS,SSSNS",
            "zwei,field,0,field,0,SSNSS,SSSNS",
            "castle 1,castle,,,,00000,",
            "5,field,0,field,0,SSNSS,SSSNS,more",
            "6,field",
        ]
    )
    assert faults_of(text) == [
        (5, 11, "tiles-terrain"),
        (6, 9, "tiles-crowns"),
        (6, 25, "tiles-pockets"),
        (7, 1, "tiles-number-twice"),
        (8, 1, "tiles-number"),
        (9, 20, "tiles-pockets"),
        (10, 31, "tiles-too-many"),
        (11, 1, "tiles-fields"),
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", [(1, 1, "tiles-no-format"), (1, 1, "tiles-no-id"), (1, 1, "tiles-no-titles")]),
        (HEAD, [(1, 1, "tiles-none")]),
        (HEAD.replace("1", "3", 1) + "1,mine,3,mine,2,NN00N,0NN0N", [(1, 1, "tiles-format")]),
        (HEAD.replace("id: mine", "id:") + "1,mine,3,mine,2,NN00N,0NN0N", [(2, 1, "tiles-no-id")]),
        (HEAD.replace("crowns_b", "krone") + "1,mine,3,mine,2,NN00N,0NN0N", [(4, 35, "tiles-title")]),
    ],
)
def test_a_head_that_is_wrong(text: str, expected: list[tuple[int, int, str]]) -> None:
    assert faults_of(text) == expected


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(FileError) as missing:
        tiles.load(tmp_path / "no.csv")
    assert missing.value.key == "tiles-unreadable"
    (tmp_path / "latin.csv").write_bytes(HEAD.encode() + "# Královská".encode("latin-1"))
    with pytest.raises(SettingsError) as latin:
        tiles.load(tmp_path / "latin.csv")
    assert latin.value.facts["line"] == 5


@settings(deadline=None, max_examples=100)
@given(st.text(alphabet=st.sampled_from('#1,;NS0\n\r castlefield:\t"é'), max_size=80))
def test_no_text_breaks_the_reader(text: str) -> None:
    for whole in (text, HEAD + text):
        try:
            tiles.loads(whole)
        except SettingsError as error:
            assert error.facts["count"]


# ---- checks ----


def test_kinds_that_share_a_word_are_found() -> None:
    shares = with_kind(STANDARD, 24, "L2")
    assert shared(shares) == [("F1", "L2")]
    assert [p.key for p in check(shares)] == ["tiles-shared"]
    assert content_hash(shares) != content_hash(STANDARD)


def keys(tile_set: TileSet) -> set[str]:
    return {problem.key for problem in check(tile_set)}


def test_what_is_wrong_with_a_set_is_found() -> None:
    one, two = STANDARD.dominoes[0], STANDARD.dominoes[5]

    def with_words(a: str, b: str) -> TileSet:
        return replace(STANDARD, dominoes=(replace(one, words=(a, b)), *STANDARD.dominoes[1:]))

    assert "tiles-same-words" in keys(with_words(*two.words))
    assert "tiles-close" in keys(with_words(two.words[0], "0+--+"))
    assert "tiles-unlawful" in keys(with_words("+0000", one.words[1]))
    assert "tiles-symmetric" in keys(with_words("+-+-0", one.words[1]))
    assert "tiles-turn-close" in keys(with_words("++-00", "-0++0"))
    assert "tiles-few-castles" in keys(replace(STANDARD, castles=STANDARD.castles[1:]))
    twin = replace(STANDARD.castles[1], word=STANDARD.castles[0].word)
    assert "tiles-castle-like" in keys(replace(STANDARD, castles=(STANDARD.castles[0], twin)))
    assert "tiles-castle-unlawful" in keys(replace(STANDARD, castles=(Castle(1, "+0000"),)))
    own = ForeignTile("azul", 1, one.words[0])
    assert "tiles-foreign-like" in keys(replace(STANDARD, foreign=(own,)))
    a, b = two.words
    assert "tiles-inverted" in keys(with_words(inverted(a), inverted(b)))


def test_graver_findings_come_first() -> None:
    found = check(replace(STANDARD, castles=(Castle(1, "+0000"),)))
    assert [is_grave(problem) for problem in found] == sorted(map(is_grave, found), reverse=True)
    assert is_grave(found[0])


# ---- making ----


def test_the_standard_table_gets_magnets_as_good_as_the_annealed_ones() -> None:
    made = make(TABLE, "made", "Made")
    assert [d.kinds for d in made.dominoes] == [d.kinds for d in STANDARD.dominoes]
    assert least_distance(made) >= 3
    assert shared(made) == []
    assert not [p for p in check(made) if is_grave(p)]
    assert make(TABLE, "made", "Made") == made


def test_the_rulebooks_example_tiles_can_be_added() -> None:
    more = "49,lake,2,field,0\n50,meadow,1,mine,0\n51,swamp,3,forest,0\n52,lake,0,mine,0\n"
    made = make(TABLE + more, "more", "With the examples")
    assert least_distance(made) >= 3
    assert shared(made) == []
    assert len(kinds_by_class(made)) == 18  # L2 and S3 take the two spare words
    assert not [p for p in check(made) if is_grave(p)]


def test_the_rarest_kinds_share() -> None:
    kinds = [(terrain, crowns) for crowns in range(4) for terrain in TERRAINS]
    pairs = [(kinds[i], kinds[j]) for i in range(20) for j in range(i, 20) if (i + j) % 5 == 0 or j < 3]
    rows = [f"{n},{a[0]},{a[1]},{b[0]},{b[1]}" for n, (a, b) in enumerate(pairs, start=1)]
    made = make("\n".join(["number,terrain_a,crowns_a,terrain_b,crowns_b", *rows]), "some", "Some kinds")
    counts = Counter(kind for d in made.dominoes for kind in d.kinds)
    sharing = [kind for together in shared(made) for kind in together]
    assert len(sharing) == 4
    assert max(counts[kind] for kind in sharing) <= min(counts[kind] for kind in counts if kind not in sharing)


def test_a_set_of_24_kinds_shares_words_and_says_which() -> None:
    kinds = [(terrain, crowns) for terrain in TERRAINS for crowns in range(4)]
    pairs = [(kinds[i], kinds[(i + step) % 24]) for i in range(24) for step in (5, 7)]
    rows = [f"{n},{a[0]},{a[1]},{b[0]},{b[1]}" for n, (a, b) in enumerate(pairs, start=1)]
    made = make("\n".join(["number,terrain_a,crowns_a,terrain_b,crowns_b", *rows]), "all", "All kinds")
    assert len(made.kinds()) == 24
    assert least_distance(made) >= 3
    assert len(shared(made)) == 6
    assert sum(len(kinds) for kinds in kinds_by_class(made).values()) == 24
    assert {coset(word) for d in made.dominoes for word in d.words} == {0}
    assert set(kinds_by_class(made)) == set(classes(0, True))
    book = Codebook(made)
    for domino in made.dominoes:
        assert [read.thing for read in book.pair(ACROSS, *domino.words)] == [domino.thing]


@pytest.mark.parametrize(
    ("table", "line", "column", "key"),
    [
        ("", 1, 1, "tiles-none"),
        ("a,b\n", 1, 1, "tiles-title"),
        ("number,terrain_a,crowns_a,terrain_b,crowns_b\n1,lake,0,mud,1", 2, 10, "tiles-terrain"),
        ("number,terrain_a,crowns_a,terrain_b,crowns_b\n1,lake,9,lake,1", 2, 8, "tiles-crowns"),
        ("number,terrain_a,crowns_a,terrain_b,crowns_b\n1,lake,0", 2, 1, "tiles-fields"),
        ("number,terrain_a,crowns_a,terrain_b,crowns_b\nx,lake,0,lake,0", 2, 1, "tiles-number"),
        (
            "number,terrain_a,crowns_a,terrain_b,crowns_b\n1,lake,0,lake,0\n1,lake,0,lake,0",
            3,
            1,
            "tiles-number-used-twice",
        ),
    ],
)
def test_a_table_that_is_wrong(table: str, line: int, column: int, key: str) -> None:
    with pytest.raises(SettingsError) as caught:
        make(table, "x", "X", file="t.csv")
    reason = caught.value.facts["reason"]
    assert isinstance(reason, Phrase)
    assert (caught.value.facts["line"], caught.value.facts["column"], reason.key) == (line, column, key)
