"""Which program is the older one, where two would judge a match differently. Pure."""

from __future__ import annotations

import re
from typing import Final

from companion.core.errors import LogError
from companion.core.model import Fact, Phrase

_THERE: Final = {
    "far-rules": "far-apart",
    "far-rules-older": "far-apart-older",
    "far-rules-newer": "far-apart-newer",
    "far-rules-same": "far-apart-same",
}
"""What another house hears, by what the one hears whose program cannot play."""
PARTED: Final = frozenset(_THERE)
"""Errors of a program that cannot play a match."""


def parted(here: str, there: str) -> LogError:
    """Why a match that another program has begun cannot be played here, and who is to update.

    here, there: versions of the two programs, "" where an older log tells none. The error: far-rules-older where
    this one is older, far-rules-newer, far-rules-same, or far-rules where that is not known.
    """
    mine, theirs = _numbers(here), _numbers(there)
    if not mine or not theirs:
        return LogError("far-rules")
    if mine == theirs:
        return LogError("far-rules-same", here=here)
    return LogError("far-rules-older" if mine < theirs else "far-rules-newer", here=here, there=there)


def apart(player: str, begun: str, there: str) -> Phrase:
    """What the others hear of the table of this player, whose program of version `there` cannot play the match.

    begun: version of the program that has begun it; either may be "".
    """
    error = parted(there, begun)
    versions: dict[str, Fact] = {"here": begun, "there": there}
    return Phrase(_THERE[error.key], {"player": player, **{name: versions[name] for name in error.facts}})


def _numbers(version: str) -> tuple[int, ...]:
    """Its numbers, without zeros at the end: 0.10 is newer than 0.9, and 1.0 is 1."""
    found = re.match(r"[0-9]{1,6}(\.[0-9]{1,6})*", version)
    return tuple(map(int, re.sub(r"(\.0)+$", "", found[0]).split("."))) if found else ()
