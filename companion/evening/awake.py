"""Keeps the computer from falling asleep by itself while a game is open, on Linux, macOS and Windows.

A closed lid still sends it to sleep; the journal is safe.

Linux and macOS: a tool of the system holds sleep back for as long as a command below it runs. That command is
`cat`, which reads a pipe of ours: however this process ends, the pipe ends, then the cat, then the tool.
Windows: a thread says it, and what it said is void when the process ends.

The package wakepy covers the same three systems. On Linux it asks desktops only, so that it holds nothing on a
text console, where users of a Braille display may play; and it tells the user its own name and reason, not ours.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

BOOTED = Path("/run/systemd/system")
"""There as long as systemd runs the computer; its tools may be installed where it does not."""

SESSION_TOOLS = ("gnome-session-inhibit", "mate-session-inhibit")
"""Of GNOME and MATE, which send the computer to sleep themselves and look at no other inhibitor."""

ES_SYSTEM_REQUIRED = 0x00000001
ES_CONTINUOUS = 0x80000000


class Awake:
    """Holds sleep back between start and stop. Never raises, never prints, never waits except in wait.

    why: one short sentence for the user, shown by the system where it lists what keeps it awake.
    """

    def __init__(self, why: str) -> None:
        self._why = why
        self._hold: _Hold | None = None

    def start(self) -> bool:
        """Begin to hold sleep back, in the background; gives whether this system has a way. Again is harmless."""
        if self._hold is None:
            self._hold = _Hold(self._why)
        return self._hold.begun

    def stop(self) -> None:
        """Let the computer sleep again; nothing is waited for. Again is harmless."""
        if self._hold is not None:
            self._hold.release()
        self._hold = None

    def wait(self, timeout_s: float) -> bool:
        """Whether the system has said that it stays awake; waits at most so long until that is known."""
        return self._hold is not None and self._hold.wait(timeout_s)

    @staticmethod
    def possible() -> str:
        """Why sleep cannot be held back here, as the id of a message; "" when there is a way. Tries nothing."""
        return "" if sys.platform == "win32" or _commands("") else "awake-none"


class _Hold:
    """One try to hold sleep back, by every way that this system has at once; begun: whether it has any."""

    def __init__(self, why: str) -> None:
        self._news = threading.Condition()
        self._over = threading.Event()
        self._pipes: list[int] = []
        self._trying = 0
        self._holding: set[int] = set()
        self.begun = False
        with contextlib.suppress(OSError, RuntimeError):  # no pipe, no thread
            if sys.platform == "win32":
                self._try(lambda: _hold_windows(self._over, self._told))
            for command in _commands(why):
                source, pipe = os.pipe()
                self._pipes.append(pipe)
                os.write(pipe, b"\n")  # what comes back through the cat tells that the tool has got its way
                self._try(partial(_hold_tool, command, source, self._told))

    def release(self) -> None:
        """End all that holds sleep back."""
        self._over.set()
        while self._pipes:
            os.close(self._pipes.pop())

    def wait(self, timeout_s: float) -> bool:
        """Whether any way holds, as soon as one does or none is left."""
        with self._news:
            self._news.wait_for(lambda: bool(self._holding) or not self._trying, timeout_s)
            return bool(self._holding)

    def _try(self, work: Callable[[], None]) -> None:
        threading.Thread(target=self._work, args=(work,), name="awake", daemon=True).start()
        with self._news:
            self._trying += 1
            self.begun = True

    def _work(self, work: Callable[[], None]) -> None:
        """Hold by one way until it ends, whatever ends it."""
        with contextlib.suppress(Exception):  # no game may end, and nothing be printed, because of this
            work()
        with self._news:
            self._trying -= 1
            self._holding.discard(threading.get_ident())
            self._news.notify_all()

    def _told(self) -> None:
        """Of the calling thread: its way holds."""
        with self._news:
            self._holding.add(threading.get_ident())
            self._news.notify_all()


def _commands(why: str) -> list[list[str]]:
    """The command lines that hold sleep back here, each as long as its cat runs."""
    if sys.platform == "darwin":
        return [[tool, "-i", "cat"] for tool in _found("caffeinate")]
    session = [
        [tool, "--app-id", "companion", "--reason", why, "--inhibit", "suspend", "cat"]
        for tool in _found(*SESSION_TOOLS)
    ]
    # A console and Plasma ask logind whether anything is against idleness. The desktops that are left only tell it
    # to sleep, and to that nothing but "sleep" says no, though then also when the user tells it.
    asking = {"", "KDE", "GNOME", "MATE"} if session else {"", "KDE"}
    what = "idle" if asking & set(os.environ.get("XDG_CURRENT_DESKTOP", "").split(":")) else "idle:sleep"
    names = ["systemd-inhibit"] if BOOTED.is_dir() else ["elogind-inhibit"]
    login = [
        [tool, f"--what={what}", "--mode=block", "--who=Companion", f"--why={why}", "cat"]
        for tool in _found(*names)
    ]
    return login + session


def _found(*names: str) -> list[str]:
    return [path for path in map(shutil.which, names) if path]


def _hold_tool(command: list[str], source: int, told: Callable[[], None]) -> None:
    """Run a tool whose cat reads the source, until that ends; told: called as soon as the cat runs."""
    import subprocess

    try:
        # A session of its own: no Ctrl-C reaches it, and it has no terminal on which to ask for a password.
        tool = subprocess.Popen(
            command,
            stdin=source,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            cwd="/",
            start_new_session=True,
        )
    finally:
        os.close(source)
    with tool:
        if tool.stdout is not None and tool.stdout.read(1):
            told()
            tool.stdout.read()


def _hold_windows(over: threading.Event, told: Callable[[], None]) -> None:
    """Say to Windows that it is needed, until it is over: this holds for the thread that says it."""
    import ctypes

    say = vars(ctypes)["windll"].kernel32.SetThreadExecutionState
    if say(ctypes.c_uint32(ES_CONTINUOUS | ES_SYSTEM_REQUIRED)):
        told()
        over.wait()
        say(ctypes.c_uint32(ES_CONTINUOUS))
