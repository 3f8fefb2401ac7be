"""Fetches the sources of pico-sdk and TinyUSB into .cache, as Debian 13 packages them, on any Debian or Ubuntu.

    python -m firmware.sdk

Both packages hold nothing but sources, so that they serve on Debian 12 too. They are fetched by apt's own
downloader from the mirrors that this computer uses, without touching its list of sources, and without root.
Mirrors of Ubuntu do not have them: there COMPANION_DEBIAN_MIRROR has to name one of Debian. What is fetched is
known by its checksum. Where the variables PICO_SDK_PATH and PICO_TINYUSB_PATH name folders, those are taken
instead.
"""

from __future__ import annotations

import fcntl
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from companion.core.debian import MIRROR, PoolError, PoolPackage, unpacked

CACHE: Final = Path(__file__).parents[1] / ".cache" / "firmware-sdk"


@dataclass(frozen=True, slots=True)
class Package:
    """One package of Debian's pool, its checksum, the folder in it that is wanted, and what names another."""

    path: str
    sha256: str
    folder: str
    variable: str


SDK: Final = Package(
    "p/pico-sdk/pico-sdk-source_2.1.1-1_all.deb",
    "507a3ca37636641bc90239d7c04dc9dc28c5008087a8162102ea94d2273153d3",
    "usr/src/pico-sdk",
    "PICO_SDK_PATH",
)
TINYUSB: Final = Package(
    "t/tinyusb/tinyusb-source_0.18.0+dfsg-1_all.deb",
    "01ce2c645df68f14a8a7dcfc8fb355713152543757955820479a87949a61154e",
    "usr/src/tinyusb",
    "PICO_TINYUSB_PATH",
)


class SdkError(RuntimeError):
    """The sources cannot be fetched; the text says why and what to do."""


@dataclass(frozen=True, slots=True)
class Sources:
    """Where both are. own: they are not the packages, but what the variables name."""

    sdk: Path
    tinyusb: Path
    own: bool


def sources(cache: Path = CACHE) -> Sources:
    """Where both are, fetched if they are not there yet. Raises SdkError."""
    named = [os.environ.get(package.variable, "") for package in (SDK, TINYUSB)]
    if all(named):
        return Sources(Path(named[0]), Path(named[1]), own=True)
    with alone(cache):
        return Sources(_ready(SDK, cache), _ready(TINYUSB, cache), own=False)


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Hold the folder, made if it is missing: tests run side by side, one fetches or builds, the others wait."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _ready(package: Package, cache: Path) -> Path:
    """The package's folder."""
    try:
        return unpacked(PoolPackage(package.path, package.sha256), cache) / package.folder
    except PoolError as error:
        told = [
            f"{Path(package.path).name} cannot be fetched, so the firmware cannot be built.",
            str(error),
            f"Let {MIRROR} name a Debian mirror that has it, or let {SDK.variable} and {TINYUSB.variable}",
            "name folders with pico-sdk 2.1.1 and TinyUSB 0.18.0.",
        ]
        raise SdkError("\n".join(told)) from error


def main() -> int:
    """Fetch both and say where they are."""
    try:
        found = sources()
    except (SdkError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"pico-sdk: {found.sdk}")
    print(f"TinyUSB: {found.tinyusb}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
