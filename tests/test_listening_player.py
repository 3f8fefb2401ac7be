"""A player who only listens keeps the whole match in mind, and notices what it is told wrong."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.listening_kit import alone
from tests.listening_player.driver import Bend, Count, Listener, play, setup_of
from tests.listening_player.lengths import measure
from tests.more import sampled

ROOM = Path(__file__).parent / "listening_player"
LISTENS = sorted([*ROOM.glob("ears*.py"), *ROOM.glob("rules*.py")]) + [
    ROOM / f"{name}.py" for name in ("__init__", "__main__", "asking", "memory", "player")
]
"""The modules of the player itself; the others are the house around it."""
COLUMNS = {"cs": ("Bravo", "Cézar"), "pl": ("Bravo", "Cezar"), "en": ("Bravo", "Charlie")}
PLURALS = {"cs": ("kola.", "kol."), "pl": ("rundy.", "rund."), "en": ("rounds left.", "round left.")}
PLACED = re.compile(r"\w+ [A-Z]\w+ \w+, \w+ [A-Z]\w+ \w+\.")
EVENINGS = ((2, ("duel", "wider", "harmony")), (3, ("wider", "centralised")), (4, ("harmony",)))

languages = pytest.mark.parametrize("language", ["cs", "pl", "en"])


@pytest.fixture
def listener(language: str) -> Iterator[Listener]:
    """One listening player, ended behind the test."""
    one = Listener(language)
    yield one
    one.close()


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("language", "at"), [("cs", 0), ("pl", 1), ("en", 2)])
def test_a_player_who_only_listens_knows_all(language: str, listener: Listener, at: int) -> None:
    """The long form is python -m tests.listening_player.evenings."""
    count = Count()
    play(language, 11 + at, [listener], count, setup_of(*EVENINGS[at]))
    assert count.differences == []
    assert not count.not_understood
    assert count.compared > 30
    assert count.cuts > 0, "nobody has interrupted anything"


@pytest.mark.parametrize("language", sampled(["cs", "pl", "en"], "pl"))
def test_three_games_are_added_up(language: str, listener: Listener) -> None:
    count = Count()
    play(language, 5, [listener], count, setup_of(2, ("dynasty", "harmony")), calm=True)
    assert count.differences == []
    assert count.reasons == [], "where nobody interrupts, nothing needs to be asked"


def wrong_cell(language: str) -> Bend:
    """The third placement of a match is told on another column."""
    one, other = COLUMNS[language]
    seen = [0]

    def bend(seat: int, text: str, cut: bool) -> str | None:
        if not PLACED.fullmatch(text) or not (one in text or other in text):
            return text
        seen[0] += 1
        swapped = text.replace(one, "-").replace(other, one).replace("-", other)
        return swapped if seen[0] == 1 else text

    return bend


def dropped(language: str) -> Bend:
    """One placement is never heard."""
    seen = [0]

    def bend(seat: int, text: str, cut: bool) -> str | None:
        seen[0] += bool(PLACED.fullmatch(text))
        return None if seen[0] == 3 and PLACED.fullmatch(text) else text

    return bend


def plural(language: str) -> Bend:
    """Once, a counted word stands in a wrong form."""
    right, wrong = PLURALS[language]
    seen = [0]

    def bend(seat: int, text: str, cut: bool) -> str | None:
        seen[0] += right in text
        return text.replace(right, wrong) if seen[0] == 1 else text

    return bend


@pytest.mark.sampled(3)
@languages
@pytest.mark.parametrize("fault", [wrong_cell, dropped, plural])
def test_what_is_told_wrong_is_found(language: str, listener: Listener, fault: object) -> None:
    good, bad = Count(), Count()
    match = setup_of(2, ())
    play(language, 3, [listener], good, match, calm=True)
    assert (good.differences, good.reasons) == ([], [])
    assert callable(fault)
    try:
        play(language, 3, [listener], bad, match, fault(language), calm=True)
    except AssertionError as standstill:
        bad.differences.append(str(standstill))
    assert bad.differences or bad.reasons, "nobody has noticed"
    if fault is plural:
        assert bad.not_understood


def test_the_player_knows_nothing_of_companion() -> None:
    for path in LISTENS:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
        names |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        strange = {name for name in names if not name.startswith("tests.listening_player")} - STANDARD
        assert not strange, f"{path.name} imports {strange}"
        named = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        assert not named & {"open", "__import__", "eval", "exec"}, path.name


STANDARD = {
    "__future__",
    "argparse",
    "collections.abc",
    "copy",
    "dataclasses",
    "importlib",
    "json",
    "re",
    "sys",
    "typing",
    "zlib",
}
"""What the player may use: nothing that reads a file, a clock or dice."""


def test_the_player_runs_where_companion_cannot_be_imported() -> None:
    said: list[dict[str, object]] = [
        {"start": {"names": ["Jana", "Petr"], "seat": 1}},
        {"heard": "Odložte dvacet čtyři dílků, šest kol.", "ms": 3000, "cut": False},
        {"heard": "V nabídce čtyři dílky.", "ms": 2000, "cut": False},
        {"quiet": True},
    ]
    last = alone(["--language", "cs"], said)
    assert last["do"][0]["act"].startswith("castle 1 ")


@languages
def test_lines_are_as_short_as_they_may_be(language: str) -> None:
    found = measure(language, games=((2, ()),))
    placements, turns = sorted(found.placements), sorted(found.turns)
    assert placements[len(placements) // 2] <= 3
    assert placements[-1] <= 4
    assert turns[len(turns) // 2] <= 9
