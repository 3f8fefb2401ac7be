"""What a program needs to play one far match from this house; it is kept on the disk and never made anew."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.far.entry import OpenBody


@dataclass(frozen=True, slots=True)
class SeatAt:
    """One seat of a match at its server, as FarPlan has these."""

    match: str
    seat: int
    address: str
    certificate: bytes | None
    seed: bytes
    ticket: str


@dataclass(frozen=True, slots=True)
class FarPlan:
    """One seat of one far match.

    match: its name at the server. seat: this house's. address: tls://host:port. certificate: of the server, DER;
    None where an authority vouches for it. key: of the match, 32 bytes. seed: of the seat's own key, 32 bytes.
    ticket: its pass. secret: of its hash chain, 32 bytes. seats: public keys that the invitation told. name: under
    which the others hear the player, "" for none. opening: what is played.
    """

    match: str
    seat: int
    address: str
    certificate: bytes | None
    key: bytes
    seed: bytes
    ticket: str
    secret: bytes
    opening: OpenBody
    seats: Mapping[int, bytes] = field(default_factory=dict)
    name: str = ""

    @property
    def at(self) -> SeatAt:
        """Where it enters."""
        return SeatAt(self.match, self.seat, self.address, self.certificate, self.seed, self.ticket)
