"""What a question of the dialogue offers: each thing with the keys that mean it."""

from __future__ import annotations

from companion.core.model import Fact, Phrase
from companion.games.queens_garden.rules.acts import Given
from companion.games.queens_garden.rules.cells import HOURS, KEYS
from companion.games.queens_garden.rules.hexes import COLOURS, PATTERNS, digits
from companion.games.queens_garden.telling import nouns


def criterion(word: str, count: int) -> Phrase:
    """A colour or pattern, and how many hexagons it brings."""
    facts: dict[str, Fact] = {"property": nouns.criterion(word), "count": count}
    if word in COLOURS:
        facts |= {"sort": "colour", "number": 10 * (COLOURS.index(word) + 1)}
    else:
        facts |= {"sort": "pattern", "number": PATTERNS.index(word) + 1}
    return Phrase("qg-key-property", facts)


def tile(hexagon: int) -> Phrase:
    """A stored tile."""
    return Phrase("qg-key-tile", {"hexagon": nouns.hexagon(hexagon), "number": int(digits(hexagon))})


def expansion(hexagon: int) -> Phrase:
    """A stored expansion that is laid: it has the keys of its hexagon."""
    return Phrase("qg-key-tile", {"hexagon": nouns.expansion(hexagon), "number": int(digits(hexagon))})


def things(found: Given) -> tuple[Fact, ...]:
    """What can be given up: tiles, expansions, which have seven before their keys, a joker."""
    jokers = (Phrase("qg-key-joker"),) if found.jokers else ()
    return (*map(tile, found.tiles), *map(_given_expansion, found.beds), *jokers)


def _given_expansion(hexagon: int) -> Phrase:
    return Phrase("qg-key-expansion", {"expansion": nouns.expansion(hexagon), "number": int(digits(hexagon))})


def slot(index: int) -> Phrase:
    """An hour by the key that lies in its direction."""
    return Phrase("qg-key-clock", {"hour": HOURS[index], "key": int(KEYS[index])})
