"""How a page without a seat gets one: the table says yes to it, or it shows six digits that were said there.

Pure but for chance; belongs to the event loop. Nothing has to be copied where the table confirms; the digits hold
so shortly and for so few tries that they cannot be guessed, and each new ones are heard by everybody.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from companion.page.safety import Rate, Tokens

STANDS_S = 60.0
"""So long the table has to confirm (daemon.wishes)."""
HOLD_S = 120.0
TRIES = 5
"""So long digits hold, and so often other ones may be shown."""
OFTEN, OFTEN_S = 5, 600.0
"""So many times within so long the table is asked for one browser's address, and as often says digits."""
PACE_S = 20.0
"""Sooner after each other no digits are said."""

Say = Callable[[str, Mapping[str, int | str]], bool]
"""Has a message said at the table; false where nobody hears it."""


@dataclass(frozen=True, slots=True)
class Paired:
    """What comes of an attempt: an HTTP status, a message, and the secret of a seat or the ticket of a wish."""

    status: int
    key: str
    facts: Mapping[str, int] = field(default_factory=dict)
    token: str = ""
    ticket: str = ""


@dataclass(slots=True)
class _Open:
    """A wish that the table is asked. answer: why it has ended, "" while it stands."""

    ticket: str
    seat: int
    until_s: float
    answer: str = ""


@dataclass(slots=True)
class _Digits:
    """Digits that were said. left: so many wrong tries are still heard."""

    digits: str
    until_s: float
    left: int = TRIES


class Pairing:
    """Gives secrets of seats to pages. wish: asks the table for a seat. clock: seconds that only grow."""

    def __init__(self, tokens: Tokens, wish: Callable[[int], bool], say: Say, clock: Callable[[], float]) -> None:
        self._tokens, self._wish, self._say, self._clock = tokens, wish, say, clock
        self._open: _Open | None = None
        self._digits: _Digits | None = None
        self._asked = Rate(clock, OFTEN, OFTEN_S)
        self._said = Rate(clock, OFTEN, OFTEN_S)
        self._pace = Rate(clock, 1, PACE_S)

    # ---- the table's yes -------------------------------------------------------------------------------------

    def ask(self, seat: int, who: str) -> Paired:
        """Ask the table for a seat. who: the address of the browser."""
        if seat not in self._tokens.seats:
            return Paired(422, "page-stranger")
        if self._open is not None and not self._open.answer and self._clock() < self._open.until_s:
            return Paired(409, "page-pair-busy")
        if self._asked.is_full(who):
            return Paired(429, "page-pair-often")
        if not self._wish(seat):
            return Paired(503, "page-gone")
        self._asked.allows(who)
        self._open = _Open(secrets.token_urlsafe(16), seat, self._clock() + STANDS_S)
        return Paired(202, "page-pair-asked", ticket=self._open.ticket)

    def wished(self, granted: bool, reason: str) -> None:
        """What the table says."""
        if self._open is not None and not self._open.answer:
            self._open.answer = "yes" if granted else reason

    def wait(self, ticket: str) -> Paired:
        """How the wish of this ticket stands; a yes is given once."""
        wish = self._open
        if wish is None or not hmac.compare_digest(wish.ticket.encode(), ticket.encode()):
            return Paired(410, "page-pair-late")
        if not wish.answer and self._clock() < wish.until_s:
            return Paired(202, "page-pair-asked", ticket=ticket)
        self._open = None
        if wish.answer == "yes":
            return Paired(200, "page-pair-yes", token=self._tokens.of(wish.seat))
        return Paired(409, f"page-pair-{wish.answer}") if wish.answer else Paired(410, "page-pair-late")

    # ---- six digits ------------------------------------------------------------------------------------------

    def say(self) -> Paired:
        """Have new digits said at the table."""
        if self._pace.is_full("") or self._said.is_full(""):
            return Paired(429, "page-pair-often")
        digits = f"{secrets.randbelow(10**6):06}"
        if not self._say("page-digits", {"digits": " ".join(digits)}):
            return Paired(503, "page-gone")
        self._pace.allows("")
        self._said.allows("")
        self._digits = _Digits(digits, self._clock() + HOLD_S)
        return Paired(202, "page-pair-said")

    def use(self, digits: str, seat: int) -> Paired:
        """The seat, where these are the digits that were said; they serve once."""
        said = self._digits
        if seat not in self._tokens.seats:
            return Paired(422, "page-stranger")
        if said is None or self._clock() >= said.until_s:
            self._digits = None
            return Paired(410, "page-pair-none")
        if hmac.compare_digest(said.digits.encode(), digits.encode()):
            self._digits = None
            return Paired(200, "page-pair-yes", token=self._tokens.of(seat))
        said.left -= 1
        if not said.left:
            self._digits = None
        return Paired(403, "page-pair-wrong", {"left": said.left})
