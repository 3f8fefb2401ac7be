"""The guided dialogue and the help for a moment: what is asked next of an act, and which commands serve now.

Only what can be is offered; an answer that cannot be is refused with the judge's reason. Where there is only one
way to go on, nothing more is asked: the notation completes the act (partly.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from companion.core.model import Fact, Phrase, Problem
from companion.games.parts import AT_ONCE
from companion.games.plain import first
from companion.games.queens_garden.rules import acts
from companion.games.queens_garden.rules.acts import Given, buy_move, given_of, lay_move, place_move
from companion.games.queens_garden.rules.cells import HOURS, NUMBER, SPACES
from companion.games.queens_garden.rules.hexes import CRITERIA, HEXAGONS, VALUE, of
from companion.games.queens_garden.rules.judge import judge
from companion.games.queens_garden.rules.passing import may_lose
from companion.games.queens_garden.rules.paying import others_needed, payments, ways
from companion.games.queens_garden.rules.placing import buys, free_cells, free_slots, laying, open_cells, open_rims
from companion.games.queens_garden.rules.preparing import to_turn
from companion.games.queens_garden.rules.state import ACT, FILL, LOTS, OVER, PRICE, ROUND, TURN, Garden, State
from companion.games.queens_garden.rules.taking import STACK, is_expansion, takes
from companion.games.queens_garden.telling import nouns
from companion.games.queens_garden.typing import offering
from companion.games.queens_garden.typing.partly import Copies, copies, extending

Asked = Phrase | Problem | None
_Judged = Callable[[State, Given], list[Problem]]
"""Why an act cannot be in a state when this is given up for it."""

_SERVES: dict[int, tuple[str, ...]] = {
    LOTS: ("lots",),
    FILL: (acts.DRAW_ACT, "offer"),
    TURN: (acts.TURN_ACT, "offer"),
    ROUND: ("confirm", "wheel", "groups", "bonuses"),
    OVER: ("ranking", "bonuses"),
}


def serves(state: State) -> tuple[str, ...]:
    """The commands that help for this moment offers, most useful first."""
    return (*_possible(state), "offer", "fits", "storage") if state.phase == ACT else _SERVES[state.phase]


def _possible(state: State) -> tuple[str, ...]:
    """The acts of the player on turn that are possible now; passing always is."""
    laid = {one.action for one in laying(state.mine, state.turn)}
    found = {
        acts.TAKE_ACT: any(True for _ in takes(state)),
        acts.PLACE_ACT: acts.PLACE_ACT in laid,
        acts.LAY_ACT: acts.LAY_ACT in laid,
        acts.BUY_ACT: any(True for _ in buys(state)),
        acts.PASS_ACT: True,
    }
    return tuple(act for act, possible in found.items() if possible)


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
    items = tuple(_copy(state, place, moves=place == STACK and not moved) for place in places)
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


def _copy(state: State, place: int, *, moves: bool) -> Phrase:
    """A place of a hexagon: tile or expansion, and whether the stack moves on because of it."""
    what = "expansion" if is_expansion(state, place) else "stack" if moves else "tile"
    return Phrase("qg-key-copy", {"number": place, "what": what})


def _index(typed: str) -> int:
    """The index of an hour, typed as "2h" or as in the notation; of an unknown one the first."""
    hour = typed.removesuffix("h")
    return HOURS.index(int(hour)) if hour.isdecimal() and int(hour) in HOURS else 0


def _which(state: State, sort: str) -> Asked:
    """Which stored "tile" or "expansion", of those that can be laid now; why not where nothing can."""
    garden, expansion = state.mine, sort == "expansion"
    held = garden.beds if expansion else garden.tiles
    found = [
        one
        for one in dict.fromkeys(held)
        if payments(garden, one) and (_slots(garden, one) if expansion else _cells(garden, one))
    ]
    if not found:
        facts: dict[str, Fact] = {"sort": sort, "count": len(held)}
        return Problem("qg-none-to-lay", facts, Phrase("qg-remedy-fits") if held else None)
    items = tuple(map(offering.expansion if expansion else offering.tile, found))
    return Phrase("qg-ask-expansion" if expansion else "qg-ask-tile", {"items": items})


# ---- laying: a tile ---------------------------------------------------------------------------------------------


def _place(state: State, args: tuple[str, ...]) -> Asked:
    """Which stored tile, of those that can be placed now; where; then what is given up."""
    if not args:
        return _which(state, "tile")
    hexagon = of(args[0]) or 0
    if len(args) == 1:
        return _which_cell(state, hexagon)
    cell = NUMBER[args[1]]

    def judged(before: State, given: Given) -> list[Problem]:
        return judge(before, place_move(before.turn, hexagon, cell, given))

    found = ways(state.mine, hexagon, expansion=False)
    return first(judged(state, found[0] if found else Given())) or _given(state, hexagon, args[2:], found, judged)


def _cells(garden: Garden, hexagon: int) -> tuple[int, ...]:
    """Where a tile may lie."""
    return open_cells(garden.cells, garden.slots, hexagon)


def _which_cell(state: State, hexagon: int) -> Asked:
    garden = state.mine
    cells, found = _cells(garden, hexagon), ways(garden, hexagon, expansion=False)
    if found and not cells:
        return Problem("qg-no-space-for", {"thing": nouns.hexagon(hexagon)}, Phrase("qg-remedy-fits"))
    anywhere = [*cells, *free_cells(garden), *SPACES][0]
    move = place_move(state.turn, hexagon, anywhere, found[0] if found else Given())
    items = tuple(map(nouns.cell, cells[:AT_ONCE]))
    facts: dict[str, Fact] = {"hexagon": nouns.hexagon(hexagon), "items": items, "count": len(cells)}
    return first(judge(state, move)) or Phrase("qg-ask-cell", facts)


# ---- an expansion -----------------------------------------------------------------------------------------------


def _lay(state: State, args: tuple[str, ...]) -> Asked:
    """Which stored expansion, of those that can be laid now; to which slot, how turned; then what is given up."""
    if not free_slots(state.mine):
        return first(judge(state, buy_move(state.turn, 0)))
    if not args:
        return _which(state, "expansion")
    hexagon = of(args[0]) or 0
    if len(args) == 1:
        return _which_slot(state, hexagon)
    slot = _index(args[1])
    found = ways(state.mine, hexagon, expansion=True)
    rims = open_rims(state.mine, slot, hexagon)
    rim = _index(args[2]) if len(args) > 2 else (rims or [0])[0]

    def judged(before: State, given: Given) -> list[Problem]:
        return judge(before, lay_move(before.turn, hexagon, slot, rim, given))

    if problem := first(judged(state, found[0] if found else Given())):
        return problem
    if len(args) == 2:
        return Phrase("qg-ask-rim", {"hexagon": nouns.hexagon(hexagon), "items": tuple(map(offering.slot, rims))})
    return _given(state, hexagon, args[3:], found, judged)


def _which_slot(state: State, hexagon: int) -> Asked:
    garden = state.mine
    slots, found = _slots(garden, hexagon), ways(garden, hexagon, expansion=True)
    if found and not slots:
        return Problem("qg-no-space-for", {"thing": nouns.expansion(hexagon)}, Phrase("qg-remedy-fits"))
    slot = (slots or free_slots(garden))[0]
    rim = (open_rims(garden, slot, hexagon) or [0])[0]
    move = lay_move(state.turn, hexagon, slot, rim, found[0] if found else Given())
    return first(judge(state, move)) or Phrase("qg-ask-slot", {"items": tuple(map(offering.slot, slots))})


def _slots(garden: Garden, hexagon: int) -> list[int]:
    """Where an expansion may be laid in some direction."""
    return [slot for slot in free_slots(garden) if open_rims(garden, slot, hexagon)]


def _buy(state: State, args: tuple[str, ...]) -> Asked:
    """To which slot; the price and what is left is said before."""
    garden = state.mine
    slots = free_slots(garden)
    slot = _index(args[0]) if args else (slots or [0])[0]
    problem = first(judge(state, buy_move(state.turn, slot)))
    if problem or args:
        return problem
    facts: dict[str, Fact] = {"price": PRICE, "left": garden.score - PRICE}
    return Phrase("qg-ask-buy", {**facts, "items": tuple(map(offering.slot, slots))})


# ---- what is given up -------------------------------------------------------------------------------------------


def _given(state: State, hexagon: int, told: tuple[str, ...], found: Sequence[Given], judged: _Judged) -> Asked:
    """The next thing that is given up, of those that a legal payment still allows; none where one way is left."""
    so_far = given_of(told) or Given()
    left = extending(found, so_far)
    if len(left) == 1:
        return None
    if not left:
        return _unpaid(state, hexagon, so_far, judged)
    facts: dict[str, Fact] = {"cost": VALUE[hexagon], "lacking": others_needed(hexagon) - so_far.amount}
    return Phrase("qg-ask-given", {**facts, "items": offering.things(_next(left, so_far))})


def _next(left: list[Given], so_far: Given) -> Given:
    """Everything that can be named next: what some way to pay has beyond what is told."""
    tiles = {one for way in left for one in way.tiles} - {*so_far.tiles}
    beds = {one for way in left for one in way.beds} - {*so_far.beds}
    jokers = int(any(way.jokers > so_far.jokers for way in left))
    return Given(tuple(sorted(tiles)), tuple(sorted(beds)), jokers)


def _unpaid(state: State, hexagon: int, so_far: Given, judged: _Judged) -> Problem | None:
    """Why no legal payment begins like that.

    What is not held, or too much, is refused as it is told; what does not fit, as if jokers paid the rest; else
    there is not enough for the rest.
    """
    problem, lacking = first(judged(state, so_far)), others_needed(hexagon) - so_far.amount
    if problem is None or problem.key != "qg-cost-count" or lacking < 0:
        return problem
    garden = state.mine
    rich = state.with_garden(state.turn, garden._replace(jokers=garden.jokers + lacking))
    if unfit := first(judged(rich, so_far._replace(jokers=so_far.jokers + lacking))):
        return Problem(unfit.key, unfit.facts, problem.remedy)
    return Problem("qg-cost-open", {"hexagon": nouns.hexagon(hexagon), "lacking": lacking}, problem.remedy)


# ---- passing ----------------------------------------------------------------------------------------------------


def _pass(state: State, args: tuple[str, ...]) -> Asked:
    """What is discarded, as long as something can be; Enter alone ends it, so that nothing goes by accident."""
    gone = given_of(args) or Given()
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


def _discardable(state: State, gone: Given) -> Given:
    """What can still be discarded beside what is told, each sort once."""
    garden, most = state.mine, may_lose(state)
    spent = sum(VALUE[one] for one in (*gone.tiles, *gone.beds))

    def some(held: tuple[int, ...], told: tuple[int, ...]) -> Iterator[int]:
        for one in dict.fromkeys(held):
            if held.count(one) > told.count(one) and (most is None or spent + VALUE[one] <= most):
                yield one

    return Given(tuple(some(garden.tiles, gone.tiles)), tuple(some(garden.beds, gone.beds)))


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
    acts.PLACE_ACT: _place,
    acts.LAY_ACT: _lay,
    acts.BUY_ACT: _buy,
    acts.PASS_ACT: _pass,
}
