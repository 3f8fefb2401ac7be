"""For the tests of the commands: a home of their own, virtual boards in it, and words that may not be missing."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from companion.device.tiles import files as tiles
from companion.device.virtual.board import VirtualBoard
from companion.device.virtual.port import PtyChannel, VirtualPort
from companion.device.virtual.script import perform, read
from companion.language.phrases import Phrases

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


PLUGGED: list[VirtualPort] = []
"""The boards that are plugged in now."""


@contextlib.contextmanager
def plugged(
    home: Path, script: str = "", *, name: str = "one", uid: str = UIDS[0], before: str = "", size: int = 5
) -> Iterator[str]:
    """A virtual board that performs a script once somebody listens; gives the name of its port.

    before: what was done to the board before it was plugged in. size: its columns and rows.
    """
    folder = folder_of_ports(home)
    laid = VirtualBoard(uid, tiles.standard(), (size, size))
    list(perform(laid, read(before)))
    laid.take()
    board = VirtualPort(laid, PtyChannel(folder, name), read(script))
    board.start()
    PLUGGED.append(board)
    try:
        yield str(folder / name)
    finally:
        PLUGGED.remove(board)
        board.stop()
        assert board.error is None


def lines(result: Result) -> list[str]:
    """What was printed on the standard output, line by line."""
    return result.stdout.splitlines()


def environment(home: Path, **more: str) -> Mapping[str, str]:
    """The environment of a command in a process of its own."""
    import os

    return {**os.environ, "COMPANION_HOME": str(home), "PYTHONIOENCODING": "utf-8", **more}
