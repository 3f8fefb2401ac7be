"""A count round by round as a small file, so that it can be left and taken up again."""

from __future__ import annotations

import contextlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path

from pydantic import StrictBool, TypeAdapter, ValidationError

from companion.config.writing import replace_text
from companion.core import owned
from companion.core.errors import FileError, SettingsError

VERSION = 1
MOST_BYTES = 1_000_000


@dataclass(frozen=True, slots=True)
class Stored:
    """What is kept: the count is the fold of its entries."""

    players: tuple[str, ...]
    reverse: StrictBool
    entries: tuple[str, ...]


_STORED = TypeAdapter(Stored)


class Store:
    """The file of one game's count. aside: how a file that could not be read is called now, "" for none."""

    def __init__(self, path: Path, game: str) -> None:
        self.path = path
        self.aside = ""
        self._game = game

    def load(self) -> Stored | None:
        """The kept count, None where there is none; what cannot be read is put aside. FileError: it is newer."""
        try:
            told = owned.read_owned(self.path, VERSION, MOST_BYTES)
            if not told:
                return None
            if told.get("game") == self._game:
                return _STORED.validate_python(told)
        except FileError as error:
            if error.facts["reason"] == "newer":
                raise
        except ValidationError:
            pass
        self.put_aside()
        return None

    def save(self, stored: Stored) -> bool:
        """Write the count, all or nothing; whether that could be done."""
        told = {"version": VERSION, "game": self._game, **asdict(stored)}
        try:
            replace_text(self.path, json.dumps(told, ensure_ascii=False) + "\n")
        except SettingsError:
            return False
        return True

    def put_aside(self) -> None:
        """Give the file another name, if that can be done."""
        self.aside = str(owned.put_aside(self.path))

    def remove(self) -> None:
        """Forget the count."""
        with contextlib.suppress(OSError):
            self.path.unlink(missing_ok=True)
