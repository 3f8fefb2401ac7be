"""Processes of boards, and those of the emulator that wait for their next board.

A process of the emulator is quick once it has run for a while. Who starts many boards one after the other keeps
some on a shelf: each board is made anew in it, from its setup and its flash alone.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import tempfile
from typing import IO, Final


class Child:
    """One process behind its pipes; what it complains of goes into a file."""

    def __init__(self, program: tuple[str, ...]) -> None:
        self.program: Final = program
        self.complaints: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the process
        # A session of its own: a terminal's Ctrl-C is for whoever started us, who then ends it.
        self.process: Final = subprocess.Popen(
            program,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.complaints,
            start_new_session=True,
        )

    def end(self) -> None:
        """Leave no process and no pipe behind."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
        self.complaints.close()


class Shelf:
    """Processes without a board, at most so many; the one that waited longest goes first."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._waiting: list[Child] = []

    def take(self, program: tuple[str, ...]) -> Child:
        """One that runs this program, fresh if none waits."""
        for child in reversed(self._waiting):
            if child.program == program and child.process.poll() is None:
                self._waiting.remove(child)
                return child
        return Child(program)

    def put(self, child: Child) -> None:
        """Its board is gone."""
        self._waiting.append(child)
        while len(self._waiting) > self._most:
            self._waiting.pop(0).end()

    def clear(self) -> None:
        """End all that wait."""
        while self._waiting:
            self._waiting.pop().end()
