"""A Debian 13 folder with Wine 10, and a Windows in it: made by debootstrap, entered by chroot in own mounts."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path, PureWindowsPath
from typing import Any

from tests.trial import debian

PACKAGES = ("wine", "wine64", "xvfb", "xauth", "locales")
SUITE = "trixie"
MARK = "WINE_MOUNTS"
"""Set where this process has mounts of its own."""

LIMIT_S = 300.0
"""No program here takes longer, unless it hangs."""

LANGUAGES = {"cs": "cs_CZ.UTF-8", "pl": "pl_PL.UTF-8"}
"""Languages beside English in which Windows can be, and the locales that make Wine so."""

WORK = Path("/wine-work")
"""Our files, seen from inside the folder; Windows sees them as Z:\\wine-work."""


def made(root: Path) -> None:
    """Make the Debian folder where it is not there yet: some 1.1 GB, in some three minutes."""
    ready = root / ".ready"
    if ready.exists():
        return
    debian(root, SUITE, PACKAGES)
    for one in LANGUAGES.values():
        name, letters = one.split(".")
        subprocess.run(("chroot", str(root), "localedef", "-i", name, "-f", letters, one), check=True)
    shutil.rmtree(root / "var/cache/apt/archives")
    ready.touch()


def apart(root: Path) -> bool:
    """Whether this process has mounts of its own; if so, devices and processes are to be seen in the folder."""
    if MARK not in os.environ:
        return False
    for kind, source, place in (("--bind", "/dev", "dev"), ("--bind", "/dev/pts", "dev/pts")):
        subprocess.run(("mount", kind, source, str(root / place)), check=True)
    subprocess.run(("mount", "-t", "proc", "proc", str(root / "proc")), check=True)
    return True


def entered() -> bool:
    """Begin this again in mounts of its own, which vanish with it, as root alone may. Whether it ended well."""
    words = ("unshare", "--mount", sys.executable, "-m", "tests.wine", *sys.argv[1:])
    return subprocess.run(words, env=os.environ | {MARK: "1"}, check=False).returncode == 0


class Windows:
    """A Windows under Wine: programs are run in it, and its files are looked at from here."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.work = root / WORK.relative_to("/")
        shutil.rmtree(self.work, ignore_errors=True)
        self.work.mkdir()
        self.prefix = self.work / "prefix"
        self.user = self.prefix / "drive_c" / "users" / "root"
        self.around = {
            "PATH": "/usr/bin:/bin",
            "HOME": str(WORK),
            "WINEPREFIX": str(WORK / "prefix"),
            "WINEDEBUG": "-all",
            "XDG_RUNTIME_DIR": str(WORK),
            "LANG": "C.UTF-8",
        }
        self._screen = self._started_screen()

    def _started_screen(self) -> subprocess.Popen[str]:
        """A screen that nobody sees, for the windows of installers."""
        words = self._inside("Xvfb", "-displayfd", "1", "-screen", "0", "1024x768x24", "-nolisten", "tcp")
        screen = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8")
        assert screen.stdout is not None
        self.around["DISPLAY"] = f":{screen.stdout.readline().strip()}"
        return screen

    def _inside(self, *words: str, **around: str) -> list[str]:
        given = [f"{name}={value}" for name, value in (self.around | around).items()]
        return ["chroot", str(self.root), "env", "-i", *given, *words]

    def boot(self) -> None:
        """Make the drive C:, and leave a desktop there, as a Windows has one that somebody has logged into."""
        subprocess.run(self._inside("wine", "wineboot", "-i"), capture_output=True, check=True, timeout=LIMIT_S)
        desktop = self._inside("wine", "explorer", "/desktop=shell,1024x768")
        subprocess.Popen(desktop, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def shut(self, screen: bool = True) -> None:
        """End everything that runs there, at once."""
        subprocess.run(self._inside("wineserver", "-k"), check=False, timeout=LIMIT_S)
        if screen:
            self._screen.terminate()
            self._screen.wait()

    def start(self, *words: str, **more: Any) -> subprocess.Popen[str]:
        """Begin a program; more goes to Popen, but `around`, which is added to its environment."""
        around = more.pop("around", {})
        return subprocess.Popen(self._inside("wine", *words, **around), text=True, encoding="utf-8", **more)

    def run(self, *words: str, code: int | None = 0, typed: str = "", **around: str) -> str:
        """Run a program to its end; gives what it prints. It must end with this code, None: with any."""
        # Into files: what Wine begins for a program may outlive it, and would hold the ends of pipes.
        with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err, tempfile.TemporaryFile() as keys:
            keys.write(typed.encode())
            keys.seek(0)
            command = self._inside("wine", *words, **around)
            done = subprocess.run(command, stdin=keys, stdout=out, stderr=err, timeout=LIMIT_S, check=False)
            out.seek(0)
            err.seek(0)
            told, wrong = readable(out.read()), readable(err.read())
        assert code is None or done.returncode == code, (done.returncode, told[-900:], wrong[-900:])
        assert "Traceback" not in told + wrong, told[-900:] + wrong[-1500:]
        return told

    def put(self, file: Path, name: str = "") -> str:
        """Copy a file in; gives what Windows calls it."""
        name = name or file.name
        shutil.copy(file, self.work / name)
        return f"Z:{PureWindowsPath(WORK / name)}"

    def here(self, path: str) -> Path:
        """Where a file of drive C: or Z: lies, seen from here."""
        drive, rest = path[:2], path[3:].replace("\\", "/")
        return (self.prefix / "drive_c" if drive == "C:" else self.root) / rest


def readable(printed: bytes) -> str:
    """What was printed: in UTF-8, or in the code page of a Windows in Czech or Polish."""
    try:
        return printed.decode("utf-8")
    except UnicodeDecodeError:
        return printed.decode("cp1250", errors="replace")


def lines(text: str) -> Sequence[str]:
    """What was printed, line by line, without empty ones."""
    return [one.strip() for one in text.splitlines() if one.strip()]
