"""What is told by word: acts, the confirmation that makes them final, and the undoing of an open one."""

from __future__ import annotations

from companion.core.model import DEALER, RECORD, Announcement, Fact, Kind, Move, Observation, Problem, Topic
from companion.play.referee import trouble
from companion.play.referee.asked import AT_ONCE, subject_of
from companion.play.referee.case import Case, Proposal, Verdict
from companion.play.referee.free_surface import SurfaceReferee
from companion.play.referee.ledger import Played
from companion.play.referee.undoing import undone

NOBODY = 0
"""Player of the acts that are nobody's in particular."""

Meaning = Move | list[Problem]
"""What a line of notation is: an act, or why it is none."""


class CommandReferee:
    """Decides what is told. What the dealer tells is final at once; what people tell stays open."""

    def __init__(self, case: Case, surface: SurfaceReferee) -> None:
        self._case = case
        self._surface = surface

    def hear(self, seen: Observation, verdict: Verdict) -> None:
        """An act in notation, or `confirm` or `undo`; a number first says whose it is."""
        case = self._case
        if seen.board == DEALER:
            self._deal(seen.text, verdict)
            return
        if seen.board == RECORD:
            self._recall(seen.text, verdict)
            return
        case.refused = []
        subject, text = subject_of(seen.text, seen.seat)
        if case.proposes and (proposal := self._proposal(subject, text, seen)) is not None:
            case.propose(proposal)
        elif text == "confirm":
            self._confirm(subject, seen.seat, verdict)
        elif text == "undo":
            self._undo(subject, seen.seat, verdict)
        else:
            self._move(subject, text, verdict, seen)

    def _proposal(self, subject: int, text: str, seen: Observation) -> Proposal | None:
        """What is told, as it is to be agreed on; None for what is refused or answered here."""
        if text == "confirm":
            return Proposal(text) if self.is_confirmable(subject) else None
        if text == "undo":
            found = self._undone(subject)
            return None if found is None else Proposal(text, str(found[0].number))
        move = self.meant(seen.text, seen.seat)
        return None if move is None else Proposal("act", self._case.game.text(move))

    def _deal(self, text: str, verdict: Verdict) -> None:
        parsed = self._case.game.parse(self._case.state, text)
        problems = self._problems(parsed)
        if isinstance(parsed, Move) and not problems:
            self._case.play([parsed], verdict, final=True)
        else:
            verdict.announcements.append(trouble.refusal(trouble.whose("dealer", "", 0), problems))

    def _recall(self, text: str, verdict: Verdict) -> None:
        """An act that was decided before and counts again, in its notation; or "takeback" or "final" of a number.

        What does not fit is passed over: whoever tells it has looked before.
        """
        case, (word, _, number) = self._case, text.partition(" ")
        entries = [
            one for one in case.ledger.played if word in ("takeback", "final") and str(one.number) == number
        ]
        if entries and word == "final":
            case.close(entries[0], verdict)
        elif entries and case.ledger.can_lose(entries):
            case.take_back(entries, verdict)
        elif not entries:
            parsed = case.game.parse(case.state, text)
            if isinstance(parsed, Move) and not self._problems(parsed):
                case.play([parsed], verdict)

    def _move(self, subject: int, text: str, verdict: Verdict, seen: Observation) -> None:
        """An act of the subject, else one that anybody may tell: a drawn number, or an act of whoever is on turn.

        Where it was told whose it is, it is not taken for an act of somebody else.
        """
        case, named = self._case, text != seen.text
        own, anybodys = self._read(subject, text, named=named)
        move = self._first_legal(own, anybodys)
        if move is not None:
            case.play([move], verdict, source=seen.board)
            self._to_lay(move, verdict)
            return
        by = subject or self._only()
        meant = anybodys if (named and not subject) or self._is_nobodys(anybodys) else own
        problems = self._problems(meant)
        player = meant.player if isinstance(meant, Move) else by
        here = player not in case.game.away(case.state)  # of who has left the reason alone speaks
        whose = trouble.whose("told", case.names.get(player, "") if here else "", len(case.names))
        verdict.announcements.append(trouble.refusal(whose, problems))
        case.refused = trouble.each(whose, problems)

    def meant(self, text: str, seat: int) -> Move | None:
        """The legal act that a line told from a seat is; None for one that is refused, or is no act."""
        subject, rest = subject_of(text, seat)
        return self._first_legal(*self._read(subject, rest, named=rest != text))

    def _read(self, subject: int, text: str, *, named: bool) -> tuple[Meaning, Meaning]:
        """What an act is for its subject, and for whoever acts; named: it was told whose it is."""
        case, by = self._case, subject or self._only()
        told = [f"{by} {text}" if by or text == "end" else text, f"{NOBODY} {text}"]
        own, anybodys = (case.game.parse(case.state, line) for line in told)
        if named and subject and isinstance(anybodys, Move) and anybodys.player not in (NOBODY, subject):
            anybodys = own
        return own, anybodys

    def _only(self) -> int:
        """The player of a match that has but one, else nobody."""
        return next(iter(self._case.names)) if len(self._case.names) == 1 else NOBODY

    def _first_legal(self, *meanings: Meaning) -> Move | None:
        return next((one for one in meanings if isinstance(one, Move) and not self._problems(one)), None)

    def _to_lay(self, move: Move, verdict: Verdict) -> None:
        """An act that was typed, with a piece that its board can read: hands still have to lay it there."""
        case = self._case
        views = [(case.views.get(place.board), place) for place, _ in move.comes]
        if not move.goes and any(view is not None and place in view.unlaid for view, place in views):
            thing = case.game.thing(case.state, move.comes[0][1].thing)
            facts: dict[str, Fact] = {"player": case.names.get(move.player, ""), "thing": thing}
            verdict.announcements.insert(1, Announcement("lay-it", facts, topic=Topic.TURN))

    def _is_nobodys(self, parsed: Move | list[Problem]) -> bool:
        """Whether it is an act of a kind that anybody may tell: nobody's, or that of whoever is on turn."""
        commands = self._case.game.commands
        return isinstance(parsed, Move) and parsed.action in {
            one.name for one in commands if one.nobodys or one.anybodys
        }

    def _problems(self, parsed: Move | list[Problem]) -> list[Problem]:
        return self._case.game.judge(self._case.state, parsed) if isinstance(parsed, Move) else parsed

    # ---- confirm ---------------------------------------------------------------------------------------------

    def _confirm(self, seat: int, asker: int, verdict: Verdict) -> None:
        """Make what is open final, then do what the game waits to have confirmed; one confirmation does both.

        With an act that is due only what it closes becomes final; where that is more than one act of whoever
        confirms, the sentences of the act that is due tell it. Acts that anybody may correct stay open until the
        game itself closes them: a key pressed once too often must not take that away.
        """
        case = self._case
        move, entries = self._due(seat), case.ledger.open_moves(seat)
        if move is not None:
            closed = {one.number for one in case.ledger.closed_by(move)}
            entries = [one for one in entries if one.number in closed]
        elif any(one.anybodys for one in case.game.commands):
            entries = []
        away = case.game.away(case.state)
        said = [one for one in entries if one.move.player and one.move.player not in away] or entries[-1:]
        if move is None or len(said) == 1:
            for entry in entries:
                case.close(entry, verdict)
            verdict.announcements += map(self._made_final, said)
        if move is not None:
            case.play([move], verdict)
        elif not entries:
            verdict.announcements.append(Announcement("nothing-open", kind=Kind.ANSWER, seat=asker))

    def is_confirmable(self, seat: int) -> bool:
        """Whether a confirmation of a player, or (0) of anybody, makes anything final or plays anything."""
        opened = not any(one.anybodys for one in self._case.game.commands) and self._case.ledger.open_moves(seat)
        return bool(opened) or self._due(seat) is not None

    def _due(self, seat: int) -> Move | None:
        """The legal move that a confirmation of a player, or (0) of anybody, plays."""
        case = self._case
        due = [one for one in case.game.awaited(case.state) if seat in (NOBODY, one.player) or not one.player]
        move = next((one.confirms for one in due if one.confirms is not None), None)
        return None if move is None or case.game.judge(case.state, move) else move

    def _made_final(self, entry: Played) -> Announcement:
        """The act that stands now; one without pieces is named as a whole."""
        case = self._case
        if not entry.move.comes:
            return Announcement("act-final", case.acted(entry), topic=Topic.FINAL)
        facts = {**case.named(entry), "several": int(len(case.names) > 1)}
        return Announcement("made-final", facts, topic=Topic.FINAL)

    # ---- undo ------------------------------------------------------------------------------------------------

    def _undo(self, seat: int, asker: int, verdict: Verdict) -> None:
        """Take back the act that undo means, with the chance that it has led to, unless a later act needs it."""
        case = self._case
        found = self._undone(seat)
        if found is None:
            verdict.announcements.append(Announcement("nothing-to-undo", kind=Kind.ANSWER, seat=asker))
            return
        last, drawn = found
        items = tuple(map(case.act, drawn))
        # The newest first: a kept match takes them back one by one, and each must leave a state that can be.
        case.take_back([*reversed(drawn), last], verdict)
        for entry in (*drawn, last):
            self._surface.mark_undone(entry.move)
            lying = case.mark_to_lift(entry)
        facts, waits = case.named(last), self._awaited()
        key = "undone-act" if not last.move.comes else "undone-lift" if lying else "undone"
        if key == "undone-act":
            facts = {**case.acted(last), "waits": waits}
        elif waits:
            key, facts = f"{key}-next", {**facts, "waits": waits}
        verdict.announcements.append(Announcement(key, facts, topic=Topic.LIFTED))
        if items:
            told: dict[str, Fact] = {"items": items[:AT_ONCE], "more": max(0, len(items) - AT_ONCE)}
            verdict.announcements.append(Announcement("undone-drawn", told))

    def _undone(self, player: int) -> tuple[Played, list[Played]] | None:
        """What undo of a player takes back; of nobody in particular, at a far table whoever sits there."""
        return undone(self._case.ledger, player or self._case.far)

    def _awaited(self) -> tuple[Fact, ...]:
        """What the game waits for now, where several play and that is one act: an act undone may change whose."""
        acts = [one.act for one in self._case.game.awaited(self._case.state)]
        return (acts[0],) if len(acts) == 1 and len(self._case.names) > 1 else ()
