"""Builds the stand-in boot ROM of the emulator with arm-none-eabi-gcc.

    python -m firmware.emulator.rom.build [FILE]

writes build/emulator/rom.bin, or the file named.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
SOURCES: Final = ("rom.c", "tables.s")
SCRIPT: Final = "rom.ld"
DEFAULT: Final = HERE.parents[2] / "build" / "emulator" / "rom.bin"
PREFIX: Final = "arm-none-eabi-"
FLAGS: Final = (
    *("-mcpu=cortex-m0plus", "-mthumb", "-Os", "-std=c17", "-ffreestanding", "-fno-builtin", "-nostdlib"),
    *("-Wall", "-Wextra", "-Werror", "-Wno-builtin-declaration-mismatch"),
)


class RomError(RuntimeError):
    """The boot ROM cannot be built; the text says why and what to do."""


def build(target: Path = DEFAULT) -> Path:
    """Build the ROM unless the file there is newer than its sources; tells the file. Raises RomError."""
    inputs = [HERE / name for name in (*SOURCES, SCRIPT)]
    if target.exists() and all(target.stat().st_mtime > each.stat().st_mtime for each in inputs):
        return target
    if shutil.which(f"{PREFIX}gcc") is None:
        raise RomError(f"{PREFIX}gcc is not installed. Install the package gcc-arm-none-eabi.")
    target.parent.mkdir(parents=True, exist_ok=True)
    linked, fresh = (target.with_suffix(f".{os.getpid()}.{kind}") for kind in ("elf", "new"))
    try:
        sources = [str(HERE / name) for name in SOURCES]
        _run(f"{PREFIX}gcc", *FLAGS, "-T", str(HERE / SCRIPT), *sources, "-o", str(linked))
        _run(f"{PREFIX}objcopy", "-O", "binary", str(linked), str(fresh))
        fresh.replace(target)
    finally:
        linked.unlink(missing_ok=True)
    return target


def _run(*words: str) -> None:
    done = subprocess.run(words, capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        raise RomError(f"{words[0]} failed: {done.stderr.strip()}")


if __name__ == "__main__":
    print(f"Written: {build(Path(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT)}")
