"""The guided dialogue and the help for a moment: what is asked next of an act, and which commands serve now.

Only what can be is offered; an answer that cannot be is refused with the judge's reason. Where there is only one
way to go on, nothing more is asked: the notation completes the act (partly.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.core.model import Phrase, Problem
from companion.games.plain import first
from companion.games.queens_garden.rules import acts
from companion.games.queens_garden.rules.hexes import CRITERIA, HEXAGONS, VALUE, of
from companion.games.queens_garden.rules.judge import judge
from companion.games.queens_garden.rules.passing import may_lose
from companion.games.queens_garden.rules.preparing import to_turn
from companion.games.queens_garden.rules.state import ACT, FILL, LOTS, OVER, ROUND, TURN, State
from companion.games.queens_garden.rules.taking import STACK, is_expansion
from companion.games.queens_garden.telling import nouns
from companion.games.queens_garden.typing import asking_garden, offering
from companion.games.queens_garden.typing.partly import Copies, copies

Asked = Phrase | Problem | None

_SERVES: dict[int, tuple[str, ...]] = {
    LOTS: ("lots",),
    FILL: (acts.DRAW_ACT, "offer"),
    TURN: (acts.TURN_ACT, "offer"),
    ACT: (acts.TAKE_ACT, acts.PLACE_ACT, acts.LAY_ACT, acts.BUY_ACT, acts.PASS_ACT, "offer", "fits", "storage"),
    ROUND: ("wheel", "groups", "bonuses"),
    OVER: ("ranking", "bonuses"),
}


def serves(state: State) -> tuple[str, ...]:
    """The commands that help for this moment offers, most useful first."""
    return _SERVES[state.phase]


def asks(state: State, action: str, args: tuple[str, ...], player: int) -> Asked:
    """What is asked next of an act; see games.api.Game.asks."""
    if action in _BY_CHANCE:
        return _BY_CHANCE[action](state, args)
    asker = _ASKS.get(action)
    if asker is None:
        return None
    return first(judge(state, acts.pass_move(player or state.turn or state.table.players[0]))) or asker(
        state, args
    )


# ---- taking -----------------------------------------------------------------------------------------------------


def _take(state: State, args: tuple[str, ...]) -> Asked:
    """Which colour or pattern, of those that fit; then which copy of each hexagon that lies at several places."""
    if not args:
        return _criterion(state)
    criterion, told = args[0], args[1:]
    found = copies(state, state.turn, criterion, told)
    if found is None:
        return Problem("qg-no-notation")
    if not found.ways:
        return _no_take(state, criterion, found)
    if len(found.ways) == 1:
        return None
    one = found.open
    places = sorted({way[one] for way in found.ways})
    moved = any(place == STACK for place in dict(found.told).values())
    moved = moved or all(STACK in way.values() for way in found.ways)
    items = tuple(_copy(state, one, place, moves=place == STACK and not moved) for place in places)
    return Phrase("qg-ask-copy", {"hexagon": nouns.hexagon(one), "items": items})


def _criterion(state: State) -> Asked:
    """What is there, as far as it fits; else why the least of it does not."""
    found = {one: takes for one in CRITERIA if (takes := copies(state, state.turn, one, ())) and takes.there}
    items = tuple(offering.criterion(one, len(takes.there)) for one, takes in found.items() if takes.ways)
    if items:
        return Phrase("qg-ask-criterion", {"items": items})
    least = min(found, key=lambda one: len(found[one].there), default=CRITERIA[0])
    return _take(state, (least,))


def _no_take(state: State, criterion: str, found: Copies) -> Problem | None:
    """Why nothing of a colour or pattern can be taken as told: a wrong place, else a storage that is too full."""
    told = dict(found.told)
    if all(told[one] in found.there.get(one, ()) for one in told):
        told = {one: told.get(one, places[0]) for one, places in found.there.items()}
    return first(judge(state, acts.take_move(state.turn, criterion, tuple(told.items()))))


def _copy(state: State, hexagon: int, place: int, *, moves: bool) -> Phrase:
    """A place of a hexagon: tile or expansion, and whether the stack moves on because of it."""
    what = "expansion" if is_expansion(state, place) else "stack" if moves else "tile"
    return Phrase("qg-key-copy", {"number": place, "what": what})


# ---- passing ----------------------------------------------------------------------------------------------------


def _pass(state: State, args: tuple[str, ...]) -> Asked:
    """What is discarded, as long as something can be; Enter alone ends it, so that nothing goes by accident."""
    gone = acts.given_of(args) or acts.Given()
    if problem := first(judge(state, acts.pass_move(state.turn, gone))):
        return problem
    left = _discardable(state, gone)
    if not args and not left.amount:
        return None
    items = offering.things(left)
    if not gone.amount:
        return Phrase("qg-ask-discard", {"first": int(not state.marker), "items": items})
    points = sum(VALUE[one] for one in (*gone.tiles, *gone.beds))
    return Phrase("qg-ask-discard-more", {"gone": nouns.given(gone), "points": points, "items": items})


def _discardable(state: State, gone: acts.Given) -> acts.Given:
    """What can still be discarded beside what is told, each sort once."""
    garden, most = state.mine, may_lose(state)
    spent = sum(VALUE[one] for one in (*gone.tiles, *gone.beds))

    def some(held: tuple[int, ...], told: tuple[int, ...]) -> Iterator[int]:
        for one in dict.fromkeys(held):
            if held.count(one) > told.count(one) and (most is None or spent + VALUE[one] <= most):
                yield one

    return acts.Given(tuple(some(garden.tiles, gone.tiles)), tuple(some(garden.beds, gone.beds)))


# ---- chance -----------------------------------------------------------------------------------------------------


def _draw(state: State, args: tuple[str, ...]) -> Asked:
    """The tiles for the top of the stack one by one, as many as are lacking."""
    drawn = tuple(of(one) or 0 for one in args)
    if state.phase != FILL or len(drawn) > state.lacking:
        return first(judge(state, acts.draw_move(drawn or (1,))))
    if problem := first(judge(state, acts.draw_move((*drawn, *_rest(state, drawn))))):
        return problem
    if len(drawn) == state.lacking:
        return None
    return Phrase("qg-ask-draw", {"number": len(drawn) + 1, "lacking": state.lacking - len(drawn)})


def _rest(state: State, drawn: tuple[int, ...]) -> tuple[int, ...]:
    """Tiles that could be drawn beside these, the bag's first: hands may tell them in another order."""
    bag = [one for one in HEXAGONS for _ in range(state.bag[one - 1])]
    tower = [one for one in HEXAGONS for _ in range(state.tower[one - 1])]
    for one in drawn:
        heap = bag if one in bag else tower
        if one in heap:
            heap.remove(one)
    return tuple((*bag, *tower)[: state.lacking - len(drawn)])


def _turn(state: State, args: tuple[str, ...]) -> Asked:
    """Which hexagon the expansion that is due shows; its place may be told before it."""
    place, told = to_turn(state), args[0] if args else ""
    if told.isdecimal():
        place, told = int(told), ""
    unseen = next((one for one in HEXAGONS if not state.seen >> one & 1), 1)
    problem = first(judge(state, acts.turn_move(place, of(told) or unseen)))
    return problem or (None if told else Phrase("qg-ask-turn", {"place": nouns.source(place)}))


_BY_CHANCE: dict[str, Callable[[State, tuple[str, ...]], Asked]] = {acts.DRAW_ACT: _draw, acts.TURN_ACT: _turn}
_ASKS: dict[str, Callable[[State, tuple[str, ...]], Asked]] = {
    acts.TAKE_ACT: _take,
    acts.PLACE_ACT: asking_garden.place,
    acts.LAY_ACT: asking_garden.lay,
    acts.BUY_ACT: asking_garden.buy,
    acts.PASS_ACT: _pass,
}
