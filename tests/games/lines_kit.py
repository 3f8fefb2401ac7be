"""What the tests of golden lines share: "scene | language | level | line", and the keys of whatever is said."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import groupby
from pathlib import Path

from companion.core.model import Announcement, Phrase, Problem, ScoreLine
from companion.language.phrases import Phrases

ENGLISH = Phrases("en", strict=True)
"""The words of tests/golden/<game>_refusals.txt."""


@cache
def golden(path: Path) -> dict[tuple[str, str], list[str]]:
    """(scene, language) -> its lines; several lines of a scene in the order of saying."""
    written = [line for line in path.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    return {(key[0], key[1]): list(group) for key, group in groupby(written, lambda line: line.split(" | ")[:2])}


def refusals(game: str) -> list[tuple[str, ...]]:
    """What a game refuses, as its golden file has it: position, the act unless that tells it, and the line."""
    path = Path(__file__).parents[1] / "golden" / f"{game}_refusals.txt"
    return [tuple(line.split(" | ")) for line in path.read_text("utf-8").splitlines() if line[0] != "#"]


def named(fact: object) -> Iterator[str]:
    """The keys of a phrase and of all phrases in it."""
    if isinstance(fact, tuple):
        for one in fact:
            yield from named(one)
    elif isinstance(fact, Phrase | Announcement | Problem | ScoreLine):
        yield fact.key
        for value in fact.facts.values():
            yield from named(value)
        yield from named(fact.remedy) if isinstance(fact, Problem) else ()


def written_in(game: Path, module: str) -> str:
    """The text of a module of a game, in whichever of its rooms it lies, but for its questions and its mind."""
    (found,) = (path for path in game.rglob(f"{module}.py") if path.parent.name not in ("questions", "mind"))
    return found.read_text(encoding="utf-8")
