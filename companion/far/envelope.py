"""Entries of a match closed by one seat and opened by all: sealed and signed, keys learnt from the log."""

from __future__ import annotations

from companion.far.entry import FarEntry, JoinBody, read
from companion.far.seal import Seal, SeatKey, Unsealed


class SealedEnvelope:
    """See replica.Envelope. A seat's public key is the one that its first `join` tells and is signed by."""

    def __init__(self, seal: Seal, seat: int, key: SeatKey) -> None:
        self._seal, self._seat, self._key = seal, seat, key
        seal.know(seat, key.public)

    def close(self, entry: bytes) -> bytes:
        """See Envelope."""
        return self._seal.close(self._seat, entry, self._key)

    def open(self, sealed: bytes) -> tuple[int, bytes] | None:
        """See Envelope."""
        told = self._seal.open(sealed, _introduced)
        return (told.seat, told.entry) if isinstance(told, Unsealed) else None


def _introduced(seat: int, entry: bytes) -> bytes:
    """The public key with which a seat introduces itself, b"" where it does not."""
    told = read(entry)
    if not isinstance(told, FarEntry) or told.seat != seat or not isinstance(told.body, JoinBody):
        return b""
    return bytes.fromhex(told.body.key)
