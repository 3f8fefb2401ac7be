"""The messages of each language: their files, and each message parsed when it is first asked for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property, lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from companion import games
from companion.core.errors import CompanionError
from companion.core.languages import FALLBACK, OFFERED

_OURS = "companion."
_ENTRY = re.compile(r"\n([a-zA-Z][a-zA-Z0-9_-]*)[ ]*=")  # by its first sign found five times as fast as by ^
_PLAIN = re.compile(r"[^={}]*=((?:[^{}]|\{ *\$\w+ *\})+)")
_FACT = re.compile(r"\{ *\$(\w+) *\}")
_REMARK = re.compile(r"^#.*$", re.MULTILINE)
_FORM = re.compile(r"^ +[.*[]", re.MULTILINE)


class PhraseError(CompanionError):
    """A message is missing or cannot be worded with the facts given. facts: name of the message, reason."""


def folders(language: str) -> list[Path]:
    """Every folder with texts of a language, the common one first and those of other packages last."""
    packages = sorted({one.package for one in games.manifests()}, key=lambda one: (not one.startswith(_OURS), one))
    named = (f"{_OURS}language", *packages)
    # Not by importlib.resources, whose own imports cost help more than reading the texts does.
    return [Path(str(import_module(one).__file__)).parent / "texts" / language for one in named]


def text_files(language: str) -> list[Path]:
    """Every file with texts of a language, in the order of their folders."""
    return [path for one in folders(language) for path in sorted(one.glob("*.ftl"))]


class _File(NamedTuple):
    """A file with messages, as it was when it was found."""

    path: Path
    changed_ns: int
    size: int


class _Sources(Mapping[str, str]):
    """Every message of a language, as its file has it; another package takes none of ours away.

    Kept is which file has it, and what the files read last have: one game's words are all that most processes say.
    """

    def __init__(self, files: Iterable[_File]) -> None:
        self._files: dict[str, _File] = {}
        for file in files:
            for key in _read(file):
                self._files.setdefault(key, file)

    def __len__(self) -> int:
        return len(self._files)

    def __contains__(self, key: object) -> bool:
        return key in self._files

    def __getitem__(self, key: str) -> str:
        return _read(self._files[key])[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._files)

    @cached_property
    def formed(self) -> tuple[str, ...]:
        """Those that the parser has to read."""
        return tuple(source for source in self.values() if plain(source) is None)


def _sources(language: str) -> _Sources:
    """The messages of a language, found again when a file has changed."""
    found = ((path, path.stat()) for path in text_files(language))
    return _found(tuple(_File(path, stat.st_mtime_ns, stat.st_size) for path, stat in found))


@cache
def _found(files: tuple[_File, ...]) -> _Sources:
    return _Sources(files)


@lru_cache(maxsize=8)
def _read(file: _File) -> Mapping[str, str]:
    """The messages of a file."""
    text = "\n" + file.path.read_text(encoding="utf-8")
    found = list(_ENTRY.finditer(text))
    ends = [match.start() + 1 for match in found[1:]] + [len(text)]
    return {match[1]: text[match.start() + 1 : end] for match, end in zip(found, ends, strict=True)}


@cache
def _entry(source: str) -> Any:
    """A message as its tree, which nobody reads twice."""
    from companion.language.parsed import entry  # noqa: PLC0415 - help of plain texts never pays for it

    return entry(source)


class Plain(NamedTuple):
    """A message that needs no parser."""

    key: str
    words: str


def plain(source: str | None) -> str | None:
    """The words of a message of nothing but words and facts; None of any other."""
    found = _PLAIN.fullmatch(_REMARK.sub("", source or ""))
    return " ".join(found[1].split()) or None if found and not _FORM.search(found[1]) else None


class Messages:
    """The messages of one language; each is parsed when first asked for, so that a cold start stays short.

    What a language lacks is English's. PhraseError language-unknown {language} where it has no texts at all.
    """

    def __init__(self, language: str, functions: Mapping[str, Any]) -> None:
        self._language = language
        self._functions = dict(functions)
        self.sources = _sources(language)
        if not self.sources:
            raise PhraseError("language-unknown", language=language)
        self._others: Mapping[str, str] | None = {} if language == FALLBACK else None
        self._whole = language in OFFERED
        self._plain: dict[str, str | None] = {}

    @cached_property
    def _bundle(self) -> Any:
        """Where messages are kept once parsed; help of plain texts never pays for it."""
        from companion.language.bundle import Bundle  # noqa: PLC0415 - 45 ms

        return Bundle([self._language], functions=self._functions, use_isolating=False)

    def keep(self) -> None:
        """Have every message parsed that needs it, so that none is late when it is first said."""
        from companion.language.parsed import keep  # noqa: PLC0415 - as above

        keep(self._language, self.sources.formed)

    def read(self, key: str) -> None:
        """Read a message, and keep nothing of it. KeyError where it is damaged."""
        from companion.language.parsed import name  # noqa: PLC0415 - as above

        source = self.source(key)
        if plain(source) is None and name(source or "") != key:
            raise KeyError(key)

    def source(self, key: str) -> str | None:
        """A message as its file has it, else English's, read when one is missing; None: there is no such."""
        if key in self.sources:
            return self.sources[key]
        if self._others is None:
            self._others = _sources(FALLBACK)
        return self._others.get(key)

    def has(self, key: str) -> bool:
        """Whether there is a message that need not be; a language that is whole is not looked up in English."""
        return key in self.sources if self._whole else self.source(key) is not None

    def forms(self, key: str) -> tuple[str, ...]:
        """The names of the forms that a message has, "" for its value."""
        self._parsed(key, ("",))
        message = self._bundle.get_message(key) if self._bundle.has_message(key) else None
        return ("", *message.attributes) if message is not None else ("",)

    def pattern(self, key: str, forms: Iterable[str]) -> Any:
        """The first of these forms that the message has ("" is its value); None without the message.

        A plain one is its words as they stand in the file.
        """
        if key not in self._plain:
            self._plain[key] = plain(self.source(key))
        words = self._plain[key]
        if words is not None:
            return Plain(key, words) if "" in tuple(forms) else None
        return self._parsed(key, forms)

    def _parsed(self, key: str, forms: Iterable[str]) -> Any:
        if not self._bundle.has_message(key):
            source = self.source(key)
            if source is None:
                return None
            from fluent.syntax import ast  # noqa: PLC0415

            self._bundle.add_resource(ast.Resource([_entry(source)]))
        message = self._bundle.get_message(key)
        for form in forms:
            if form in message.attributes:
                return message.attributes[form]
            if not form:
                return message.value
        return None

    def format(self, pattern: Any, arguments: Mapping[str, str | int]) -> tuple[str, list[Exception]]:
        """The words, and what went wrong on the way."""
        if isinstance(pattern, Plain):
            if all(isinstance(arguments.get(name), str) for name in _FACT.findall(pattern.words)):
                return _FACT.sub(lambda fact: str(arguments[fact[1]]), pattern.words), []
            pattern = self._parsed(pattern.key, ("",))
        words, errors = self._bundle.format_pattern(pattern, dict(arguments))
        return str(words), errors
