"""Collects what the Debian package carries: `collect.py WHEEL SITE`, by the kept lock, for all Pythons of Debian.

Libraries that are compiled for one Python alone lie side by side: Python takes the one that is named for it.
"""

from __future__ import annotations

import filecmp
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LOCK = ROOT / ".ci" / "locks" / "debian.txt"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
"""Debian 12, Ubuntu 24.04, Debian 13, and what comes after it; of files that differ the first one's are kept."""
PLATFORM = "x86_64-manylinux_2_36"

LANGUAGES = ("cs", "pl", "en")
LEFT_OUT = (
    "*.dist-info/direct_url.json",  # where and when this was built, and sums of that
    "*.dist-info/uv_cache.json",
    "companion_tabletop-*.dist-info/RECORD",
    "bin",
    "babel/messages",
    "pytz/zoneinfo",
    "companion/engine/*.[ch]",
    "espeakng_loader/espeak-ng-data/voices/mb",
)
"""What a player never needs."""

KEPT_DATA = {
    "babel/locale-data/*.dat": ("root", *LANGUAGES, "en_001", "en_150", "en_GB", "en_US", "cs_CZ", "pl_PL"),
    "espeakng_loader/espeak-ng-data/*_dict": LANGUAGES,
}
"""Data of languages, and the first letters of those that are kept."""

MAY_DIFFER = (".abi3.so", "RECORD", "WHEEL", ".json")
"""How files end that wheels for several Pythons bring in several forms, of which each will do."""


SYSTEMS = {
    "libc.so.6", "libdl.so.2", "libgcc_s.so.1", "libm.so.6", "libmvec.so.1", "libpthread.so.0",
    "librt.so.1", "libstdc++.so.6", "ld-linux-x86-64.so.2", "libz.so.1",
}  # fmt: skip
GLIBC = (2, 36)
"""What libraries may need of the system: the packages on which ours depends, as Debian 12 has them."""


def installed(python: str, wheel: Path, to: Path) -> None:
    """What the lock names for a Python, and our own wheel."""
    uv = Path(sys.executable).with_name("uv")
    usual = ("--quiet", "--no-deps", "--only-binary", ":all:", "--link-mode", "copy", "--target", to)
    common = (uv, "pip", "install", *usual, "--python-platform", PLATFORM, "--python-version", python)
    subprocess.run([*common, "--require-hashes", "-r", LOCK], check=True)
    subprocess.run([*common, wheel], check=True)


def joined(folder: Path, site: Path) -> None:
    """Put one folder's files into the site; what is there already must be the same."""
    for path in sorted(one for one in folder.rglob("*") if one.is_file()):
        there = site / path.relative_to(folder)
        if not there.exists():
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, there)
        elif not path.name.endswith(MAY_DIFFER) and not filecmp.cmp(path, there, shallow=False):
            raise SystemExit(
                f"{path.relative_to(folder)} is another file in another Python. The package needs one."
            )


def prune(site: Path) -> None:
    """Leave out what a player never needs."""
    for pattern in LEFT_OUT:
        for path in site.glob(pattern):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    for pattern, kept in KEPT_DATA.items():
        found = list(site.glob(pattern))
        assert len(found) > len(kept), f"{pattern} leads to {len(found)} files: the library has changed"
        for path in found:
            if path.name.removesuffix(".dat").removesuffix("_dict") not in kept:
                path.unlink()


def fits(site: Path) -> None:
    """Whether what is compiled needs nothing but what the package depends on, and what it carries."""
    libraries = [one for one in site.rglob("*.so*") if one.is_file()]
    carried = {one.name for one in libraries}
    for one in libraries:
        done = subprocess.run(["readelf", "-W", "-d", "-V", one], check=True, stdout=subprocess.PIPE, text=True)
        strange = set(re.findall(r"NEEDED.*\[(.+)\]", done.stdout)) - carried - SYSTEMS
        asked = [tuple(map(int, each)) for each in re.findall(r"GLIBC_(\d+)\.(\d+)", done.stdout)]
        if strange or max(asked, default=(2, 0)) > GLIBC:
            raise SystemExit(f"{one.name} needs {strange or max(asked)}, on which the package does not depend.")


def main() -> None:
    """Collect."""
    wheel, site = (Path(one).resolve() for one in sys.argv[1:])
    for python in PYTHONS:
        with tempfile.TemporaryDirectory() as name:
            installed(python, wheel, Path(name))
            joined(Path(name), site)
    prune(site)
    fits(site)


if __name__ == "__main__":
    main()
