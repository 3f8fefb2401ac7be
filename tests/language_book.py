"""The sentences as a book: docs/language/<language>.md and the golden phonemes.

`python -m tests.language_book` writes both anew after a change of the texts; read the difference first.
"""

from __future__ import annotations

from pathlib import Path

from companion.model import Fact, Phrase, Place
from companion.phrases import LANGUAGES, Phrases
from tests.language_support import NAMES, NUMBERS, entries, facts_for, phonemes

__all__ = ["golden", "main", "scene", "sentences", "with_sentences"]

ROOT = Path(__file__).parents[1]
BEGIN, END = "<!-- sentences: written by tests/language_book.py -->", "<!-- end of sentences -->"
GROUPS = (
    (
        "Placing",
        ("rg-placed", "rg-castle", "rg-joined", "rg-area-grew", "rg-discarded", "rg-ended", "rg-over"),
    ),
    ("Reasons and remedies", ("careful", "rg-remedy", "rg-")),
    (
        "Putting right",
        ("put-", "knocked", "take", "undone", "made", "half-", "restored", "nothing", "why", "part"),
    ),
    ("Boards", ("board", "cell-", "cells-", "thing-")),
    ("Everything else", ("",)),
)
QUIET = (
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


def with_sentences(text: str, language: str) -> str:
    """The page with its part of sentences as the texts have them now."""
    head, _, rest = text.partition(BEGIN)
    _, _, tail = rest.partition(END)
    return f"{head}{BEGIN}\n\n{sentences(language)}\n{END}{tail}"


def sentences(language: str) -> str:
    """Every sentence with its purpose, terse and normal, by group."""
    left = [key for key in entries("en") if not key.startswith(QUIET)]
    parts = []
    for title, starts in GROUPS:
        here = [key for key in left if key.startswith(starts)]
        left = [key for key in left if key not in here]
        parts.append(f"### {title}\n\n" + "\n".join(_lines(language, key) for key in here))
    return "\n".join(parts)


def _lines(language: str, key: str) -> str:
    entry = entries("en")[key]
    facts = scene(language, key)
    phrases = wording(language)
    said: dict[str, str] = {}
    for phrases.level in ("normal", "terse", "full"):
        line = phrases.say(key, facts)
        if line not in said.values():
            said[phrases.level] = line
    words = "".join(f"  * {level}: {said[level]}\n" for level in ("terse", "normal", "full") if level in said)
    return f"* `{key}`: {entry.purpose.rstrip('.')}.\n{words}"


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
    """Version of espeak-ng; then counted things and main sentences, each with its IPA below it."""
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
    version, spoken = phonemes([(language, line) for line in lines])
    told = [f"espeak-ng {version}"]
    for line, ipa in zip(lines, spoken, strict=True):
        told += [line, f"    {ipa}"]
    return told


def main() -> None:
    """Write the pages and the golden files anew."""
    for language in LANGUAGES:
        page = ROOT / "docs" / "language" / f"{language}.md"
        page.write_text(with_sentences(page.read_text(encoding="utf-8"), language), encoding="utf-8")
        target = ROOT / "tests" / "golden" / f"phrases_{language}.txt"
        target.write_text("\n".join(golden(language)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
