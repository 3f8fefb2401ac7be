"""Pieces that lie already and move or are taken: what has come and gone on a board is one act, or part of one."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.model import Announcement, Laid, Move, Problem, Topic
from companion.play.referee import trouble
from companion.play.referee.case import Case, Verdict
from companion.play.referee.difference import Difference, compare
from companion.play.referee.ledger import Played
from companion.play.referee.search import explain, footprint, vacated
from companion.play.referee.view import BoardView


class Moving:
    """Decides what comes and goes on surfaces whose pieces may move; of others it knows nothing."""

    def __init__(self, case: Case) -> None:
        self._case = case

    def play(self, board: str, view: BoardView, verdict: Verdict) -> bool:
        """Play the legal moves that account for all that has come and gone; else correct the last act, if open.

        At once, but not while something is being pushed, nor while the hand may go on to a larger legal move.
        """
        case, difference = self._case, view.difference
        quiet = view.still_ms >= case.quiet_ms
        if not case.is_movable(board) or difference.in_order or (view.moving and not quiet):
            return False
        found = explain(case.game, case.state, board, difference.comes, difference.goes)
        if found.rest or not found.moves:
            return self._corrected(board, view, verdict)
        if found.waits and not quiet:
            return False
        case.play(found.moves, verdict)
        view.disordered = False
        return True

    def _corrected(self, board: str, view: BoardView, verdict: Verdict) -> bool:
        """Whether the last act, still open, was put back, or moved on to where it is legal too."""
        case, quiet = self._case, view.still_ms >= self._case.quiet_ms
        entry = self._last(board)
        if entry is None or view.rebuilding or not case.can_take_back([entry]):
            return False
        before = case.ledger.without([entry])
        was = self._since(before, board, view)
        if was.in_step:
            if not quiet:
                return False
            if case.take_back([entry], verdict):
                verdict.announcements.append(Announcement("taken-back", case.named(entry), topic=Topic.LIFTED))
            return True
        found = explain(case.game, before, board, was.comes, was.goes)
        if found.rest or not found.moves or (found.waits and not quiet):
            return False
        case.take_back([entry], verdict)
        case.play(found.moves, verdict)
        return True

    def _last(self, board: str) -> Played | None:
        """The last act of all, if it is open and has moved something on this board."""
        last = self._case.ledger.played[-1:]
        return next((one for one in last if one.open and vacated(one.move, board)), None)

    def _since(self, state: object, board: str, view: BoardView) -> Difference:
        """How the board differs from what should lie there in another state."""
        assert view.reading is not None
        case = self._case
        expected = case.game.lying(state, board)
        return compare(view.reading.pieces, view.reading, expected, case.kinds, view.ignored, case.equal)

    def is_under_way(self, board: str, view: BoardView) -> bool:
        """Whether what has come and gone is a part of a legal move, so that hands may be about to end it."""
        case, difference = self._case, view.difference
        if not case.is_movable(board) or difference.in_order:
            return False
        return explain(case.game, case.state, board, difference.comes, difference.goes).waits

    # ---- what is said ----------------------------------------------------------------------------------------

    def warnings(self, board: str, view: BoardView) -> list[Announcement]:
        """Why the act that was most likely meant is not legal, or what it still lacks; [] for none."""
        case, difference, whose = self._case, view.difference, self._case.whose(board)
        move = self._meant(board, view)
        if move is None:
            return []
        if problems := case.game.judge(case.state, move):
            return [trouble.refusal(whose, trouble.lying(problems))]
        still = _less(vacated(move, board), difference.goes)
        if still:
            return [trouble.too_many(case.game, case.state, whose, still)]
        missing = _less(footprint(move, board), difference.comes)
        if not missing:
            return []
        thing = case.game.thing(case.state, missing[0][1].thing)
        cells = trouble.parts(case.game, case.kinds, missing[:1], case.equal)
        return [trouble.important("put-next", whose, step="last", after=0, thing=thing, parts=cells)]

    def reasons(self, board: str, view: BoardView) -> list[Announcement]:
        """Every reason why the act that was most likely meant is not legal, each with its remedy."""
        case, move = self._case, self._meant(board, view)
        problems: Sequence[Problem] = case.game.judge(case.state, move) if move is not None else ()
        return trouble.each(case.whose(board), trouble.lying(problems))

    @staticmethod
    def is_undoing(view: BoardView) -> bool:
        """Whether nothing is missing but what an act undone by word had moved or taken."""
        return bool(view.difference.goes) and {*view.difference.goes} <= {*view.undoing.items()}

    def _meant(self, board: str, view: BoardView) -> Move | None:
        """The act that moves something and that these comings and goings most likely mean, legal or not."""
        case, difference = self._case, view.difference
        if not case.is_movable(board) or not difference.goes:
            return None
        return case.game.guess(case.state, board, difference.comes, difference.goes)


def _less(laid: Laid, gone: Laid) -> Laid:
    return tuple(pair for pair in laid if pair not in gone)
