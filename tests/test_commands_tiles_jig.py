"""`companion tiles jig`: the sheet for laying in a tile's magnets, printed, heard, step by step, in Braille.

Run with COMPANION_RECORD=1 to write the sheets anew (tests/golden/tiles_jig_*.txt); read them aloud before keeping
them.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from companion.care.tiles.loading_sheet import SIGNS, check_command, sheet
from companion.care.tiles.phrases import SITES
from companion.care.tiles.showing import tile_for
from companion.device.tiles.files import standard
from companion.device.tiles.loading import GAUGE
from companion.evening.here import here
from companion.games import SENSED
from companion.language import braille
from companion.language.phrases import LANGUAGES
from companion.ui.cli import tiles
from tests.command_kit import lines, run, settings, strict_words

GOLDEN = Path(__file__).parent / "golden"
RECORD = bool(os.environ.get("COMPANION_RECORD"))
SHEETS = (("17",), ("castle", "4"), ("red", "--game", "azul-mini"), (GAUGE,))


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    strict_words(monkeypatch)


def jig(home: Path, *args: str, lang: str = "en") -> Result:
    return run(tiles.command, home, "jig", *args, "--text", lang=lang)


# ---- what is said ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheets_are_the_kept_ones(tmp_path: Path, language: str) -> None:
    told = []
    for args in SHEETS:
        done = jig(tmp_path, *args, lang=language)
        assert done.exit_code == 0, done.stderr
        told += [f"> {' '.join(args)}", *lines(done)]
    file = GOLDEN / f"tiles_jig_{language}.txt"
    if RECORD:
        file.write_text("\n".join(told) + "\n", encoding="utf-8")
    assert "\n".join(told) + "\n" == file.read_text(encoding="utf-8")


def test_halves_and_pockets_are_those_of_the_tile_as_it_lies(tmp_path: Path) -> None:
    """From the file of the set alone: what a line names, and where that pocket is in the tile."""
    sites = {"near left": 0, "near right": 1, "far right": 2, "far left": 3, "middle": 4}
    for domino in standard().dominoes[::6]:
        told = lines(jig(tmp_path, str(domino.number)))
        for side, word in (("Left", domino.words[0]), ("Right", domino.words[1])):
            named = dict(
                line.removeprefix(f"{side} half, ").rstrip(".").split(": ")
                for line in told
                if line.startswith(f"{side} half, ")
            )
            expected = {site: {"+": "plus", "-": "bar", "0": ""}[word[at]] for site, at in sites.items()}
            assert named == {site: sign for site, sign in expected.items() if sign}


@pytest.mark.parametrize("game", SENSED)
def test_every_sheet_counts_its_magnets(game: str) -> None:
    for thing, words in (*standard(game).words().items(), (GAUGE, ("+++++",))):
        told = sheet(standard(game), thing, check_command(thing, game))
        keys = [one.key for one in told]
        both = "".join(words)
        counts = next(one.facts for one in told if one.key == "jig-magnets")
        assert counts == {"count": len(both) - both.count("0"), "plus": both.count("+"), "bar": both.count("-")}
        named = [one.facts["sign"] for one in told if one.key == "jig-pocket"]
        assert sorted(map(str, named)) == sorted(SIGNS[sign] for sign in both if sign != "0")
        assert {one.facts["site"] for one in told if one.key == "jig-pocket"} <= set(SITES)
        assert sum(int(str(one.facts["count"])) for one in told if one.key == "jig-half") in (0, len(named))
        hands = ["jig-lay", "jig-turned", "jig-take", "jig-set", "jig-pocket", "jig-felt", "jig-cap", "jig-glue"]
        at = [keys.index(key) for key in hands]
        assert at == sorted(at) and keys[-2].startswith("jig-check") and keys[-1] == "jig-glue"


def test_the_check_at_the_end_is_one_that_can_be_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path))
    for game in SENSED:
        for thing in standard(game).words():
            words = check_command(thing, game).split("companion board check-tile ")[1].split()
            called = words[: words.index("--game")] if "--game" in words else words
            assert ("--game" in words) is (game != "royal_garden")
            assert tile_for(here("en"), called, game)[1] == thing


def test_the_game_of_the_settings_is_meant(tmp_path: Path) -> None:
    settings(tmp_path, "game = 'azul-mini'\n")
    told = lines(jig(tmp_path, "red"))
    assert told[0] == "Magnets: red tile."
    assert told[-2].endswith("companion board check-tile red --game azul-mini.")
    assert lines(jig(tmp_path, "17", "--game", "royal-garden"))[0] == "Magnets: domino seventeen."
    assert lines(jig(tmp_path, GAUGE))[0] == "Magnets: gauge tile."


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("77",), "The set has no domino seventy-seven"),
        (("castle", "9"), "has nothing of this name: castle 9. A domino is named by its number"),
        (("17", "--game", "azul-mini"), "--game royal-garden"),
        (("red", "--game", "queens-garden"), "its tiles have no magnets yet"),
    ],
)
def test_a_tile_that_is_not_there_is_told_with_what_to_do(
    tmp_path: Path, args: tuple[str, ...], said: str
) -> None:
    done = jig(tmp_path, *args)
    assert (done.exit_code, done.stdout) == (1, "")
    assert said in done.stderr


@pytest.mark.parametrize(
    ("lang", "typed"),
    [("cs", ("hrad", "4")), ("cs", ("hrad", "čtyři")), ("pl", ("zamek", "4")), ("cs", ("castle", "4"))],
)
def test_a_tile_is_named_as_it_is_called_in_the_language(
    tmp_path: Path, lang: str, typed: tuple[str, ...]
) -> None:
    assert lines(jig(tmp_path, *typed, lang=lang)) == lines(jig(tmp_path, "castle", "4", lang=lang))


@pytest.mark.parametrize(("lang", "typed"), [("pl", "czerwona"), ("cs", "červený"), ("cs", "cerveny")])
def test_a_tile_of_a_colour_is_named_by_its_colour(tmp_path: Path, lang: str, typed: str) -> None:
    game = ("--game", "azul-mini")
    told = jig(tmp_path, typed, *game, lang=lang)
    assert told.exit_code == 0, told.stderr
    assert lines(told) == lines(jig(tmp_path, "red", *game, lang=lang))


def test_the_sheet_is_heard(tmp_path: Path) -> None:
    file = tmp_path / "heard.wav"
    done = run(tiles.command, tmp_path, "jig", "castle", "4", "--wav", str(file))
    assert done.exit_code == 0, done.stderr
    assert file.stat().st_size > 2 * 16_000 * 40  # more than forty seconds


# ---- step by step ---------------------------------------------------------------------------------------------


def stepped(home: Path, typed: str, lang: str = "en") -> list[str]:
    done = CliRunner().invoke(
        tiles.command,
        ["jig", "castle", "4", "--steps", "--text", "--lang", lang],
        input=typed,
        env={"COMPANION_HOME": str(home), "LANG": "C"},
    )
    assert done.exit_code == 0, done.output
    return lines(done)


def test_enter_goes_on_and_letters_and_words_repeat_go_back_and_end(tmp_path: Path) -> None:
    whole = lines(jig(tmp_path, "castle", "4", lang="cs"))
    told = stepped(tmp_path, "\n\nr\nzpět\nwhat\n\nq\n", "cs")
    keys = told[0]
    assert told[1:] == [whole[0], whole[1], whole[2], whole[2], whole[1], keys, whole[2]]
    assert " r a Enter" in keys and " p a Enter" in keys and " q a Enter" in keys


def test_who_does_not_type_gets_the_whole_sheet_and_so_does_who_goes_through(tmp_path: Path) -> None:
    whole = lines(jig(tmp_path, "castle", "4"))
    assert stepped(tmp_path, "")[1:] == whole
    assert stepped(tmp_path, "p\n" + "\n" * len(whole))[3:] == whole


# ---- in Braille ---------------------------------------------------------------------------------------------


@pytest.mark.skipif(not shutil.which(braille.PROGRAM), reason="liblouis is not installed")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_in_braille_is_the_printed_one(tmp_path: Path, language: str) -> None:
    file, patterns = tmp_path / "sheet.brf", tmp_path / "sheet.txt"
    done = jig(tmp_path, "17", "--braille", str(file), lang=language)
    assert done.exit_code == 0, done.stderr
    *printed, written = lines(done)
    pages = file.read_bytes().decode("ascii").split("\f")
    assert str(file) in written and len(pages) in (2, 3)
    for page in pages:
        rows = page.split("\r\n")
        assert rows.pop() == "" and 0 < len(rows) <= 25 and max(map(len, rows)) <= 40
    text = "".join(pages).replace("\r\n  ", " ").split("\r\n")
    expected = braille.translated(printed, language)
    assert text[:-1] == [braille.ascii_braille(line) for line in expected]
    jig(tmp_path, "17", "--braille", str(patterns), "--unicode", lang=language)
    dots = patterns.read_bytes().decode("utf-8").replace("\f", "").splitlines()
    rows = [row for page in pages for row in page.splitlines()]
    assert [braille.ascii_braille(line) for line in dots] == rows


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_liblouis_it_is_told_before_anything_is_said(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    done = jig(tmp_path, "17", "--braille", str(tmp_path / "sheet.brf"), lang=language)
    assert (done.exit_code, done.stdout) == (1, "")
    assert "lou_translate" in done.stderr and "sudo apt install liblouis-bin" in done.stderr
    assert not (tmp_path / "sheet.brf").exists()


def test_unicode_without_a_file_is_a_matter_of_use(tmp_path: Path) -> None:
    done = jig(tmp_path, "17", "--unicode")
    assert done.exit_code == 2 and "--braille" in done.stderr
