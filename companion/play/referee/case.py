"""One match as all parts of the referee share it: ledger, what is known of each board, how an act is played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from typing import Any

from companion.core.model import Announcement, Fact, Kind, Laid, Move, Phrase, Piece, Place, Reading, Topic
from companion.games.api import Game, Setup
from companion.play.referee import trouble
from companion.play.referee.difference import readings
from companion.play.referee.faults import Faults
from companion.play.referee.ledger import Decided, Ledger, Played
from companion.play.referee.objects import Object, by_object, equals_of, object_of
from companion.play.referee.search import explain
from companion.play.referee.twins import Twins
from companion.play.referee.undoing import agreeable
from companion.play.referee.view import BoardView

Lying = dict[str, Mapping[Place, Piece]]
"""What should lie on each board."""


FAR = "far"
"""Option of a set-up: its last word is the number of the player of a far match who plays at this table.

And the first word of whence acts come that all tables have agreed on."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a player of a far match wants to do here: it is done once all tables have agreed on it.

    act: "act" (text is its notation), "confirm", or "undo" (text is the number of the move).
    """

    act: str
    text: str = ""


@dataclass(slots=True)
class Verdict:
    """What one observation led to, in order."""

    decided: list[Decided] = field(default_factory=list)
    announcements: list[Announcement] = field(default_factory=list)


class Case:
    """What the parts of the referee share.

    equal: things that nobody can tell apart. count: how many objects the set has. refused: why the act told last
    was not legal, item by item. announced: the act of each player that was said beforehand, for hands to do.

    far: number of the one player of a far match who plays here, 0 in any other match. Then acts of boards and
    keys are not done but proposed, one at a time, and boards are not judged while one waits. agreed: what is
    judged now has been agreed on.
    """

    def __init__(self, game: Game[Any], setup: Setup, quiet_ms: int, long_quiet_ms: int) -> None:
        self.game = game
        self.setup = setup
        self.quiet_ms = quiet_ms
        self.long_quiet_ms = long_quiet_ms
        self.ledger = Ledger(game, setup)
        self.kinds = setup.kinds()
        self.equal = equals_of(setup.tiles)
        self._twins = Twins(setup.tiles, self.kinds)
        self.count = sum(tile.count for tile in setup.tiles)
        self.surfaces = {surface.name: surface for surface in game.places(setup)}
        self.names = {player.number: player.name for player in setup.players}
        self.views: dict[str, BoardView] = {}
        self.faults = Faults()
        self.refused: list[Announcement] = []
        self.announced: dict[int, Move] = {}
        self.far = far_player(setup)
        self.agreed = False
        self.proposal: Proposal | None = None

    # ---- small things ----------------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The state that the standing moves fold to."""
        return self.ledger.state

    def view(self, board: str) -> BoardView:
        """What is known of a board, from now on at least."""
        return self.views.setdefault(board, BoardView())

    def expected(self, board: str) -> Mapping[Place, Piece]:
        """What should lie on a board now."""
        return self.game.lying(self.state, board) if board in self.surfaces else {}

    def parses(self, board: str, reading: Reading, own: Mapping[Place, Piece]) -> Sequence[Laid]:
        """Every way to read a board that agrees best with what should lie there (own), see Twins."""
        views = {one: self.views.get(one) for one in self.surfaces if one != board and not self.is_loose(one)}
        others = ((self.expected(one), view.reading if view else None) for one, view in views.items())
        return self._twins.as_they_stand(readings(reading, own, self.kinds, self.equal), own, others)

    def is_loose(self, board: str) -> bool:
        """Whether it is a surface on which things may lie anywhere, and may be in a hand."""
        return board in self.surfaces and self.surfaces[board].loose

    def is_movable(self, board: str) -> bool:
        """Whether what lies there may move and be taken."""
        return board in self.surfaces and self.surfaces[board].movable

    def covered(self, board: str) -> Set[Place]:
        """The places of a board on which something lies, readable or not."""
        return self.views[board].covered if board in self.views else frozenset()

    def is_away(self, board: str) -> bool:
        """Whether it belongs to a player who has left the table."""
        return board in self.surfaces and self.surfaces[board].owner in self.game.away(self.state)

    def name(self, board: str) -> str:
        """The name of the player whose board it is; of one that all share, of whoever acts next."""
        surface = self.surfaces.get(board)
        if surface is None or surface.loose:
            return ""
        due = [one.player for one in self.game.awaited(self.state)] if not surface.owner else []
        return self.names.get(surface.owner or next(iter(due), 0), "")

    def whose(self, board: str) -> trouble.Whose:
        """Whom a warning about a board names: the tray is named itself."""
        if self.is_loose(board):
            return trouble.Whose(board, trouble.TRAY, 1)
        return trouble.whose(board, self.name(board), len(self.names))

    def unread(self, board: str) -> list[Announcement]:
        """What has lain there for long: a half without partner, else cells of which the board has not told."""
        view, whose = self.views[board], self.whose(board)
        if view.reading is None or view.still_ms < self.long_quiet_ms:
            return []
        if halves := view.difference.halves or view.difference.tilted:
            return [trouble.half(self.game, whose, halves[0], view.reading.columns, view.reading.rows)]
        untold = self.faults.untold(board, view.difference.doubts)
        return [trouble.unreadable(whose, untold)] if untold else []

    def object(self, place: Place, piece: Piece) -> Object:
        """The physical object of a piece that lies, or should lie, on a place."""
        return object_of(place, piece, self.equal)

    def objects(self, laid: Laid) -> dict[Object, Laid]:
        """Pieces grouped by the physical object they belong to, in the order of places."""
        return by_object(laid, self.equal)

    def worded(self, facts: Mapping[str, Fact]) -> dict[str, Fact]:
        """Facts with every place of the game's surfaces as the game names it, in phrases and lists too."""
        return {name: self._worded(fact) for name, fact in facts.items()}

    def _worded(self, fact: Fact) -> Fact:
        match fact:
            case Place() if fact.board in self.surfaces:
                return self.game.where(self.state, fact)
            case Phrase():
                return Phrase(fact.key, self.worded(fact.facts))
            case tuple():
                return tuple(self._worded(one) for one in fact)
        return fact

    def act(self, entry: Played) -> Phrase:
        """A standing move as the item of a list."""
        return self.game.act(self.ledger.before(entry), entry.move)

    def named(self, entry: Played) -> dict[str, Fact]:
        """Whose move it was, of which object, and where; a standing act without footprint is named as a whole."""
        cells = tuple(place for place, _ in sorted(entry.move.comes, key=lambda pair: pair[1]))
        player = self.names.get(entry.move.player, "")
        if not entry.move.comes:
            return {"player": player, "thing": self.act(entry), "cells": ()}
        what = self.game.thing(self.state, entry.move.comes[0][1].thing)
        return {"player": player, "thing": what, "cells": cells}

    def acted(self, entry: Played) -> dict[str, Fact]:
        """Whose move it was, and the move as a whole."""
        return {"player": self.names.get(entry.move.player, ""), "act": self.act(entry)}

    def complain(self, board: str, warnings: Sequence[Announcement], verdict: Verdict) -> None:
        """Say what is wrong on a board, if anything is; it holds as long as the board differs like this."""
        view = self.views[board]
        if warnings:
            view.told, self.refused = view.difference.signature(), []
            told = [replace(one, valid_while=(f"trouble:{board}", view.told)) for one in warnings]
            view.warning = told[-1]
            view.wrong = not view.difference.goes
            verdict.announcements += told

    def uncomplain(self, board: str, verdict: Verdict) -> None:
        """Say that what was wrong is gone, once the hand has; not where an act came of it, which is told."""
        view = self.views[board]
        if not (view.wrong and view.difference.in_step):
            return
        if verdict.decided or view.still_ms >= self.quiet_ms:
            view.wrong = False
        if not (view.wrong or verdict.decided):
            facts: dict[str, Fact] = {"player": self.whose(board).player}
            told = Announcement("put-right", facts, coalesce=f"trouble:{board}", topic=Topic.LIFTED)
            verdict.announcements.append(told)

    # ---- acts said beforehand --------------------------------------------------------------------------------

    def announce(self, player: int, text: str) -> None:
        """This act of a player, in notation, is what hands are to do now; nothing is if it is none of theirs."""
        self.announced.pop(player, None)
        move = self.game.parse(self.state, text) if text else None
        if isinstance(move, Move) and move.player == player:
            self.announced[player] = move

    def instead_of(self, state: Any, move: Move | None, board: str) -> Move | None:
        """The act announced for a board that is due in a state and is not this one; None where there is none."""
        told = self.announced.get(self.surfaces[board].owner)
        if told is None or self.game.judge(state, told) or all(place.board != board for place, _ in told.comes):
            return None
        return None if move is not None and self._looks(move) == self._looks(told) else told

    def instead_on(self, board: str, move: Move) -> Move | None:
        """The act announced for who would act, due and shown on a loose surface, where it is not this one."""
        told = self.announced.get(move.player)
        if told in (None, move) or self.game.shown_on(told) != board or self.game.judge(self.state, told):
            return None
        return told

    def _looks(self, move: Move) -> tuple[int, str, frozenset[tuple[Place, str]]]:
        """Whose act it is and what lies there then: the two halves of some dominoes are alike."""
        lies = frozenset((place, self.kinds.get(piece, piece.thing)) for place, piece in move.comes)
        return move.player, move.action, lies

    # ---- deciding --------------------------------------------------------------------------------------------

    @property
    def proposes(self) -> bool:
        """Whether an act is not done, but proposed."""
        return self.far > 0 and not self.agreed

    def propose(self, proposal: Proposal) -> None:
        """An act waits to be agreed on; the first one, where several follow from one reading."""
        self.proposal = self.proposal or proposal

    def play(self, moves: Iterable[Move], verdict: Verdict, *, final: bool = False, source: str = "") -> None:
        """Play legal moves and say what the game tells of them.

        A move that makes an earlier piece final has the short sound of `final` before its first sentence: the
        words say the new act, an eighth of a second of sound says that the one before it stands. Words about it
        would be said at every turn; they come only where the game says nothing of the move, as a hint, and as the
        answer to the question `open`, which also serves where no sounds are heard. final: the moves themselves
        can never be taken back. source: as in Played. Where acts are proposed, the first one is.
        """
        for move in moves:
            if self.proposes:
                self.propose(Proposal("act", self.game.text(move)))
                return
            before, lying = self.state, self._lying(move)
            settled = [entry for entry in self.ledger.closed_by(move) if entry.move.comes]
            entry = self.ledger.play(move, source)
            self._wait_for(move)
            verdict.decided.append(Decided("move", self.game.text(move), move.player))
            if final:
                self.close(entry, verdict)
            holds = (f"move:{entry.number}", "stands")
            told = self.game.tell(before, move, self.state)
            said = [replace(one, valid_while=one.valid_while or holds) for one in told]
            verdict.announcements += self._settling(settled, said) if settled else said
            if self.leave_behind(lying):
                verdict.announcements += self.to_clear()

    def _settling(self, settled: Sequence[Played], said: Sequence[Announcement]) -> list[Announcement]:
        """What is said of a move, with the sound, else the hint, that these earlier ones are final now."""
        if said:
            return [replace(said[0], cue=Topic.FINAL), *said[1:]]
        return [Announcement("act-final", self.acted(settled[-1]), Kind.HINT, topic=Topic.FINAL)]

    def close(self, entry: Played, verdict: Verdict) -> None:
        """Make a standing move final."""
        entry.open = False
        verdict.decided.append(Decided("final", str(entry.number), entry.move.player))

    def can_take_back(self, entries: Sequence[Played]) -> bool:
        """Whether standing moves can go: no later one needs them, and a far match's tables let the newest go."""
        if not self.ledger.can_lose(entries):
            return False
        return not self.proposes or agreeable(self.ledger, self.far) == max(entries, key=lambda one: one.number)

    def take_back(self, entries: Sequence[Played], verdict: Verdict) -> bool:
        """Remove standing moves; nothing is said. False where that is only proposed, of the newest of them."""
        if self.proposes:
            self.propose(Proposal("undo", str(max(one.number for one in entries))))
            return False
        self.ledger.take_back(entries)
        for entry in entries:
            verdict.decided.append(Decided("takeback", str(entry.number), entry.move.player))
        return True

    def fold(self, rows: Iterable[Decided], laid: Set[Place] = frozenset()) -> None:
        """Follow decisions of a kept match, without judging and saying anything.

        laid: where something lay before what is read now, which may have led to them just as well.
        """
        for row in rows:
            move = self.game.parse(self.state, row.text) if row.action == "move" else None
            lying = self._lying(move) if isinstance(move, Move) else {}
            self.ledger.replay([row])
            if isinstance(move, Move):
                self._wait_for(move, laid)
            self.leave_behind(lying)

    # ---- pieces that are left lying --------------------------------------------------------------------------

    def mark_to_lift(self, entry: Played) -> bool:
        """Remember the pieces of a move undone by word, so that they are not taken for a new move."""
        lying = False
        for place, piece in entry.move.goes:
            self.view(place.board).undoing[place] = piece
        for place, piece in entry.move.comes:
            view = self.views.get(place.board)
            if view is None or view.reading is None:
                continue
            own = {**self.expected(place.board), **dict(entry.move.comes)}
            if (place, piece) in self.parses(place.board, view.reading, own)[0]:
                view.ignored[place] = piece
                lying = True
        return lying

    def _wait_for(self, move: Move, laid: Set[Place] = frozenset()) -> None:
        """An act was told before hands have laid it: while it is open, its board lacks nothing without it.

        Without that it would be taken back at once, for the board has long been quiet. What it takes may lie on.
        laid: where something lay before the present reading.
        """
        for known in self.views.values():
            known.undoing = {}
        for place, piece in move.comes:
            view = self.views.get(place.board)
            if view is not None and view.reading is not None and place not in laid | view.covered:
                view.unlaid[place] = piece
        for place, piece in move.goes:
            view = self.views.get(place.board)
            if view is not None and view.reading is not None and (place, piece) in view.reading.pieces:
                view.ignored[place] = piece

    def still_to_lay(self, board: str) -> None:
        """Forget what is no more to be laid: something lies there, it is final, or it was taken back."""
        view = self.views[board]
        shown = view.covered
        opened = {pair for entry in self.ledger.open_moves() for pair in entry.move.comes}
        view.unlaid = {
            place: piece for place, piece in view.unlaid.items() if (place, piece) in opened and place not in shown
        }

    def _lying(self, move: Move) -> Lying:
        """What should lie on every board before an act that is only told; nothing of any other act."""
        if move.comes or move.goes:
            return {}
        return {board: dict(self.expected(board)) for board in self.surfaces if not self.is_loose(board)}

    def leave_behind(self, before: Lying) -> bool:
        """A told act has emptied places on which pieces still lie: they count no more until they are moved.

        So begins the next game of a match; then all that is left on loose surfaces tells nothing either. Gives
        whether anything is left that cannot stay. before: see _lying.
        """
        left = emptied = False
        for board, pieces in before.items():
            now, view = self.expected(board), self.views.get(board)
            gone = {place: piece for place, piece in pieces.items() if now.get(place) != piece}
            emptied = emptied or bool(gone)
            if not gone or view is None or view.reading is None:
                continue
            lying = dict(self.parses(board, view.reading, pieces)[0])
            kept = {place: piece for place, piece in gone.items() if lying.get(place) == piece}
            view.ignored |= kept
            view.left |= {self.object(*pair) for pair in kept.items()}
            view.disordered = False
            if kept and explain(self.game, self.state, board, tuple(sorted(kept.items()))).rest:
                view.clearing, left = "game", True
        for board, view in self.views.items():
            if emptied and view.reading is not None and view.reading.pieces and self.is_loose(board):
                view.ignored, view.clearing, left = dict(view.reading.pieces), "game", True
        return left

    def to_clear(self) -> list[Announcement]:
        """What is said of surfaces on which old pieces still lie: whose boards they are; nothing where none do."""
        old = [board for board, view in self.views.items() if view.clearing and view.reading is not None]
        if not old:
            return []
        players = tuple(self.name(board) for board in old if not self.is_loose(board))
        facts: dict[str, Fact] = {"players": players, "tray": int(len(players) < len(old))}
        return [Announcement("clear-boards", facts, topic=Topic.TURN)]


def far_player(setup: Setup) -> int:
    """Number of the player of a far match who plays at this table; 0 in any other match."""
    told = setup.options.get(FAR, "").rpartition(" ")[2]
    return int(told) if told.isdecimal() else 0
