"""The organiser's signature of what is exported: Ed25519 (RFC 8032), by PyNaCl, to be checked by any program."""

from __future__ import annotations

import base64
import binascii
import hashlib
from pathlib import Path

from nacl.exceptions import BadSignatureError
from nacl.signing import SigningKey, VerifyKey

from companion.core import intake, private, whole
from companion.core.errors import LeagueError
from companion.league.sealing import ReaderKey

_DER = bytes.fromhex("302a300506032b6570032100")
"""What stands before the 32 bytes of a public key in its SubjectPublicKeyInfo (RFC 8410)."""
_BEGIN, _END = "-----BEGIN PUBLIC KEY-----", "-----END PUBLIC KEY-----"
SEED_BYTES, KEY_BYTES_MAX = 32, 4096


class OrganiserKey:
    """The key of this computer's organiser, made when it is first needed, and readable by this user alone."""

    def __init__(self, path: Path) -> None:
        """LeagueError league-key where the file holds no key, or cannot be made."""
        try:
            if not path.exists():
                private.folder(path.absolute().parent)
                whole.put(path, bytes(SigningKey.generate()), private.opener)
            seed = intake.read_bytes(path, KEY_BYTES_MAX)
            if len(seed) != SEED_BYTES:
                raise LeagueError("league-key", file=str(path))
        except (OSError, intake.Unreadable) as error:
            raise LeagueError("league-key", file=str(path)) from error
        self._key = SigningKey(seed)

    @property
    def public(self) -> bytes:
        """The public key in PEM, as OpenSSL reads it."""
        told = base64.b64encode(_DER + bytes(self._key.verify_key)).decode()
        return f"{_BEGIN}\n{told}\n{_END}\n".encode()

    @property
    def reader(self) -> ReaderKey:
        """By which this organiser reads what is sealed for it."""
        return ReaderKey(bytes(self._key))

    def sign(self, document: bytes) -> bytes:
        """The signature, 64 bytes."""
        return self._key.sign(document).signature


def is_signed(document: bytes, signature: bytes, public: bytes) -> bool:
    """Whether who has the secret part of a public key (PEM) has signed the document; also no key gives False."""
    try:
        lines = public.decode("ascii").split("\n")
        der = base64.b64decode("".join(lines[1:-2]), validate=True)
        if (lines[0], lines[-2]) != (_BEGIN, _END) or not der.startswith(_DER):
            return False
        VerifyKey(der[len(_DER) :]).verify(document, signature)
    except (BadSignatureError, ValueError, TypeError, IndexError, binascii.Error):
        return False
    return True


def is_signed_by(said: bytes, signature: str, by: str) -> bool:
    """Whether who has the secret part of a public key has signed this; both in hexadecimal, whatever they are."""
    try:
        VerifyKey(bytes.fromhex(by)).verify(said, bytes.fromhex(signature))
    except (BadSignatureError, ValueError, TypeError):
        return False
    return True


def mark(public: bytes) -> str:
    """Twenty digits by which people compare a public key aloud: of its SHA-256, in fives."""
    digits = f"{int.from_bytes(hashlib.sha256(public).digest()) % 10**20:020}"
    return " ".join(digits[at : at + 5] for at in range(0, 20, 5))
