"""A gap in a kept game closed again: what is missing is asked for, and what was kept behind it counts again.

Nothing is invented: an act counts if it was kept, or if a board or a person has told it by now. What the gap has
swallowed is known by the number of moves that each kept decision tells; where an older program did not keep that,
what follows counts as soon as it is legal. Whatever becomes of a kept act is written down, so that a game can be
left and taken up again in the middle.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from companion.core.model import Announcement, Fact, Kind, Move
from companion.play.journal import Row, RowKind
from companion.play.journal.gaps import MOVE, Gap, Item, KeptAct
from companion.play.referee import Referee
from companion.play.referee.ledger import Played
from companion.play.table import TELL

KINDS = {
    "castle": "placement",
    "place": "placement",
    "tile": "placement",
    "lay": "placement",
    "choose": "choice",
    "take": "take",
    "draw": "draw",
    "lots": "lots",
    "pass": "pass",
    "round": "round",
}
"""What sort of act each word of a notation is; any other is just an act."""

LOOKED_AT = 40
"""So many legal moves tell of what sort the act is that is waited for."""


@dataclass(frozen=True, slots=True)
class MendingStep:
    """What becomes of a kept act. note: as it is written down; text: what is judged now, "" for nothing; row: a
    line that was heard and never judged, and is now; says: what is to be said."""

    note: str
    text: str = ""
    row: Row | None = None
    says: tuple[Announcement, ...] = ()


class Mending:
    """Follows one mended game from its first gap to the last act that was kept.

    items: see gaps.behind. first: how many moves there were before the gap. notes: what was written down before.
    """

    def __init__(self, items: Iterable[Item], first: int, notes: Iterable[str] = ()) -> None:
        self._items = list(items)
        self._first = first
        self._used: set[int] = set()
        self._gap: Gap | None = None
        self._since = 0
        self._opened = False
        self._counted = 0
        self._unfit: int | None = None
        for note in notes:
            self._follow(note)

    @property
    def is_open(self) -> bool:
        """Whether something is still waited for: then the companion draws nothing by itself."""
        return self._gap is not None or bool(self._items)

    @property
    def kept(self) -> int:
        """How many kept acts wait."""
        return sum(isinstance(one, KeptAct) and one.row.source == MOVE for one in self._items)

    def next(self, referee: Referee) -> MendingStep | None:
        """What to do next, given how the game stands; None: nothing until something is told or laid."""
        played = referee.ledger.played
        fresh = [one for one in played if one.number > self._first and one.number not in self._used]
        if (same := self._same(referee, fresh)) is not None:
            return self._noted("matched {} {}".format(*same))
        if self._gap is not None:
            return self._closed(referee, len(fresh))
        if not self._items:
            return None
        head = self._items[0]
        if isinstance(head, Gap):
            says = self._missing(referee, head, len(fresh))
            return self._noted(f"gap {head.last} {len(fresh) if self._opened else 0}", says=says)
        return self._kept(referee, head, len(fresh))

    def _same(self, referee: Referee, fresh: Sequence[Played]) -> tuple[int, int] | None:
        """A kept act that was laid or told anew, and the number of its move by now.

        While a gap is open, that is an act with pieces: a board tells all that lies on it, in any order. Of acts
        without pieces the next may say the same as the one that is missing.
        """
        acts = [one for one in self._items if isinstance(one, KeptAct) and one.row.source == MOVE]
        for entry in fresh:
            text = referee.game.text(entry.move)
            among = acts if entry.move.comes else acts[:1] if self._gap is None else []
            for one in among:
                if one.row.text == text:
                    return one.row.number, entry.number
        return None

    # ---- gaps -------------------------------------------------------------------------------------------------

    def _closed(self, referee: Referee, fresh: int) -> MendingStep | None:
        gap = self._gap
        assert gap is not None
        done, head = fresh - self._since, self._items[0] if self._items else None
        if gap.moves is not None:
            closed = done >= gap.moves
        elif isinstance(head, KeptAct):
            closed = self._fits(referee, head) or done > gap.rows
        else:
            closed = head is not None or done > 0
        return self._noted(f"closed {gap.last}", says=()) if closed else None

    def _missing(self, referee: Referee, gap: Gap, fresh: int) -> tuple[Announcement, ...]:
        """What is said of a gap: whose act it is that is missing, or that perhaps one is, or that none is."""
        lacks = None if gap.moves is None else gap.moves - (0 if self._opened else fresh)
        if lacks is not None and lacks <= 0:
            key = "mending-harmless" if gap.moves is not None and gap.moves >= 0 else "mending-undone"
            return (Announcement(key, {"count": gap.rows}, Kind.IMPORTANT),)
        waits = Announcement("mending-waits", {"count": self.kept}, Kind.IMPORTANT)
        if lacks is None:
            return Announcement("mending-perhaps", {"count": gap.rows}, Kind.IMPORTANT), waits
        facts = _act_of(referee)
        key = "mending-missing" if "player" in facts else "mending-nobodys"
        return Announcement(key, {**facts, "more": lacks - 1}, Kind.IMPORTANT), waits

    # ---- what is kept -----------------------------------------------------------------------------------------

    def _kept(self, referee: Referee, head: KeptAct, fresh: int) -> MendingStep | None:
        row = head.row
        if row.kind is RowKind.HEARD:
            judged = row if row.text.startswith(f"{TELL} ") else None
            return self._noted(f"applied {row.number} 0", row=judged)
        if row.source != MOVE:
            stands = any(str(one.number) == row.text for one in referee.ledger.played)
            return self._noted(f"applied {row.number} 0", f"{row.source} {row.text}" if stands else "")
        if self._fits(referee, head):
            number = referee.ledger.count + 1
            self._counted += 1
            return self._noted(f"applied {row.number} {number}{' final' if head.final else ''}", row.text)
        if self._unfit is not None and fresh > self._unfit:
            dropped = Announcement("mending-dropped", {"count": self.kept}, Kind.IMPORTANT)
            return self._noted("dropped 0 0", says=(dropped,))
        if self._unfit is None:
            self._unfit = fresh
            return MendingStep("", says=(Announcement("mending-unfit", {"count": self.kept}, Kind.IMPORTANT),))
        return None

    def _fits(self, referee: Referee, kept: KeptAct) -> bool:
        """Whether a kept act is legal now."""
        if kept.row.kind is RowKind.HEARD or kept.row.source != MOVE:
            return True
        move = referee.game.parse(referee.state, kept.row.text)
        return isinstance(move, Move) and not referee.game.judge(referee.state, move)

    def counted(self) -> int:
        """How many kept acts count again since this was asked last."""
        counted, self._counted = self._counted, 0
        return counted

    # ---- what was written down --------------------------------------------------------------------------------

    def _noted(
        self, note: str, text: str = "", row: Row | None = None, says: tuple[Announcement, ...] = ()
    ) -> MendingStep:
        self._follow(note)
        return MendingStep(note, text, row, says)

    def _follow(self, note: str) -> None:
        """Take a note in: "gap LAST FRESH", "closed LAST", "matched ROW MOVE", "applied ROW MOVE", "dropped"."""
        word, *rest = note.split()
        numbers = [int(one) for one in rest if one.isdecimal()] + [0, 0]
        if word == "gap":
            self._gap = next((one for one in self._items if isinstance(one, Gap) and one.last == numbers[0]), None)
            self._items = [one for one in self._items if one is not self._gap]
            self._since, self._opened = numbers[1], True
        elif word == "closed":
            self._gap = None
        elif word in ("matched", "applied"):
            self._items = [one for one in self._items if isinstance(one, Gap) or one.row.number != numbers[0]]
            self._used.add(numbers[1])
            self._unfit = None
        elif word == "dropped":
            self._items, self._gap = [], None


def _act_of(referee: Referee) -> dict[str, Fact]:
    """Whose act the game waits for, which of theirs it would be, and of what sort; nobody's: without a player."""
    game, state = referee.game, referee.state
    awaited = game.awaited(state)
    if len({one.player for one in awaited}) != 1:
        return {"number": len(referee.ledger.played) + 1, "kind": "act"}
    player = awaited[0].player
    sorts = {KINDS.get(action, "act") for action in _actions(game, state, player)}
    kind = sorts.pop() if len(sorts) == 1 else "act"
    own = [one.move for one in referee.ledger.played if one.move.player == player]
    before = sum(kind in ("act", KINDS.get(move.action, "act")) for move in own)
    names: Mapping[int, str] = {one.number: one.name for one in referee.setup.players}
    named: dict[str, Fact] = {"player": names[player]} if player in names else {}
    return {**named, "number": before + 1, "kind": kind}


def _actions(game: Any, state: Any, player: int) -> set[str]:
    """The words of what a player, or chance, may do now."""
    waits = game.awaited(state)[0]
    if waits.chance:
        return {waits.chance[0][0].action}
    if waits.confirms is not None and not player:
        return {waits.confirms.action}
    return {move.action for move in islice(game.moves(state), LOOKED_AT) if move.player == player}
