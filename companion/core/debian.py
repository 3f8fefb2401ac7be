"""Fetches a package of Debian's pool by its checksum, with apt's own downloader, from this computer's mirrors.

The list of sources is not touched, and nobody has to be root: so a package of another release can be had, where it
runs or holds nothing but files. Mirrors of Ubuntu do not have it: there a variable has to name one of Debian.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

HELPER: Final = "/usr/lib/apt/apt-helper"
MIRROR: Final = "COMPANION_DEBIAN_MIRROR"
"""This variable names a mirror to ask first."""


@dataclass(frozen=True, slots=True)
class PoolPackage:
    """One package: its path in the pool, and its SHA-256."""

    path: str
    sha256: str


class PoolError(RuntimeError):
    """The package cannot be had. The text has one line for each place that was tried."""


def unpacked(package: PoolPackage, cache: Path) -> Path:
    """The folder with all that is in the package, below cache, fetched if it is not there yet. PoolError, OSError.

    Its name holds the checksum, and it appears whole or not at all; who calls sees to it that one does at a time.
    """
    there = cache / package.sha256[:16]
    if not there.is_dir():
        with tempfile.TemporaryDirectory(dir=cache) as folder:
            part = Path(folder) / "unpacked"
            _unpack(_fetch(package, Path(folder)), part)
            part.rename(there)
    return there


def _fetch(package: PoolPackage, folder: Path) -> Path:
    file = folder / "package.deb"
    tried = []
    for mirror in _mirrors(folder):
        url = f"{mirror}/pool/main/{package.path}"
        # As root, apt would hand the download to a user who may not write here.
        sandbox = ["-o", "APT::Sandbox::User=root"]
        command = [HELPER, *sandbox, "download-file", url, str(file), f"SHA256:{package.sha256}"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode == 0 and hashlib.sha256(file.read_bytes()).hexdigest() == package.sha256:
            return file
        file.unlink(missing_ok=True)
        tried.append(f"{url}: {done.stderr.strip() or 'another checksum'}")
    raise PoolError("\n".join(tried))


def _mirrors(folder: Path) -> list[str]:
    """The mirrors of this computer's apt, in their order, whatever kind of file names them."""
    if not Path(HELPER).is_file() or shutil.which("apt-get") is None:
        return []
    own = ["-o", f"Dir::State={folder}", "-o", f"Dir::Cache={folder}", "-o", "Debug::NoLocking=1"]
    command = ["apt-get", *own, "--print-uris", "update"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found = [line[1:].split("/dists/")[0].rstrip("/") for line in done.stdout.splitlines() if "/dists/" in line]
    return list(dict.fromkeys([*filter(None, [os.environ.get(MIRROR, "").rstrip("/")]), *found]))


def _unpack(file: Path, folder: Path) -> None:
    done = subprocess.run(["dpkg-deb", "-x", str(file), str(folder)], capture_output=True, text=True, check=False)
    if done.returncode:
        raise PoolError(f"{file.name} cannot be unpacked: {done.stderr.strip()}")
