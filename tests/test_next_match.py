"""A new match in the same evening, a game taken up again, and what must not be lost between them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from companion import config
from companion.device.tiles.files import standard
from companion.device.tiles.tileset import content_hash
from companion.device.virtual.port import PtyChannel
from companion.play.journal import JournalReader
from firmware.bench.board import BenchBoard
from firmware.bench.port import BenchPort
from tests.patience import until
from tests.terminal import Companion, companion


def settings_of(home: Path) -> config.Settings:
    return config.load(home / "config" / "settings.toml").settings


def settings(home: Path, text: str) -> None:
    (home / "config").mkdir(parents=True, exist_ok=True)
    (home / "config" / "settings.toml").write_text(text, encoding="utf-8")


def test_a_new_match_has_the_same_players_language_and_joined_keyboards(tmp_path: Path) -> None:
    first = Companion(tmp_path, "play", "--text", "--free", "--players", "Jana,Petr")
    first.until("Jana and Petr")
    second = Companion(tmp_path, "play", "--seat", "2")
    second.until("Jana and Petr")
    first.type("80", "86")
    first.until("čeština")
    first.until("Výška")
    first.type("73", "73")
    assert "Jana a Petr" in first.until("nová hra")
    assert "Jana a Petr" in second.until("nová hra"), "who has joined stays"
    second.type("42.2.33", "3")
    assert "Petr" in first.until("hrad")
    second.until("bodů")
    second.type("q")
    second.done()
    first.type("74", "74")
    first.done()
    assert (settings_of(tmp_path).language, settings_of(tmp_path).pitch) == ("cs", 60)
    games = companion(tmp_path, "history", "--lang", "en").out
    assert sum("Jana and Petr" in game for game in games) == 2


def test_a_new_match_keeps_the_names_of_a_game_that_was_taken_up_again(tmp_path: Path) -> None:
    companion(tmp_path, "play", "--text", "--players", "Ola,Jana", typed="quit\nquit")
    play = Companion(tmp_path, "play", "--text", "--resume")
    play.until("goes on")
    play.type("new", "new")
    play.until("Ola and Jana")
    play.type("quit", "quit")
    play.done()


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("answers", "goes_on"), [(["5", "w", "1"], True), (["ano"], True), (["2", "0"], False), (["nie"], False)]
)
def test_only_a_clear_answer_takes_up_or_leaves_an_open_game(
    tmp_path: Path, answers: list[str], goes_on: bool
) -> None:
    companion(tmp_path, "play", "--text", "--players", "Ola,Jana", typed="quit\nquit")
    ours, theirs = os.openpty()
    play = Companion(tmp_path, "play", "--text", "--free", stdin=theirs)
    os.close(theirs)
    for answer in answers:
        play.until("Go on with it?")
        os.write(ours, answer.encode() + b"\n")
    play.until("goes on" if goes_on else "A new game begins")
    os.write(ours, b"quit\nquit\n")
    play.done()
    os.close(ours)


def test_an_older_open_game_can_be_taken_up_by_its_number(tmp_path: Path) -> None:
    companion(tmp_path, "play", "--text", "--players", "Ola,Jana", typed="1 castle 1 C3\nquit\nquit")
    companion(tmp_path, "play", "--text", "--new", "--players", "Petr,Ema", typed="quit\nquit")
    play = Companion(tmp_path, "play", "--text", "--game", "1")
    play.until("one move")
    play.type("1 score")
    play.until("Ola")
    play.type("quit", "quit")
    play.done()
    assert "no game" in companion(tmp_path, "play", "--text", "--game", "9", code=1).errors


@pytest.mark.skipif(os.name == "nt", reason="pseudo-terminals")
def test_seats_are_kept_as_soon_as_they_are_given_and_through_a_new_match(tmp_path: Path) -> None:
    folder = tmp_path / "run" / "boards"
    folder.mkdir(parents=True)
    settings(tmp_path, "".join(f'[seats.{n:016X}]\nnumber = {n}\nname = "P{n}"\n' for n in (1, 2)))
    cable = BenchPort(BenchBoard(f"{2:016X}", standard()), PtyChannel(folder, "board"), patient=False)
    cable.start()
    play = Companion(tmp_path, "play", "--text", "--free", "--players", "Jana,Petr")
    play.until("Petr: the board is ready")
    until(lambda: settings_of(tmp_path).seats[f"{2:016X}"].name == "Petr", lambda: settings_of(tmp_path).seats)
    play.type("new", "new")
    play.until("new game")
    play.until("Petr: the board is ready")
    play.type("quit", "quit")
    play.done()
    cable.stop()
    kept = {seat.number: seat.name for seat in settings_of(tmp_path).seats.values()}
    assert kept == {1: "Jana", 2: "Petr"}
    assert len(settings_of(tmp_path).seats) == 2


def test_what_a_command_led_to_is_said_although_its_topic_is_muted(tmp_path: Path) -> None:
    settings(tmp_path, 'muted = ["placed", "final", "area", "lifted"]\n')
    play = Companion(tmp_path, "play", "--text", "--players", "Jana")
    play.type("42.1.33")
    play.until("castle")
    play.type("7")
    play.until("final")
    play.type("quit", "quit")
    play.done()


def test_nothing_follows_the_farewell(tmp_path: Path) -> None:
    play = Companion(tmp_path, "play", "--text", "--free", "--players", "Jana,Petr")
    play.until("Jana and Petr")
    play.type("score", "2 score", "waiting", "74", "74", "score", "areas")
    assert play.done().splitlines()[-1].startswith("The game is kept")


# ---- several games -------------------------------------------------------------------------------------------


def test_azul_is_joined_and_followed_by_the_same_game(tmp_path: Path) -> None:
    """The second terminal learns the game from the first one, and the next match is of the same game."""
    first = Companion(tmp_path, "play", "--text", "--lang", "en", "--game", "azul-mini", "--players", "Jana,Petr")
    first.until("Jana and Petr")
    second = Companion(tmp_path, "play", "--lang", "en", "--seat", "2")
    second.until("Jana and Petr")
    second.type("lots 2")
    first.until("Petr")
    first.type("new", "new")
    first.until("A new game begins")
    second.type("q")
    second.done()
    first.type("quit", "quit")
    first.done()
    reader = JournalReader.open(tmp_path / "data" / "journal.sqlite3")
    kept = [reader.read(number).header for number in (1, 2)]
    reader.close()
    assert [one.game for one in kept] == ["azul_mini", "azul_mini"]
    assert kept[0].tile_hash == kept[1].tile_hash == content_hash(standard("azul_mini"))
    assert "judged as before" in "".join(companion(tmp_path, "replay", "1", "--check", "--lang", "en").out)


def test_an_open_game_of_another_kind_is_named_before_it_is_taken_up(tmp_path: Path) -> None:
    companion(tmp_path, "play", "--text", "--game", "master-chocolatier", "--count", "3", typed="quit\nquit")
    ours, theirs = os.openpty()
    play = Companion(tmp_path, "play", "--text", "--lang", "en", stdin=theirs)
    os.close(theirs)
    assert play.until("Go on with it?").startswith("An open game of Azul Master Chocolatier is kept: ")
    os.write(ours, b"1\n")
    play.until("goes on")
    os.write(ours, b"quit\nquit\n")
    play.done()
    os.close(ours)


def test_without_a_terminal_only_the_game_that_was_named_goes_on(tmp_path: Path) -> None:
    """Nobody can be asked: who names a game does not get another one."""
    companion(tmp_path, "play", "--text", "--game", "azul-mini", "--count", "2", typed="quit\nquit")
    for args, said in (
        (("--game", "royal-garden"), "A new game begins"),
        (("--game", "1"), "goes on"),
    ):
        play = Companion(tmp_path, "play", "--text", "--lang", "en", *args)
        play.until(said)
        play.type("quit", "quit")
        play.done()
