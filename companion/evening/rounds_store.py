"""A count round by round as a small file, so that it can be left and taken up again."""

from __future__ import annotations

import contextlib
import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path

from companion.config.writing import replace_text
from companion.core import intake
from companion.core.errors import SettingsError

VERSION = 1
MOST_BYTES = 1_000_000


class NewerFile(Exception):  # noqa: N818 - a state of the file, turned into an error with its message
    """The file is of a newer version of the program."""


@dataclass(frozen=True, slots=True)
class Stored:
    """What is kept: the count is the fold of its entries."""

    players: tuple[str, ...]
    reverse: bool
    entries: tuple[str, ...]


class Store:
    """The file of one game's count. aside: how a file that could not be read is called now, "" for none."""

    def __init__(self, path: Path, game: str) -> None:
        self.path = path
        self.aside = ""
        self._game = game

    def load(self) -> Stored | None:
        """The kept count, None where there is none; what cannot be read is put aside. Newer."""
        try:
            told = json.loads(intake.read_bytes(self.path, MOST_BYTES).decode("utf-8"))
        except (intake.Unreadable, ValueError, RecursionError) as error:
            if not (isinstance(error, intake.Unreadable) and error.reason == "missing"):
                self.aside = self.put_aside()
            return None
        if isinstance(told, dict) and isinstance(told.get("version"), int) and told["version"] > VERSION:
            raise NewerFile
        found = self._stored(told)
        if found is None:
            self.aside = self.put_aside()
        return found

    def _stored(self, told: object) -> Stored | None:
        if not isinstance(told, dict) or told.get("version") != VERSION or told.get("game") != self._game:
            return None
        players, reverse, entries = (told.get(name) for name in ("players", "reverse", "entries"))
        if not (isinstance(players, list) and isinstance(entries, list) and isinstance(reverse, bool)):
            return None
        if not all(isinstance(one, str) for one in (*players, *entries)):
            return None
        return Stored(tuple(players), reverse, tuple(entries))

    def save(self, stored: Stored) -> bool:
        """Write the count, all or nothing; whether that could be done."""
        told = {"version": VERSION, "game": self._game, **asdict(stored)}
        try:
            replace_text(self.path, json.dumps(told, ensure_ascii=False) + "\n")
        except SettingsError:
            return False
        return True

    def put_aside(self) -> str:
        """Give the file another name, and that name; the file's own where it cannot be moved."""
        aside = self.path.with_name(self.path.name + ".damaged")
        try:
            os.replace(self.path, aside)
        except OSError:
            return str(self.path)
        return str(aside)

    def remove(self) -> None:
        """Forget the count."""
        with contextlib.suppress(OSError):
            self.path.unlink(missing_ok=True)
