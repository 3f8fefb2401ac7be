"""The other side of seal and invitation, from the text of companion/far and the papers, importing nothing of it.

SPAKE2 over Ed25519 is reckoned here with Python's own numbers, affine and slow; M and N are those that the package
spake2 and the crate of the same name publish. Ciphers and signatures are pycryptodome's, not libsodium's.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import os
from dataclasses import dataclass, field

from Crypto.Cipher import ChaCha20_Poly1305
from Crypto.Hash import SHA256
from Crypto.Protocol.KDF import HKDF
from Crypto.PublicKey import ECC
from Crypto.Signature import eddsa

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
Point = tuple[int, int]
M = bytes.fromhex("15cfd18e385952982b6a8f8c7854963b58e34388c8e6dae891db756481a02312")
N = bytes.fromhex("f04f2e7eb734b2a8f8b472eaf9c3c632576ac64aea650b496a8a20ff00e583c3")


def added(one: Point, other: Point) -> Point:
    """The sum on -x^2 + y^2 = 1 + d x^2 y^2, RFC 8032 section 5.1."""
    (x1, y1), (x2, y2) = one, other
    t = D * x1 * x2 * y1 * y2 % P
    x = (x1 * y2 + x2 * y1) * pow(1 + t, -1, P)
    y = (y1 * y2 + x1 * x2) * pow(1 - t, -1, P)
    return x % P, y % P


def times(number: int, point: Point) -> Point:
    result: Point = (0, 1)
    for bit in f"{number % ORDER:b}":
        result = added(result, result)
        if bit == "1":
            result = added(result, point)
    return result


def decoded(data: bytes) -> Point:
    number = int.from_bytes(data, "little")
    y, odd = number & (2**255 - 1), number >> 255
    squared = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(squared, (P + 3) // 8, P)
    if x * x % P != squared:
        x = x * pow(2, (P - 1) // 4, P) % P
    assert x * x % P == squared, "not on the curve"
    return (P - x if x % 2 != odd else x), y


def encoded(point: Point) -> bytes:
    x, y = point
    return (y | (x & 1) << 255).to_bytes(32, "little")


BASE = decoded((4 * pow(5, -1, P) % P).to_bytes(32, "little"))


def scalar(password: bytes) -> int:
    stretched = HKDF(password, 48, b"", SHA256, context=b"SPAKE2 pw")
    assert isinstance(stretched, bytes)
    return int.from_bytes(stretched, "big") % ORDER


@dataclass
class Half:
    """One half of SPAKE2. side: A or B."""

    password: bytes
    side: bytes
    name_a: bytes
    name_b: bytes
    secret: int = field(default_factory=lambda: int.from_bytes(os.urandom(64), "big") % ORDER)

    def start(self) -> bytes:
        blind = decoded(M if self.side == b"A" else N)
        mixed = added(times(self.secret, BASE), times(scalar(self.password), blind))
        self.mine = encoded(mixed)
        return self.side + self.mine

    def finish(self, theirs: bytes) -> bytes:
        blind = decoded(N if self.side == b"A" else M)
        clear = added(decoded(theirs[1:]), times(-scalar(self.password), blind))
        shared = encoded(times(self.secret, clear))
        x, y = (self.mine, theirs[1:]) if self.side == b"A" else (theirs[1:], self.mine)
        told = [hashlib.sha256(one).digest() for one in (self.password, self.name_a, self.name_b)]
        return hashlib.sha256(b"".join([*told, x, y, shared])).digest()


def encrypted(key: bytes, plain: bytes, about: bytes) -> bytes:
    cipher = ChaCha20_Poly1305.new(key=key, nonce=os.urandom(24))
    cipher.update(about)
    text, tag = cipher.encrypt_and_digest(plain)
    return bytes(cipher.nonce) + text + tag


def decrypted(key: bytes, sealed: bytes, about: bytes) -> bytes:
    """ValueError where the tag does not fit."""
    cipher = ChaCha20_Poly1305.new(key=key, nonce=sealed[:24])
    cipher.update(about)
    return cipher.decrypt_and_verify(sealed[24:-16], sealed[-16:])


class OtherKey:
    """A seat's key as pycryptodome has it."""

    def __init__(self, seed: bytes) -> None:
        self._key = ECC.construct(curve="Ed25519", seed=seed)

    @property
    def public(self) -> bytes:
        return self._key.public_key().export_key(format="raw")

    def sign(self, message: bytes) -> bytes:
        return eddsa.new(self._key, "rfc8032").sign(message)


def verify(public: bytes, message: bytes, signature: bytes) -> None:
    """ValueError where it was not signed so."""
    eddsa.new(eddsa.import_public_key(public), "rfc8032").verify(message, signature)


def about(match: str, seat: int) -> bytes:
    return b"companion far entry" + bytes([1, seat, len(match)]) + match.encode()


def head(match: str, seat: int) -> bytes:
    return bytes([1, seat]) + hashlib.sha256(b"companion far match" + match.encode()).digest()[:8]


def seal(match: str, key: bytes, seat: int, entry: bytes, signer: OtherKey) -> bytes:
    said = about(match, seat)
    return head(match, seat) + encrypted(key, signer.sign(said + entry) + entry, said)


def unseal(match: str, key: bytes, seat: int, sealed: bytes, public: bytes) -> bytes:
    """ValueError where it was not sealed and signed so."""
    assert sealed[:10] == head(match, seat)
    said = about(match, seat)
    plain = decrypted(key, sealed[10:], said)
    verify(public, said + plain[64:], plain[:64])
    return plain[64:]


class OtherPerson:
    """Host or guest of an invitation. code: nine digits."""

    def __init__(self, code: str, side: bytes) -> None:
        name_a, name_b = (f"companion far 1 {code[:4]} {one}".encode() for one in ("host", "guest"))
        self.half = Half(code[4:].encode(), side, name_a, name_b)
        self.begin = b"\x01" + self.half.start()

    def agree(self, message: bytes) -> None:
        assert message[0] == 1
        shared, theirs, mine = self.half.finish(message[1:]), message[1:], self.begin[1:]
        told = mine + theirs if self.half.side == b"A" else theirs + mine
        made = [
            hmac.digest(shared, one + b"\0" + told, "sha256") for one in (b"guest proves", b"host proves", b"box")
        ]
        self.guest_proof, self.host_proof, self.box = made

    def prove(self, public: bytes) -> bytes:
        return b"\x01" + self.guest_proof + encrypted(self.box, public, b"guest")

    def admit(self, message: bytes, welcome: dict[str, object]) -> tuple[bytes, bytes]:
        """The public key of the guest, and what it is answered."""
        assert message[1:33] == self.guest_proof
        public = decrypted(self.box, message[33:], b"guest")
        return public, b"\x01" + self.host_proof + encrypted(self.box, json.dumps(welcome).encode(), b"host")

    def enter(self, message: bytes) -> dict[str, object]:
        assert message[1:33] == self.host_proof
        told = json.loads(decrypted(self.box, message[33:], b"host"))
        assert isinstance(told, dict)
        return told
