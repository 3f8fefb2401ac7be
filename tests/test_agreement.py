"""Numbers agree with what they count, in every message of every language, as an ear of our own hears it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from companion.core.model import Fact
from companion.language.phrases import LANGUAGES, LEVELS, Language, Level, Phrases
from tests.agreement import EQUALS, OPEN, SHUT, flags
from tests.language_support import entries, facts_for
from tests.sentences import scene

NUMBERS = (0, 1, 2, 3, 4, 5, 12, 21, 22, 25, 102)

EXPLAINED: dict[tuple[str, str], str] = {
    ("cs", "preparing-game-digit"): "a choice and its digit",
    ("cs", "preparing-variant"): "a choice and its digit",
    ("cs", "tiles-format"): "the number of a format is its name",
    ("cs", "tiles-no-format"): "the number of a format is its name",
    ("cs", "az-doubt-cell"): "the number of a column is its name",
    ("cs", "rg-frame"): "a measure, so many by so many",
    ("cs", "az-rest"): "its fact $first tells how many the first item has; here both are made up apart",
    ("cs", "az-taken"): "holds az-rest",
    ("pl", "az-rest"): "its fact $first tells how many the first item has; here both are made up apart",
    ("pl", "az-taken"): "likewise",
    ("en", "boards-protocol"): "a version, read figure by figure: its point is no point of a score",
    **{
        (language, f"coupon-ask-{step}"): "levels of hundreds of millivolts, never a few"
        for language in LANGUAGES
        for step in ("bare", "turned-over", "castle", "gauge")
    },
}
"""What is flagged and right, with the reason."""

KNOWN = {
    "pl": "",
    "cs": "",
    "en": "",
}
"""What is flagged, wrong and to be mended: a message that is mended leaves this list, and none may join it."""


class Counted(Phrases):
    """Marks every number, and lets the marks through."""

    _inside = 0

    def number(self, n: int, gender: str = "", case: str = "") -> str:
        self._inside += 1
        words = super().number(n, gender, case)
        self._inside -= 1
        return words if self._inside else f"{OPEN}{n}{EQUALS}{words}{SHUT}"

    def _line(self, line: str) -> str:
        return line


def worded(phrases: Phrases, key: str, evenings: Sequence[Mapping[str, Fact]]) -> list[Level]:
    """The levels at which a message is worded otherwise than at a shorter one, with any of these facts."""
    found: dict[tuple[str, ...], Level] = {}
    for phrases.level in LEVELS:
        found.setdefault(tuple(phrases.say(key, facts) for facts in evenings), phrases.level)
    return [*found.values()]


def flagged(language: Language) -> dict[str, list[str]]:
    """What is suspicious in each message that has a number, said at every level with many numbers."""
    phrases = Counted(language, strict=True)
    found: dict[str, list[str]] = {}
    for key, entry in entries("en").items():
        numbers = [fact for fact in entry.facts.values() if fact.sort == "number"]
        if not numbers or key.startswith(("number-", "ordinal-")):
            continue
        evenings = [scene(language, key), *(facts_for(language, key, turn) for turn in range(6))]
        levels = worded(phrases, key, evenings[:3])
        for fact in numbers:
            low, high = fact.bounds()
            for at, n in enumerate(NUMBERS):
                if low <= n <= high:
                    for facts in (evenings[0], evenings[1 + at % 6]):
                        for phrases.level in levels:
                            said = phrases.say(key, {**facts, fact.name: n})
                            found.setdefault(key, []).extend(flags(language, said))
    return {key: list(dict.fromkeys(told)) for key, told in found.items() if told}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_agree_with_what_they_count(language: Language) -> None:
    found = flagged(language)
    explained = {key for told, key in EXPLAINED if told == language}
    unexplained = {key: told for key, told in found.items() if key not in explained | set(KNOWN[language].split())}
    assert not unexplained, f"{language}: {len(unexplained)} messages: {unexplained}"
    assert explained <= set(found), f"nothing to be explained any more: {explained - set(found)}"


WRONG = {
    "pl": (
        "Usterek: [1 jeden].",
        "Wolne miejsca: [1 jeden].",
        "Kratki: [2 dwa], dalej nic.",
        "Zostaje [2 dwie] żółte.",
        "Zostało [3 trzy] płytki.",
        "Są [5 pięć] płytek.",
        "[2 Dwie] punkty.",
        "[5 Pięć] płytki.",
        "[22 Dwadzieścia dwie] płytek.",
        "[21 Dwadzieścia jeden] płytka.",
        "[5 Pięć] płytek leżą.",
        "[3 Trzy] pełnych.",
    ),
    "cs": (
        "Závad: [1 jeden].",
        "Volná místa: [2 dva].",
        "Zbývá [2 dva] body.",
        "Zbývají [5 pět] bodů.",
        "[2 Dva] dlaždice.",
        "[5 Pět] body.",
        "[22 Dvacet dva] body.",
        "[2 Dvě] bílých.",
    ),
    "en": (
        "[1 One] points.",
        "[2 Two] point.",
        "[0 Zero] tile.",
        "There are [1 one] tile.",
        "There is [2 two] tiles.",
        "[1 One] area are left.",
        "[2 Two] areas is left.",
    ),
}
RIGHT = {
    "pl": (
        "Usterek: [1 jedna]. Wolne miejsca: [1 jedno], kafle: [1 jeden].",
        "Zostają [2 dwie] żółte, zostaje [5 pięć] żółtych, są [22 dwadzieścia dwa] punkty.",
        "[21 Dwadzieścia jeden] płytek leży, [3 trzy] pełne rzędy, runda [2 dwa] jest ostatnia.",
        "Grupa jest na kole [2 dwa] razy.",
    ),
    "cs": (
        "Závad: [1 jedna]. Volná místa: [2 dvě].",
        "Zbývají [2 dva] body, zbývá [5 pět] bodů, [22 dvacet dva] bodů, řada [2 dva] je celá.",
    ),
    "en": (
        "[1 One] area is left, [2 two] points, row [1 one] tiles.",
        "The marker and [1 one] praline fall.",
    ),
}


def told(language: str, said: str) -> list[str]:
    """The flags of a sentence in which a number is written as "[2 dwie]"."""
    parts = said.replace("]", SHUT).split("[")
    return list(flags(language, parts[0] + "".join(OPEN + part.replace(" ", EQUALS, 1) for part in parts[1:])))


@pytest.mark.parametrize(("language", "said"), [(one, said) for one in WRONG for said in WRONG[one]])
def test_what_does_not_agree_is_heard(language: str, said: str) -> None:
    assert len(told(language, said)) == 1


@pytest.mark.parametrize(("language", "said"), [(one, said) for one in RIGHT for said in RIGHT[one]])
def test_what_agrees_is_left_alone(language: str, said: str) -> None:
    assert told(language, said) == []
