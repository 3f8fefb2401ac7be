"""Which nats-server is run: one of this computer that is new enough, else Debian's package by its checksum."""

from __future__ import annotations

import platform
import re
import shutil
import subprocess
import tomllib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field

from companion.core.debian import MIRROR, PoolError, PoolPackage, unpacked
from companion.core.errors import CompanionError

PROGRAM: Final = "nats-server"
SAFE: Final = ((2, 11, 16), (2, 12, 7))
"""The first of their minor versions without a known weakness in keeping or guarding what is kept."""
SAFE_FROM: Final = (2, 14, 0)
"""And this one with all that follow. The advisories of nats.io cover everything else."""
_ANSWERS_S: Final = 10


class FarServerError(CompanionError):
    """The server of far matches cannot be had, started or trusted."""


class ServerPackage(BaseModel):
    """One package of the server. path: in Debian's pool. size: bytes."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    path: str
    size: Annotated[int, Field(gt=0)]
    sha256: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class KnownServer(BaseModel):
    """The version that is fetched, and its packages by kind of processor as `uname -m` tells it."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    version: str
    packages: dict[str, ServerPackage]


def known_server() -> KnownServer:
    """What companion/far/data/nats_server.toml says."""
    text = files("companion.far").joinpath("data", "nats_server.toml").read_text(encoding="utf-8")
    return KnownServer.model_validate(tomllib.loads(text))


def is_safe(version: str) -> bool:
    """Whether a server of this version keeps what it acknowledges and guards what it keeps; not of none."""
    told = re.fullmatch(r"v?(\d{1,4})\.(\d{1,4})\.(\d{1,4})", version)
    if told is None:
        return False
    number = tuple(int(one) for one in told.groups())
    return number >= SAFE_FROM or any(number[:2] == one[:2] and number >= one for one in SAFE)


def version_of(program: Path) -> str:
    """The version that a server's program tells; "" for none."""
    try:
        done = subprocess.run(
            [str(program), "-v"], capture_output=True, text=True, check=False, timeout=_ANSWERS_S
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    told = re.search(r"\bv?(\d+\.\d+\.\d+\S*)", done.stdout)
    return told.group(1) if told else ""


def find_server(cache: Path, fetching: Callable[[int], object], machine: str = "") -> Path:
    """The program to run. FarServerError where there is none that is safe.

    cache: the folder for what is fetched. fetching: is told the size, in bytes, before that begins.
    """
    there = shutil.which(PROGRAM)
    own = version_of(Path(there)) if there else ""
    if there and is_safe(own):
        return Path(there)
    package = known_server().packages.get(machine or platform.machine())
    if package is None:
        raise _missing(own, "")
    pooled = PoolPackage(package.path, package.sha256)
    try:
        cache.mkdir(parents=True, exist_ok=True)
        if not (cache / package.sha256[:16]).is_dir():
            fetching(package.size)
        program = unpacked(pooled, cache) / "usr" / "sbin" / PROGRAM
    except (PoolError, OSError) as error:
        raise _missing(own, str(error)) from error
    found = version_of(program)
    if not is_safe(found):
        raise FarServerError("far-server-runs-not", version=found or "?")
    return program


def _missing(own: str, reason: str) -> FarServerError:
    least = ".".join(str(one) for one in SAFE_FROM)
    if own:
        return FarServerError("far-server-old", version=own, least=least, reason=reason, variable=MIRROR)
    return FarServerError("far-server-none", least=least, reason=reason, variable=MIRROR)
