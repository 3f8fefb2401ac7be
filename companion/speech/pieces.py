"""Cuts a long line into pieces that are told one by one. Pure."""

from __future__ import annotations

import re

MOST = 160
"""Characters of a piece: some twelve seconds at 175 words a minute, where 13 are spoken a second."""

WHOLE = 200
"""Characters up to which a line is told whole, at most fifteen seconds: so long is nearly every offer of four."""

_SENTENCES = re.compile(r"(?<=[.!?])\s+")
_CLAUSES = re.compile(r"(?<=[,;:])\s+")


def pieces(text: str) -> list[str]:
    """A line in pieces of whole sentences, of clauses where a sentence is too long, at least one.

    Joined by blanks they are the line again. A line of at most WHOLE is one piece. Else a piece is longer than
    MOST only where a single clause is.
    """
    if len(text) <= WHOLE:
        return [text]
    parts = [
        part
        for sentence in _SENTENCES.split(text)
        for part in ([sentence] if len(sentence) <= MOST else _filled(_CLAUSES.split(sentence)))
    ]
    return _filled(parts)


def _filled(parts: list[str]) -> list[str]:
    """Neighbours joined as long as they fit."""
    out = parts[:1]
    for part in parts[1:]:
        if len(out[-1]) + 1 + len(part) <= MOST:
            out[-1] += f" {part}"
        else:
            out.append(part)
    return out
