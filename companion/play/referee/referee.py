"""The referee: asks the game what is legal, and decides what everything that was seen or told means.

boards.py reads the boards and free_surface.py the tray, told.py decides what is told, asked.py answers; case.py is
what they share.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from companion.core.model import DEALER, RECORD, Announcement, Fact, Move, Observation, Place, Seen, Standing
from companion.games.api import Game, Setup
from companion.play.referee import tidings, trouble, undoing
from companion.play.referee.asked import QuestionReferee, subject_of
from companion.play.referee.boards import BoardReferee
from companion.play.referee.case import FAR, Case, Proposal, Verdict
from companion.play.referee.free_surface import SurfaceReferee
from companion.play.referee.ledger import Decided, Played
from companion.play.referee.told import CommandReferee

__all__ = ["FAR", "Proposal", "Referee", "Verdict"]

FLOOD = "flood"
"""Why a board is lost that sends so much that it is not read."""


class Referee:
    """Decides one match. hear() is the only way in; time comes only with the observations.

    quiet_ms: how long a board must be still before warnings and take-backs. long_quiet_ms: the same for halves
    and cells that cannot be read. ledger: the standing moves.
    """

    def __init__(self, game: Game[Any], setup: Setup, *, quiet_ms: int = 1500, long_quiet_ms: int = 3000) -> None:
        self.game = game
        self.setup = setup
        self._case = Case(game, setup, quiet_ms, long_quiet_ms)
        self.ledger = self._case.ledger
        self._boards = BoardReferee(self._case)
        self._surface = SurfaceReferee(self._case)
        self._commands = CommandReferee(self._case, self._surface)
        self._questions = QuestionReferee(self._case, lambda board: self._reader(board).reasons(board))

    @property
    def state(self) -> Any:
        """The state that the standing moves fold to."""
        return self._case.state

    def named(self, entry: Played) -> dict[str, Fact]:
        """Whose move it was (`player`), of which object (`thing`), and where (`cells`), as the game names it."""
        return self._case.worded(self._case.named(entry))

    def undoable(self, player: int) -> Played | None:
        """The open act that undo of a player would take back if no later one needs it.

        player: 0 for anybody, which at the table of a far match is whoever sits there.
        """
        return undoing.undoable(self.ledger, player or self._case.far)

    def led_to(self, act: Played) -> list[Played] | None:
        """The chance that goes back with an act, oldest first; None where the act cannot be taken back."""
        return undoing.led_to(self.ledger, act)

    def agreeable(self, seat: int) -> Played | None:
        """The act that all tables of a far match let a seat take back, None for none; see undoing.agreeable."""
        return undoing.agreeable(self.ledger, seat)

    def meant(self, text: str, seat: int) -> Move | None:
        """The legal act that a line told from a seat is; None for one that is refused, or is no act."""
        return self._commands.meant(text, seat)

    def is_confirmable(self, player: int) -> bool:
        """Whether a confirmation of a player, or (0) of anybody, means anything now."""
        return self._commands.is_confirmable(player)

    def outcome(self) -> list[Standing] | None:
        """The ranking when the match is over, else None."""
        return self.game.outcome(self.state)

    def facts(self) -> Mapping[str, str]:
        """What sentences may depend on: standing moves, the trouble on each board, what is awaited first."""
        facts = {f"move:{entry.number}": "stands" for entry in self.ledger.played}
        facts |= {f"trouble:{board}": view.difference.signature() for board, view in self._case.views.items()}
        awaited = self.game.awaited(self.state)
        facts["awaited"] = awaited[0].act.key if awaited else ""
        return facts

    @property
    def is_clearing(self) -> bool:
        """Whether pieces of an earlier game still have to be taken away."""
        return bool(self._case.to_clear())

    def troubles(self) -> dict[str, Announcement]:
        """What is wrong on each board, as it was said, while that holds: it is lost, or something lies wrong."""
        case, found = self._case, dict[str, Announcement]()
        for board, view in case.views.items():
            if view.is_lost and not case.is_away(board):
                found[board] = tidings.lost(case, board)
            elif view.warning is not None:
                found[board] = replace(view.warning, facts=case.worded(view.warning.facts))
        return found

    @property
    def is_troubled(self) -> bool:
        """Whether something is wrong on a board, or the act told last was refused."""
        return bool(self.troubles() or self._case.refused)

    # ---- a kept match ----------------------------------------------------------------------------------------

    def resume(self, rows: Iterable[Decided]) -> None:
        """Fold the decisions of a kept match; nothing is judged again and nothing is said."""
        self._case.fold(rows)

    def recall(self, observed: Iterable[Observation], decided: Sequence[Decided]) -> None:
        """Follow what was seen at once in a kept match and what was decided then; nothing is judged again.

        Afterwards the boards are known as they were, so that what comes next is judged as it would have been.
        """
        case, undone, laid = self._case, list[Played](), set[Place]()
        for seen in observed:
            # One message may tell of a quiet and then of a change: what lay before it may have been decided.
            laid |= case.covered(seen.board)
            if seen.kind in (Seen.LOST, Seen.BACK, Seen.ANNOUNCED):
                self.hear(seen)
            elif seen.kind is Seen.TOLD and subject_of(seen.text, seen.seat)[1] == "undo":
                undone += self.ledger.named(decided)
            elif seen.board in case.surfaces and (seen.reading or seen.kind is Seen.QUIET):
                view = case.view(seen.board)
                view.see(seen)
                self._set_aside(seen)
                view.waiting = "" if seen.kind is Seen.SNAPSHOT else view.waiting
        case.fold(decided, laid)
        for entry in undone:
            self._surface.mark_undone(entry.move)
            case.mark_to_lift(entry)
        for board, view in case.views.items():
            if view.reading is not None:
                self._reader(board).look(board)
                view.clearing = view.clearing if view.ignored else ""

    # ---- what happens ----------------------------------------------------------------------------------------

    @property
    def proposal(self) -> Proposal | None:
        """What waits to be agreed on with the other tables of a far match."""
        return self._case.proposal

    def dismiss(self) -> None:
        """What waits to be agreed on is not to be done; boards are judged again."""
        self._case.proposal = None

    def hear(self, seen: Observation) -> Verdict:
        """Decide what an observation means. Never raises for anything that a player or a board may do."""
        verdict = Verdict()
        match seen.kind:
            case Seen.READING | Seen.SNAPSHOT | Seen.QUIET:
                self._seen(seen, verdict)
            case Seen.LOST:
                self._lost(seen.board, verdict, flooding=seen.text == FLOOD)
            case Seen.BACK:
                self._back(seen.board)
            case Seen.FAULT:
                whose = self._case.whose(seen.board).player
                verdict.announcements += self._case.faults.hear(whose, seen)
            case Seen.NOTICE:
                self._noticed(seen, verdict)
            case Seen.TOLD:
                self._told(seen, verdict)
                boards = [board for board, view in self._case.views.items() if view.reading is not None]
                self._settle_others(boards, verdict)
            case Seen.ANNOUNCED:
                self._case.announce(seen.seat, seen.text)
            case Seen.ASKED:
                verdict.announcements += self._questions.answer(seen)
            case Seen.TOUCH if seen.place is not None:
                verdict.announcements += self._questions.answer(replace(seen, text=f"here {seen.place.name}"))
        verdict.announcements = [replace(one, facts=self._case.worded(one.facts)) for one in verdict.announcements]
        return verdict

    def _reader(self, board: str) -> BoardReferee | SurfaceReferee:
        return self._surface if self._case.is_loose(board) else self._boards

    def _seen(self, seen: Observation, verdict: Verdict) -> None:
        if seen.board not in self._case.surfaces:
            return
        view, reader = self._case.view(seen.board), self._reader(seen.board)
        if not view.see(seen):
            return
        self._set_aside(seen)
        reader.settle(seen.board, verdict)
        if seen.kind is Seen.SNAPSHOT and view.waiting:
            reader.welcome(seen.board, verdict)
        others = [board for board in self._waiting() if board != seen.board]
        if seen.kind is Seen.SNAPSHOT:  # how its dominoes are read may tell which lie on another one
            for board in others:
                self._reader(board).settle(board, verdict)
        self._settle_others(others, verdict)

    def _set_aside(self, seen: Observation) -> None:
        """What lies on a surface when it is seen for the first time may be of an earlier match."""
        first = seen.kind is Seen.SNAPSHOT and self._case.views[seen.board].waiting == "ready"
        if first:
            self._reader(seen.board).set_aside(seen.board)

    def _told(self, seen: Observation, verdict: Verdict) -> None:
        """An act; what all tables of a far match have agreed on comes before whatever waits for that here."""
        case = self._case
        case.agreed = seen.board in {DEALER, RECORD} or seen.board.startswith(f"{FAR} ")
        if case.agreed:
            case.proposal = None
        try:
            self._commands.hear(seen, verdict)
        finally:
            case.agreed = False

    def _waiting(self) -> list[str]:
        """Boards with something that may be legal after an act elsewhere; a tray may tell what it could not."""
        views = self._case.views.items()
        return [board for board, view in views if view.difference.comes or self._case.is_loose(board)]

    def _settle_others(self, boards: Iterable[str], verdict: Verdict) -> None:
        """After an act, look at these boards, and again at what waits while that leads to further acts."""
        known = 0
        for _ in range(self._case.count):
            if len(verdict.decided) == known:
                break
            known = len(verdict.decided)
            for board in boards:
                self._reader(board).settle(board, verdict)
            boards = self._waiting()

    def _lost(self, board: str, verdict: Verdict, *, flooding: bool) -> None:
        if board in self._case.surfaces:
            self._case.view(board).lose()
            if not self._case.is_away(board):
                verdict.announcements.append(tidings.lost(self._case, board, flooding=flooding))

    def _noticed(self, seen: Observation, verdict: Verdict) -> None:
        """What happened to a board that plays: a start, a sleep, or a strong magnet near it."""
        board = seen.board
        if board not in self._case.surfaces or self._case.is_away(board):
            return
        what, _, cause = seen.text.partition(" ")
        view, player = self._case.view(board), self._case.whose(board).player
        if what == "started" and view.waiting == "back":
            told = tidings.news("board-restarted", f"restarted:{board}", player=player, cause=cause)
            verdict.announcements.append(told)
        elif what == "resumed" and (view.reading is not None or view.waiting):
            verdict.announcements.append(tidings.news("board-resumed", f"lost:{board}", player=player))
        elif seen.place is not None:
            verdict.announcements.append(trouble.strong_field(self._case.whose(board), seen.place))

    def _back(self, board: str) -> None:
        view = self._case.view(board)
        again = view.known if self._case.is_loose(board) else bool(self._case.expected(board))
        view.waiting = "back" if again else "ready"
        self._case.faults.forget(board)
