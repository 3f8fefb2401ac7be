"""Exports: the same rows come back, no name goes out that should not, and nothing hostile comes in."""

from __future__ import annotations

import json
import os
import random
import shutil
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.errors import FileError
from companion.core.model import Fact, Phrase, Place
from companion.device.tiles import files as tiles
from companion.play.journal import Header, Input, Journal, Recovered, Row, RowKind
from companion.play.journal.checking import parse
from companion.play.journal.codec import Json
from companion.play.journal.export import NAMING, dump, export_game, import_game, read_export
from companion.play.journal.rows import recovered
from companion.play.match import input_of, table_of
from companion.play.referee import Decided
from tests.journal_kit import tail_of
from tests.language_support import entries

DATA = Path(__file__).parent / "data"
BOUNDED = settings(max_examples=60, deadline=None)
PRINTABLE = st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp", "Cf"])
TEXT = st.text(PRINTABLE, max_size=30)
WIRE = '{"type":"placed","seq":1,"boot":2,"at_ms":3,"cell":4,"word":"+-0?Eva"}*0a1b'
"""As a board of the first format could have sent it."""


def wrote(journal: Journal) -> int:
    """A game of Eva and Jean-Luc with their names wherever they can stand."""
    tiles: list[Json] = [{"thing": "domino Eva", "kinds": ["Eva"]}]
    players: list[Json] = [{"number": 1, "name": "Eva"}, {"number": 2, "name": "Jean-Luc"}]
    game = journal.new_game(
        Header(
            "royal_garden",
            "0.1",
            {"players": players, "options": {"play": "match"}, "tiles": tiles},
            {"quiet_ms": 1500},
            "standard",
        )
    )
    journal.heard([Input(1, "board", WIRE), Input(2, "keyboard", "score of eva, not of Evald", 1)])
    journal.decided("1 Eva B3", seat=1, cause=1)
    journal.decided("2 jean-luc", act="seat", seat=2, cause=2)
    facts: dict[str, Fact] = {
        "player": "Jean-Luc",
        "about": Phrase("rg-score", {"player": "Eva"}),
        "near": (Place("1", 2, 3), "Kamila"),
    }
    journal.said("rg-placed", facts, listener="Eva", cause=2)
    journal.said("greeting", {"name": "Kamila"}, cause=2)
    journal.judged(2)
    journal.finish()
    return game


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    return Journal.open(tmp_path / "journal.sqlite3", lambda: 1_700_000_000_000)


def texts_of(rows: tuple[Row, ...]) -> list[tuple[str, str, str]]:
    return [(row.source, row.text, row.facts) for row in rows]


def test_an_exported_game_comes_back_and_is_not_offered(journal: Journal, tmp_path: Path) -> None:
    game = wrote(journal)
    file = tmp_path / "game.jsonl"
    assert export_game(journal, game, file) == 8
    exported = file.read_text("ascii")
    assert exported.isprintable() is False and exported.replace("\n", "").isprintable()
    again = import_game(journal, file)
    assert again == game + 1
    before, after = journal.read(game), journal.read(again)
    assert after.rows[1:] == before.rows[1:]
    assert (after.header.imported, before.header.imported) == (True, False)
    assert after.header.setup == before.header.setup
    assert list(dump(after.rows)) == list(dump(before.rows))
    assert journal.open_game() is None
    assert after.rows[-1].kind is RowKind.FINISHED and after.rows[-1].text == "over"
    alone = read_export(file)
    assert (alone.game, alone.rows, tail_of(alone)) == (0, after.rows, [])


@BOUNDED
@given(st.lists(st.tuples(TEXT, TEXT, st.integers(0, 9), st.dictionaries(TEXT, TEXT, max_size=3)), max_size=6))
def test_any_rows_come_back(told: list[tuple[str, str, int, dict[str, str]]]) -> None:
    header = {
        "schema": 1,
        "version": "1",
        "game": "g",
        "setup": {},
        "settings": {},
        "tile_set": "",
        "tile_hash": "",
    }
    opened = json.dumps({**header, "started_ms": 1}, separators=(",", ":"))
    rows = [Row(0, RowKind.OPENED, 1, "imported", opened)]
    for number, (source, text, at_ms, facts) in enumerate(told, start=1):
        if facts:
            line = json.dumps(facts, ensure_ascii=False, separators=(",", ":"))
            rows.append(Row(number, RowKind.SAID, at_ms, source, text, 1, number - 1, line, number - 1))
        else:
            rows.append(Row(number, RowKind.HEARD, at_ms, source, text))
    assert parse("".join(line + "\n" for line in dump(rows)).encode(), "file") == rows


@pytest.mark.parametrize("shorter", ["Eva", "eva"])
def test_a_name_that_begins_another_leaves_nothing_of_the_longer_one(journal: Journal, shorter: str) -> None:
    """Eva and "Eva Maria" at one table: the longer name is no "Eva" with something behind it."""
    players: list[Json] = [{"number": 1, "name": shorter}, {"number": 2, "name": "Eva Maria"}]
    game = journal.new_game(Header("royal_garden", "0.1", {"players": players}, {}, "standard"))
    journal.said("greeting", {"name": "Eva Maria"}, cause=0)
    journal.said("greeting", {"what": Phrase("say", {"text": "for Eva Maria and Eva"})}, cause=0)
    journal.finish()
    file = journal.path.with_suffix(".jsonl")
    export_game(journal, game, file, replace_names=True)
    assert "Maria" not in file.read_text("ascii")


def test_names_are_replaced_everywhere_but_on_the_wire_and_in_moves(journal: Journal, tmp_path: Path) -> None:
    game = wrote(journal)
    file = tmp_path / "game.jsonl"
    export_game(journal, game, file, replace_names=True)
    whole = file.read_text("ascii")
    assert "Jean" not in whole and "Kamila" not in whole and "jean" not in whole
    found: Recovered = journal.read(import_game(journal, file))
    eva, luc = found.header.players
    assert len({eva, luc, "Eva", "Jean-Luc"}) == 4
    assert [row.text for row in found.heard] == [WIRE, f"score of {eva}, not of Evald"]
    assert [row.text for row in found.decided] == ["1 Eva B3", f"2 {luc}"]
    said = json.loads(found.said[0].facts)
    assert said["player"] == luc
    assert said["about"] == {"key": "rg-score", "facts": {"player": eva}}
    assert found.said[0].source == eva
    assert found.header.setup["options"] == {"play": "match"}
    assert found.header.setup["tiles"] == [{"thing": "domino Eva", "kinds": ["Eva"]}]
    assert found.header.game == "royal_garden"


GAMES = {
    name: read_export(DATA / f"{name}.jsonl")
    for name in ("golden_game_1", "golden_azul_mini", "golden_queens_garden")
}
OF_THE_WIRE = st.sampled_from(
    [
        "Board",
        "board",
        "placed",
        "lifted",
        "hello",
        "type",
        "seq",
        "boot",
        "at_ms",
        "cell",
        "word",
        "uid",
        "A",
        "O",
        "E",
        "@",
        "1",
        "2",
        "0",
        "JNBO",
        "name",
        "player",
        "players",
        "key",
        "facts",
        "text",
        "source",
        "move",
        "tell",
        "ask",
        "take",
        "seat",
        "lost",
        "table",
        "setup",
        "options",
        "play",
        "match",
        "hand",
        "blue",
        "red",
        "castle",
        "domino",
        "careful",
        "Vega",
        "lots",
        "place",
        "final",
        "takeback",
        "royal_garden",
        "azul_mini",
        "n",
        "kind",
    ]
)
ANY_NAME = (
    OF_THE_WIRE | st.text(PRINTABLE, min_size=1, max_size=12).filter(str.strip) | st.sampled_from("AOEaoe@1")
)


def renamed(told: Json, names: dict[str, str]) -> Json:
    """The same facts among players of other names, wherever a whole text is a name."""
    if isinstance(told, str):
        return names.get(told, told)
    if isinstance(told, list):
        return [renamed(each, names) for each in told]
    if isinstance(told, dict):
        return {key: renamed(each, names) if key not in {"key"} else each for key, each in told.items()}
    return told


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(sorted(GAMES)), st.lists(ANY_NAME, min_size=2, max_size=2, unique_by=str.casefold))
def test_whatever_players_are_called_the_game_stays_what_it_was(which: str, called: list[str]) -> None:
    """The other side: the CRC of docs/protocol.md counted bit by bit here, and the game judged again."""
    game = GAMES[which]
    names = dict(zip(game.header.players, called, strict=True))
    rows = [
        replace(row, text=json.dumps(renamed(json.loads(row.text), names)))
        if row.kind is RowKind.OPENED
        else replace(row, facts=json.dumps(renamed(json.loads(row.facts), names)) if row.facts else "")
        for row in game.rows
    ]
    lines = list(dump(rows, replace_names=True))
    again = recovered(0, parse("".join(line + "\n" for line in lines).encode(), "file"))
    for before, after in zip(game.rows[1:], again.rows[1:], strict=True):
        if before.kind is not RowKind.SAID:
            assert (after.source, after.text) == (before.source, before.text)
        assert not after.text.startswith("{") or checks(after.text)
    assert again.header.players[0] != again.header.players[1]
    assert {**again.header.setup, "players": 0} == {**game.header.setup, "players": 0}
    told = {name.casefold() for name in called}
    assert not told & {name.casefold() for name in again.header.players}
    for row in again.said:
        assert not told & {text.casefold() for text in standing(json.loads(row.facts or "{}"))}, row
    if which == "golden_game_1":
        assert [(one.action, one.text) for one in judged(again)] == [
            (row.source, row.text) for row in game.decided
        ]


def checks(line: str) -> bool:
    """Whether a line of a board ends with its CRC: polynomial 0x1021, start 0xFFFF, four letters from @ to O."""
    body, letters = line[:-5], line[-4:]
    crc = 0xFFFF
    for byte in body.encode("ascii"):
        crc ^= byte << 8
        for _ in range(8):
            crc = (crc << 1 ^ 0x1021 if crc & 0x8000 else crc << 1) & 0xFFFF
    return line[-5] == "*" and letters == "".join(chr(64 + (crc >> shift & 15)) for shift in (12, 8, 4, 0))


def standing(told: Json, named: bool = False) -> Iterator[str]:
    """Every text that stands where names stand, by the comments of the English texts."""
    if isinstance(told, str) and named:
        yield told
    if isinstance(told, list):
        for each in told:
            yield from standing(each, named)
    if isinstance(told, dict):
        for key, each in told.items():
            yield from standing(each, key in name_facts())


@cache
def sorts() -> dict[str, set[str]]:
    """Which sorts of fact each name of a fact has, over all sentences."""
    found: dict[str, set[str]] = {}
    for entry in entries("en").values():
        for name, fact in entry.facts.items():
            several = fact.sort in {"list", "some", "several"}
            found.setdefault(name, set()).add(fact.more[0] if several and fact.more else fact.sort)
    return found


@cache
def name_facts() -> set[str]:
    """The names of facts that are names of somebody, in one sentence at least."""
    return {name for name, kinds in sorts().items() if "name" in kinds}


def test_every_fact_that_is_a_name_is_known_and_none_of_them_is_an_id() -> None:
    assert name_facts() <= NAMING
    assert [name for name in NAMING if "id" in sorts()[name]] == []


def judged(game: Recovered) -> list[Decided]:
    """The decisions that the lines of a game lead to when they are judged anew, in their order."""
    table = table_of(game, tiles.standard("royal_garden"))
    found: list[Decided] = []
    for row in game.heard:
        for seen in table.take(input_of(row)):
            found += table.judge(seen).decided
    return found


@BOUNDED
@given(
    st.lists(st.text(st.characters(categories=["L", "Nd", "Zs"]), min_size=1, max_size=12), min_size=1, max_size=4)
)
def test_no_name_is_left(names: list[str]) -> None:
    """Names that are part of one another included; a name is looked for as a word."""
    told = [{"number": number, "name": name} for number, name in enumerate(names, start=1)]
    header = {
        "schema": 1,
        "version": "1",
        "game": "7",
        "setup": {"players": told},
        "settings": {},
        "tile_set": "7",
    }
    opened = Row(0, RowKind.OPENED, 1, "", json.dumps({**header, "tile_hash": "7", "started_ms": 1}))
    heard = [Row(n, RowKind.HEARD, 1, "7", f"({name})") for n, name in enumerate(names, start=1)]
    lines = list(dump([opened, *heard], replace_names=True))
    for name, line in zip(names, lines[2:], strict=True):
        if name.strip():
            assert json.loads(line)["text"] != f"({name})"


# ---- what is refused ------------------------------------------------------------------------------------------


def lines_of(journal: Journal) -> list[str]:
    return list(dump(journal.read(wrote(journal)).rows))


def changed(line: str, **fields: Any) -> str:
    return json.dumps({**json.loads(line), **fields})


HOSTILE: list[tuple[str, int, int, str]] = [
    ("", 0, 1, "not-json"),
    ("{}", 0, 1, "not-an-export"),
    ('{"other":"program"}', 0, 1, "not-an-export"),
    ('{"companion":"game","format":1}', 0, 1, "not-an-export"),
    ('{"companion":"game","format":4,"rows":8,"new":1}', 0, 1, "newer"),
    ("SQLite format 3\0", 0, 1, "not-json"),
    ("[1,2]", 3, 4, "type"),
    ("{", 3, 4, "not-json"),
    ('{"n":' + "9" * 5000 + "}", 3, 4, "number"),
    ('{"n":1e999}', 3, 4, "number"),
    ('{"n":NaN}', 3, 4, "number"),
    ('{"n":' + "[" * 100_000 + "]" * 100_000 + "}", 3, 4, "nesting"),
    ('{"n":' + "[" * 30 + "]" * 30 + "}", 3, 4, "nesting"),
    ('{"n":"' + "x" * 900_000 + '"}', 3, 4, "too-long"),
    ('{"n":[' + "1," * 5000 + "1]}", 3, 4, "length"),
    ('{"\x7f":1}', 3, 4, "control"),
    ('{"n":"\\u001b[2J"}', 3, 4, "control"),
    ('{"n":"\\u202e"}', 3, 4, "control"),
    ('{"n":"\\ud800"}', 3, 4, "control"),
]


@pytest.mark.parametrize(("bad", "index", "line", "reason"), HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_line_is_refused_with_its_number(
    journal: Journal, tmp_path: Path, bad: str, index: int, line: int, reason: str
) -> None:
    lines = lines_of(journal)
    lines[index] = bad
    refused(journal, tmp_path, "".join(each + "\n" for each in lines).encode(), line, reason)


FIELDS: list[tuple[int, dict[str, Any], str]] = [
    (2, {"n": -1}, "number"),
    (2, {"n": 2**60}, "number"),
    (2, {"n": 0}, "order"),
    (2, {"n": "1"}, "type"),
    (2, {"n": True}, "type"),
    (2, {"more": 1}, "type"),
    (2, {"kind": "opened"}, "order"),
    (2, {"kind": "dropped"}, "type"),
    (2, {"text": "x" * 5000}, "length"),
    (2, {"source": "x" * 5000}, "length"),
    (2, {"text": {"a": 1}}, "type"),
    (2, {"facts": {"a": 1}}, "type"),
    (2, {"cause": 7}, "order"),
    (2, {"judged": 7}, "order"),
    (6, {"facts": {"a": 1.5}}, "type"),
    (6, {"facts": {"a": {"place": [1, 2, 3]}}}, "type"),
    (1, {"kind": "heard"}, "header"),
    (1, {"text": {}}, "header"),
    (1, {"text": "x"}, "header"),
]


@pytest.mark.parametrize(("index", "fields", "reason"), FIELDS, ids=str)
def test_a_row_that_cannot_be_is_refused(
    journal: Journal, tmp_path: Path, index: int, fields: dict[str, Any], reason: str
) -> None:
    lines = lines_of(journal)
    lines[index] = changed(lines[index], **fields)
    refused(journal, tmp_path, "\n".join(lines).encode(), index + 1, reason)


def test_a_newer_schema_inside_is_refused(journal: Journal, tmp_path: Path) -> None:
    lines = lines_of(journal)
    lines[1] = lines[1].replace('"schema":2', '"schema":3')
    refused(journal, tmp_path, "\n".join(lines).encode(), 2, "newer")


def test_a_cut_file_is_refused(journal: Journal, tmp_path: Path) -> None:
    lines = lines_of(journal)
    refused(journal, tmp_path, "\n".join(lines[:-1]).encode(), len(lines), "count")
    refused(journal, tmp_path, "\n".join(lines)[:-9].encode(), len(lines), "not-json")
    refused(journal, tmp_path, b"\xff\xfe\n", 1, "not-text")
    refused(journal, tmp_path, b"", 1, "not-an-export")


def refused(journal: Journal, tmp_path: Path, data: bytes, line: int, reason: str) -> None:
    """The import fails with line and reason, and takes nothing."""
    file = tmp_path / "bad.jsonl"
    file.write_bytes(data)
    before = len(journal.games())
    with pytest.raises(FileError) as error:
        import_game(journal, file)
    assert error.value.key == "import-refused"
    assert error.value.facts["file"] == str(file)
    assert (error.value.facts["line"], error.value.facts["reason"]) == (line, reason)
    assert len(journal.games()) == before


def test_any_damage_is_refused_or_harmless(journal: Journal) -> None:
    data = "".join(line + "\n" for line in lines_of(journal)).encode()
    dice = random.Random(4)
    taken = 0
    for _ in range(1500):
        damaged = bytearray(data)
        for _ in range(dice.randint(1, 3)):
            at = dice.randrange(len(damaged))
            damaged[at : at + dice.randint(0, 3)] = dice.choice(
                (b"", b"[", b'"', b"\\u0000", b"\xc3", b"9" * 30, b"{")
            )
        try:
            rows = parse(bytes(damaged), "file")
        except FileError:
            continue
        taken += 1
        assert parse("".join(line + "\n" for line in dump(rows)).encode(), "file") == rows
    assert taken < 1500 * 0.5


def test_files_that_cannot_be_read_or_written(journal: Journal, tmp_path: Path) -> None:
    game = wrote(journal)
    with pytest.raises(FileError, match="reason=missing"):
        import_game(journal, tmp_path / "missing")
    old = tmp_path / "kept.jsonl"
    old.write_text("old", encoding="utf-8")
    (tmp_path / f"kept.jsonl.{os.getpid()}.new").mkdir()
    with pytest.raises(FileError, match="export-not-written"):
        export_game(journal, game, old)
    assert old.read_text(encoding="utf-8") == "old"
    huge = tmp_path / "huge"
    with huge.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    with pytest.raises(FileError, match="too-large"):
        import_game(journal, huge)


@pytest.mark.parametrize("version", [1, 2, 3])
def test_a_kept_export_of_each_format_is_read(journal: Journal, version: int) -> None:
    file = DATA / f"journal_format_{version}.jsonl"
    game = import_game(journal, file)
    found = journal.read(game)
    assert found.header.players == ("Vega", "Luna")
    assert [row.kind.value for row in found.rows] == [
        "opened",
        "heard",
        "heard",
        "decided",
        "decided",
        "said",
        "said",
        *(["agreed", "wished"] if version > 2 else []),
        "finished",
    ]
    assert list(dump(found.rows))[1:] == file.read_text("ascii").splitlines()[1:]
    assert [bool(row.facts) for row in found.decided] == [version > 1] * 2


def test_an_imported_open_game_is_not_offered(journal: Journal, tmp_path: Path) -> None:
    journal.new_game(Header("royal_garden", "0.1"))
    journal.heard([Input(1, "b", "line")])
    file = tmp_path / "open.jsonl"
    export_game(journal, 1, file)
    shutil.copy(file, tmp_path / "copy.jsonl")
    journal.finish()
    assert import_game(journal, tmp_path / "copy.jsonl") == 2
    assert journal.open_game() is None
