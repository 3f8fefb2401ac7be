"""Serial ports: which are ours, may they be opened, who holds them, and which programs try out new ones."""

from __future__ import annotations

import contextlib
import getpass
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from companion.care.doctor.findings import Finding, Patient, good, remark, wrong
from companion.core.model import Phrase
from companion.device import link
from companion.device.link.finding import entries, identity

PROC = Path("/proc")
GROUPS = ("dialout", "uucp")
"""Linux groups that may open serial ports: Debian and most others, Arch."""
MEDDLERS = ("ModemManager", "brltty")
"""Programs that open new serial ports of their own accord."""
OWN = "companion"
MULTIPLEXERS = ("/dev/ptmx", "/dev/pts/ptmx")


def ports(patient: Patient) -> Iterator[Finding]:
    """Every port that we know of; nothing is opened."""
    listed = link.UsbListing()()
    ours = [port.device for port in listed if link.is_ours(port, patient.ports.usb)]
    for port in listed:
        if port.device not in ours:
            yield good(Phrase("doctor-port-other", {"port": port.device}))
    names = dict.fromkeys([*ours, *entries(patient.ports.directory), *patient.ports.named])
    paths = [name for name in names if name.startswith("/")]
    held = holders(paths)
    for name in names:
        if name in paths and not os.path.exists(name):
            yield remark(Phrase("port-gone", {"port": name}))
        else:
            yield _port(name, held.get(name, []))
    if not names:
        yield remark(Phrase("doctor-boards-none"), Phrase("boards-check-cable"), lack="board")
    yield from _group()


def _port(name: str, held: list[tuple[int, str]]) -> Finding:
    """One port of ours."""
    if name.startswith("/") and not os.access(name, os.R_OK | os.W_OK):
        group = group_of(name)
        return wrong(Phrase("doctor-port-denied", {"port": name, "group": group}), joining(group))
    for number, program in held:
        if program == OWN:
            return good(Phrase("doctor-port-game", {"port": name}))
        what = Phrase("doctor-port-held", {"port": name, "program": program, "number": number})
        return wrong(what, Phrase("doctor-held-remedy", {"program": program}))
    return good(Phrase("doctor-port-ours", {"port": name}))


def directory(patient: Patient) -> Iterator[Finding]:
    """The folder in which boards of software, or other terminals, are found."""
    folder = patient.ports.directory
    if sys.platform == "win32" and not patient.settings.ports_directory:
        return  # there ports have names, and no files in folders
    if os.path.isdir(folder):
        yield good(Phrase("doctor-directory", {"directory": folder, "count": len(entries(folder))}))
    elif patient.settings.ports_directory:
        yield wrong(Phrase("doctor-directory-none", {"directory": folder}), Phrase("doctor-directory-remedy"))
    else:
        yield good(Phrase("doctor-directory-none", {"directory": folder}))


# ---- who may open them ----------------------------------------------------------------------------------------


def _group() -> Iterator[Finding]:
    """On Linux: whether this user is in the group that may open serial ports."""
    if not sys.platform.startswith("linux") or os.geteuid() == 0:
        return
    import grp

    for name in GROUPS:
        try:
            group = grp.getgrnam(name)
        except KeyError:
            continue
        if group.gr_gid in os.getgroups():
            yield good(Phrase("doctor-group", {"group": name}))
        elif user() in group.gr_mem:
            yield remark(Phrase("doctor-group-later", {"group": name}), Phrase("doctor-group-login"))
        else:
            yield remark(Phrase("doctor-group-none", {"group": name}), joining(name))
        return


def joining(group: str) -> Phrase:
    """How this user comes into a group."""
    return Phrase("doctor-port-remedy", {"command": f"sudo usermod -a -G {group} {user()}"})


def group_of(path: str) -> str:
    """The group that a port belongs to, by name where it has one."""
    try:
        import grp

        return grp.getgrgid(os.stat(path).st_gid).gr_name
    except (ImportError, KeyError, OSError):
        return GROUPS[0]


def user() -> str:
    """The name of this user."""
    try:
        return getpass.getuser()
    except (ImportError, KeyError, OSError):
        return "$USER"


# ---- other programs -------------------------------------------------------------------------------------------


def holders(paths: list[str], proc: Path = PROC) -> dict[str, list[tuple[int, str]]]:
    """Port -> processes other than this one that have it open, as far as this user may see them.

    The maker of a pseudo-terminal holds it too and is left out: it is the board itself.
    """
    wanted = {identity(path): path for path in paths}
    found: dict[str, list[tuple[int, str]]] = {}
    for process in _processes(proc) if wanted else ():
        opened = _opened(process)
        for target in opened & wanted.keys():
            if target.startswith("/dev/pts/") and opened & set(MULTIPLEXERS):
                continue
            found.setdefault(wanted[target], []).append((int(process.name), program_of(process)))
    return found


def meddlers(proc: Path = PROC, path: str | None = None) -> Iterator[Finding]:
    """Programs that open new serial ports by themselves: running, or only installed. path: where to look."""
    if not sys.platform.startswith("linux"):
        return
    running = {_read(process / "comm").strip() for process in _processes(proc)}
    searched = path or os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/sbin", "/usr/bin"])
    for program in MEDDLERS:
        remedy = Phrase("doctor-meddler-remedy", {"program": program})
        if program in running or shutil.which(program, path=searched):
            state = "running" if program in running else "installed"
            yield remark(Phrase("doctor-meddler", {"program": program, "state": state}), remedy)


def program_of(process: Path) -> str:
    """The name of a process; ours are Python to the system, so their command line is asked."""
    words = _read(process / "cmdline").split("\0")
    if any(os.path.basename(word) == OWN for word in words[:3]):
        return OWN
    return _read(process / "comm").strip() or process.name


def _processes(proc: Path) -> Iterator[Path]:
    try:
        found = sorted(proc.iterdir())
    except OSError:
        return
    yield from (each for each in found if each.name.isdigit() and int(each.name) != os.getpid())


def _opened(process: Path) -> set[str]:
    """What a process has open; nothing when that may not be seen."""
    opened = set()
    with contextlib.suppress(OSError):
        for handle in (process / "fd").iterdir():
            with contextlib.suppress(OSError):
                opened.add(os.readlink(handle))
    return opened


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
