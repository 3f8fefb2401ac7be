"""A terminal driven from outside, and whole games to be typed on a keypad.

The games are boards that people have photographed at the end of a real game and scored by hand: the way to lay
them is found here, by means of our own, so that what the program says at the end is compared with what people
counted.
"""

from __future__ import annotations

import contextlib
import csv
import json
import os
import pty
import re
import select
import signal
import sys
import termios
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from companion.device.tiles.files import standard
from companion.device.virtual.port import PtyChannel
from firmware.bench.board import BenchBoard
from firmware.bench.port import BenchPort
from firmware.bench.script import read
from tests.patience import PATIENCE_S, until
from tests.terminal import PROGRAM, environment

DATA = Path(__file__).parent / "data"

Cell = tuple[int, int]
Kind = tuple[str, int]
Pair = tuple[Cell, Cell]

KEYPAD = frozenset("0123456789.,")
"""The characters of a keypad, beside Enter."""
CZECH_ROW = str.maketrans("1234567890", "+ěščřžýáíé")
"""What the top row of a Czech keyboard types for each digit."""
APPLICATION = {str(digit): f"\x1bO{code}" for digit, code in enumerate("pqrstuvwxy")}
APPLICATION |= {".": "\x1bOn", ",": "\x1bOl"}
"""What a keypad in its application mode sends."""


# ---- the terminal ---------------------------------------------------------------------------------------------


class Terminal:
    """A program whose controlling terminal is ours; until() waits for a line, done() for the end.

    raw: all that came, byte by byte. encoding: of the terminal; what it does not know is shown as a replacement.
    """

    def __init__(self, home: Path, *args: str, encoding: str = "utf-8", **more: str) -> None:
        self.raw = b""
        self.at = 0
        self.encoding = encoding
        env = environment(home, TERM="xterm", **more)
        sys.stdout.flush()
        self.pid, self.master = pty.fork()
        if self.pid == 0:
            try:
                os.execvpe(PROGRAM[0], [*PROGRAM, *args], env)
            finally:
                os._exit(127)
        self.code: int | None = None
        self._open, self._over = True, False
        self._bell = os.pipe()
        self._changed = threading.Condition()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    # ---- typing ----

    def send(self, text: str) -> None:
        """Press keys."""
        os.write(self.master, text.encode(self.encoding))

    def type(self, *lines: str) -> None:
        """Type lines."""
        for line in lines:
            self.send(line + "\r")

    def reads_keys(self) -> None:
        """Wait until the program reads single keys: what it types back is its own from then on."""
        until(
            lambda: not termios.tcgetattr(self.master)[3] & (termios.ICANON | termios.ECHO),
            lambda: f"reading of single keys, after {self.raw!r},",
        )

    # ---- reading ----

    @property
    def text(self) -> str:
        """All that came."""
        return self.raw.decode(self.encoding, "replace")

    @property
    def lines(self) -> list[str]:
        """The whole lines since the last one waited for, as they look: none empty, nothing that was rubbed out."""
        whole = shown(self.text).split("\n")[:-1]
        return [line for line in whole if line.strip()][self.at :]

    def until(self, text: str) -> str:
        """The first line with this text; forgets it and all before it."""

        def found(lines: list[str]) -> int:
            return next((at for at, line in enumerate(lines, start=1) if text in line), 0)

        return self.take(found, text)[-1]

    def next(self, count: int) -> list[str]:
        """So many lines; forgets them."""
        if not count:
            return []
        return self.take(lambda lines: count if len(lines) >= count else 0, f"{count} lines")

    def take(self, enough: Callable[[list[str]], int], what: str) -> list[str]:
        """The lines that are enough; forgets them."""
        end = time.monotonic() + PATIENCE_S
        with self._changed:
            while not (count := enough(self.lines)):
                if self._over or not self._changed.wait(max(0.0, end - time.monotonic())):
                    self.kill()
                    raise AssertionError(f"{what!r} was not said; said: {self.lines[-12:]}")
        taken = self.lines[:count]
        self.at += count
        return taken

    def quiet(self, for_s: float = 0.3) -> list[str]:
        """What comes until nothing has come for so long; only to record with."""
        with self._changed:
            while self._changed.wait(for_s):
                pass
        taken = self.lines
        self.at += len(taken)
        return taken

    # ---- the end ----

    def close(self) -> None:
        """Close the terminal, as a window is closed; its reader first, for its number may soon be another's."""
        if self._open:
            self._open = False
            os.write(self._bell[1], b"!")
            self._reader.join(PATIENCE_S)
            for fd in (self.master, *self._bell):
                os.close(fd)

    def signal(self, number: int) -> None:
        """Send a signal."""
        os.kill(self.pid, number)

    def kill(self) -> None:
        """End it at once, whatever it does."""
        if self.code is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGCONT)
                os.kill(self.pid, signal.SIGKILL)
            self._wait()
        self.close()

    def done(self, code: int | None = 0) -> str:
        """Wait for the end; gives all that came. Fails on a traceback, and on another exit code; None: any."""
        if not self._wait():
            self.kill()
            raise AssertionError(f"did not end; said {self.lines[-12:]}")
        self._reader.join(PATIENCE_S)
        self.close()
        for trace in ("Traceback", "Exception", "Error:"):
            assert trace not in self.text, self.text
        assert code is None or self.code == code, (self.code, self.text)
        return self.text

    def _wait(self) -> bool:
        end = time.monotonic() + PATIENCE_S
        while self.code is None and time.monotonic() < end:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.code = os.waitstatus_to_exitcode(status)
                return True
            time.sleep(0.01)
        return self.code is not None

    def _read(self) -> None:
        while True:
            ready, _, _ = select.select([self.master, self._bell[0]], [], [])
            if self._bell[0] in ready:
                return
            try:
                data = os.read(self.master, 65536)
            except OSError:  # nobody has the terminal open any more
                with self._changed:
                    self._over = True
                    self._changed.notify_all()
                return
            with self._changed:
                self.raw += data
                self._changed.notify_all()


def shown(text: str) -> str:
    """Text as it looks: carriage returns left out, and what "\\b \\b" rubs out."""
    out: list[str] = []
    for char in text.replace("\b \b", "\b"):
        if char == "\b":
            if out and out[-1] != "\n":
                out.pop()
        elif char != "\r":
            out.append(char)
    return "".join(out)


@contextlib.contextmanager
def terminal(home: Path, *args: str, encoding: str = "utf-8", **more: str) -> Iterator[Terminal]:
    """A program as long as the block lasts; what still runs then is ended."""
    running = Terminal(home, *args, encoding=encoding, **more)
    try:
        yield running
    finally:
        running.kill()


# ---- boards that people have laid -----------------------------------------------------------------------------


@dataclass
class Laid:
    """A photographed kingdom. points: as people counted them. dominoes: number, cell of half a, cell of half b."""

    castle: Cell
    points: int
    kinds: dict[Cell, Kind]
    dominoes: list[tuple[int, Cell, Cell]] = field(default_factory=list)


def photographed(index: int) -> Laid:
    """One of the photographs, without its dominoes."""
    boards = json.loads((DATA / "royal_garden_real_boards.json").read_text(encoding="utf-8"))["boards"]
    told = boards[index]
    row, column = told["castle"]
    kinds = {(x + 1, 5 - y): (terrain, crowns) for y, x, terrain, crowns in told["cells"]}
    return Laid((column + 1, 5 - row), told["area_points"], kinds)


def dominoes() -> dict[int, tuple[Kind, Kind]]:
    """The standard dominoes, number -> halves."""
    text = (DATA / "royal_garden_dominoes.csv").read_text(encoding="utf-8").splitlines()
    rows = csv.DictReader(line for line in text if not line.startswith("#"))
    return {
        int(row["number"]): ((row["terrain_a"], int(row["crowns_a"])), (row["terrain_b"], int(row["crowns_b"])))
        for row in rows
    }


def laid(*indices: int) -> list[Laid]:
    """Photographed kingdoms with dominoes, none used twice, in an order in which each joins what lies there."""
    left = dominoes()
    found = [photographed(index) for index in indices]
    for one in found:
        counts = Counter(tuple(sorted(halves)) for halves in left.values())
        for pairs in _tilings(set(one.kinds), one.kinds, counts, []):
            if ordered := _order(pairs, one):
                break
        else:
            raise AssertionError("no way to lay it")
        for a, b in ordered:
            number, (kind_a, _) = next(
                (n, halves) for n, halves in left.items() if sorted(halves) == sorted((one.kinds[a], one.kinds[b]))
            )
            del left[number]
            one.dominoes.append((number, a, b) if one.kinds[a] == kind_a else (number, b, a))
    return found


def _tilings(
    free: set[Cell], kinds: dict[Cell, Kind], counts: Counter[tuple[Kind, ...]], out: list[Pair]
) -> Iterator[list[Pair]]:
    """Every way to cut free cells into dominoes of which enough are left."""
    if not free:
        yield list(out)
        return
    choices = {
        cell: [other for other in beside(cell) if other in free and counts[_kind_of(kinds, cell, other)] > 0]
        for cell in sorted(free)
    }
    cell = min(choices, key=lambda one: len(choices[one]))
    for other in choices[cell]:
        kind = _kind_of(kinds, cell, other)
        counts[kind] -= 1
        out.append((cell, other))
        yield from _tilings(free - {cell, other}, kinds, counts, out)
        out.pop()
        counts[kind] += 1


def _kind_of(kinds: dict[Cell, Kind], a: Cell, b: Cell) -> tuple[Kind, ...]:
    return tuple(sorted((kinds[a], kinds[b])))


def _order(pairs: Sequence[Pair], one: Laid) -> list[Pair]:
    """The pairs in an order in which each joins the castle or its own terrain; empty if there is none."""
    lying: set[Cell] = set()
    left, ordered = list(pairs), []
    while left:
        joining = [pair for pair in left if any(_joins(cell, lying, one) for cell in pair)]
        if not joining:
            return []
        left.remove(joining[0])
        lying.update(joining[0])
        ordered.append(joining[0])
    return ordered


def _joins(cell: Cell, lying: set[Cell], one: Laid) -> bool:
    return any(
        near == one.castle or (near in lying and one.kinds[near][0] == one.kinds[cell][0]) for near in beside(cell)
    )


def beside(cell: Cell) -> tuple[Cell, ...]:
    """The four cells around one."""
    x, y = cell
    return (x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)


# ---- boards of software ---------------------------------------------------------------------------------------


class Boards:
    """Two virtual boards in the home's folder of ports, with a seat each."""

    def __init__(self, home: Path) -> None:
        folder = home / "run" / "boards"
        folder.mkdir(parents=True, exist_ok=True)
        (home / "config").mkdir(exist_ok=True)
        seats = "".join(f"[seats.{0xC0DE0 + n:016X}]\nnumber = {n}\n" for n in (1, 2))
        (home / "config" / "settings.toml").write_text(seats, encoding="utf-8")
        self._cables = []
        for n in (1, 2):
            board = BenchBoard(f"{0xC0DE0 + n:016X}", standard(), boot=n)
            self._cables.append(BenchPort(board, PtyChannel(folder, f"board-{n}"), patient=False))
            self._cables[-1].start()

    def do(self, n: int, script: str) -> None:
        """Let a board perform a script."""
        self._cables[n - 1].perform(read(script))

    def lives(self, n: int, ms: int) -> None:
        """Wait until a board has lived so much longer: what it was let do before is on the wire."""
        board = self._cables[n - 1].board
        later_ms = board.now_ms + ms
        until(lambda: board.now_ms >= later_ms, "the time of a board")

    def stop(self) -> None:
        """Unplug both."""
        for cable in self._cables:
            cable.stop()
            assert cable.error is None


def cell_name(cell: Cell) -> str:
    """A cell as scripts of boards name it."""
    return "ABCDE"[cell[0] - 1] + str(cell[1])


# ---- what is typed --------------------------------------------------------------------------------------------


def digits(cell: Cell) -> str:
    """A cell as it is typed on a keypad."""
    return f"{cell[0]}{cell[1]}"


def castle_line(player: int, one: Laid) -> str:
    """The line that lays a castle."""
    return f"{player}.42.{player}.{digits(one.castle)}"


def domino_line(player: int, domino: tuple[int, Cell, Cell]) -> str:
    """The line that lays a domino."""
    number, a, b = domino
    return f"{player}.41.{number}.{digits(a)}.{digits(b)}"


def plain(text: str) -> bool:
    """Whether a text is nothing but printable characters and line ends."""
    return not re.search(r"[\x00-\x09\x0b\x0c\x0e-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e\u2066-\u2069]", text)
