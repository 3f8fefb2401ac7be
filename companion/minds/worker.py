"""The process that thinks, one for all seats: questions on stdin, answers on stdout (question.py, lines.py).

`ready` is its first line. It has the lowest priority. `stop ID` ends thinking about a question early, also about
one that still waits; it is answered all the same, with what is known. The end of stdin ends it.

Threads: this one thinks; one reads, and sets the byte that stops; one a question that has a deadline.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import threading
from queue import SimpleQueue
from typing import Any

from companion import games
from companion.minds.lines import answer_line, effort_of, setup_of
from companion.minds.thinker import Thinker
from companion.play.fold import Fold

LINE_LIMIT = 1 << 20
"""Bytes of one line; what is longer is not ours."""
REASON_MAX = 200
NICE = 10


class Waiting:
    """A question that has come, and the byte that ends it."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.told = told
        self.id = str(told["id"])
        self.stop = bytearray(1)

    def end(self) -> None:
        """Think no longer."""
        self.stop[0] = 1


class Answerer:
    """Answers questions one after another; follows one match at a time without folding it anew."""

    def __init__(self) -> None:
        self._waiting: SimpleQueue[Waiting | None] = SimpleQueue()
        self._open: dict[str, Waiting] = {}  # not yet answered
        self._follows: tuple[Any, Fold, Thinker] | None = None

    def obey(self, line: bytes) -> None:
        """Take a line; one that says nothing ends the process, because whoever writes it is not ours."""
        if line.startswith(b"stop "):
            if (found := self._open.get(line[5:].decode())) is not None:
                found.end()
            return
        one = Waiting(json.loads(line))
        self._open[one.id] = one
        self._waiting.put(one)

    def read(self, stdin: int) -> None:
        """Take lines until there are no more; then end."""
        rest = b""
        while len(rest) <= LINE_LIMIT and (data := os.read(stdin, 65536)):
            *lines, rest = (rest + data).split(b"\n")
            for line in lines:
                self.obey(line)
        for one in [*self._open.values()]:
            one.end()
        self._waiting.put(None)

    def run(self, stdout: int) -> None:
        """Think until there is nothing more to come."""
        _write(stdout, b"ready\n")
        while (one := self._waiting.get()) is not None:
            _write(stdout, self.answer(one))
            self._open.pop(one.id, None)

    def answer(self, one: Waiting) -> bytes:
        """The line that answers a question: also one that cannot be answered."""
        try:
            told = one.told
            fold, thinker = self._following(told)
            state, effort = fold.after(told["acts"]), effort_of(told["effort"])
            clock = threading.Timer(effort.deadline_ms / 1000, one.end)
            clock.daemon = True
            clock.start()
            try:
                found = thinker.opinion(state, int(told["seat"]), effort, int(told["seed"]), one.stop)
            finally:
                clock.cancel()
            return answer_line(one.id, games.load(told["game"]), found)
        except Exception as error:  # a fault of one game's mind: the next question may be another's
            self._follows = None
            reason = " ".join(f"{type(error).__name__} {error}".split())[:REASON_MAX]
            return f"failed {one.id} {reason}\n".encode()

    def _following(self, told: dict[str, Any]) -> tuple[Fold, Thinker]:
        match = [told["match"], told["game"], told["setup"]]
        if self._follows is None or self._follows[0] != match:
            setup = setup_of(told["setup"])
            self._follows = match, Fold(games.load(told["game"]), setup), Thinker(told["game"], setup)
        return self._follows[1], self._follows[2]


def _write(stdout: int, line: bytes) -> None:
    while line:
        line = line[os.write(stdout, line) :]


def _humble() -> None:
    """The lowest priority: boards, voices and keys come first. On Windows whoever starts this sees to it."""
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            os.nice(NICE)


def _die(_fault: threading.ExceptHookArgs) -> None:
    """Who cannot read any more is of no use: end at once, so that it is seen."""
    os._exit(4)


def main() -> None:
    """The process."""
    _humble()
    sys.setswitchinterval(0.002)  # a stop must not wait for many turns of rules that think
    threading.excepthook = _die
    answerer = Answerer()
    threading.Thread(target=answerer.read, args=(0,), name="questions", daemon=True).start()
    answerer.run(1)
    os._exit(0)


if __name__ == "__main__":
    main()
