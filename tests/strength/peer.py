"""A peer as a process: a question a line, an answer a line."""

from __future__ import annotations

import contextlib
import json
import subprocess
from collections.abc import Sequence
from types import TracebackType
from typing import Any


class PeerError(Exception):
    """The peer ended, or said what is no answer."""


class Peer:
    """A process that is asked until it is left."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")

    def ask(self, **question: Any) -> dict[str, Any]:
        """Its answer; PeerError where there is none."""
        assert self._process.stdin and self._process.stdout
        try:
            self._process.stdin.write(json.dumps(question) + "\n")
            self._process.stdin.flush()
        except OSError as error:
            raise PeerError(f"The peer has ended with status {self._process.wait()}.") from error
        line = self._process.stdout.readline()
        if not line:
            raise PeerError(f"The peer has ended with status {self._process.wait()}.")
        try:
            answer = json.loads(line)
        except ValueError as error:
            raise PeerError(f"The peer said what is no answer: {line!r}") from error
        if not isinstance(answer, dict):
            raise PeerError(f"The peer said what is no answer: {line!r}")
        return answer

    def __enter__(self) -> Peer:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._process.stdin and self._process.stdout
        self._process.kill()
        self._process.wait()
        self._process.stdout.close()
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.close()
