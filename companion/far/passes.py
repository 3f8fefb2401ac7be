"""Passes: signed tokens by which a NATS server knows who may do what, without a list of users.

NATS' decentralised authentication: an operator signs an account, the account signs users, the server knows the
operator alone. Names of keys are its nkeys (base 32 of a prefix, the Ed25519 key and a CRC-16), tokens are JSON
Web Tokens with the algorithm "ed25519-nkey" (docs.nats.io, "JWT claims", version 2). A user shows that the token
is its own by signing what the server says first.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final

from companion.far.seal import SeatKey

UNLIMITED: Final = -1
PASS_BYTES: Final = 2000
"""No pass of a seat or of a guest is longer."""


class KeyKind(IntEnum):
    """The first byte of a key's name."""

    OPERATOR = 14 << 3
    ACCOUNT = 0 << 3
    USER = 20 << 3


@dataclass(frozen=True, slots=True)
class Rights:
    """What a user may do. publish, listen: subjects, none for all. answers: to whoever asks it.

    listens_max: so many subscriptions at once. payload_max: bytes of a message.
    """

    publish: Sequence[str] = ()
    listen: Sequence[str] = ()
    answers: bool = False
    listens_max: int = UNLIMITED
    payload_max: int = UNLIMITED

    def claims(self) -> dict[str, Any]:
        """As the token says it."""
        told: dict[str, Any] = {
            "pub": {"allow": list(self.publish)} if self.publish else {},
            "sub": {"allow": list(self.listen)} if self.listen else {},
            "subs": self.listens_max,
            "data": UNLIMITED,
            "payload": self.payload_max,
        }
        if self.answers:
            told["resp"] = {"max": 1, "ttl": 30_000_000_000}
        return told


def key_name(kind: KeyKind, public: bytes) -> str:
    """The nkey of a public key, 32 bytes."""
    raw = bytes([kind]) + public
    return _base32(raw + binascii.crc_hqx(raw, 0).to_bytes(2, "little"))


def operator_token(operator: SeatKey, now_s: int) -> str:
    """The token of the operator, signed by itself."""
    return _token(operator, KeyKind.OPERATOR, _Claims("operator", KeyKind.OPERATOR, operator.public), {}, now_s)


def account_token(
    operator: SeatKey, account: bytes, now_s: int, *, stores: bool, withdrawn: Mapping[bytes, int] | None = None
) -> str:
    """The token of an account, signed by the operator.

    stores: whether it may have streams on the disk. withdrawn: public keys of users -> seconds of the epoch; the
    passes that were given to them until then hold no more.
    """
    limits = dict.fromkeys(("subs", "data", "payload", "imports", "exports", "conn"), UNLIMITED)
    disk = UNLIMITED if stores else 0
    stored = {"mem_storage": 0, "disk_storage": disk, "streams": disk, "consumer": 0, "leaf": 0, "wildcards": True}
    claims = _Claims("account", KeyKind.ACCOUNT, account)
    revoked = {key_name(KeyKind.USER, key): at_s for key, at_s in sorted((withdrawn or {}).items())}
    told = {"limits": {**limits, **stored}, **({"revocations": revoked} if revoked else {})}
    return _token(operator, KeyKind.OPERATOR, claims, told, now_s)


def user_pass(
    account: SeatKey, user: bytes, rights: Rights, now_s: int, *, until_s: int = 0, open_to_all: bool = False
) -> str:
    """The pass of a user's public key, signed by the account.

    until_s: when it ends, in seconds of the epoch, 0 for never. open_to_all: who shows it need not have the key.
    """
    claims = _Claims("user", KeyKind.USER, user, until_s)
    extra = {"bearer_token": True} if open_to_all else {}
    return _token(account, KeyKind.ACCOUNT, claims, {**rights.claims(), **extra}, now_s)


def ends_s(token: str) -> int:
    """When a pass ends, in seconds of the epoch; 0 where it never does or is no token. It is not verified."""
    try:
        body = token.split(".")[1]
        told = json.loads(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)))
        return int(told.get("exp", 0))
    except (IndexError, ValueError, AttributeError, TypeError):
        return 0


@dataclass(frozen=True, slots=True)
class _Claims:
    """Whom a token is for."""

    kind: str
    prefix: KeyKind
    public: bytes
    until_s: int = 0


def _token(issuer: SeatKey, issuer_kind: KeyKind, about: _Claims, nats: dict[str, Any], now_s: int) -> str:
    name = key_name(about.prefix, about.public)
    told: dict[str, Any] = {
        "iat": now_s,
        "iss": key_name(issuer_kind, issuer.public),
        "name": f"companion {about.kind}",
        "sub": name,
        "nats": {**nats, "type": about.kind, "version": 2},
    }
    if about.until_s:
        told["exp"] = about.until_s
    told["jti"] = _base32(hashlib.sha256(_json(told)).digest())
    signed = _base64(_json({"typ": "JWT", "alg": "ed25519-nkey"})) + "." + _base64(_json(told))
    return signed + "." + _base64(issuer.sign(signed.encode()))


def _json(told: dict[str, Any]) -> bytes:
    return json.dumps(told, separators=(",", ":")).encode()


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _base32(data: bytes) -> str:
    return base64.b32encode(data).rstrip(b"=").decode()
