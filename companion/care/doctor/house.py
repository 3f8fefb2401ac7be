"""What is around a game: versions of all that is kept, whether a companion runs, sleep, autostart, the log."""

from __future__ import annotations

from collections.abc import Iterator

from companion.care.doctor.findings import Finding, Patient, good, remark, wrong
from companion.core import log
from companion.core.model import Phrase
from companion.evening import awake


def numbers() -> dict[str, str]:
    """The number of each thing that is kept or sent, so that programs of two ages can tell each other apart."""
    from companion.config import VERSION
    from companion.daemon.ipc.wire import PROTOCOL
    from companion.device import protocol
    from companion.device.tiles import files as tiles
    from companion.play.journal import rows

    return {
        "settings": str(VERSION),
        "journal": str(rows.SCHEMA),
        "export": str(rows.EXPORT_FORMAT),
        "protocol": f"{protocol.MAJOR}.{protocol.MINOR}",
        "tiles": str(tiles.FORMAT),
        "local": str(PROTOCOL),
    }


def versions() -> Iterator[Finding]:
    """The number of each kept thing, one fact each."""
    for what, number in numbers().items():
        yield good(Phrase("doctor-version", {"what": what, "number": number}))


def owner(patient: Patient) -> Iterator[Finding]:
    """Whether a companion runs now."""
    from companion.daemon.ipc import Owner

    if Owner.running(patient.places):
        yield good(Phrase("doctor-running", {"number": str(Owner.pid(patient.places))}))


def sleep(patient: Patient) -> Iterator[Finding]:
    """Whether the computer can be kept from sleeping; nothing is tried."""
    if not patient.settings.stay_awake:
        yield good(Phrase("awake-off"))
    elif not awake.possible():
        yield remark(Phrase("awake-none"), Phrase("awake-none-remedy"))
    else:
        yield good(Phrase("awake-ready"))


def autostart(patient: Patient) -> Iterator[Finding]:
    """Whether a game begins by itself, as `companion autostart` tells it."""
    from companion.care.autostart import show
    from companion.evening.here import Here
    from companion.language.phrases import Phrases

    where = Here(patient.settings, patient.places, Phrases(patient.language))
    for fact in show(where):
        yield good(fact if isinstance(fact, Phrase) else Phrase("doctor-type", {"command": fact}))


def logged(patient: Patient) -> Iterator[Finding]:
    """Whether the log can be written."""
    import os

    path = log.file(patient.places)
    if path.is_file() and not os.access(path, os.W_OK):
        yield wrong(Phrase("doctor-log-readonly", {"file": str(path)}), Phrase("doctor-log-remedy"))
    elif path.is_file():
        yield good(Phrase("doctor-log", {"file": str(path)}))
