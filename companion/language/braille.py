"""Sheets in Braille: sentences translated by liblouis, laid out in pages. The only user of liblouis.

liblouis (LGPL) is not imported: its program lou_translate, of the system, is run as a process.
"""

from __future__ import annotations

import shutil
import subprocess
import unicodedata
from collections.abc import Sequence
from pathlib import Path

from companion.core import whole
from companion.core.errors import CompanionError, FileError
from companion.core.languages import FALLBACK

PROGRAM = "lou_translate"
TABLES = {"cs": "cs-g1.ctb", "pl": "Pl-Pl-g1.utb", "en": "en-ueb-g1.ctb"}
"""Language -> liblouis's table without contractions; a language that is not named takes English's."""
PATTERNS = "unicode.dis"
"""liblouis's table that gives dots as Unicode Braille patterns."""
INSTALL = "sudo apt install liblouis-bin"
CELLS, ROWS = 40, 25
"""Cells of a line and lines of a page: what embossers take."""
RUNOVER = 2
"""Blank cells before what does not fit on the first line of a sentence, so that a finger finds the next one."""
LONGEST_S = 20.0
LETTERS = {"cs": "áčďéěíňóřšťúůýž", "pl": "ąćęłńóśźż", "en": "áčďéěíňóřšťúůýžćłńśź"}
"""Language -> letters with accents that its table knows; any other, as in a foreign name, is told bare."""
_BARE = str.maketrans({**dict(zip("łŁđĐøØ", "lLdDoO", strict=True)), "ß": "ss"})
BLANK = "\u2800"
ASCII = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
"""North American ASCII Braille: the sign of each of the 64 patterns of six dots, in the order of Unicode."""
_NEW_LINE, _NEW_PAGE = "\r\n", "\f"


def translated(lines: Sequence[str], language: str) -> list[str]:
    """Each line as Unicode Braille patterns of six dots, a blank as the empty pattern.

    CompanionError braille-none where liblouis is not installed, braille-failed where it does not translate.
    """
    program = shutil.which(PROGRAM)
    if program is None:
        raise CompanionError("braille-none", program=PROGRAM, command=INSTALL)
    table = TABLES.get(language, TABLES[FALLBACK])
    failed = CompanionError("braille-failed", program=PROGRAM, table=table, command=INSTALL)
    text = "".join(" ".join(_lettered(line, language).split()) + "\n" for line in lines)
    try:
        done = subprocess.run(
            [program, "--forward", f"{PATTERNS},{table}"],
            input=text.encode("utf-8"),
            capture_output=True,
            timeout=LONGEST_S,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise failed from error
    found = done.stdout.decode("utf-8", "replace").splitlines()
    told = [dots for line in found if (dots := _six_dots(line)) is not None]
    if done.returncode or not len(told) == len(found) == len(lines):
        raise failed
    return told


def _lettered(line: str, language: str) -> str:
    """A line in letters that a language's table knows."""
    known = LETTERS.get(language, LETTERS[FALLBACK])

    def letter(one: str) -> str:
        if one.isascii() or not one.isalpha() or one.lower() in known:
            return one
        bare = unicodedata.normalize("NFKD", one.translate(_BARE))
        return "".join(sign for sign in bare if not unicodedata.combining(sign))

    return "".join(map(letter, unicodedata.normalize("NFC", line)))


def _six_dots(line: str) -> str | None:
    """A line of patterns without the dots 7 and 8, with which liblouis marks what it does not know."""
    cells = [ord(BLANK) if char == " " else ord(char) for char in line]
    if any(cell & ~0xFF != ord(BLANK) for cell in cells):
        return None
    return "".join(chr(cell & ~0xC0) for cell in cells)


def paged(lines: Sequence[str]) -> list[list[str]]:
    """Lines of patterns on pages: broken at blanks, what runs over indented; no sentence is cut by a page.

    A sentence longer than a page, which is none of ours, would be cut; so is a word longer than a line.
    """
    pages: list[list[str]] = [[]]
    for line in lines:
        broken = _broken(line)
        if pages[-1] and len(pages[-1]) + len(broken) > ROWS:
            pages.append([])
        for one in broken:
            if len(pages[-1]) == ROWS:
                pages.append([])
            pages[-1].append(one)
    return pages


def _broken(line: str) -> list[str]:
    """One sentence on lines of a page."""
    found: list[str] = []
    now = ""
    for word in line.split(BLANK):
        rest = word
        while rest:
            lead = BLANK if now.strip(BLANK) else ""
            if len(now) + len(lead) + len(rest) <= CELLS:
                now, rest = now + lead + rest, ""
            elif lead:
                found.append(now)
                now = BLANK * RUNOVER
            else:
                room = CELLS - len(now)
                found.append(now + rest[:room])
                now, rest = BLANK * RUNOVER, rest[room:]
    return [*found, now] if now.strip(BLANK) or not found else found


def ascii_braille(patterns: str) -> str:
    """Patterns of six dots in the signs that embossers read."""
    return "".join(ASCII[ord(char) - ord(BLANK)] for char in patterns)


def encoded(pages: Sequence[Sequence[str]], *, unicode: bool = False) -> bytes:
    """A .brf, or the same with Unicode patterns in UTF-8: lines end in CR LF, a form feed parts pages."""
    told = _NEW_PAGE.join(
        "".join((line if unicode else ascii_braille(line)).rstrip(" " + BLANK) + _NEW_LINE for line in page)
        for page in pages
    )
    return told.encode("utf-8")


def write(path: Path, pages: Sequence[Sequence[str]], *, unicode: bool = False) -> None:
    """Write what is encoded to a file. FileError. All or nothing; a file that is there is replaced."""
    try:
        whole.put(path, encoded(pages, unicode=unicode))
    except OSError as error:
        raise FileError("file-cannot-write", file=str(path), reason=error.strerror or "") from error
