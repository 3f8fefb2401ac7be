"""What the tests of listening players at tables of the Azul family share."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from companion.language.phrases import Language, Phrases
from tests.listening_player.driver import ROOT, Bend, Count, Listener
from tests.listening_player.table_driver import Plan

ROOM = Path(__file__).parent / "listening_player"
SHARED = ("ears", "grammar", "memory", "table_asking", "table_memory", "table_player", "tongues", "torn")
"""Modules of every such player; what they import is theirs."""
MOST_MATCHES = 3
_WAYS_OUT = {"open", "__import__", "eval", "exec"}


@cache
def phrases(language: Language) -> Phrases:
    """The sentences of a language; parsed once."""
    return Phrases(language, "terse", strict=True)


def once(before: str, after: str, where: str = ".*") -> Bend:
    """The first line that has these words is heard otherwise. where: of those that match a pattern."""
    seen = [0]

    def bend(seat: int, text: str, cut: bool) -> str | None:
        del seat, cut
        meant = before in text and re.fullmatch(where, text) is not None
        seen[0] += meant
        return text.replace(before, after) if meant and seen[0] == 1 else text

    return bend


def unheard(is_meant: str, number: int) -> Bend:
    """The line of this number, of those that match a pattern, is never heard."""
    seen = [0]

    def bend(seat: int, text: str, cut: bool) -> str | None:
        del seat, cut
        meant = re.fullmatch(is_meant, text) is not None
        seen[0] += meant
        return None if meant and seen[0] == number else text

    return bend


def all_is_known(
    play: Callable[..., None], game: str, language: Language, listener: Listener, plan: Plan, first: int
) -> None:
    """Matches are played to their end, and everything heard is understood, compared and right.

    One match after the other, until questions were compared and acts undone: chance has no more than three.
    """
    count, matches = Count(), 0
    while matches < MOST_MATCHES and not _has_all(count):
        play(game, first + matches, phrases(language), listener, count, plan)
        matches += 1
        assert count.differences == []
        assert not count.not_understood
        assert count.matches == matches
    assert count.compared > 50
    assert _has_all(count), f"too little has happened: {count.happened}"


def _has_all(count: Count) -> bool:
    times = {
        begins: sum(n for kind, n in count.happened.items() if kind.startswith(begins))
        for begins in ("answer compared", "undone", "asked before")
    }
    return times["answer compared"] > 2 and times["undone"] > 0 and times["asked before"] > 0


def noticed(
    play: Callable[..., None], game: str, language: Language, listener: Listener, plan: Plan, bend: Bend
) -> Count:
    """What came of a match in which something is heard otherwise; a standstill is noticed, too."""
    count = Count()
    try:
        play(game, 8, phrases(language), listener, count, plan, bend, calm=True)
    except AssertionError as standstill:
        count.differences.append(str(standstill))
    assert count.differences, "nobody has noticed"
    return count


def players_of(game: str, house: Iterable[str]) -> list[Path]:
    """The modules of a game's player, without those of the house around it, and what all players share."""
    mine = [path for path in ROOM.glob(f"{game}_*.py") if path.stem not in house]
    return [*mine, *(ROOM / f"{one}.py" for one in SHARED)]


def reaching_out(paths: Iterable[Path]) -> list[str]:
    """Where modules import something of companion, or could without saying so."""
    found = []
    for path in paths:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
        names |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        named = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        found += [f"{path.name}: {one}" for one in sorted(names) if one.startswith("companion")]
        found += [f"{path.name}: {one}" for one in sorted(named & _WAYS_OUT)]
    return found


def alone(arguments: Sequence[str], said: Sequence[Mapping[str, object]]) -> dict[str, Any]:
    """What a player answers last to these lines in a process in which companion cannot be imported."""
    without = f"import sys, runpy; sys.modules['companion'] = None; sys.argv = {['player', *arguments]!r};"
    done = subprocess.run(
        [sys.executable, "-c", f"{without} runpy.run_module('tests.listening_player', run_name='__main__')"],
        input="".join(json.dumps(one) + "\n" for one in said),
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        check=True,
    )
    last: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return last
