"""Long evenings at several boards: python -m tests.benchmarks.board_soak [--minutes 15] [--boards 4] [--host]

Each board runs its own program (the shipped binary in its emulator, or the host build) under simulated magnets and
random hands; all bytes go through the daemon's rooms into a journal on the disk. Afterwards the journal alone must
say what the hands did: the lines heard, read anew, show after each step exactly what lay there; the decisions fold
to exactly the moves that then stood; and nothing else was ever decided, but for places where a pushed domino came
by, which were taken back. Time is simulated: all boards run in lockstep, as fast as this computer can.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from companion.core.model import Reading
from companion.device.tiles.files import standard
from companion.games.royal_garden.game import GAME
from companion.play.journal import JournalReader, Recovered, Row
from companion.play.match import decisions, input_of, table_of
from companion.play.referee.ledger import Ledger
from firmware.bench.frames import Event, Serial
from firmware.bench.process import BoardProcess, Program, Setup, emulated, hosted
from firmware.host.build import build
from tests.benchmarks.figures import Figure, tell
from tests.benchmarks.placements import SHIPPED
from tests.benchmarks.soak_hands import write
from tests.benchmarks.soak_rooms import Rooms
from tests.benchmarks.soak_script import SLICE_US, Check, Lying, Script, setup_of

PORT = "bench-"


@dataclass(slots=True)
class Evening:
    """What a soak has left. marks: for each check its player and how many rows had been heard by then."""

    marks: list[tuple[int, Check, int]] = field(default_factory=list)
    said: Counter[str] = field(default_factory=Counter)
    garbled: int = 0
    plugs: int = 0
    simulated_s: float = 0.0
    wall_s: float = 0.0


@dataclass(slots=True)
class Verdict:
    """How journal and scripts compare. Each list holds one line a difference.

    misread: after a step something else was read than lay there. misjudged: other moves stood than should.
    invented: decided, though nobody did it. passed: places decided where a pushed domino only came by.
    """

    checks: int = 0
    rows: int = 0
    moves: int = 0
    takebacks: int = 0
    passed: int = 0
    misread: list[str] = field(default_factory=list)
    misjudged: list[str] = field(default_factory=list)
    invented: list[str] = field(default_factory=list)


def uid_of(player: int) -> str:
    """Unique id of a player's board."""
    return f"E66118604B3A2F{player:02X}"


class Table:
    """Boards in lockstep, the rooms before them, and the scripts that are performed."""

    def __init__(self, program: Program, scripts: Sequence[Script], folder: Path, seed: int = 1) -> None:
        self.evening = Evening()
        self._scripts = {f"{PORT}{script.player}": script for script in scripts}
        self._boards = {
            port: BoardProcess(program, Setup(uid=uid_of(script.player), seed=seed * 10 + script.player))
            for port, script in self._scripts.items()
        }
        seats = {uid_of(script.player): str(script.player) for script in scripts}
        send = lambda port, data: self._boards[port].send(data)  # noqa: E731
        self.rooms = Rooms(folder, setup_of(len(scripts)), seats, send)
        self._fed = dict.fromkeys(self._scripts, (0, 0))
        self._checked = dict.fromkeys(self._scripts, 0)

    def run(self) -> Evening:
        """Perform all of it; the journal is closed afterwards."""
        began_s, now_us = time.monotonic(), 0
        end_us = max(script.end_us for script in self._scripts.values())
        try:
            with ThreadPoolExecutor(len(self._boards)) as pool:
                while now_us < end_us:
                    now_us += SLICE_US
                    runs = {port: pool.submit(self._run, port, now_us) for port in self._boards}
                    told = [(port, each) for port, run in runs.items() for each in run.result()]
                    self._hear(sorted(told, key=lambda pair: pair[1].at_us))
                    self.rooms.tick(now_us // 1000)
                    self._check(now_us)
        finally:
            for board in self._boards.values():
                board.close()
            self.rooms.close()
        self.evening.said = Counter(self.rooms.said)
        self.evening.garbled = self.rooms.garbled
        self.evening.simulated_s, self.evening.wall_s = now_us / 1e6, time.monotonic() - began_s
        return self.evening

    def _run(self, port: str, to_us: int) -> list[Serial | Event]:
        """One board's slice, with what hands do meanwhile."""
        board, script = self._boards[port], self._scripts[port]
        frame, power = self._fed[port]
        while frame < len(script.frames) and script.frames[frame][0] < to_us:
            at_us, millivolts = script.frames[frame]
            board.fields(at_us, [int(each) for each in millivolts])
            frame += 1
        while power < len(script.powers) and script.powers[power][0] < to_us:
            at_us, on = script.powers[power]
            board.power(on, at_us)
            power += 1
        self._fed[port] = (frame, power)
        return board.run_to(to_us)

    def _hear(self, told: Sequence[tuple[str, Serial | Event]]) -> None:
        for port, each in told:
            at_ms = each.at_us // 1000
            if isinstance(each, Serial):
                self.rooms.received(port, each.data, at_ms)
            elif each.what == "plugged":
                self.evening.plugs += 1
                self.rooms.plugged(port, at_ms)
            elif each.what == "unplugged":
                self.rooms.unplugged(port, at_ms)

    def _check(self, now_us: int) -> None:
        for port, script in self._scripts.items():
            number = self._checked[port]
            while number < len(script.checks) and script.checks[number].at_us <= now_us:
                self.evening.marks.append((script.player, script.checks[number], self.rooms.heard))
                number += 1
            self._checked[port] = number


# ---- the journal against the scripts --------------------------------------------------------------------------


def compare(journal: Path, scripts: Sequence[Script], evening: Evening) -> Verdict:
    """Read the only game of a journal, and nothing else, against the scripts."""
    reader = JournalReader.open(journal)
    try:
        (info,) = reader.games()
        kept = reader.read(info.id)
    finally:
        reader.close()
    verdict = Verdict(len(evening.marks), len(kept.heard))
    _compare_decided(kept, scripts, verdict)
    _compare_steps(kept, evening, verdict)
    return verdict


def _compare_steps(kept: Recovered, evening: Evening, verdict: Verdict) -> None:
    """After each step: the readings of fresh trackers, and the fold of the decisions so far."""
    table = table_of(kept, standard())
    ledger = Ledger(GAME, table.setup)
    read: dict[str, Reading] = {}
    decided, heard = list(kept.decided), 0
    for player, check, count in sorted(evening.marks, key=lambda mark: mark[2]):
        while heard < count:
            for seen in table.take(input_of(kept.heard[heard])):
                if seen.reading is not None:
                    read[seen.board] = seen.reading
            heard += 1
        now = kept.heard[count - 1].number if count else 0
        due: list[Row] = [row for row in decided if row.cause <= now]
        del decided[: len(due)]
        ledger.replay(decisions(due))
        found = _lying(read.get(str(player)))
        where = f"board {player}, step {check.step}, {check.at_us / 1e6:.2f} s"
        if found != check.lying:
            told = f"too many {sorted(found - check.lying)}, missing {sorted(check.lying - found)}"
            doubts = read[str(player)].doubts if str(player) in read else "never read"
            verdict.misread.append(f"{where}: {told}; doubts {doubts}")
        standing = tuple(GAME.text(entry.move) for entry in ledger.played if entry.move.player == player)
        if standing != check.standing:
            verdict.misjudged.append(f"{where}: stand {standing}, should {check.standing}")


def _lying(reading: Reading | None) -> Lying:
    pieces = reading.pieces if reading is not None else ()
    return frozenset(((at.x, at.y), piece.thing, piece.part) for at, piece in pieces)


def _compare_decided(kept: Recovered, scripts: Sequence[Script], verdict: Verdict) -> None:
    """Every decision: something that hands did, or a place on the way of a push, soon taken back."""
    played, passed = set[str](), set[str]()
    for script in scripts:
        played, passed = played | script.played, passed | script.passed
    moves = [row for row in kept.decided if row.source == "move"]
    taken = {int(row.text) for row in kept.decided if row.source == "takeback"}
    verdict.moves, verdict.takebacks = len(moves), len(taken)
    for number, row in enumerate(moves, start=1):
        if row.text in played:
            continue
        if row.text in passed and number in taken:
            verdict.passed += 1
        else:
            verdict.invented.append(f"row {row.number}: {row.text}{' (taken back)' if number in taken else ''}")
    verdict.invented += [
        f"row {row.number}: {row.source}" for row in kept.decided if row.source not in ("move", "takeback")
    ]


# ---- figures --------------------------------------------------------------------------------------------------


def soak(
    program: Program, boards: int, seconds: float, seed: int, folder: Path
) -> tuple[list[Script], Evening, Verdict]:
    """A whole soak; its journal stays in the folder. Scripts are written on all cores beforehand."""
    with ProcessPoolExecutor(min(boards, 2)) as pool:
        players = range(1, boards + 1)
        writing = [pool.submit(write, player, boards, seconds, seed) for player in players]
        scripts = [each.result() for each in writing]
    evening = Table(program, scripts, folder, seed).run()
    return scripts, evening, compare(folder / "journal.sqlite3", scripts, evening)


def measure(program: Program, boards: int, minutes: float, seed: int, folder: Path) -> Iterator[Figure]:
    """The figures of one soak."""
    began_s = time.monotonic()
    scripts, evening, verdict = soak(program, boards, minutes * 60, seed, folder)
    print(*verdict.misread, *verdict.misjudged, *verdict.invented, sep="\n")
    steps: Counter[str] = Counter()
    for script in scripts:
        steps += script.steps
    yield Figure(
        "steps of all hands", "steps", {k.replace("_", " "): v for k, v in sorted(steps.items())}, None, 0
    )
    said = {key: float(count) for key, count in evening.said.most_common(12)}
    yield Figure("said most often", "times", said, None, 0)
    values = {"heard": verdict.rows, "moves": verdict.moves, "taken back": verdict.takebacks}
    yield Figure("journal", "rows", {k: float(v) for k, v in values.items()}, None, 0)
    yield Figure("cables plugged in", "times", {"all": evening.plugs}, None, 0)
    yield Figure("damaged lines", "lines", {"all": evening.garbled}, ("all", 0), 0)
    yield Figure("places decided where a push came by", "places", {"all": verdict.passed}, ("all", 0), 0)
    for name, wrong in (
        ("steps after which something else is read than lies there", verdict.misread),
        ("steps after which other moves stand than should", verdict.misjudged),
        ("decisions that nobody made", verdict.invented),
    ):
        values = {"of": verdict.checks, "found": len(wrong)}
        yield Figure(name, "checks", {k: float(v) for k, v in values.items()}, ("found", 0), 0)
    speed = evening.simulated_s * boards / evening.wall_s
    yield Figure("simulated time, all boards together", "times real time", {"speed": speed})
    spent_s = time.monotonic() - began_s
    yield Figure(
        "time", "s", {"simulated": evening.simulated_s, "wall": spent_s}, ("wall", 900) if minutes else None
    )


def main(arguments: list[str]) -> int:
    """Measure and print; 0 if the journal equals the scripts."""
    parser = argparse.ArgumentParser(description="Long evenings at several boards.")
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--boards", type=int, default=4, choices=range(1, 5))
    parser.add_argument("--host", action="store_true", help="the host build instead of the binary")
    parser.add_argument("--program", type=Path, default=SHIPPED, help="another binary than the shipped one")
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args(arguments)
    with TemporaryDirectory() as folder:
        program = hosted(build(Path(folder))) if told.host else emulated(told.program)
        return 0 if tell(measure(program, told.boards, told.minutes, told.seed, Path(folder))) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
