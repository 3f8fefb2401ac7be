"""`companion boards` against virtual boards behind pseudo-terminals."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.daemon.ipc import Owner
from companion.device import link
from companion.device.protocol import decode
from companion.evening import listening
from companion.language.phrases import LANGUAGES
from companion.ui.cli import boards
from tests.command_kit import UIDS, folder_of_ports, held, lines, plugged, run, settings, silent_port, strict_words
from tests.link_boards import PtyBoard, hello, in_directory
from tests.local_kit import PORT, House, hello_line, now_ms, places
from tests.patience import Leap


@pytest.fixture(autouse=True)
def _words(monkeypatch: pytest.MonkeyPatch) -> None:
    strict_words(monkeypatch)


def test_one_board_is_told_one_fact_a_line(tmp_path: Path) -> None:
    settings(tmp_path, f'[seats.{UIDS[0]}]\nnumber = 2\nname = "Jana"\n')
    with plugged(tmp_path) as port:
        done = run(boards.command, tmp_path)
    assert done.exit_code == 0
    assert lines(done) == [
        "One board is connected.",
        "Board number one.",
        f"Port: {port}.",
        f"Its own number: {UIDS[0]}.",
        "Kind: a player's board.",
        "Size: five by five squares.",
        "Program on the board: virtual.",
        "Protocol version: one point three.",
        "Seat: number two, Jana.",
        "It answers.",
    ]


def test_boards_come_in_the_order_of_seats(tmp_path: Path) -> None:
    settings(tmp_path, f"[seats.{UIDS[1]}]\nnumber = 1\n")
    with plugged(tmp_path), plugged(tmp_path, name="two", uid=UIDS[1]):
        told = lines(run(boards.command, tmp_path))
    assert told[0] == "Two boards are connected."
    assert [line for line in told if "own number" in line] == [f"Its own number: {uid}." for uid in UIDS[1::-1]]
    assert "Seat: number one." in told
    assert "Seat: so far none, a game will ask for it." in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_boards_it_says_what_to_check(tmp_path: Path, language: str) -> None:
    done = run(boards.command, tmp_path, lang=language)
    assert done.exit_code == 1
    assert {"cs": "kabel", "pl": "kabel", "en": "cable"}[language] in done.stdout
    assert f"companion {'doctor' if language == 'en' else 'doktor'}" in done.stdout


def test_a_port_in_use_is_told_and_the_other_board_is_listed(tmp_path: Path) -> None:
    with plugged(tmp_path) as port, plugged(tmp_path, name="two", uid=UIDS[1]):
        two = str(Path(port).with_name("two"))
        with held(port):
            with House(tmp_path):
                done = run(boards.command, tmp_path, "--port", port, "--port", two)
            idle = run(boards.command, tmp_path)
    assert done.exit_code == 0
    assert f"The port is in use by another program: {port}. Close that program." in lines(done)
    assert "A game is running and holds its boards. End the game, then ask again." in lines(done)
    assert "One board is connected." in lines(done)
    assert "A game is running" not in idle.stdout


def test_a_silent_port_is_told_with_what_to_do(tmp_path: Path) -> None:
    with silent_port(tmp_path) as silent:
        done = run(boards.command, tmp_path)
    assert done.exit_code == 1
    assert lines(done)[0] == f"Port {silent}: no board answers. Pull the cable out and plug it in again."
    assert "Unplug the board and plug it in again" in lines(done)[1]


def test_a_port_that_is_not_there(tmp_path: Path) -> None:
    done = run(boards.command, tmp_path, "--port", "/dev/companion-none")
    assert done.exit_code == 1
    assert lines(done) == ["The port is not there: /dev/companion-none. Check the cable."]


def test_another_protocol_is_refused_with_both_versions(tmp_path: Path) -> None:
    board = PtyBoard(hello(major=2))
    in_directory(folder_of_ports(tmp_path), "new", board)
    done = run(boards.command, tmp_path)
    board.unplug()
    assert done.exit_code == 1
    assert "Protocol version: two point zero." in lines(done)
    assert "has version two and the program version one" in done.stdout


def test_a_board_that_only_says_hello(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    board = PtyBoard(hello())
    Leap(monkeypatch, lambda: any(one.command == "snapshot" for one in board.commands), listening)
    in_directory(folder_of_ports(tmp_path), "mute", board)
    done = run(boards.command, tmp_path)
    board.unplug()
    assert done.exit_code == 1
    assert lines(done)[-1].startswith("It says hello, but then answers nothing.")


def test_two_boards_with_one_number(tmp_path: Path) -> None:
    with plugged(tmp_path), plugged(tmp_path, name="two"):
        done = run(boards.command, tmp_path, lang="cs")
    assert "dvě hrací desky mají stejné číslo" in done.stdout
    assert lines(done)[0] == "Našly se dvě desky."


# ---- while a game runs ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_running_game_is_asked_and_no_port_is_opened(tmp_path: Path, language: str) -> None:
    settings(tmp_path, f'[seats.{UIDS[0]}]\nnumber = 2\nname = "Jana"\n')
    with plugged(tmp_path, name="other", uid=UIDS[3]), House(tmp_path) as house:
        house.do(lambda: house.request_server.happened(link.Opened(PORT)))
        house.board(hello_line(UIDS[0]))
        house.do(lambda: house.request_server.happened(link.Refused("/dev/b", "port-busy", {"port": "/dev/b"})))
        done = run(boards.command, tmp_path, lang=language)
    told = lines(done)
    assert done.exit_code == 0
    assert PORT in told[2] and UIDS[0] in told[3] and "Jana" in done.stdout
    assert UIDS[3] not in done.stdout
    assert any("/dev/b" in line for line in told)


def test_a_board_of_a_running_game_that_has_fallen_silent_or_speaks_otherwise(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        silent, new = hello_line(UIDS[0]), hello_line(UIDS[1], major=2)
        house.do(lambda: house.request_server.overhear("/dev/a", silent, decode(silent), now_ms() - 60_000))
        house.board(new, port="/dev/b")
        done = run(boards.command, tmp_path)
    assert "It says hello, but then answers nothing" in done.stdout
    assert "has version two and the program version one" in done.stdout
    assert done.exit_code == 0


def test_a_running_game_that_does_not_answer_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.daemon.ipc.client.Client.connect.__func__.__defaults__", (0.2,))
    with Owner.claim(places(tmp_path)) or pytest.fail("not free"):
        done = run(boards.command, tmp_path)
    assert done.exit_code == 1
    assert done.stdout == ""
    assert done.stderr == "The game is just starting. Try again in a moment.\n"
