"""A player who only listens keeps a whole table of Azul in mind, and notices what it is told wrong."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from companion.phrases import Language, Phrases
from tests.listening_player.azul_driver import Plan, play, setup_of
from tests.listening_player.driver import ROOT, Bend, Count, Listener, alone

ROOM = Path(__file__).parent / "listening_player"
HOUSE = ("azul_driver", "azul_evenings", "azul_others", "azul_truth")
"""The modules of the house around the player."""
GREEDY = ("greedy", "greedy")
PLANS = {
    "azul-mini": (
        Plan(setup_of("azul-mini", 2), GREEDY, (1, 2)),
        Plan(setup_of("azul-mini", 3, ("reverse",), drawn=False), GREEDY, (2,)),
    ),
    "master-chocolatier": (
        Plan(setup_of("master-chocolatier", 3, ("special", "marker"), drawn=False), GREEDY, ()),
        Plan(setup_of("master-chocolatier", 2, ("reverse", "special")), GREEDY, (1, 2)),
    ),
}

languages = pytest.mark.parametrize("language", ["cs", "pl", "en"])
games = pytest.mark.parametrize("game", sorted(PLANS))


@cache
def phrases(language: Language) -> Phrases:
    """The sentences of a language; parsed once."""
    return Phrases(language, "terse", strict=True)


@pytest.fixture
def listener(language: str, game: str) -> Iterator[Listener]:
    """One listening player, ended behind the test."""
    one = Listener(language, game)
    yield one
    one.close()


@languages
@games
def test_a_player_who_only_listens_knows_the_whole_table(
    language: Language, game: str, listener: Listener
) -> None:
    count = Count()
    plan = PLANS[game][language == "pl"]
    play(game, 4, phrases(language), listener, count, plan)
    assert count.differences == []
    assert not count.not_understood
    assert count.matches == 1
    assert count.compared > 50
    kinds = count.happened
    assert sum(times for kind, times in kinds.items() if kind.startswith("answer compared")) > 2
    assert sum(times for kind, times in kinds.items() if kind.startswith("undone")) > 0


# ---- what is told wrong ---------------------------------------------------------------------------------------

TAKEN = {"cs": r"\w+: \w+ \w+, .*", "pl": r"\w+: \w+ \w+, .*", "en": r"\w+: display \w+, .*"}
LINES = {"cs": ("Řada tři", "Řada čtyři"), "pl": ("Linia trzy", "Linia cztery"), "en": ("Line three", "Line four")}
COLOURS = {"cs": ("modrých", "bílých"), "pl": ("niebieskich", "białych"), "en": ("blue", "white")}
COLOUR = {"cs": ("modr", "bíl"), "pl": ("niebiesk", "biał"), "en": ("blue", "white")}
POINTS = {
    "cs": ("jeden bod.", "dva body."),
    "pl": ("jeden punkt.", "dwa punkty."),
    "en": ("one point.", "two points."),
}
FORMS = {"cs": (" body", " bodů"), "pl": (" punkty", " punktów"), "en": (" points", " point")}


def once(before: str, after: str) -> Bend:
    """The first line that ends with these words, or has them, is heard otherwise."""
    seen = [0]

    def bend(seat: int, text: str, cut: bool) -> str | None:
        del seat, cut
        seen[0] += before in text
        return text.replace(before, after) if before in text and seen[0] == 1 else text

    return bend


def another_line(language: str) -> Bend:
    """A take is told with another pattern line."""
    return once(*LINES[language])


def other_points(language: str) -> Bend:
    """A tile is told with other points."""
    return once(*POINTS[language])


def wrong_form(language: str) -> Bend:
    """A counted word stands in a wrong form."""
    return once(*FORMS[language])


def dropped(language: str) -> Bend:
    """One take is never heard."""
    seen = [0]

    def bend(seat: int, text: str, cut: bool) -> str | None:
        del seat, cut
        taken = re.fullmatch(TAKEN[language], text) is not None
        seen[0] += taken
        return None if taken and seen[0] == 3 else text

    return bend


@languages
@pytest.mark.parametrize("game", ["azul-mini"])
@pytest.mark.parametrize("fault", [another_line, other_points, wrong_form, dropped])
def test_what_is_told_wrong_is_noticed(language: Language, game: str, listener: Listener, fault: object) -> None:
    assert callable(fault)
    count = Count()
    plan = Plan(setup_of(game, 2), GREEDY, ())
    try:
        play(game, 8, phrases(language), listener, count, plan, fault(language), calm=True)
    except AssertionError as standstill:
        count.differences.append(str(standstill))
    assert count.differences, "nobody has noticed"
    if fault is wrong_form:
        assert count.not_understood


# ---- independence ---------------------------------------------------------------------------------------------


def test_the_player_and_its_rules_know_nothing_of_companion() -> None:
    player = [path for path in ROOM.glob("azul_*.py") if path.stem not in HOUSE]
    rules = [ROOT / "tests" / "games" / f"{name}.py" for name in ("azul_naive", "azul_naive_special")]
    assert len(player) > 10
    for path in (*player, *rules):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
        names |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        assert not [name for name in names if name.startswith("companion")], path.name
        named = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        assert not named & {"open", "__import__", "eval", "exec"}, path.name


def test_the_player_runs_where_companion_cannot_be_imported() -> None:
    start = {"names": ["Jana", "Petr"], "seat": 1, "hands": False, "drawn": False, "style": "random"}
    said: list[dict[str, object]] = [
        {"start": start},
        {"heard": "Displays: five.", "ms": 2000, "cut": False},
        {"heard": "The marker goes to whoever was in Portugal last.", "ms": 3000, "cut": False},
        {"heard": "Jana begins.", "ms": 1000, "cut": False},
        {"state": True},
    ]
    last = alone(["--game", "azul-mini", "--language", "en"], said)
    assert (last["state"]["phase"], last["state"]["starter"]) == ("fill", 1)
