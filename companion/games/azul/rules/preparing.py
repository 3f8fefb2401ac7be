"""Making a round ready: who begins, gold displays, tiles drawn from the bag (rulebook, chapters "Příprava hry" and
"Příprava dalšího kola", "Varianta speciálních nabídek").

Everything here is chance, which comes in as acts of nobody.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from math import comb

from companion.core.model import Move
from companion.games.azul.rules import state as phases
from companion.games.azul.rules.acts import DRAW_ACT, GOLD_ACT, LOTS_ACT
from companion.games.azul.rules.editions import FILLING, SIZE, SN1, SN2
from companion.games.azul.rules.state import NONE, Counts, State, added, minus, of_colour
from companion.games.plain import number, word

Chances = Sequence[tuple[Move, int]]


def begin_round(state: State, number: int) -> State:
    """A round begins with gold displays, where they are played, else with filling (AZ-69, MC-11 to MC-14).

    Where not a single tile is left, the game is over and no round is added (AZ-73).
    """
    if not sum(state.bag) + sum(state.lid):
        return state._replace(phase=phases.OVER)
    return state._replace(round=number, phase=phases.GOLD if state.table.special else phases.FILL, step=0)


def chances(state: State) -> Chances:
    """What lots decide now, each possible act with its weight; empty where they decide nothing."""
    if state.phase == phases.LOTS:
        return [(Move(0, LOTS_ACT, (player,)), 1) for player in state.table.present]
    if state.phase == phases.GOLD:
        return [(gold_move(at, kind), 1) for at in _blue(state) for kind in _unturned(state)]
    if state.phase in (phases.FILL, phases.EXTRA):
        return _draws(state.bag, state.lid, needed(state), state.table.edition.colours)
    return []


def needed(state: State) -> int:
    """How many tiles are drawn next: four a display, one for SN1, fewer where bag and lid run out (AZ-72)."""
    wanted = 1 if state.phase == phases.EXTRA else FILLING
    return min(wanted, sum(state.bag) + sum(state.lid))


def gold_move(display: int, kind: str) -> Move:
    """A display (from 0) turned gold side up."""
    return Move(0, GOLD_ACT, (display + 1, kind))


def draw_move(colours: tuple[str, ...], drawn: Counts) -> Move:
    """These tiles drawn from the bag, of an edition with these colours."""
    return Move(0, DRAW_ACT, tuple(colours[at] for at in range(SIZE) for _ in range(drawn[at])))


def drawn_of(state: State, move: Move) -> Counts:
    """How many of each colour an act draws."""
    return _counts(move.args, state.table.edition.colours)


@cache
def _counts(told: tuple[object, ...], colours: tuple[str, ...]) -> Counts:
    return tuple(told.count(colour) for colour in colours)


def _blue(state: State) -> list[int]:
    """The displays that are not gold."""
    gold = {at for at, _ in state.golds}
    return [at for at in range(state.table.displays) if at not in gold]


def _unturned(state: State) -> list[str]:
    """The gold sides that have not been turned up: each of the nine lies there once (MC-04)."""
    return [kind for kind in state.table.edition.golds if all(kind != turned for _, turned in state.golds)]


@lru_cache(maxsize=8)
def _draws(bag: Counts, lid: Counts, wanted: int, colours: tuple[str, ...]) -> Chances:
    """Every draw with the number of ways in which hands may draw it; kept, for it is asked again and again.

    Too few tiles in the bag are all drawn; then the lid is poured in, and the rest is drawn from that (AZ-70,
    AZ-71).
    """
    inside = sum(bag)
    if inside >= wanted:
        return tuple((draw_move(colours, drawn), weight) for drawn, weight in _heaps(bag, wanted))
    rest = _heaps(lid, wanted - inside)
    return tuple((draw_move(colours, added(bag, more)), weight) for more, weight in rest)


def _heaps(counts: Counts, wanted: int) -> Iterator[tuple[Counts, int]]:
    """Every heap of so many tiles out of these, with the number of ways to draw it."""

    def draw(at: int, left: int) -> Iterator[tuple[tuple[int, ...], int]]:
        if at == SIZE - 1:
            if left <= counts[at]:
                yield (left,), comb(counts[at], left)
            return
        for here in range(min(left, counts[at]) + 1):
            for rest, weight in draw(at + 1, left - here):
                yield (here, *rest), weight * comb(counts[at], here)

    yield from draw(0, wanted)


# ---- playing --------------------------------------------------------------------------------------------------


def play_lots(state: State, move: Move) -> State:
    """Who begins; then the first round."""
    return begin_round(state._replace(starter=number(move, 0)), 1)


def play_gold(state: State, move: Move) -> State:
    """One display is gold now; as many as there are players (MC-13)."""
    golds = tuple(sorted((*state.golds, (number(move, 0) - 1, word(move, 1)))))
    phase = phases.GOLD if len(golds) < len(state.table.players) else phases.FILL
    return state._replace(golds=golds, phase=phase)


def play_draw(state: State, move: Move) -> State:
    """The next display has its tiles, or SN1 its extra one."""
    drawn = drawn_of(state, move)
    bag, lid = _taken(state, drawn)
    at, displays = state.step, state.displays
    displays = (*displays[:at], added(displays[at], drawn), *displays[at + 1 :])
    if state.phase == phases.EXTRA:
        return _effects(state._replace(bag=bag, lid=lid, displays=displays), at + 1)
    heaps = (displays, NONE, bag, lid, state.boards)
    state = State(state.table, state.round, phases.FILL, 0, state.starter, 0, *heaps, at + 1, state.golds)
    if at + 1 < len(displays) and (any(bag) or any(lid)):
        return state
    return _effects(state, 0)


def _taken(state: State, drawn: Counts) -> tuple[Counts, Counts]:
    """Bag and lid after these were drawn."""
    bag = state.bag
    left = minus(bag, drawn)
    if min(left) >= 0:
        return left, state.lid
    return minus(added(bag, state.lid), drawn), NONE


def _effects(state: State, first: int) -> State:
    """What SN1 and SN2 do once all displays are filled, one after another in display order (MC-16 to MC-22).

    Of the displays from `first` on, the others have had their effect. Stops at SN1, for which somebody draws; then
    the round begins (AZ-24).
    """
    for at, kind in state.golds:
        if at < first:
            continue
        if kind == SN1 and sum(state.bag) + sum(state.lid):
            return state._replace(phase=phases.EXTRA, step=at)
        if kind.startswith(SN2):
            colour = state.table.edition.numbers[kind.removeprefix(f"{SN2}-")]
            state = state._replace(displays=gathered(state.displays, at, colour)[0])
    return state._replace(phase=phases.TAKE, turn=state.starter, taker=0, step=0)


def gathered(displays: tuple[Counts, ...], at: int, colour: int) -> tuple[tuple[Counts, ...], list[int]]:
    """SN2 takes a tile of its colour from each of its two neighbours that has one: displays then, and givers."""
    filled, one = list(displays), of_colour(colour, 1)
    givers = [other % len(filled) for other in (at - 1, at + 1) if filled[other % len(filled)][colour - 1]]
    for other in givers:
        filled[other], filled[at] = minus(filled[other], one), added(filled[at], one)
    return tuple(filled), givers
