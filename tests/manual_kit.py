"""How the manuals for players are read: chapters, items, code spans, quoted sentences, the indented block.

In docs/playing*.md a code span is either a command line or a line typed while playing, an indented block is a file
of a layout, and what stands between quotation marks is said word for word.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import click

from companion import input as keys
from companion.core.languages import fold
from companion.core.model import Act, Fact, Phrase
from companion.games import load
from companion.language.phrases import Phrases
from companion.ui.cli.main import main
from tests import command_kit
from tests.typed_scene import TypedScene

ROOT = Path(__file__).parent.parent
LANGUAGES = ("en", "cs", "pl")
HEADING = re.compile(r"(#+) (.+)")
ITEM = re.compile(r"(?:-|\d+\.) (.+)")
SPAN = re.compile(r"`([^`]+)`")
WORD = re.compile(r"[^\W\d_]{2,}")
QUOTES = {"en": re.compile(r'"([^"]+)"'), "cs": re.compile(r"„([^“”]+)“"), "pl": re.compile(r"„([^“”]+)”")}
CALLED = (".venv/bin/companion", r".venv\Scripts\companion")
"""How the command is called in the folder of the program."""
POINTING = {
    "en": r"\b(above|below|pictures?)\b|\b(e\.g|i\.e|etc)\.",
    "cs": r"\b(níže|výše|viz|krát)\b|\b(např|tj|tzn|atd|č)\.",
    "pl": r"\b(poniżej|powyżej|patrz)\b|\b(np|tj|tzn|itd)\.",
}
"""What a manual read aloud does not point at, and abbreviations."""

FAILED = {"key-unknown", "key-needs", "nothing-said-yet"}
UNANSWERED = ("-not-understood", "-whose-board", "-whose-garden", "-no-player")
"""Answers to a line that a manual should not have: keys, and the ends of a game's keys."""

Said = tuple[tuple[str, dict[str, Fact]], ...]


@dataclass(frozen=True)
class Chapter:
    """What stands below one heading, up to the next one of any level."""

    level: int
    title: str
    lines: tuple[str, ...]

    @property
    def items(self) -> list[str]:
        return [match[1] for line in self.lines if (match := ITEM.match(line))]

    @property
    def spans(self) -> list[str]:
        return [span for line in self.lines for span in SPAN.findall(line)]

    @property
    def typed(self) -> list[str]:
        return [span for span in self.spans if not is_command_line(span)]


@dataclass(frozen=True)
class Manual:
    """One manual in its three languages.

    page: its file below docs, without language and ending. game: whose commands it tells. scene: all that is said
    at the tables that it tells of, in order, as many sentences in each language. said: sentences that it quotes
    beside those, as messages. block: lines of its indented block. named: what a word that is no command means.
    parts: single sentences of longer lines may be quoted. whole: it tells every command, not only the game's own.
    never: further words that it does not say.
    """

    page: str
    game: str
    scene: Callable[[str], Mapping[str, str]]
    said: Said
    block: int
    named: Callable[[str, str], str]
    parts: bool = False
    whole: bool = False
    never: Mapping[str, str] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash(self.page)

    @cache  # noqa: B019 - a manual lives as long as the tests do
    def text(self, language: str) -> str:
        return (ROOT / "docs" / f"{self.page}.{language}.md").read_text(encoding="utf-8")

    @cache  # noqa: B019 - likewise
    def chapters(self, language: str) -> tuple[Chapter, ...]:
        found: list[tuple[int, str, list[str]]] = []
        for line in self.text(language).splitlines():
            if match := HEADING.fullmatch(line):
                found.append((len(match[1]), match[2], []))
            elif line:
                found[-1][2].append(line)
        return tuple(Chapter(level, title, tuple(lines)) for level, title, lines in found)

    def chapter(self, language: str, english: str) -> Chapter:
        """The chapter that has this title in English."""
        titles = [one.title for one in self.chapters("en")]
        return self.chapters(language)[titles.index(english)]

    def spans(self) -> list[str]:
        """Every code span of the English manual, each once."""
        return list(dict.fromkeys(span for one in self.chapters("en") for span in one.spans))

    def written(self, language: str) -> list[str]:
        """The indented block, line by line."""
        return [line.strip() for line in self.text(language).splitlines() if line.startswith("    ")]

    def vocabulary(self, language: str) -> keys.Vocabulary:
        return vocabulary(language, self.game)

    def with_names(self, span: str, language: str) -> str:
        """A span with each word of the language as the name of its command or of what it takes."""
        if is_command_line(span):
            return re.sub("(?<=^companion say ).*", "...", span)

        def name(match: re.Match[str]) -> str:
            command = None if match.start() and not self.whole else self.vocabulary(language).find(match[0])
            return f"<{command.name}>" if command else self.named(language, match[0]) or match[0]

        return WORD.sub(name, span)

    def ways(self, language: str) -> list[set[str]]:
        """How the commands of each item can be typed: number, letter, word, as far as they begin a span."""
        return [
            {fold(re.split("[ .]", span)[0]) for span in SPAN.findall(item)}
            for one in self.chapters(language)
            for item in one.items
        ]

    def pressed(self, language: str) -> list[str]:
        """What each item that begins with a code span has to be typed first."""
        items = [item for one in self.chapters(language) for item in one.items if item.startswith("`")]
        first = [SPAN.findall(item)[0] for item in items]
        return [span for span in first if not is_command_line(span)]

    def sayable(self, language: str) -> dict[str, str]:
        """Every sentence that may be quoted, with what it is in all languages."""
        known = dict(self.scene(language))
        parts: dict[str, str] = {}
        if self.parts:
            for line, what in known.items():
                sentences = enumerate(line.removesuffix(".").split(". "))
                parts |= {sentence + ".": f"{what}, sentence {n}" for n, sentence in sentences}
        return parts | known | {phrases(language).say(key, facts): key for key, facts in self.said}

    def quotes(self, language: str) -> list[str]:
        """Everything between quotation marks, in order."""
        lines = self.text(language).splitlines()
        return [quote for line in lines for quote in QUOTES[language].findall(SPAN.sub("", line))]


@cache
def phrases(language: str) -> Phrases:
    return Phrases(language, strict=True)


@cache
def vocabulary(language: str, game: str) -> keys.Vocabulary:
    return keys.vocabulary_of(load(game), phrases(language).part)


def is_command_line(span: str) -> bool:
    return span.split(maxsplit=1)[0] == "companion" or span in CALLED


def commands_run(manual: Manual, folder: Path, shape: Callable[[str, list[str]], bool]) -> set[str]:
    """Every command line of a manual is run in a folder that has its files; gives the names of those that ran.

    shape: of a command and the words behind it, whether only its form is looked at.
    """
    ran = set()
    for span in filter(is_command_line, manual.spans()):
        words = span.split()[1:]
        name, command, rest = resolved(words)
        if shape(name, rest):
            command.make_context(name, rest)
            continue
        speaks = any(param.name == "text" for param in command.params)
        result = command_kit.run(main, folder / "home", *words, *["--text"] * speaks)
        assert result.exit_code == 0, (words, result.output)
        assert result.stdout.strip(), words
        ran.add(name)
    return ran


def answered(one: TypedScene[Any], line: str, meant: keys.Meant | keys.Incomplete, done: set[str]) -> None:
    """A line of a manual is answered at its table: by what an act tells or asks (done), and never refused."""
    one.typed(line, seat=1 if meant.command.act is Act.ASK else 0)
    told = [announcement.key for _, announcement in one.heard]
    inner = {what.key for _, heard in one.heard if isinstance(what := heard.facts.get("what"), Phrase)}
    assert told or one.obeyed, line
    assert not [key for key in (*told, *inner) if key in FAILED or key.endswith(UNANSWERED)], (line, told, inner)
    if done and not one.obeyed:
        assert any(key.startswith(wanted) for key in (*told, *inner) for wanted in done), (line, told)
    else:
        assert not [key for key in told if key.startswith("careful")], (line, told)


def in_words(language: str, number: int) -> str:
    """A number as it stands before what is counted."""
    return phrases(language).say("count-point", {"n": number}).lower().rpartition(" ")[0]


def resolved(words: list[str]) -> tuple[str, click.Command, list[str]]:
    """The command that some words call: its full name, itself, and the words that it takes."""
    command: click.Command = main
    rest, named = list(words), []
    while isinstance(command, click.Group) and rest and not rest[0].startswith("-"):
        child = command.get_command(click.Context(command), rest[0])
        assert child is not None, words
        command = child
        named.append(rest.pop(0))
    return " ".join(named), command, rest
