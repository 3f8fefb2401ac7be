"""Settings and their values as they are listed: by their titles, in any language, beside the fixed names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from companion.config import changing
from companion.core.languages import LANGUAGES
from companion.core.model import Problem
from companion.evening.shell import folded, near
from companion.language.phrases import Phrases

SET = "set"
"""May stand before a setting that is to be set; its words are command-word-set."""
EMPTY = ("setting-is-usual", "setting-is-none", "setting-is-asked")
"""What is listed where nothing is set."""


@dataclass(frozen=True, slots=True)
class Titles:
    """What titles mean. phrases: of the language that is looked at first."""

    phrases: Phrases

    def read(self, words: Sequence[str]) -> tuple[str, str | None]:
        """The setting that these words begin with, and what follows it, None for nothing; else what was typed.

        The longest beginning counts, so that a title need not stand in quotation marks.
        """
        if len(words) > 1 and changing.named(words[0]) is None and self._is_set(words[0]):
            words = words[1:]
        for most in range(len(words), 0, -1):
            name = self.named(" ".join(words[:most])) if words[most - 1] else None
            if name is not None:
                return name, _after(words[most:])
        return words[0], _after(words[1:])

    def named(self, text: str) -> str | None:
        """The setting of this name or title; None where there is none."""
        return changing.named(text) or next(
            (
                name
                for phrases in self._languages()
                for name in changing.NAMES
                if folded(phrases.part(changing.title(name))) == folded(text)
            ),
            None,
        )

    def value(self, name: str, text: str) -> str:
        """A value as `changing.change` takes it, where it was typed as it is listed."""
        takes, title = changing.allowed(name), folded(text)
        for phrases in self._languages():
            if takes.kind == "choices":
                items = [self._choice(phrases, name, one.strip()) for one in text.split(",")]
                if items != [one.strip() for one in text.split(",")]:
                    return ", ".join(items)
            known = {folded(phrases.part(one)): "" for one in EMPTY}
            if takes.kind == "switch":
                known |= {folded(phrases.part(f"setting-is-{one}")): one for one in ("on", "off")}
            if title in known:
                return known[title]
            chosen = self._choice(phrases, name, text)
            if chosen != text:
                return chosen
        return text

    def unknown(self, text: str) -> Problem:
        """That there is no such setting, with the titles that come nearest."""
        titles = {folded(self.phrases.part(changing.title(name))): name for name in changing.NAMES}
        held = [one for one in titles if len(text) > 2 and folded(text) in one]
        names = [titles[one] for one in dict.fromkeys([*held, *near(folded(text), titles)])]
        fixed = changing.unknown(text)
        told = fixed.facts["near"]
        names = names or ([str(one) for one in told] if isinstance(told, tuple) else [])
        shown = tuple(changing.title(one) for one in list(dict.fromkeys(names))[:3])
        return Problem(fixed.key, {**fixed.facts, "near": shown})

    def refused(self, name: str, problem: Problem) -> Problem:
        """Why a value is not taken, with the values as they are listed."""
        facts = {**problem.facts}
        if "setting" in facts:
            facts["setting"] = changing.title(name)
        if "choices" in facts:
            facts["choices"] = tuple(changing.choice(name, one) for one in changing.allowed(name).choices)
        return Problem(problem.key, facts)

    def _choice(self, phrases: Phrases, name: str, text: str) -> str:
        """The value whose title this is; the text itself where there is none."""
        choices = changing.allowed(name).choices
        titles = {folded(phrases.part(changing.choice(name, one))): one for one in choices}
        return titles.get(folded(text), text)

    def _is_set(self, word: str) -> bool:
        words = {folded(phrases.part(f"command-word-{SET}")) for phrases in self._languages()}
        return folded(word) in {SET, *words}

    def _languages(self) -> Iterator[Phrases]:
        """Words of each language, this one's first."""
        yield self.phrases
        yield from (Phrases(one) for one in LANGUAGES if one != self.phrases.language)


def _after(words: Sequence[str]) -> str | None:
    return " ".join(words) if words else None
