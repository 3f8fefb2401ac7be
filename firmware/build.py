"""Builds the firmware for the Raspberry Pi Pico.

    python -m firmware.build [FOLDER] [--ship]

leaves companion.elf, companion.bin and companion.uf2 in the folder, else in build/firmware, and says how much
flash and RAM they take. --ship also copies the UF2 into companion/device/data, where the wheel takes it from, with
its description; that needs Debian 12's compiler, because only that one gives the same bytes everywhere.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from companion.device.flash.uf2 import FAMILY, FLASH, FLASH_BYTES, KEPT_BYTES, Image
from companion.device.flash.uf2 import read as read_uf2
from companion.device.protocol import MAJOR, MINOR
from firmware.bench.uf2 import make
from firmware.sdk import SdkError, Sources, alone, sources

ROOT: Final = Path(__file__).parents[1]
PICO: Final = ROOT / "firmware" / "pico"
FOLDER: Final = ROOT / "build" / "firmware"
DATA: Final = ROOT / "companion" / "device" / "data"
COMPILER: Final = "arm-none-eabi-g++"
SHIPPING: Final = "(15:12.2.rel1-1) 12.2.1 20221205"
"""What the shipped UF2 is compiled with: that of Debian 12."""
MOST_FLASH: Final = 96 * 1024
MOST_RAM: Final = 48 * 1024
RAM: Final = range(0x2000_0000, 0x2004_2000)
PACKAGES: Final = "gcc-arm-none-eabi libnewlib-arm-none-eabi libstdc++-arm-none-eabi-newlib cmake ninja-build"


class BuildError(RuntimeError):
    """The firmware cannot be built or is too large; the text says why and what to do."""


@dataclass(frozen=True, slots=True)
class Built:
    """What was built. flash: bytes of the image. ram: bytes that are always taken, stack included."""

    elf: Path
    bin: Path
    uf2: Path
    flash: int
    ram: int
    stack: int

    @property
    def image(self) -> Image:
        """The UF2, read and checked as a person's would be. Raises FirmwareError."""
        return read_uf2(self.uf2.read_bytes(), self.uf2.name)


def compiler() -> str:
    """What the cross compiler says it is, without its name; empty when there is none."""
    if shutil.which(COMPILER) is None:
        return ""
    done = subprocess.run([COMPILER, "--version"], capture_output=True, encoding="utf-8", check=False)
    return done.stdout.splitlines()[0].removeprefix(COMPILER).strip() if done.returncode == 0 else ""


def build(folder: Path = FOLDER, *, firmware: Path = PICO) -> Built:
    """The firmware, built in this folder; what did not change since is kept. Raises BuildError.

    firmware: the folder of CMakeLists.txt, with core beside it.
    """
    missing = [tool for tool in (COMPILER, "cmake", "ninja") if shutil.which(tool) is None]
    if missing:
        raise BuildError(f"Not installed: {', '.join(missing)}. Install the packages {PACKAGES}.")
    try:
        found = sources()
    except SdkError as error:
        raise BuildError(str(error)) from error
    folder = folder.resolve()
    with alone(folder):
        _configure(folder, firmware.resolve(), found)
        _run("ninja", "-C", str(folder), "companion")
        elf, program, uf2 = (folder / f"companion.{kind}" for kind in ("elf", "bin", "uf2"))
        data = program.read_bytes()
        image = make(data)
        if not uf2.is_file() or uf2.read_bytes() != image:
            uf2.write_bytes(image)
        return _weighed(Built(elf, program, uf2, len(data), *_memory(elf)))


def _configure(folder: Path, firmware: Path, found: Sources) -> None:
    """Ninja's files; anew only when they are missing or made for other sources."""
    wanted = {
        "CMAKE_BUILD_TYPE": "MinSizeRel",
        "PICO_SDK_PATH": str(found.sdk),
        "PICO_TINYUSB_PATH": str(found.tinyusb),
    }
    mark = folder / "configured.json"
    told = json.dumps({**wanted, "firmware": str(firmware)}, indent=1)
    if mark.is_file() and mark.read_text(encoding="utf-8") == told and (folder / "build.ninja").is_file():
        return
    (folder / "CMakeCache.txt").unlink(missing_ok=True)
    defined = [f"-D{name}={value}" for name, value in wanted.items()]
    _run("cmake", "-S", str(firmware), "-B", str(folder), "-G", "Ninja", *defined)
    mark.write_text(told, encoding="utf-8")


def _run(*words: str) -> None:
    done = subprocess.run(words, capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        raise BuildError(f"{words[0]} failed:\n{done.stdout}{done.stderr}")


def _memory(elf: Path) -> tuple[int, int]:
    """Bytes of RAM that the sections take, and how many of them are stack."""
    words = ["arm-none-eabi-size", "-A", str(elf)]
    done = subprocess.run(words, capture_output=True, encoding="utf-8", check=True)
    taken = stack = 0
    for line in done.stdout.splitlines():
        match line.split():
            case [str(name), size, address] if size.isdigit() and address.isdigit() and int(address) in RAM:
                taken += int(size)
                stack += int(size) if name.startswith(".stack") else 0
    return taken, stack


def _weighed(built: Built) -> Built:
    for what, size, most in (("flash", built.flash, MOST_FLASH), ("RAM", built.ram, MOST_RAM)):
        if size > most:
            raise BuildError(f"The firmware takes {size} bytes of {what}; {most} are allowed.")
    top = max(built.image.pages) - FLASH
    if top >= FLASH_BYTES - KEPT_BYTES:
        raise BuildError("The firmware reaches into the sectors of the calibration.")
    return built


def ship(built: Built, data: Path = DATA) -> None:
    """Copy the UF2 where the wheel takes it from, and describe it. Raises BuildError with another compiler."""
    if SHIPPING not in compiler():
        raise BuildError(f"Only {COMPILER} {SHIPPING} builds what is shipped; this one is {compiler()}.")
    if sources().own:
        raise BuildError("Only the fetched SDK builds what is shipped; unset PICO_SDK_PATH and PICO_TINYUSB_PATH.")
    image = built.image
    if not image.version:
        raise BuildError("The firmware does not say its version: machine.h should hold one.")
    about = {
        "version": image.version,
        "protocol": f"{MAJOR}.{MINOR}",
        "family": f"0x{FAMILY:08x}",
        "sha256": hashlib.sha256(image.data).hexdigest(),
        "bytes": len(image.data),
    }
    (data / "firmware.uf2").write_bytes(image.data)
    (data / "firmware.json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8", newline="\n")


def main() -> int:
    """Build, and ship if asked."""
    words = argparse.ArgumentParser(prog="python -m firmware.build", description="Builds the firmware.")
    words.add_argument("folder", nargs="?", type=Path, default=FOLDER, help="where to build; else build/firmware")
    words.add_argument("--ship", action="store_true", help="copy the UF2 into companion/device/data")
    chosen = words.parse_args()
    try:
        built = build(chosen.folder)
        if chosen.ship:
            ship(built)
    except (BuildError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"Compiler: {COMPILER} {compiler()}")
    print(f"Version: {built.image.version}")
    print(f"Flash: {built.flash} bytes of {MOST_FLASH}")
    print(f"RAM: {built.ram} bytes of {MOST_RAM}, {built.stack} of them stack")
    print(f"Written: {built.uf2}")
    if chosen.ship:
        print(f"Shipped: {DATA / 'firmware.uf2'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
