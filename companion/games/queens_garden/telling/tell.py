"""What an act makes worth saying: the act with its consequence, then what follows, then whose act comes next."""

from __future__ import annotations

from collections.abc import Callable

from companion.core.model import Announcement, Fact, Move, Phrase, Topic
from companion.games.plain import number, word
from companion.games.queens_garden.rules import acts, growth, taking
from companion.games.queens_garden.rules.awaited import awaits
from companion.games.queens_garden.rules.cells import HOURS
from companion.games.queens_garden.rules.hexes import COLOUR, COLOURS, PATTERN, PATTERNS, VALUE, of
from companion.games.queens_garden.rules.passing import play_pass
from companion.games.queens_garden.rules.placing import cell_of, given_in, play_buy, play_lay, play_place
from companion.games.queens_garden.rules.preparing import drawn_of
from companion.games.queens_garden.rules.state import ACT, FILL, OVER, Garden, State
from companion.games.queens_garden.telling import nouns, round_end

_PLACED = frozenset((acts.TAKE_ACT, acts.PLACE_ACT, acts.LAY_ACT, acts.BUY_ACT))
"""Acts that have a short sound of their own."""


def tell(before: State, move: Move, after: State) -> list[Announcement]:
    """The act itself, then what follows from it, in the order of saying."""
    if move.action in (acts.ROUND_ACT, acts.END_ACT):
        said = round_end.scored(before, after)
        if after.phase == OVER:
            return [*said, *round_end.ended(after)]
        return [*said, *round_end.begins(before, after), *round_end.scarcity(before, after), _waits(after)]
    act = act_of(before, move)
    topic = Topic.PLACED if move.action in _PLACED else Topic.OTHER
    said = [Announcement(act.key, act.facts, topic=topic)]
    if move.action == acts.LOTS_ACT:
        said.append(round_end.wheel(after))
    elif move.action in (acts.PLACE_ACT, acts.LAY_ACT):
        said += growth.followed(before, after, cell_of(move), given_in(move).jokers)
    said += round_end.scarcity(before, after)
    if after.phase == FILL and before.phase == FILL:
        return said
    same = (before.phase, before.turn) == (after.phase, after.turn)
    return said if same and move.action == acts.LEAVE_ACT else [*said, _waits(after)]


def _waits(state: State) -> Announcement:
    """Whose act comes next; it is not said if it has come already."""
    waits = awaits(state)
    key = "qg-turn" if state.phase == ACT else waits.key
    return Announcement(key, waits.facts, valid_while=("awaited", waits.key), topic=Topic.TURN)


# ---- the act ----------------------------------------------------------------------------------------------------


def act_of(before: State, move: Move) -> Phrase:
    """An act as a phrase, naming its player; its form "last" is the item of a list."""
    if move.action in (acts.ROUND_ACT, acts.END_ACT):
        return Phrase("qg-round-ended", {"round": before.round})
    return _ACTS[move.action](before, move)


def _lots(before: State, move: Move) -> Phrase:
    return Phrase("qg-lots", {"player": before.name(number(move, 0))})


def _leave(before: State, move: Move) -> Phrase:
    return Phrase("qg-left-table", {"player": before.name(move.player)})


def _draw(before: State, move: Move) -> Phrase:
    """Tiles from the bag. more: how many are still to come."""
    drawn = drawn_of(move)
    return Phrase("qg-drawn", {"items": nouns.hexagons(drawn), "more": before.lacking - len(drawn)})


def _turn(_before: State, move: Move) -> Phrase:
    shown = nouns.hexagon(of(word(move, 1)) or 1)
    return Phrase("qg-turned", {"place": nouns.source(number(move, 0)), "hexagon": shown})


def _take(before: State, move: Move) -> Phrase:
    """What came into the storage, what became of the stack, and what space is left.

    sort: "colour" or "pattern". moved: the place that the top of the stack has moved to, 0 where it stays. rest:
    what is left on it. tiles, expansions: free spaces of the storage afterwards. full: what it has filled: "none",
    "tiles", "expansions" or "both".
    """
    criterion = word(move, 0)
    found = taking.taken(before, taking.chosen_of(before, move))
    after = taking.play_take(before, move)
    garden = after.gardens[after.table.seats[move.player]]
    moved = len(before.beside) + 1 if after.stack < before.stack else 0
    by_colour = criterion in COLOURS
    there = taking.offered(before)
    got = [*((one, place, 0) for one, place in found.tiles), *((one, place, 1) for one, place in found.beds)]
    items = [
        _got_from(_got(one, expansion, by_colour=by_colour), place, choice=len(there[one]) > 1)
        for one, place, expansion in got
    ]
    facts: dict[str, Fact] = {
        "player": before.name(move.player),
        "criterion": nouns.criterion(criterion),
        "sort": "colour" if by_colour else "pattern",
        "items": tuple(items),
        "count": len(got),
        "moved": moved,
        "rest": nouns.hexagons(after.beside[moved - 1].tiles) if moved else (),
        "tiles": garden.free_tiles,
        "expansions": garden.free_beds,
        "full": _full(garden, found),
    }
    return Phrase("qg-taken", facts)


def _full(garden: Garden, found: taking.Taken) -> str:
    tiles, beds = not garden.free_tiles and bool(found.tiles), not garden.free_beds and bool(found.beds)
    return "both" if tiles and beds else "tiles" if tiles else "expansions" if beds else "none"


def _got(hexagon: int, expansion: int, *, by_colour: bool) -> Phrase:
    """One hexagon of a take or of a payment. other: the property that they do not share."""
    other = PATTERNS[PATTERN[hexagon]] if by_colour else COLOURS[COLOUR[hexagon]]
    facts: dict[str, Fact] = {"hexagon": nouns.hexagon(hexagon), "expansion": expansion}
    return Phrase("qg-got", {**facts, "other": nouns.criterion(other)})


def _got_from(got: Phrase, place: int, *, choice: bool) -> Phrase:
    """The same with its place where it lay at several: who only listens must know which copy has gone (QG-51)."""
    return Phrase("qg-got-from", {**got.facts, "place": nouns.source(place)}) if choice else got


def _place(before: State, move: Move) -> Phrase:
    facts = _paid(before, move, given_in(move), play_place(before, move))
    return Phrase("qg-placed", {**facts, "cell": nouns.cell(cell_of(move))})


def _lay(before: State, move: Move) -> Phrase:
    facts = _paid(before, move, given_in(move), play_lay(before, move))
    slot = nouns.slot(HOURS.index(number(move, 1)))
    return Phrase("qg-laid", {**facts, "slot": slot, "hour": number(move, 2)})


def _paid(before: State, move: Move, given: acts.Given, after: State) -> dict[str, Fact]:
    """What is laid and what is given up for it, and what the storage then holds; jokers won come afterwards."""
    hexagon = of(word(move, 0)) or 1
    garden = after.gardens[after.table.seats[move.player]]
    return {
        "player": before.name(move.player),
        "hexagon": nouns.hexagon(hexagon),
        "cost": VALUE[hexagon],
        "items": (*_gave(hexagon, given), *nouns.given(acts.Given(jokers=given.jokers))),
        "tiles": len(garden.tiles),
        "expansions": len(garden.beds),
        "jokers": before.mine.jokers - given.jokers,
    }


def _gave(hexagon: int, given: acts.Given) -> list[Phrase]:
    """The hexagons of a payment, which all share their colour with the laid one, or their pattern (QG-70)."""
    found = [*((one, 0) for one in given.tiles), *((one, 1) for one in given.beds)]
    return [_got(one, sort, by_colour=COLOUR[one] == COLOUR[hexagon]) for one, sort in found]


def _buy(before: State, move: Move) -> Phrase:
    """A purchase. lost: the points that it cost; total: those on the counter afterwards."""
    garden = play_buy(before, move).gardens[before.table.seats[move.player]]
    facts: dict[str, Fact] = {"player": before.name(move.player)}
    facts |= {"slot": nouns.slot(HOURS.index(number(move, 0))), "lost": -garden.gains[-1].points}
    return Phrase("qg-bought", {**facts, "total": garden.score})


def _pass(before: State, move: Move) -> Phrase:
    """A pass. first: the first one of the round. lost, cost: points for that, and for what is discarded."""
    given = given_in(move)
    at = before.table.seats[move.player]
    garden = play_pass(before, move).gardens[at]
    new = {one.kind: -one.points for one in garden.gains[len(before.gardens[at].gains) :]}
    facts: dict[str, Fact] = {
        "player": before.name(move.player),
        "first": int(not before.marker),
        "lost": new.get("first-pass", 0),
        "items": nouns.given(given),
        "cost": new.get("discard", 0),
        "total": garden.score,
    }
    return Phrase("qg-passed", facts)


_ACTS: dict[str, Callable[[State, Move], Phrase]] = {
    acts.LOTS_ACT: _lots,
    acts.DRAW_ACT: _draw,
    acts.LEAVE_ACT: _leave,
    acts.TURN_ACT: _turn,
    acts.TAKE_ACT: _take,
    acts.PLACE_ACT: _place,
    acts.LAY_ACT: _lay,
    acts.BUY_ACT: _buy,
    acts.PASS_ACT: _pass,
}
