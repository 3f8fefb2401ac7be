"""Announcement -> sentence in the language of the players, worded at the moment of speaking.

The sentences live in Fluent files: companion/language/texts/<language>/*.ftl for what no game owns, and
texts/<language>/*.ftl in the package of each game. A message's value is the normal wording; its
attributes `.terse` and `.full` are the other levels, and other attributes are forms that another sentence asks for
("genitive", "short"), also with a level ("genitive-terse"). Python decides nothing about a sentence: it splits a
number into hundreds, tens and units, and lays the items of a list into the patterns that the texts give.

Facts: int is said in words. str is an id to select on, or a name or a text, which is made speakable. Place is a
cell's name in the chosen style. Phrase is worded first. tuple is a list of these.

Functions for the texts (named arguments are literals):
    WORDS($n, gender: "feminine", case: "accusative")   a number in words
    ORDINAL($n, gender: "neuter")                       "third"
    COUNT($n, of: "square", case: "accusative")         message count-square with $n; sign: "none" drops its minus
    SIGN($n)                                            "minus", "none" or "plus"
    NOUN($id, of: "terrain", form: "genitive")          the message terrain-<id> in a form; a Phrase in a form
    PART($a, $b, of: "rg-half", names: "terrain crowns", form: "short")   a message given facts of these names
    LIST($items, style: "and", form: "one")             items in a form, joined; empty ones are left out
    LIST($items, most: 3)                               of more than so many: their number, and these as examples
    LIST($items, $first, form: "ordered")               the same; each item gets its number as the fact $index
    SIZE($items)                                        how many items a list has
    SAME($a, $b)                                        "yes" or "no"
    COLUMN($x, most: 8)                                 the name of a column, or of a cell's column
    CELL($column, $row, most: 8)                        the name of a cell; so many columns have names
A message never refers to another one directly ({ other }): each is parsed when it is first said.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, Protocol

from companion.core.escapes import unmarked, without
from companion.core.languages import LANGUAGES, PLAIN, Language
from companion.core.model import SIDE, Fact, Phrase, Place, Problem
from companion.language.messages import Messages, PhraseError, text_files

__all__ = ["CELLS", "LANGUAGES", "LEVELS", "Language", "Level", "PhraseError", "Phrases", "Sayable", "text_files"]

Level = Literal["terse", "normal", "full"]
Cells = Literal["words", "labels", "letters", "chess"]
LEVELS: tuple[Level, ...] = ("terse", "normal", "full")
CELLS: tuple[Cells, ...] = ("words", "labels", "letters", "chess")

COMMAND = "companion "
"""How a fact begins that is to be typed at a shell."""
LONGEST_TEXT = 80  # characters of a name or a text in a sentence: nobody listens to more
_RUN = re.compile(r"[0-9]+|[^0-9]")
_HANGING = re.compile(r"(?<![^\W\d_])['-]|['-](?![^\W\d_])")
_SENTENCE = re.compile(r"(?:^|(?<=[.?] ))\w")
_LOOSE = re.compile(r" +([,.:?])(?=\s|$)")
_EMPTY = re.compile(r"([.?])(?: ?\.)+(?= |$)")
_PUNCTUATION = " ,.?:"


class Sayable(Protocol):
    """Whatever has a message key and facts: Announcement, Phrase, Problem, ScoreLine, CompanionError."""

    @property
    def key(self) -> str:
        """Id of the message."""

    @property
    def facts(self) -> Mapping[str, Fact]:
        """What the message names."""


class FactWords(str):
    """The words of a fact, and the fact itself: an id is compared as it is and spoken as words."""

    __slots__ = ("fact",)
    fact: Fact

    def __new__(cls, words: str, fact: Fact) -> FactWords:
        """Words for `fact`."""
        told = super().__new__(cls, words)
        told.fact = fact
        return told

    def __eq__(self, other: object) -> bool:
        return self.fact == (other.fact if isinstance(other, FactWords) else other)

    __hash__ = str.__hash__


class Phrases:
    """Words announcements in one language, at one level, with one style of cell names.

    level, cells and digits may be set at any time and count from the next sentence on. digits: numbers from ten on
    are given digit by digit ("five two"), for an ear that confuses fifteen and fifty.
    A message that this language lacks is English's.
    strict: raise PhraseError for a missing message or fact (tests); otherwise log it and say what can be said, for
    a game must not stop for want of a word. Not for use by several threads at once.
    """

    def __init__(
        self, language: str, level: Level = "normal", cells: Cells = "words", *, strict: bool = False
    ) -> None:
        self.language = language
        self.level = level
        self.cells = cells
        self.digits = False
        self.strict = strict
        self._exact = False
        self._signs = _PUNCTUATION + ("" if language in PLAIN else "'-")
        self._numbers: dict[tuple[int, str, str, bool], str] = {}
        functions = ("words", "ordinal", "count", "sign", "noun", "part", "list", "size", "same", "column", "cell")
        self._texts = Messages(language, {name.upper(): getattr(self, f"_{name}") for name in functions})

    # ---- for the rest of the house ----------------------------------------------------------------------------

    def say(self, message: str | Sayable, facts: Mapping[str, Fact] | None = None) -> str:
        """One line of plain words: letters, blanks, commas, periods, colons and question marks.

        message: a key with facts, or whatever carries both; a Problem is said with its remedy.
        """
        return self._line(_ended(self._sentences(self._worded(message, facts))))

    def part(self, message: str | Sayable, facts: Mapping[str, Fact] | None = None) -> str:
        """The words alone, without capital letter and period, to be used as a name or text in another sentence."""
        return _tidy(self._worded(message, facts))

    def forms(self, message: Sayable) -> list[str]:
        """The words alone in every form and level that the message has, each once; its value first."""
        found = (_tidy(self._render(message.key, message.facts, form)) for form in self._texts.forms(message.key))
        return list(dict.fromkeys(filter(None, found)))

    def write(self, message: str | Sayable, facts: Mapping[str, Fact] | None = None) -> str:
        """The same sentence for the eye only: names of files and ports stand as they are, signs and digits too."""
        self._exact = True
        try:
            return _ended(self._sentences(self._worded(message, facts)))
        finally:
            self._exact = False

    def number(self, n: int, gender: str = "", case: str = "") -> str:
        """A whole number in words; from a million on, digit by digit."""
        asked = (n, gender, case, self.digits)
        known = self._numbers.get(asked)
        if known is None:
            known = self._numbers[asked] = self._spelled(n, gender, case)
        return known

    def cell(self, place: Place) -> str:
        """A cell's name in the chosen style: "Bravo tři"; of a surface with names of its own, that name."""
        own = f"place-{place.board}"
        if self._texts.has(own):
            return self._format(own, self._forms(""), {"column": place.x, "row": place.y})
        return self._cell(place.x, place.y)

    def keys(self) -> list[str]:
        """The ids of all messages of this language."""
        return list(self._texts.sources)

    def warm(self) -> None:
        """Have every message parsed now, so that no first sentence of a kind is late."""
        self._texts.keep()

    def check(self) -> None:
        """Read every message; whatever Fluent's reader raises where one is damaged."""
        self.warm()
        for key in self.keys():
            self._texts.read(key)

    # ---- messages ---------------------------------------------------------------------------------------------

    def _worded(self, message: str | Sayable, facts: Mapping[str, Fact] | None) -> str:
        if isinstance(message, str):
            return self._render(message, facts or {})
        if isinstance(message, Problem) and message.remedy is not None:
            reason = Phrase(message.key, message.facts)
            facts = {"reason": reason, "remedy": message.remedy, "player": "", "several": 0}
            return self._render("careful", facts)
        return self._render(message.key, message.facts)

    def _forms(self, form: str) -> tuple[str, ...]:
        if form:
            return (f"{form}-{self.level}", form, self.level, "")
        return (self.level, "")

    def _render(self, key: str, facts: Mapping[str, Fact], form: str = "") -> str:
        told = {name: fact if isinstance(fact, int) else self._told(fact) for name, fact in facts.items()}
        return self._format(key, self._forms(form), told)

    def _format(self, key: str, forms: Iterable[str], arguments: Mapping[str, str | int]) -> str:
        pattern = self._texts.pattern(key, forms)
        if pattern is None:
            return self._failed(key, "no such message or form")
        words, errors = self._texts.format(pattern, arguments)
        if errors:
            self._failed(key, "; ".join(str(error) for error in errors))
        return words

    def _failed(self, key: str, reason: str) -> str:
        if self.strict:
            raise PhraseError("phrase-missing", name=key, reason=reason)
        _warn("no words for %s: %s", key, reason)
        pattern = self._texts.pattern("phrase-missing", ("",))
        return self._texts.format(pattern, {"name": self._speakable(key.replace("-", " "))})[0]

    def _told(self, fact: Fact) -> FactWords:
        if isinstance(fact, str):
            return FactWords(self._speakable(self._typed(fact)), fact)
        if isinstance(fact, Place):
            return FactWords(self.cell(fact), fact)
        if isinstance(fact, Phrase):
            return FactWords(self._render(fact.key, fact.facts), fact)
        if isinstance(fact, tuple):
            return FactWords("", fact)  # only LIST and SIZE give it words
        return FactWords(self.number(fact) if isinstance(fact, int) else self._speakable(str(fact)), fact)

    def _typed(self, fact: str) -> str:
        """A fact; a command to be typed in the words that this language has beside the fixed ones."""
        if not fact.startswith(COMMAND):
            return fact
        words = fact.removeprefix(COMMAND).split(" ")
        for place, word in enumerate(words):
            if not self._texts.has(f"command-word-{word}"):
                break
            words[place] = self._format(f"command-word-{word}", ("",), {})
        return COMMAND + " ".join(words)

    def _joined(self, items: Sequence[str], style: str) -> str:
        said = [item for item in items if item]
        words = said[0] if said else ""
        for i, item in enumerate(said[1:], start=2):
            forms = ("",) if i == len(said) else ("more", "")
            words = self._format(f"list-{style}", forms, {"before": words, "next": item})
        return words

    # ---- numbers ----------------------------------------------------------------------------------------------

    def _spelled(self, n: int, gender: str, case: str) -> str:
        if n < 0:
            return self._format("number-minus", ("",), {"number": self.number(-n, gender, case)})
        if n >= 1_000_000 or (self.digits and n >= 10):
            return " ".join(self.number(int(digit)) for digit in str(n))
        if n >= 1000:
            head = self._format("number-thousands", ("",), {"n": n // 1000})
            return self._with_rest("number-thousands-and", head, n % 1000, gender, case)
        if n >= 100:
            head = self._format(f"number-{n // 100 * 100}", ("",), {})
            return self._with_rest("number-hundreds-and", head, n % 100, gender, case)
        return self._below_hundred(n, gender, case, compound=False)

    def _with_rest(self, key: str, head: str, rest: int, gender: str, case: str) -> str:
        if not rest:
            return head
        words = self.number(rest) if rest >= 100 else self._below_hundred(rest, gender, case, compound=True)
        return self._format(key, ("",), {"head": head, "rest": words, "n": rest})

    def _below_hundred(self, n: int, gender: str, case: str, compound: bool) -> str:
        if n > 20 and n % 10:
            tens = self._format(f"number-{n // 10 * 10}", ("",), {})
            units = self._below_hundred(n % 10, gender, case, compound=True)
            return self._format("number-tens-and", ("",), {"tens": tens, "units": units})
        start = "compound-" if compound else ""
        forms = (f"{start}{gender}-{case}", f"{start}{gender}", start.rstrip("-"), "")
        return self._format(f"number-{n}", forms, {})

    # ---- functions for the texts ------------------------------------------------------------------------------

    def _words(self, n: int, gender: str = "", case: str = "") -> str:
        return self.number(int(n), gender, case)

    def _ordinal(self, n: int, gender: str = "") -> str:
        key = f"ordinal-{int(n)}"
        if self._texts.pattern(key, ("",)) is None:
            return self._format("ordinal-beyond", ("",), {"n": n})
        return self._format(key, (gender, ""), {})

    def _count(self, n: int, of: str, case: str = "", sign: str = "") -> str:
        return self._format(f"count-{of}", self._forms(case), {"n": abs(int(n)) if sign else n})

    @staticmethod
    def _sign(n: int) -> str:
        return "minus" if int(n) < 0 else "plus" if int(n) else "none"

    def _noun(self, told: FactWords, of: str = "terrain", form: str = "") -> str:
        if isinstance(told.fact, Phrase):
            return self._render(told.fact.key, told.fact.facts, form)
        return self._format(f"{of}-{told.fact}", self._forms(form), {})

    def _part(self, *values: FactWords | int, of: str, names: str, form: str = "") -> str:
        return self._format(of, self._forms(form), dict(zip(names.split(), values, strict=True)))

    def _list(self, items: FactWords, first: int = 1, style: str = "and", form: str = "", most: int = 999) -> str:
        there = self._items(items)
        words = [self._listed(item, index, form) for index, item in enumerate(there, start=int(first))]
        if all(isinstance(item, Place) for item in there):
            words = list(dict.fromkeys(words))  # both cells of a slot have one name
        if len(words) <= int(most):
            return self._joined(words, style)
        shown = self._joined(words[: int(most)], "comma")
        return self._format("list-example", ("",), {"count": len(words), "shown": shown})

    def _listed(self, item: Fact, index: int, form: str) -> str:
        if isinstance(item, Phrase):
            return self._render(item.key, {**item.facts, "index": index}, form)
        return str(self._told(item))

    def _size(self, items: FactWords) -> int:
        return len(self._items(items))

    @staticmethod
    def _items(told: FactWords) -> tuple[Fact, ...]:
        if not isinstance(told.fact, tuple):
            raise TypeError(f"{told.fact!r} is no list")
        return told.fact

    @staticmethod
    def _same(one: FactWords | int, other: FactWords | int) -> str:
        return "yes" if one == other else "no"

    def _column(self, where: FactWords | int, most: int = SIDE) -> str:
        fact = where.fact if isinstance(where, FactWords) else where
        n = fact.x if isinstance(fact, Place) else int(str(fact))
        return self._format(f"column-{self._style(n, most)}", self._forms(""), {"column": n})

    def _cell(self, column: int, row: int, most: int = SIDE) -> str:
        return self._format(f"cell-{self._style(column, most)}", self._forms(""), {"column": column, "row": row})

    def _style(self, column: int, most: int) -> Cells:
        """Names exist for the columns of a fixed board; a floating frame may reach beyond them."""
        return self.cells if 1 <= int(column) <= int(most) else "labels"

    # ---- characters -------------------------------------------------------------------------------------------

    def _speakable(self, text: str) -> str:
        """A name or a text that a voice reads as words: digits in words, signs and markup gone, a dot named."""
        if text.isascii() and text.isalpha() and len(text) <= LONGEST_TEXT:
            return text
        text = unicodedata.normalize("NFC", without(text))
        if self._exact:
            return " ".join("".join(c for c in text if c.isprintable()).split())
        runs = _RUN.findall(unmarked(text)[: 4 * LONGEST_TEXT])
        words = "".join(self._spoken(run, follower) for run, follower in zip(runs, [*runs, ""][1:], strict=True))
        words = " ".join(_HANGING.sub(" ", words).split())[:LONGEST_TEXT].strip()
        return words or (self._format("nameless", ("",), {}) if text else "")

    def _spoken(self, run: str, follower: str = "") -> str:
        """A run of digits, or one other character of a name, as a voice should get it."""
        if run.isalpha():
            return run
        if run.isdecimal() and run.isascii():
            numbers = [run] if len(run) <= 3 and run[0] != "0" else list(run)
            return " " + " ".join(self.number(int(number)) for number in numbers) + " "
        if run == "." and follower.isalnum():
            return " " + self._format("sign-dot", ("",), {}) + " "
        return run if run in self._signs[len(_PUNCTUATION) :] else " "

    @staticmethod
    def _sentences(words: str) -> str:
        """One line, each sentence with a capital letter."""
        return _SENTENCE.sub(lambda start: start[0].upper(), _tidy(words))

    def _line(self, line: str) -> str:
        """The line, with everything gone that a voice does not read as a word."""
        if all(c.isalpha() or c in self._signs for c in set(line)):
            return line
        if self.strict:
            raise PhraseError("phrase-missing", name=line, reason="a sign that a voice does not read as a word")
        _warn("a sign that a voice does not read as a word in: %s", line)
        runs = _RUN.findall(line)
        return self._sentences("".join(run if run in _PUNCTUATION else self._spoken(run) for run in runs))


def _warn(told: str, *about: str) -> None:
    """Log what no player should ever hear of; help, which needs no log, never pays for it."""
    import logging  # noqa: PLC0415

    logging.getLogger(__name__).warning(told, *about)


def _tidy(words: str) -> str:
    """One line with single blanks, none before a comma or period, and without empty sentences."""
    return _EMPTY.sub(r"\1", _LOOSE.sub(r"\1", " ".join(words.split())))


def _ended(line: str) -> str:
    """The line with its period, if it does not end with a sign already."""
    return line if line[-1:] in ".?" else f"{line}."
