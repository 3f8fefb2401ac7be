"""The gluing check of a tile that is named: by number, as a castle, by its colour."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("no pseudo-terminals here", allow_module_level=True)

from companion.device.tiles.code_words import inverted
from companion.device.tiles.files import standard
from companion.language.phrases import LANGUAGES
from companion.ui.cli.board import check_tile
from tests.board_care_kit import Bench, bench, hasten
from tests.command_kit import lines, run

SET, MINI = standard(), standard("azul_mini")
CASTLES = {castle.number: castle.word for castle in SET.castles}
COLOURS = {colour.name: colour.word for colour in MINI.colours}


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    hasten(monkeypatch)


def checked(home: Path, word: str, *args: str) -> tuple[int, list[str]]:
    """Exit code and what is told of a tile of one part that reads so."""
    with bench(home, Bench((5, 5)), [("tiles-read-wait", f"word B3 {word}")]):
        done = run(check_tile, home, "--text", *args)
    return done.exit_code, lines(done)


def test_an_inverted_castle_is_found_by_its_name_though_it_reads_as_another(tmp_path: Path) -> None:
    assert inverted(CASTLES[1]) == CASTLES[2]
    code, told = checked(tmp_path, CASTLES[2], "castle", "1")
    assert code == 1
    assert "Careful: castle one differs from the tile set in five pockets." in told
    assert "Castle, middle: should be north, is south." in told
    assert checked(tmp_path, CASTLES[2], "castle", "2")[0] == 0


def test_a_tile_of_a_colour_that_was_glued_as_another_is_found_by_its_name(tmp_path: Path) -> None:
    code, told = checked(tmp_path, COLOURS["yellow"], "blue", "--game", "azul-mini")
    assert code == 1
    assert told[1].startswith("Careful: blue tile differs from the tile set in")
    code, told = checked(tmp_path, COLOURS["blue"], "blue", "--game", "azul-mini")
    assert (code, told[-1]) == (0, "Blue tile: every magnet is as in the tile set.")


def test_a_castle_where_a_domino_should_be_is_told_as_what_it_is(tmp_path: Path) -> None:
    code, told = checked(tmp_path, CASTLES[3], "24")
    assert code == 1
    assert "Careful: the tile set has nothing like this." in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("args", "said"), [(("castle", "7"), "castle 7"), (("red",), "red")])
def test_a_name_that_the_set_has_not_is_told(
    tmp_path: Path, language: str, args: tuple[str, ...], said: str
) -> None:
    done = run(check_tile, tmp_path, *args, lang=language)
    assert (done.exit_code, done.stdout) == (1, "")
    assert f"{said}. " in done.stderr
