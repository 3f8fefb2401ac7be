"""`companion play` as a user runs it: boards behind pseudo-terminals, typed commands, and all that hinders."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.keypad_kit import Boards, terminal
from tests.terminal import Companion, Terminal, companion


@pytest.fixture
def boards(tmp_path: Path) -> Iterator[Boards]:
    """Two boards."""
    found = Boards(tmp_path)
    yield found
    found.stop()


def journal(home: Path) -> Path:
    """Where the journal lies."""
    return home / "data" / "journal.sqlite3"


def settings(home: Path, text: str) -> None:
    """Write the settings file."""
    (home / "config").mkdir(parents=True, exist_ok=True)
    (home / "config" / "settings.toml").write_text(text, encoding="utf-8")


def test_an_evening_is_played_left_taken_up_again_and_ended(tmp_path: Path, boards: Boards) -> None:
    play = Companion(tmp_path, "play", "--text", "--level", "terse", "--free", "--players", "Jana,Petr")
    assert play.until("game") == "New game: Jana and Petr."
    play.until("board ready")
    play.until("board ready")
    boards.do(1, "castle 1 C3")
    play.until("Jana: castle")
    boards.do(1, "lay 24 B3 A3")
    play.until("Jana: forest")
    play.type("1 score")
    play.until("Jana one point")
    boards.do(2, "castle 2 C3")
    play.until("Petr: castle")
    play.type("quit", "quit")
    assert "The game is kept" in play.done()
    assert play.errors == ""
    again = Companion(tmp_path, "play", "--text", "--level", "terse")
    again.until("goes on")
    again.until("board back")
    boards.do(2, "lay 25 B3 A3")
    again.until("Petr: forest")
    again.type("2 score", "0 end")
    again.until("Petr one point")
    again.type("0 end")
    assert "Jana and Petr share the victory" in again.done()
    assert "finished" in companion(tmp_path, "history").out[-1]


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("lang", "first"),
    [("cs", "Začíná nová hra"), ("pl", "Zaczyna się nowa gra"), ("en", "A new game begins")],
)
def test_every_language_begins_and_leaves_a_game(tmp_path: Path, lang: str, first: str) -> None:
    play = Companion(tmp_path, "play", "--text", "--lang", lang)
    assert play.until(":").startswith(first)
    play.type("quit", "quit")
    assert play.done()
    assert play.errors == ""


def test_new_leaves_the_open_game_and_resume_takes_the_newest(tmp_path: Path) -> None:
    companion(tmp_path, "play", "--text", typed="quit\nquit")
    new = Companion(tmp_path, "play", "--text", "--new", "--players", "Ola")
    assert new.until("new game") == "A new game begins: Ola."
    new.type("1 castle 1 C3")
    new.until("castle")
    new.type("quit", "quit")
    new.done()
    again = Companion(tmp_path, "play", "--text", "--resume")
    again.until("so far one move")
    again.type("quit", "quit")
    again.done()
    assert companion(tmp_path, "history").out[0] == "The journal has two games.\n"


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("answer", "first"), [("", "goes on"), ("1", "goes on"), ("0", "new game")])
def test_at_a_terminal_the_open_game_is_offered(tmp_path: Path, answer: str, first: str) -> None:
    companion(tmp_path, "play", "--text", "--players", "Ola,Jana", typed="quit\nquit")
    ours, theirs = os.openpty()
    play = Companion(tmp_path, "play", "--text", "--free", stdin=theirs)
    os.close(theirs)
    assert "Ola and Jana" in play.until("Go on with it?")
    os.write(ours, answer.encode() + b"\n")
    play.until(first)
    os.write(ours, b"quit\nquit\n")
    assert "is kept" in play.done()
    os.close(ours)


@pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals")
@pytest.mark.parametrize("leaves", ["stop", "quit"])
def test_at_the_offer_of_the_open_game_help_is_told_and_whoever_leaves_begins_nothing(
    tmp_path: Path, leaves: str
) -> None:
    companion(tmp_path, "play", "--text", "--players", "Ola,Jana", typed="quit\nquit")
    there = Terminal(tmp_path, "play", "--free")
    there.until("Go on with it?")
    there.press(b"help\n")
    assert "asks again" in there.until("Go on with it?")
    there.press(b"repeat\n")
    there.until("Go on with it?")
    there.press(leaves.encode() + b"\n")
    code, text = there.end()
    assert code == 1 and "stays as it is" in text
    (game,) = companion(tmp_path, "history", "--lang", "en").out[1:]
    assert "Ola and Jana" in game and "open" in game


@pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals")
@pytest.mark.parametrize(("typed", "first"), [("yes", "goes on"), ("no", "new game"), ("new", "new game")])
def test_a_word_answers_the_offer_of_the_open_game(tmp_path: Path, typed: str, first: str) -> None:
    companion(tmp_path, "play", "--text", "--players", "Ola,Jana", typed="quit\nquit")
    there = Terminal(tmp_path, "play", "--free", "--players", "Jana")
    there.until("Go on with it?")
    there.press(typed.encode() + b"\n")
    there.until(first)
    there.press(b"quit\nquit\n")
    assert there.end()[0] == 0


def test_a_second_play_joins_the_first_with_its_keyboard(tmp_path: Path) -> None:
    first = Companion(tmp_path, "play", "--text", "--free", "--players", "Jana,Petr")
    first.until("Jana and Petr")
    second = Companion(tmp_path, "play", "--seat", "2")
    second.until("Jana and Petr")
    second.type("castle 1 C3", "score")
    assert "Petr" in first.until("castle")
    assert "Petr" in second.until("point")
    second.type("q")
    assert second.done()
    first.type("quit", "quit")
    first.done()


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("speaker", "shown"), [("own", False), ("reader", False), ("both", True)])
def test_a_joined_keyboard_shows_what_is_typed_as_the_first_one_does(
    tmp_path: Path, speaker: str, shown: bool
) -> None:
    """Where one voice alone is wanted, a screen reader would say the typed characters beside it."""
    companion(tmp_path, "settings", "speaker", speaker)
    play = Companion(tmp_path, "play", "--text", "--lang", "en", "--free", "--players", "Jana,Petr")
    play.until("Jana and Petr")
    with terminal(tmp_path, "play", "--lang", "en", "--seat", "2") as second:
        second.until("has joined")
        second.reads_keys()
        second.type("1.3")
        second.until("Jana has")
        assert ("1.3" in second.text) is shown
    play.interrupt()
    play.done()


def test_a_journal_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    companion(tmp_path, "play", "--text", typed="quit\nquit")
    with sqlite3.connect(journal(tmp_path)) as database:
        database.execute("PRAGMA user_version = 99")
    database.close()
    before = journal(tmp_path).read_bytes()
    for command in (["play", "--text"], ["history"], ["replay", "--text"]):
        assert "newer program" in companion(tmp_path, *command, code=1).errors
    assert journal(tmp_path).read_bytes() == before


def test_a_damaged_journal_is_set_aside_and_the_game_goes_on(tmp_path: Path) -> None:
    companion(tmp_path, "play", "--text", typed="quit\nquit")
    content = bytearray(journal(tmp_path).read_bytes())
    content[:16] = b"not SQLite today"
    journal(tmp_path).write_bytes(content)
    play = Companion(tmp_path, "play", "--text")
    play.until("damaged")
    play.type("quit", "quit")
    play.done()
    assert list(journal(tmp_path).parent.glob("*.damaged-1"))


def test_on_a_full_disk_the_game_goes_on_and_tells_so(tmp_path: Path) -> None:
    play = Companion(tmp_path, "play", "--text", shell='ulimit -f 0; exec "$@"')
    play.until("kept in memory")
    play.type("1 castle 1 C3")
    play.until("castle")
    play.type("quit", "quit")
    assert "could not be written" in play.done()


def test_a_tile_set_that_cannot_be_read(tmp_path: Path) -> None:
    settings(tmp_path, 'tile_set = "/nowhere/tiles.csv"\n')
    play = companion(tmp_path, "play", "--text", code=1)
    assert "The tile set cannot be read, /nowhere/tiles.csv: there is no such file." in play.errors
    (tmp_path / "tiles.csv").write_text("number;what\n1;2\n", encoding="utf-8")
    settings(tmp_path, f'tile_set = "{tmp_path}/tiles.csv"\n')
    assert "line" in companion(tmp_path, "play", "--text", code=1).errors


def test_wrong_settings_are_named_and_their_defaults_used(tmp_path: Path) -> None:
    settings(tmp_path, 'hat = 1\nrate = "quick"\nlanguage = "en"\n')
    play = companion(tmp_path, "play", "--text", typed="quit\nquit")
    assert "Settings, line two: rate" in play.errors
    assert "hat" in play.errors
    settings(tmp_path, "= nonsense")
    assert "line one" in companion(tmp_path, "play", "--text", typed="quit\nquit").errors


def test_a_setup_that_cannot_be(tmp_path: Path) -> None:
    assert "at most four" in companion(tmp_path, "play", "--text", "--players", "a,b,c,d,e", code=1).errors


def test_a_port_that_is_not_there_is_told_and_tried_again(tmp_path: Path) -> None:
    play = Companion(tmp_path, "play", "--text", "--port", "/nowhere/port")
    play.until("port is not there")
    play.type("quit", "quit")
    play.done()


# ---- terminals that are not there, or not as they should be ---------------------------------------------------


def test_without_a_keyboard_the_open_game_goes_on(tmp_path: Path) -> None:
    companion(tmp_path, "play", "--text", typed="quit\nquit")
    play = Companion(tmp_path, "play", "--text", stdin=None, shell='exec "$@" <&-')
    play.until("goes on")
    play.interrupt()
    play.done()


def test_the_end_of_the_keyboard_does_not_end_the_game(tmp_path: Path) -> None:
    play = Companion(tmp_path, "play", "--text", stdin=subprocess.DEVNULL)
    play.until("new game")
    companion(tmp_path, "say", "we are still here")
    play.until("We are still here")
    play.interrupt()
    play.done()


def test_without_a_screen_the_game_goes_on(tmp_path: Path) -> None:
    companion(tmp_path, "play", "--text", typed="1 castle 1 C3\nquit\nquit", stdout=None, shell='exec "$@" >&-')
    reading, writing = os.pipe()
    os.close(reading)
    companion(tmp_path, "play", "--text", typed="2 castle 2 C3\nquit\nquit", stdout=writing)
    os.close(writing)
    again = Companion(tmp_path, "play", "--text")
    again.until("so far two moves")
    again.type("quit", "quit")
    again.done()


def test_a_terminal_without_our_letters(tmp_path: Path) -> None:
    env = {"PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    play = Companion(tmp_path, "play", "--text", "--lang", "cs", "--players", "Žaneta", env=env)
    play.type("1 castle 1 C3", "quit", "quit")
    assert play.done()


def test_ctrl_c_leaves_the_game_to_be_taken_up_again(tmp_path: Path) -> None:
    play = Companion(tmp_path, "play", "--text")
    play.until("new game")
    play.interrupt()
    assert "is kept" in play.done()
    play = Companion(tmp_path, "play")
    play.until("goes on")
    play.interrupt()
    assert "is kept" in play.done()
    assert play.errors == ""


def test_nonsense_from_the_keyboard_is_answered(tmp_path: Path) -> None:
    play = Companion(tmp_path, "play", "--text", "--count", "1")
    play.type("\x1b[31m\x00 nonsense " + "x" * 500, "9 score", "help", "repeat")
    play.until("What can be typed now")
    play.type("31", "7.21.23", "9999")
    play.until("number")
    play.until("not at this table")
    play.type("quit", "quit")
    play.done()
