"""What the referee knows of one board."""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.model import Announcement, Observation, Piece, Place, Reading, Seen
from companion.referee.difference import Difference


@dataclass(slots=True)
class View:
    """What the referee knows of one board.

    still_ms: how long it has been quiet. told: what was last complained about. warning: the complaint in
    force. ignored: pieces of moves taken back by word, which wait to be lifted. waiting: "ready" or "back" while
    the first snapshot after a connection has not come. grown: the last change brought something; while hands only
    lift, what is left may pair otherwise for a moment, and that is no move. moving: what came may be pushed on.
    """

    reading: Reading | None = None
    difference: Difference = field(default_factory=Difference)
    still_ms: int = 0
    told: str = ""
    warning: Announcement | None = None
    disordered: bool = False
    ignored: dict[Place, Piece] = field(default_factory=dict)
    waiting: str = ""
    grown: bool = True
    moving: bool = False

    @property
    def is_lost(self) -> bool:
        """Whether nothing is known of what lies there, and no snapshot is on its way."""
        return self.reading is None and not self.waiting

    def see(self, seen: Observation) -> bool:
        """Take in what a board shows; false for what is not to be trusted, between its return and its snapshot."""
        if self.waiting and seen.kind is not Seen.SNAPSHOT:
            return False
        self.still_ms, self.moving = seen.still_ms, seen.moving
        if seen.reading is not None:
            known = self.reading.kinds if self.reading is not None and seen.kind is Seen.READING else ()
            self.grown = not set(seen.reading.kinds) <= set(known)
            self.reading = seen.reading
        return True
