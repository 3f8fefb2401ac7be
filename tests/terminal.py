"""The command as a user runs it: a process of its own, its lines as they come, and never a traceback."""

from __future__ import annotations

import codecs
import contextlib
import os
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.patience import LOOK_S, PATIENCE_S

PROGRAM = [sys.executable, "-c", "from companion.ui.cli.main import main; main()"]


def environment(home: Path, **more: str) -> dict[str, str]:
    """A user with all files below `home`, whose system speaks English."""
    return {**os.environ, "COMPANION_HOME": str(home), "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8", **more}


class Companion:
    """A running command. until(): waits for a line; done(): waits for the end, and fails on a traceback.

    shell: how it is started, for closed files and limits. program: another one than the command.
    """

    def __init__(
        self, home: Path, *args: str, shell: str = "", program: Sequence[str] = PROGRAM, **more: Any
    ) -> None:
        self.out: list[str] = []
        self.err: list[str] = []
        pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE) | more
        env = environment(home, **pipes.pop("env", {}))
        begin = ["sh", "-c", shell, "sh"] if shell else []
        words = [*begin, *program, *args]
        self.process = subprocess.Popen(words, env=env, text=True, encoding="utf-8", **pipes)
        self._readers = []
        for stream, lines in ((self.process.stdout, self.out), (self.process.stderr, self.err)):
            if stream is not None:
                reader = threading.Thread(target=lambda s=stream, to=lines: to.extend(iter(s)), daemon=True)
                reader.start()
                self._readers.append(reader)

    def type(self, *lines: str) -> None:
        """Type lines."""
        assert self.process.stdin is not None
        for line in lines:
            self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def until(self, text: str) -> str:
        """The first line with this text; forgets it and all before it."""
        end = time.monotonic() + PATIENCE_S
        while True:
            over = not any(reader.is_alive() for reader in self._readers)  # asked first: no line comes after that
            if found := next((line for line in self.out if text in line), ""):
                break
            if over or time.monotonic() > end:
                self.process.kill()
                raise AssertionError(f"{text!r} was not said; said: {self.out[-12:]}, {self.err[-12:]}")
            time.sleep(LOOK_S)
        del self.out[: self.out.index(found) + 1]
        return found.rstrip("\n")

    def interrupt(self) -> None:
        """Press Ctrl-C."""
        self.process.send_signal(signal.SIGINT)

    def done(self, code: int | None = 0) -> str:
        """Wait for the end; gives what was printed since the last line waited for. code: None for any."""
        if self.process.stdin is not None:
            self.process.stdin.close()
        try:
            found = self.process.wait(PATIENCE_S)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        for reader in self._readers:
            reader.join(PATIENCE_S)
        for stream in (self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()
        errors = "".join(self.err)
        assert "Traceback" not in errors, errors
        assert "Exception" not in errors, errors
        assert code is None or found == code, (found, self.out, errors)
        return "".join(self.out)

    @property
    def errors(self) -> str:
        """What was printed on the standard error."""
        return "".join(self.err)


def companion(home: Path, *args: str, typed: str = "", code: int = 0, **more: Any) -> Companion:
    """Run a command to its end."""
    running = Companion(home, *args, **more)
    if typed:
        running.type(*typed.split("\n"))
    running.done(code)
    return running


class Terminal:
    """A command at a terminal of its own, on Unix. text: it takes the option --text."""

    def __init__(
        self, home: Path, *args: str, lang: str = "en", text: bool = True, program: Sequence[str] = PROGRAM
    ) -> None:
        import pty

        self._ours, theirs = pty.openpty()
        asked = [*program, *args, *(["--text"] if text else []), "--lang", lang]
        ends: dict[str, Any] = dict.fromkeys(("stdin", "stdout", "stderr"), theirs)
        self.process = subprocess.Popen(asked, env=environment(home), start_new_session=True, **ends)
        os.close(theirs)
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self.text = ""

    def until(self, wanted: str) -> str:
        """All that is printed up to and with these words; forgets it."""
        while wanted not in self.text:
            ready, _, _ = select.select([self._ours], [], [], PATIENCE_S)
            assert ready, f"{wanted!r} was not said: {self.text}"
            self.text += self._decoder.decode(os.read(self._ours, 4096))
        found, _, self.text = self.text.partition(wanted)
        return found + wanted

    def press(self, keys: bytes) -> None:
        """Press keys."""
        os.write(self._ours, keys)

    def end(self) -> tuple[int, str]:
        """How it ended, and what was printed since."""
        with contextlib.suppress(OSError):
            while data := os.read(self._ours, 4096):
                self.text += self._decoder.decode(data)
        code = self.process.wait(PATIENCE_S)
        os.close(self._ours)
        assert "Traceback" not in self.text
        return code, self.text
