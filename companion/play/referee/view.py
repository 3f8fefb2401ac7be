"""What the referee knows of one board."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from companion.core.model import Announcement, Laid, Observation, Piece, Place, Reading, Seen
from companion.play.referee.difference import Difference
from companion.play.referee.objects import Object


@dataclass(slots=True)
class BoardView:
    """What the referee knows of one board.

    still_ms: how long it has been quiet. told: what was last complained about. warning: the complaint in force.
    ignored: pieces of moves taken back by word, or of an earlier game, which wait to be lifted. left: the objects
    among them that are of an earlier game. unlaid: pieces of open acts told by word that hands have not laid yet,
    and that are not missed. undoing: what acts undone by word had moved or taken. undone: on a loose surface, the
    pieces by which it told an act that was taken back by word, an entry an act. shown: number of the last act that
    such a surface has shown. waiting: "ready" or "back" while the first snapshot after a connection has not come.
    known: it has been read before. grown: the last change brought something; while hands only lift, what is left
    may pair otherwise for a moment, and that is no move. moving: what came may be pushed on. rebuilding: it was
    knocked over or is new, and what to put back is named piece by piece. missing, strays: how many objects were
    out of place, and what lay wrong, when that was last said. wrong: a piece too many was complained about, and
    that it is gone has not been told. clearing: an earlier match lay there when this one began, or an earlier game
    of this match, and it has not been told that the surface is clear.
    """

    reading: Reading | None = None
    difference: Difference = field(default_factory=Difference)
    still_ms: int = 0
    told: str = ""
    warning: Announcement | None = None
    disordered: bool = False
    ignored: dict[Place, Piece] = field(default_factory=dict)
    left: set[Object] = field(default_factory=set)
    unlaid: dict[Place, Piece] = field(default_factory=dict)
    undoing: dict[Place, Piece] = field(default_factory=dict)
    undone: list[Laid] = field(default_factory=list)
    shown: int = 0
    waiting: str = ""
    known: bool = False
    grown: bool = True
    moving: bool = False
    rebuilding: bool = False
    missing: int = 0
    strays: frozenset[object] = frozenset()
    wrong: bool = False
    clearing: Literal["", "match", "game"] = ""

    @property
    def is_lost(self) -> bool:
        """Whether nothing is known of what lies there, and no snapshot is on its way."""
        return self.reading is None and not self.waiting

    @property
    def covered(self) -> set[Place]:
        """The places on which something lies, readable or not."""
        reading = self.reading
        return {place for place, _ in (*reading.kinds, *reading.doubts)} if reading is not None else set()

    def lose(self) -> None:
        """The connection is gone: nothing is known of what lies there."""
        self.reading, self.difference = None, Difference()
        self.told, self.warning, self.waiting, self.wrong = "", None, "", False
        self.settled()

    def clear(self) -> None:
        """Whatever lies there, nothing is wrong."""
        self.difference, self.told, self.warning, self.disordered = Difference(), "", None, False
        self.wrong, self.clearing = False, ""
        self.settled()

    def settled(self) -> None:
        """Nothing is out of place any more, or nothing is known of it."""
        self.rebuilding, self.missing, self.strays = False, 0, frozenset()

    def renew(self) -> None:
        """What was complained about is past when the board differs otherwise than then."""
        if self.difference.signature() != self.told:
            self.told, self.warning = "", None

    def see(self, seen: Observation) -> bool:
        """Take in what a board shows; false for what is not to be trusted, between its return and its snapshot."""
        if self.waiting and seen.kind is not Seen.SNAPSHOT:
            return False
        self.still_ms, self.moving = seen.still_ms, seen.moving
        if seen.reading is not None:
            known = self.reading.kinds if self.reading is not None and seen.kind is Seen.READING else ()
            self.grown = not set(seen.reading.kinds) <= set(known)
            self.reading, self.known = seen.reading, True
        return True
