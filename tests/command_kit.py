"""For the tests of the commands: a home of their own, virtual boards in it, and words that may not be missing."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator, Mapping
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from companion.care.board.readback import Cells, judge
from companion.core.model import Phrase
from companion.device.tiles import files as tiles
from companion.device.tiles.tileset import TileSet
from companion.device.virtual.port import PtyChannel
from companion.language.phrases import Phrases
from firmware.bench.board import BenchBoard
from firmware.bench.port import BenchPort
from firmware.bench.script import perform, read

UIDS = tuple(f"{n:016X}" for n in range(1, 6))


def strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a missing message or fact fail the test instead of being worded around."""

    def failed(self: Phrases, key: str, reason: str) -> str:
        raise AssertionError(f"no words for {key}: {reason}")

    monkeypatch.setattr(Phrases, "_failed", failed)


def run(command: click.Command, home: Path, *args: str, lang: str = "en") -> Result:
    """A command with its files below a folder; whatever it raises beside SystemExit fails the test."""
    options = ["--lang", lang] if lang else []
    result = CliRunner().invoke(command, [*args, *options], env={"COMPANION_HOME": str(home), "LANG": "C"})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    print(result.output)  # which pytest shows beside a failure
    return result


def settings(home: Path, text: str) -> None:
    """Write the settings file."""
    file = home / "config" / "settings.toml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def folder_of_ports(home: Path) -> Path:
    """The folder in which boards of software are found."""
    folder = home / "run" / "boards"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


PLUGGED: list[BenchPort] = []
"""The boards that are plugged in now."""


@contextlib.contextmanager
def plugged(
    home: Path, script: str = "", *, name: str = "one", uid: str = UIDS[0], before: str = "", size: int = 5
) -> Iterator[str]:
    """A virtual board that performs a script once somebody listens; gives the name of its port.

    before: what was done to the board before it was plugged in. size: its columns and rows.
    """
    folder = folder_of_ports(home)
    laid = BenchBoard(uid, tiles.standard(), (size, size))
    list(perform(laid, read(before)))
    laid.take()
    board = BenchPort(laid, PtyChannel(folder, name), read(script))
    board.start()
    PLUGGED.append(board)
    try:
        yield str(folder / name)
    finally:
        PLUGGED.remove(board)
        board.stop()
        assert board.error is None


@contextlib.contextmanager
def silent_port(home: Path, name: str = "silent") -> Iterator[str]:
    """A port in the boards' folder behind which nobody answers; gives its name."""
    master, slave = os.openpty()
    port = folder_of_ports(home) / name
    port.symlink_to(os.ttyname(slave))
    try:
        yield str(port)
    finally:
        port.unlink()
        os.close(master)
        os.close(slave)


@contextlib.contextmanager
def held(port: str) -> Iterator[None]:
    """Another program has this port to itself, with the system's own lock on a terminal."""
    import fcntl  # absent on Windows

    terminal = os.open(port, os.O_RDWR | os.O_NOCTTY)
    fcntl.flock(terminal, fcntl.LOCK_EX)
    try:
        yield
    finally:
        os.close(terminal)


def lines(result: Result) -> list[str]:
    """What was printed on the standard output, line by line."""
    return result.stdout.splitlines()


def environment(home: Path, **more: str) -> Mapping[str, str]:
    """The environment of a command in a process of its own."""
    return {**os.environ, "COMPANION_HOME": str(home), "PYTHONIOENCODING": "utf-8", **more}


def verdict(tiles: TileSet, cells: Cells, wanted: str = "") -> tuple[list[Phrase], bool]:
    """What is to be said of the tile on these cells, one phrase a fact, and whether its magnets are right."""
    found = judge(tiles, cells, wanted)
    return found.told, found.right
