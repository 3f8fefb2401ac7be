"""The referee: asks the game what is legal, and decides what has happened on each board.

Per board, D is what lies there minus what the state says. A legal move, or an order of them, that accounts for
D is played at once; everything else waits until the board is quiet. Trouble on one board never holds up another.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from companion.games.base import Game, Setup
from companion.model import (
    Announcement,
    Doubt,
    Fact,
    Kind,
    Move,
    Observation,
    Piece,
    Place,
    Seen,
    Standing,
    Topic,
)
from companion.referee import tidings, trouble
from companion.referee.asked import AT_ONCE, subject_of, to_asker, waiting
from companion.referee.difference import Difference, agreed, compare, readings
from companion.referee.faults import Faults
from companion.referee.ledger import Decided, Ledger, Played
from companion.referee.search import Explained, explain
from companion.referee.view import View


@dataclass(slots=True)
class Verdict:
    """What one observation led to, in order."""

    decided: list[Decided] = field(default_factory=list)
    announcements: list[Announcement] = field(default_factory=list)


class Referee:
    """Decides one match. hear() is the only way in; time comes only with the observations.

    quiet_ms: how long a board must be still before warnings and take-backs. long_quiet_ms: the same for halves
    and cells that cannot be read.
    """

    def __init__(self, game: Game[Any], setup: Setup, *, quiet_ms: int = 1500, long_quiet_ms: int = 3000) -> None:
        self.game = game
        self.setup = setup
        self.ledger = Ledger(game, setup)
        self._quiet_ms = quiet_ms
        self._long_quiet_ms = long_quiet_ms
        self._kinds = setup.kinds()
        self._surfaces = {surface.name: surface for surface in game.places(setup)}
        self._names = {player.number: player.name for player in setup.players}
        self._views: dict[str, View] = {}
        self._told_refusal: list[Announcement] = []
        self._faults = Faults()

    @property
    def state(self) -> Any:
        """The state that the standing moves fold to."""
        return self.ledger.state

    def resume(self, rows: Iterable[Decided]) -> None:
        """Fold the decisions of a kept match; nothing is judged again and nothing is said."""
        self.ledger.replay(rows)

    def recall(self, observed: Iterable[Observation], decided: Sequence[Decided]) -> None:
        """Follow what was seen at once in a kept match and what was decided then; nothing is judged again.

        Afterwards the boards are known as they were, so that what comes next is judged as it would have been.
        """
        for seen in observed:
            if seen.kind in (Seen.LOST, Seen.BACK):
                self.hear(seen)
            elif seen.kind is Seen.TOLD and subject_of(seen.text, seen.seat)[1] == "undo":
                for entry in self.ledger.named(decided):
                    self._mark_to_lift(entry)
            elif seen.board in self._surfaces and (seen.reading or seen.kind is Seen.QUIET):
                view = self._view(seen.board)
                view.see(seen)
                view.waiting = "" if seen.kind is Seen.SNAPSHOT else view.waiting
        self.ledger.replay(decided)
        for board, view in self._views.items():
            if view.reading is not None:
                self._look(board, view)

    def outcome(self) -> list[Standing] | None:
        """The ranking when the match is over, else None."""
        return self.game.outcome(self.state)

    def facts(self) -> Mapping[str, str]:
        """What sentences may depend on: standing moves and the trouble on each board."""
        facts = {f"move:{entry.number}": "stands" for entry in self.ledger.played}
        facts |= {f"trouble:{board}": view.difference.signature() for board, view in self._views.items()}
        return facts

    def hear(self, seen: Observation) -> Verdict:
        """Decide what an observation means. Never raises for anything that a player or a board may do."""
        verdict = Verdict()
        match seen.kind:
            case Seen.READING | Seen.SNAPSHOT | Seen.QUIET:
                self._board(seen, verdict)
            case Seen.LOST:
                self._lost(seen.board, verdict)
            case Seen.BACK:
                self._view(seen.board).waiting = "back" if self._expected(seen.board) else "ready"
                self._faults.forget(seen.board)
            case Seen.FAULT:
                verdict.announcements += self._faults.hear(self._name(seen.board), seen)
            case Seen.TOLD:
                self._told(seen, verdict)
            case Seen.ASKED:
                verdict.announcements += self._asked(seen)
            case Seen.TOUCH if seen.place is not None:
                verdict.announcements += self._asked(replace(seen, text=f"here {seen.place.name}"))
        return verdict

    # ---- boards ----------------------------------------------------------------------------------------------

    def _board(self, seen: Observation, verdict: Verdict) -> None:
        if seen.board not in self._surfaces:
            return
        view = self._view(seen.board)
        if not view.see(seen):
            return
        self._settle(seen.board, verdict)
        if seen.kind is Seen.SNAPSHOT and view.waiting:
            self._welcome(seen.board, view, verdict)
        if verdict.decided:
            for other, theirs in self._views.items():
                if other != seen.board and theirs.difference.comes:
                    self._settle(other, verdict)

    def _settle(self, board: str, verdict: Verdict) -> None:
        """Play what is legal, then say what is not, as far as the board has been quiet long enough."""
        view = self._views[board]
        if view.reading is None:
            return
        for _ in range(2 * len(self.setup.tiles) + 2):
            self._look(board, view)
            if not (self._play_what_fits(board, view, verdict) or self._lifted(board, view, verdict)):
                break
        if view.difference.signature() != view.told:
            view.told = ""
            view.warning = None
        self._complain(board, view, verdict)

    def _look(self, board: str, view: View) -> None:
        """Compare the reading with the state, in the one way to pair its halves that can be explained."""
        assert view.reading is not None
        lying = dict(view.reading.pieces)
        moved = {piece.thing for place, piece in view.ignored.items() if lying.get(place) != piece}
        view.ignored = {place: piece for place, piece in view.ignored.items() if piece.thing not in moved}
        expected = self._expected(board)
        parses = readings(view.reading, expected)
        found = [compare(parse, view.reading, expected, self._kinds, view.ignored) for parse in parses]
        if len(found) > 1:
            fitting = [one for one in found if self._explains(board, one)]
            if len(fitting) > 1:
                view.difference = agreed(fitting)
                return
            found = fitting or found
        view.difference = found[0]

    def _explains(self, board: str, difference: Difference) -> bool:
        if difference.goes:
            return False
        return not explain(self.game, self.state, board, difference.comes).rest

    def _play_what_fits(self, board: str, view: View, verdict: Verdict) -> bool:
        """Play the legal moves that account for what has come, also when an open move has slid elsewhere."""
        difference = view.difference
        if not difference.comes or not (self._grown(view) or view.still_ms >= self._quiet_ms):
            return False
        if not difference.goes:
            found = explain(self.game, self.state, board, difference.comes)
            if not found.moves or (found.rest and found.waits):
                return False
            self._play(found, verdict)
            return True
        lifted = self.ledger.lifted(board, difference.goes)
        slid = {piece.thing for _, piece in difference.goes}
        if not lifted or not slid <= {piece.thing for _, piece in difference.comes}:
            return False
        found = explain(self.game, self.ledger.without(lifted), board, difference.comes)
        if found.rest:
            return False
        self._take_back(lifted, verdict)
        self._play(found, verdict)
        return True

    def _grown(self, view: View) -> bool:
        """Whether what came last is believed at once.

        Not while it may be pushed on, and not while only half of an open domino is read: it may be on its way, and
        a next act would make it final.
        """
        half = {one.place for one in view.difference.tilted}
        in_hand = any(place in half for entry in self.ledger.open_moves() for place, _ in entry.move.comes)
        return view.grown and not view.moving and not in_hand

    def _lifted(self, board: str, view: View, verdict: Verdict) -> bool:
        """Take back the open moves whose pieces have been lifted and stayed away."""
        if view.still_ms < self._quiet_ms or not view.difference.goes:
            return False
        lifted = self.ledger.lifted(board, view.difference.goes)
        if not lifted:
            return False
        self._take_back(lifted, verdict)
        for entry in lifted:
            facts = self.named(entry)
            verdict.announcements.append(Announcement("taken-back", facts, topic=Topic.LIFTED))
        return True

    def _complain(self, board: str, view: View, verdict: Verdict) -> None:
        """Say what is wrong, once while it stays the same; and say when a board is in order again."""
        difference = view.difference
        if difference.in_order and view.disordered:
            view.disordered = False
            verdict.announcements.append(tidings.restored(board, self._name(board)))
        if view.told or difference.in_step or view.still_ms < self._quiet_ms:
            return
        warning = self._warning(board, view)
        if warning is None:
            return
        signature = difference.signature()
        view.told = signature
        self._told_refusal = []
        view.warning = replace(warning, valid_while=(f"trouble:{board}", signature))
        verdict.announcements.append(view.warning)

    def _warning(self, board: str, view: View) -> Announcement | None:
        """What is wrong on a board now, the gravest first; None while it may still right itself."""
        assert view.reading is not None
        difference, whose = view.difference, self._whose(board)
        if difference.goes:
            view.disordered = True
            return trouble.missing(self.game, self.state, self._kinds, whose, difference)
        unclear = [one for one in difference.doubts if one[1] is Doubt.AMBIGUOUS]
        if unclear:
            return trouble.unreadable(whose, unclear)
        if difference.comes:
            return trouble.refused(self.game, self.state, whose, difference.comes)
        if view.still_ms < self._long_quiet_ms:
            return None
        loose = difference.halves or difference.tilted
        if loose:
            return trouble.half(self.game, whose, loose[0], view.reading.columns, view.reading.rows)
        untold = self._faults.untold(board, difference.doubts)
        return trouble.unreadable(whose, untold) if untold else None

    def _welcome(self, board: str, view: View, verdict: Verdict) -> None:
        """Say that a board is there, or there again, before anything that its snapshot led to."""
        waiting_for, view.waiting = view.waiting, ""
        if waiting_for == "ready":
            told = tidings.ready(view, self._name(board))
        else:
            changed = not view.difference.in_step or bool(verdict.decided)
            told = tidings.back(board, self._name(board), changed=changed)
        verdict.announcements.insert(0, told)

    def _lost(self, board: str, verdict: Verdict) -> None:
        if board not in self._surfaces:
            return
        view = self._view(board)
        view.reading = None
        view.difference = Difference()
        view.told, view.warning, view.waiting = "", None, ""
        verdict.announcements.append(tidings.lost(board, self._name(board)))

    # ---- what is told ----------------------------------------------------------------------------------------

    def _told(self, seen: Observation, verdict: Verdict) -> None:
        self._told_refusal = []
        subject, text = subject_of(seen.text, seen.seat)
        if text == "confirm":
            self._confirm(subject, seen.seat, verdict)
        elif text == "undo":
            self._undo(subject, seen.seat, verdict)
        else:
            self._told_move(subject, text, verdict)
        for board, view in self._views.items():
            if verdict.decided and view.reading is not None:
                self._settle(board, verdict)

    def _told_move(self, subject: int, text: str, verdict: Verdict) -> None:
        if not subject and len(self._names) == 1:
            subject = next(iter(self._names))
        parsed = self.game.parse(self.state, f"{subject} {text}" if subject or text == "end" else text)
        problems = self.game.judge(self.state, parsed) if isinstance(parsed, Move) else parsed
        if problems:
            player = parsed.player if isinstance(parsed, Move) else subject
            whose = trouble.whose("told", self._names.get(player, ""), len(self._names))
            verdict.announcements.append(trouble.refusal(whose, problems))
            self._told_refusal = trouble.each(whose, problems)
        elif isinstance(parsed, Move):
            self._play(Explained((parsed,), ()), verdict)

    def _confirm(self, seat: int, asker: int, verdict: Verdict) -> None:
        entries = self.ledger.open_moves(seat)
        if not entries:
            verdict.announcements.append(Announcement("nothing-open", kind=Kind.ANSWER, seat=asker))
        for entry in entries:
            entry.open = False
            verdict.decided.append(Decided("final", str(entry.number), entry.move.player))
            facts = {**self.named(entry), "several": int(len(self._names) > 1)}
            verdict.announcements.append(Announcement("made-final", facts, topic=Topic.FINAL))

    def _undo(self, seat: int, asker: int, verdict: Verdict) -> None:
        entries = self.ledger.open_moves(seat)[-1:]
        if not entries:
            verdict.announcements.append(Announcement("nothing-to-undo", kind=Kind.ANSWER, seat=asker))
            return
        self._take_back(entries, verdict)
        lying = self._mark_to_lift(entries[0])
        key = "undone-lift" if lying else "undone"
        verdict.announcements.append(Announcement(key, self.named(entries[0]), topic=Topic.LIFTED))

    def _mark_to_lift(self, entry: Played) -> bool:
        """Remember the pieces of a move undone by word, so that they are not taken for a new move."""
        lying = False
        for place, piece in entry.move.comes:
            view = self._views.get(place.board)
            if view is not None and view.reading is not None and (place, piece) in view.reading.pieces:
                view.ignored[place] = piece
                lying = True
        return lying

    def _asked(self, seen: Observation) -> list[Announcement]:
        subject, question = subject_of(seen.text, seen.seat)
        if question == "why":
            answers = self._why(subject, other=subject not in (0, seen.seat))
        elif question == "waiting":
            answers = waiting(self.game.awaited(self.state), subject)
        else:
            answers = self.game.answer(self.state, question, subject)
        return to_asker(answers, seen.seat, subject, self._names)

    def _why(self, seat: int, *, other: bool) -> list[Announcement]:
        """Each reason with its remedy: of the told move just refused, else of the asker's board, else of any.

        other: somebody else's board is asked about, and no further one is told of. Boards that are lost come last.
        """
        mine = [b for b, surface in self._surfaces.items() if surface.owner == seat]
        names = ("", self._names.get(seat, ""))
        found = [one for one in self._told_refusal if not other or one.facts.get("player", "") in names]
        boards = dict.fromkeys(mine if other else (*mine, *self._views))
        views = [(board, view) for board in boards if (view := self._views.get(board)) is not None]
        for board, view in views:
            if not found and view.warning is not None:
                every = trouble.reasons(self.game, self.state, self._whose(board), view.difference)
                found = [replace(one, valid_while=view.warning.valid_while) for one in every] or [view.warning]
        lost = [tidings.lost(board, self._name(board)) for board, view in views if view.is_lost]
        faults = [one for b, _ in views for one in self._faults.lasting(b, self._name(b), AT_ONCE)]
        return found or lost or faults or [Announcement("why-nothing")]

    # ---- deciding --------------------------------------------------------------------------------------------

    def _play(self, found: Explained, verdict: Verdict) -> None:
        for move in found.moves:
            before = self.state
            entry = self.ledger.play(move)
            verdict.decided.append(Decided("move", self.game.text(move), move.player))
            for told in self.game.tell(before, move, self.state):
                stands = told.valid_while or (f"move:{entry.number}", "stands")
                verdict.announcements.append(replace(told, valid_while=stands))

    def _take_back(self, entries: list[Played], verdict: Verdict) -> None:
        self.ledger.take_back(entries)
        for entry in entries:
            verdict.decided.append(Decided("takeback", str(entry.number), entry.move.player))

    # ---- small things ----------------------------------------------------------------------------------------

    def _view(self, board: str) -> View:
        return self._views.setdefault(board, View())

    def _expected(self, board: str) -> Mapping[Place, Piece]:
        return self.game.lying(self.state, board) if board in self._surfaces else {}

    def _name(self, board: str) -> str:
        surface = self._surfaces.get(board)
        return self._names.get(surface.owner, "") if surface is not None else ""

    def _whose(self, board: str) -> trouble.Whose:
        return trouble.whose(board, self._name(board), len(self._names))

    def named(self, entry: Played) -> dict[str, Fact]:
        """Whose move it was, of which object, and where."""
        cells = tuple(place for place, _ in sorted(entry.move.comes, key=lambda pair: pair[1]))
        thing = entry.move.comes[0][1].thing if entry.move.comes else ""
        what: Fact = self.game.thing(self.state, thing) if thing else entry.move.action
        return {"player": self._names.get(entry.move.player, ""), "thing": what, "cells": cells}
