"""What the tests of the texts share: the messages as parsed, facts made up for each, phonemes of espeak-ng."""

from __future__ import annotations

import ctypes
import json
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast

from companion.core.model import Fact, Phrase, Place
from companion.language.phrases import text_files

NUMBERS = (0, 1, 2, 5, 12, 21, 22, 102, -8)
TERRAINS = ("field", "forest", "lake", "meadow", "swamp", "mine")
NAMES = {"cs": ("Jana", "Petr", "Ema"), "pl": ("Ola", "Piotr", "Zosia"), "en": ("Jane", "Peter", "Emma")}
TEXTS = ("settings.toml", "/dev/ttyACM0", "Q7 x_9", "castle 1")
FEWEST = {"list": 0, "some": 1, "several": 2}
CELLS = (Place("1", 2, 3), Place("1", 2, 4), Place("1", 7, 7), Place("1", 1, 1))

_FACT = re.compile(r"\$(\w+) \| ([a-z]+)((?: [^|]+)?) \| ?(.*)")


@dataclass(frozen=True)
class FactType:
    """One fact as its comment describes it: sort (number, name, id...), what follows the sort, its meaning."""

    name: str
    sort: str
    more: tuple[str, ...]
    meaning: str

    @property
    def unused(self) -> bool:
        return self.meaning.startswith("(unused)")

    @property
    def ids(self) -> tuple[str, ...]:
        return TERRAINS if self.sort == "terrain" else self.more

    def bounds(self) -> tuple[int, int]:
        """Smallest and largest number that can come."""
        low, high = self.more[0].split("-") if self.more else ("-8", "999")
        return int(low or "-8"), int(high)


@dataclass(frozen=True)
class Entry:
    """One message of one language."""

    key: str
    message: ast.Message
    purpose: str
    facts: Mapping[str, FactType]

    def patterns(self) -> Iterator[tuple[str, ast.Pattern]]:
        """The value as "" and every attribute by its name."""
        if self.message.value is not None:
            yield "", self.message.value
        for attribute in self.message.attributes:
            yield attribute.id.name, attribute.value


@cache
def entries(language: str) -> dict[str, Entry]:
    """Every message of a language; fails on junk, terms and doubles."""
    found: dict[str, Entry] = {}
    for path in text_files(language):
        for item in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(item, ast.Junk), f"{path}: {item.content!r}"
            assert not isinstance(item, ast.Term), f"{path}: a message cannot refer to a term"
            if isinstance(item, ast.Message):
                assert item.id.name not in found, f"{path}: {item.id.name} is there twice"
                found[item.id.name] = _entry(item)
    return found


def _entry(message: ast.Message) -> Entry:
    lines = message.comment.content.split("\n") if message.comment and message.comment.content else []
    told = [line for line in lines if not line.startswith("$")]
    facts: dict[str, FactType] = {}
    for line in lines:
        if line.startswith("$"):
            match = _FACT.fullmatch(line)
            assert match, f"{message.id.name}: {line!r} is no description of a fact"
            facts[match[1]] = FactType(match[1], match[2], tuple(match[3].split()), match[4])
    return Entry(message.id.name, message, " ".join(told), facts)


def walk(node: Any, kind: type[Any]) -> Iterator[Any]:
    """Every node of a kind below a node."""
    if isinstance(node, kind):
        yield node
    children: Iterable[Any] = ()
    if isinstance(node, ast.BaseNode):
        children = vars(node).values()
    elif isinstance(node, list):
        children = node
    for child in children:
        yield from walk(child, kind)


# ---- facts made up from the comments -----------------------------------------------------------------------


def numbers_of(fact: FactType) -> tuple[int, ...]:
    """The numbers to try a fact with: those of the issue that can come, and the bounds."""
    low, high = fact.bounds()
    tried = [n for n in (*NUMBERS, 3) if low <= n <= high]
    return tuple(dict.fromkeys([*tried, low, high] if fact.more else tried))


def sample(language: str, fact: FactType, turn: int, depth: int = 0) -> Fact:
    """A value for a fact; another `turn` gives another one."""
    if fact.sort == "number":
        choice = numbers_of(fact)
        return choice[turn % len(choice)]
    if fact.sort in FEWEST:
        inner = FactType(fact.name, fact.more[0], fact.more[1:], "")
        length = max(FEWEST[fact.sort], (turn + depth) % 4)
        return tuple(sample(language, inner, turn + i, depth) for i in range(length))
    if fact.sort == "phrase":
        key = fact.more[turn % len(fact.more)]
        return Phrase(key, facts_for(language, key, turn, depth + 1))
    if fact.sort in ("id", "terrain"):
        return fact.ids[turn % len(fact.ids)]
    choices: dict[str, tuple[Fact, ...]] = {
        "name": NAMES[language],
        "text": TEXTS,
        "words": ("slovo", "word"),
        "cell": CELLS,
    }
    several = choices[fact.sort]
    return several[turn % len(several)]


def facts_for(language: str, key: str, turn: int, depth: int = 0) -> dict[str, Fact]:
    """Facts for a message as its comment asks; neighbouring facts get different values."""
    facts = entries("en")[key].facts.values()
    return {
        fact.name: sample(language, fact, turn + i * (fact.sort in ("name", "cell", "terrain")), depth)
        for i, fact in enumerate(facts)
    }


def turns(key: str) -> int:
    """How many turns show every number and every id of a message at least once."""
    facts = entries("en")[key].facts.values()
    sizes = [len(numbers_of(fact)) if fact.sort == "number" else len(fact.ids) for fact in facts]
    return max([4, *sizes])


# ---- espeak-ng ---------------------------------------------------------------------------------------------


def phonemes(lines: Sequence[tuple[str, str]]) -> tuple[str, list[str]]:
    """Version of espeak-ng and the IPA of each (language, text); the engine runs in a process of its own."""
    done = subprocess.run(
        [sys.executable, __file__],
        input=json.dumps(list(lines)),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    answer = json.loads(done.stdout)
    return str(answer["version"]), [str(line) for line in answer["ipa"]]


def _main() -> None:
    import espeakng_loader

    library = ctypes.CDLL(espeakng_loader.get_library_path())
    library.espeak_Initialize(2, 0, espeakng_loader.get_data_path().encode(), 0x8000)
    library.espeak_Info.restype = library.espeak_TextToPhonemes.restype = ctypes.c_char_p
    spoken, voice = [], ""
    for language, text in json.load(sys.stdin):
        if language != voice:
            assert library.espeak_SetVoiceByName(language.encode()) == 0, language
            voice = language
        held = ctypes.create_string_buffer(text.encode() + b"\0")
        at, parts = ctypes.c_void_p(ctypes.addressof(held)), []
        while at.value:
            part = library.espeak_TextToPhonemes(ctypes.byref(at), 1, 2)
            parts.append((part or b"").decode())
        spoken.append(" | ".join(part for part in parts if part))
    json.dump({"version": library.espeak_Info(None).decode().split()[0], "ipa": spoken}, sys.stdout)


if __name__ == "__main__":
    _main()
