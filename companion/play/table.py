"""One table: what is heard goes in, decisions and announcements come out.

The joined path without threads, ports, files or a clock, so that a live game, a resumed one and a replay are the
same code. take() turns a thing heard into observations; judge() decides one. Between the two the owner writes the
thing heard into the journal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from typing import Any

from companion.core.model import DEALER, Observation, Seen
from companion.device.protocol import FromBoard, Hello, Placed, Snapshot, decode
from companion.device.reading.codebook import Codebook
from companion.device.reading.tracker import ReadingTimes, Tracker
from companion.device.reading.tray import TRAY
from companion.device.tiles.tileset import CASTLE_KIND, TileSet
from companion.games.api import Game, Setup
from companion.play.journal import Input, codec
from companion.play.referee import Referee, Verdict
from companion.play.referee.case import far_player

__all__ = ["ANNOUNCE", "ASK", "DEALER", "LOST", "SEAT", "TELL", "Input", "Table"]

LOST = "lost"
SEAT = "seat"
ASK = "ask"
TELL = "tell"
ANNOUNCE = "announce"
_SAID = {ASK: Seen.ASKED, TELL: Seen.TOLD, ANNOUNCE: Seen.ANNOUNCED}


class Table:
    """Boards, seats and the referee of one match."""

    def __init__(
        self, game: Game[Any], setup: Setup, tiles: TileSet, *, quiet_ms: int = 1500, long_quiet_ms: int = 3000
    ) -> None:
        self.setup = setup
        self.referee = Referee(game, setup, quiet_ms=quiet_ms, long_quiet_ms=long_quiet_ms)
        self._book = Codebook(tiles)
        self._quiet = ReadingTimes(quiet_ms=quiet_ms, long_quiet_ms=long_quiet_ms)
        self._surfaces = {surface.name: surface for surface in game.places(setup)}
        self._seats: dict[str, str] = {}
        self._trackers: dict[str, Tracker] = {}
        self._present: dict[str, int] = {}

    @property
    def seats(self) -> Mapping[str, str]:
        """Unique id of each board -> the surface that it is."""
        return self._seats

    @cached_property
    def packed_setup(self) -> dict[str, Any]:
        """The set-up as the journal keeps it."""
        packed: Any = codec.pack(self.setup)
        return dict(packed)

    def owner(self, uid: str) -> int:
        """Number of the player whose board it is; 0 for nobody's."""
        surface = self._surfaces.get(self._seats.get(uid, ""))
        return surface.owner if surface is not None else 0

    def free_surfaces(self) -> list[str]:
        """The surfaces for players' boards that no board has yet, in the game's order; in a far match one's own.

        Where each has one, those whose board is gone: another may take its place. None of players who have left.
        """
        referee = self.referee
        away, here = referee.game.away(referee.state), far_player(self.setup)
        mine = [s for s in self._surfaces.values() if s.sensed and s.name != TRAY and s.owner not in away]
        mine = [s for s in mine if here in (0, s.owner)]
        taken = set(self._seats.values())
        free = [s.name for s in mine if s.name not in taken]
        return free or [s.name for s in mine if not self.is_there(s.name)]

    @property
    def reads_boards(self) -> bool:
        """Whether this game has boards that sensors read, of players or of all together."""
        return any(one.sensed and not one.loose for one in self._surfaces.values())

    @property
    def has_tray(self) -> bool:
        """Whether this game has use for a tray with sensors; in a far match it would tell what others do."""
        return not far_player(self.setup) and TRAY in self._surfaces and self._surfaces[TRAY].sensed

    def is_there(self, surface: str) -> bool:
        """Whether a surface has a board that has said hello and is not lost."""
        return any(name == surface and uid in self._present for uid, name in self._seats.items())

    def has_board(self, player: int) -> bool:
        """Whether a board is there on which this player's pieces are read: their own, or one of all together."""
        mine = [one.name for one in self._surfaces.values() if one.owner in (0, player) and not one.loose]
        return any(map(self.is_there, mine))

    @property
    def has_castles(self) -> bool:
        """Whether this game has castles, which tell whose a board is."""
        return any(tile.kinds == (CASTLE_KIND,) for tile in self.setup.tiles)

    def castles(self, message: FromBoard) -> list[str]:
        """The castles that a message of a board without a surface shows, without doubt."""
        told = message.words.split(" ") if isinstance(message, Snapshot) else []
        words = [message.word] if isinstance(message, Placed) else told
        reads = [self._book.cell(word) for word in words]
        return [read.castles[0] for read in reads if len(read.castles) == 1 and not read.halves]

    def begun(self, player: int) -> bool:
        """Whether a player has done anything that stands."""
        return any(entry.move.player == player for entry in self.referee.ledger.played)

    def take(self, heard: Input) -> list[Observation]:
        """What a thing heard means; nothing for what is not understood or changes nothing."""
        word, _, rest = heard.text.partition(" ")
        if word == SEAT:
            for uid in [uid for uid, name in self._seats.items() if name == rest or uid == heard.source]:
                del self._seats[uid]
                self._trackers.pop(uid, None)
                if uid != heard.source:
                    self._present.pop(uid, None)
            self._seats[heard.source] = rest
            return []
        if word in _SAID:
            return [Observation(heard.at_ms, heard.source, _SAID[word], text=rest, seat=heard.seat)]
        surface = self._seats.get(heard.source)
        if surface is None:
            return []
        if word == LOST:
            self._present.pop(heard.source, None)
            return [Observation(heard.at_ms, surface, Seen.LOST, text=rest)]
        message = decode(heard.text.encode("ascii", "replace") + b"\n")
        return self.take_message(heard.source, message) if isinstance(message, FromBoard) else []

    def take_message(self, uid: str, message: FromBoard) -> list[Observation]:
        """What a decoded message of a seated board means."""
        surface = self._seats.get(uid)
        if surface is None:
            return []
        if isinstance(message, Hello):
            return self._hello(uid, surface, message)
        tracker = self._trackers.get(uid)
        if tracker is None:
            return []
        seat = self.owner(uid)
        return [replace(seen, seat=seat) for seen in tracker.feed(message, self._lying_elsewhere(uid))]

    def judge(self, seen: Observation) -> Verdict:
        """What the referee makes of an observation."""
        return self.referee.hear(seen)

    def _hello(self, uid: str, surface: str, hello: Hello) -> list[Observation]:
        """A board is there: for the first time, again, or started anew."""
        if uid not in self._trackers:
            self._trackers[uid] = Tracker.of(hello, surface, self._book, self._quiet)
        back = self._present.get(uid) != hello.boot
        if back:
            # The referee has forgotten the board: that it is quiet has to be told again, after the snapshot.
            self._trackers[uid].doubt()
        told = self._trackers[uid].feed(hello)
        if not back:
            return told
        self._present[uid] = hello.boot
        return [Observation(hello.at_ms, surface, Seen.BACK), *told]

    def _lying_elsewhere(self, uid: str) -> frozenset[str]:
        """Objects that the other boards read, for pairing the halves on this one.

        What lies on the tray may have been taken from it just now: it counts for no other board.
        """
        others = (tracker.reading for other, tracker in self._trackers.items() if other != uid)
        return frozenset(p.thing for reading in others if reading.board != TRAY for _, p in reading.pieces)
