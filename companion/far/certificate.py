"""A certificate for a server at home: made here, signed by itself, and trusted because the invitation names it."""

from __future__ import annotations

import datetime
import ipaddress
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

DAYS: Final = 3650
EARLIER: Final = datetime.timedelta(days=2)
"""So much earlier it begins: the clock of another house may be wrong."""


@dataclass(frozen=True, slots=True)
class MadeCertificate:
    """PEM of a certificate and of its key."""

    certificate: bytes
    key: bytes


def make_certificate(names: Sequence[str], now: datetime.datetime) -> MadeCertificate:
    """A certificate for these names and addresses, the first of which it is called by, valid for ten years.

    now: in UTC. ECDSA over P-256, which every TLS 1.2 and 1.3 library knows.
    """
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, names[0][:64])])
    builder = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - EARLIER)
        .not_valid_after(now + datetime.timedelta(days=DAYS))
        .add_extension(x509.SubjectAlternativeName([_general(one) for one in names]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
    )
    made = builder.sign(key, hashes.SHA256())
    return MadeCertificate(
        made.public_bytes(serialization.Encoding.PEM),
        key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        ),
    )


def _general(name: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(name))
    except ValueError:
        return x509.DNSName(name)


def pinned(pem: bytes) -> bytes:
    """What a client has to trust for a server with this certificate, the first one in PEM. ValueError for none.

    It itself, in DER, where it was made for itself alone; b"" where an authority vouches for it.
    """
    told = x509.load_pem_x509_certificate(pem)
    return told.public_bytes(serialization.Encoding.DER) if told.issuer == told.subject else b""
