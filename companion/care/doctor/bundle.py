"""The report for whoever mends the program: log, versions, findings, settings and one game, without names."""

from __future__ import annotations

import contextlib
import io
import json
import platform
import re
import sys
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from companion import config
from companion.care.doctor.unnamed import BOARD, PORT, Unnamed, settings_told, without_boards
from companion.config import Directories
from companion.core import intake, log, private, whole
from companion.core.errors import CompanionError, FileError
from companion.core.model import Phrase
from companion.play.journal import JournalReader, Recovered

_NEEDED = re.compile(r"[A-Za-z0-9_.-]+")


def pack(path: Path, number: int | None, findings: Iterable[str]) -> Iterator[Phrase]:
    """Write the report; gives what is in it, one fact a phrase. number: of the game, None for the newest.

    FileError when it cannot be written, JournalError when there is no game of this number.
    """
    places = config.directories()
    settings = config.load(config.settings_file(places)).settings
    boards = [*settings.seats, *(one.serial for one in settings.usb)]
    known = dict.fromkeys(settings.ports, PORT) | dict.fromkeys(boards, BOARD)
    names = Unnamed((seat.name for seat in settings.seats.values()), places, known)
    game = _game(config.journal_file(settings, places), number, names)
    parts = {
        "versions.txt": _lines(names, _versions()),
        "findings.txt": _lines(names, findings),
        "settings.json": json.dumps(settings_told(settings, names), indent=1) + "\n",
        **dict(_logs(places, names)),
    }
    if game is not None:
        parts[f"game.{game[0]}.jsonl"] = "".join(f"{line}\n" for line in game[1])
    _write(path, parts)
    yield Phrase("report-made", {"file": str(path)})
    for kind in dict.fromkeys(name.partition(".")[0] for name in parts):
        yield Phrase("report-part", {"part": kind, "number": game[0] if game else 0})
    if game is None:
        yield Phrase("report-no-game")
    yield Phrase("report-names")
    yield Phrase("report-stays")


def _logs(places: Directories, names: Unnamed) -> Iterator[tuple[str, str]]:
    """Name and text of each file of the log."""
    for count, path in enumerate(log.files(places)):
        with contextlib.suppress(intake.Unreadable):
            text = intake.read_bytes(path, 2 * log.FILE_BYTES).decode("utf-8", "replace")
            yield f"log.{count}.txt", _lines(names, text.splitlines())


def _lines(names: Unnamed, lines: Iterable[str]) -> str:
    return "".join(f"{names.line(line)}\n" for line in lines)


# ---- what is in it --------------------------------------------------------------------------------------------


def _versions() -> Iterator[str]:
    """Program, Python, system, packages, and the number of each kept thing, one a line."""
    from importlib import metadata

    from companion import __version__
    from companion.care.doctor.house import numbers

    yield f"companion {__version__}"
    yield f"python {platform.python_version()} {platform.python_implementation()}"
    yield f"system {platform.system()} {platform.release()} {platform.machine()}"
    with contextlib.suppress(OSError):
        yield f"distribution {platform.freedesktop_os_release().get('PRETTY_NAME', '')}"
    yield f"terminal {getattr(sys.stdout, 'encoding', '')}"
    yield from (f"{what} {number}" for what, number in numbers().items())
    try:
        needed = metadata.requires("companion-tabletop") or []
    except metadata.PackageNotFoundError:
        needed = []
    for each in needed:
        name = _NEEDED.match(each)
        with contextlib.suppress(metadata.PackageNotFoundError):
            if name:
                yield f"package {name[0]} {metadata.version(name[0])}"


def _game(journal: Path, number: int | None, names: Unnamed) -> tuple[int, tuple[str, ...]] | None:
    """The export of a game, or of the newest one that can be read; every player of any game is hidden."""
    try:
        reader = JournalReader.open(journal)
    except CompanionError:
        if number is not None:
            raise
        return None
    with contextlib.closing(reader):
        kept = reader.games()
        for each in kept:
            names.hide(each.players)
        if number is not None:
            return number, _export(reader.read(number), names)
        for each in sorted(kept, key=lambda game: game.id, reverse=True):
            with contextlib.suppress(CompanionError):
                return each.id, _export(reader.read(each.id), names)
    return None


def _export(game: Recovered, names: Unnamed) -> tuple[str, ...]:
    """The lines of an export, without names, boards and ports. Moves know none of these and stay as they are."""
    from companion.play.journal.export import dump

    return tuple(dump(without_boards(game.rows, names), replace_names=True, scrub=names.line))


# ---- the file -------------------------------------------------------------------------------------------------


def _write(path: Path, parts: dict[str, str]) -> None:
    """Put the report in its place, whole or not at all; FileError."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, text in parts.items():
            entry = zipfile.ZipInfo(name)
            entry.external_attr = 0o600 << 16
            packed.writestr(entry, text.encode("utf-8", "replace"), zipfile.ZIP_DEFLATED)
    try:
        whole.put(path, data.getvalue(), private.opener)
    except OSError as error:
        raise FileError("report-not-written", file=str(path), reason=error.strerror or "") from error
