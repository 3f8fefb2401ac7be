"""What boards show: D is what lies on a board minus what the state says.

A legal move, or an order of them, that accounts for D is played at once; everything else waits until the board is
quiet. Trouble on one board never holds up another.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from companion.core.model import Announcement, Doubt, Reading, Topic
from companion.play.referee import tidings, trouble
from companion.play.referee.case import Case, Verdict
from companion.play.referee.difference import Difference, agreed, compare
from companion.play.referee.moving import Moving
from companion.play.referee.rebuild import Rebuilding, loose_halves, strays
from companion.play.referee.search import Explained, explain
from companion.play.referee.view import BoardView


class BoardReferee:
    """Decides what has happened on the boards, one at a time."""

    def __init__(self, case: Case) -> None:
        self._case = case
        self._moving = Moving(case)

    def settle(self, board: str, verdict: Verdict) -> None:
        """Play what is legal, then say what is not, as far as the board has been quiet long enough."""
        view = self._case.views[board]
        if view.reading is None:
            return
        for _ in range(2 * self._case.count + 2):
            if self._case.proposal is not None:
                return
            self.look(board)
            acts = (self._cleared, self._moving.play, self._play_what_fits, self._lifted)
            if not any(act(board, view, verdict) for act in acts):
                break
        view.renew()
        self._complain(board, view, verdict)

    def look(self, board: str) -> None:
        """Compare the reading with the state, in the one way to pair its halves that can be explained."""
        case, view = self._case, self._case.views[board]
        assert view.reading is not None
        if case.is_away(board):
            view.clear()
            return
        case.still_to_lay(board)
        expected = {place: piece for place, piece in case.expected(board).items() if place not in view.unlaid}
        parses = case.parses(board, view.reading, {**view.ignored, **expected})
        lying = dict(parses[0])
        moved = {case.object(*pair) for pair in view.ignored.items() if lying.get(pair[0]) != pair[1]}
        view.ignored = {
            place: piece for place, piece in view.ignored.items() if case.object(place, piece) not in moved
        }
        view.left -= moved
        found = [compare(parse, view.reading, expected, case.kinds, view.ignored, case.equal) for parse in parses]
        if len(found) > 1:
            comes = [one for one in found if not one.goes]
            fitting = [one for one in comes if not explain(case.game, case.state, board, one.comes).rest]
            if len(fitting) > 1:
                view.difference = agreed(fitting)
                return
            found = fitting or found
        view.difference = found[0]

    def set_aside(self, board: str) -> None:
        """Before the first snapshot of a board is judged: most of what lies there can be no act, for it is old.

        So it is where a match begins over the pieces of another one. None of them counts before they are cleared,
        also not those that would be legal, such as a castle.
        """
        case, view = self._case, self._case.views[board]
        if case.is_movable(board) or case.is_away(board) or case.expected(board):
            return
        self.look(board)
        comes = view.difference.comes
        rest = len(case.objects(explain(case.game, case.state, board, comes).rest))
        old = case.objects(comes)
        if rest > len(old) - rest:
            view.ignored, view.left, view.clearing = dict(comes), set(old), "match"

    def _cleared(self, board: str, view: BoardView, verdict: Verdict) -> bool:
        """Whether nothing that is old lies there any more, or only what counts as it lies, such as a castle.

        That counts at once where a match begins; in its next game when the first piece is laid beside it.
        """
        case = self._case
        if not view.clearing:
            return False
        left = tuple(sorted(view.ignored.items()))
        if left and (view.still_ms < case.quiet_ms or explain(case.game, case.state, board, left).rest):
            return False
        if view.clearing == "match":
            view.ignored, view.left = {}, set()
        view.clearing, view.wrong = "", False
        verdict.announcements.append(tidings.cleared(case, board))
        return True

    # ---- what is played --------------------------------------------------------------------------------------

    def _play_what_fits(self, board: str, view: BoardView, verdict: Verdict) -> bool:
        """Play the legal moves that account for what has come."""
        case, difference = self._case, view.difference
        ready = self._grown(view) or view.still_ms >= case.quiet_ms
        if case.is_movable(board) or not difference.comes or not ready:
            return False
        if difference.goes:
            return self._slid(board, difference, verdict)
        found = explain(case.game, case.state, board, difference.comes)
        if found.rest and view.left:
            found = self._with_what_is_left(board, view) or found
        if not found.moves or (found.rest and found.waits):
            return False
        if case.instead_of(case.state, found.moves[0], board) is not None:
            return False
        case.play(found.moves, verdict)
        return True

    def _slid(self, board: str, difference: Difference, verdict: Verdict) -> bool:
        """Whether open moves now lie elsewhere, where they are legal; then they are played there."""
        case = self._case
        lifted = case.ledger.lifted(board, difference.goes)
        slid = Counter(piece.thing for _, piece in difference.goes)
        if not slid <= Counter(piece.thing for _, piece in difference.comes):
            return False
        if not lifted or not case.can_take_back(lifted):
            return False
        before = case.ledger.without(lifted)
        found = explain(case.game, before, board, difference.comes)
        if found.rest or case.instead_of(before, found.moves[0], board) is not None:
            return False
        case.take_back(lifted, verdict)
        case.play(found.moves, verdict)
        return True

    def _with_what_is_left(self, board: str, view: BoardView) -> Explained | None:
        """What has come, explained by a thing of an earlier game that stays where it lay: a castle, left there."""
        for one in sorted(view.left, key=str):
            kept = tuple(pair for pair in view.ignored.items() if self._case.object(*pair) == one)
            both = tuple(sorted((*view.difference.comes, *kept)))
            found = explain(self._case.game, self._case.state, board, both)
            if not found.rest:
                return found
        return None

    def _grown(self, view: BoardView) -> bool:
        """Whether what came last is believed at once.

        Not while it may be pushed on, and not while only half of an open domino is read: it may be on its way, and
        a next act would make it final.
        """
        half = {one.place for one in view.difference.tilted}
        open_moves = self._case.ledger.open_moves()
        in_hand = any(place in half for entry in open_moves for place, _ in entry.move.comes)
        return view.grown and not view.moving and not in_hand

    def _lifted(self, board: str, view: BoardView, verdict: Verdict) -> bool:
        """Take back the open moves whose pieces have been lifted and stayed away.

        Not while a board is being rebuilt: there nobody has lifted them on purpose.
        """
        case = self._case
        if view.still_ms < case.quiet_ms or not view.difference.goes or view.rebuilding:
            return False
        lifted = case.ledger.lifted(board, view.difference.goes)
        if not lifted or not case.can_take_back(lifted):
            return False
        if not case.take_back(lifted, verdict):
            return True
        for entry in lifted:
            verdict.announcements.append(Announcement("taken-back", case.named(entry), topic=Topic.LIFTED))
        return True

    # ---- what is said ----------------------------------------------------------------------------------------

    def _complain(self, board: str, view: BoardView, verdict: Verdict) -> None:
        """Say what is wrong, once while it stays the same; and say when a board is in order again."""
        difference = view.difference
        if difference.in_order:
            if view.disordered:
                told = tidings.news("restored", f"trouble:{board}", player=self._case.name(board))
                verdict.announcements.append(told)
                view.disordered = view.wrong = False
            self._case.uncomplain(board, verdict)
            view.settled()
        if view.told or difference.in_step or not self._is_due(board, view):
            return
        self._case.complain(board, self._warnings(board, view), verdict)

    def _is_due(self, board: str, view: BoardView) -> bool:
        """Whether it is time to complain: after a moment of quiet.

        A board that is being put in order is told the next step as soon as the one before it is done. What only
        half lies there is waited for longer.
        """
        case = self._case
        half = view.difference.goes and loose_halves(view)
        if half or (view.still_ms >= case.quiet_ms and self._moving.is_under_way(board, view)):
            return view.still_ms >= case.long_quiet_ms
        if view.still_ms >= case.quiet_ms:
            return True
        missing = len(case.objects(view.difference.goes))
        done = missing < view.missing or view.strays > strays(view.difference, case.equal)
        return view.rebuilding and done and view.grown and not view.moving

    def _warnings(self, board: str, view: BoardView) -> list[Announcement]:
        """What is wrong on a board now, the gravest first; nothing while it may still right itself."""
        if self._moving.is_undoing(view):
            view.disordered = True
            return [] if view.ignored else [Rebuilding(self._case, board).step()]
        if not view.rebuilding and (said := self._moving.warnings(board, view)):
            return said
        if view.difference.goes:
            rebuilding = Rebuilding(self._case, board)
            said = rebuilding.says()
            view.disordered, view.rebuilding = True, rebuilding.is_knocked()
            view.missing = len(self._case.objects(view.difference.goes))
            view.strays = strays(view.difference, self._case.equal)
            return said
        return self._unclear(board, view)

    def _unclear(self, board: str, view: BoardView) -> list[Announcement]:
        """What has come and is no legal move, or cannot be read."""
        case, difference, whose = self._case, view.difference, self._case.whose(board)
        unclear = [one for one in difference.doubts if one[1] is Doubt.AMBIGUOUS]
        if unclear:
            return [trouble.unreadable(whose, unclear)]
        if difference.comes:
            act = case.instead_of(case.state, None, board)
            return [trouble.refused(case.game, case.state, whose, difference.comes, case.equal, act)]
        return case.unread(board)

    def reasons(self, board: str) -> list[Announcement]:
        """Every reason why what lies on a board is no legal move, each with its remedy; else the next step."""
        case, view = self._case, self._case.views[board]
        if not view.disordered and (found := self._moving.reasons(board, view)):
            return found
        if view.difference.goes:
            return [Rebuilding(case, board).step()] if view.disordered and view.warning is None else []
        return trouble.reasons(case.game, case.state, case.whose(board), view.difference, case.equal)

    def welcome(self, board: str, verdict: Verdict) -> None:
        """Say that a board is there, or there again, before anything that its snapshot led to."""
        view, name = self._case.views[board], self._case.name(board)
        waiting_for, view.waiting = view.waiting, ""
        if self._case.is_away(board):
            return
        gone = self._case.objects(view.difference.goes)
        # What is missing may be open acts alone: those may be lifted, and nothing has to be rebuilt.
        final = bool(gone) and not self._case.ledger.lifted(board, view.difference.goes)
        if waiting_for == "ready":
            assert view.reading is not None
            columns, rows = view.reading.columns, view.reading.rows
            lying = len(self._case.objects(view.reading.pieces))
            told = tidings.news("board-ready", player=name, columns=columns, rows=rows, lying=lying)
            if view.clearing:
                told = tidings.news("board-old", player=name)
        elif final and view.reading is not None and not _shows_anything(view.reading):
            view.rebuilding = view.disordered = True
            told = tidings.news("board-back-bare", f"lost:{board}", player=name, count=len(gone))
        else:
            changed = not view.difference.in_step or bool(verdict.decided)
            key = "board-back-changed" if changed else "board-back"
            told = tidings.news(key, f"lost:{board}", player=name)
        verdict.announcements[:0] = [told, *self._still_to_lift(board, view)]

    def _still_to_lift(self, board: str, view: BoardView) -> list[Announcement]:
        """What was undone by word and lies there as before: that it does not count is said again."""
        case, lying = self._case, self._case.objects(tuple(sorted(view.ignored.items())))
        undone = [laid for one, laid in lying.items() if one not in view.left]
        told = [trouble.too_many(case.game, case.state, case.whose(board), laid) for laid in undone]
        return [replace(one, coalesce="") for one in told]


def _shows_anything(reading: Reading) -> bool:
    return bool(reading.pieces or reading.halves or reading.doubts)
