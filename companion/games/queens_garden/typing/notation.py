"""From a line of notation to a move, in a state that says whose turn it is and what is due.

An act may be told without its player (or as nobody's): it is then that of the player on turn. Of an act with a
cost, what is given up may be left out, all of it or the rest, where there is only one way to pay. A take may name
just the places of hexagons that lie at several, in the order in which they are asked for. The place of an
expansion that is turned may be left out. Hours may be told as they are typed, "2h" for 2.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.model import Move, Problem
from companion.games.plain import fields
from companion.games.queens_garden.rules import acts
from companion.games.queens_garden.rules.cells import HOURS, NUMBER
from companion.games.queens_garden.rules.hexes import of
from companion.games.queens_garden.rules.preparing import to_turn
from companion.games.queens_garden.rules.state import State
from companion.games.queens_garden.typing.partly import copies, paid

Args = Sequence[int | str]
_SHAPES: dict[str, tuple[type, ...]] = {
    acts.LOTS_ACT: (int,),
    acts.TURN_ACT: (int, str),
    acts.TAKE_ACT: (str,),
    acts.PLACE_ACT: (str, str),
    acts.LAY_ACT: (str, int, int),
    acts.BUY_ACT: (int,),
    acts.DRAW_ACT: (),
    acts.PASS_ACT: (),
    acts.LEAVE_ACT: (),
    acts.ROUND_ACT: (),
    acts.END_ACT: (),
}
"""The first arguments of each act; further ones are words."""
_TYPED_HOURS: dict[int | str, int | str] = {acts.typed_hour(hour): hour for hour in HOURS}
_LISTS = frozenset((acts.TAKE_ACT, acts.PLACE_ACT, acts.LAY_ACT, acts.DRAW_ACT, acts.PASS_ACT))


class _Unread(Exception):  # noqa: N818 - no error: a line that is no notation
    """What cannot be read. Its argument is the problem."""


def parse(state: State, text: str) -> Move | list[Problem]:
    """The move of a line; problems qg-no-notation, qg-no-act, qg-nobodys... when it is none."""
    found = fields(text)
    if found is None:
        return [Problem("qg-no-notation")]
    player, action, args = found[0], found[1], [_TYPED_HOURS.get(one, one) for one in found[2]]
    if action not in _SHAPES:
        return [Problem("qg-no-act")]
    if action == acts.TURN_ACT and len(args) == 1:
        args = [to_turn(state), *args]
    wanted = _SHAPES[action]
    fits = tuple(map(type, args[: len(wanted)])) == wanted
    rest = args[len(wanted) :]
    numbers = any(isinstance(one, int) for one in rest) and action != acts.TAKE_ACT
    if not fits or numbers or (rest and action not in _LISTS):
        return [Problem("qg-no-notation")]
    if action in acts.NOBODYS and player:
        return [Problem("qg-nobodys")]
    try:
        return (
            _nobodys(action, args)
            if action in acts.NOBODYS
            else _PARSERS[action](state, player if action == acts.LEAVE_ACT else player or state.turn, args)
        )
    except _Unread as error:
        return list(error.args)


def _nobodys(action: str, args: Args) -> Move:
    if action == acts.ROUND_ACT:
        return acts.round_move()
    if action == acts.DRAW_ACT:
        drawn = tuple(of(str(one)) or 0 for one in args)
        if drawn and all(drawn):
            return acts.draw_move(drawn)
        raise _no_hexagon(args)
    return Move(0, action, tuple(args))


def _no_hexagon(told: Args) -> _Unread:
    """The first word that names no hexagon and no joker."""
    strange = next((one for one in map(str, told) if acts.given_of((one,)) is None), "")
    return _Unread(Problem("qg-no-hexagon", {"told": strange}))


def _hexagon(told: int | str) -> int:
    if (found := of(str(told))) is None:
        raise _no_hexagon((told,))
    return found


def _given(told: Args) -> acts.Given:
    if (found := acts.given_of(tuple(map(str, told)))) is None:
        raise _no_hexagon(told)
    return found


def _direction(hour: int | str) -> int:
    """The index of an hour."""
    if hour not in HOURS:
        raise _Unread(Problem("qg-no-hour", {"hour": int(hour)}))
    return HOURS.index(int(hour))


def _take(state: State, player: int, args: Args) -> Move:
    """Of hexagons that lie at one place only, that need not be told."""
    criterion = str(args[0])
    found = copies(state, player, criterion, tuple(map(str, args[1:])))
    if found is None:
        raise _Unread(Problem("qg-no-notation"))
    return acts.take_move(player, criterion, found.named)


def _place(state: State, player: int, args: Args) -> Move:
    hexagon, cell = _hexagon(args[0]), NUMBER.get(str(args[1]))
    if cell is None:
        raise _Unread(Problem("qg-no-cell", {"told": str(args[1])}))
    given = paid(state, player, hexagon, _given(args[2:]), expansion=False)
    return acts.place_move(player, hexagon, cell, given)


def _lay(state: State, player: int, args: Args) -> Move:
    hexagon, slot, rim = _hexagon(args[0]), _direction(args[1]), _direction(args[2])
    given = paid(state, player, hexagon, _given(args[3:]), expansion=True)
    return acts.lay_move(player, hexagon, slot, rim, given)


def _buy(_state: State, player: int, args: Args) -> Move:
    return acts.buy_move(player, _direction(args[0]))


def _pass(_state: State, player: int, args: Args) -> Move:
    return acts.pass_move(player, _given(args))


_PARSERS = {
    acts.TAKE_ACT: _take,
    acts.PLACE_ACT: _place,
    acts.LAY_ACT: _lay,
    acts.BUY_ACT: _buy,
    acts.LEAVE_ACT: lambda _state, player, _args: Move(player, acts.LEAVE_ACT),
    acts.PASS_ACT: _pass,
}
