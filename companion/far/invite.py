"""Brings a guest into a match by nine digits that are said on the telephone.

The first four digits name a room, the last five are the secret. Host and guest prove to each other that both know
the secret by SPAKE2 (Abdalla and Pointcheval 2005), which shows it to nobody, not even to a server in between: who
guesses has one guess in 100,000, then the room closes. Out of it the guest has the key of the match, its seat and
the public keys of the seats so far; the host has the public key of the guest.

Both sides are state machines over bytes. What they say in turn, each with its version first:
the guest's half of SPAKE2, the host's half, the guest's proof and public key, the host's proof and the welcome;
or, from the host, why the room is closed. The same bytes heard twice are answered by the same bytes.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Any, Final

from nacl.exceptions import CryptoError
from nacl.secret import Aead
from nacl.utils import random
from pydantic import BaseModel, ConfigDict, Field, ValidationError
from spake2 import SPAKE2_A, SPAKE2_B, SPAKEError
from spake2.ed25519_basic import NotOnCurve

from companion.far.kept import CERTIFICATE_BYTES, FarOpening

VERSION: Final = 1
ROOM_DIGITS: Final = 4
SECRET_DIGITS: Final = 5
HOLDS_S: Final = 600.0
"""So long an invitation can be taken up."""
LONGEST_BYTES: Final = 4096
"""No message of either side is longer."""
_PAKE_BYTES: Final = 33
_PROOF_BYTES: Final = 32

_CLOSED: Final = b"!"
"""Begins, after the version, what a host says of a closed room; no half of SPAKE2 and no proof is as short."""

Clock = Callable[[], float]
"""Seconds that only grow."""


@dataclass(frozen=True, slots=True)
class InviteCode:
    """Nine digits. room: the first four, which a server may know. secret: the last five, which only people say."""

    room: str
    secret: str

    @classmethod
    def new(cls) -> InviteCode:
        """Digits by chance, each code as likely as any other."""
        return cls.read(f"{secrets.randbelow(10 ** (ROOM_DIGITS + SECRET_DIGITS)):09d}")

    @classmethod
    def read(cls, typed: str) -> InviteCode:
        """The code that was typed, with or without spaces. ValueError where it has not nine digits."""
        digits = re.sub(r"\s", "", typed)
        if not re.fullmatch(r"[0-9]{9}", digits):
            raise ValueError("not nine digits")
        return cls(digits[:ROOM_DIGITS], digits[ROOM_DIGITS:])

    @property
    def threes(self) -> tuple[str, str, str]:
        """The digits as they are said: three by three."""
        digits = self.room + self.secret
        return digits[:3], digits[3:6], digits[6:]


class InviteEnd(StrEnum):
    """Why nobody comes in by this code any more. Each wants a new code."""

    WRONG = "wrong"
    """The digits were not the same. That was the one guess."""
    LATE = "late"
    """Ten minutes are over."""
    USED = "used"
    """A guest came in by it already."""
    GARBLED = "garbled"
    """What was heard is nothing that the other side says at this point."""
    VERSION = "version"
    """The other side is a program that speaks another version."""
    FAILED = "failed"
    """Who invites could not keep or get what a guest needs."""


class Welcome(BaseModel):
    """What the host gives to a guest.

    key: of the match. seat: the guest's. seats: public keys known so far. ticket: the pass of the guest's seat.
    certificate: of the server, DER in hexadecimal; "" where an authority vouches for it. opening: what is played.
    """

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    match: Annotated[str, Field(pattern=r"^[a-z0-9]{1,32}$")]
    key: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
    seat: Annotated[int, Field(ge=1, le=8)]
    ticket: Annotated[str, Field(max_length=2000)] = ""
    certificate: Annotated[str, Field(pattern=rf"^([0-9a-f]{{2}}){{0,{CERTIFICATE_BYTES}}}$")] = ""
    seats: dict[Annotated[str, Field(pattern=r"^[1-8]$")], Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]]
    opening: FarOpening


@dataclass(frozen=True, slots=True)
class Said:
    """What is to be sent to the other side."""

    message: bytes


@dataclass(frozen=True, slots=True)
class Proved:
    """The guest knows the secret. public: the key of its seat, 32 bytes; it waits to be admitted."""

    public: bytes


class _Side:
    """What both sides share: time, one step at a time, and the same answer to the same bytes."""

    def __init__(self, code: InviteCode, clock: Clock) -> None:
        self.code = code
        self._clock, self._until_s = clock, clock() + HOLDS_S
        self._end: InviteEnd | None = None
        self._heard: dict[bytes, Said | Proved | Welcome] = {}

    @property
    def end(self) -> InviteEnd | None:
        """Why this code is of no use any more; None while it still is."""
        if self._end is None and self._clock() >= self._until_s:
            self._end = InviteEnd.LATE
        return self._end

    def withdraw(self) -> None:
        """End it: who invited has thought better of it, or a guest has given up."""
        self._end = self.end or InviteEnd.USED

    def _close(self, why: InviteEnd) -> InviteEnd:
        self._end = why
        return why


class Inviter(_Side):
    """Who invites. clock: see Clock; the invitation holds from now."""

    def __init__(self, code: InviteCode, clock: Clock) -> None:
        super().__init__(code, clock)
        self._pake = SPAKE2_A(code.secret.encode(), *_names(code))
        self._mine: bytes = self._pake.start()
        self._keys: _Keys | None = None
        self._proof = b""

    def hear(self, message: bytes) -> Said | Proved | InviteEnd:
        """Take what a guest says; the answer, who is to be admitted, or why the room is closed. Never raises."""
        if self.end is InviteEnd.LATE:
            return InviteEnd.LATE
        before = self._heard.get(message)
        if isinstance(before, Said | Proved):
            return before
        if self.end is not None:
            return self.end
        body = _body(message)
        if isinstance(body, InviteEnd):
            return self._close(body)
        said = self._answer(body) if self._keys is None else self._prove(self._keys, body)
        if isinstance(said, InviteEnd):
            return self._close(said)
        self._heard[message] = said
        if isinstance(said, Proved):
            self._proof, self._end = message, InviteEnd.USED
        return said

    def admit(self, welcome: Welcome) -> Said:
        """Give the guest that has proved itself what it needs. ValueError where none has, or it was admitted."""
        if self._keys is None or not isinstance(self._heard.get(self._proof), Proved):
            raise ValueError("nobody waits to be admitted")
        wrapped = self._keys.wrap(welcome.model_dump_json().encode(), b"host")
        said = Said(bytes([VERSION]) + self._keys.host_proof + wrapped)
        self._heard[self._proof] = said
        return said

    def _answer(self, theirs: bytes) -> Said | InviteEnd:
        keys = _agreed(self._pake, theirs, self._mine, theirs)
        if isinstance(keys, InviteEnd):
            return keys
        self._keys = keys
        return Said(bytes([VERSION]) + self._mine)

    def _prove(self, keys: _Keys, body: bytes) -> Proved | InviteEnd:
        if len(body) < _PROOF_BYTES or not hmac.compare_digest(body[:_PROOF_BYTES], keys.guest_proof):
            return InviteEnd.WRONG
        public = keys.unwrap(body[_PROOF_BYTES:], b"guest")
        if public is None or len(public) != 32:
            return InviteEnd.GARBLED
        return Proved(public)


class Invitee(_Side):
    """Who was invited. public: the key of its seat, 32 bytes. clock: see Clock."""

    def __init__(self, code: InviteCode, public: bytes, clock: Clock) -> None:
        super().__init__(code, clock)
        self._public = public
        self._pake = SPAKE2_B(code.secret.encode(), *_names(code))
        self._mine: bytes = self._pake.start()
        self._keys: _Keys | None = None

    @property
    def begin(self) -> bytes:
        """What the guest says first."""
        return bytes([VERSION]) + self._mine

    def hear(self, message: bytes) -> Said | Welcome | InviteEnd:
        """Take what the host says: what to say then, the welcome, or why it failed. Never raises."""
        before = self._heard.get(message)
        if isinstance(before, Said | Welcome):
            return before
        if self.end is not None:
            return self.end
        body = _body(message)
        if isinstance(body, bytes) and len(body) < _PROOF_BYTES and body[:1] == _CLOSED:
            body = _told(body)
        if isinstance(body, InviteEnd):
            return self._close(body)
        said = self._prove(body) if self._keys is None else self._enter(self._keys, body)
        if isinstance(said, InviteEnd):
            return self._close(said)
        self._heard[message] = said
        return said

    def _prove(self, theirs: bytes) -> Said | InviteEnd:
        keys = _agreed(self._pake, theirs, theirs, self._mine)
        if isinstance(keys, InviteEnd):
            return keys
        self._keys = keys
        return Said(bytes([VERSION]) + keys.guest_proof + keys.wrap(self._public, b"guest"))

    def _enter(self, keys: _Keys, body: bytes) -> Welcome | InviteEnd:
        if len(body) < _PROOF_BYTES or not hmac.compare_digest(body[:_PROOF_BYTES], keys.host_proof):
            return InviteEnd.WRONG
        plain = keys.unwrap(body[_PROOF_BYTES:], b"host")
        try:
            welcome = Welcome.model_validate_json(plain or b"")
        except ValidationError:
            return InviteEnd.GARBLED
        self._end = InviteEnd.USED
        return welcome


@dataclass(frozen=True, slots=True)
class _Keys:
    """What both sides derive from the shared key: their proofs, and a key for what they then tell each other."""

    guest_proof: bytes
    host_proof: bytes
    box: Aead

    def wrap(self, plain: bytes, side: bytes) -> bytes:
        """Encrypt for the other side."""
        return bytes(self.box.encrypt(plain, side, random(Aead.NONCE_SIZE)))

    def unwrap(self, wrapped: bytes, side: bytes) -> bytes | None:
        """Decrypt what this side wrapped; None where it did not."""
        try:
            return self.box.decrypt(wrapped, side)
        except (CryptoError, ValueError):
            return None


def closed(why: InviteEnd) -> bytes:
    """What a host sends where its room is closed. It is not proved: it ends an attempt, and does no more."""
    return bytes([VERSION]) + _CLOSED + why.value.encode()


def _told(body: bytes) -> InviteEnd:
    try:
        return InviteEnd(body[1:].decode("ascii", "replace"))
    except ValueError:
        return InviteEnd.GARBLED


def _names(code: InviteCode) -> tuple[bytes, bytes]:
    """The identities of both sides, with the room and the version in them."""
    about = f"companion far {VERSION} {code.room}"
    return f"{about} host".encode(), f"{about} guest".encode()


def _body(message: bytes) -> bytes | InviteEnd:
    if not message or len(message) > LONGEST_BYTES:
        return InviteEnd.GARBLED
    return message[1:] if message[0] == VERSION else InviteEnd.VERSION


def _agreed(pake: Any, theirs: bytes, host: bytes, guest: bytes) -> _Keys | InviteEnd:
    """The keys of this side. theirs: what the other side sent; host, guest: both messages, by their roles."""
    if len(theirs) != _PAKE_BYTES:
        return InviteEnd.GARBLED
    try:
        shared = pake.finish(theirs)
    except (SPAKEError, NotOnCurve, ValueError):
        return InviteEnd.GARBLED

    def derived(purpose: bytes) -> bytes:
        return hmac.new(shared, purpose + b"\x00" + host + guest, hashlib.sha256).digest()

    return _Keys(derived(b"guest proves"), derived(b"host proves"), Aead(derived(b"box")))
