"""Kills a writing process again and again, at random instants; nothing that was promised may be lost.

Usage: python -m tests.data.journal_kills DIRECTORY KILLS SEED. Prints the number of promised rows.
The writers are forked, which is quick; this program has one thread.
"""

from __future__ import annotations

import itertools
import json
import os
import random
import signal
import sys
import time
from pathlib import Path

from tests.data import journal_writer
from tests.data.journal_writer import Promise


def life(path: Path, seed: int, promises: int, delay_s: float) -> list[Promise]:
    """Let a writer live until it has had so many promises, and a moment more; gives all it had until its end.

    Counting promises makes a life as long on a busy machine as on an idle one.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reading)
            writer = journal_writer.Writer(path, writing, seed)
            for _ in itertools.count():
                writer.batch()
        finally:
            os._exit(9)
    os.close(writing)
    told = b""
    while told.count(b"\n") < promises and (more := os.read(reading, 1 << 16)):
        told += more
    time.sleep(delay_s)
    os.kill(child, signal.SIGKILL)
    with os.fdopen(reading, "rb") as acks:
        told += acks.read()
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), f"the writer stopped by itself (seed {seed})"
    whole = told[: told.rfind(b"\n") + 1]
    return [tuple(json.loads(line)) for line in whole.splitlines()]


def main() -> None:
    directory, kills, seed = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    dice = random.Random(seed)
    total = 0
    promises: list[Promise] = []
    path = directory / "0" / "journal.sqlite3"
    for kill in range(kills):
        if kill % 10 == 0:
            promises = []
            path = directory / str(kill) / "journal.sqlite3"
        early = dice.random() < 0.25
        new = life(path, dice.getrandbits(32), 0 if early else dice.randint(1, 400), dice.uniform(0, 0.02))
        promises += new
        total += len(new)
        # A kill between two writes of one commit tears that commit, which was never promised.
        journal_writer.check(path, promises, {"journal-torn"})
    print(total)


if __name__ == "__main__":
    main()
