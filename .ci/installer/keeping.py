"""Shipped beside the program and run by its installer: keeps the modules that a start needs in one file.

Which ones is seen by starting: help, and a demonstration without sound. sitecustomize.py reads the file.
"""

from __future__ import annotations

import contextlib
import io
import marshal
import os
import sys
import tempfile
from importlib import import_module
from importlib.machinery import SourceFileLoader
from pathlib import Path
from zipimport import zipimporter

import sitecustomize

PROGRAM = Path(sitecustomize.PROGRAM)
FILE = Path(sitecustomize.FILE)

STARTS = (("--help",), ("demo", "--seed", "5", "--text", "--lang", "en"))
OTHERS = ("companion.speech.process", "companion.minds.worker", "companion.ui.cli.play", "runpy")
"""What begins in processes of their own, the command that an evening begins with, and what runs a page."""


def start() -> None:
    """Import what starts import; nothing of the user's is read or written."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        os.environ["COMPANION_HOME"] = home
        from companion.ui.cli.main import main  # noqa: PLC0415 - the user's folder is read when it is imported

        for words in STARTS:
            with contextlib.suppress(SystemExit), contextlib.redirect_stdout(io.StringIO()):
                main(list(words))
        for name in OTHERS:
            import_module(name)


def imported() -> dict[str, tuple[str, bool, bytes]]:
    """Every module of this program that was imported from a file: its place, whether it is a package, its code."""
    found = {}
    for name, module in sorted(sys.modules.items()):
        spec = getattr(module, "__spec__", None)
        if spec is None or spec.name != name or not isinstance(spec.loader, SourceFileLoader | zipimporter):
            continue
        place, code = Path(spec.origin or "").absolute(), spec.loader.get_code(name)
        if code is not None and place.is_relative_to(PROGRAM):
            told = str(place.relative_to(PROGRAM))
            found[name] = (told, spec.submodule_search_locations is not None, marshal.dumps(code))
    return found


def packed(modules: dict[str, tuple[str, bool, bytes]]) -> bytes:
    """The file, as sitecustomize.py reads it."""
    index, codes, at = {}, [], 0
    for name, (place, package, code) in modules.items():
        index[name] = (place, package, at, len(code))
        codes.append(code)
        at += len(code)
    told = marshal.dumps((sys.version, at, index))
    return len(told).to_bytes(sitecustomize.SIZE_BYTES, "little") + told + b"".join(codes)


def main() -> None:
    """Write the file; nobody sees half of it."""
    sys.dont_write_bytecode = True
    older = [one for one in sys.meta_path if isinstance(one, sitecustomize.KeptFinder)]
    sys.meta_path[:] = [one for one in sys.meta_path if one not in older]
    start()
    unfinished = FILE.with_suffix(".new")
    unfinished.write_bytes(packed(imported()))
    for one in older:
        one.close()
    unfinished.replace(FILE)


if __name__ == "__main__":
    main()
