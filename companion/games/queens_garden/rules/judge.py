"""Why an act is not legal, most helpful first, each with its remedy; placing and laying are in judge_garden.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from companion.core.model import Fact, Move, Phrase, Problem
from companion.games.leaving import last_one, left_already
from companion.games.plain import number, word, words
from companion.games.queens_garden.rules import acts
from companion.games.queens_garden.rules import state as phases
from companion.games.queens_garden.rules.awaited import awaits
from companion.games.queens_garden.rules.hexes import CRITERIA, EACH, JOKER, VALUE, of
from companion.games.queens_garden.rules.judge_garden import buying, laying, not_held, placing
from companion.games.queens_garden.rules.passing import may_lose
from companion.games.queens_garden.rules.preparing import to_turn
from companion.games.queens_garden.rules.state import MOST_BEDS, MOST_TILES, ROUNDS, State
from companion.games.queens_garden.rules.taking import fits, fitting, matching, offered, split, taken
from companion.games.queens_garden.telling import nouns


def judge(state: State, move: Move) -> list[Problem]:
    """All reasons why an act is not legal now; empty when it is."""
    if move.action not in _JUDGES:
        return [Problem("qg-no-act")]
    phase, judged = _JUDGES[move.action]
    if state.phase == phases.OVER:
        return [Problem("qg-over")]
    if problem := _by_whom(state, move):
        return [problem]
    if move.action == acts.LEAVE_ACT or state.phase == phase:
        mine = move.action in (*acts.NOBODYS, acts.LEAVE_ACT) or move.player == state.turn
        return judged(state, move) if mine else [_not_yours(state, move.player)]
    key = "qg-not-over" if move.action == acts.END_ACT else "qg-not-now"
    return [Problem(key, {"waits": awaits(state)})]


def _by_whom(state: State, move: Move) -> Problem | None:
    """Why nobody, or this player, does such an act at all."""
    if move.action in acts.NOBODYS:
        return Problem("qg-nobodys") if move.player else None
    return left_already(state.name(move.player)) if move.player in state.table.gone else None


def _not_yours(state: State, player: int) -> Problem:
    """Somebody else is on turn; one who has passed is so for the whole round (QG-46, QG-120)."""
    if player not in state.table.seats:
        return Problem("qg-no-player", {"number": player})
    facts: dict[str, Fact] = {"player": state.name(state.turn), "waits": awaits(state)}
    return Problem("qg-has-passed" if player in state.passed else "qg-not-your-turn", facts)


# ---- chance -----------------------------------------------------------------------------------------------------


def _lots(state: State, move: Move) -> list[Problem]:
    told = number(move, 0)
    if told in state.table.gone:
        return [left_already(state.name(told))]
    return [] if told in state.table.seats else [Problem("qg-no-player", {"number": told})]


def _draw(state: State, move: Move) -> list[Problem]:
    """No more than are needed, and no more of a hexagon than are left (QG-03, QG-58, QG-155, QG-156)."""
    told = words(move)
    strange = [one for one in told if of(one) is None]
    if strange or not told:
        return [Problem("qg-no-hexagon", {"told": strange[0] if strange else ""})]
    if len(told) > state.lacking:
        return [Problem("qg-draw-count", {"count": len(told), "needed": state.lacking})]
    drawn = Counter(of(one) or 0 for one in told)
    inside = sum(state.bag)
    have = (
        state.bag if inside >= len(told) else [one + two for one, two in zip(state.bag, state.tower, strict=True)]
    )
    problems = []
    for one, count in sorted(drawn.items()):
        if count > have[one - 1]:
            facts: dict[str, Fact] = {
                "hexagon": nouns.hexagon(one),
                "count": count,
                "left": have[one - 1],
                "each": EACH,
            }
            problems.append(Problem("qg-drawn-too-many", facts))
    if have is not state.bag and not problems:
        left = [at for at, count in enumerate(state.bag, 1) if count > drawn[at]]
        problems += [
            Problem("qg-bag-first", {"hexagon": nouns.hexagon(at), "left": state.bag[at - 1]}) for at in left
        ]
    return problems


def _turn(state: State, move: Move) -> list[Problem]:
    """The expansion that is due, and a hexagon that no other one showed (QG-09, QG-60)."""
    place, shown = number(move, 0), of(word(move, 1))
    if shown is None:
        return [Problem("qg-no-hexagon", {"told": word(move, 1)})]
    if place != to_turn(state):
        return [Problem("qg-turn-other", {"place": nouns.source(place), "waits": awaits(state)})]
    if state.seen >> shown & 1:
        return [Problem("qg-turned-already", {"hexagon": nouns.hexagon(shown)})]
    return []


# ---- taking -----------------------------------------------------------------------------------------------------


def _take(state: State, move: Move) -> list[Problem]:
    """A colour or pattern of the display, each copy settled, and space for all of it (QG-48 to QG-56)."""
    criterion, found = word(move, 0), offered(state)
    if criterion not in CRITERIA:
        return [Problem("qg-no-criterion", {"told": criterion})]
    there = matching(found, criterion)
    if not there:
        items = tuple(nouns.criterion(one) for one in CRITERIA if matching(found, one))
        remedy = Phrase("qg-remedy-criteria", {"items": items}) if items else None
        return [Problem("qg-nothing-there", {"criterion": nouns.criterion(criterion)}, remedy)]
    told = [split(word(move, at)) for at in range(1, len(move.args))]
    for one, place in told:
        if place not in there.get(one, ()):
            facts: dict[str, Fact] = {"hexagon": nouns.hexagon(one or 1), "place": nouns.source(max(0, place))}
            return [Problem("qg-not-at-place", facts, _remedy_places(one, there.get(one, ())))]
    chosen = dict(told)
    if len(chosen) < len(told):
        return [Problem("qg-copy-twice", {"hexagon": nouns.hexagon(told[-1][0])})]
    open_ones = [one for one, places in there.items() if len(places) > 1 and one not in chosen]
    if open_ones:
        one = open_ones[0]
        facts = {"hexagon": nouns.hexagon(one), "items": tuple(nouns.source(at) for at in there[one])}
        return [Problem("qg-which-copy", facts)]
    return _space(state, there, {one: chosen.get(one, places[0]) for one, places in there.items()})


def _remedy_places(one: int, places: tuple[int, ...]) -> Phrase | None:
    if not places:
        return None
    items = tuple(nouns.source(at) for at in places)
    return Phrase("qg-remedy-places", {"hexagon": nouns.hexagon(one), "items": items})


def _space(state: State, there: dict[int, tuple[int, ...]], chosen: dict[int, int]) -> list[Problem]:
    """What does not fit into the storage (QG-12, QG-13, QG-55, QG-56)."""
    garden = state.mine
    found = taken(state, chosen)
    if fits(garden, found):
        return []
    remedy = None
    if fitting(state, garden, there):
        remedy = Phrase("qg-remedy-other-copy")
    elif others := _fitting(state):
        remedy = Phrase("qg-remedy-criteria", {"items": tuple(map(nouns.criterion, others))})
    problems = []
    if len(found.tiles) > garden.free_tiles:
        facts: dict[str, Fact] = {"count": len(found.tiles), "free": garden.free_tiles, "most": MOST_TILES}
        problems.append(Problem("qg-storage-tiles", facts, remedy))
    if len(found.beds) > garden.free_beds:
        facts = {"count": len(found.beds), "free": garden.free_beds, "most": MOST_BEDS}
        problems.append(Problem("qg-storage-expansions", facts, remedy))
    return problems


def _fitting(state: State) -> list[str]:
    """The colours and patterns that the player on turn may take (QG-56)."""
    found = {criterion: matching(offered(state), criterion) for criterion in CRITERIA}
    return [criterion for criterion, there in found.items() if there and fitting(state, state.mine, there)]


# ---- passing ----------------------------------------------------------------------------------------------------


def _pass(state: State, move: Move) -> list[Problem]:
    """What is discarded is held, no joker, and costs no points that one has not (QG-121, QG-122, QG-144)."""
    told = words(move)
    given = acts.given_of(told)
    if given is None:
        strange = next((one for one in told if acts.given_of((one,)) is None), "")
        return [Problem("qg-no-hexagon", {"told": strange})]
    if given.jokers:
        return [Problem("qg-discard-joker", {"joker": JOKER})]
    if problems := not_held(state.mine, given):
        return problems
    cost, most = sum(VALUE[one] for one in (*given.tiles, *given.beds)), may_lose(state)
    if most is not None and cost > most:
        return [Problem("qg-discard-points", {"cost": cost, "points": most})]
    return []


def _leave(state: State, move: Move) -> list[Problem]:
    """At any time, but somebody has to be left to play on."""
    if move.player not in state.table.seats:
        return [Problem("qg-no-player", {"number": move.player})]
    return last_one(state.table.players, state.table.gone)


def _end(state: State, _move: Move) -> list[Problem]:
    return [] if state.round == ROUNDS else [Problem("qg-not-over", {"waits": awaits(state)})]


_JUDGES: dict[str, tuple[int, Callable[[State, Move], list[Problem]]]] = {
    acts.LOTS_ACT: (phases.LOTS, _lots),
    acts.DRAW_ACT: (phases.FILL, _draw),
    acts.TURN_ACT: (phases.TURN, _turn),
    acts.TAKE_ACT: (phases.ACT, _take),
    acts.PLACE_ACT: (phases.ACT, placing),
    acts.LAY_ACT: (phases.ACT, laying),
    acts.BUY_ACT: (phases.ACT, buying),
    acts.PASS_ACT: (phases.ACT, _pass),
    acts.LEAVE_ACT: (phases.ACT, _leave),
    acts.ROUND_ACT: (phases.ROUND, lambda _state, _move: []),
    acts.END_ACT: (phases.ROUND, _end),
}
"""Act -> when it may be, and why it is not legal then."""
