"""What a game brings whose tables an owner may correct."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Protocol

from companion.core.model import Phrase, Problem


class OwnTables(Protocol):
    """Tables of a game that an owner may correct, as their own boards show them.

    file: its name, beside the settings. version: of the file. parts: entries that are corrected by themselves.
    printed: the tables where none are corrected. wrong: key of the FileError for a file that tells none, with the
    facts file, reason and command. command: corrects them. texts: what the messages of correcting begin with.
    """

    file: str
    version: int
    parts: tuple[str, ...]
    printed: Any
    wrong: str
    command: str
    texts: str

    def found(self, told: Mapping[str, Any]) -> Any:
        """The tables of a file. ValueError, with a Problem where it can be said."""

    def written(self, wanted: Any) -> Mapping[str, object]:
        """The entries of a file."""

    def missing(self, known: Any, variants: Collection[str]) -> tuple[str, ...]:
        """The parts that have to be entered before these variants can be played."""

    def lacks(self, known: Any, variants: Collection[str]) -> Problem | None:
        """Why these variants cannot be played yet: what is missing."""

    def told(self, known: Any, own: Collection[str], parts: Collection[str]) -> Iterable[Phrase]:
        """What these parts say, a fact a phrase. own: what the owner has entered."""

    def correcting(self, known: Any, parts: Collection[str]) -> Any:
        """The form that asks these parts; `found` is the tables that came of it, None where they are dropped."""

    def options(self, known: Any, variants: Collection[str]) -> Mapping[str, str]:
        """What a set-up gets."""
