"""A board process behind a pseudo-terminal, running free: paced in real time, slower, faster or as it can.

Time passes in short runs, so that what a script does to the board takes effect at its own simulated time, whatever
the speed. A terminal that nobody reads never holds a board up: when its buffer is full, whole packets are dropped
until there is room again. A computer that does not read loses lines in the same way, and the board's next messages
show the gap. The serial port counts as open as long as the board is plugged in.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from companion.device.virtual.port import PtyChannel
from firmware.bench.drive import Drive
from firmware.bench.frames import Event, Serial
from firmware.bench.hands import Felt
from firmware.bench.process import BoardProcess

RUN_US: Final = 4_000
"""How much simulated time passes between looking at the terminal, at most, in real time."""
FAST_RUN_US: Final = 20_000
AHEAD_US: Final = 100_000
"""What a script does is handed to the board so long before its time."""
BEHIND_S: Final = 0.2
SCRIPT_AT_US: Final = 1_000_000
"""When a script begins that waits for nobody: the board has long said hello."""


class Terminal(PtyChannel):
    """A pseudo-terminal that drops whole packets while it is full."""

    def __init__(self, directory: Path, name: str) -> None:
        super().__init__(directory, name)
        self._rest = b""
        self.dropped = 0

    @property
    def plugged(self) -> bool:
        """Whether it is there."""
        return self._ends is not None

    def plug(self) -> None:
        """Open a new one."""
        self._rest = b""
        super().plug()

    def send(self, data: bytes) -> None:
        """Write a packet, or drop it whole."""
        if self._ends is None:
            return
        self._rest = self._write(self._rest)
        if self._rest:
            self.dropped += 1
        else:
            self._rest = self._write(data)
            if self._rest == data and data:
                self._rest = b""
                self.dropped += 1

    def _write(self, data: bytes) -> bytes:
        assert self._ends is not None
        while data:
            try:
                data = data[os.write(self._ends[0], data) :]
            except BlockingIOError:
                break
        return data


@dataclass(frozen=True, slots=True)
class Act:
    """What is done to a board. patient: not before the first byte from the host."""

    script: Iterator[Felt]
    patient: bool = False


class Front:
    """One board living at its terminal, in a thread of its own.

    speed: simulated time in real time, 0 for as fast as it goes. tell: is handed one fact a call. finished is set
    when the act is over; error is what stopped the board.
    """

    def __init__(
        self,
        board: BoardProcess,
        terminal: Terminal,
        tell: Callable[[str], None],
        *,
        drive: Drive | None = None,
        act: Act | None = None,
        speed: float = 1.0,
    ) -> None:
        self.board, self.terminal, self.speed = board, terminal, speed
        self.finished = threading.Event()
        self.error: Exception | None = None
        self._tell, self._drive = tell, drive
        self._script = act.script if act else None
        self._script_us: int | None = None if act and act.patient else SCRIPT_AT_US
        self._handed_us = -1
        self._stop = threading.Event()
        self._began_s, self._began_us = time.monotonic(), 0
        self._lagged_s = 0.0
        self._thread = threading.Thread(target=self._live, name=f"board {board.setup.uid}", daemon=True)

    def start(self) -> None:
        """Give the board its time."""
        self._thread.start()

    def stop(self) -> None:
        """End thread, process, terminal and drive."""
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join()
        self.board.close()
        self.terminal.unplug()
        if self._drive is not None:
            self._drive.vanish()

    @property
    def stopped(self) -> bool:
        """Whether it lives no more, on its own account."""
        return self.error is not None

    def _live(self) -> None:
        try:
            self.board.run_to(1)  # the process has started when it answers
            self._began_s = time.monotonic()
            while not self._stop.is_set():
                self._run()
        except Exception as error:  # whatever it is: a board that ends without a word looks like one at rest
            self.error = error
            self._tell(f"The board at {self.terminal.path.name} has stopped. {error}")
            self.terminal.unplug()
            self.finished.set()

    def _run(self) -> None:
        heard = self.terminal.receive(self._pause_s()) if self.terminal.plugged else self._idle()
        if heard:
            self.board.send(heard)
            if self._script_us is None:
                self._script_us = self.board.now_us
        to_us = self.board.now_us + (FAST_RUN_US if self.speed == 0 else max(1, int(RUN_US * self.speed)))
        self._hand_over(to_us)
        for told in self.board.run_to(to_us):
            if isinstance(told, Serial):
                self._plug()
                self.terminal.send(told.data)
            else:
                self._happened(told)
        self._look_at_drive()

    def _idle(self) -> bytes:
        time.sleep(self._pause_s())
        return b""

    def _pause_s(self) -> float:
        """How long until real time has come to where the board is."""
        if self.speed == 0:
            return 0.0
        due_s = self._began_s + (self.board.now_us - self._began_us) / 1e6 / self.speed
        ahead_s = due_s - time.monotonic()
        if ahead_s < -BEHIND_S:
            self._lag(-ahead_s)
        return max(0.0, ahead_s)

    def _lag(self, behind_s: float) -> None:
        self._began_s += behind_s
        self._lagged_s += behind_s
        if self._lagged_s > 1.0:
            self._tell(f"The board at {self.terminal.path.name} is too slow: {self._lagged_s:.1f} seconds lost.")
            self._lagged_s = 0.0

    # ---- script ----

    def _hand_over(self, to_us: int) -> None:
        """Hand over what the script does before that time, and a little ahead."""
        if self._script is None or self._script_us is None:
            return
        until_us = to_us - self._script_us + AHEAD_US
        while self._handed_us < until_us:
            felt = next(self._script, None)
            if felt is None:
                self._script = None
                self._tell(f"The script of {self.terminal.path.name} is over.")
                self.finished.set()
                return
            self._handed_us = felt.at_us
            felt.tell(self.board, self._script_us)

    # ---- events ----

    def _plug(self) -> None:
        if not self.terminal.plugged:
            self.terminal.plug()
            self._tell(f"Board {self.board.setup.uid} is plugged in at {self.terminal.path}.")

    def _happened(self, event: Event) -> None:
        name = self.terminal.path.name
        match event.what:
            case "plugged":
                self._plug()
            case "unplugged":
                self.terminal.unplug()
                if self._drive is not None:
                    self._drive.vanish()
                self._tell(f"The board at {name} is unplugged.")
            case "bootloader":
                self.terminal.unplug()
                where = f" Its drive is {self._drive.appear()}." if self._drive else ""
                self._tell(f"The board at {name} waits in its boot loader.{where}")
            case "light":
                self._tell(f"The light of {name} is {'on' if event.facts.get('on') else 'off'}.")
            case "buzzer":
                hz = event.facts.get("hz", 0)
                sounds = f"sounds at {hz} hertz" if hz else "is silent"
                self._tell(f"The buzzer of {name} {sounds}.")
            case "memory" | "flash":
                pass
            case _:
                facts = ", ".join(f"{key} {value}" for key, value in event.facts.items())
                self._tell(f"The board at {name}: {event.what}{', ' + facts if facts else ''}.")

    def _look_at_drive(self) -> None:
        image = self._drive.taken() if self._drive is not None else None
        if image is None:
            return
        assert self._drive is not None
        self.board.load(image)
        self._drive.vanish()
        self._tell(f"The board at {self.terminal.path.name} has taken a new program of {len(image)} bytes.")
