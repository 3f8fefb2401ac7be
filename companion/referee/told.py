"""What is told by word: acts, the confirmation that makes them final, and the undoing of an open one."""

from __future__ import annotations

from companion.model import DEALER, Announcement, Fact, Kind, Move, Observation, Problem, Topic
from companion.referee import trouble
from companion.referee.asked import subject_of
from companion.referee.case import Case, Verdict
from companion.referee.ledger import Played
from companion.referee.loose import Loose

NOBODY = 0
"""Player of the acts that are nobody's in particular."""


class Told:
    """Decides what is told. What the dealer tells is final at once; what people tell stays open."""

    def __init__(self, case: Case, loose: Loose) -> None:
        self._case = case
        self._loose = loose

    def hear(self, seen: Observation, verdict: Verdict) -> None:
        """An act in notation, or `confirm` or `undo`; a number first says whose it is."""
        case = self._case
        if seen.board == DEALER:
            self._deal(seen.text, verdict)
            return
        case.refused = []
        subject, text = subject_of(seen.text, seen.seat)
        if text == "confirm":
            self._confirm(subject, seen.seat, verdict)
        elif text == "undo":
            self._undo(subject, seen.seat, verdict)
        else:
            self._move(subject, text, verdict, nobodys=seen.text.startswith(f"{NOBODY} "))

    def _deal(self, text: str, verdict: Verdict) -> None:
        parsed = self._case.game.parse(self._case.state, text)
        problems = self._problems(parsed)
        if isinstance(parsed, Move) and not problems:
            self._case.play([parsed], verdict, final=True)
        else:
            verdict.announcements.append(trouble.refusal(trouble.whose("dealer", "", 0), problems))

    def _move(self, subject: int, text: str, verdict: Verdict, *, nobodys: bool) -> None:
        """An act of the subject, else one of nobody in particular, which anybody may tell (a drawn number).

        nobodys: it was told as nobody's.
        """
        case = self._case
        by = subject or (next(iter(case.names)) if len(case.names) == 1 else NOBODY)
        told = [f"{by} {text}" if by or text == "end" else text, f"{NOBODY} {text}"]
        parsed = [case.game.parse(case.state, line) for line in told]
        for one in parsed:
            if isinstance(one, Move) and not self._problems(one):
                case.play([one], verdict)
                return
        meant = parsed[1] if nobodys or self._is_nobodys(parsed[1]) else parsed[0]
        problems = self._problems(meant)
        player = meant.player if isinstance(meant, Move) else by
        whose = trouble.whose("told", case.names.get(player, ""), len(case.names))
        verdict.announcements.append(trouble.refusal(whose, problems))
        case.refused = trouble.each(whose, problems)

    def _is_nobodys(self, parsed: Move | list[Problem]) -> bool:
        """Whether it is an act of a kind that belongs to nobody in particular."""
        nobodys = {one.name for one in self._case.game.commands if one.nobodys}
        return isinstance(parsed, Move) and parsed.action in nobodys

    def _problems(self, parsed: Move | list[Problem]) -> list[Problem]:
        return self._case.game.judge(self._case.state, parsed) if isinstance(parsed, Move) else parsed

    # ---- confirm ---------------------------------------------------------------------------------------------

    def _confirm(self, seat: int, asker: int, verdict: Verdict) -> None:
        """Make what is open final, then do what the game waits to have confirmed; one confirmation does both."""
        case = self._case
        entries = case.ledger.open_moves(seat)
        for entry in entries:
            case.close(entry, verdict)
        away = case.game.away(case.state)
        said = [one for one in entries if one.move.player and one.move.player not in away] or entries[-1:]
        for entry in said:
            verdict.announcements.append(self._made_final(entry))
        due = [one for one in case.game.awaited(case.state) if seat in (NOBODY, one.player) or not one.player]
        move = next((one.confirms for one in due if one.confirms is not None), None)
        if move is not None and not case.game.judge(case.state, move):
            case.play([move], verdict)
        elif not entries:
            verdict.announcements.append(Announcement("nothing-open", kind=Kind.ANSWER, seat=asker))

    def _made_final(self, entry: Played) -> Announcement:
        """The act that stands now; one without pieces is named as a whole."""
        facts = self._case.named(entry)
        if not entry.move.comes:
            return Announcement("act-final", _as_act(facts), topic=Topic.FINAL)
        return Announcement("made-final", {**facts, "several": int(len(self._case.names) > 1)}, topic=Topic.FINAL)

    # ---- undo ------------------------------------------------------------------------------------------------

    def _undo(self, seat: int, asker: int, verdict: Verdict) -> None:
        """Take back the last open act of a player or of nobody in particular, unless a later act needs it."""
        case = self._case
        mine = [one for one in case.ledger.open_moves() if seat in (0, one.move.player) or not one.move.player]
        entries = mine[-1:]
        if not entries or not case.ledger.can_lose(entries):
            verdict.announcements.append(Announcement("nothing-to-undo", kind=Kind.ANSWER, seat=asker))
            return
        case.take_back(entries, verdict)
        self._loose.mark_undone(entries[0].move)
        lying = case.mark_to_lift(entries[0])
        facts, waits = case.named(entries[0]), self._awaited()
        key = "undone-act" if not entries[0].move.comes else "undone-lift" if lying else "undone"
        if key == "undone-act":
            facts = {**_as_act(facts), "waits": waits}
        elif waits:
            key, facts = f"{key}-next", {**facts, "waits": waits}
        verdict.announcements.append(Announcement(key, facts, topic=Topic.LIFTED))

    def _awaited(self) -> tuple[Fact, ...]:
        """What the game waits for now, where several play and that is one act: an act undone may change whose."""
        acts = [one.act for one in self._case.game.awaited(self._case.state)]
        return (acts[0],) if len(acts) == 1 and len(self._case.names) > 1 else ()


def _as_act(named: dict[str, Fact]) -> dict[str, Fact]:
    """The facts of an act without pieces, named as a whole."""
    rest = {name: fact for name, fact in named.items() if name not in ("thing", "cells")}
    return {**rest, "act": named["thing"]}
