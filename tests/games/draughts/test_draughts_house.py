"""Draughts in every command: installed by its entry point, in processes of their own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.device.virtual.board import VirtualBoard
from companion.device.virtual.port import PtyChannel, VirtualPort
from companion.language.phrases import LANGUAGES
from tests.command_kit import folder_of_ports
from tests.games.draughts.finished.counting import SIGNS
from tests.games.draughts.manifest import SIDE
from tests.games.draughts.registered import TILES
from tests.games.draughts.rules import Cell
from tests.installed import ROOT, around, companion, install, keys_of, read_by_the_house
from tests.more import sampled
from tests.terminal import Companion

BEGIN = ("play", "--game", "draughts", "--players", "Jana,Petr", "--text")
BOARD = ".......w\nW.......\n........\n........\n........\n..b.....\n........\nb...B...\n"
"""Two men and a king of black, a man and a king of white; the far row first, as the texts write it."""
TOLD = {
    "en": ("Black: two men, one king.", "White: one man, one king.", "Black has more pieces."),
    "cs": (
        "Černý: dva obyčejné kameny, jedna dáma.",
        "Bílý: jeden obyčejný kámen, jedna dáma.",
        "Víc kamenů má černý.",
    ),
    "pl": ("Czarne: dwa pionki, jedna damka.", "Białe: jeden pionek, jedna damka.", "Więcej bierek mają czarne."),
}


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The folder of a user who has installed the game."""
    install(tmp_path / "site", "draughts")
    return tmp_path


def men_of(board: str) -> dict[Cell, str]:
    """What lies where in a layout, read anew."""
    rows = board.split()
    return {
        (x, SIDE - y): SIGNS[sign] for y, row in enumerate(rows) for x, sign in enumerate(row, 1) if sign != "."
    }


def test_it_is_played_by_the_demo(home: Path) -> None:
    said = companion(home, "demo", "--game", "draughts", "--text", "--seed", "3")
    assert "Black Charlie three to" in said and ("wins." in said or "drawn." in said)


@pytest.mark.parametrize("lang", sampled(LANGUAGES, "pl"))
def test_it_is_played_left_resumed_and_told_of(home: Path, lang: str) -> None:
    first = companion(home, *BEGIN, typed="0.31.33.44\nhelp\nmove c3 d4\nquit\nquit\n", lang=lang)
    second = companion(home, "play", "--text", typed="0 move f6 e5\n0 move d4 f6\nscore\nquit\nquit\n", lang=lang)
    counted = {
        "en": "Black has twelve pieces, white has eleven pieces.",
        "cs": "Černý má dvanáct kamenů, bílý má jedenáct kamenů.",
        "pl": "Czarne: dwanaście bierek, białe: jedenaście bierek.",
    }[lang]
    assert counted in second and counted not in first
    assert "Jana" in companion(home, "history", lang=lang)
    companion(home, "replay", "1", "--text", lang=lang)


@pytest.mark.parametrize("lang", sampled(LANGUAGES, "cs"))
def test_it_has_settings_with_one_of_its_own(home: Path, lang: str) -> None:
    title = {"en": "English draughts", "cs": "Anglická dáma", "pl": "Warcaby angielskie"}[lang]
    assert title.lower() in companion(home, "settings", "game", "draughts", lang=lang).lower()
    mine = companion(home, "settings", "tile-set-draughts", lang=lang)
    assert mine.startswith({"en": "Tile set of draughts", "cs": "Sada dílků", "pl": "Zestaw płytek"}[lang])
    file = home / "mine.csv"
    file.write_text(
        (ROOT / "tests/games/draughts/draughts_tiles.csv").read_text("utf-8").replace("12", "11"), encoding="utf-8"
    )
    assert str(file) in companion(home, "settings", "tile-set-draughts", str(file), lang=lang)
    shown = companion(home, "tiles", "show", lang=lang)
    assert str(file) in shown and {"en": "White king", "cs": "bílých dam", "pl": "Biała damka"}[lang] in shown
    assert companion(home, "tiles", "check", lang=lang)
    companion(home, "tiles", "jig", "black-king", "--text", lang=lang)
    file.write_text(
        file.read_text(encoding="utf-8").replace("tile black-king,black-king", "tile black-queen,black-queen"),
        encoding="utf-8",
    )
    assert "black-king" in companion(home, "tiles", "check", str(file), lang=lang, code=1)


# ---- counted --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", sampled(LANGUAGES, "en"))
def test_it_is_counted_from_a_file(home: Path, lang: str) -> None:
    file = home / "end.txt"
    file.write_text(BOARD, encoding="utf-8")
    said = companion(home, "score", "--game", "draughts", "--text", "--layout", str(file), lang=lang)
    assert said.splitlines() == list(TOLD[lang])


def test_what_is_no_board_and_what_cannot_be_is_told(home: Path) -> None:
    files = {"light": BOARD.replace(".......w", "......ww"), "many": "b.b.b.b.\n.b.b.b.b\n" * 4, "bad": "x\n"}
    for name, text in {**files, "good": BOARD}.items():
        (home / name).write_text(text, encoding="utf-8")
    score = ("score", "--game", "draughts", "--text")
    assert "light square Golf eight" in companion(home, *score, str(home / "light"), code=1)
    assert "more than twelve pieces" in companion(home, *score, str(home / "many"), code=1)
    assert "eight lines of eight signs" in companion(home, *score, str(home / "bad"), code=2)
    two = (str(home / "good"), str(home / "good"))
    assert "one file at a time" in companion(home, *score, *two, code=2)
    assert "not ranked" in companion(home, "rank", "--game", "draughts", *two, code=2)
    told = companion(home, "score", "--game", "draughts", "--json", two[0]).splitlines()
    black, white, ranked = map(json.loads, told)
    assert [(one["name"], one["men"], one["kings"], one["file"]) for one in (black, white)] == [
        ("black", 2, 1, two[0]),
        ("white", 1, 1, two[0]),
    ]
    assert ranked["ranking"] == ["black", "white"]


@pytest.mark.parametrize("lang", sampled(LANGUAGES, "pl"))
def test_it_is_counted_on_the_one_board_of_both(home: Path, lang: str) -> None:
    board = VirtualBoard(f"{1:016X}", TILES, (SIDE, SIDE))
    for cell, kind in men_of(BOARD).items():
        board.lay(f"tile {kind}", cell)
    board.take()
    port = VirtualPort(board, PtyChannel(folder_of_ports(home), "one"))
    port.start()
    try:
        said = companion(home, "score", "--game", "draughts", "--text", lang=lang)
        told = companion(home, "score", "--game", "draughts", "--json", lang=lang).splitlines()
    finally:
        port.stop()
    assert said.splitlines() == list(TOLD[lang])
    assert [json.loads(one).get("total") for one in told] == [3, 2, None]


@pytest.mark.parametrize("lang", sampled(LANGUAGES, "cs"))
def test_it_is_counted_as_it_is_told(home: Path, lang: str) -> None:
    """The squares of each kind; what is light, taken or none is asked again, and one question back can be gone."""
    typed = "2\nJana\nPetr\na1 c3 b1\na1.c3\ne1\nundo\nc3\nh8\ne1\na7\n"
    said = companion(
        home, "score", "--game", "draughts", "--rounds", "--text", typed=typed, lang=lang
    ).splitlines()
    black, white, more = TOLD[lang]
    assert said[-3:] == [f"Jana, {black[:1].lower()}{black[1:]}", f"Petr, {white[:1].lower()}{white[1:]}", more]


def test_a_board_half_told_is_kept(home: Path) -> None:
    score = ("score", "--game", "draughts", "--rounds", "--text")
    companion(home, *score, typed="2\nJana\nPetr\na1 c3\nstop\n")
    assert companion(home, *score, typed="\nh8\ne1\na7\n").splitlines()[-1] == TOLD["en"][-1]
    assert "Programs give a file" in companion(home, *score[:-1], "--json", code=2)


def test_it_is_counted_while_it_is_played(home: Path) -> None:
    game = Companion(home, *BEGIN, "--lang", "en", env={"PYTHONPATH": around(home)["PYTHONPATH"]})
    game.type("0 move c3 d4")
    game.until("Delta four")
    told = [json.loads(one) for one in companion(home, "score", "--json").splitlines()]
    assert [one.get("total") for one in told] == [12, 12, None]
    game.type("quit", "quit")
    game.done()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_words_are_there_in_every_language(lang: str) -> None:
    assert keys_of("draughts", lang) == keys_of("draughts", "en")


def test_nothing_else_knows_it() -> None:
    paths = [*(ROOT / "tests").rglob("*.py"), *read_by_the_house()]
    others = [one for one in paths if "draughts" not in one.as_posix()]
    found = [one for one in others if b"draughts" in one.read_bytes()]
    allowed = {
        "tests/mutants/rooms.py": "it lists the tests of a room by their files",
        "tests/test_registry.py": "it has another game of this name",
    }
    assert {one.relative_to(ROOT).as_posix() for one in found} == set(allowed)
