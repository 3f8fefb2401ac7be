"""Braille sheets: translated by liblouis, compared with its own tables; laid out, encoded, written."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.care.tiles.loading_sheet import check_command, sheet
from companion.core.errors import CompanionError, FileError
from companion.device.tiles.files import standard
from companion.language import braille
from companion.language.braille import BLANK, CELLS, ROWS, ascii_braille, paged, translated, write
from companion.language.phrases import LANGUAGES, Language, Phrases
from tests.patience import PATIENCE_S

PACKAGE = Path(__file__).parents[1] / "companion"
TABLES = Path("/usr/share/liblouis/tables")
needs_liblouis = pytest.mark.skipif(not shutil.which(braille.PROGRAM), reason="liblouis is not installed")
SIX = st.text(alphabet=[chr(ord(BLANK) + dots) for dots in range(64)], max_size=130)


def sentences(language: Language) -> list[str]:
    """A whole sheet as it is printed."""
    told = sheet(standard(), "domino 17", check_command("domino 17", "royal_garden"))
    return [Phrases(language, strict=True).write(one) for one in told]


def run_liblouis(text: str, *args: str) -> list[str]:
    done = subprocess.run(
        [braille.PROGRAM, *args], input=text.encode(), capture_output=True, check=True, timeout=PATIENCE_S
    )
    return done.stdout.decode().splitlines()


# ---- signs ----------------------------------------------------------------------------------------------------


@needs_liblouis
def test_ascii_braille_is_that_of_liblouis() -> None:
    """Its display table for .brf files names the sign of every pattern of six dots."""
    lines = (TABLES / "en-us-brf.dis").read_text(encoding="utf-8").splitlines()
    named = [match for line in lines if (match := re.match(r"display\s+(\S+)\s+([0-6]+)\s*$", line))]
    signs = {dots: sign.replace("\\\\", "\\").replace("\\s", " ") for sign, dots in (m.groups() for m in named)}
    theirs = {sum(1 << int(dot) - 1 for dot in dots if dot != "0"): sign for dots, sign in signs.items()}
    assert len(theirs) == 64
    assert {dots: ascii_braille(chr(ord(BLANK) + dots)) for dots in range(64)} == {
        dots: sign.upper() for dots, sign in theirs.items()
    }


@needs_liblouis
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_can_be_read_back(language: Language) -> None:
    """liblouis's own way back from dots to letters gives the printed sentences."""
    lines = sentences(language)
    table = {"cs": "cs-g1.ctb", "pl": "Pl-Pl-g1.utb", "en": "en-ueb-g1.ctb"}[language]
    back = run_liblouis(
        "".join(f"{line}\n" for line in translated(lines, language)),
        "--backward",
        f"unicode.dis,{table}",
    )
    assert [line.strip().lower() for line in back] == [line.lower() for line in lines]


@needs_liblouis
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_foreign_name_is_told_in_letters_that_the_table_knows(language: Language) -> None:
    """Each letter of our languages, and some of others, is no more than two signs and the letter."""
    for letter in "ąćęłńóśźżáčďéěíňřšťúůýžäöüßøđ":
        (told,) = translated([letter], language)
        assert len(told) <= 3, letter


@needs_liblouis
def test_what_liblouis_does_not_know_still_has_six_dots() -> None:
    (told,) = translated(["a \N{SNOWMAN} b"], "en")
    assert all(0 <= ord(char) - ord(BLANK) < 64 for char in told)
    assert told[0] == "\N{BRAILLE PATTERN DOTS-1}"


def test_only_one_module_runs_liblouis() -> None:
    users = [path.name for path in PACKAGE.rglob("*.py") if "lou_translate" in path.read_text(encoding="utf-8")]
    assert users == ["braille.py"]


# ---- pages ----------------------------------------------------------------------------------------------------


@given(st.lists(SIX, max_size=60))
def test_pages_have_room_for_all_and_no_line_is_too_long(lines: list[str]) -> None:
    pages = paged(lines)
    assert all(len(page) <= ROWS for page in pages)
    told = [line for page in pages for line in page]
    assert all(len(line) <= CELLS for line in told)
    assert "".join("".join(told).split(BLANK)) == "".join("".join(lines).split(BLANK))


def test_what_runs_over_is_indented_and_words_stay_whole() -> None:
    a, b = "\N{BRAILLE PATTERN DOTS-1}", "\N{BRAILLE PATTERN DOTS-12}"
    (page,) = paged([BLANK.join([a * 9] * 9), b * 3])
    assert page == [
        BLANK.join([a * 9] * 4),
        BLANK * 2 + BLANK.join([a * 9] * 3),
        BLANK * 2 + BLANK.join([a * 9] * 2),
        b * 3,
    ]
    assert paged([a * 50])[0] == [a * 40, BLANK * 2 + a * 10]


def test_a_sentence_is_not_cut_by_a_page() -> None:
    long = BLANK.join(["\N{BRAILLE PATTERN DOTS-1}" * 30] * 3)
    first, second = paged([BLANK + "\N{BRAILLE PATTERN DOTS-12}"] * 23 + [long])
    assert (len(first), len(second)) == (23, 3)


def test_a_file_for_embossers(tmp_path: Path) -> None:
    file = tmp_path / "sheet.brf"
    a = "\N{BRAILLE PATTERN DOTS-1}"
    write(file, [[a + BLANK, BLANK * 2 + a], [a]])
    assert file.read_bytes() == b"A\r\n  A\r\n\fA\r\n"
    write(file, [[a + BLANK], [a]], unicode=True)
    assert file.read_bytes().decode("utf-8") == f"{a}\r\n\f{a}\r\n"
    assert [one.name for one in tmp_path.iterdir()] == ["sheet.brf"]
    with pytest.raises(FileError) as found:
        write(tmp_path / "none" / "sheet.brf", [[a]])
    assert found.value.key == "file-cannot-write"


# ---- liblouis is not there, or fails ---------------------------------------------------------------------------


def test_without_liblouis_it_is_told_what_brings_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(CompanionError) as found:
        translated(["a"], "en")
    assert (found.value.key, found.value.facts["command"]) == ("braille-none", "sudo apt install liblouis-bin")


@pytest.mark.skipif(sys.platform == "win32", reason="a program of the shell")
@pytest.mark.parametrize(
    "does", ["exit 1", "echo", "echo abc; echo abc", "printf '\\342\\240\\201\\n'", "kill -9 $$"]
)
def test_a_program_that_fails_gives_no_half_sheet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, does: str
) -> None:
    program = tmp_path / "lou_translate"
    program.write_text(f"#!/bin/sh\n{does}\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    with pytest.raises(CompanionError) as found:
        translated(["a", "b"], "cs")
    assert (found.value.key, found.value.facts["table"]) == ("braille-failed", "cs-g1.ctb")
