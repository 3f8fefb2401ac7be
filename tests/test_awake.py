"""Keeping the computer awake: what the system's tools are told, and that they let go however a game ends."""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from companion.evening import awake
from companion.evening.awake import kept_awake, possible
from tests.patience import PATIENCE_S, until

LINUX = ("systemd-inhibit", "elogind-inhibit", "gnome-session-inhibit", "mate-session-inhibit")

HOLDS = """#!/bin/sh
printf '%s\\n' "$@" >"$0.told"
echo $$ >"$0.holds"
for last; do :; done
"$last"
rm "$0.holds"
"""
"""A tool as those of the systems are: it holds while the command at the end of its line runs."""

REFUSES = "#!/bin/sh\necho 'Failed to inhibit: access denied' >&2\nexit 1\n"
STUCK = '#!/bin/sh\necho $$ >"$0.holds"\nread line <"$0.gate"\n'


class Tools:
    """A folder of made-up tools, the only ones that are found beside those of every Unix."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def make(self, name: str, text: str = HOLDS) -> None:
        file = self.folder / name
        file.write_text(text, encoding="utf-8")
        file.chmod(0o755)

    def told(self, name: str) -> list[str]:
        return (self.folder / f"{name}.told").read_text(encoding="utf-8").splitlines()

    def pid(self, name: str) -> int:
        return int((self.folder / f"{name}.holds").read_text(encoding="utf-8"))

    def holds(self, name: str) -> bool:
        """Whether it does, and its number has been written down."""
        try:
            return bool((self.folder / f"{name}.holds").read_text(encoding="utf-8"))
        except FileNotFoundError:
            return False


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Tools]:
    """A system with systemd and no desktop, whose tools are in a folder of their own."""
    folder = tmp_path / "tools"
    folder.mkdir()
    for name in ("cat", "rm"):
        (folder / name).symlink_to(f"/bin/{name}")
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.delenv("XDG_CURRENT_DESKTOP", raising=False)
    monkeypatch.setattr(awake, "BOOTED", tmp_path)
    yield Tools(folder)
    until(lambda: not [one for one in threading.enumerate() if one.name == "awake"])


def alive(pid: int) -> bool:
    """Whether a process is there, also as a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


# ---- held and let go ----------------------------------------------------------------------------------------


def test_the_tool_holds_as_long_as_the_block_lasts(tools: Tools, capfd: pytest.CaptureFixture[str]) -> None:
    tools.make("systemd-inhibit")
    with kept_awake("a game is open"):
        until(lambda: tools.holds("systemd-inhibit"))
        pid = tools.pid("systemd-inhibit")
        assert tools.told("systemd-inhibit") == [
            "--what=idle",
            "--mode=block",
            "--who=Companion",
            "--why=a game is open",
            "cat",
        ]
    until(lambda: not tools.holds("systemd-inhibit"))
    until(lambda: not alive(pid))
    assert capfd.readouterr() == ("", "")


def test_it_is_held_anew(tools: Tools) -> None:
    tools.make("systemd-inhibit")
    for _ in range(3):
        with kept_awake("why"):
            until(lambda: tools.holds("systemd-inhibit"))
        until(lambda: not tools.holds("systemd-inhibit"))


def test_an_error_in_the_block_lets_go_too(tools: Tools) -> None:
    tools.make("systemd-inhibit")
    with pytest.raises(KeyboardInterrupt), kept_awake("why"):
        until(lambda: tools.holds("systemd-inhibit"))
        raise KeyboardInterrupt
    until(lambda: not tools.holds("systemd-inhibit"))


def test_the_end_before_the_tool_has_begun(tools: Tools) -> None:
    tools.make("systemd-inhibit")
    for _ in range(20):
        with kept_awake("why"):
            pass
    until(lambda: not [thread for thread in threading.enumerate() if thread.name == "awake"])
    assert not tools.holds("systemd-inhibit")


CHILD = """
import sys
from pathlib import Path
from companion.evening import awake
awake.BOOTED = Path("/")
with awake.kept_awake("why"):
    sys.stdin.read()
"""


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, None])
def test_whatever_ends_us_ends_the_tool(tools: Tools, how: signal.Signals | None) -> None:
    """Killed, ended, or done."""
    tools.make("systemd-inhibit")
    with subprocess.Popen([sys.executable, "-c", CHILD], stdin=subprocess.PIPE) as child:
        assert child.stdin is not None
        until(lambda: tools.holds("systemd-inhibit"))
        pid = tools.pid("systemd-inhibit")
        assert alive(pid)
        if how is None:
            child.stdin.close()
        else:
            child.send_signal(how)
        child.wait(PATIENCE_S)
    until(lambda: not tools.holds("systemd-inhibit"))


def test_no_key_of_the_terminal_reaches_the_tool(tools: Tools) -> None:
    """Ctrl-C goes to the whole group of processes in front; and who has no terminal cannot ask for a password."""
    tools.make("systemd-inhibit")
    with kept_awake("why"):
        until(lambda: tools.holds("systemd-inhibit"))
        pid = tools.pid("systemd-inhibit")
        assert os.getsid(pid) == pid != os.getsid(0)
        assert os.getpgid(pid) != os.getpgid(0)


# ---- tools that do not do what they should ------------------------------------------------------------------


def test_no_tool_at_all(tools: Tools) -> None:
    assert not possible()
    with kept_awake("why"):
        assert not [one for one in threading.enumerate() if one.name == "awake"]


@pytest.mark.parametrize("text", [REFUSES, "#!/no/such/interpreter\n", "#!/bin/sh\nexec /bin/sleep 0\n"])
def test_a_tool_that_refuses_costs_nothing(tools: Tools, text: str, capfd: pytest.CaptureFixture[str]) -> None:
    tools.make("systemd-inhibit", text)
    assert possible()
    with kept_awake("why"):
        until(lambda: not [one for one in threading.enumerate() if one.name == "awake"])
    assert capfd.readouterr() == ("", "")


def test_a_tool_that_is_stuck_keeps_nobody_waiting(tools: Tools) -> None:
    """It waits for a gate that only this test opens, after all was done without it."""
    tools.make("systemd-inhibit", STUCK)
    gate = tools.folder / "systemd-inhibit.gate"
    os.mkfifo(gate)
    with kept_awake("why"):
        pass
    until(lambda: tools.holds("systemd-inhibit"))
    gate.write_text("on\n", encoding="utf-8")


def test_one_that_refuses_does_not_hide_one_that_holds(tools: Tools) -> None:
    tools.make("systemd-inhibit", REFUSES)
    tools.make("gnome-session-inhibit")
    with kept_awake("why"):
        until(lambda: tools.holds("gnome-session-inhibit"))
        assert tools.told("gnome-session-inhibit") == [
            "--app-id", "companion", "--reason", "why", "--inhibit", "suspend", "cat",
        ]  # fmt: skip


def test_a_tool_that_is_killed_costs_nothing(tools: Tools) -> None:
    tools.make("systemd-inhibit")
    with kept_awake("why"):
        until(lambda: tools.holds("systemd-inhibit"))
        os.killpg(tools.pid("systemd-inhibit"), signal.SIGKILL)
        until(lambda: not [one for one in threading.enumerate() if one.name == "awake"])


def test_no_pipe_to_be_had(tools: Tools, monkeypatch: pytest.MonkeyPatch) -> None:
    def full() -> tuple[int, int]:
        raise OSError(24, "Too many open files")

    tools.make("systemd-inhibit")
    monkeypatch.setattr(os, "pipe", full)
    with kept_awake("why"):
        assert not tools.holds("systemd-inhibit")


# ---- which way ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("desktop", "there", "what"),
    [
        ("", "", "idle"),
        ("KDE", "", "idle"),
        ("ubuntu:GNOME", "gnome-session-inhibit", "idle"),
        ("ubuntu:GNOME", "", "idle:sleep"),
        ("MATE", "mate-session-inhibit", "idle"),
        ("XFCE", "gnome-session-inhibit", "idle:sleep"),
        ("X-Cinnamon", "", "idle:sleep"),
    ],
)
def test_what_each_desktop_looks_at(
    tools: Tools, monkeypatch: pytest.MonkeyPatch, desktop: str, there: str, what: str
) -> None:
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", desktop)
    tools.make("systemd-inhibit")
    if there:
        tools.make(there)
    told = [" ".join(command) for command in awake._commands("why")]
    assert f"--what={what} " in told[0]
    assert len(told) == 1 + bool(there)


def test_without_systemd_only_elogind_is_asked(
    tools: Tools, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """systemd's tool may lie on a computer that something else runs; there it only fails."""
    monkeypatch.setattr(awake, "BOOTED", tmp_path / "none")
    tools.make("systemd-inhibit")
    assert not possible()
    tools.make("elogind-inhibit")
    assert possible()
    assert [Path(command[0]).name for command in awake._commands("why")] == ["elogind-inhibit"]


def test_macos(tools: Tools, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert not possible()
    tools.make("caffeinate")
    for name in LINUX:
        tools.make(name)
    assert possible()
    with kept_awake("why"):
        until(lambda: tools.holds("caffeinate"))
        assert tools.told("caffeinate") == ["-i", "cat"]
    until(lambda: not tools.holds("caffeinate"))


class Kernel:
    """What Windows is told, and by which thread; result: what it answers, 0 for a refusal."""

    def __init__(self, result: int) -> None:
        self.result = result
        self.told: list[tuple[int, int]] = []

    def SetThreadExecutionState(self, flags: ctypes.c_uint32) -> int:  # noqa: N802 - its name in Windows
        self.told.append((flags.value, threading.get_ident()))
        return self.result


@pytest.mark.parametrize("result", [0x80000000 - (1 << 32), 0])
def test_windows(tools: Tools, monkeypatch: pytest.MonkeyPatch, result: int) -> None:
    """One thread says both: what is said holds for it alone. 0x80000000 and 1 are from Microsoft's page."""
    monkeypatch.setattr(sys, "platform", "win32")
    kernel = Kernel(result)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    assert possible()
    with kept_awake("why"):
        until(lambda: bool(kernel.told))
    until(lambda: not [thread for thread in threading.enumerate() if thread.name == "awake"])
    assert [flags for flags, _ in kernel.told] == [0x80000001, 0x80000000][: 2 if result else 1]
    assert {who for _, who in kernel.told} == {kernel.told[0][1]} != {threading.get_ident()}
