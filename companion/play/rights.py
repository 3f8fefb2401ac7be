"""From where what may be told: a seat acts for its own player, and the table's keyboard for everybody.

The referee judges what is legal, whoever tells it; whether a seat may tell it is asked here, before it is heard.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from companion.core.model import Announcement, Kind, Move, Topic
from companion.play.chance import draws
from companion.play.match import Match
from companion.play.referee.asked import subject_of
from companion.play.table import TELL, Input


def nobody(_player: int) -> bool:
    """For whom a seat acts beside its own player, where all others can act themselves."""
    return False


def admitted(match: Match, heard: Input, stands_in: Callable[[int], bool] = nobody) -> Input | Announcement:
    """What is heard, as it may be judged; or why it may not be told from there.

    stands_in: whether this seat's keyboard also acts for another player, who can type nowhere else. An act of
    whoever is on turn is judged as the seat's own, so that the game says why it is none.
    """
    word, _, text = heard.text.partition(" ")
    if word != TELL or heard.seat <= 0:
        return heard
    subject, rest = subject_of(text, heard.seat)
    if rest == "confirm":
        own = subject == heard.seat or (subject > 0 and stands_in(subject))
        return heard if own else _others(match, heard)
    return _undo(match, heard, subject, stands_in) if rest == "undo" else _act(match, heard, stands_in)


def is_chance(match: Match, move: Move) -> bool:
    """Whether an act tells, or puts right, what chance decides."""
    commands = match.table.referee.game.commands
    return not move.player and move.action in {one.name for one in commands if one.nobodys}


def _act(match: Match, heard: Input, stands_in: Callable[[int], bool]) -> Input | Announcement:
    text = heard.text.removeprefix(f"{TELL} ")
    subject, rest = subject_of(text, heard.seat)
    move = match.table.referee.meant(text, heard.seat)
    if move is None:
        return heard
    if is_chance(match, move):
        return _refused(heard, "rights-chance") if _is_drawn(match) else heard
    if move.player in (0, heard.seat) or stands_in(move.player):
        return heard
    if subject and rest != text:
        return _others(match, heard)
    return replace(heard, text=f"{TELL} {heard.seat} {rest}")


def _undo(match: Match, heard: Input, subject: int, stands_in: Callable[[int], bool]) -> Input | Announcement:
    referee = match.table.referee
    entry = referee.undoable(subject)
    if entry is None:
        return heard
    if entry.move.player not in (0, heard.seat) and not stands_in(entry.move.player):
        return _others(match, heard)
    if draws(match) and (is_chance(match, entry.move) or referee.led_to(entry)):
        return _refused(heard, "rights-undo")
    return heard


def _is_drawn(match: Match) -> bool:
    """Whether the companion draws, and nobody else; what was drawn before a gap of a kept game is told."""
    return draws(match) and not match.is_mending


def _others(match: Match, heard: Input) -> Announcement:
    names = match.table.setup.names
    told = _refused(heard, "rights-own")
    return replace(told, facts={"player": names.get(heard.seat, "")})


def _refused(heard: Input, key: str) -> Announcement:
    return Announcement(key, kind=Kind.ANSWER, seat=heard.seat, topic=Topic.CAREFUL)
