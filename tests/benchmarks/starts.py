"""Random starts over true pseudo-terminals: python -m tests.benchmarks.starts [--starts 1000] [--seed 0]

Each start is a new game with a daemon of its own, the one that `companion play` runs, at its usual pace; ports are
pseudo-terminals in a folder of its own, and the boards live in another process (see starts_boards): most are
virtual boards, each eighth start has the board's own program. Every 25th start is a whole `companion play` in a
process of its own, told by its settings and heard by what it prints. Random are the number of players, what is
remembered (seats that are not there, one seat twice, boards that are absent), which boards and trays are there and
of which size, when each is plugged, what is pulled out and plugged again, and lines that are lost or garbled.
Players press buttons when they are asked. Of each board the time is taken from plugging it in (or from what said
whose it is, or from the start of the program) to its first snapshot at the table; a whole program is timed to the
sentence. A board that is neither read nor told of within two seconds counts as deaf. Ends with status 1 if there
is one. --at-once: how many starts share this process at a time.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from companion.core.model import Announcement, Player
from companion.daemon.daemon import Daemon
from companion.daemon.plan import Plan, Quit
from companion.device import link
from companion.device.tiles.files import standard
from companion.games.api import Setup
from companion.language.phrases import Phrases
from companion.play.journal import Journal
from companion.play.match import Match
from companion.play.table import SEAT
from companion.speech.transcript import TranscriptVoice
from tests.benchmarks.figures import Figure, tell, times
from tests.terminal import Companion

NAMES = ("Jana", "Petr", "Ola", "Emma")
WITHIN_S = 2.0
PATIENCE_S = 12.0
WHOLE_EVERY, FIRM_EVERY = 25, 8
REFUSED = frozenset({"board-extra", "board-wrong-size", "tray-extra", "board-tray-unused", "board-two-ids"})
GAME = "royal_garden"


class Yard:
    """The process in which the boards live."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.benchmarks.starts_boards"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        self._lock = threading.Lock()
        self._done: dict[tuple[str, str], float] = {}
        self._told = threading.Condition()
        threading.Thread(target=self._listen, daemon=True).start()

    def order(self, do: str, board: str, **more: Any) -> float:
        """Have something done; gives when it was done, by this process's monotonic clock too."""
        assert self._process.stdin is not None
        with self._lock:
            self._process.stdin.write(json.dumps({"do": do, "id": board, **more}) + "\n")
            self._process.stdin.flush()
        with self._told:
            assert self._told.wait_for(lambda: (board, do) in self._done, 60), f"{do} {board} was not done"
            return self._done.pop((board, do))

    def close(self) -> None:
        """End it."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(30)

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            told = json.loads(line)
            with self._told:
                self._done[told["id"], told["do"]] = told["at_s"]
                self._told.notify_all()


@dataclass(slots=True)
class Thing:
    """A board or tray of a start. plugged_s: since when it is there, None while it is not."""

    uid: str
    kind: str = "board"
    size: tuple[int, int] = (5, 5)
    plugs: int = 0
    plugged_s: float | None = None
    pressed_s: float = 0.0

    @property
    def fits(self) -> bool:
        """Whether the game can use it."""
        return self.size == ((5, 4) if self.kind == "tray" else (5, 5))


@dataclass(slots=True)
class Outcome:
    """What became of a start. read_ms: from plug or press to the first snapshot, of each board that was read."""

    seed: int
    read_ms: list[float] = field(default_factory=list)
    whole_ms: list[float] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)
    deaf: list[str] = field(default_factory=list)


class Start:
    """One random start: the dice decide all that is random before anything runs."""

    def __init__(self, seed: int, folder: Path, yard: Yard, pace: link.Pace | None = None) -> None:
        self.seed, self.folder, self.yard, self.pace = seed, folder, yard, pace
        self.dice = dice = random.Random(seed)
        self.program = seed % FIRM_EVERY == 0
        self.players = dice.choice((2, 2, 2, 2, 1, 3, 4)) if not self.program else 2
        self.match = self.players > 1 and dice.random() < 0.25
        self.things = self._things()
        self.remembered = self._remembered()
        self.outcome = Outcome(seed)
        (folder / "boards").mkdir(parents=True)

    def _things(self) -> list[Thing]:
        dice = self.dice
        count = min(4, max(1, self.players + dice.choice((-1, 0, 0, 0, 0, 1))))
        things = [Thing(f"{0xB0A2D0 + n:016X}") for n in dice.sample(range(8), count)]
        if dice.random() < 0.15:
            things.append(Thing(f"{0xB0A2E0:016X}", size=(7, 7)))
        if dice.random() < 0.2:
            things.append(Thing(f"{0xB0A2E1:016X}", "tray", (5, 4)))
        dice.shuffle(things)
        return things[:5]

    def _remembered(self) -> dict[str, str]:
        uids = [f"{0xB0A2D0 + n:016X}" for n in range(8)]
        return {uid: seat for uid in uids if (seat := self.dice.choice(("1", "2", "3", "4", "", "")))}

    # ---- boards ----------------------------------------------------------------------------------------------

    def plug(self, thing: Thing) -> None:
        """Plug it in under a name of its own."""
        harm: dict[str, dict[int, str]] = {"up": {}, "down": {}}
        for lines in harm.values():
            if self.dice.random() < 0.3:
                lines[self.dice.randrange(6)] = self.dice.choice(("lost", "garbled"))
        thing.plugs += 1
        thing.plugged_s = self.yard.order(
            "plug",
            f"{self.seed}-{thing.uid}",
            folder=str(self.folder / "boards"),
            name=f"board-{thing.uid[-2:]}-{thing.plugs}",
            uid=thing.uid,
            kind=thing.kind,
            size=thing.size,
            boot=thing.plugs,
            program=self.program,
            harm=harm,
        )

    def unplug(self, thing: Thing) -> None:
        """Pull it out."""
        self.yard.order("unplug", f"{self.seed}-{thing.uid}")
        thing.plugged_s = None

    def plug_all(self) -> None:
        """Plug all in, in some order and at random times; some are pulled out again and plugged anew."""
        for thing in self.things:
            self.plug(thing)
            time.sleep(self.dice.choice((0, 0, 0.02, 0.05, 0.1, 0.3, 1.0)))
        for thing in self.things:
            if self.dice.random() < 0.15:
                self.unplug(thing)
                time.sleep(self.dice.choice((0.05, 0.5, 1.5)))
                self.plug(thing)

    def end(self) -> None:
        """Pull all out."""
        for thing in self.things:
            if thing.plugged_s is not None:
                self.unplug(thing)


class Seen:
    """What a daemon heard and said, with the times; noted on its way through it."""

    def __init__(self, daemon: Daemon) -> None:
        self.read_s: dict[str, float] = {}
        self.said: list[tuple[float, Announcement]] = []
        hear, put = daemon.match.hear, daemon.outputs.put

        def noted_hear(taken: Any) -> list[Announcement]:
            for one, _ in taken:
                if '"type":"snapshot"' in one.text:
                    self.read_s[one.source] = time.monotonic()
                elif one.text == "lost" or one.text.startswith(SEAT):
                    self.read_s.pop(one.source, None)
            return hear(taken)

        def noted_put(*told: Announcement) -> None:
            self.said += [(time.monotonic(), one) for one in told]
            put(*told)

        house: Any = daemon
        house.match.hear, house.outputs.put = noted_hear, noted_put

    def told_since(self, at_s: float) -> set[str]:
        """Keys of what was said since then."""
        return {told.key for said_s, told in self.said if said_s >= at_s}


def in_process(start: Start) -> Outcome:
    """A start with a daemon in this process."""
    journal = Journal.open(start.folder / "journal.sqlite3", lambda: time.time_ns() // 1_000_000)
    players = tuple(Player(n, NAMES[n - 1]) for n in range(1, start.players + 1))
    setup = Setup(players, standard().tiles(), options={"play": "match"} if start.match else {})
    match = Match.begin(journal, GAME, setup, standard(), {"quiet_ms": 1500, "long_quiet_ms": 3000})
    ports = link.Ports(directory=str(start.folder / "boards"), usb=())
    plan = Plan(ports, Phrases("en"), write=lambda _line: None, remembered=dict(start.remembered))
    daemon = Daemon(plan, journal, match, lambda inbox, _sound, _seat: TranscriptVoice(inbox), pace=start.pace)
    seen = Seen(daemon)
    began_s = time.monotonic()
    early = start.dice.random() < 0.5
    if early:
        start.plug_all()
    daemon.start()
    began_s = time.monotonic() if early else began_s
    thread = threading.Thread(target=daemon.run, daemon=True)
    thread.start()
    try:
        if not early:
            start.plug_all()
        _settle(start, daemon, seen, began_s)
    finally:
        daemon.post(Quit())
        thread.join(20)
        journal.close()
        start.end()
    return start.outcome


def _settle(start: Start, daemon: Daemon, seen: Seen, began_s: float) -> None:
    """Wait until all is read or told, pressing the buttons that are asked for."""
    table = daemon.match.table
    end_s = time.monotonic() + PATIENCE_S
    open_things = list(start.things)
    while open_things and time.monotonic() < end_s:
        for thing in list(open_things):
            if _done(start, thing, seen, began_s, daemon):
                open_things.remove(thing)
            elif thing.uid not in table.seats and _asked(thing, seen):
                free = [surface for surface in table.free_surfaces() if surface != "tray"]
                if free and time.monotonic() - thing.pressed_s > 1.0:
                    button = int(start.dice.choice(free))
                    thing.pressed_s = start.yard.order("press", f"{start.seed}-{thing.uid}", button=button)
        time.sleep(0.01)
    for thing in open_things:
        start.outcome.deaf.append(f"start {start.seed}: {thing.uid} was neither read nor told of")


def _asked(thing: Thing, seen: Seen) -> bool:
    assert thing.plugged_s is not None
    return thing.kind == "board" and thing.fits and "board-whose" in seen.told_since(thing.plugged_s)


def _done(start: Start, thing: Thing, seen: Seen, began_s: float, daemon: Daemon) -> bool:
    """Whether a thing is read, or refused for a reason that holds; noted with its time."""
    assert thing.plugged_s is not None
    since_s = max(began_s, thing.plugged_s, thing.pressed_s)
    read_s = seen.read_s.get(thing.uid, 0.0)
    if read_s >= thing.plugged_s:
        # Another's button or board may have told whose this is: what counts is the last thing that told it.
        told_s = [at_s for at_s, told in seen.said if told.key == "board-of" and at_s <= read_s]
        since_s = max([since_s, *[at_s for at_s in told_s if at_s >= thing.plugged_s]])
        late_ms = max(0.0, read_s - since_s) * 1000
        start.outcome.read_ms.append(late_ms)
        start.outcome.ends["read after a button" if told_s else "read"] += 1
        if late_ms > WITHIN_S * 1000:
            start.outcome.deaf.append(f"start {start.seed}: {thing.uid} was read after {late_ms:.0f} ms")
        return True
    why = _refused(start, thing, daemon) & seen.told_since(0)
    for key in why:
        start.outcome.ends[key] += 1
    return bool(why)


def _refused(start: Start, thing: Thing, daemon: Daemon) -> set[str]:
    """What may be said of a thing that is not read, by what is true."""
    if thing.kind == "tray":
        return set() if start.match else {"board-tray-unused"}
    if not thing.fits:
        return {"board-wrong-size"}
    there = {one.uid for one in start.things if one.plugged_s is not None and one.uid != thing.uid}
    seated = [uid for uid, surface in dict(daemon.match.table.seats).items() if uid in there and surface != "tray"]
    return {"board-extra"} if len(seated) == start.players else set()


# ---- the whole program ----------------------------------------------------------------------------------------


def whole(start: Start) -> Outcome:
    """A start of `companion play` in a process of its own, of two players and two boards that it remembers."""
    start.program, start.players, start.match = False, 2, False
    start.things = start.things[:0] + [Thing(f"{0xB0A2D0 + n:016X}") for n in range(2)]
    home = start.folder
    (home / "config").mkdir()
    seats = start.dice.choice(
        ({0: 3, 1: 1, 7: 2}, {0: 2, 1: 1}, {0: 1, 1: 1, 7: 2}, {0: 4, 1: 2, 7: 1}, {1: 2, 7: 1})
    )
    lines = [f"[seats.{0xB0A2D0 + n:016X}]\nnumber = {seat}\n" for n, seat in seats.items()]
    ports = f'ports_directory = "{home / "boards"}"\n'
    (home / "config" / "settings.toml").write_text(ports + "".join(lines), encoding="utf-8")
    args = ("--text", "--level", "terse", "--lang", "en", "--free", "--new", "--players", "Jana,Petr")
    play = Companion(home, "play", *args)
    play.until("game")
    try:
        start.plug_all()
        plugged_s = max(thing.plugged_s or 0.0 for thing in start.things)
        ready: set[str] = set()
        while len(ready) < 2 and time.monotonic() < plugged_s + PATIENCE_S:
            ready |= {
                line.split(":")[0] for line in list(play.out) if "board ready" in line or "board back" in line
            }
            time.sleep(0.005)
        late_ms = (time.monotonic() - plugged_s) * 1000
        start.outcome.whole_ms.append(late_ms)
        start.outcome.ends["whole program"] += 1
        if len(ready) < 2:
            start.outcome.deaf.append(f"start {start.seed}: of the whole program only {sorted(ready)} are ready")
    finally:
        play.type("quit", "quit")
        play.done()
        start.end()
    return start.outcome


def run(
    starts: int,
    seed: int = 0,
    at_once: int = 8,
    tick: Callable[[int], None] = lambda _n: None,
    pace: link.Pace | None = None,
) -> list[Outcome]:
    """So many random starts, some at once; their outcomes. pace: of looking for ports, the usual one if None."""
    done = 0
    yard = Yard()
    lock = threading.Lock()

    def one(number: int) -> Outcome:
        nonlocal done
        with tempfile.TemporaryDirectory(prefix="start-") as name:
            start = Start(number, Path(name), yard, pace)
            outcome = (whole if number % WHOLE_EVERY == WHOLE_EVERY - 1 else in_process)(start)
        with lock:
            done += 1
            tick(done)
        return outcome

    try:
        with ThreadPoolExecutor(at_once) as pool:
            return list(pool.map(one, range(seed, seed + starts)))
    finally:
        yard.close()


def figures(outcomes: list[Outcome]) -> list[Figure]:
    """How soon boards were read, and how many never."""
    read = [ms for one in outcomes for ms in one.read_ms]
    whole_ms = [ms for one in outcomes for ms in one.whole_ms]
    deaf = sum(len(one.deaf) for one in outcomes)
    found = [
        times("from plug, press or start to the first reading", read, ("greatest", WITHIN_S * 1000), 0),
        Figure("boards that nobody read and nobody told of", "boards", {"count": deaf}, ("count", 0), 0),
    ]
    if whole_ms:
        found.append(times("from the last plug to both boards announced by a whole program", whole_ms, None, 0))
    return found


def main() -> int:
    """Run and print; 1 if a board was deaf."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--starts", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--at-once", type=int, default=8)
    asked = parser.parse_args()

    def tick(done: int) -> None:
        if done % 50 == 0:
            print(f"{done} starts", flush=True)

    outcomes = run(asked.starts, asked.seed, asked.at_once, tick)
    for outcome in outcomes:
        for line in outcome.deaf:
            print(line)
    ends: Counter[str] = sum((one.ends for one in outcomes), Counter())
    print(", ".join(f"{name} {count}" for name, count in ends.most_common()))
    return 0 if tell(figures(outcomes)) else 1


if __name__ == "__main__":
    sys.exit(main())
