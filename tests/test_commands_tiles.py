"""`companion tiles`: show, check, make, and reading a tile back from a virtual board."""

from __future__ import annotations

import csv
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from hypothesis import given
from hypothesis import settings as bounded
from hypothesis import strategies as st

from companion.care.board import readback
from companion.care.board.readback import Cells
from companion.device.reading.codebook import least_distance
from companion.device.tiles import files as tile_files
from companion.device.tiles.code_words import inverted
from companion.device.tiles.tileset import TERRAIN_OF, Domino, TileSet
from companion.evening import listening
from companion.evening.here import tell
from companion.games import azul, royal_garden
from companion.language.phrases import LANGUAGES, Phrases
from companion.ui.cli import tiles
from tests.board_kit import with_kind
from tests.command_kit import lines, plugged, run, settings, strict_words, verdict
from tests.patience import Leap

DATA = Path(royal_garden.__file__).parent / "standard_tiles.csv"
STANDARD = tile_files.standard()
CORNERS = {
    (-1, -1): "near-left",
    (1, -1): "near-right",
    (1, 1): "far-right",
    (-1, 1): "far-left",
    (0, 0): "centre",
}
POLES = {"N": "north", "S": "south", "0": "empty"}
SIGNS = {"north": "+", "south": "-", "empty": "0", "unsure": "?"}


@pytest.fixture(autouse=True)
def _words(monkeypatch: pytest.MonkeyPatch) -> None:
    strict_words(monkeypatch)


def pockets_of_file() -> dict[int, tuple[str, str]]:
    """Number -> the pockets of both halves, read without companion."""
    rows = [line for line in DATA.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return {
        int(row["tile"]): (row["pockets_a"], row["pockets_b"])
        for row in csv.DictReader(rows)
        if row["tile"].isdigit()
    }


# ---- show ----


def test_show_tells_the_set(tmp_path: Path) -> None:
    told = lines(run(tiles.command, tmp_path, "show"))
    assert told[0] == "Tile set: standard."
    assert "Dominoes: forty-eight." in told
    assert "Castles: four." in told
    assert "It is the set that comes with the program." in told


@pytest.mark.parametrize("number", [1, 24, 48])
def test_show_names_all_ten_pockets_as_the_file_has_them(tmp_path: Path, number: int) -> None:
    told = lines(run(tiles.command, tmp_path, "show", str(number)))
    sites = ("near left", "near right", "far right", "far left", "middle")
    for half, pockets in zip(("First", "Second"), pockets_of_file()[number], strict=True):
        named = [f"{site} {POLES[sign]}" for site, sign in zip(sites, pockets, strict=True)]
        assert f"{half} half: {', '.join(named)}." in told


def test_show_of_a_number_that_is_not_there(tmp_path: Path) -> None:
    done = run(tiles.command, tmp_path, "show", "49")
    assert done.exit_code == 1
    assert "domino forty-nine" in done.stderr


# ---- check ----


def checked(tmp_path: Path, text: str, lang: str = "en") -> Result:
    file = tmp_path / "set.csv"
    file.write_text(text, encoding="utf-8")
    return run(tiles.command, tmp_path, "check", str(file), lang=lang)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_standard_set_has_no_faults(tmp_path: Path, language: str) -> None:
    done = run(tiles.command, tmp_path, "check", lang=language)
    assert done.exit_code == 0
    assert done.stderr == ""
    assert {"en": "no faults", "cs": "bez závad", "pl": "bez usterek"}[language] in lines(done)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_is_told_with_line_and_column(tmp_path: Path, language: str) -> None:
    text = DATA.read_text(encoding="utf-8").splitlines()
    at = next(i for i, line in enumerate(text) if line.startswith("24,"))
    text[at] = text[at].replace("forest", "desert")
    text[at + 1] = "25,forest,9,field,0,0NNN0,SSSNS"
    done = checked(tmp_path, "\n".join(text), language)
    assert done.exit_code == 1
    told = done.stderr.splitlines()
    file = tmp_path / "set.csv"
    assert told[0].startswith(f"{file}:{at + 1}:4: ") and "desert" in told[0]
    assert told[1].startswith(f"{file}:{at + 2}:11: ")
    count = {"en": "There are two faults.", "cs": "V sadě jsou dvě závady.", "pl": "Znaleziono dwie usterki."}
    assert told[2:] == [count[language]]
    assert done.stdout == ""


def test_dominoes_that_are_read_as_the_same_are_a_fault(tmp_path: Path) -> None:
    first, second, *rest = STANDARD.dominoes
    same = replace(STANDARD, dominoes=(first, replace(second, words=first.words), *rest), notes=())
    done = checked(tmp_path, tile_files.dumps(same))
    assert done.exit_code == 1
    assert "are read as the same" in done.stderr
    assert "no faults" not in done.stdout


def test_kinds_that_share_a_word_are_named(tmp_path: Path) -> None:
    one = next(d for d in STANDARD.dominoes if d.kinds[0] == "F1")
    other = with_kind(STANDARD, one.number, "N3")
    done = checked(tmp_path, tile_files.dumps(other))
    assert done.exit_code == 0
    assert "no faults" in lines(done)[0]
    shared = [line for line in lines(done) if "share one word" in line]
    assert len(shared) == 1 and "mine with three crowns" in shared[0] and "forest with one crown" in shared[0]
    assert "Each kind of half has pockets of its own" not in done.stdout


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    done = run(tiles.command, tmp_path, "check", str(tmp_path / "none.csv"))
    assert done.exit_code == 1
    assert "The tile set cannot be read" in done.stderr


# ---- make ----


def table(count: int) -> str:
    rows = [
        ",".join([str(d.number), *(part for kind in d.kinds for part in (TERRAIN_OF[kind[0]], kind[1]))])
        for d in STANDARD.dominoes[:count]
    ]
    return "\n".join(["number,terrain_a,crowns_a,terrain_b,crowns_b", *rows]) + "\n"


def test_make_writes_a_set_that_shows_what_the_table_says(tmp_path: Path) -> None:
    (tmp_path / "table.csv").write_text(table(12), encoding="utf-8")
    out = tmp_path / "club.csv"
    done = run(tiles.command, tmp_path, "make", str(tmp_path / "table.csv"), str(out))
    assert done.exit_code == 0, done.stderr
    made = tile_files.load(out)
    assert made.id == "club"
    assert [(d.number, d.kinds) for d in made.dominoes] == [(d.number, d.kinds) for d in STANDARD.dominoes[:12]]
    assert least_distance(made) >= 3
    assert lines(done)[0].startswith("The table is read,")
    assert "Dominoes: twelve." in lines(done)
    assert lines(done)[-1] == f"The tile set is written, file {out}."
    assert run(tiles.command, tmp_path, "check", str(out)).exit_code == 0


def test_make_replaces_a_file_only_when_told(tmp_path: Path) -> None:
    (tmp_path / "table.csv").write_text(table(3), encoding="utf-8")
    out = tmp_path / "club.csv"
    out.write_text("mine", encoding="utf-8")
    args = ("make", str(tmp_path / "table.csv"), str(out))
    done = run(tiles.command, tmp_path, *args)
    assert done.exit_code == 1
    assert "--force" in done.stderr
    assert out.read_text(encoding="utf-8") == "mine"
    assert run(tiles.command, tmp_path, *args, "--force").exit_code == 0
    assert len(tile_files.load(out).dominoes) == 3


def test_make_tells_where_a_table_is_wrong_and_writes_nothing(tmp_path: Path) -> None:
    wrong = tmp_path / "table.csv"
    wrong.write_text(table(3).replace("field", "beach", 1), encoding="utf-8")
    done = run(tiles.command, tmp_path, "make", str(wrong), str(tmp_path / "out.csv"))
    assert done.exit_code == 1
    assert done.stderr.startswith(f"{wrong}:2:3: ") and "beach" in done.stderr
    wrong.write_bytes(b"number\n\xff\xff\n")
    assert (
        "it is not plain text"
        in run(tiles.command, tmp_path, "make", str(wrong), str(tmp_path / "out.csv")).stderr
    )
    nowhere = run(tiles.command, tmp_path, "make", str(tmp_path / "none"), str(tmp_path / "out.csv"))
    assert nowhere.exit_code == 1 and "The table cannot be read" in nowhere.stderr
    assert list(tmp_path.glob("out*")) == []


def test_make_into_a_folder_that_is_not_there(tmp_path: Path) -> None:
    (tmp_path / "table.csv").write_text(table(2), encoding="utf-8")
    done = run(tiles.command, tmp_path, "make", str(tmp_path / "table.csv"), str(tmp_path / "none" / "out.csv"))
    assert done.exit_code == 1
    assert "The file cannot be written" in done.stderr


# ---- read back ----


def lying(domino: Domino, quarter_turns: int) -> Cells:
    """A domino as a board reads it, turned by geometry alone: every magnet is a point that goes round."""
    magnets = {}
    for middle_x, word in zip((0, 4), domino.words, strict=True):
        for (x, y), trit in zip(CORNERS, word, strict=True):
            magnets[middle_x + x, y] = trit
    middles = [(0, 0), (4, 0)]
    for _ in range(quarter_turns):
        magnets = {(-y, x): trit for (x, y), trit in magnets.items()}
        middles = [(-y, x) for x, y in middles]
    cells = [
        ((3 + x // 4, 3 + y // 4), "".join(magnets[x + dx, y + dy] for dx, dy in CORNERS)) for x, y in middles
    ]
    return tuple(sorted(cells, key=lambda cell: (cell[0][1], cell[0][0])))


@pytest.mark.parametrize("quarter_turns", range(4))
def test_every_domino_is_known_in_every_turn(quarter_turns: int) -> None:
    for domino in STANDARD.dominoes:
        told, right = verdict(STANDARD, lying(domino, quarter_turns))
        assert right
        assert [phrase.key for phrase in told] == ["tiles-domino", "tiles-read-agrees"]
        assert told[0].facts["number"] == domino.number


@given(
    st.sampled_from(STANDARD.dominoes),
    st.integers(0, 9),
    st.sampled_from("+-0?"),
    st.integers(0, 3),
)
@bounded(max_examples=150, deadline=None)
def test_one_wrong_pocket_is_named(domino: Domino, at: int, sign: str, quarter_turns: int) -> None:
    both = "".join(domino.words)
    if both[at] == sign or (both[:at] + sign + both[at + 1 :])[at // 5 * 5 : at // 5 * 5 + 5] == "00000":
        return
    spoilt = both[:at] + sign + both[at + 1 :]
    cells = lying(replace(domino, words=(spoilt[:5], spoilt[5:])), quarter_turns)
    for wanted in ("", domino.thing):
        told, right = verdict(STANDARD, cells, wanted)
        assert not right
        named = [phrase.facts for phrase in told if phrase.key == "tiles-read-pocket"]
        assert len(named) == 1
        assert named[0]["half"] == "ab"[at // 5]
        assert named[0]["site"] == list(CORNERS.values())[at % 5]
        assert SIGNS[str(named[0]["should"])] == both[at]
        assert SIGNS[str(named[0]["pole"])] == sign
        assert told[0].facts["number"] == domino.number


def test_other_things_are_named_for_what_they_are() -> None:
    castle = STANDARD.castles[1]
    told, right = verdict(STANDARD, (((1, 1), castle.word[3:4] + castle.word[:3] + castle.word[4]),))
    assert right and told[0].facts["thing"] != () and told[0].key == "tiles-read-agrees"
    foreign = STANDARD.foreign[2]
    told, right = verdict(STANDARD, (((1, 1), foreign.word),))
    assert not right and (told[0].key, told[0].facts["number"]) == ("tiles-read-foreign", foreign.number)
    half = lying(STANDARD.dominoes[23], 1)[:1]
    told, right = verdict(STANDARD, half)
    assert not right and [phrase.key for phrase in told] == ["tiles-read-half"]
    told, right = verdict(STANDARD, (((1, 1), "+????"),))
    assert not right and [phrase.key for phrase in told] == ["tiles-read-unknown", "tiles-read-as"]


def test_a_domino_glued_in_upside_down_is_said_to_be_so() -> None:
    found = 0
    for domino in STANDARD.dominoes:
        upside_down = replace(domino, words=(inverted(domino.words[0]), inverted(domino.words[1])))
        told, right = verdict(STANDARD, lying(upside_down, 2))
        assert not right
        found += (told[0].key, told[0].facts.get("number")) == ("tiles-read-inverted", domino.number)
    assert found == len(STANDARD.dominoes)


def test_a_wanted_number_is_compared_however_wrong_it_is() -> None:
    told, right = verdict(STANDARD, lying(STANDARD.dominoes[0], 0), "domino 48")
    assert not right
    assert told[0].facts["number"] == 48
    assert len([phrase for phrase in told if phrase.key == "tiles-read-pocket"]) == told[1].facts["count"]


def read(home: Path, script: str, *args: str, lang: str = "en") -> Result:
    with plugged(home, script):
        return run(tiles.command, home, "read", "--seconds", "180", *args, lang=lang)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_on_the_board_is_read_back(tmp_path: Path, language: str) -> None:
    done = read(tmp_path, "wait 200\napart 150\nlay 24 B3 B4", lang=language)
    assert done.exit_code == 0, done.stdout
    last = {
        "en": "Domino twenty-four: every magnet is as in the tile set.",
        "cs": "Dílek dvacet čtyři: všechny magnety jsou jako v sadě.",
        "pl": "Płytka dwadzieścia cztery: wszystkie magnesy są takie jak w zestawie.",
    }[language]
    assert lines(done)[-1] == last


def test_a_wrong_magnet_on_the_board_is_named(tmp_path: Path) -> None:
    a, b = next(d.words for d in STANDARD.dominoes if d.number == 24)
    spoilt = ("+" if a[0] == "-" else "-") + a[1:]
    done = read(tmp_path, f"wait 100\nword B3 {spoilt}\nword C3 {b}")
    assert done.exit_code == 1
    poles = {"0": "empty", "+": "north", "-": "south"}
    assert f"First half, near left: should be {poles[a[0]]}, is {poles[spoilt[0]]}." in lines(done)


def test_a_second_tile_is_asked_away_and_what_lay_there_does_not_count(tmp_path: Path) -> None:
    script = "wait 300\nlay 24 D4 D5\nlay 30 E1 E2\nwait 1100\nlift 30"
    with plugged(tmp_path, script, before="castle 1 C3\nlay 1 A1 A2"):
        done = run(tiles.command, tmp_path, "read", "--seconds", "180")
    assert "Occupied by what was laid: four squares. Leave one tile alone." in lines(done), done.stdout
    assert lines(done)[-1].startswith("Domino twenty-four: every magnet")


def test_a_tile_that_lies_there_already_is_read_at_once(tmp_path: Path) -> None:
    with plugged(tmp_path, before="castle 3 A5"):
        done = run(tiles.command, tmp_path, "read", "--seconds", "180")
    assert lines(done)[-1] == "Castle three: every magnet is as in the tile set."


def test_the_time_can_be_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    def overheard(phrases: Phrases, key: str, **facts: Any) -> None:
        told.append(key)
        tell(phrases, key, **facts)

    monkeypatch.setattr(readback, "tell", overheard)
    Leap(monkeypatch, lambda: "tiles-read-wait" in told, listening)
    with plugged(tmp_path):
        done = run(tiles.command, tmp_path, "read", "--seconds", "60")
    assert done.exit_code == 1
    assert "The time is over" in done.stderr
    for called in ([], ["77"]):
        alone = run(tiles.command, tmp_path, "read", *called, "--seconds", "60")
        assert alone.exit_code == 1 and "The time is over" not in alone.stderr


def test_the_active_set_is_that_of_the_settings(tmp_path: Path) -> None:
    own: TileSet = replace(STANDARD, id="own", name="Club", notes=())
    (tmp_path / "own.csv").write_text(tile_files.dumps(own), encoding="utf-8")
    settings(tmp_path, f"tile_set = '{tmp_path / 'own.csv'}'\n")
    told = lines(run(tiles.command, tmp_path, "show"))
    assert told[:3] == ["Tile set: own.", "Name: Club.", f"File: {tmp_path / 'own.csv'}."]


# ---- the tiles of another game ----


def azul_pockets(game: str) -> dict[str, str]:
    """Colour -> the pockets of its tiles, read from the file without companion."""
    rows = [
        line
        for line in Path(azul.__file__).with_name(f"{game}_tiles.csv").read_text("utf-8").splitlines()
        if "," in line
    ]
    told = csv.DictReader(line for line in rows if not line.startswith("#"))
    return {row["terrain_a"]: row["pockets_a"] for row in told if row["tile"].startswith("tile ")}


@pytest.mark.parametrize("game", ["azul_mini", "master_chocolatier"])
def test_show_of_a_game_names_its_colours_and_their_pockets(tmp_path: Path, game: str) -> None:
    told = lines(run(tiles.command, tmp_path, "show", "--game", game.replace("_", "-")))
    sites = ("near left", "near right", "far right", "far left", "middle")
    expected = azul_pockets(game)
    assert len(expected) == 5
    for colour, pockets in expected.items():
        named = ", ".join(f"{site} {POLES[sign]}" for site, sign in zip(sites, pockets, strict=True))
        assert f"{colour.capitalize()} tile, equal ones: twenty. Pockets: {named}." in told
    assert "It is the set that comes with the program." in told


def test_the_game_of_the_settings_is_meant_where_none_is_told(tmp_path: Path) -> None:
    settings(tmp_path, "game = 'azul-mini'\n")
    shown = lines(run(tiles.command, tmp_path, "show"))
    assert shown == lines(run(tiles.command, tmp_path, "show", "--game", "azul-mini"))
    assert any(line.startswith("Yellow tile") for line in shown)
    assert (
        lines(run(tiles.command, tmp_path, "check"))[1]
        == "Each colour has pockets of its own, there are five colours."
    )
    assert "Dominoes: forty-eight." in lines(run(tiles.command, tmp_path, "show", "--game", "royal-garden"))
    assert run(tiles.command, tmp_path, "show", "24", "--game", "royal-garden").exit_code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_where_tiles_have_none_is_told_with_what_to_do(tmp_path: Path, language: str) -> None:
    for command in ("show", "read"):
        done = run(tiles.command, tmp_path, command, "24", "--game", "azul-mini", lang=language)
        assert done.exit_code == 1
        assert "--game royal-garden" in done.stderr
        assert {"en": "no numbers", "cs": "nemají čísla", "pl": "nie mają numerów"}[language] in done.stderr


def test_each_game_has_a_file_of_its_own(tmp_path: Path) -> None:
    own = replace(tile_files.standard("azul_mini"), id="own", name="Club", notes=())
    (tmp_path / "own.csv").write_text(tile_files.dumps(own), encoding="utf-8")
    settings(tmp_path, f"tile_set_azul_mini = '{tmp_path / 'own.csv'}'\n")
    told = lines(run(tiles.command, tmp_path, "show", "--game", "azul-mini"))
    assert told[:3] == ["Tile set: own.", "Name: Club.", f"File: {tmp_path / 'own.csv'}."]
    checked = lines(run(tiles.command, tmp_path, "check", "--game", "azul-mini"))
    assert checked[0] == f"Tile set {tmp_path / 'own.csv'}: no faults."
    assert lines(run(tiles.command, tmp_path, "show"))[0] == "Tile set: standard."


def test_a_game_that_is_not_there_is_told_with_those_that_are(tmp_path: Path) -> None:
    done = run(tiles.command, tmp_path, "show", "--game", "chess")
    assert done.exit_code == 2
    assert "royal-garden, azul-mini, master-chocolatier" in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_of_a_game_on_the_board_is_read_back(tmp_path: Path, language: str) -> None:
    word = next(colour.word for colour in tile_files.standard("azul_mini").colours if colour.name == "red")
    done = read(tmp_path, f"wait 100\nword C3 {word}", "--game", "azul-mini", lang=language)
    assert done.exit_code == 0, done.stdout
    last = {
        "en": "Red tile: every magnet is as in the tile set.",
        "cs": "Červený dílek: všechny magnety jsou jako v sadě.",
        "pl": "Czerwona płytka: wszystkie magnesy są takie jak w zestawie.",
    }[language]
    assert lines(done)[-1] == last
