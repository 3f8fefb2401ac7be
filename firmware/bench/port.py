"""A board of software that performs scripts: in its own time (speed 1), faster, or as fast as it goes (speed 0).

After the script, or between two, the board goes on living and answers the daemon's commands.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Iterator, Sequence

from companion.core.errors import CompanionError
from companion.device.protocol import BoardCommand, LineCutter
from companion.device.virtual.port import IDLE_S, Channel, VirtualPort
from firmware.bench.board import BenchBoard
from firmware.bench.script import ScriptStep, perform


class BenchPort(VirtualPort):
    """A board that performs scripts, living at its channel.

    steps: what it performs; with `patient` it starts when the daemon has sent its first command. speed: board
    milliseconds a millisecond, 0 for as fast as it goes. finished is set when the script is over; error is
    what stopped it, if anything did.
    """

    board: BenchBoard

    def __init__(
        self,
        board: BenchBoard,
        channel: Channel,
        steps: Sequence[ScriptStep] = (),
        *,
        speed: float = 1.0,
        patient: bool = True,
    ) -> None:
        super().__init__(board, channel)
        self.speed = speed
        self.finished = threading.Event()
        self.error: CompanionError | None = None
        self._script: Iterator[ScriptStep] | None = perform(board, list(steps))
        self._further: deque[Sequence[ScriptStep]] = deque()
        self._waiting = patient
        self._plugged = True
        self._began_ms = 0

    def start(self) -> None:
        """See VirtualPort."""
        self._began_ms = self.board.now_ms
        super().start()

    def perform(self, steps: Sequence[ScriptStep]) -> None:
        """Perform further steps when all before them are done; may be called from any thread."""
        self._further.append(steps)

    def _clock_ms(self) -> float:
        return self._began_ms + super()._clock_ms() * (self.speed or 1.0)

    def _is_due(self, at_ms: int) -> bool:
        return (self.speed == 0 and self._script is not None) or super()._is_due(at_ms)

    def _go_on(self) -> None:
        """Perform the next step when its time has come, or just live."""
        if self._script is None and self._further:
            self._script = perform(self.board, list(self._further.popleft()))
        if self._script is None or self._waiting:
            super()._go_on()
        elif self._is_due(self.board.now_ms):
            try:
                next(self._script)
                self._follow_plug()
            except StopIteration:
                self._end()
            except CompanionError as error:
                self.error = error
                self._end()

    def _end(self) -> None:
        """The script is over: from here on board time is real time."""
        self._script = None
        self._rebase()
        self.speed = self.speed or 1.0
        self.finished.set()

    def _rebase(self) -> None:
        """The board's time begins to run now."""
        self._began_s, self._began_ms = time.monotonic(), self.board.now_ms

    def _follow_plug(self) -> None:
        if self.board.powered != self._plugged:
            self._plugged = self.board.powered
            if self._plugged:
                self.channel.plug()
            else:
                self.channel.unplug()
            self._cutter = LineCutter()

    def _pause_s(self) -> float:
        if self._script is None or self._waiting:
            return super()._pause_s()
        next_ms = self._unsent[0].at_ms if self._unsent else self.board.now_ms
        if self._is_due(next_ms):
            return 0.0
        # It may be due by now.
        return min(IDLE_S, max(0.0, next_ms - self._clock_ms()) / 1000 / (self.speed or 1.0))

    def _obey(self, command: BoardCommand) -> None:
        """See VirtualPort; the daemon is there: a patient script starts now."""
        if self._waiting:
            self._waiting = False
            self._rebase()
        super()._obey(command)
