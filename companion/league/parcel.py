"""What a centre sends of a match: what its table says of it, signed, and the record from which it is judged again.

A parcel is one line of canonical JSON (RFC 8785), then the exported journal, compressed (xz). On its way it is
sealed (sealing.py) and cut (parts.py). Pure. Source: docs/league.md.
"""

from __future__ import annotations

import hashlib
import lzma
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from companion.core.canonical import canonical
from companion.core.errors import LeagueError
from companion.league.entries import Key, ResultSaid, ResultSigned, Signature
from companion.league.signing import is_signed_by

if TYPE_CHECKING:
    from companion.far.seal import SeatKey

PARCEL_BYTES = 4 * 1024 * 1024
"""No parcel is longer, sealed or not. That of a real match has some 20 kB (python -m tests.league.records)."""
_SEAL_BYTES = 100
"""Room for the seal."""
RECORD_BYTES = 16 * 1024 * 1024
"""No record is longer, unpacked."""
_UNPACKING_BYTES = 32 * 1024 * 1024
_ABOUT = b"companion league result 1\n"


class _Line(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    parcel: Literal[1] = 1
    said: ResultSaid
    by: Key
    signature: Signature


@dataclass(frozen=True, slots=True)
class ResultParcel:
    """What is said, signed by a key, both in hexadecimal; record: the exported journal, or b"" for none."""

    said: ResultSaid
    by: str
    signature: str
    record: bytes = b""

    @property
    def name(self) -> str:
        """The same for what says the same: by it a server, and a folder, know it again."""
        return hashlib.sha256(signed_bytes(self.said)).hexdigest()[:32]


def signed(said: ResultSaid, key: SeatKey, record: bytes = b"") -> ResultParcel:
    """A parcel signed by the key of a centre."""
    return ResultParcel(said, key.public.hex(), key.sign(signed_bytes(said)).hex(), record)


def signed_bytes(said: ResultSaid) -> bytes:
    """What is signed."""
    return _ABOUT + canonical(said.model_dump(mode="json")).encode()


def wrongly_signed(signed: Iterable[ResultSigned]) -> list[ResultSigned]:
    """Those whose signature does not hold, or that count other totals than were signed."""
    return [
        one
        for one in signed
        if not is_signed_by(signed_bytes(one.said), one.signature, one.by)
        or sorted(one.totals) != sorted(one.said.totals)
    ]


def packed(parcel: ResultParcel) -> bytes:
    """As it is sealed and sent: without its record where that would be longer than PARCEL_BYTES."""
    told = _Line(said=parcel.said, by=parcel.by, signature=parcel.signature)
    line = canonical(told.model_dump(mode="json")).encode() + b"\n"
    record = lzma.compress(parcel.record) if parcel.record else b""
    return line + record if len(line) + len(record) <= PARCEL_BYTES - _SEAL_BYTES else line


def unpacked(data: bytes) -> ResultParcel:
    """What was sent; whether it is signed rightly is not asked. LeagueError league-parcel-strange for all else."""
    line, end, rest = data.partition(b"\n")
    try:
        if len(data) > PARCEL_BYTES or not end:
            raise ValueError(len(data))
        told = _Line.model_validate_json(line)
        record = _record(rest) if rest else b""
    except (ValidationError, ValueError, RecursionError, lzma.LZMAError, EOFError) as error:
        raise LeagueError("league-parcel-strange") from error
    return ResultParcel(told.said, told.by, told.signature, record)


def _record(rest: bytes) -> bytes:
    """Unpacked within bounds, however little it seems to be."""
    unpacking = lzma.LZMADecompressor(lzma.FORMAT_XZ, memlimit=_UNPACKING_BYTES)
    record = unpacking.decompress(rest, RECORD_BYTES)
    if not unpacking.eof or unpacking.unused_data:
        raise ValueError("more than a record, or less")
    return record
