"""A game that begins by itself: on Linux when a board is plugged in, elsewhere at login."""

from __future__ import annotations

import contextlib
import os
import plistlib
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from companion.core import intake, whole
from companion.core.errors import CompanionError, FileError
from companion.core.model import Phrase
from companion.evening.here import Here

BYTES_MAX = 1 << 16
MARK = "companion autostart off"
"""A file that names this command is ours; any other is left alone."""

BOOTED = Path("/run/systemd/system")
"""There as long as systemd runs the computer."""

RULE = "60-companion.rules"
RULE_FOLDERS = ("/etc/udev/rules.d", "/run/udev/rules.d", "/usr/lib/udev/rules.d", "/lib/udev/rules.d")
"""Where a rule may be installed; udev itself takes the first."""

DIRECT = set("\"'\\")
"""Letters that systemd does not allow in the path of a program."""


@dataclass(frozen=True, slots=True)
class Starter:
    """The file that starts a game by itself: where it belongs on this system, and what is to stand in it."""

    path: Path
    text: str


def show(where: Here) -> Iterator[Phrase | str]:
    """Whether a game begins by itself, and what is missing; a line to be typed stands alone, without words."""
    file = starter(where)
    there = read(file.path)
    if there is None:
        yield Phrase("autostart-off")
    elif MARK not in there:
        yield Phrase("autostart-foreign", {"file": str(file.path)})
    else:
        if there == file.text:
            yield Phrase("autostart-on", {"file": str(file.path)})
        else:
            yield Phrase("autostart-older", {"file": str(file.path)})
            yield f"{called()} autostart on"
        if linux():
            yield from rule()


def switch_on(where: Here) -> Iterator[Phrase | str]:
    """Write the file, and say what is still to be done. FileError, CompanionError."""
    if linux() and not BOOTED.is_dir():
        raise CompanionError("autostart-nothing-to-start", program="systemd")
    file = starter(where)
    own(file)
    path = file.path.resolve()  # a link stays one, its target is written
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # A link may lead to the unit of a package, which is nobody's to write.
        if not (file.path.is_symlink() and read(path) == file.text):
            whole.put(path, file.text.encode("utf-8"))
    except OSError as error:
        raise refused(file.path, error) from error
    yield Phrase("autostart-on", {"file": str(file.path)})
    if linux():
        reload()
        yield from rule()
        yield Phrase("autostart-plug")
    else:
        yield Phrase("autostart-login")


def switch_off(where: Here) -> Iterator[Phrase | str]:
    """Remove the file, and say what stays. FileError."""
    file = starter(where)
    there = own(file)
    if there:
        try:
            file.path.unlink()
        except OSError as error:
            raise refused(file.path, error) from error
    yield Phrase("autostart-off")
    if there:
        yield Phrase("autostart-running")
    if linux():
        reload()
        if (found := installed()) is not None:
            yield Phrase("autostart-rule-remove")
            yield f"sudo rm {found}"


# ---- the file, on three systems ---------------------------------------------------------------------------------


def linux() -> bool:
    """Whether a board that is plugged in can start something: systemd and udev, or what takes their places."""
    return sys.platform not in ("win32", "darwin")


def starter(where: Here) -> Starter:
    """The file for this system."""
    makers: dict[str, Callable[[list[str], str], Starter]] = {"win32": startup_script, "darwin": launch_agent}
    home = os.environ.get("COMPANION_HOME", "")
    return makers.get(sys.platform, user_unit)(program(), os.path.abspath(home) if home else "")


def program() -> list[str]:
    """The words that start this companion from anywhere, the first an absolute path."""
    name = "companion.exe" if sys.platform == "win32" else "companion"
    typed = Path(sys.argv[0]).absolute()
    places = [typed.parent] if typed.stem == "companion" else []
    for place in (*places, Path(sysconfig.get_path("scripts"))):
        if (place / name).is_file():
            return [str(place / name)]
    return [sys.executable, "-m", "companion"]


def user_unit(words: list[str], home: str) -> Starter:
    """The unit of systemd: like the one in the package, with the absolute path of the program."""
    # systemd takes no path with a quote in it; env does, and hands over to it.
    first = ["/usr/bin/env", *words] if DIRECT & set(words[0]) else words
    text = data("companion.service").replace("=companion play", f"={' '.join(map(quoted, [*first, 'play']))}")
    if home:
        text = text.replace("UMask=", f"Environment={quoted('COMPANION_HOME=' + home)}\nUMask=")
    config = os.environ.get("XDG_CONFIG_HOME", "")
    folder = Path(config) if os.path.isabs(config) else Path.home() / ".config"
    return Starter(folder / "systemd" / "user" / "companion.service", text)


def quoted(word: str) -> str:
    """A word as systemd reads it: quoted where needed, and without a meaning of its percent and dollar signs."""
    escaped = word.replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%")
    if not word.startswith(("/", "COMPANION_HOME=")):
        escaped = escaped.replace("$", "$$")
    return escaped if escaped.isascii() and escaped.replace("/", "").isalnum() else f'"{escaped}"'


def launch_agent(words: list[str], home: str) -> Starter:
    """The agent of launchd: at login; again only when it ended badly."""
    told: dict[str, object] = {
        "Label": "companion",
        "ProgramArguments": [*words, "play"],
        "RunAtLoad": True,
        "KeepAlive": {"SuccessfulExit": False},
        "ThrottleInterval": 30,
        "ProcessType": "Interactive",
    }
    if home:
        told["EnvironmentVariables"] = {"COMPANION_HOME": home}
    text = plistlib.dumps(told, sort_keys=False).decode("utf-8")
    text = text.replace("<plist", f"<!-- {MARK} removes this file. -->\n<plist", 1)
    return Starter(Path.home() / "Library" / "LaunchAgents" / "companion.plist", text)


def startup_script(words: list[str], home: str) -> Starter:
    """The script in the folder of what Windows starts at login; a window of its own, made small."""
    lines = ["@echo off", "chcp 65001 >nul", f"rem {MARK} removes this file."]
    if home:
        lines.append(f'set "COMPANION_HOME={home.replace("%", "%%")}"')
    told = " ".join(f'"{word}"' for word in words).replace("%", "%%")
    lines.append(f'start "companion" /min {told} play')
    roaming = os.environ.get("APPDATA") or str(Path.home() / "AppData" / "Roaming")
    folder = Path(roaming, "Microsoft", "Windows", "Start Menu", "Programs", "Startup")
    return Starter(folder / "companion.cmd", "".join(f"{each}\r\n" for each in lines))


def read(path: Path) -> str | None:
    """What stands in the file, None where there is none, "" of what is no file, as a masked unit; FileError."""
    try:
        if not path.is_file():
            return "" if os.path.lexists(path) else None
        return intake.read_bytes(path, BYTES_MAX).decode("utf-8", errors="replace")
    except (OSError, intake.Unreadable) as error:
        raise refused(path, error) from error


def own(file: Starter) -> bool:
    """Whether there is such a file; FileError where it is not ours."""
    there = read(file.path)
    if there is not None and MARK not in there:
        raise FileError("autostart-foreign", file=str(file.path))
    return there is not None


def refused(path: Path, error: Exception) -> FileError:
    """The error of a file that cannot be changed."""
    return FileError("autostart-unreadable", file=str(path), reason=getattr(error, "strerror", None) or "")


# ---- Linux: systemd and udev ------------------------------------------------------------------------------------


def reload() -> None:
    """Let the user's systemd look at its files again; where it does not answer, it will at the next login."""
    with contextlib.suppress(OSError, subprocess.TimeoutExpired):
        subprocess.run(["systemctl", "--user", "daemon-reload"], capture_output=True, check=False, timeout=10)


def rule() -> Iterator[Phrase | str]:
    """Whether the rule for boards is installed, and how that is done."""
    found = installed()
    if found is None:
        yield Phrase("autostart-rule-none")
    elif read(found) == data(RULE):
        yield Phrase("autostart-rule", {"file": str(found)})
        return
    else:
        yield Phrase("autostart-rule-other", {"file": str(found)})
    yield Phrase("autostart-rule-install")
    yield f"{called()} autostart --print-rule | sudo tee {RULE_FOLDERS[0]}/{RULE} >/dev/null"


def installed() -> Path | None:
    """The rule that udev takes, wherever it came from."""
    return next((path for folder in RULE_FOLDERS if (path := Path(folder, RULE)).is_file()), None)


def called() -> str:
    """How this companion is called in a shell: by its name where that leads to it."""
    words = program()
    by_name = shutil.which("companion")
    same = by_name is not None and os.path.realpath(by_name) == os.path.realpath(words[0])
    return "companion" if same else shlex.join(words)


def data(name: str) -> str:
    """A file of the package."""
    return (files("companion.care") / "data" / name).read_text(encoding="utf-8")
