"""Every sentence with facts of one evening: printed for a reviewer, and as espeak-ng pronounces the main ones.

`python -m tests.sentences cs` prints the sentences of a language, each with its purpose and its levels.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from companion.core.model import Fact, Phrase, Place
from companion.language.lexicon import Lexicon
from companion.language.phrases import LANGUAGES, Phrases
from tests.language_support import NAMES, NUMBERS, entries, facts_for, phonemes

__all__ = ["golden", "main", "scene", "sentences"]

QUIET = (
    "about-",
    "usage-",
    "command-word-",
    "rg-about-",
    "az-about-",
    "qg-about-",
    "number-",
    "ordinal-",
    "list-",
    "terrain-",
    "edge-",
    "towards-",
    "column",
    "sign-",
    "count-",
    "cell-words",
)


def sentences(language: str) -> Iterator[str]:
    """Every sentence with its purpose, and its levels where they differ; a line each."""
    phrases = wording(language)
    for key, entry in entries("en").items():
        if key.startswith(QUIET):
            continue
        yield f"{key}: {entry.purpose.rstrip('.')}."
        said: dict[str, None] = {}
        for phrases.level in ("normal", "terse", "full"):
            line = phrases.say(key, scene(language, key))
            if line not in said:
                yield f"    {phrases.level}: {line}"
            said[line] = None


_KEPT: dict[str, Phrases] = {}


def wording(language: str) -> Phrases:
    """One Phrases a language, kept."""
    return _KEPT.setdefault(language, Phrases(language, strict=True))


def scene(language: str, key: str) -> dict[str, Fact]:
    """Facts of one evening, the same for all messages, where their names are known."""
    jana, petr, _ = NAMES[language]
    known: dict[str, Fact] = {
        "player": jana,
        "number": 24,
        "terrain_a": "forest",
        "crowns_a": 1,
        "a": Place("1", 2, 3),
        "terrain_b": "field",
        "crowns_b": 0,
        "b": Place("1", 2, 4),
        "cell": Place("1", 2, 3),
        "joins": "castle",
        "terrain": "forest",
        "crowns": 2,
        "squares": 5,
        "points": 10,
        "gained": 4,
        "players": (jana, petr),
        "total": 52,
        "largest_area": 7,
        "what": "meadow",
        "thing": Phrase("rg-domino", {"number": 13}),
        "count": 5,
        "columns": 5,
        "rows": 5,
    }
    facts = facts_for(language, key, 1)
    described = entries("en")[key].facts
    for name, value in known.items():
        if name in facts and _fits(described[name].sort, described[name].more, value):
            facts[name] = value
    return facts


def _fits(sort: str, more: tuple[str, ...], value: Fact) -> bool:
    if sort == "number" and isinstance(value, int) and more:
        low, high = more[0].split("-")
        return int(low) <= value <= int(high)
    fitting = {
        "number": isinstance(value, int),
        "name": isinstance(value, str),
        "cell": isinstance(value, Place),
        "terrain": value in ("forest", "field"),
        "id": value in more,
        "phrase": isinstance(value, Phrase) and value.key in more,
        "several": isinstance(value, tuple) and more == ("name",),
        "some": isinstance(value, tuple) and more == ("name",),
    }
    return fitting.get(sort, False)


def golden(language: str) -> list[str]:
    """Version of espeak-ng; then counted things and main sentences, each with the IPA of what is read below it."""
    phrases = wording(language)
    lines = []
    for key in entries("en"):
        if key.startswith("count-"):
            phrases.level = "normal"
            lines.append(", ".join(phrases.part(key, {"n": n}) for n in NUMBERS))
    for key in entries("en"):
        if not key.startswith((*QUIET, "tiles-", "virtual-", "script-", "history-", "import-", "voice-", "port-")):
            for phrases.level in ("terse", "normal"):
                lines.append(phrases.say(key, scene(language, key)))
    lines = list(dict.fromkeys(lines))
    read = Lexicon(Path("none")).spoken
    version, spoken = phonemes([(language, read(line, language, False)) for line in lines])
    told = [f"espeak-ng {version}"]
    for line, ipa in zip(lines, spoken, strict=True):
        told += [line, f"    {ipa}"]
    return told


def main(languages: list[str]) -> None:
    """Print the sentences of these languages, or of all."""
    for language in languages or LANGUAGES:
        print(*sentences(language), sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
