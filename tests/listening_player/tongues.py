"""What the listener's three languages have in common at a table of any game: kinds of sentences and of lists.

Each language gives its own words and sentences; nothing comes from the program that speaks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from tests.listening_player.ears import Value
from tests.listening_player.grammar import Grammar, Listing, Tongue

Patterns = Sequence[tuple[str, str]]
Number = Callable[[int], str]
_OF_PLAYER = ("of_player", "<player>: <answer what>")


@dataclass(frozen=True)
class Sentences:
    """The sentences of one language at the tables of one game, by what they are for.

    small: parts of sentences, by their kind. Asks and answers may be heard behind a player's name, too; reasons,
    remedies, waits and acts may stand within other sentences.
    """

    set_up: Patterns
    lines: Patterns
    warnings: Patterns
    reasons: Patterns
    remedies: Patterns
    acts: Patterns
    waits: Patterns
    asks: Patterns
    answers: Patterns
    small: Mapping[str, Patterns] = field(default_factory=dict)


def tongue_of(
    said: Sentences,
    words: Mapping[str, Mapping[str, Value]],
    lists: Mapping[str, Listing],
    filling: Mapping[str, str] | None = None,
) -> Tongue:
    """The language made of its sentences and words. filling: what stands for each {word} at this table."""
    groups = {
        "act": said.acts,
        "waiting": said.waits,
        "reason": said.reasons,
        "remedy": said.remedies,
        "answer": [*said.asks, *said.answers],
        **said.small,
    }
    lines = [*said.set_up, *said.lines, *said.warnings, *said.waits, *said.asks, *said.answers, _OF_PLAYER]
    fill = filling or {}
    return Tongue(
        words=words,
        lists=lists,
        groups={kind: filled(patterns, fill) for kind, patterns in groups.items()},
        lines=filled(lines, fill),
    )


def filled(patterns: Patterns, words: Mapping[str, str]) -> list[tuple[str, str]]:
    """Patterns with these words in the place of {word}."""
    found = []
    for name, line in patterns:
        whole = line
        for word, said in words.items():
            whole = whole.replace(f"{{{word}}}", said)
        found.append((name, whole))
    return found


def numbered(before: str, number: Number, numbers: Iterable[int]) -> dict[str, Value]:
    """ "řada tři" is 3."""
    return {f"{before} {number(n)}": n for n in numbers}


def lists_of(last: str, choice: str, kinds: Mapping[str, tuple[str, str]]) -> dict[str, Listing]:
    """Lists by name. kinds: the kind of their items, and how these are joined.

    ",": by commas. "and", "or": the last one by `last` or `choice`. ".": as sentences.
    """
    joints = {",": (", ", ", "), "and": (", ", last), "or": (", ", choice), ".": (". ", ". ")}
    return {name: Listing(kind, *joints[how]) for name, (kind, how) in kinds.items()}


def ears_of(tongue: Tongue) -> Callable[[Sequence[str]], Grammar]:
    """Makes the ear of a table with these names."""
    return lambda names: Grammar(tongue, {name: at for at, name in enumerate(names, start=1)})
