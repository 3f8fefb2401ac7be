"""`companion monitor` against virtual boards behind pseudo-terminals."""

from __future__ import annotations

import itertools
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import settings as bounded
from hypothesis import strategies as st

from companion.care.board import monitor as monitoring
from companion.device import link
from companion.device.protocol import BoardCommand, Garbled, Hello, Placed, Snapshot, decode, encode
from companion.device.tiles import files as tiles
from companion.evening import listening
from companion.ui.cli import monitor
from firmware.bench.board import BenchBoard
from firmware.bench.script import perform, read
from tests.command_kit import PLUGGED, UIDS, environment, held, lines, plugged, run, strict_words
from tests.local_kit import PORT, House, hello_line
from tests.patience import PATIENCE_S, Leap
from tests.terminal import Companion

PLACES = "wait 200\nlay 24 B3 B4\nwait 100\ncastle 1 C3\nwait 100"


@pytest.fixture(autouse=True)
def _words(monkeypatch: pytest.MonkeyPatch) -> None:
    strict_words(monkeypatch)


@pytest.fixture(autouse=True)
def _over(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time of a monitor is over when it has heard all that boards have to say, last a hello."""
    told: list[object] = []
    last: dict[str, int] = {}
    looks = itertools.count()
    hear = monitoring.Monitor._hear

    def heard(self: monitoring.Monitor, one: listening.Told) -> None:
        told.append(one)
        hear(self, one)

    def all_is_heard() -> bool:
        if any(isinstance(one, link.Refused) for one in told):
            return True
        again = next(looks) % 5 == 0  # a script may spoil the first one
        for board in PLUGGED:
            if board.finished.is_set() and (again or board.board.uid not in last):
                last.setdefault(board.board.uid, len(told))
                board.perform(read("hello"))
        return all(
            any(isinstance(one, listening.PortLine) and is_hello(one.got, uid) for one in told[since:])
            for uid, since in last.items()
        ) and len(last) == len(PLUGGED)

    monkeypatch.setattr(monitoring.Monitor, "_hear", heard)
    Leap(monkeypatch, all_is_heard, listening)


def is_hello(got: object, uid: str) -> bool:
    return isinstance(got, Hello) and got.uid == uid


def test_lines_are_shown_as_they_came_behind_their_port(tmp_path: Path) -> None:
    with plugged(tmp_path, PLACES) as port:
        done = run(monitor.command, tmp_path, "--seconds", "1.5")
    assert done.exit_code == 0
    told = [line.removeprefix(f"{port}: ") for line in lines(done)]
    assert all(line.startswith("{") for line in told)
    heard = [decode(line.encode() + b"\n") for line in told]
    assert not [one for one in heard if isinstance(one, Garbled)]
    assert sum(isinstance(one, Placed) for one in heard) == 3
    assert any(isinstance(one, Snapshot) for one in heard)
    assert "garbled" not in done.stderr


@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        ("cs", ["Bravo tři: les s korunou, dílek dvacet čtyři.", "Cézar tři: hrad jedna."]),
        ("pl", ["Bravo trzy: las z koroną, płytka dwadzieścia cztery.", "Cezar trzy: zamek jeden."]),
    ],
)
def test_words_name_cells_and_what_lies_there(tmp_path: Path, language: str, wanted: list[str]) -> None:
    with plugged(tmp_path, PLACES):
        done = run(monitor.command, tmp_path, "--words", "--seconds", "1.5", lang=language)
    assert done.exit_code == 0
    for line in wanted:
        assert line in lines(done)
    assert "{" not in done.stdout


EVERY_KIND = """wait 100
lay 24 B3 B4
lift 24
word D4 +0000
word A1 +???+
word E5 {foreign}
half 13 E1 right
button 2
fault stuck C3 4
clear stuck C3 4
fault supply
"""


def every_kind() -> str:
    return EVERY_KIND.format(foreign=tiles.standard().foreign[0].word)


def test_every_kind_of_message_has_words(tmp_path: Path) -> None:
    with plugged(tmp_path, every_kind() + "flap C5 12 20\nunplug\nplug\nwait 300"):
        done = run(monitor.command, tmp_path, "--words", "--seconds", "3")
    for line in (
        "Bravo three: empty.",
        "Delta four: something unknown.",
        "Alpha one: unclear.",
        "Echo five: a tile of another game.",
        "Echo one: wheat field without a crown.",
        "Button number two.",
        "Fault: a sensor is stuck, Charlie three.",
        "Fault over: a sensor is stuck, Charlie three.",
        "Fault: too little current.",
        "Charlie five: it changes all the time.",
    ):
        assert line in lines(done), done.stdout
    assert "the connection is lost" in done.stdout
    assert done.stdout.count("Board number one") == 2


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_every_kind_of_message_has_czech_and_polish_words(tmp_path: Path, language: str) -> None:
    with plugged(tmp_path, every_kind()):
        done = run(monitor.command, tmp_path, "--words", "--seconds", "1.5", lang=language)
    said = {
        "cs": [
            "Bravo tři: prázdno.",
            "Delta čtyři: něco neznámého.",
            "Tlačítko číslo dva.",
            "Vada: málo proudu.",
        ],
        "pl": [
            "Bravo trzy: pusto.",
            "Delta cztery: coś nieznanego.",
            "Przycisk numer dwa.",
            "Usterka: za mało prądu.",
        ],
    }[language]
    for line in said:
        assert line in lines(done), done.stdout


def test_garbled_lines_are_escaped_and_named(tmp_path: Path) -> None:
    with plugged(tmp_path, "wait 100\ngarbage 40\ncut\nwait 100") as port:
        done = run(monitor.command, tmp_path, "--seconds", "1.2")
    garbled = [line for line in lines(done) if line.startswith(f"Port {port}, garbled line")]
    assert len(garbled) == 2
    assert "bytes that are no text" in garbled[0]
    assert "\\x" in garbled[0]
    assert "its check letters do not fit" in garbled[1] or "its end is missing" in garbled[1]
    assert done.stdout.isascii()
    assert done.stdout.isprintable() or all(c.isprintable() or c == "\n" for c in done.stdout)
    assert "two of them garbled." in done.stderr


@given(st.binary(max_size=60).map(lambda raw: raw.replace(b"\n", b"")))
@bounded(max_examples=200, deadline=None)
def test_escaped_bytes_come_back(raw: bytes) -> None:
    shown = monitoring.escaped(raw + b"\n")
    assert shown.isascii() and shown.isprintable()
    assert shown.encode().decode("unicode_escape").encode("latin-1") == raw


def test_two_boards_are_told_apart_in_words(tmp_path: Path) -> None:
    with plugged(tmp_path, PLACES), plugged(tmp_path, PLACES, name="two", uid=UIDS[1]):
        done = run(monitor.command, tmp_path, "--words", "--seconds", "1.5")
    castles = {line for line in lines(done) if line.endswith("Charlie three: castle one.")}
    assert castles == {f"Board {n}: Charlie three: castle one." for n in ("one", "two")}


def test_without_boards_it_waits_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(monitoring, "WAIT_S", 0.3)
    done = run(monitor.command, tmp_path, "--seconds", "0.8")
    assert done.exit_code == 1
    assert done.stdout == ""
    assert done.stderr.splitlines()[0] == "So far there is no board. Plug one in, it is found by itself."


def test_a_running_game_holds_a_port_that_is_named(tmp_path: Path) -> None:
    with plugged(tmp_path) as port, held(port), House(tmp_path):
        done = run(monitor.command, tmp_path, "--seconds", "1.5", "--port", port)
    assert done.exit_code == 1
    assert "The port is in use by another program" in done.stderr
    assert "A game is running and holds its boards." in done.stderr


def test_a_wrong_tile_set_is_told_before_anything_is_opened(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.csv"
    wrong.write_text("nothing\n", encoding="utf-8")
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.toml").write_text(f"tile_set = '{wrong}'\n", encoding="utf-8")
    done = run(monitor.command, tmp_path, "--words", "--seconds", "5")
    assert done.exit_code == 1
    assert "Tile set" in done.stderr


def test_control_c_ends_quietly(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "companion", "monitor", "--lang", "en"]
    if not (Path(monitoring.__file__).parents[2] / "__main__.py").exists():
        command[1:3] = ["-c", "from companion.ui.cli.main import main; main()"]
    with (
        plugged(tmp_path) as port,
        subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", env=environment(tmp_path)
        ) as process,
    ):
        assert process.stdout is not None and process.stderr is not None
        assert process.stdout.readline().startswith(f"{port}: ")
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE_S)
        assert process.stderr.read() == ""
    assert process.returncode == 0


# ---- while a game runs ----------------------------------------------------------------------------------------


def test_a_running_game_tells_what_it_hears(tmp_path: Path) -> None:
    """The last hello first, then each line as it came, odd ones escaped, until the game ends."""
    placed = encode(Placed(seq=1, boot=7, at_ms=9, cell=11, word="+0-0+"))
    with House(tmp_path) as house:
        house.do(lambda: house.request_server.happened(link.Opened(PORT)))
        house.board(hello_line())
        watching = Companion(tmp_path, "monitor", "--lang", "en")
        assert watching.until(PORT) == f"{PORT}: {hello_line().decode().rstrip()}"
        house.board(placed, b"\xffhat\n")
        assert watching.until(PORT) == f"{PORT}: {placed.decode().rstrip()}"
        assert watching.until("garbled").endswith("\\xffhat")
        house.do(lambda: house.request_server.happened(link.Lost(PORT, "gone")))
        watching.until("the connection is lost")
        house.close()
        watching.done()
    assert watching.errors == "Three lines were heard, one of them garbled.\n"


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_a_running_game_is_heard_in_words_from_how_it_is_now(tmp_path: Path, language: str) -> None:
    """Who comes later is told what lies there now, and nothing of what lay there before."""
    board = BenchBoard(UIDS[0], tiles.standard(), boot=7)
    board.answer(BoardCommand(number=1, command="snapshot", value=0))
    list(perform(board, read("lay 25 B1 A1\nwait 100\nlay 24 B3 B4\nwait 100\nlift 25\nwait 100")))
    castle, three, empty, one = {
        "cs": ("hrad jedna", "Bravo tři: les s korunou", "Bravo tři: prázdno.", "Bravo jedna"),
        "pl": ("zamek jeden", "Bravo trzy: las z koroną", "Bravo trzy: pusto.", "Bravo jeden"),
    }[language]
    with House(tmp_path) as house:
        house.board(*[sent.line() for sent in board.take()])
        watching = Companion(tmp_path, "monitor", "--words", "--seconds", "20", "--lang", language)
        told = watching.until(PORT) + watching.until(three)
        list(perform(board, read("castle 1 C3\nwait 100\nlift 24\nwait 100")))
        house.board(*[sent.line() for sent in board.take()])
        told += watching.until(castle) + watching.until(empty)
        house.close()
        told += watching.done()
    assert one not in told


def test_a_game_that_dies_ends_the_monitor_with_words(tmp_path: Path) -> None:
    owner = subprocess.Popen(
        [sys.executable, "-m", "tests.local_kit", str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert owner.stdout is not None
    owner.stdout.readline()
    watching = Companion(tmp_path, "monitor", "--lang", "en")
    watching.until(PORT)
    owner.kill()
    owner.communicate()
    watching.done(1)
    assert "The running game has stopped. Everything so far is saved." in watching.errors
