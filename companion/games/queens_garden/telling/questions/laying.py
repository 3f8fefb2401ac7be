"""What can be laid where and at what price, and every way to pay for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.core.model import Fact, Phrase
from companion.games.parts import ANY, Told, part
from companion.games.queens_garden.rules.hexes import COLOUR, PATTERN, VALUE
from companion.games.queens_garden.rules.paying import others_needed, payments
from companion.games.queens_garden.rules.placing import free_slots, open_cells, open_rims
from companion.games.queens_garden.telling import nouns
from companion.games.queens_garden.telling.questions.asked import Asked, hexagon_of, hour_at

# ---- where --------------------------------------------------------------------------------------------------


def fits(asked: Asked) -> Told:
    """Which stored tiles and expansions can be laid now, or where one hexagon may lie and what it costs."""
    named, words = asked.words[:1], asked.words[1:]
    if not named or named[0] == ANY or named[0].isdecimal():
        return _whatever(asked, words if named[:1] == (ANY,) else asked.words)
    one = hexagon_of(named)
    garden = asked.board
    items = []
    if one in garden.tiles or one not in garden.beds:
        items += [nouns.cell(at) for at in places_for(asked, one)]
    if one in garden.beds:
        items += [
            Phrase("qg-fits-slot", {"slot": nouns.slot(slot), "hours": hours})
            for slot, hours in _slots(asked, one)
        ]
    listed = part(words, items)
    return ("qg-fits-one" if items else "qg-fits-nowhere"), {**_price(asked, one), **listed}


def places_for(asked: Asked, one: int) -> tuple[int, ...]:
    """The empty spaces where a tile may lie, in the order of the garden."""
    return open_cells(asked.board.cells, asked.board.slots, one)


def _slots(asked: Asked, one: int) -> Iterator[tuple[int, tuple[Fact, ...]]]:
    """The slots that an expansion may come to, each with the hours to which its hexagon may point."""
    for slot in free_slots(asked.board):
        hours: tuple[Fact, ...] = tuple(map(hour_at, open_rims(asked.board, slot, one)))
        if hours:
            yield slot, hours


def _price(asked: Asked, one: int) -> dict[str, Fact]:
    """What a hexagon costs: whether it is stored, the payment with the fewest jokers, and what is lacking."""
    garden = asked.board
    ways = payments(garden, one)
    tile, expansion = one in garden.tiles, one in garden.beds
    held = "both" if tile and expansion else "tile" if tile else "expansion" if expansion else "none"
    facts: dict[str, Fact] = {"hexagon": nouns.hexagon(one), "held": held, "cost": VALUE[one]}
    given = nouns.given(ways[0]) if ways else ()
    return {**facts, "ways": len(ways), "given": given, "lacking": 0 if ways else _lacking(asked, one)}


def _lacking(asked: Asked, one: int) -> int:
    """How many things are lacking at least to pay for a hexagon."""
    garden = asked.board
    stored = {other for other in (*garden.tiles, *garden.beds) if other != one}
    most = max(sum(sort[other] == sort[one] for other in stored) for sort in (COLOUR, PATTERN))
    return others_needed(one) - most - garden.jokers


def _whatever(asked: Asked, words: Sequence[str]) -> Told:
    """Every stored tile and expansion that can be paid for and laid somewhere, and how many cannot."""
    garden = asked.board
    tiles, beds = list(dict.fromkeys(garden.tiles)), list(garden.beds)
    things = [(one, nouns.hexagon(one), len(places_for(asked, one))) for one in tiles]
    things += [(one, nouns.expansion(one), len(list(_slots(asked, one)))) for one in beds]
    items = []
    for one, thing, places in things:
        if places and (ways := payments(garden, one)):
            facts: dict[str, Fact] = {"places": places, "cost": VALUE[one], "jokers": ways[0].jokers}
            items.append(Phrase("qg-fits-at", {"thing": thing, **facts}))
    listed = part(words, items)
    rest = len(tiles) + len(beds) - len(items)
    return ("qg-fits" if items else "qg-fits-none"), {**listed, "rest": rest}


# ---- for what -----------------------------------------------------------------------------------------------


def pay(asked: Asked) -> Told:
    """Every way to pay for a hexagon, those with the fewest jokers first."""
    one = hexagon_of(asked.words)
    ways = payments(asked.board, one)
    listed = part(asked.words[1:], [Phrase("qg-pay-way", {"items": nouns.given(way)}) for way in ways])
    facts = _price(asked, one)
    if not others_needed(one):
        return "qg-pay-free", {name: facts[name] for name in ("hexagon", "held")}
    if not ways:
        return "qg-pay-none", {name: facts[name] for name in ("hexagon", "held", "cost", "lacking")}
    return "qg-pay", {**{name: facts[name] for name in ("hexagon", "held", "cost")}, **listed}
