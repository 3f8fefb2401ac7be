"""What is asked next of a placing, a laying and a purchase: where it may go, and what is given up for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.model import Fact, Phrase, Problem
from companion.games.parts import AT_ONCE
from companion.games.plain import first
from companion.games.queens_garden.rules.acts import Given, buy_move, given_of, lay_move, place_move
from companion.games.queens_garden.rules.cells import HOURS, NUMBER, SPACES
from companion.games.queens_garden.rules.hexes import VALUE, of
from companion.games.queens_garden.rules.judge import judge
from companion.games.queens_garden.rules.paying import others_needed, payments, ways
from companion.games.queens_garden.rules.placing import free_cells, free_slots, open_cells, open_rims
from companion.games.queens_garden.rules.state import PRICE, Garden, State
from companion.games.queens_garden.telling import nouns
from companion.games.queens_garden.typing import offering
from companion.games.queens_garden.typing.partly import extending

Asked = Phrase | Problem | None
_Judged = Callable[[State, Given], list[Problem]]
"""Why an act cannot be in a state when this is given up for it."""


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


# ---- a tile -----------------------------------------------------------------------------------------------------


def place(state: State, args: tuple[str, ...]) -> Asked:
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


def lay(state: State, args: tuple[str, ...]) -> Asked:
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


def buy(state: State, args: tuple[str, ...]) -> Asked:
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
