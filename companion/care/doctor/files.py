"""Program, settings, tile set, journal, disk and texts: everything that lies in files."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from companion.care.doctor.findings import Finding, Patient, good, remark, wrong
from companion.core.errors import CompanionError
from companion.core.model import Phrase

if TYPE_CHECKING:
    from companion.play.journal.database import Database

NEEDED = (3, 11)
LITTLE_MB = 50
"""Below this room on the disk an evening's journal may not fit."""


def program() -> Iterator[Finding]:
    """Versions of the program and of Python."""
    from companion import __version__

    yield good(Phrase("doctor-program", {"version": __version__}))
    version = ".".join(str(part) for part in sys.version_info[:3])
    if sys.version_info >= NEEDED:
        yield good(Phrase("doctor-python", {"version": version}))
    else:
        needed = ".".join(str(part) for part in NEEDED)
        remedy = Phrase("doctor-python-remedy", {"needed": needed})
        yield wrong(Phrase("doctor-python", {"version": version}), remedy)


def settings(patient: Patient) -> Iterator[Finding]:
    """The settings file: every wrong line, every unknown name."""
    from companion.config import settings_file

    file = settings_file(patient.places)
    for problem in patient.loaded.problems:
        yield wrong(Phrase(problem.key, problem.facts))
    for name in patient.loaded.unknown:
        yield remark(Phrase("settings-unknown", {"name": name}))
    if not file.exists() and not patient.loaded.problems:
        yield good(Phrase("doctor-settings-none", {"file": str(file)}))
    elif not patient.loaded.problems:
        yield good(Phrase("doctor-settings", {"file": str(file)}))


def tile_set(patient: Patient) -> Iterator[Finding]:
    """The active tile set, and what hinders reading it."""
    from companion.device.tiles.check import check, is_grave
    from companion.evening.setting import tiles_of

    try:
        tiles = tiles_of(patient.settings)
    except CompanionError as error:
        remedy = Phrase("doctor-tiles-remedy", {"command": "companion tiles check"})
        yield wrong(Phrase(error.key, error.facts), remedy)
        return
    count = len(tiles.dominoes) + sum(colour.count for colour in tiles.colours)
    key = "doctor-tiles" if tiles.dominoes else "doctor-tiles-equal"
    yield good(Phrase(key, {"id": tiles.id, "count": count}))
    for problem in check(tiles):
        phrase = Phrase(problem.key, problem.facts)
        yield wrong(phrase) if is_grave(problem) else remark(phrase)


def firmware() -> Iterator[Finding]:
    """The program for boards that comes with the companion: there, and its checksum right."""
    from companion.device.flash import shipped
    from companion.device.flash.uf2 import FirmwareError

    try:
        shipped.image()
        yield good(Phrase("doctor-firmware", {"version": shipped.about().version}))
    except FirmwareError as error:
        missing = error.key == "firmware-not-shipped"
        what = Phrase("doctor-firmware-none" if missing else "doctor-firmware-damaged")
        yield remark(what, Phrase("doctor-firmware-remedy"))


# ---- journal --------------------------------------------------------------------------------------------------


def journal(patient: Patient) -> Iterator[Finding]:
    """Whether the journal can be read and written, whether it is whole, and whether a game writes it now."""
    from companion.config import journal_file
    from companion.evening.listening import game_runs
    from companion.play.journal import care
    from companion.play.journal.database import Database
    from companion.play.journal.files import DatabaseTrouble
    from companion.play.journal.reading import error_of
    from companion.play.journal.rows import SCHEMA

    file = journal_file(patient.settings, patient.places)
    if game_runs(file):
        yield good(Phrase("doctor-journal-running"))
    elif not _writable(file):
        yield wrong(Phrase("doctor-journal-readonly", {"file": str(file)}), Phrase("doctor-folder-remedy"))
    if not file.exists():
        yield good(Phrase("doctor-journal-new", {"file": str(file)}))
        return
    try:
        if care.look_over(file)[0] < SCHEMA:
            yield remark(Phrase("doctor-journal-older"))
            return
        database = Database.reading(file)
        try:
            yield _wholeness(database)
        finally:
            database.close()
    except DatabaseTrouble as trouble:
        error = error_of(file, trouble)
        remedies = {
            "damaged": "doctor-journal-remedy",
            "newer": "doctor-journal-asks",
            "foreign": "doctor-journal-asks",
        }
        remedy = remedies.get(trouble.reason)
        yield wrong(Phrase(error.key, error.facts), Phrase(remedy) if remedy else None)


def _wholeness(database: Database) -> Finding:
    """How many games are kept, or how many rows are missing in them: an open one will ask for its acts."""
    games = database.games()
    lost = sum(database.next_number(game) - len(database.rows(game)) for game in games)
    if lost:
        return remark(Phrase("doctor-journal-damaged", {"count": lost}), Phrase("doctor-journal-gaps"))
    return good(Phrase("doctor-journal", {"count": len(games)}))


def _writable(file: Path) -> bool:
    """Whether the file can be written, or made where it is not there yet."""
    if file.exists() and not (file.is_file() and os.access(file, os.R_OK | os.W_OK)):
        return False
    folder = _standing(file.parent)
    return folder.is_dir() and os.access(folder, os.W_OK | os.X_OK)


def _standing(folder: Path) -> Path:
    """The nearest of a folder and those above it that is there."""
    return next((each for each in (folder, *folder.parents) if each.exists()), folder)


def disk(patient: Patient) -> Iterator[Finding]:
    """Free room where the journal lies."""
    from companion.config import journal_file

    free_mb = shutil.disk_usage(_standing(journal_file(patient.settings, patient.places).parent)).free // 10**6
    in_gigabytes = free_mb >= 1000
    count = min(free_mb // 1000 if in_gigabytes else free_mb, 999_999)
    what = Phrase("doctor-disk", {"count": count, "unit": "gigabytes" if in_gigabytes else "megabytes"})
    yield wrong(what, Phrase("doctor-disk-remedy")) if free_mb < LITTLE_MB else good(what)


# ---- texts ----------------------------------------------------------------------------------------------------


def languages() -> Iterator[Finding]:
    """The texts of each language: all can be parsed, and none that English has is missing."""
    from companion.language.phrases import LANGUAGES, Phrases

    english = set(Phrases("en").keys())
    for language in LANGUAGES:
        try:
            phrases = Phrases(language, strict=True)
            phrases.check()
            missing = len(english - set(phrases.keys()))
        except Exception:  # a damaged file of texts breaks the parser in many ways, and all mean the same
            missing = -1
        if missing:
            yield wrong(Phrase("doctor-language-broken", {"language": language}), Phrase("doctor-install-remedy"))
        else:
            yield good(Phrase("doctor-language", {"language": language, "count": len(english)}))
