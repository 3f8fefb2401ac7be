"""A whole daemon to be measured: boards and voice are processes of their own, the journal is on the disk.

The daemon runs in this process as `companion play` runs it, with a voice on a null device paced in real time
(period 10 ms). What is done to it is done by a second thread, which sleeps while it waits.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from pathlib import Path

from companion.core.model import Player
from companion.daemon.daemon import Daemon
from companion.daemon.plan import Plan, Quit
from companion.device import link
from companion.device.tiles.files import standard
from companion.games.api import Setup
from companion.language.phrases import Phrases
from companion.play.journal import Journal
from companion.play.match import Match
from companion.speech.events import Started, Style
from companion.speech.launch import VoiceOptions
from companion.speech.outputs import OutputEvent
from companion.speech.sound import Sound
from companion.speech.voices import ProcessVoice
from tests.benchmarks.board_process import Boards, uid

NAMES = ("Jana", "Petr", "Ola", "Ema")
TIMES = {"quiet_ms": 1500, "long_quiet_ms": 3000}


HAND_S = 0.25


class House:
    """A board for each player, one daemon, one keyboard. Sentences are Czech and terse.

    said: lines as they are handed to the voice; started: each first sample, time.monotonic_ns(); record: file with
    every block of samples, see speech.tape. setup: how it is played, otherwise than freely by one player a board.
    first: the number of the first board that is ours; somebody else's stand for those before it.
    """

    def __init__(
        self,
        folder: Path,
        commit_delay_ms: int = 0,
        boards: int = 1,
        setup: Setup | None = None,
        first: int = 1,
    ) -> None:
        tiles = standard()
        players = tuple(Player(number, name) for number, name in enumerate(NAMES[: max(boards, 1)], start=1))
        setup = setup or Setup(players, tiles.tiles())
        self.record = folder / "record"
        self.journal = Journal.open(folder / "j.sqlite3", wall_ms, commit_delay_ms=commit_delay_ms)
        match = Match.begin(self.journal, "royal_garden", setup, tiles, TIMES)
        self.boards = Boards(folder / "boards", boards, first) if boards else None
        read, self._keyboard = os.pipe()
        self.said: list[str] = []
        plan = Plan(
            link.Ports(directory=str(folder / "boards"), usb=()),
            Phrases("cs", "terse"),
            sound_of=lambda _settings, _phrases: Sound(speaker="both", style=Style("cs")),
            write=self.said.append,
            keyboard=os.fdopen(read),
            remembered={uid(player.number): str(player.number) for player in players},
        )
        options = VoiceOptions(output="null", language="cs", record=str(self.record))
        self.daemon = Daemon(plan, self.journal, match, lambda inbox, _sound, _seat: ProcessVoice(inbox, options))
        self.started: list[int] = []
        self._pass_on = self.daemon.outputs.event
        self.daemon.outputs.event = self._note  # type: ignore[method-assign]

    def _note(self, told: OutputEvent) -> None:
        if isinstance(told.event, Started):
            self.started.append(told.event.at_ns)
        self._pass_on(told)

    def live(self, act: Callable[[], None], between: Callable[[Daemon], None] | None = None) -> None:
        """Run the daemon in this thread while `act` runs in another; raises what act raised.

        between: see Daemon.run.
        """
        raised: list[BaseException] = []

        def acting() -> None:
            try:
                act()
            except BaseException as error:  # handed over to the thread that waits
                raised.append(error)
            self.daemon.post(Quit())

        self.daemon.start()
        hands = threading.Thread(target=acting, daemon=True)
        hands.start()
        self.daemon.run(between)
        hands.join()
        if self.boards is not None:
            self.boards.close()
        os.close(self._keyboard)
        self.journal.close()
        if raised:
            raise raised[0]

    # ---- for act ----------------------------------------------------------------------------------------------

    def type(self, line: str) -> int:
        """Type a line; gives the time just before it."""
        at_ns = time.monotonic_ns()
        os.write(self._keyboard, line.encode() + b"\n")
        return at_ns

    def until(self, true: Callable[[], bool], timeout_s: float = 20) -> None:
        """Wait for something to become true."""
        end_s = time.monotonic() + timeout_s
        while not true():
            assert time.monotonic() < end_s, f"nothing came; said so far: {self.said[-5:]}"
            time.sleep(0.004)

    def sounding(self, count: int) -> int:
        """Wait for the first sample of the line after `count` lines; when it was handed to the device."""
        self.until(lambda: len(self.started) > count)
        return self.started[count]

    def saying(self, text: str, count: int = 0) -> None:
        """Wait for a line with this text after `count` lines."""
        self.until(lambda: any(text in line for line in self.said[count:]))

    def idle(self) -> bool:
        """Nothing is being said and nothing waits."""
        return self.daemon.outputs.idle

    def hush(self) -> None:
        """Type Enter until nothing is left to say."""
        while not self.idle():
            self.type("")
            time.sleep(0.02)

    def placement_ms(self, player: int, number: int, a: str, b: str) -> float:
        """Lay a domino, then undo it; milliseconds from its last byte at the port to the first sample.

        It lies for as long as a quick hand needs to take it up again.
        """
        assert self.boards is not None
        count, lines = len(self.started), len(self.said)
        self.boards.do(player, f"lay {number} {a} {b}")
        took_ms = (self.sounding(count) - self.boards.wrote_ns[player]) / 1e6
        time.sleep(HAND_S)
        self.boards.do(player, f"lift {number}")
        self.type(f"{player} undo")
        self.saying("Zrušeno", lines)
        self.hush()
        return took_ms

    def begin(self) -> None:
        """Wait for the board and lay the castle."""
        assert self.boards is not None
        self.saying("deska")
        self.until(self.idle)
        self.boards.do(1, "castle 1 C3")
        self.saying("hrad")
        self.until(self.idle)  # heard to its end: cut, it would be said again after the next answer


def wall_ms() -> int:
    """The wall clock in milliseconds."""
    return time.time_ns() // 1_000_000
