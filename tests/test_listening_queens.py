"""A player who only listens keeps a whole table of Queen's Garden in mind, and notices what it is told wrong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.games.queens_garden.rules.variants import BELOW, SIDE_B
from companion.language.phrases import Language
from tests.listening_kit import all_is_known, alone, noticed, once, players_of, reaching_out, unheard
from tests.listening_player import cell_names, queens_table
from tests.listening_player.driver import ROOT, Bend, Listener
from tests.listening_player.queens_driver import play, setup_of
from tests.listening_player.table_driver import Plan

GAME = "queens-garden"
HOUSE = ("queens_driver", "queens_others", "queens_truth")
"""The modules of the house around the player."""
GREEDY = ("greedy", "greedy")
PLANS = {
    "cs": Plan(setup_of(2, (SIDE_B,)), ("greedy", "random")),
    "pl": Plan(setup_of(3, drawn=False), GREEDY),
    "en": Plan(setup_of(4, (BELOW,)), ("random", "greedy")),
}
DECISION = ROOT / "docs" / "decisions" / "cells-by-the-clock.md"

languages = pytest.mark.parametrize("language", ["cs", "pl", "en"])


@pytest.fixture
def listener(language: str) -> Iterator[Listener]:
    """One listening player, ended behind the test."""
    one = Listener(language, GAME)
    yield one
    one.close()


@pytest.mark.sampled(1)
@languages
def test_a_player_who_only_listens_knows_the_whole_table(language: Language, listener: Listener) -> None:
    all_is_known(play, GAME, language, listener, PLANS[language], 11)


# ---- what is told wrong ---------------------------------------------------------------------------------------

NAME = r"(?:Jana|Petr)"
PLACED = {
    "cs": rf"{NAME} pokládá: [^.,]+, [^.]*(?:okraj|fontány).*",
    "pl": rf"{NAME} dokłada [^.,]+, [^.]*(?:brzeg|fontannie).*",
    "en": rf"{NAME} lays: [^.,]+, [^.]*(?:rim|fountain).*",
}
HOURS = {"cs": ("dvojka", "čtyřka"), "pl": ("druga", "czwarta"), "en": ("two o'clock", "four o'clock")}
STACK = {"cs": "Sloupeček", "pl": "Stos", "en": "Stack"}
PATTERNS = {"cs": ("strom", "pták"), "pl": ("ptak", "motyl"), "en": ("tree", "bird")}
WON = {"cs": ("pavilóny ", "žlutá "), "pl": ("pawilony ", "żółta "), "en": ("pavilions ", "yellow ")}
FORMS = {"cs": (" bodů", " body"), "pl": (" punktów", " punkty"), "en": (" points", " point")}


def other_hour(language: str) -> Bend:
    """A cell is told with another hour."""
    return once(*HOURS[language], PLACED[language])


def other_pattern(language: str) -> Bend:
    """A hexagon is told with another pattern."""
    return once(*PATTERNS[language], rf"{STACK[language]}: .*")


def other_reason(language: str) -> Bend:
    """Points of a round are told with another reason."""
    return once(*WON[language])


def wrong_form(language: str) -> Bend:
    """A counted word stands in a wrong form."""
    return once(*FORMS[language])


def dropped(language: str) -> Bend:
    """One placing is never heard."""
    return unheard(PLACED[language], 2)


@pytest.mark.sampled(6)
@languages
@pytest.mark.parametrize("fault", [other_hour, other_pattern, other_reason, wrong_form, dropped])
def test_what_is_told_wrong_is_noticed(language: Language, listener: Listener, fault: object) -> None:
    assert callable(fault)
    count = noticed(play, GAME, language, listener, Plan(setup_of(2), GREEDY), fault(language))
    if fault is wrong_form:
        assert count.not_understood


# ---- independence ---------------------------------------------------------------------------------------------


def test_the_player_and_its_rules_know_nothing_of_companion() -> None:
    player = players_of("queens", HOUSE)
    rules = sorted((ROOT / "tests" / "games").glob("queens_naive*.py"))
    assert len(player) > 15
    assert len(rules) == 3
    assert reaching_out([*player, *rules]) == []


def test_the_player_runs_where_companion_cannot_be_imported() -> None:
    start = {"names": ["Jana", "Petr"], "seat": 1, "drawn": False, "style": "random"}
    said: list[dict[str, object]] = [
        {"start": start},
        {
            "heard": "Four stacks, in each five expansions, in the supply sixteen.",
            "ms": 3000,
            "cut": False,
        },
        {"heard": "The youngest player begins, or lots decide.", "ms": 2000, "cut": False},
        {"heard": "Jana begins.", "ms": 1000, "cut": False},
        {"state": True},
    ]
    last = alone(["--game", GAME, "--language", "en"], said)
    assert (last["state"]["phase"], last["state"]["starter"]) == ("draw", 1)


# ---- names of cells -------------------------------------------------------------------------------------------


def table() -> dict[tuple[str, str], list[str]]:
    """The table of the decision: language and way of naming -> its other columns."""
    rows = [line.strip("| \n").split(" | ") for line in DECISION.read_text(encoding="utf-8").splitlines()]
    return {(row[0], row[1]): row[2:] for row in rows if len(row) > 5 and row[0] in ("cs", "pl", "en")}


SAMPLE = [("en", cell_names.BRIEF)]
"""What is measured anew, at one strength; python -m tests.listening_player.cell_names measures all."""


@pytest.mark.parametrize(("language", "way"), SAMPLE)
def test_the_decision_about_names_of_cells_tells_what_is_measured(language: str, way: str) -> None:
    found = table()
    assert sorted(found) == sorted((one, each) for one in ("cs", "pl", "en") for each in cell_names.WAYS)
    at = cell_names.STRENGTHS.index(0.1)
    told = found[language, way]
    assert told[at] == f"{cell_names.wrong(language, way, 0.1) * 100:.1f} %"
    assert told[len(cell_names.STRENGTHS)] == f"{cell_names.swapped(language, way) * 100:.1f} %"


@languages
@pytest.mark.parametrize("way", cell_names.WAYS)
def test_every_cell_has_a_name_of_its_own(language: str, way: str) -> None:
    names = cell_names.names(language, way)
    assert len(set(names)) == len(names) == len(queens_table.CELLS)
