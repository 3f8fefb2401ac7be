"""Questions: whose board is meant, what the game waits for, what is wrong, what has changed, and who hears it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from companion.core.model import Announcement, Fact, Kind, Observation, Phrase, Topic
from companion.games.api import Awaited
from companion.play.referee import tidings
from companion.play.referee.case import Case
from companion.play.referee.ledger import Played
from companion.play.referee.view import BoardView

AT_ONCE = 3
"""What is awaited of more players than this is told as a number and these (spoken lines, rule 8)."""


def subject_of(text: str, seat: int) -> tuple[int, str]:
    """The player meant and the rest: a number first chooses another's board, else it is the asker's."""
    first, _, rest = text.partition(" ")
    return (int(first), rest) if first.isdecimal() and len(first) < 3 and rest else (seat, text)


def waiting(awaited: Sequence[Awaited], player: int) -> list[Announcement]:
    """What the game waits for, of one player or (0) of all."""
    acts = [one.act for one in awaited if player in (0, one.player)] or [one.act for one in awaited]
    if not acts:
        return [Announcement("waiting-for-nothing", kind=Kind.ANSWER)]
    if len(acts) == 1:
        return [Announcement(acts[0].key, acts[0].facts, Kind.ANSWER, topic=Topic.TURN)]
    told = tuple(acts[:AT_ONCE])
    facts: dict[str, Fact] = {"count": len(acts), "items": told, "more": len(acts) - len(told)}
    return [Announcement("waiting-for", facts, Kind.ANSWER, topic=Topic.TURN)]


def to_asker(
    answers: Sequence[Announcement], asker: int, subject: int, names: Mapping[int, str]
) -> list[Announcement]:
    """The answers as the asker hears them: about anybody else, the name of that player comes first."""
    other = len(names) > 1 and subject != asker and subject in names
    found = []
    for one in answers:
        told = replace(one, kind=Kind.ANSWER, coalesce="", seat=asker)
        if other and "player" not in one.facts:
            facts: dict[str, Fact] = {"player": names[subject], "what": Phrase(one.key, one.facts)}
            told = replace(told, key="of-player", facts=facts)
        found.append(told)
    return found


def _start(rest: Sequence[str]) -> int | None:
    """The number of the item that an answer begins with; None where something else was told."""
    if not rest:
        return 1
    told = int(rest[0]) if len(rest) == 1 and rest[0].isdecimal() and len(rest[0]) < 5 else 0
    return told or None


def _listed(found: Sequence[Announcement], first: int) -> Announcement:
    """More troubles than are said at once, from one on."""
    told = tuple(Phrase(one.key, one.facts) for one in found[first - 1 : first - 1 + AT_ONCE])
    more = len(found) - (first - 1) - len(told)
    return Announcement("why-listed", {"count": len(found), "first": first, "items": told, "more": more})


class QuestionReferee:
    """Answers questions. reasons: gives every reason why what lies on a surface is not legal."""

    def __init__(self, case: Case, reasons: Callable[[str], list[Announcement]]) -> None:
        self._case = case
        self._reasons = reasons

    def answer(self, seen: Observation) -> list[Announcement]:
        """The answer to a question, about the asker or whoever is named first; others are asked of the game."""
        case = self._case
        subject, question = subject_of(seen.text, seen.seat)
        word, *rest = question.split() or [""]
        answers: list[Announcement] | None = None
        if word == "why":
            answers = self._why(subject, rest, other=subject not in (0, seen.seat))
        elif question == "waiting":
            answers = [*case.to_clear(), *waiting(case.game.awaited(case.state), subject)]
        elif word == "changed":
            answers = self._changed(subject, rest)
        elif question == "open":
            answers = self._open(subject)
        if answers is None:
            answers = case.game.answer(case.state, question, subject)
        if not answers:
            answers = self._last(subject)
        return to_asker(answers, seen.seat, subject, case.names)

    def _why(self, seat: int, rest: Sequence[str], *, other: bool) -> list[Announcement] | None:
        """Each reason with its remedy, what stops the asker now first: everything that is wrong on any board.

        First the told act just refused, then boards that are lost, then what lies wrong, the asker's own before
        others', then faults that last. other: somebody else's board is asked about, and no further one is told of.
        Where nothing at all is wrong the game says why the last points were what they were. More than three go on
        from a number; None for a question that is none.
        """
        case = self._case
        first = _start(rest)
        if first is None:
            return None
        mine = [b for b, surface in case.surfaces.items() if surface.owner == seat]
        names = ("", case.names.get(seat, ""))
        found = [one for one in case.refused if not other or one.facts.get("player", "") in names]
        boards = dict.fromkeys(mine if other else (*mine, *case.views))
        views = [(board, view) for board in boards if (view := case.views.get(board)) is not None]
        for each in ([one for one in views if one[0] in mine], [one for one in views if one[0] not in mine]):
            found += [
                tidings.lost(case, board) for board, view in each if view.is_lost and not case.is_away(board)
            ]
            found += [one for board, view in each for one in self._wrong(board, view)]
        found += [one for b, _ in views for one in case.faults.lasting(b, case.whose(b).player)]
        if len(found) > AT_ONCE:
            return [_listed(found, min(first, len(found)))]
        return found or case.game.reasons(case.state, seat) or [Announcement("why-nothing")]

    def _wrong(self, board: str, view: BoardView) -> list[Announcement]:
        """What lies wrong on a board, while that holds."""
        if view.warning is None and not view.disordered:
            return []
        holds = (f"trouble:{board}", view.difference.signature())
        found = [replace(one, valid_while=holds) for one in self._reasons(board)]
        return found or ([view.warning] if view.warning is not None else [])

    # ---- what was done ---------------------------------------------------------------------------------------

    def _acts(self, seat: int) -> list[Played]:
        """The standing acts of players; what lots decided is nobody's."""
        return [one for one in self._case.ledger.played if one.move.player and seat in (0, one.move.player)]

    def _last(self, seat: int) -> list[Announcement]:
        """The last act of a player, of nobody the last of all: for a game whose state does not know it."""
        acts = self._acts(seat)
        if not acts:
            return [Announcement("nothing-yet")]
        act = self._case.act(acts[-1])
        return [Announcement(act.key, act.facts)]

    def _changed(self, seat: int, rest: Sequence[str]) -> list[Announcement] | None:
        """What was done since a player's own last act, three at a time, oldest first; of nobody: the last three.

        None for a question that is none.
        """
        own, done = self._acts(seat), self._acts(0)
        since = own[-1].number if seat and own else 0
        acts = [one for one in done if one.number > since] if seat else done[-AT_ONCE:]
        first = _start(rest)
        if first is None:
            return None
        if not acts:
            return [Announcement("changed-nothing" if done else "nothing-yet")]
        first = min(first, len(acts))
        told = acts[first - 1 : first - 1 + AT_ONCE]
        more = len(acts) - (first - 1) - len(told)
        items = tuple(self._case.act(one) for one in told)
        return [Announcement("changed", {"count": len(acts), "first": first, "items": items, "more": more})]

    def _open(self, seat: int) -> list[Announcement]:
        """Whether a player's last act can still be undone; of nobody: each of the last three, the newest first.

        These are what undo would take at the table, so that what lots decided is among them.
        """
        acts = (self._acts(seat) if seat else self._case.ledger.played)[::-1][: 1 if seat else AT_ONCE]
        if not acts:
            return [Announcement("nothing-yet")]
        acted = self._case.acted
        return [Announcement("act-open" if one.open else "act-final", acted(one)) for one in acts]
