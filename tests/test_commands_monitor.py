"""`companion monitor` against virtual boards behind pseudo-terminals."""

from __future__ import annotations

import fcntl
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import settings as bounded
from hypothesis import strategies as st

from companion.board import tiles
from companion.commands import monitor
from companion.journal import Journal
from companion.protocol import Garbled, Placed, Snapshot, decode
from tests.command_kit import UIDS, environment, lines, plugged, run, strict_words

PLACES = "wait 200\nlay 24 B3 B4\nwait 100\ncastle 1 C3\nwait 100"


@pytest.fixture(autouse=True)
def _words(monkeypatch: pytest.MonkeyPatch) -> None:
    strict_words(monkeypatch)


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
    assert "garbled among them: zero." in done.stderr


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
            "Závada: málo proudu.",
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
    assert "garbled among them: two." in done.stderr


@given(st.binary(max_size=60).map(lambda raw: raw.replace(b"\n", b"")))
@bounded(max_examples=200, deadline=None)
def test_escaped_bytes_come_back(raw: bytes) -> None:
    shown = monitor.escaped(raw + b"\n")
    assert shown.isascii() and shown.isprintable()
    assert shown.encode().decode("unicode_escape").encode("latin-1") == raw


def test_two_boards_are_told_apart_in_words(tmp_path: Path) -> None:
    with plugged(tmp_path, PLACES), plugged(tmp_path, PLACES, name="two", uid=UIDS[1]):
        done = run(monitor.command, tmp_path, "--words", "--seconds", "1.5")
    castles = {line for line in lines(done) if line.endswith("Charlie three: castle one.")}
    assert castles == {f"Board {n}: Charlie three: castle one." for n in ("one", "two")}


def test_without_boards_it_waits_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(monitor, "WAIT_S", 0.3)
    done = run(monitor.command, tmp_path, "--seconds", "0.8")
    assert done.exit_code == 1
    assert done.stdout == ""
    assert done.stderr.splitlines()[0] == "So far there is no board. Plug one in, it is found by itself."


def test_a_running_game_is_told(tmp_path: Path) -> None:
    with plugged(tmp_path) as port:
        held = os.open(port, os.O_RDWR | os.O_NOCTTY)
        fcntl.flock(held, fcntl.LOCK_EX)
        journal = Journal.open(tmp_path / "data" / "journal.sqlite3", lambda: 0)
        done = run(monitor.command, tmp_path, "--seconds", "1.5")
        journal.close()
        os.close(held)
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
    if not (Path(monitor.__file__).parents[1] / "__main__.py").exists():
        command[1:3] = ["-c", "from companion.cli import main; main()"]
    with (
        plugged(tmp_path) as port,
        subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(tmp_path)
        ) as process,
    ):
        assert process.stdout is not None and process.stderr is not None
        assert process.stdout.readline().startswith(f"{port}: ")
        time.sleep(0.2)
        process.send_signal(signal.SIGINT)
        process.wait(10)
        assert process.stderr.read() == ""
    assert process.returncode == 0
