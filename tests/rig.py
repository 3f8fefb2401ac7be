"""A table with virtual boards and no threads: what is done to the boards comes back as decisions and sentences."""

from __future__ import annotations

from companion.core.model import DEALER, Announcement, Move, Player
from companion.device.protocol import BoardCommand, FromBoard
from companion.device.reading.tray import COLUMNS, ROWS, TRAY
from companion.device.tiles.tileset import TileSet
from companion.evening.setting import standard_tiles
from companion.games import load
from companion.games.api import Setup
from companion.language.phrases import Phrases
from companion.play.referee import Decided
from companion.play.table import ASK, LOST, SEAT, TELL, Input, Table
from firmware.bench.board import BenchBoard
from tests import said_as

NAMES = ("Jana", "Petr", "Ola", "Emma")
WORDS = Phrases("en", strict=True)


class Rig:
    """`count` players, each with a virtual board on seat 1, 2...; every line goes the true way through the table.

    Whatever is said has words, and the facts that they ask for; but for games of tests, which have none.

    tray: play the whole match, with a tray as board 0. setup: how it is played, otherwise than by the rest. game:
    its name. heard: what the journal would keep, in its order.
    """

    def __init__(
        self,
        count: int = 1,
        *,
        size: int = 5,
        tiles: TileSet | None = None,
        greet: bool = True,
        tray: bool = False,
        setup: Setup | None = None,
        game: str = "royal_garden",
    ) -> None:
        self.tiles = tiles or standard_tiles(game)
        self.game = game
        players = tuple(Player(n, NAMES[n - 1]) for n in range(1, count + 1))
        options = {"play": "match"} if tray else {}
        self.setup = setup or Setup(players, self.tiles.tiles(), columns=size, rows=size, options=options)
        self.table = Table(load(game), self.setup, self.tiles)
        self.boards = {n: BenchBoard(f"{n:016X}", self.tiles, (size, size), boot=n) for n in range(1, count + 1)}
        if tray:
            self.boards[0] = BenchBoard(f"{0:016X}", self.tiles, (COLUMNS, ROWS), kind="tray", boot=99)
        self.heard: list[Input] = []
        self.decided: list[Decided] = []
        self.said: list[Announcement] = []
        for n, board in self.boards.items():
            self.hear(Input(0, board.uid, f"{SEAT} {n or TRAY}"))
        if greet:
            for n in self.boards:
                self.snapshot(n)
            self.forget()

    @property
    def tray(self) -> BenchBoard:
        """The tray; a rig has it only if it was asked for."""
        return self.boards[0]

    # ---- what reaches the table ----

    def hear(self, heard: Input) -> None:
        """One thing heard, judged at once."""
        self.heard.append(heard)
        for seen in self.table.take(heard):
            verdict = self.table.judge(seen)
            self.decided += verdict.decided
            self.said += verdict.announcements
            for one in verdict.announcements:
                said_as.check(one, heard.seat, self.table.seats.values())
                if type(self.table.referee.game).__module__.startswith("companion."):
                    WORDS.say(one)

    def run(self, n: int, ms: int = 0) -> None:
        """Let a board's time pass and hear all that it has sent."""
        board = self.boards[n]
        board.advance(ms)
        for sent in board.take():
            if isinstance(sent.what, FromBoard):
                self.hear(Input(sent.at_ms, board.uid, sent.line().decode("ascii").strip()))

    def run_together(self) -> None:
        """Hear what all boards have sent, one line of each in turn, as with hands on several boards."""
        queues = [(board, board.take()) for board in self.boards.values()]
        for turn in range(max(len(sent) for _, sent in queues)):
            for board, sent in queues:
                if turn < len(sent):
                    line = sent[turn].line().decode("ascii").strip()
                    self.hear(Input(sent[turn].at_ms, board.uid, line))

    def quiet(self, n: int = 1, ms: int = 3600) -> None:
        """Wait until a board is quiet for long."""
        self.run(n, ms)

    def snapshot(self, n: int = 1) -> None:
        """Ask a board what lies there."""
        self.boards[n].answer(BoardCommand(number=1, command="snapshot", value=0))
        self.run(n)

    # ---- what is done ----

    def castle(self, n: int, cell: str = "C3") -> None:
        """Player n lays the castle of the same number."""
        self.boards[n].lay(f"castle {n}", spot(cell))
        self.run(n, 50)

    def lay(self, n: int, number: int, a: str, b: str, ms: int = 50) -> None:
        """Player n lays a domino."""
        self.boards[n].lay(f"domino {number}", spot(a), spot(b))
        self.run(n, ms)

    def lift(self, n: int, thing: str, ms: int = 600) -> None:
        """Player n lifts something; the hand takes a moment before it lays the next."""
        self.boards[n].lift(thing)
        self.run(n, ms)

    def offer(self, number: int, slot: int, line: int = 1, ms: int = 50) -> None:
        """Somebody stands a domino in a slot of the tray; line: 1 near, 2 far."""
        self.tray.slot(f"domino {number}", slot, line)
        self.run(0, ms)

    def king(self, slot: int, line: int = 1, ms: int = 50) -> None:
        """Somebody puts a king on what stands in a slot of the tray."""
        self.tray.king(slot, line)
        self.run(0, ms)

    def take_king(self, slot: int, line: int = 1, ms: int = 600) -> None:
        """Somebody takes it away."""
        self.tray.take_king(slot, line)
        self.run(0, ms)

    def lay_move(self, move: Move, ms: int = 50) -> None:
        """Lay what a move lays."""
        pieces = sorted(move.comes, key=lambda pair: pair[1])
        thing = pieces[0][1].thing
        self.boards[move.player].lay(thing, *[(place.x, place.y) for place, _ in pieces])
        self.run(move.player, ms)

    def tell(self, text: str, seat: int = 0) -> None:
        """Somebody types a move or command."""
        self.hear(Input(0, "keyboard", f"{TELL} {text}", seat))

    def ask(self, text: str, seat: int = 0) -> None:
        """Somebody asks."""
        self.hear(Input(0, "keyboard", f"{ASK} {text}", seat))

    def deal(self, text: str) -> None:
        """The companion draws."""
        self.hear(Input(0, DEALER, f"{TELL} {text}"))

    def acts(self, *texts: str, seat: int = 0) -> None:
        """Acts told, each of which must be legal."""
        for text in texts:
            before = len(self.table.referee.ledger.played)
            self.tell(text, seat)
            assert len(self.table.referee.ledger.played) == before + 1, (text, self.said[-1:])

    def unplug(self, n: int) -> None:
        """The cable of a board comes out."""
        self.boards[n].unplug()
        self.run(n)
        self.hear(Input(0, self.boards[n].uid, LOST))

    def plug(self, n: int) -> None:
        """And in again."""
        self.boards[n].plug()
        self.run(n)
        self.snapshot(n)

    # ---- what came of it ----

    def forget(self) -> None:
        """Drop what was said and decided so far."""
        self.said, self.decided = [], []

    def spoken(self) -> list[str]:
        """Keys of what was said since forget, then forget."""
        keys = [one.key for one in self.said]
        self.said = []
        return keys

    def moves(self) -> list[str]:
        """The standing moves as notation, sorted."""
        game = self.table.referee.game
        return sorted(game.text(entry.move) for entry in self.table.referee.ledger.played)


def spot(cell: str) -> tuple[int, int]:
    """ "B3" -> (2, 3)."""
    return "ABCDEFG".index(cell[0]) + 1, int(cell[1])
