"""The two other processes of the crash tests: four boards that outlive the daemon, and the daemon that is killed.

`python -m tests.crash_child boards PORTS` holds the boards: it performs lines such as "2 lay 24 B3 A3" from its
standard input. `python -m tests.crash_child daemon JOURNAL PORTS MARKS` runs a daemon and appends to MARKS a line
of JSON for every sentence, at the moment when it is handed to the voice.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TextIO

from companion.core.model import Announcement, Fact, Player
from companion.daemon.daemon import Daemon
from companion.daemon.plan import Plan
from companion.device import link
from companion.device.tiles.files import standard
from companion.device.virtual.port import PtyChannel
from companion.games.api import Setup
from companion.language.phrases import Phrases, Sayable
from companion.play.journal import Journal
from companion.play.journal.codec import facts_text
from companion.play.match import Match
from companion.speech.transcript import TranscriptVoice
from firmware.bench.board import BenchBoard
from firmware.bench.port import BenchPort
from firmware.bench.script import ScriptStep

NAMES = ("Jana", "Petr", "Ola", "Emma")
TILES = standard()
SETUP = Setup(tuple(Player(n, name) for n, name in enumerate(NAMES, start=1)), TILES.tiles())
QUICK = {"quiet_ms": 200, "long_quiet_ms": 400}
PACE = link.Pace(look_s=0.02, back_off_s=(0.02, 0.05, 0.1))


def uid(n: int) -> str:
    """Unique id of a player's board."""
    return f"{0xC4A500 + n:016X}"


class Marking(Phrases):
    """Words that leave a mark for every sentence that is about to be spoken."""

    mark: Callable[[str, Mapping[str, Fact]], None]

    def say(self, message: str | Sayable, facts: Mapping[str, Fact] | None = None) -> str:
        text = super().say(message, facts)
        if isinstance(message, Announcement) and text.strip():
            self.mark(message.key, message.facts)
        return text


def marker(file: int) -> Callable[[str, Mapping[str, Fact]], None]:
    """Writes marks to an open file, each in one piece and with the time."""

    def mark(key: str, facts: Mapping[str, Fact]) -> None:
        told = {"at_ns": time.monotonic_ns(), "key": key, "facts": json.loads(facts_text(facts))}
        os.write(file, (json.dumps(told) + "\n").encode())

    return mark


def daemon(journal: Path, ports: Path, phrases: Marking, keyboard: TextIO) -> None:
    """Take up the open match, or begin one, and run it until it is over or until quit."""
    kept = Journal.open(journal, lambda: time.time_ns() // 1_000_000)
    number = kept.open_game()
    said: list[Announcement] = []
    if number is None:
        match = Match.begin(kept, "royal_garden", SETUP, TILES, QUICK)
    else:
        match, said = Match.resume(kept, number, TILES)
    plan = Plan(
        link.Ports(directory=str(ports), usb=()),
        phrases,
        write=lambda line: None,
        keyboard=keyboard,
        remembered={uid(n): str(n) for n in range(1, 5)},
    )
    running = Daemon(plan, kept, match, lambda inbox, _sound, _seat: TranscriptVoice(inbox), pace=PACE)
    running.announce(Announcement("game-resumed", {"count": len(match.table.referee.ledger.played)}), *said)
    running.start()
    told = ""

    def tell_state(daemon: Daemon) -> None:
        nonlocal told
        moves = " / ".join(moves_of(daemon.match))
        if moves != told:
            told = moves
            phrases.mark("#moves", {"moves": moves})

    running.run(tell_state)
    kept.close()
    phrases.mark("#over", {})


def moves_of(match: Match) -> list[str]:
    """Standing moves as notation, sorted."""
    referee = match.table.referee
    return sorted(referee.game.text(entry.move) for entry in referee.ledger.played)


def boards(ports: Path) -> None:
    """Four boards on the wire, driven by standard input, until that ends."""
    cables: dict[int, BenchPort] = {}
    for n in range(1, 5):
        board = BenchBoard(uid(n), TILES, boot=n)
        cables[n] = BenchPort(board, PtyChannel(ports, f"board-{n}"), patient=False)
        cables[n].start()
    print("ready", flush=True)
    for line in sys.stdin:
        number, verb, *args = line.split()
        cables[int(number)].perform([ScriptStep(0, verb, tuple(args))])
        assert all(cable.error is None for cable in cables.values()), [cable.error for cable in cables.values()]
    for cable in cables.values():
        cable.stop()


def main() -> None:
    if sys.argv[1] == "boards":
        boards(Path(sys.argv[2]))
        return
    journal, ports, marks = map(Path, sys.argv[2:])
    phrases = Marking("en", "terse", strict=True)
    phrases.mark = marker(os.open(marks, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600))
    daemon(journal, ports, phrases, sys.stdin)


if __name__ == "__main__":
    main()
