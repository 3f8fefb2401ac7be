"""What is told, against the comments of its message: each fact that a translator may use is there, of its kind."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.model import Announcement, Fact, Phrase, Place, Problem
from tests.language_support import FEWEST, FactType, entries


def missed(told: Announcement | Phrase | Problem) -> list[str]:
    """What the facts of something told lack, have too much, or have of another kind; so of all that is in them."""
    found = list(_missed(told.key, told.facts))
    if isinstance(told, Problem) and told.remedy is not None:
        found += missed(told.remedy)
    return found


def _missed(key: str, facts: object) -> Iterator[str]:
    if key not in entries("en"):
        yield f"{key} is no message"
        return
    wanted = entries("en")[key].facts
    if not isinstance(facts, dict):
        yield f"{key}: no facts but {facts!r}"
        return
    if set(facts) != set(wanted):
        yield f"{key}: {sorted(facts)} instead of {sorted(wanted)}"
    for name in set(facts) & set(wanted):
        yield from _strange(f"{key} ${name}", wanted[name], facts[name])


def _strange(where: str, wanted: FactType, fact: Fact) -> Iterator[str]:
    sort, more = wanted.sort, wanted.more
    if sort in FEWEST:
        if not isinstance(fact, tuple) or len(fact) < FEWEST[sort]:
            yield f"{where}: {fact!r} for {sort}"
            return
        for one in fact:
            yield from _strange(where, FactType(wanted.name, more[0], more[1:], ""), one)
    elif sort == "phrase":
        if not isinstance(fact, Phrase) or fact.key not in more:
            yield f"{where}: {fact!r} is none of {more}"
        else:
            yield from _missed(fact.key, fact.facts)
    elif sort == "number":
        low, high = wanted.bounds() if more else (-(10**9), 10**9)
        if not isinstance(fact, int) or not low <= fact <= high:
            yield f"{where}: {fact!r} is not from {low} to {high}"
    elif sort == "cell":
        if not isinstance(fact, Place):
            yield f"{where}: {fact!r} is no cell"
    elif not isinstance(fact, str) or (wanted.ids and fact not in wanted.ids):
        yield f"{where}: {fact!r} is no {sort} {wanted.ids}"
