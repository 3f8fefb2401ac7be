"""Builds the firmware's core for this computer: a board that speaks the bench protocol on its pipes.

    python -m firmware.host.build [FOLDER]

build() is what tests and the bench call; it compiles only when a source is newer than the program.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

HOST: Final = Path(__file__).parent
CORE: Final = HOST.parent / "core"
DEFAULT: Final = HOST.parents[1] / "build" / "host"
PROGRAM: Final = "companion-board"
FLAGS: Final = ("-std=c++17", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror")
FAST: Final = ("-O2",)
CHECKED: Final = ("-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")


class HostBuildError(RuntimeError):
    """The program cannot be built; the text says why and what to do."""


def build(folder: Path = DEFAULT, *, checked: bool = False) -> Path:
    """The program in this folder, compiled if it is missing or old; checked: with sanitizers, under another name.

    Several processes may build at once: the program appears whole or not at all. Raises HostBuildError.
    """
    compiler = shutil.which("g++")
    if compiler is None:
        raise HostBuildError("The compiler g++ is not installed. Install the package g++.")
    program = folder / (f"{PROGRAM}-checked" if checked else PROGRAM)
    sources = [Path(__file__), HOST / "main.cpp", *HOST.glob("*.h"), *CORE.glob("*.h")]
    newest_ns = max(source.stat().st_mtime_ns for source in sources)
    if program.is_file() and program.stat().st_mtime_ns >= newest_ns:
        return program
    folder.mkdir(parents=True, exist_ok=True)
    fresh = program.with_name(f".{program.name}.{os.getpid()}")
    options = (*FLAGS, *(CHECKED if checked else FAST), f"-I{CORE}", f"-I{HOST}")
    command = [compiler, *options, str(HOST / "main.cpp"), "-o", str(fresh)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    if done.returncode != 0:
        raise HostBuildError(f"The board for this computer cannot be compiled. g++ says:\n{done.stderr}")
    fresh.replace(program)
    return program


def main(arguments: list[str]) -> int:
    """Build, into the named folder if one is named, and say where the program is."""
    try:
        print(f"Built: {build(Path(arguments[0]) if arguments else DEFAULT)}")
    except (HostBuildError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
