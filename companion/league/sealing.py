"""Seals what a centre sends to its organiser, so that a server sees which centre speaks, how much, and when.

A version (1 byte), then a sealed box of libsodium: X25519, XSalsa20 and Poly1305, with a key of its own for each
box. That key comes from what is sealed and a secret of the sender, so that what is sealed again is the same, and a
server knows it again. Who has sent it is not proved by the box, but by the signature within (parcel.py).
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from nacl.exceptions import CryptoError
from nacl.public import Box, PrivateKey, PublicKey, SealedBox

from companion.core.errors import LeagueError

SEALED: Final = 2
"""The first byte of what is sealed."""


class ReaderKey:
    """The secret by which an organiser's computer reads, made from that by which it signs (OrganiserKey)."""

    def __init__(self, seed: bytes) -> None:
        self._key = PrivateKey(blake2b(key=seed, person=b"league reader", digest_size=PrivateKey.SIZE).digest())

    @property
    def public(self) -> str:
        """To whom centres seal, in hexadecimal."""
        return bytes(self._key.public_key).hex()

    def opened(self, data: bytes) -> bytes:
        """What was sealed, and what is not sealed as it is. LeagueError league-parcel-sealed for another's."""
        if data[:1] != bytes([SEALED]):
            return data
        try:
            return SealedBox(self._key).decrypt(data[1:])
        except (CryptoError, ValueError) as error:
            raise LeagueError("league-parcel-sealed") from error


def sealed(data: bytes, reader: str, secret: bytes) -> bytes:
    """Sealed to a reader's public key; the same bytes for the same secret. ValueError where it is no key."""
    to = PublicKey(bytes.fromhex(reader))
    once = PrivateKey(blake2b(data, key=secret, person=b"league parcel", digest_size=PrivateKey.SIZE).digest())
    sender = bytes(once.public_key)
    nonce = blake2b(sender + bytes(to), digest_size=Box.NONCE_SIZE).digest()
    return bytes([SEALED]) + sender + Box(once, to).encrypt(data, nonce).ciphertext
