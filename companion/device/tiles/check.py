"""What is wrong or worth knowing about a tile set: every finding as a Problem.

Findings in REMARKS do not hinder play: they tell what this set cannot tell apart, or cannot put right.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from companion.core.model import Fact, Phrase, Problem
from companion.device.reading.codebook import close_pairs
from companion.device.tiles.code_words import (
    FOREIGN_COSET,
    OWN_COSET,
    class_of,
    coset,
    distance,
    has_centre,
    inverted,
    is_asymmetric,
    turned,
)
from companion.device.tiles.tileset import TERRAIN_OF, TileSet

GOOD_DISTANCE = 3
PLAYERS = 4
LETTER_AND_CROWNS = 2
"""Length of the kind of a half; what equal tiles are called is longer."""
REMARKS = frozenset(
    {
        "tiles-shared",
        "tiles-close",
        "tiles-turn-close",
        "tiles-inverted",
        "tiles-few-castles",
        "tiles-castle-centreless",
        "tiles-colour-centreless",
    }
)


def check(tiles: TileSet) -> list[Problem]:
    """Everything found, the gravest first; empty for a set in which nothing is confused with anything."""
    found = [*_lawful(tiles), *_castles(tiles), *_colours(tiles), *_foreign(tiles), *_close(tiles)]
    found += [*_inverted(tiles), *_centreless(tiles)]
    found += [Problem("tiles-shared", {"kinds": tuple(map(kind_phrase, kinds))}) for kinds in shared(tiles)]
    return sorted(found, key=lambda problem: problem.key in REMARKS)


def is_grave(problem: Problem) -> bool:
    """Whether a finding of `check` hinders reading."""
    return problem.key not in REMARKS


def shared(tiles: TileSet) -> list[tuple[str, ...]]:
    """Kinds that have one word in common, so that a cell alone cannot tell them apart; the domino can."""
    return sorted(kinds for kinds in kinds_by_class(tiles).values() if len(kinds) > 1)


def kinds_by_class(tiles: TileSet) -> dict[str, tuple[str, ...]]:
    """Class of a word -> the kinds of the halves that have it, as the pockets of the tiles say."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for domino in tiles.dominoes:
        for kind, word in zip(domino.kinds, domino.words, strict=True):
            found[class_of(word)].add(kind)
    return {word: tuple(sorted(kinds)) for word, kinds in found.items()}


def kind_phrase(kind: str) -> Phrase:
    """A kind as part of a sentence: a colour or a game's own piece, else terrain id and crowns."""
    if len(kind) > LETTER_AND_CROWNS:
        return Phrase("tiles-tile", {"colour": kind})
    return Phrase("tiles-kind", {"terrain": TERRAIN_OF.get(kind[0], kind), "crowns": int(kind[1:] or 0)})


def _lawful(tiles: TileSet) -> Iterator[Problem]:
    for domino in tiles.dominoes:
        for half, word in zip("ab", domino.words, strict=True):
            facts: dict[str, Fact] = {"number": domino.number, "half": half, "word": word}
            if coset(word) != OWN_COSET:
                yield Problem("tiles-unlawful", facts)
            elif not is_asymmetric(word):
                yield Problem("tiles-symmetric", facts)


def _castles(tiles: TileSet) -> Iterator[Problem]:
    owner = {class_of(word): d.thing for d in tiles.dominoes for word in d.words}
    for castle in tiles.castles:
        name = class_of(castle.word)
        if coset(castle.word) != OWN_COSET:
            yield Problem("tiles-castle-unlawful", {"number": castle.number, "word": castle.word})
        if name in owner:
            yield Problem("tiles-castle-like", {"number": castle.number, "other": owner[name]})
        owner.setdefault(name, castle.thing)
    if tiles.dominoes and len(tiles.castles) < PLAYERS:
        yield Problem("tiles-few-castles", {"count": len(tiles.castles), "expected": PLAYERS})


def _colours(tiles: TileSet) -> Iterator[Problem]:
    """Tiles of a colour keep to the words of their game, any two of which differ in two trits and more."""
    owner = {class_of(word): d.thing for d in tiles.dominoes for word in d.words}
    owner |= {class_of(castle.word): castle.thing for castle in tiles.castles}
    for colour in tiles.colours:
        if coset(colour.word) != FOREIGN_COSET:
            yield Problem("tiles-colour-unlawful", {"colour": colour.name, "word": colour.word})
        other = owner.setdefault(class_of(colour.word), colour.thing)
        if other != colour.thing:
            yield Problem("tiles-colour-like", {"colour": colour.name, "other": other})


def _foreign(tiles: TileSet) -> Iterator[Problem]:
    own = {class_of(word) for words in tiles.words().values() for word in words}
    for tile in tiles.foreign:
        if class_of(tile.word) in own:
            yield Problem("tiles-foreign-like", {"game": tile.game, "number": tile.number})


def _close(tiles: TileSet) -> Iterator[Problem]:
    for first, second, apart in close_pairs(tiles, GOOD_DISTANCE):
        if first == second:
            yield Problem("tiles-turn-close", {"number": first, "distance": apart})
        elif apart == 0:
            yield Problem("tiles-same-words", {"first": first, "second": second})
        else:
            yield Problem("tiles-close", {"first": first, "second": second, "distance": apart})


def _inverted(tiles: TileSet) -> Iterator[Problem]:
    """A tile glued in wholly upside down keeps to the rule of the words, so only its number betrays it."""
    there = {d.number: d.words[0] + d.words[1] for d in tiles.dominoes}
    for domino in tiles.dominoes:
        a, b = map(inverted, domino.words)
        for upside_down in (a + b, turned(b, 2) + turned(a, 2)):
            for number, word in there.items():
                if distance(upside_down, word) <= 1:
                    yield Problem("tiles-inverted", {"number": domino.number, "reads_as": number})


def _centreless(tiles: TileSet) -> Iterator[Problem]:
    """A tile of one word without a magnet in its centre reads as nothing where it lies askew."""
    for castle in tiles.castles:
        if not has_centre(castle.word):
            yield Problem("tiles-castle-centreless", {"number": castle.number})
    for colour in tiles.colours:
        if not has_centre(colour.word):
            yield Problem("tiles-colour-centreless", {"colour": colour.name})
