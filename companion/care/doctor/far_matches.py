"""Far matches: what they need, how far each is, how long its pass holds, and whether its server is there."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Iterable, Iterator
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING

from companion.care.doctor.findings import Finding, Patient, good, remark
from companion.core.errors import JournalError
from companion.core.model import Fact, Phrase

if TYPE_CHECKING:
    from companion.far.kept import FarRecord
    from companion.play.journal import JournalReader

DAY_S = 24 * 3600


def far_matches(patient: Patient) -> Iterator[Finding]:
    """What is known of each kept far match, and of what it is played with; nothing where none is kept."""
    from companion.evening.far.parts import has_parts
    from companion.far.kept import far_folder, records

    kept = records(far_folder(patient.places.data))
    for error in kept.damaged:
        yield remark(Phrase(error.key, error.facts))
    if not kept.found:
        return
    yield _parts()
    with contextlib.closing(_journal(patient)) as journal:
        for at, record in enumerate(kept.found, start=1):
            yield from _match(at, record, journal)
            if has_parts() and record.stage != "left":
                yield _pass(at, record)
    if has_parts():
        yield from _servers(kept.found)


def _parts() -> Finding:
    from companion.evening.far.parts import INSTALL

    try:
        return good(Phrase("doctor-far-parts", {"version": metadata.version("nats-py")}))
    except metadata.PackageNotFoundError:
        return remark(Phrase("doctor-far-parts-none"), Phrase("doctor-far-parts-remedy", {"command": INSTALL}))


def _journal(patient: Patient) -> JournalReader:
    """The games that are kept; none where another check tells why they cannot be read."""
    from companion.config import journal_file
    from companion.play.journal import JournalReader
    from companion.play.journal.database import Database
    from companion.play.journal.files import DatabaseTrouble

    file = journal_file(patient.settings, patient.places)
    try:
        if file.exists():
            Database.reading(file).close()  # a reader would put an older or damaged one in order
            return JournalReader.open(file)
    except (DatabaseTrouble, JournalError):
        pass
    return JournalReader(Path())


def _match(at: int, record: FarRecord, journal: JournalReader) -> Iterator[Finding]:
    """How far one match is. at: which of them."""
    from companion.evening.far_table import is_over, open_game
    from companion.games import NAMES, offer

    if record.opening.game not in NAMES:
        facts: dict[str, Fact] = {"at": at, "match": record.match, "game": record.opening.game}
        yield remark(Phrase("far-list-other-game", facts))
        return
    number = open_game(journal, record.match)
    if not number and is_over(journal, record.match):
        stage = "over"
    elif record.stage != "playing":
        stage = record.stage
    else:
        stage = "going" if number else "waiting"
    game = offer(record.opening.game).title
    yield good(Phrase("doctor-far-match", {"at": at, "game": game, "stage": stage}))
    if number:
        kept = journal.read(number)
        yield good(Phrase("doctor-far-known", {"at": at, "count": len(kept.agreed)}))
        if waits := len(json.loads(kept.wished or "[]")):
            command = Phrase("doctor-type", {"command": f"companion far play {at}"})
            yield remark(Phrase("doctor-far-unsent", {"at": at, "count": waits}), command)


def _pass(at: int, record: FarRecord) -> Finding:
    """How long the server lets this house in by the pass that it has, by this computer's clock."""
    from companion.far.passes import ends_s

    days = int(ends_s(record.ticket) - time.time()) // DAY_S
    if days < 0:
        return good(Phrase("doctor-far-pass-over", {"at": at}))
    return good(Phrase("doctor-far-pass", {"at": at, "days": days}))


def _servers(records: Iterable[FarRecord]) -> Iterator[Finding]:
    """Whether a guest is let in at each server that a kept match needs."""
    from companion.far.entering import out_of_reach

    certificates = {one.address: one.certificate for one in records if one.stage != "left"}
    for address, why in out_of_reach(certificates).items():
        if why is None:
            yield good(Phrase("doctor-far-server", {"address": address}))
        else:
            yield remark(Phrase("doctor-far-server-none"), Phrase(why.key, why.facts))
