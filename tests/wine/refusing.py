"""What installing must refuse, and what it must never lose."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from functools import partial
from typing import Any

from tests.wine.installing import KEY, NEWER, PLACE, RIGHTS, ROOM, RUNNING, Installed
from tests.wine.system import LANGUAGES, WORK

ODD = r"C:\Žluté hry a łąki\companion"


def steps(installed: Installed) -> dict[str, Callable[[], Any]]:
    """Every step by its name, in their order; no game is running."""
    return {
        "refuse over a newer one": partial(newer, installed),
        "refuse without rights": partial(closed, installed, "ro", RIGHTS),
        "refuse on a full disk": partial(closed, installed, "size=30m", ROOM),
        "refuse a damaged download": partial(damaged, installed),
        "update over an older one": partial(older, installed),
        "remove, games stay": partial(remove, installed, False),
        "install into an odd folder": partial(odd, installed),
        "remove with games": partial(remove, installed, True),
    }


def named(installed: Installed, number: str) -> None:
    """Let the list of programs say that this version is installed."""
    installed.windows.run("reg", "add", KEY, "/v", "DisplayVersion", "/d", number, "/f")


def newer(installed: Installed) -> str:
    """A newer one is not replaced, and in Polish it is said why."""
    named(installed, "99.0.0")
    try:
        return said(installed.install(code=NEWER, language=LANGUAGES["pl"]), "99.0.0")
    finally:
        named(installed, "0.1.0")


def said(told: str, *words: str) -> str:
    """What was said, which has these words."""
    assert told.strip() and all(one in told for one in words), told
    return told.strip()


def running(installed: Installed) -> str:
    """While a game runs nothing is exchanged or removed, and it is said."""
    told = said(installed.install(code=RUNNING), "companion is running")
    installed.uninstall(code=RUNNING)
    return told


def closed(installed: Installed, option: str, code: int) -> str:
    """A disk that cannot be written to, or not so much: nothing is left there."""
    place = installed.windows.work / option.replace("=", "-")
    place.mkdir()
    subprocess.run(("mount", "-t", "tmpfs", "-o", option, "none", str(place)), check=True)
    try:
        setup = (installed.setup, "/S", rf"/D=Z:{str(WORK).replace('/', chr(92))}\{place.name}\companion")
        told = said(installed.windows.run(*setup, code=code))
        assert list(place.iterdir()) == []
        return told
    finally:
        subprocess.run(("umount", "--lazy", str(place)), check=True)


def damaged(installed: Installed) -> str:
    """One bit of the installer is wrong: it does nothing at all."""
    file = installed.windows.here(installed.setup)
    whole = file.read_bytes()
    at = len(whole) // 2
    file.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
    before = sorted(installed.windows.here(installed.place).rglob("*"))
    try:
        installed.windows.run(installed.setup, "/S", code=2)
    finally:
        file.write_bytes(whole)
    assert sorted(installed.windows.here(installed.place).rglob("*")) == before
    return ""


def older(installed: Installed) -> str:
    """What an older one had is gone, and the program runs."""
    named(installed, "0.0.1")
    stale = installed.windows.here(installed.place) / "program" / "site" / "stale.py"
    stale.touch()
    installed.install()
    assert not stale.exists() and not stale.parents[2].joinpath("program.old").exists()
    return installed.companion("--version").strip()


def odd(installed: Installed) -> str:
    """A folder with blanks and letters of two languages will do."""
    installed.place = ODD
    installed.install(language=LANGUAGES["cs"])
    return installed.companion("--version").strip()


def remove(installed: Installed, forget: bool) -> str:
    """The remover takes the program, and games only when it is told to."""
    kept = installed.windows.user / "AppData" / "Local" / "companion"
    kept.joinpath("companion").mkdir(parents=True, exist_ok=True)
    mark = kept / "companion" / "journal.sqlite3"
    mark.touch()
    try:
        installed.uninstall(*(["/FORGET"] if forget else []))
    finally:
        installed.place = PLACE
    assert mark.exists() is not forget
    return ""
