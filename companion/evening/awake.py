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
from collections.abc import Callable, Iterator
from pathlib import Path

BOOTED = Path("/run/systemd/system")
"""There as long as systemd runs the computer; its tools may be installed where it does not."""

SESSION_TOOLS = ("gnome-session-inhibit", "mate-session-inhibit")
"""Of GNOME and MATE, which send the computer to sleep themselves and look at no other inhibitor."""

ES_SYSTEM_REQUIRED = 0x00000001
ES_CONTINUOUS = 0x80000000


def possible() -> bool:
    """Whether this system has a way to hold sleep back; tries nothing."""
    return sys.platform == "win32" or bool(_commands(""))


@contextlib.contextmanager
def kept_awake(why: str) -> Iterator[None]:
    """Hold sleep back as long as the block lasts, by every way that this system has at once, in the background.

    Never raises, never prints, never waits. why: one short sentence for the user, shown by the system where it
    lists what keeps it awake.
    """
    over = threading.Event()
    pipes: list[int] = []
    with contextlib.suppress(OSError, RuntimeError):  # no pipe, no thread
        if sys.platform == "win32":
            _begin(_hold_windows, over)
        for command in _commands(why):
            source, pipe = os.pipe()
            pipes.append(pipe)
            _begin(_hold_tool, command, source)
    try:
        yield
    finally:
        over.set()
        for pipe in pipes:
            os.close(pipe)


def _begin(hold: Callable[..., None], *given: object) -> None:
    """Hold by one way, in a thread of its own, until it ends, whatever ends it."""

    def work() -> None:
        with contextlib.suppress(Exception):  # no game may end, and nothing be printed, because of this
            hold(*given)

    threading.Thread(target=work, name="awake", daemon=True).start()


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


def _hold_tool(command: list[str], source: int) -> None:
    """Run a tool whose cat reads the source, until that ends."""
    import subprocess

    try:
        # A session of its own: no Ctrl-C reaches it, and it has no terminal on which to ask for a password.
        tool = subprocess.Popen(
            command,
            stdin=source,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
            start_new_session=True,
        )
    finally:
        os.close(source)
    tool.wait()


def _hold_windows(over: threading.Event) -> None:
    """Say to Windows that it is needed, until it is over: this holds for the thread that says it."""
    import ctypes

    say = vars(ctypes)["windll"].kernel32.SetThreadExecutionState
    if say(ctypes.c_uint32(ES_CONTINUOUS | ES_SYSTEM_REQUIRED)):
        over.wait()
        say(ctypes.c_uint32(ES_CONTINUOUS))
