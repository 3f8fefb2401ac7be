"""What loose surfaces tell: a tray on which the offer lies and kings stand, wherever hands have put them.

Nothing is ever missing there: what goes is no event, and what comes is asked of the game. The acts that it tells
and that are legal are played at once, the others are refused when the surface is quiet.
"""

from __future__ import annotations

from companion.core.model import Announcement, Doubt, Laid, Move, Place, Topic
from companion.play.referee import tidings, trouble
from companion.play.referee.case import Case, Verdict
from companion.play.referee.difference import Difference, readings
from companion.play.referee.ledger import Played
from companion.play.referee.view import BoardView


class SurfaceReferee:
    """Decides what loose surfaces tell, one at a time."""

    def __init__(self, case: Case) -> None:
        self._case = case

    def settle(self, board: str, verdict: Verdict) -> None:
        """Play what is told there and legal, unless it may be pushed on; say what is not, when it is quiet."""
        case, view = self._case, self._case.views[board]
        if view.reading is None:
            return
        for _ in range(2 * case.count + 2):
            if case.proposal is not None:
                return
            legal = next((one for one in self._acts(board) if not case.game.judge(case.state, one)), None)
            if view.moving or legal is None or case.instead_on(board, legal) is not None:
                break
            if not self._moved(board, view, legal, verdict):
                case.play([legal], verdict)
        self.look(board)
        view.renew()
        case.uncomplain(board, verdict)
        if view.clearing and not view.ignored:
            view.clearing = ""
            verdict.announcements.append(tidings.cleared(case, board))
        if not (view.told or view.difference.in_step) and view.still_ms >= case.quiet_ms:
            case.complain(board, self._warnings(board, view), verdict)

    def set_aside(self, board: str) -> None:
        """Before the first snapshot of a surface is judged: what an earlier match has left tells nothing."""
        case, view = self._case, self._case.views[board]
        assert view.reading is not None
        if case.game.is_left_over(case.state, board, view.reading.pieces):
            view.ignored, view.clearing = dict(view.reading.pieces), "match"

    def look(self, board: str) -> None:
        """Note what is told there and not played, and what cannot be read."""
        view = self._case.views[board]
        assert view.reading is not None
        acts = tuple(self._case.game.text(move) for move in self._acts(board))
        last = self._last()
        if last is not None and self._shows(board, last):
            view.shown = last.number
        unclear = tuple((place, Doubt.AMBIGUOUS) for place in self._unclear(view))
        view.difference = Difference(halves=view.reading.halves, doubts=view.reading.doubts + unclear, acts=acts)

    def mark_undone(self, told: Move) -> None:
        """An act was taken back by word: the pieces by which a surface told it tell nothing until one is moved.

        Which these are, the game is asked: without any of them it would not be told any more.
        """
        case = self._case
        for board, view in case.views.items():
            if view.reading is None or not case.is_loose(board):
                continue
            laid = self._laid(view)
            if told in case.game.gathered(case.state, board, laid):
                without = ((pair, tuple(one for one in laid if one != pair)) for pair in laid)
                cause = tuple(
                    pair for pair, rest in without if told not in case.game.gathered(case.state, board, rest)
                )
                view.undone += [cause] if cause else []

    def reasons(self, board: str) -> list[Announcement]:
        """Every reason why the first act told there is not legal, each with its remedy."""
        illegal = self._illegal(board)
        if illegal is None:
            return []
        problems = self._case.game.judge(self._case.state, illegal)
        return trouble.each(self._of(board, illegal), trouble.lying(problems))

    def welcome(self, board: str, verdict: Verdict) -> None:
        """Say that the surface is there, or there again, before anything that its snapshot led to."""
        view = self._case.views[board]
        again, view.waiting = view.waiting == "back", ""
        told = tidings.news("tray-back", f"lost:{board}") if again else tidings.news("tray-ready")
        if view.clearing and not again:
            told = tidings.news("tray-old")
        verdict.announcements.insert(0, told)

    # ---- a king set down elsewhere ---------------------------------------------------------------------------

    def _moved(self, board: str, view: BoardView, legal: Move, verdict: Verdict) -> bool:
        """Whether the piece that told the last act has told another one: then the last act is taken back.

        What is only lifted stays. A king that leaves its domino and stands on another one is its player's, who
        has changed their mind, and not the next one's.
        """
        last = self._last()
        meant = (view.shown, legal.action)
        if last is None or (last.number, last.move.action) != meant or self._shows(board, last):
            return False
        if not self._case.can_take_back([last]):
            return False
        facts = {**self._case.acted(last), "waits": ()}
        if self._case.take_back([last], verdict):
            verdict.announcements.append(Announcement("undone-act", facts, topic=Topic.LIFTED))
        return True

    def _last(self) -> Played | None:
        """The last act, if it is a player's, still open, and lays no piece on a board."""
        played = self._case.ledger.played
        last = played[-1] if played else None
        return last if last is not None and last.open and last.move.player and not last.move.comes else None

    def _shows(self, board: str, entry: Played) -> bool:
        """Whether the surface would tell this act now if it were not played."""
        state = self._case.ledger.without([entry])
        return entry.move in self._case.game.gathered(state, board, self._laid(self._case.views[board]))

    # ---- reading ---------------------------------------------------------------------------------------------

    def _acts(self, board: str) -> list[Move]:
        """The acts that are told there and not played."""
        return self._case.game.gathered(self._case.state, board, self._laid(self._case.views[board]))

    def _laid(self, view: BoardView) -> Laid:
        """The pieces that are read without doubt; neither old ones, nor those of an act taken back by word."""
        assert view.reading is not None
        doubted = {place for place, _ in view.reading.doubts} | set(self._unclear(view))
        lying = dict(view.reading.pieces)
        view.undone = [
            cause
            for cause in view.undone
            if all(place in doubted or lying.get(place) == piece for place, piece in cause)
        ]
        view.ignored = {
            place: piece for place, piece in view.ignored.items() if place in doubted or lying.get(place) == piece
        }
        spent = {pair for cause in view.undone for pair in cause} | set(view.ignored.items())
        things = {piece.thing for place, piece in view.reading.pieces if place in doubted and piece.part}
        return tuple(
            pair
            for pair in view.reading.pieces
            if pair not in spent and pair[0] not in doubted and pair[1].thing not in things
        )

    @staticmethod
    def _unclear(view: BoardView) -> list[Place]:
        """The places in which the ways to pair the halves differ."""
        assert view.reading is not None
        first, *others = readings(view.reading, {}, {})
        return sorted({place for other in others for place, _ in set(first) ^ set(other)})

    # ---- what is said ----------------------------------------------------------------------------------------

    def _illegal(self, board: str) -> Move | None:
        """The first act told there: not legal, or not the announced one; what else is legal has been played."""
        return next(iter(self._acts(board)), None)

    def _of(self, board: str, move: Move) -> trouble.Whose:
        """Whom a refusal names: who would act, else the surface itself."""
        name = self._case.names.get(move.player, "")
        return trouble.whose(board, name, len(self._case.names)) if name else self._case.whose(board)

    def _warnings(self, board: str, view: BoardView) -> list[Announcement]:
        """What is wrong, and is said once while it stays the same."""
        case, difference, whose = self._case, view.difference, self._case.whose(board)
        unclear = [one for one in difference.doubts if one[1] is Doubt.AMBIGUOUS]
        if unclear:
            return [trouble.unreadable(whose, unclear)]
        illegal = self._illegal(board)
        if illegal is not None:
            whose, problems = self._of(board, illegal), trouble.lying(case.game.judge(case.state, illegal))
            if (announced := case.instead_on(board, illegal)) is not None:
                return [trouble.other(case.game, case.state, whose, problems, announced)]
            if problems:
                return [trouble.refusal(whose, problems)]
        return case.unread(board)
