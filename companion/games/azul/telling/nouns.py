"""How things of Azul are named: colours, tiles, displays, lines, wall cells."""

from __future__ import annotations

from companion.core.model import Fact, Move, Phrase, Place
from companion.games.azul.rules import taking
from companion.games.azul.rules.acts import CENTRE, LEFT, cell_of
from companion.games.azul.rules.editions import MARKER, SIZE, Edition, colour_at
from companion.games.azul.rules.state import Counts, State
from companion.games.plain import words


def noun(edition: Edition, kind: str) -> Phrase:
    """A kind of tile: "red"."""
    return Phrase("az-colour", {"edition": edition.name, "colour": kind})


def thing(edition: Edition, name: str) -> Phrase:
    """A tile as a thing: "a red tile"."""
    return Phrase("az-tile", {"edition": edition.name, "colour": name.partition(" ")[2]})


def tiles(state: State, colour: int, count: int) -> Phrase:
    """So many tiles of a colour: "three red"."""
    return Phrase("az-tiles", state.facts(colour=state.edition.word(colour), count=count))


def heap(state: State, counts: Counts) -> tuple[Fact, ...]:
    """What lies in one place, the most first, colours of equal number in the edition's order."""
    return tuple(tiles(state, colour, counts[colour - 1]) for colour in in_order(counts))


def in_order(counts: Counts) -> list[int]:
    """The colours of a heap, in the order of telling."""
    return sorted((colour for colour, count in enumerate(counts, 1) if count), key=lambda one: -counts[one - 1])


def source(state: State, number: int) -> Phrase:
    """A display by its number, or the centre (0); gold: which side it shows now, "blue" or its kind."""
    gold = state.gold(number - 1) if number != CENTRE else ""
    return Phrase("az-source", state.facts(source=number, gold=gold.partition("-")[0] or "blue"))


def special(state: State, gold: str) -> Phrase:
    """What a gold side does."""
    kind, _, colour = gold.partition("-")
    return Phrase("az-special", state.facts(kind=kind, colour=colour or "none"))


def spread(state: State, move: Move) -> tuple[Fact, ...]:
    """What is left on SN4, colour by colour, each with the display that gets it: az-spread-to."""
    at = taking.spreading(state)
    left, right = taking.neighbours(state, at)
    return tuple(
        Phrase(
            "az-spread-to",
            state.facts(
                tiles=tiles(state, colour, state.displays[at][colour - 1]),
                source=source(state, (left if side == LEFT else right) + 1),
            ),
        )
        for colour, side in zip(taking.leftovers(state), words(move), strict=True)
    )


def cell(state: State, row: int, column: int) -> Phrase:
    """A wall cell, row and column from 0: by row and colour on the coloured side, else by row and column."""
    if state.table.reverse:
        return Phrase("az-cell-free", state.facts(row=row + 1, column=column + 1))
    colour = state.edition.word(colour_at(row, column))
    return Phrase("az-cell", state.facts(row=row + 1, column=column + 1, colour=colour))


def where(state: State, place: Place) -> Place | Phrase:
    """How a place on a player's board is named; any other place is itself."""
    row, column = cell_of(place)
    if place.board in map(str, state.table.players) and 0 <= row < SIZE and 0 <= column < SIZE:
        return cell(state, row, column)
    return place


def fallen(state: State, floor: tuple[int, ...]) -> dict[str, Fact]:
    """What lies on a floor line: how many tiles, and whether the marker does."""
    markers = floor.count(MARKER)
    return {"tiles": len(floor) - markers, "marker": markers}
