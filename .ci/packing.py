"""What packages for Debian and Windows carry: libraries by a kept lock, without what a player never needs."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

LANGUAGES = ("cs", "pl", "en")

LEFT_OUT = (
    "*.dist-info/direct_url.json",  # where and when this was built
    "*.dist-info/uv_cache.json",
    "bin",
    "babel/messages",
    "pytz/zoneinfo",
    "companion/engine/*.[ch]",
    "espeakng_loader/espeak-ng-data/voices/mb",  # voices of other languages than ours
    "spake2/test",
    "sqlalchemy/testing",
    *(f"sqlalchemy/dialects/{one}" for one in ("mssql", "mysql", "oracle")),  # no league is kept there
)
"""What a player never needs on any system, by its place in the folder of libraries."""

KEPT_DATA = {
    "babel/locale-data/*.dat": ("root", *LANGUAGES, "en_001", "en_150", "en_GB", "en_US", "cs_CZ", "pl_PL"),
    "espeakng_loader/espeak-ng-data/*_dict": LANGUAGES,
}
"""Data of languages, and the first letters of those that are kept."""


def install(lock: Path, wheel: Path, site: Path, *, platform: str, python: str) -> None:
    """Put into a folder what a lock names, by its hashes, and our own wheel; both words as uv takes them."""
    wanted = ("--python-platform", platform, "--python-version", python, "--target", site)
    usual = ("--quiet", "--no-deps", "--only-binary", ":all:", "--link-mode", "copy", *wanted)
    uv = (Path(sys.executable).with_name("uv"), "pip", "install", *usual)
    subprocess.run((*uv, "--require-hashes", "-r", lock), check=True)
    subprocess.run((*uv, wheel), check=True)


def prune(site: Path, more: Iterable[str] = ()) -> None:
    """Leave out what a player never needs, and more, by patterns."""
    for pattern in (*LEFT_OUT, *more):
        for path in list(site.glob(pattern)):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    for pattern, kept in KEPT_DATA.items():
        found = list(site.glob(pattern))
        assert len(found) > len(kept), f"{pattern} leads to {len(found)} files: the library has changed"
        for path in found:
            if path.name.removesuffix(".dat").removesuffix("_dict") not in kept:
                path.unlink()
