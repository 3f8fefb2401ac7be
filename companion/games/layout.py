"""Layout files of every game: their bytes and their text. Nothing else in this room reads files."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from companion.core import intake
from companion.core.errors import FileError

MOST_BYTES = 65_536
LINE_END = re.compile(r"\r\n|\r|\n")


class LayoutError(FileError):
    """A layout file that cannot be counted. errors: a FileError a fault, in the order of the file."""

    def __init__(self, errors: Sequence[FileError]) -> None:
        super().__init__(errors[0].key, **errors[0].facts)
        self.errors = tuple(errors)


Wrong = Callable[[str, int, int], Exception]
"""Makes the error of a game for a reason, a line and a column (from 1; nought where none is to blame)."""


def read(file: str, wrong: Wrong) -> bytes:
    """The bytes of a file. Reasons: those of companion.core.intake."""
    try:
        return intake.read_bytes(file, MOST_BYTES)
    except intake.Unreadable as error:
        raise wrong(error.reason, 0, 0) from None


def decoded(data: bytes, wrong: Wrong) -> str:
    """The text of a file without a byte order mark, as Windows editors write it. Reasons: too-large, not-utf8."""
    if len(data) > MOST_BYTES:
        raise wrong("too-large", 0, 0)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        good = data.decode("utf-8-sig", errors="surrogateescape")
        at = next(i for i, letter in enumerate(good) if "\udc80" <= letter <= "\udcff")
        lines = LINE_END.split(good[:at])
        raise wrong("not-utf8", len(lines), len(lines[-1]) + 1) from None
