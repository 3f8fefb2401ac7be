"""The drive that a boot loader shows to the computer: a folder that takes a UF2 file and vanishes.

It holds INFO_UF2.TXT and INDEX.HTM as the RP2040's does. A file copied there is looked at as a whole: blocks of
another family count for nothing, and before the last block has come nothing happens.
"""

from __future__ import annotations

import contextlib
import shutil
from pathlib import Path
from typing import Final

from firmware.bench import uf2

NAME: Final = "RPI-RP2"
INFO: Final = "UF2 Bootloader v3.0\nModel: Raspberry Pi RP2\nBoard-ID: RPI-RP2\n"
INDEX: Final = "<html><body>The drive of an emulated board.</body></html>\n"
OWN: Final = ("INFO_UF2.TXT", "INDEX.HTM")


class Drive:
    """A drive below a folder of drives; a second one at the same time gets a number behind its name."""

    def __init__(self, parent: Path) -> None:
        self._parent = parent
        self.path: Path | None = None

    def appear(self) -> Path:
        """Make the folder and its two files; tells where. The folder shows up with both in it."""
        self._parent.mkdir(parents=True, exist_ok=True)
        for number in range(100):
            path = self._parent / (NAME + (str(number) if number else ""))
            fresh = self._parent / f".{path.name}.new"
            with contextlib.suppress(FileExistsError):
                fresh.mkdir()
                try:
                    if path.exists():
                        continue
                    for name, text in zip(OWN, (INFO, INDEX), strict=True):
                        (fresh / name).write_text(text, encoding="utf-8")
                    fresh.rename(path)
                    self.path = path
                    return path
                finally:
                    shutil.rmtree(fresh, ignore_errors=True)
        raise OSError(f"too many drives in {self._parent}")

    def taken(self) -> bytes | None:
        """A whole UF2 file that somebody has copied there, if there is one."""
        if self.path is None:
            return None
        with contextlib.suppress(OSError):
            for file in sorted(self.path.iterdir()):
                if file.name not in OWN and file.is_file():
                    image = file.read_bytes()
                    with contextlib.suppress(uf2.Uf2Error):
                        uf2.pieces(image)
                        return image
        return None

    def vanish(self) -> None:
        """Take the folder away, whatever lies in it."""
        if self.path is not None:
            shutil.rmtree(self.path, ignore_errors=True)
        self.path = None
