"""What this house keeps of a far match beside its moves: server, keys, seats, and a name.

One file a match, for this user alone. It needs nothing of the network, so that every command can read it. A
file of a newer version is left alone; one that cannot be read is never guessed at, nor written over.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from companion.core import intake, private, whole
from companion.core.errors import CompanionError
from companion.far.entry import FarPart, FarSeat, Hash, Token, Word
from companion.far.plan import SeatAt

VERSION: Final = 1
BYTES_MAX: Final = 20_000
"""No record is longer."""
PORT: Final = 4222
"""Of a server, where an address names none."""
ADDRESS_MOST: Final = 200

Address = Annotated[str, Field(pattern=r"^tls://[A-Za-z0-9.:\[\]_-]{1,190}:[0-9]{1,5}$")]
CERTIFICATE_BYTES: Final = 600
"""No certificate that is pinned is longer: it has to go through an invitation."""
Certificate = Annotated[str, Field(pattern=rf"^([0-9a-f]{{2}}){{0,{CERTIFICATE_BYTES}}}$")]
NAME_MOST: Final = 24
"""Letters of a name that others hear, as JoinBody takes it."""
FarName = Annotated[str, Field(pattern=r'^[^\x00-\x1f\x7f"\\]{0,24}$')]


class FarRecordError(CompanionError):
    """The record of a far match cannot be read, written or found."""


class FarOpening(FarPart):
    """What is played: as `open` tells it in the log, without the rules' digest."""

    game: Word
    seats: Annotated[int, Field(ge=2, le=4)]
    columns: Annotated[int, Field(ge=1, le=20)] = 5
    rows: Annotated[int, Field(ge=1, le=20)] = 5
    edition: Annotated[str, Field(pattern=r"^[a-z0-9_ -]{0,32}$")] = ""
    variants: Annotated[tuple[Word, ...], Field(strict=False, max_length=12)] = ()
    options: Annotated[dict[Word, Word], Field(max_length=12)] = Field(default_factory=dict)


class FarRecord(BaseModel):
    """One far match as this house keeps it.

    address, certificate: of the server; DER in hexadecimal, "" where an authority vouches for it. key: of the
    match. seed: of this seat's own key. lots: the secret of its hash chain. ticket: its pass at the server. seat:
    1 for who has invited. seats: public keys by seat, its own among them. name: under which the others hear it, ""
    for none. stage: whether seats are still free, or it was given up here. made_s: seconds of the epoch.
    """

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    version: Literal[1] = VERSION
    match: Token
    address: Address
    certificate: Certificate = ""
    key: Hash
    seed: Hash
    lots: Hash
    ticket: Annotated[str, Field(max_length=2000)] = ""
    seat: FarSeat
    seats: dict[Annotated[str, Field(pattern=r"^[1-9]$")], Hash]
    opening: FarOpening
    name: FarName = ""
    stage: Literal["inviting", "playing", "left"] = "playing"
    made_s: Annotated[int, Field(ge=0)] = 0

    @property
    def free(self) -> tuple[int, ...]:
        """The seats to which nobody has come so far."""
        return tuple(seat for seat in range(1, self.opening.seats + 1) if str(seat) not in self.seats)

    @property
    def at(self) -> SeatAt:
        """Where this house enters."""
        certificate, seed = bytes.fromhex(self.certificate) or None, bytes.fromhex(self.seed)
        return SeatAt(self.match, self.seat, self.address, certificate, seed, self.ticket)

    def seated(self, seat: int, public: bytes) -> FarRecord:
        """The same with this key at this seat; nobody is invited any more once all have come."""
        told = self.model_copy(update={"seats": {**self.seats, str(seat): public.hex()}})
        return told if told.free or told.stage == "left" else told.model_copy(update={"stage": "playing"})


@dataclass(frozen=True, slots=True)
class FarRecords:
    """All that is kept. found: oldest first. damaged: files that are none, or of a newer version, and why."""

    found: tuple[FarRecord, ...] = ()
    damaged: tuple[FarRecordError, ...] = ()


def far_folder(data: Path) -> Path:
    """Where the records lie. data: the user's folder of data."""
    return data / "far"


def records(folder: Path) -> FarRecords:
    """All records of a folder. Never raises: what cannot be read is told in `damaged`."""
    found, damaged = list[FarRecord](), list[FarRecordError]()
    try:
        names = sorted(one.stem for one in folder.glob("*.json"))
    except OSError:
        names = []
    for name in names:
        try:
            found.append(read_record(folder, name))
        except FarRecordError as error:
            damaged.append(error)
    found.sort(key=lambda one: (one.made_s, one.match))
    return FarRecords(tuple(found), tuple(damaged))


def read_record(folder: Path, match: str) -> FarRecord:
    """The record of this match. FarRecordError far-record-none, far-record-wrong."""
    file = _file(folder, match)
    try:
        data = intake.read_bytes(file, BYTES_MAX)
    except intake.Unreadable as error:
        if error.reason == "missing":
            raise FarRecordError("far-record-none", match=match) from error
        raise _wrong(file, error.reason) from error
    try:
        record = FarRecord.model_validate_json(data)
    except ValidationError as error:
        raise _wrong(file, "newer" if _is_newer(data) else "form") from error
    if record.match != match:
        raise _wrong(file, "content")
    return record


def put_record(folder: Path, record: FarRecord) -> None:
    """Keep it, whole or not at all. FarRecordError far-record-unwritten: what was there stays."""
    file = _file(folder, record.match)
    try:
        private.folder(folder)
        whole.put(file, (record.model_dump_json(indent=1) + "\n").encode(), private.opener)
    except OSError as error:
        raise FarRecordError("far-record-unwritten", file=str(file), reason=error.strerror or "?") from error


def prove_writable(folder: Path) -> None:
    """See that a record could be kept here, before anybody is let in. FarRecordError far-record-unwritten."""
    file = folder / "room"
    try:
        private.folder(folder)
        whole.put(file, bytes(BYTES_MAX), private.opener)
    except OSError as error:
        raise FarRecordError("far-record-unwritten", file=str(file), reason=error.strerror or "?") from error
    finally:
        with contextlib.suppress(OSError):
            file.unlink()


def wipe(folder: Path, match: str) -> None:
    """Remove the record: its keys and names are written over, then the file goes. FarRecordError."""
    file = _file(folder, match)
    try:
        size = file.stat().st_size
        with open(file, "r+b", opener=private.opener) as stream:
            stream.write(bytes(size))
            stream.flush()
            os.fsync(stream.fileno())
        file.unlink()
    except FileNotFoundError as error:
        raise FarRecordError("far-record-none", match=match) from error
    except OSError as error:
        raise FarRecordError("far-record-unwritten", file=str(file), reason=error.strerror or "?") from error


# ---- servers --------------------------------------------------------------------------------------------------


def server_address(typed: str) -> str:
    """The address of a server as it is typed, with or without tls:// and a port; "" for what is none."""
    told = typed.strip().removeprefix("tls://").rstrip("/")
    if re.fullmatch(r"\[[0-9A-Fa-f:]+\]|[A-Za-z0-9][A-Za-z0-9._-]*", told):
        told = f"{told}:{PORT}"
    found = re.fullmatch(r"(\[[0-9A-Fa-f:]+\]|[A-Za-z0-9][A-Za-z0-9._-]*):([0-9]{1,5})", told)
    good = found is not None and len(told) <= ADDRESS_MOST and 0 < int(found[2]) < 1 << 16
    return f"tls://{told}" if good else ""


# ---- within ---------------------------------------------------------------------------------------------------


def _file(folder: Path, match: str) -> Path:
    """FarRecordError far-record-none for what is no match's name."""
    if not re.fullmatch(r"[a-z0-9]{1,16}", match):
        raise FarRecordError("far-record-none", match=match[:40])
    return folder / f"{match}.json"


def _wrong(file: Path, reason: str) -> FarRecordError:
    """reason: newer, form, content, or one of companion.core.intake."""
    return FarRecordError("far-record-wrong", file=str(file), reason=reason)


def _is_newer(data: bytes) -> bool:
    try:
        told = json.loads(data)
    except (ValueError, RecursionError):
        return False
    version = told.get("version") if isinstance(told, dict) else None
    return isinstance(version, int) and not isinstance(version, bool) and version > VERSION
