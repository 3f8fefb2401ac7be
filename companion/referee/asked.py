"""Questions: whose board is meant, what the game waits for, and to whom the answer goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from companion.games.base import Awaited
from companion.model import Announcement, Fact, Kind, Phrase, Topic

AT_ONCE = 3
"""What is awaited of more players than this is told as a number and these (spoken lines, rule 8)."""


def subject_of(text: str, seat: int) -> tuple[int, str]:
    """The player meant and the rest: a number first chooses another's board, else it is the asker's."""
    first, _, rest = text.partition(" ")
    return (int(first), rest) if first.isdecimal() and len(first) < 3 and rest else (seat, text)


def waiting(awaited: Sequence[Awaited], player: int) -> list[Announcement]:
    """What the game waits for, of one player or (0) of all."""
    acts = [one.act for one in awaited if player in (0, one.player)] or [one.act for one in awaited]
    if not acts:
        return [Announcement("waiting-for-nothing", kind=Kind.ANSWER)]
    if len(acts) == 1:
        return [Announcement(acts[0].key, acts[0].facts, Kind.ANSWER, topic=Topic.TURN)]
    told = tuple(acts[:AT_ONCE])
    facts: dict[str, Fact] = {"count": len(acts), "items": told, "more": len(acts) - len(told)}
    return [Announcement("waiting-for", facts, Kind.ANSWER, topic=Topic.TURN)]


def to_asker(
    answers: Sequence[Announcement], asker: int, subject: int, names: Mapping[int, str]
) -> list[Announcement]:
    """The answers as the asker hears them: about anybody else, the name of that player comes first."""
    other = len(names) > 1 and subject != asker and subject in names
    found = []
    for one in answers:
        told = replace(one, kind=Kind.ANSWER, coalesce="", seat=asker)
        if other and "player" not in one.facts:
            facts: dict[str, Fact] = {"player": names[subject], "what": Phrase(one.key, one.facts)}
            told = replace(told, key="of-player", facts=facts)
        found.append(told)
    return found
