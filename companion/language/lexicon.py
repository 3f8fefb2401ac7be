"""How a voice is to read words that it would misread: respelled, or as phonemes of espeak-ng.

Each language has its own in texts/<language>/pronounced.txt, here and in the package of each game: a word a line,
a colon, and how it is read. An owner's own words come before them; they lie beside the settings in a JSON object:
{"version": 1, "words": {"cs": {"Martin": "Martyn"}}}. Phonemes stand in double brackets.
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

from companion.core import owned
from companion.core.errors import FileError
from companion.language.messages import folders

FILE = "pronounced.txt"
OWN_FILE = "pronunciation.json"
OWN_VERSION = 1
MOST_WORDS = 1000
"""Words of an owner in one language."""
LONGEST = 80
"""Letters of a word, or of how it is read."""

Readings = Mapping[str, str]
"""Word as `folded` gives it -> how it is read."""

_WORD = re.compile(r"[^\W\d_]+")
_RESPELLED = re.compile(r"[^\W\d_]+(?:[ '-][^\W\d_]+)*")
_PHONEMES = re.compile(r"\[\[[!-Z^-~]+(?: [!-Z^-~]+)*\]\]")


def folded(word: str) -> str:
    """A word as it is looked up: in any case."""
    return unicodedata.normalize("NFC", word).casefold()


def is_word(text: str) -> bool:
    """Whether this can be looked up: letters alone."""
    return len(text) <= LONGEST and _WORD.fullmatch(text) is not None


def is_phonemes(reading: str) -> bool:
    """Whether a word is read so by espeak-ng alone."""
    return reading.startswith("[[")


def is_reading(text: str) -> bool:
    """Whether a word can be read so."""
    return len(text) <= LONGEST and (_RESPELLED.fullmatch(text) or _PHONEMES.fullmatch(text)) is not None


@cache
def shipped(language: str) -> Readings:
    """The program's own words of a language."""
    found: dict[str, str] = {}
    for folder in folders(language):
        path = folder / FILE
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        for word, _, reading in (one.partition(": ") for one in lines if one and not one.startswith("#")):
            found.setdefault(folded(word), reading)
    return found


def own_words(path: Path) -> dict[str, dict[str, str]]:
    """An owner's words of each language, as they were typed, bounded. FileError owned-wrong."""
    told = owned.read_owned(path, OWN_VERSION).get("words", {})
    if not isinstance(told, dict) or not all(map(_usable, told.values())):
        raise owned.wrong(path, "form")
    return told


def _usable(words: object) -> bool:
    if not isinstance(words, dict) or len(words) > MOST_WORDS:
        return False
    return all(is_word(one) and isinstance(how, str) and is_reading(how) for one, how in words.items())


class Lexicon:
    """What a voice gets in place of words, an owner's own first.

    path: the owner's file, read anew whenever it has changed. told: gets, once for each change, why it is not
    used; the program's own words are read as usual then. Never raises.
    """

    def __init__(self, path: Path, told: Callable[[FileError], object] = lambda _error: None) -> None:
        self._path = path
        self._told = told
        self._seen: tuple[int, int, int] | None = None
        self._own: dict[str, Readings] = {}

    def spoken(self, text: str, language: str, phonemes: bool) -> str:
        """The text for the voice. phonemes: it takes them in double brackets; else such a word stays as it is."""
        self._look()
        own, usual = self._own.get(language, {}), shipped(language)
        text = unicodedata.normalize("NFC", text)
        if phonemes:  # other engines take no brackets for more than signs
            text = text.replace("[[", " ")

        def read(word: re.Match[str]) -> str:
            key = folded(word[0])
            reading = own.get(key) or usual.get(key, "")
            return word[0] if not reading or (is_phonemes(reading) and not phonemes) else reading

        return _WORD.sub(read, text)

    def _look(self) -> None:
        """Read the owner's file if it is another than last time."""
        try:
            told = os.stat(self._path)
            seen = (told.st_mtime_ns, told.st_size, told.st_ino)
        except OSError:
            seen = None
        if seen == self._seen:
            return
        self._seen, self._own = seen, {}
        try:
            words = own_words(self._path)
        except FileError as error:
            self._told(error)
            return
        self._own = {language: {folded(one): how for one, how in of.items()} for language, of in words.items()}
