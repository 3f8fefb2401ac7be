"""Packs the sources as PyPI and pip want them: `sdist.py FOLDER`, equal bytes for equal files.

setuptools chooses the files; the times and owners that it takes from this computer become those of the last
commit, SOURCE_DATE_EPOCH, and root.
"""

from __future__ import annotations

import gzip
import os
import sys
import tarfile
import tempfile
from pathlib import Path

from setuptools import build_meta


def plain(member: tarfile.TarInfo, seconds: int) -> tarfile.TarInfo:
    """A member without what is of this computer."""
    member.mtime, member.uid, member.gid, member.uname, member.gname = seconds, 0, 0, "", ""
    member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
    member.pax_headers = {}
    return member


def main() -> None:
    """Build and pack anew."""
    to, seconds = Path(sys.argv[1]), int(os.environ["SOURCE_DATE_EPOCH"])
    with tempfile.TemporaryDirectory() as name:
        made = Path(name, build_meta.build_sdist(name))
        with (
            tarfile.open(made) as old,
            (to / made.name).open("wb") as raw,
            gzip.GzipFile("", "wb", 9, raw, mtime=seconds) as packed,
            tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as new,
        ):
            for member in sorted(old.getmembers(), key=lambda one: one.name):
                content = old.extractfile(member)
                new.addfile(plain(member, seconds), content)
    print(f"{made.name}: {(to / made.name).stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
