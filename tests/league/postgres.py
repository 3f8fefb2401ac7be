"""A real PostgreSQL of Debian's, in a folder of its own, by a user without rights, reached by a socket alone."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.patience import PATIENCE_S

NOBODY = 65534


def programs() -> Path | None:
    """The folder of its programs, the newest version's; None where it is not installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda one: int(one.parts[-3]))
    told = shutil.which("initdb")
    return found[-1].parent if found else Path(told).resolve().parent if told else None


@contextlib.contextmanager
def postgres(programs: Path) -> Iterator[str]:
    """A server that runs meanwhile; gives the URL of its database. Nothing is synced: no test cuts power."""
    folder = Path(tempfile.mkdtemp(prefix="pg"))  # a socket's name may be 107 bytes long
    as_nobody = {"user": NOBODY, "group": NOBODY} if os.geteuid() == 0 else {}
    if as_nobody:
        os.chown(folder, NOBODY, NOBODY)

    def run(*command: str) -> None:
        subprocess.run(
            [str(programs / command[0]), *command[1:]],
            cwd=folder,
            env={"PATH": os.defpath, "LC_ALL": "C.UTF-8"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL if command[0] == "pg_ctl" else None,
            timeout=PATIENCE_S,
            check=True,
            extra_groups=[] if as_nobody else None,
            **as_nobody,  # type: ignore[call-overload]
        )

    data = str(folder / "data")
    run("initdb", "-D", data, "-U", "league", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C.UTF-8")
    options = f"-k {folder} -c listen_addresses= -c fsync=off -c shared_buffers=1MB -c max_connections=20"
    try:
        run("pg_ctl", "-D", data, "-o", options, "-w", "-l", str(folder / "log"), "start")
        try:
            yield f"postgresql://league@/postgres?host={folder}"
        finally:
            run("pg_ctl", "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder)
