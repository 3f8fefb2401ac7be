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
sys.path.append(str(ROOT / ".ci"))
import packing  # noqa: E402

LOCK = ROOT / ".ci" / "locks" / "debian.txt"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
"""Debian 12, Ubuntu 24.04, Debian 13, and what comes after it; of files that differ the first one's are kept."""
PLATFORM = "x86_64-manylinux_2_36"

LEFT_OUT = ("companion_tabletop-*.dist-info/RECORD",)
"""Sums of what is left out."""

MAY_DIFFER = (".abi3.so", "RECORD", "WHEEL", ".json")
"""How files end that wheels for several Pythons bring in several forms, of which each will do."""

SYSTEMS = {
    "libc.so.6", "libdl.so.2", "libgcc_s.so.1", "libm.so.6", "libmvec.so.1", "libpthread.so.0",
    "librt.so.1", "libstdc++.so.6", "ld-linux-x86-64.so.2", "libz.so.1",
}  # fmt: skip
GLIBC = (2, 36)
"""What libraries may need of the system: the packages on which ours depends, as Debian 12 has them."""


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


def fits(site: Path) -> None:
    """Whether what is compiled needs nothing but what the package depends on, and what it carries."""
    libraries = [one for one in site.rglob("*.so*") if one.is_file()]
    carried = {one.name for one in libraries}
    for one in libraries:
        done = subprocess.run(
            ["readelf", "-W", "-d", "-V", one], check=True, stdout=subprocess.PIPE, encoding="utf-8"
        )
        strange = set(re.findall(r"NEEDED.*\[(.+)\]", done.stdout)) - carried - SYSTEMS
        asked = [tuple(map(int, each)) for each in re.findall(r"GLIBC_(\d+)\.(\d+)", done.stdout)]
        if strange or max(asked, default=(2, 0)) > GLIBC:
            raise SystemExit(f"{one.name} needs {strange or max(asked)}, on which the package does not depend.")


def main() -> None:
    """Collect."""
    wheel, site = (Path(one).resolve() for one in sys.argv[1:])
    for python in PYTHONS:
        with tempfile.TemporaryDirectory() as name:
            packing.install(LOCK, wheel, Path(name), platform=PLATFORM, python=python)
            joined(Path(name), site)
    packing.prune(site, LEFT_OUT)
    fits(site)


if __name__ == "__main__":
    main()
