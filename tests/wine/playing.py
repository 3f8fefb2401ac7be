"""What a player does with the installed program, without a board."""

from __future__ import annotations

import time
import zipfile
from pathlib import Path

from tests.trial import LAYOUT, WINNERS, spoken
from tests.wine.installing import Installed
from tests.wine.system import LANGUAGES, lines

PAIRS = 9
HELP_TIMES = 4.0
"""How much longer help may take than an interpreter that does nothing."""

SPOKEN_S = 5.0
"""A whole match takes longer than this to say."""


def version(installed: Installed) -> str:
    """The version."""
    told = installed.companion("--version").strip()
    assert told.startswith("companion, version "), told
    return told


def span_s(installed: Installed, *words: str) -> float:
    """How long a program runs."""
    began_s = time.monotonic()
    installed.windows.run(*words)
    return time.monotonic() - began_s


def help_speed(installed: Installed) -> str:
    """Help is whole, and not much slower than the bare interpreter."""
    assert "score" in installed.companion("--help")
    bare = rf"{installed.place}\program\python.exe", "-c", "pass"
    ours = rf"{installed.place}\companion.exe", "--help"
    # In turns, so that whatever else the computer does slows both; the shortest of each has waited least.
    pairs = [(span_s(installed, *bare), span_s(installed, *ours)) for _ in range(PAIRS)]
    bare_s, help_s = (min(spans) for spans in zip(*pairs, strict=True))
    told = f"help {help_s:.2f} s, the bare interpreter {bare_s:.2f} s, {help_s / bare_s:.1f} times"
    assert help_s <= HELP_TIMES * bare_s, told
    return told


def demo(installed: Installed, language: str) -> str:
    """A whole demonstration with its speech in a file, with letters of the language right."""
    file = installed.windows.work / f"{language}.wav"
    words = ("demo", "--seed", "5", "--lang", language, "--wav", rf"Z:\wine-work\{file.name}")
    locale = LANGUAGES.get(language, "C.UTF-8")
    told = installed.companion(*words, LANG=locale, LC_ALL=locale)
    assert WINNERS[language] in lines(told)[-1], told[-400:]
    return spoken(file, SPOKEN_S)


def score(installed: Installed) -> str:
    """A file that lies in a folder with blanks and diacritics is counted."""
    folder = installed.windows.work / "Žluté hry a łąki"
    folder.mkdir(exist_ok=True)
    (folder / "kingdom.txt").write_text(LAYOUT, "utf-8")
    told = installed.companion("score", "--layout", rf"Z:\wine-work\{folder.name}\kingdom.txt", "--text")
    assert "four points" in told, told
    return ""


def portable(installed: Installed, archive: Path) -> str:
    """The zip is opened in a folder with blanks, and a whole match is played from there, not installed."""
    folder = installed.windows.work / "na klíčence"
    with zipfile.ZipFile(archive) as packed:
        packed.extractall(folder)
    program = rf"Z:\wine-work\{folder.name}\companion\companion.exe"
    told = installed.windows.run(program, "demo", "--seed", "5", "--lang", "en", "--text")
    assert WINNERS["en"] in lines(told)[-1], told[-400:]
    return lines(told)[-1]


def doctor(installed: Installed) -> str:
    """What it finds here: no board, no sound; what it says is of Windows."""
    told = installed.companion("doctor", "--lang", "en", code=None)
    assert "Non-relative" not in told, told
    return f"{len(lines(told))} lines"
