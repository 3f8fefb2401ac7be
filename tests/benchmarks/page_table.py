"""A table in a process of its own, told what to do: python -m tests.benchmarks.page_table HOME GAME

A match of two without boards; whoever joins finds it by COMPANION_HOME. Lines that it is told:

say FIRST COUNT RATE ACTS: sentences from this number on, so many a second, an act after each ACTS of them, 0 for
none; answered by one line of JSON, with the times in seconds at which each was handed to the judge:
{"said": {number: time}, "acts": {number: time}}.
type LINE: a line at its keyboard; answered by {}.
wait TEXT: answered by {} when this has been said.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from companion.daemon.plan import ProgramAct
from companion.games import strategy
from companion.play.dealer import Dealer
from tests.benchmarks.bench_house import size_mb
from tests.live import is_due
from tests.page_kit import page_table, serving
from tests.page_play import say
from tests.patience import until
from tests.terminal import Companion


class PageTable:
    """What is told to such a process. home: its COMPANION_HOME."""

    def __init__(self, home: Path, game: str) -> None:
        self.home = home
        self._process = Companion(home, str(home), game, program=(sys.executable, "-m", __name__))
        self._process.until("{}")
        self.said: dict[int, float] = {}
        self.acts: dict[int, float] = {}

    def ask(self, line: str) -> Any:
        """Tell it to do something, and wait for what it answers."""
        self._process.type(line)
        return json.loads(self._process.until("{"))

    def say(self, count: int, rate: float, acts: int = 0) -> None:
        """So many more numbered sentences, told in `said`; acts: see above."""
        told = self.ask(f"say {len(self.said) + 1} {count} {rate} {acts}")
        for name, times in (("said", self.said), ("acts", self.acts)):
            times.update((int(number), when) for number, when in told[name].items())

    @property
    def private_mib(self) -> float:
        """Memory that it has alone."""
        return size_mb(self._process.process.pid, "Private_Dirty")

    def close(self) -> None:
        """End it."""
        self._process.type("end")
        self._process.process.wait()


@contextmanager
def page_table_process(game: str) -> Iterator[PageTable]:
    """A table of its own."""
    with tempfile.TemporaryDirectory() as folder:
        table = PageTable(Path(folder), game)
        try:
            yield table
        finally:
            table.close()


class _Hands:
    """Does what is told. live: the table."""

    def __init__(self, live: Any) -> None:
        self._live = live
        self._referee = live.match.table.referee
        self._plays = strategy(live.game, live.match.table.setup, Dealer(1))

    def say(self, first: int, count: int, rate: float, acts: int) -> dict[str, dict[int, float]]:
        """See above."""
        said: dict[int, float] = {}
        acted: dict[int, float] = {}
        begun = time.monotonic()
        for at in range(count):
            time.sleep(max(0.0, begun + at / rate - time.monotonic()))
            said[first + at] = time.time()
            say(self._live, first + at)
            if acts and at % acts == 0:
                acted |= self._act()
        return {"said": said, "acts": acted}

    def _act(self) -> dict[int, float]:
        """The next act that a player chooses: its number, and when; nothing where none is due."""
        referee = self._referee
        if not self._live.at_rest(is_due) or referee.game.outcome(referee.state) is not None:
            return {}
        move = self._plays.next(referee.state)
        if move is None:
            self._live.type("confirm")
            return {}
        before, at = len(referee.ledger.played), time.time()
        self._live.daemon.post(ProgramAct(" ".join(referee.game.text(move).split()[1:]), move.player))
        until(lambda: len(referee.ledger.played) > before, f"{move}")
        return {referee.ledger.played[-1].number: at}


def main() -> None:
    """See above."""
    home, game = Path(sys.argv[1]), sys.argv[2]
    with page_table(home, game) as (live, owner), closing(serving(live, owner)):
        hands = _Hands(live)
        print("{}", flush=True)
        for line in sys.stdin:
            verb, *args = line.split()
            told: object = {}
            match verb:
                case "say":
                    told = hands.say(int(args[0]), int(args[1]), float(args[2]), int(args[3]))
                case "type":
                    live.type(" ".join(args))
                case "wait":
                    live.wait(" ".join(args))
                case "end":
                    break
            print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
