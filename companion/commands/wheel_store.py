"""The tables of Queen's Garden that an owner has corrected: where they are kept, and what a game gets of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from companion import config
from companion.errors import CompanionError, FileError
from companion.games.queens_garden import tables
from companion.games.queens_garden.tables import PRINTED, SIDE_B, Tables
from companion.model import Announcement, Kind, Phrase, Problem

if TYPE_CHECKING:
    from pathlib import Path

    from companion.config import Directories

GAME = "queens_garden"
FILE = "queens_garden_tables.json"
VERSION = 1
COMMAND = "companion wheel"
COMMAND_B = f"{COMMAND} --side b"
PARTS = ("side_a", "side_b", "rewards")
"""What can be corrected by itself: entries of the file."""


@dataclass(frozen=True, slots=True)
class Kept:
    """The tables that hold. own: parts that their owner has entered. problem: why the file is not used."""

    tables: Tables
    own: frozenset[str] = frozenset()
    problem: CompanionError | None = None


def file_of(places: Directories) -> Path:
    """Beside the settings, for it tells what its owner's board shows."""
    return places.config / FILE


def kept(places: Directories) -> Kept:
    """The owner's tables, as printed where there are none. Never raises: what is wrong is told in `problem`."""
    path = file_of(places)
    try:
        told = config.read_owned(path, VERSION)
    except FileError as error:
        return Kept(PRINTED, problem=_strange(path) if error.facts["reason"] == "form" else error)
    try:
        found = tables.found_in(told)
    except ValueError as error:
        return Kept(PRINTED, problem=_strange(path, error.args[0] if error.args else None))
    return Kept(found, frozenset(part for part in PARTS if told.get(part) is not None))


def keep(places: Directories, wanted: Tables, parts: Iterable[str]) -> None:
    """Write these parts; the others stay as they are, and a file that tells nonsense is put aside.

    FileError owned-wrong for a file that must be left alone; SettingsError settings-not-written.
    """
    path, before = file_of(places), kept(places)
    if isinstance(before.problem, FileError) and before.problem.key == "qg-wheel-file":
        config.put_aside(path)
    told = tables.kept(wanted)
    config.write_owned(path, VERSION, {part: told[part] for part in parts})


def lacks(places: Directories, game: str, variants: Collection[str]) -> bool:
    """Whether a game is to be played on side B before its points have been entered."""
    return game == GAME and SIDE_B in variants and kept(places).tables.side_b is None


def options(places: Directories, game: str, variants: Collection[str]) -> Mapping[str, str]:
    """What the set-up of a game gets; nothing for other games. CompanionError qg-wheel-side-b."""
    if game != GAME:
        return {}
    if lacks(places, game, variants):
        raise CompanionError("qg-wheel-side-b", command=COMMAND_B)
    return tables.options(kept(places).tables, variants)


def trouble(places: Directories, game: str) -> list[Announcement]:
    """What is said before a game where its owner's tables cannot be used."""
    problem = kept(places).problem if game == GAME else None
    return [] if problem is None else [Announcement(problem.key, problem.facts, Kind.IMPORTANT)]


def _strange(path: Path, told: object = None) -> FileError:
    """The error of a file that tells no tables. told: what is wrong with them, if that can be said."""
    reason = Phrase(told.key, told.facts) if isinstance(told, Problem) else Phrase("owned-form")
    return FileError("qg-wheel-file", file=str(path), reason=reason, command=COMMAND)
