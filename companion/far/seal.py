"""Signs an entry by its seat and seals it for the match, so that a server sees match, seat, size and time alone.

Sealed: version (1 byte), seat (1), mark of the match (8), nonce (24), then by XChaCha20-Poly1305 under the key of
the match the Ed25519 signature (64) and the entry, and a tag (16). Signature and tag also cover version, match and
seat: who has the key of the match can still not speak for another seat, and no entry fits another match.

What is refused is a value, the same in every house: a stranger's bytes are no error of this program.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from nacl.exceptions import BadSignatureError, CryptoError
from nacl.secret import Aead
from nacl.signing import SigningKey, VerifyKey
from nacl.utils import random

VERSION: Final = 1
"""The first byte of what is sealed."""
ENTRY_BYTES: Final = 512
"""No entry is longer."""
KEY_BYTES: Final = Aead.KEY_SIZE
PUBLIC_BYTES: Final = 32
SIGNATURE_BYTES: Final = 64
MARK_BYTES: Final = 8
_HEAD: Final = 2 + MARK_BYTES
OVERHEAD_BYTES: Final = _HEAD + Aead.NONCE_SIZE + SIGNATURE_BYTES + Aead.MACBYTES
SEALED_BYTES: Final = ENTRY_BYTES + OVERHEAD_BYTES
"""No sealed entry is longer."""


class SealFault(StrEnum):
    """Why bytes are no entry of a seat of this match."""

    OVERSIZE = "oversize"
    """Longer than any entry. Nothing else was looked at."""
    VERSION = "version"
    """Of a version that this program does not know."""
    FOREIGN = "foreign"
    """Sealed for another match."""
    UNSEALED = "unsealed"
    """Not sealed with the key of the match, or damaged on the way."""
    UNSIGNED = "unsigned"
    """Sealed for the match, but not signed by the seat that it names."""


@dataclass(frozen=True, slots=True)
class Unsealed:
    """What a seat has sealed, and nobody else."""

    seat: int
    entry: bytes


class SeatKey:
    """The secret key of one seat. seed: 32 bytes, new and random where none are given."""

    def __init__(self, seed: bytes | None = None) -> None:
        self._key = SigningKey.generate() if seed is None else SigningKey(seed)

    @property
    def seed(self) -> bytes:
        """What makes the same key again; nobody else's business."""
        return bytes(self._key)

    @property
    def public(self) -> bytes:
        """The 32 bytes by which others know this seat."""
        return bytes(self._key.verify_key)

    def sign(self, message: bytes) -> bytes:
        """The Ed25519 signature of a message, 64 bytes."""
        return self._key.sign(message).signature


def new_key() -> bytes:
    """A random key for a new match."""
    return random(KEY_BYTES)


Introduced = Callable[[int, bytes], bytes]
"""The public key of this seat by an entry that it has sealed; b"" where that tells none."""


def unknown(_seat: int, _entry: bytes) -> bytes:
    """Nobody introduces themselves."""
    return b""


class Seal:
    """The seal of one match.

    match: its name. key: 32 bytes that the seats share. seats: the public key of each seat that is known so far.
    ValueError where a key has not its length.
    """

    def __init__(self, match: str, key: bytes, seats: Mapping[int, bytes]) -> None:
        self._match = match.encode()
        self._mark = mark_of(match)
        self._aead = Aead(key)
        self._seats = {seat: VerifyKey(public) for seat, public in seats.items()}

    def know(self, seat: int, public: bytes) -> bool:
        """Learn the public key of a seat; false where another one is known, which then stands."""
        return self._seats.setdefault(seat, VerifyKey(public)) == VerifyKey(public)

    def close(self, seat: int, entry: bytes, key: SeatKey) -> bytes:
        """An entry signed by the key of this seat and sealed. ValueError for one of more than ENTRY_BYTES."""
        if len(entry) > ENTRY_BYTES:
            raise ValueError(f"an entry of {len(entry)} bytes")
        about = self._about(seat)
        sealed = self._aead.encrypt(key.sign(about + entry) + entry, about, random(Aead.NONCE_SIZE))
        return bytes([VERSION, seat]) + self._mark + sealed

    def open(self, sealed: bytes, introduced: Introduced = unknown) -> Unsealed | SealFault:
        """What a seat sealed, or why these bytes are no such thing. Never raises, whatever they are.

        introduced: gives the key of a seat that is not known so far by what it has sealed; where that has signed
        it, it is known from then on.
        """
        strange = self._strange(sealed)
        if strange is not None:
            return strange
        seat = sealed[1]
        about = self._about(seat)
        try:
            plain = self._aead.decrypt(sealed[_HEAD:], about)
        except CryptoError:
            return SealFault.UNSEALED
        signature, entry = plain[:SIGNATURE_BYTES], plain[SIGNATURE_BYTES:]
        told = b"" if seat in self._seats else introduced(seat, entry)
        key = VerifyKey(told) if len(told) == PUBLIC_BYTES else self._seats.get(seat)
        try:
            if key is None:
                return SealFault.UNSIGNED
            key.verify(about + entry, signature)
        except BadSignatureError:
            return SealFault.UNSIGNED
        self._seats[seat] = key
        return Unsealed(seat, entry)

    def _strange(self, sealed: bytes) -> SealFault | None:
        """What is wrong with the size or the head of it."""
        if len(sealed) > SEALED_BYTES:
            return SealFault.OVERSIZE
        if sealed[:1] != bytes([VERSION]):
            return SealFault.VERSION if sealed else SealFault.UNSEALED
        if len(sealed) < OVERHEAD_BYTES:
            return SealFault.UNSEALED
        return None if sealed[2:_HEAD] == self._mark else SealFault.FOREIGN

    def _about(self, seat: int) -> bytes:
        """What signature and tag cover beside the entry. ValueError for a seat that is not of one byte."""
        return b"companion far entry" + bytes([VERSION, seat, len(self._match)]) + self._match


def mark_of(match: str) -> bytes:
    """What tells sealed entries of a match from another's at a glance; proves nothing."""
    return hashlib.sha256(b"companion far match" + match.encode()).digest()[:MARK_BYTES]
