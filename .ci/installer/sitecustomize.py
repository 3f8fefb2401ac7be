"""Shipped among the libraries, where every Python looks when it starts: modules out of one file.

Opening some hundred files is what a start costs on Windows. The file is written by keeping.py where the program is
installed; without it, or where it is another Python's or damaged, modules come from their own files as ever.

Imported here is only what every Python has loaded by now: all else would come from its own file.
"""

import _thread
import io
import marshal
import os
import sys
from importlib.machinery import ModuleSpec, SourceFileLoader

PROGRAM = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
"""The folder that has Python, the libraries and the file."""
FILE = os.path.join(PROGRAM, "modules.bin")
SIZE_BYTES = 8
"""How long the number is with which the file begins: the length of its index, which follows."""


class KeptLoader(SourceFileLoader):
    """Runs the code that was kept; all else of a module lies where it always did."""

    def __init__(self, name: str, path: str, finder: "KeptFinder") -> None:
        super().__init__(name, path)
        self._finder = finder

    def get_code(self, fullname: str) -> object:
        """See importlib.abc.InspectLoader."""
        return self._finder.code(fullname)


class KeptFinder:
    """Finds the modules of the file, which stays open.

    The index has of each module its place below the program's folder, whether it is a package, where its code
    begins, and how long it is.
    """

    def __init__(self, file: io.BufferedReader) -> None:
        """OSError, EOFError, ValueError, TypeError for a file that is none of ours, or another Python's."""
        self._file = file
        self._reading = _thread.allocate_lock()
        size = int.from_bytes(file.read(SIZE_BYTES), "little")
        version, length, self._index = marshal.loads(file.read(size))
        self._begin = SIZE_BYTES + size
        if version != sys.version or file.seek(0, os.SEEK_END) != self._begin + length:
            raise ValueError(version, length)

    def find_spec(self, name: str, _path: object = None, _target: object = None) -> ModuleSpec | None:
        """See importlib.abc.MetaPathFinder."""
        kept = self._index.get(name)
        if kept is None:
            return None
        place = os.path.join(PROGRAM, kept[0])
        spec = ModuleSpec(name, KeptLoader(name, place, self), origin=place, is_package=kept[1])
        spec.has_location = True
        if spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(os.path.dirname(place))
        return spec

    def code(self, name: str) -> object:
        """The code of a module; threads may import at once."""
        _place, _package, at, length = self._index[name]
        with self._reading:
            self._file.seek(self._begin + at)
            read = self._file.read(length)
        return marshal.loads(read)

    def close(self) -> None:
        """Let the file be exchanged; no module comes out of it any more."""
        self._file.close()


def begin() -> None:
    """Find modules in the file first, where there is one that this Python wrote."""
    try:
        file = open(FILE, "rb")  # noqa: SIM115 - open as long as the program runs
    except OSError:
        return
    try:
        sys.meta_path.insert(0, KeptFinder(file))
    except (OSError, EOFError, ValueError, TypeError):
        file.close()


begin()
