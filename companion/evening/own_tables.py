"""Tables of a game that an owner has corrected: where they are kept, and what a new game gets of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from companion.config.owned import write_owned
from companion.core import owned
from companion.core.errors import CompanionError, FileError
from companion.core.model import Announcement, Kind, Phrase, Problem
from companion.games import manifest, manifests, part

if TYPE_CHECKING:
    from pathlib import Path

    from companion.config import Directories
    from companion.games.tables import OwnTables


@dataclass(frozen=True, slots=True)
class KeptTables:
    """The tables that hold. own: parts that their owner has entered. problem: why the file is not used."""

    tables: Any
    own: frozenset[str] = frozenset()
    problem: CompanionError | None = None


def file_of(places: Directories, game: str) -> Path:
    """Beside the settings, for it tells what its owner's board shows."""
    return places.config / of(game).file


def kept(places: Directories, game: str) -> KeptTables:
    """The owner's tables, as printed where there are none. Never raises: what is wrong is told in `problem`."""
    own, path = of(game), file_of(places, game)
    try:
        told = owned.read_owned(path, own.version)
    except FileError as error:
        return KeptTables(own.printed, problem=_strange(game, path) if error.facts["reason"] == "form" else error)
    try:
        found = own.found(told)
    except ValueError as error:
        return KeptTables(own.printed, problem=_strange(game, path, error.args[0] if error.args else None))
    return KeptTables(found, frozenset(one for one in own.parts if told.get(one) is not None))


def keep(places: Directories, game: str, wanted: Any, parts: Iterable[str]) -> None:
    """Write these parts; the others stay as they are, and a file that tells nonsense is put aside.

    FileError owned-wrong for a file that must be left alone; SettingsError settings-not-written.
    """
    own, path, before = of(game), file_of(places, game), kept(places, game)
    if isinstance(before.problem, FileError) and before.problem.key == own.wrong:
        owned.put_aside(path)
    told = own.written(wanted)
    write_owned(path, own.version, {one: told[one] for one in parts})


def lacks(places: Directories, game: str, variants: Collection[str]) -> Problem | None:
    """What of the owner's tables has to be entered before these variants can be played."""
    if not manifest(game).owned:
        return None
    return of(game).lacks(kept(places, game).tables, variants)


def options(places: Directories, game: str, variants: Collection[str]) -> Mapping[str, str]:
    """What the set-up of a game gets; nothing without such tables. CompanionError, of what has to be entered."""
    if not manifest(game).owned:
        return {}
    missing = lacks(places, game, variants)
    if missing is not None:
        raise CompanionError(missing.key, **missing.facts)
    return of(game).options(kept(places, game).tables, variants)


def trouble(places: Directories, game: str) -> list[Announcement]:
    """What is said before a game where its owner's tables cannot be used."""
    problem = kept(places, game).problem if manifest(game).owned else None
    return [] if problem is None else [Announcement(problem.key, problem.facts, Kind.IMPORTANT)]


def owner(wanted: str | None) -> str:
    """The game that has tables of its owner's: this one, or the first. CompanionError owned-none."""
    for one in manifests():
        if one.owned and wanted in (None, one.name):
            return one.name
    raise CompanionError("owned-none", game=manifest(wanted or "").offer.title)


def of(game: str) -> OwnTables:
    """The tables of a game that has some."""
    found: OwnTables = part(game, manifest(game).owned)
    return found


def _strange(game: str, path: Path, told: object = None) -> FileError:
    """The error of a file that tells no tables. told: what is wrong with them, if that can be said."""
    reason = Phrase(told.key, told.facts) if isinstance(told, Problem) else Phrase("owned-form")
    return FileError(of(game).wrong, file=str(path), reason=reason, command=of(game).command)
