"""What the seat that has signed an entry may do in the game. What it may not is void, in every house alike.

The referee trusts who is in the room; this stands before it. A seat does its own acts and no other's, and none
that is nobody's; chance comes from reveals alone. While a draw is being revealed nothing else counts, for the last
to reveal knows what comes before the others do.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from companion.core.model import Move
from companion.far.entry import ActBody, ConfirmBody, RevealBody, UndoBody
from companion.far.lots import follows
from companion.play.referee import Referee
from companion.play.referee.asked import subject_of

GameBody = ActBody | ConfirmBody | UndoBody | RevealBody


class Void(StrEnum):
    """Why an entry counts for nothing."""

    UNREAD = "unread"  # no entry, or none that this match's keys open
    NEWER = "newer"  # of a program that is newer than this one
    SEAT = "seat"  # signed by another seat, or of one that has not joined
    MATCH = "match"  # of another match
    HEAD = "head"  # not judged on the entry before it
    STATE = "state"  # judged on another state: the houses do not agree
    REPEAT = "repeat"  # it has been said before
    EARLY = "early"  # not all have joined
    TAKEN = "taken"  # the match is open, or the seat taken
    RULES = "rules"  # another program, other tables or tiles
    OVER = "over"  # the match is over
    WAITING = "waiting"  # an act of this house still waits for the log
    RESTING = "resting"  # the match rests
    NOTHING = "nothing"  # it would change nothing
    DRAW = "draw"  # a draw is being revealed, or none is due, or it is another one
    ORDER = "order"  # another seat reveals first
    VALUE = "value"  # not what the seat has bound itself to
    OTHERS = "others"  # not the seat's own act
    ILLEGAL = "illegal"  # the game does not allow it
    UNDO = "undo"  # final, or chance has followed it
    RESULT = "result"  # not what the match came to


@dataclass(slots=True)
class Draws:
    """What is known of chance. anchors: by seat, what it published last. revealed: for the draw that is due.

    done: how many draws are over.
    """

    anchors: dict[int, bytes] = field(default_factory=dict)
    revealed: dict[int, bytes] = field(default_factory=dict)
    done: int = 0


def is_chance_due(referee: Referee) -> bool:
    """Whether chance decides next, and no player."""
    awaited = referee.game.awaited(referee.state)
    over = referee.outcome() is not None
    return not over and bool(awaited) and bool(awaited[0].chance) and not any(one.player for one in awaited)


def revealing(referee: Referee, anchors: Mapping[int, bytes]) -> list[int]:
    """The seats whose values count, in the order in which they are revealed: all that still play."""
    away = referee.game.away(referee.state)
    return [seat for seat in sorted(anchors) if seat not in away] or sorted(anchors)


def why_void(referee: Referee, draws: Draws, seat: int, body: GameBody) -> Void | None:
    """Why this may not be done by this seat now; None where it may. All have joined, the match is not over."""
    if isinstance(body, RevealBody):
        return _reveal(referee, draws, seat, body)
    if draws.revealed:
        return Void.DRAW
    match body:
        case ActBody():
            return _act(referee, seat, body.text)
        case ConfirmBody():
            return None if referee.is_confirmable(seat) else Void.NOTHING
        case UndoBody():
            return _undo(referee, seat, body.move)


def own_act(seat: int, text: str) -> str:
    """An act in notation as one of this seat; "" where it is told as another's."""
    subject, rest = subject_of(text, seat)
    return f"{seat} {rest}" if subject == seat else ""


def _act(referee: Referee, seat: int, text: str) -> Void | None:
    told = own_act(seat, text)
    if not told:
        return Void.OTHERS
    move = referee.game.parse(referee.state, told)
    if not isinstance(move, Move):
        return Void.ILLEGAL
    if move.player != seat:
        return Void.OTHERS
    return Void.ILLEGAL if referee.meant(told, seat) != move else None


def _undo(referee: Referee, seat: int, number: int) -> Void | None:
    entry = referee.undoable(seat)
    if entry is None or entry.number != number:
        return Void.UNDO
    if entry.move.player != seat:
        return Void.OTHERS
    return None if referee.agreeable(seat) is entry else Void.UNDO


def _reveal(referee: Referee, draws: Draws, seat: int, body: RevealBody) -> Void | None:
    if not is_chance_due(referee) or body.draw != draws.done + 1 or seat in draws.revealed:
        return Void.DRAW
    due = [one for one in revealing(referee, draws.anchors) if one not in draws.revealed]
    if due[:1] != [seat]:
        return Void.ORDER
    return None if follows(bytes.fromhex(body.value), draws.anchors[seat]) else Void.VALUE
