"""Why nothing may be laid into a garden like that: space, neighbours, groups, cost, purchase."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from companion.core.model import Fact, Move, Phrase, Problem
from companion.games.plain import number, word
from companion.games.queens_garden.rules import cells as board
from companion.games.queens_garden.rules.acts import Given, given_of
from companion.games.queens_garden.rules.cells import HOURS, NEIGHBOURS, NUMBER, SLOT_CELLS
from companion.games.queens_garden.rules.hexes import COLOUR, COLOURS, PATTERN, PATTERNS, VALUE, alike, of
from companion.games.queens_garden.rules.paying import others_needed, payments
from companion.games.queens_garden.rules.placing import free_slots, may_lie, open_cells, open_rims, twins
from companion.games.queens_garden.rules.scoring import NO_EXPANSION, is_space
from companion.games.queens_garden.rules.state import PRICE, Garden, State
from companion.games.queens_garden.telling import nouns


def placing(state: State, move: Move) -> list[Problem]:
    """A tile that is held, a space that takes it, and its exact cost (QG-64 to QG-91)."""
    hexagon, cell = of(word(move, 0)), NUMBER.get(word(move, 1))
    if hexagon is None:
        return [Problem("qg-no-hexagon", {"told": word(move, 0)})]
    if cell is None:
        return [Problem("qg-no-cell", {"told": word(move, 1)})]
    garden = state.mine
    if hexagon not in garden.tiles:
        return not_held(garden, Given((hexagon,)))
    return [*_space(garden, cell, hexagon), *_cost(garden, hexagon, move, 2)]


def laying(state: State, move: Move) -> list[Problem]:
    """An expansion that is held, a free slot, a hexagon that may lie there, and its cost (QG-102 to QG-116)."""
    hexagon = of(word(move, 0))
    if hexagon is None:
        return [Problem("qg-no-hexagon", {"told": word(move, 0)})]
    garden, hours = state.mine, (number(move, 1), number(move, 2))
    for hour in hours:
        if hour not in HOURS:
            return [Problem("qg-no-hour", {"hour": hour})]
    if hexagon not in garden.beds:
        return not_held(garden, Given((), (hexagon,)))
    slot, rim = map(HOURS.index, hours)
    problems = _slot(garden, slot)
    if not problems:
        cell = SLOT_CELLS[slot][1 + rim]
        rims = [SLOT_CELLS[slot][1 + one] for one in open_rims(garden, slot, hexagon)]
        problems = _neighbours(garden, cell, hexagon, rims)
    return [*problems, *_cost(garden, hexagon, move, 3)]


def buying(state: State, move: Move) -> list[Problem]:
    """A free slot, an expansion left in the supply, and six points to pay it with (QG-104 to QG-112)."""
    hour, garden = number(move, 0), state.mine
    if hour not in HOURS:
        return [Problem("qg-no-hour", {"hour": hour})]
    problems = _slot(garden, HOURS.index(hour))
    if not state.supply:
        problems.append(Problem("qg-supply-empty"))
    if garden.score < PRICE:
        problems.append(Problem("qg-buy-points", {"points": garden.score, "price": PRICE}))
    return problems


def _slot(garden: Garden, slot: int) -> list[Problem]:
    """One expansion a slot (QG-110 to QG-112)."""
    if garden.slots[slot] == NO_EXPANSION:
        return []
    items = tuple(map(nouns.slot, free_slots(garden)))
    remedy = Phrase("qg-remedy-slots", {"items": items}) if items else None
    return [Problem("qg-slot-taken" if items else "qg-slots-full", {"slot": nouns.slot(slot)}, remedy)]


# ---- where it may lie -----------------------------------------------------------------------------------------


def _space(garden: Garden, cell: int, hexagon: int) -> list[Problem]:
    """An empty space on something that is there (QG-19, QG-81)."""
    open_ones = open_cells(garden.cells, garden.slots, hexagon)
    remedy = remedy_cells(hexagon, open_ones)
    slot = board.SLOT[cell]
    if slot >= 0 and garden.slots[slot] == NO_EXPANSION:
        return [Problem("qg-no-expansion", {"slot": nouns.slot(slot)}, remedy)]
    if not is_space(garden.slots, cell):
        return [Problem("qg-ornament-there", {"ornament": nouns.ornament(cell)}, remedy)]
    if there := garden.cells[cell]:
        return [Problem("qg-cell-taken", {"cell": nouns.cell(cell), "holds": nouns.hexagon(there)}, remedy)]
    return _neighbours(garden, cell, hexagon, open_ones)


def remedy_cells(hexagon: int, open_ones: Iterable[int]) -> Phrase | None:
    """Where the hexagon may lie; None where it may nowhere."""
    items = tuple(map(nouns.cell, open_ones))
    facts: dict[str, Fact] = {"hexagon": nouns.hexagon(hexagon), "items": items}
    return Phrase("qg-remedy-cells", facts) if items else None


def _neighbours(garden: Garden, cell: int, hexagon: int, open_ones: Sequence[int]) -> list[Problem]:
    """Neighbours that share nothing, an identical one, and groups with two identical hexagons (QG-82 to QG-90)."""
    if may_lie(garden.cells, cell, hexagon):
        return []
    remedy = remedy_cells(hexagon, open_ones)
    around = [one for one in NEIGHBOURS[cell] if garden.cells[one]]
    facts: dict[str, Fact] = {"hexagon": nouns.hexagon(hexagon), "cell": nouns.cell(cell)}
    same = next((one for one in around if garden.cells[one] == hexagon), None)
    if same is not None:
        return [Problem("qg-identical-neighbour", {**facts, "other": nouns.cell(same)}, remedy)]
    found = []
    if not any(alike(garden.cells[one], hexagon) for one in around):
        items = tuple(nouns.hexagon(garden.cells[one]) for one in around)
        found.append(Problem("qg-nothing-shared", {**facts, "items": items}, remedy))
    for sort, other, names in ((COLOUR, PATTERN, COLOURS), (PATTERN, COLOUR, PATTERNS)):
        if pair := twins(garden.cells, cell, sort, other, hexagon):
            found.append(_twice(garden, cell, hexagon, pair, names[sort[hexagon]], remedy))
    return found


def _twice(
    garden: Garden, cell: int, hexagon: int, pair: tuple[int, int], criterion: str, remedy: Phrase | None
) -> Problem:
    """A group would hold two identical hexagons: the laid one and another, or two that it would join."""
    one, other = pair
    facts: dict[str, Fact] = {"criterion": nouns.criterion(criterion), "cell": nouns.cell(cell)}
    facts |= {"hexagon": nouns.hexagon(hexagon), "other": nouns.cell(other)}
    if one == cell:
        return Problem("qg-group-twin", facts, remedy)
    facts |= {"twin": nouns.hexagon(garden.cells[one]), "first": nouns.cell(one)}
    return Problem("qg-groups-joined", facts, remedy)


# ---- what it costs --------------------------------------------------------------------------------------------


def _cost(garden: Garden, hexagon: int, move: Move, first: int) -> list[Problem]:
    """Exactly the cost, out of the storage, named from this argument on (QG-65 to QG-76, QG-80)."""
    told = tuple(str(one) for one in move.args[first:])
    given = given_of(told)
    if given is None:
        return [Problem("qg-no-hexagon", {"told": next(one for one in told if given_of((one,)) is None)})]
    ways = payments(garden, hexagon)
    if given in ways:
        return []
    needed = others_needed(hexagon)
    facts: dict[str, Fact] = {"hexagon": nouns.hexagon(hexagon), "cost": VALUE[hexagon], "needed": needed}
    if not ways:
        return [Problem("qg-unpayable", {**facts, "jokers": garden.jokers})]
    ways_told = tuple(Phrase("qg-way", {"items": nouns.given(one)}) for one in ways)
    remedy = Phrase("qg-remedy-pay", {"items": ways_told}) if needed else None
    if missing := not_held(garden, given, remedy):
        return missing
    if given.amount != needed:
        return [Problem("qg-cost-count", {**facts, "count": given.amount}, remedy)]
    return _unfit(hexagon, given, facts, remedy)


def _unfit(hexagon: int, given: Given, facts: dict[str, Fact], remedy: Phrase | None) -> list[Problem]:
    """Identical hexagons, ones that share nothing, and two properties in one payment (QG-68 to QG-72)."""
    found = [*given.tiles, *given.beds]
    twice = next((one for one, count in Counter([hexagon, *found]).items() if count > 1), None)
    if twice is not None:
        return [Problem("qg-cost-identical", {**facts, "twin": nouns.hexagon(twice)}, remedy)]
    strange = [one for one in found if not alike(one, hexagon)]
    if strange:
        return [Problem("qg-cost-strange", {**facts, "other": nouns.hexagon(strange[0])}, remedy)]
    return [Problem("qg-cost-mixed", facts, remedy)]


def not_held(garden: Garden, given: Given, remedy: Phrase | None = None) -> list[Problem]:
    """What is named and does not lie in the storage."""
    problems = []
    for told, have, key in (
        (given.tiles, garden.tiles, "qg-no-such-tile"),
        (given.beds, garden.beds, "qg-no-such-expansion"),
    ):
        for one, count in Counter(told).items():
            if count > have.count(one):
                facts: dict[str, Fact] = {"hexagon": nouns.hexagon(one), "count": count, "held": have.count(one)}
                problems.append(Problem(key, facts, remedy))
    if given.jokers > garden.jokers:
        facts = {"count": given.jokers, "held": garden.jokers}
        problems.append(Problem("qg-too-few-jokers", facts, remedy))
    return problems
