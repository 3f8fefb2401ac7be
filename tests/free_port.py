"""A TCP port of this computer that one test has for itself, also while its server is down."""

from __future__ import annotations

import random
import socket
from collections.abc import Sequence
from pathlib import Path
from typing import Final

LOOPBACK: Final = "127.0.0.1"
_FIRST: Final = 10_000
_GIVEN_BY_LINUX: Final = Path("/proc/sys/net/ipv4/ip_local_port_range")
_GIVEN_BY_OTHERS: Final = 49_152
"""Where the ports begin that a system gives by itself, as RFC 6335, section 6, has it."""
_claims: list[socket.socket] = []


def free_port(among: Sequence[int] = ()) -> int:
    """A port where nobody listens and which no other test gets until this process ends. OSError if there is none.

    It is none of those that the system itself gives to connections, and to who asks for any: it would give a port
    away between this call and the server's start, or while the server is down. A datagram socket of the same
    number, kept open, tells the other tests. among: ports to choose from, those of this kind if none.
    """
    for port in random.sample(among or range(_FIRST, _given_from()), k=len(among) or 1000):
        claim = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        try:
            claim.bind((LOOPBACK, port))
            with socket.socket() as probe:
                probe.bind((LOOPBACK, port))
        except OSError:
            claim.close()
            continue
        _claims.append(claim)
        return port
    raise OSError("no port is free")


def _given_from() -> int:
    """The first of the ports that the system gives by itself."""
    if not _GIVEN_BY_LINUX.exists():
        return _GIVEN_BY_OTHERS
    return max(_FIRST + 1000, int(_GIVEN_BY_LINUX.read_text(encoding="ascii").split()[0]))
