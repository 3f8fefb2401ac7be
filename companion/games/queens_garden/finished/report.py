"""The score of gardens in sentences: counter, wheel or storage and groups, totals, places (QG-126 to QG-173)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.core.model import Announcement, Fact, Phrase
from companion.games.offers import POINTS
from companion.games.queens_garden.finished.finished import Counted, Fault, Worth, ranking
from companion.games.queens_garden.rules.cells import SPACES
from companion.games.queens_garden.rules.hexes import COLOURS, HEXAGONS, PATTERNS, VALUE, sort_of
from companion.games.queens_garden.telling import nouns
from companion.games.ranking import by_rank


def report(gardens: Sequence[Counted], *, over: bool = True, pairs: bool = False) -> list[Announcement]:
    """Every garden's total and points with their reasons in the order given, then the ranking of several.

    over: the game has ended; else who leads so far. pairs: groups that are too small are told, too.
    """
    said = [told for one in gardens for told in (_round(one) if one.round else _end(one, pairs))]
    if len(gardens) > 1:
        key = "qg-score-final" if over else "qg-score-leads"
        said.append(Announcement(key, {"places": tuple(places(gardens, over=over))}))
    return said


def places(counted: Sequence[Counted], *, over: bool = True) -> Iterator[Phrase]:
    """One place a rank, best first; equal points share it (QG-172, QG-173). over: see report."""
    for sharing in by_rank(ranking(counted)):
        players, first = tuple(counted[one.player - 1].name for one in sharing), sharing[0]
        facts: dict[str, Fact] = {"rank": first.rank, "players": players, "total": first.total, "over": int(over)}
        yield Phrase("qg-score-place", facts)


def _counter(one: Counted) -> Announcement:
    facts: dict[str, Fact] = {"player": one.name, "points": one.garden.score}
    return Announcement("qg-score-running", {**facts, "source": one.source, "option": POINTS})


def _round(one: Counted) -> Iterator[Announcement]:
    """The total, the counter, a line a criterion of the wheel, pavilions."""
    facts: dict[str, Fact] = {"player": one.name, "round": one.round}
    yield Announcement("qg-score-round", {**facts, "total": one.total, "won": one.round_points})
    yield _counter(one)
    for told in one.matched:
        facts = {"property": nouns.criterion(told.criterion), "count": told.amount}
        yield Announcement("qg-score-sector", {**facts, "each": told.each, "points": told.points})
    yield Announcement("qg-score-pavilions", {"count": one.pavilions})


def _end(one: Counted, pairs: bool) -> Iterator[Announcement]:
    """The total; the counter; jokers and each hexagon in storage; each group with its bonus."""
    facts: dict[str, Fact] = {"player": one.name, "total": one.total, "counter": one.garden.score}
    facts |= {"storage": one.after_storage - one.garden.score, "groups": one.group_points, "bonus": one.bonus}
    yield Announcement("qg-score-total", facts)
    yield _counter(one)
    yield from _storage(one)
    for told in one.groups:
        yield _group(one, told)
    for pair in one.pairs if pairs else ():
        cells = one.garden.cells
        hexagons = tuple(nouns.hexagon(cells[cell]) for cell in pair.cells)
        yield Announcement("qg-score-pair", {"property": nouns.criterion(pair.criterion), "hexagons": hexagons})


def _storage(one: Counted) -> Iterator[Announcement]:
    garden = one.garden
    if garden.jokers:
        yield Announcement("qg-score-jokers", {"count": garden.jokers})
    for things, named in ((garden.tiles, nouns.hexagon), (garden.beds, nouns.expansion)):
        for thing in things:
            yield Announcement("qg-score-stored", {"thing": named(thing), "points": VALUE[thing]})
    if one.after_storage != garden.score + one.stored:
        yield Announcement("qg-score-floor", {"player": one.name})


def _group(one: Counted, told: Worth) -> Announcement:
    """A group: of a colour its patterns with their values, of a pattern its hexagons, which are worth the same."""
    cells = one.garden.cells
    sort = sort_of(told.group.criterion)
    hexagons = [cells[cell] for cell in told.group.cells]
    members: tuple[Fact, ...] = tuple(map(nouns.hexagon, hexagons))
    if sort == "colour":
        members = tuple(
            Phrase("qg-score-member", {"property": nouns.criterion(PATTERNS[value - 1]), "value": value})
            for value in sorted(VALUE[hexagon] for hexagon in hexagons)
        )
    lying = tuple(
        Phrase("qg-score-lying", {"hexagon": nouns.hexagon(cells[cell]), "cell": nouns.cell(cell)})
        for cell in told.group.cells
    )
    facts: dict[str, Fact] = {"property": nouns.criterion(told.group.criterion), "sort": sort}
    facts |= {"count": len(hexagons), "each": VALUE[hexagons[0]], "points": told.points, "bonus": told.bonus}
    return Announcement("qg-score-group", {**facts, "members": members, "lying": lying})


def fault_named(fault: Fault) -> Phrase:
    """What cannot lie so, with what to do."""
    facts: dict[str, Fact] = {"reason": fault.reason, "counted": fault.counted, "most": fault.most}
    facts["cell"] = nouns.cell(fault.cell if fault.cell >= 0 else SPACES[0])
    facts["other"] = nouns.cell(fault.other if fault.other >= 0 else SPACES[0])
    facts["hexagon"] = nouns.hexagon(fault.hexagon or HEXAGONS[0])
    facts["property"] = nouns.criterion(fault.criterion or COLOURS[0])
    return Phrase("qg-fault", facts)
