"""One entry of a match's log: who says what, on which head and on which state. Pure.

An entry has one form as bytes, canonical JSON: keys sorted, no blanks, UTF-8. So equal entries are equal bytes,
and whoever compares bytes compares entries. What carries entries (log.py, seal.py) takes them for opaque bytes.
"""

from __future__ import annotations

import hashlib
from enum import StrEnum
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from companion.core.canonical import canonical

VERSION: Final = 2
"""Version of the entries; a change of any field's name or meaning makes a new one.

In version 1 `open` told no program."""
LIMIT: Final = 512
"""No entry is longer, in bytes, before it is sealed."""
NUMBER_MAX: Final = 99_999
"""Largest number of an entry, a draw or an act: no match has as many."""

FarSeat = Annotated[int, Field(ge=1, le=9)]
EntryNumber = Annotated[int, Field(ge=1, le=NUMBER_MAX)]
Token = Annotated[str, Field(pattern=r"^[a-z0-9]{1,16}$")]
Hash = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
"""SHA-256 in hexadecimal, or anything else of 32 bytes: an anchor, a revealed value, a public key."""
ShortHash = Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]
"""The first half of a SHA-256: nobody finds other bytes for one that is known."""
Plain = Annotated[str, Field(pattern=r"^[ !#-\[\]-~]{1,316}$")]
"""Printable ASCII without quotes and backslashes, as notation is. The longest act puts fourteen pieces away, of
some 22 letters each."""
Word = Annotated[str, Field(pattern=r"^[a-z0-9_ -]{1,32}$")]


class FarPart(BaseModel):
    """What every part of an entry has: strict types, no unknown fields, no changes."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class OpenBody(FarPart):
    """The match: its game and its set-up without names. Who opens it joins like everybody.

    seats: how many play. rules: digest of the game's code, the owner's tables and the tile set. program:
    version of the one that opens it, "" and left out where it tells none.
    """

    kind: Literal["open"] = "open"
    game: Word
    seats: FarSeat
    columns: Annotated[int, Field(ge=1, le=20)] = 5
    rows: Annotated[int, Field(ge=1, le=20)] = 5
    edition: Annotated[str, Field(pattern=r"^[a-z0-9_ -]{0,32}$")] = ""
    variants: Annotated[tuple[Word, ...], Field(max_length=12)] = ()
    options: Annotated[dict[Word, Word], Field(max_length=12)] = {}
    rules: ShortHash
    program: Annotated[str, Field(pattern=r"^[0-9A-Za-z.+-]{0,24}$")] = ""


class JoinBody(FarPart):
    """A seat is taken. name: by a spoken yes only; "" for none. rules: as in OpenBody.

    key: the seat's public key. anchor: the end of its hash chain, see lots.py.
    """

    kind: Literal["join"] = "join"
    name: Annotated[str, Field(pattern=r'^[^\x00-\x1f\x7f"\\]{0,24}$')] = ""
    rules: ShortHash
    key: Hash
    anchor: Hash


class ActBody(FarPart):
    """An act of the seat's own player, in the notation of the game, with or without the player's number."""

    kind: Literal["act"] = "act"
    text: Plain


class ConfirmBody(FarPart):
    """What is open of this seat becomes final, and what the game waits to have confirmed is done."""

    kind: Literal["confirm"] = "confirm"


class UndoBody(FarPart):
    """The seat's own open act with this number in the ledger is taken back."""

    kind: Literal["undo"] = "undo"
    move: EntryNumber


class RevealBody(FarPart):
    """The seat's value for a draw, counted from 1 in the match."""

    kind: Literal["reveal"] = "reveal"
    draw: EntryNumber
    value: Hash


class PauseBody(FarPart):
    """The match rests, or (not resting) goes on."""

    kind: Literal["pause"] = "pause"
    resting: bool


class LeaveBody(FarPart):
    """The seat's program goes away; its player may come back."""

    kind: Literal["leave"] = "leave"


class ResignBody(FarPart):
    """The seat leaves the match for good; the others play on where the game has that, else the match is over."""

    kind: Literal["resign"] = "resign"


class ResultBody(FarPart):
    """What the match came to in this house. totals: points by seat; ranks: places by seat, 1 the first."""

    kind: Literal["result"] = "result"
    totals: Annotated[tuple[Annotated[int, Field(ge=-9999, le=9999)], ...], Field(min_length=1, max_length=9)]
    ranks: Annotated[tuple[FarSeat, ...], Field(min_length=1, max_length=9)]


class ApartBody(FarPart):
    """The seat's program judges otherwise than the match was opened; it counts for nothing, but all hear it.

    rules, program: as in OpenBody, of this seat.
    """

    kind: Literal["apart"] = "apart"
    rules: ShortHash
    program: Annotated[str, Field(pattern=r"^[0-9A-Za-z.+-]{0,24}$")] = ""


Body = Annotated[
    OpenBody
    | JoinBody
    | ActBody
    | ConfirmBody
    | UndoBody
    | RevealBody
    | PauseBody
    | LeaveBody
    | ResignBody
    | ResultBody
    | ApartBody,
    Field(discriminator="kind"),
]


class FarEntry(FarPart):
    """One entry. match: whose log it is of. n: its number there, from 1, and so the head that it was judged on.

    seat: who says it; the signature must be of the same. id: its own, equal in every sending of it. prev: hash of
    the entry before it as it lies in the log. state: digest of the state that it was judged on.
    """

    v: Literal[1, 2] = VERSION
    match: Token
    n: EntryNumber
    seat: FarSeat
    id: Token
    prev: ShortHash
    state: ShortHash
    body: Body

    def data(self) -> bytes:
        """Its one form. ValueError where that is longer than LIMIT."""
        if len(told := self._form()) > LIMIT:
            raise ValueError(len(told))
        return told

    def _form(self) -> bytes:
        told = self.model_dump(mode="json")
        if not told["body"].get("program", True):  # as version 1 has it
            del told["body"]["program"]
        return canonical(told).encode()

    def is_form(self, data: bytes) -> bool:
        """Whether these bytes are its one form."""
        return self._form() == data


class Unfit(StrEnum):
    """Why bytes are no entry."""

    LONG = "long"
    NEWER = "newer"
    SHAPE = "shape"
    FORM = "form"


def read(data: bytes) -> FarEntry | Unfit:
    """The entry of these bytes, or why they are none: too long, of a newer program, of another shape or form."""
    if len(data) > LIMIT:
        return Unfit.LONG
    try:
        entry = FarEntry.model_validate_json(data)
    except ValidationError:
        return Unfit.NEWER if _is_newer(data) else Unfit.SHAPE
    return entry if entry.is_form(data) else Unfit.FORM


def chained(data: bytes) -> str:
    """What the next entry has as `prev` when this, as it lies in the log, is the head; b"" before the first."""
    return hashlib.sha256(data).hexdigest()[:32]


class _Versioned(BaseModel):
    model_config = ConfigDict(strict=True, extra="ignore")

    v: Annotated[int, Field(gt=VERSION, le=NUMBER_MAX)]


def _is_newer(data: bytes) -> bool:
    try:
        _Versioned.model_validate_json(data)
    except ValidationError:
        return False
    return True
