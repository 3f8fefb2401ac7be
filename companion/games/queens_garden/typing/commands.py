"""What can be typed in Queen's Garden beside the commands of every game, with the keypad's geometry."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.model import Act, Choice, Command, Fact, Phrase
from companion.games.leaving import LEAVE
from companion.games.queens_garden.rules import hexes
from companion.games.queens_garden.rules.acts import AT, EXPANSION, typed_hour
from companion.games.queens_garden.rules.cells import (
    COUNT,
    FIXED,
    HOURS,
    KEYS,
    MIDDLE_KEY,
    MIDDLES,
    NAMES,
    ROWS,
    sort,
)
from companion.games.queens_garden.telling import nouns

HEXAGON, CRITERION, CELL, CLOCK, ORNAMENT = "hexagon", "criterion", "gardencell", "clock", "ornament"
GIVEN, GONE, DISPLAY_PLACE, SHOWN = "given", "gone", "displayplace", "shown"
"""Kinds of arguments: a hexagon; a colour or a pattern; a cell; the hour of a slot or of a printed hexagon; what
can be surrounded; what pays (a tile, an expansion, a joker); what is discarded (no joker); a place of the display,
0 the stack, alone or behind a hexagon that is taken from there; what a turned expansion shows, or its place."""

MOST_GIVEN = 5
"""Things that are given up for the dearest hexagon (QG-65)."""
MOST_GONE = 14
"""Things that a storage holds."""
MOST_COPIES = 6
"""Hexagons of one colour or pattern."""
MOST_PLACES = 9
EXPANSION_KEY, JOKER_KEYS = "7", "00"

COMMANDS: tuple[Command, ...] = (
    Command("bonuses", "12", Act.ASK, "a", ("number?",)),
    Command("ranking", "13", Act.ASK, "k"),
    Command("rounds", "14", Act.ASK),
    Command("here", "21", Act.ASK, "h", (CELL,)),
    Command("around", "22", Act.ASK, "o", (CELL,)),
    Command("groups", "24", Act.ASK, "d", ("number?",)),
    Command("find", "25", Act.ASK, args=(CRITERION, "number?")),
    Command("garden", "26", Act.ASK, args=("number?",)),
    Command("storage", "27", Act.ASK),
    Command("fits", "31", Act.ASK, "f", (f"{HEXAGON}?", "number?")),
    Command("best", "32", Act.ASK, "b"),
    Command("pay", "33", Act.ASK, args=(HEXAGON, "number?")),
    Command("left", "34", Act.ASK),
    Command("surround", "35", Act.ASK, args=(f"{ORNAMENT}?", "number?")),
    Command(
        "place", "41", Act.TELL, args=(HEXAGON, CELL, *(f"{GIVEN}?",) * MOST_GIVEN), anybodys=True, guided=True
    ),
    Command(
        "lay",
        "42",
        Act.TELL,
        args=(HEXAGON, CLOCK, CLOCK, *(f"{GIVEN}?",) * MOST_GIVEN),
        anybodys=True,
        guided=True,
    ),
    Command("buy", "43", Act.TELL, args=(CLOCK,), anybodys=True, guided=True),
    Command("pass", "49", Act.TELL, args=(f"{GONE}?",) * MOST_GONE, anybodys=True, guided=True, ends=True),
    Command("offer", "51", Act.ASK, args=(f"{DISPLAY_PLACE}?", "number?")),
    Command("patterns", "52", Act.ASK, args=("number?",)),
    Command(
        "take", "53", Act.TELL, args=(CRITERION, *(f"{DISPLAY_PLACE}?",) * MOST_COPIES), anybodys=True, guided=True
    ),
    Command("draw", "54", Act.TELL, args=(f"{HEXAGON}?",) * 4, nobodys=True, guided=True),
    Command("lots", "55", Act.TELL, args=("number?",), nobodys=True),
    Command("turn", "56", Act.TELL, args=(f"{SHOWN}?", f"{HEXAGON}?"), nobodys=True, guided=True),
    LEAVE,
    Command("wheel", "58", Act.ASK),
)
"""1x points, 2x the garden, 3x what could be, 4x acts in the garden, 5x the display."""

_REWORDED = ("score", "why", "confirm", "waiting")
"""Commands of every game that do here more than their usual words say, or leave a word to another command."""

WORDED: Mapping[str, str] = {
    name: f"qg-{name}" for name in (*_REWORDED, *(one.name for one in COMMANDS if one is not LEAVE))
}
"""Every command has words of its own."""

_EXPANSION_WORD = EXPANSION.rstrip("-")


def _parts(hexagon: int) -> tuple[str, str]:
    """Colour and pattern, whose words together mean a hexagon."""
    return (
        f"{CRITERION} {hexes.COLOURS[hexes.COLOUR[hexagon]]}",
        f"{CRITERION} {hexes.PATTERNS[hexes.PATTERN[hexagon]]}",
    )


def cell_digits(cell: int) -> str:
    """How a cell is typed; what nothing can be laid on: nought and its hour, the fountain two fives."""
    row = ROWS[cell]
    return row.digits or (f"0{row.hour}" if row.hour else 2 * MIDDLE_KEY)


def _called(cell: int) -> tuple[Phrase, ...]:
    """What a cell is called when it is spoken of, and what it may be called for short."""
    row = ROWS[cell]
    what = sort(cell) if cell in (*FIXED, *MIDDLES) else row.what
    facts: dict[str, Fact] = {"what": what, "slot": HOURS[row.slot] if row.slot >= 0 else 0, "hour": row.hour}
    ornament = (nouns.ornament(cell),) if cell in (*FIXED, *MIDDLES) else ()
    return (nouns.cell(cell), *ornament, Phrase("qg-cell-typed", facts))


_AS_TILES = tuple(
    Choice(hexes.WORDS[one], hexes.digits(one), worded=False, parts=_parts(one), said=(nouns.hexagon(one),))
    for one in hexes.HEXAGONS
)
_AS_EXPANSIONS = tuple(
    Choice(
        EXPANSION + hexes.WORDS[one],
        EXPANSION_KEY + hexes.digits(one),
        worded=False,
        parts=(f"{GIVEN} {_EXPANSION_WORD}", *_parts(one)),
        said=(nouns.expansion(one),),
    )
    for one in hexes.HEXAGONS
)
_PLACES = tuple(Choice(str(at), str(at), worded=False, said=(nouns.source(at),)) for at in range(MOST_PLACES))

CHOICES: Mapping[str, tuple[Choice, ...]] = {
    HEXAGON: _AS_TILES,
    CRITERION: (
        *(Choice(word, f"{at}0", said=(nouns.criterion(word),)) for at, word in enumerate(hexes.COLOURS, 1)),
        *(Choice(word, f"0{at}", said=(nouns.criterion(word),)) for at, word in enumerate(hexes.PATTERNS, 1)),
    ),
    CELL: tuple(Choice(NAMES[at], cell_digits(at), worded=False, said=_called(at)) for at in range(COUNT)),
    CLOCK: tuple(
        Choice(typed_hour(hour), key, said=(nouns.slot(at), Phrase("qg-clock", {"hour": hour})))
        for at, (hour, key) in enumerate(zip(HOURS, KEYS, strict=True))
    ),
    GIVEN: (*_AS_TILES, *_AS_EXPANSIONS, Choice(hexes.JOKER, JOKER_KEYS)),
    GONE: (*_AS_TILES, *_AS_EXPANSIONS),
    DISPLAY_PLACE: (
        *_PLACES,
        *(
            Choice(f"{hexes.WORDS[one]}{AT}{place.id}", hexes.digits(one) + place.digits, worded=False)
            for one in hexes.HEXAGONS
            for place in _PLACES
        ),
    ),
    SHOWN: (*_AS_TILES, *_PLACES[1:]),
    ORNAMENT: tuple(
        Choice(NAMES[at], cell_digits(at), worded=False, said=_called(at)) for at in (*FIXED, *MIDDLES)
    ),
}
"""What the arguments can be. A digit alone is the key in the direction of an hour, "2h" the hour itself."""
