"""A player who only listens keeps a whole table of Azul in mind, and notices what it is told wrong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.language.phrases import Language
from tests.listening_kit import all_is_known, alone, noticed, once, players_of, reaching_out, unheard
from tests.listening_player.azul_driver import play, setup_of
from tests.listening_player.driver import ROOT, Bend, Listener
from tests.listening_player.table_driver import Plan
from tests.more import sampled

HOUSE = ("azul_driver", "azul_others", "azul_truth")
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


@pytest.fixture
def listener(language: str, game: str) -> Iterator[Listener]:
    """One listening player, ended behind the test."""
    one = Listener(language, game)
    yield one
    one.close()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("language", sampled(["cs", "pl", "en"], "cs", "pl"))
@games
def test_a_player_who_only_listens_knows_the_whole_table(
    language: Language, game: str, listener: Listener
) -> None:
    all_is_known(play, game, language, listener, PLANS[game][language == "pl"], 4)


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
    return unheard(TAKEN[language], 3)


@languages
@pytest.mark.parametrize("game", ["azul-mini"])
@pytest.mark.parametrize("fault", [another_line, other_points, wrong_form, dropped])
def test_what_is_told_wrong_is_noticed(language: Language, game: str, listener: Listener, fault: object) -> None:
    assert callable(fault)
    count = noticed(play, game, language, listener, Plan(setup_of(game, 2), GREEDY), fault(language))
    if fault is wrong_form:
        assert count.not_understood


# ---- independence ---------------------------------------------------------------------------------------------


def test_the_player_and_its_rules_know_nothing_of_companion() -> None:
    player = players_of("azul", HOUSE)
    rules = [ROOT / "tests" / "games" / f"{name}.py" for name in ("azul_naive", "azul_naive_special")]
    assert len(player) > 15
    assert reaching_out([*player, *rules]) == []


def test_the_player_runs_where_companion_cannot_be_imported() -> None:
    start = {"names": ["Jana", "Petr"], "seat": 1, "hands": False, "drawn": False, "style": "random"}
    said: list[dict[str, object]] = [
        {"start": start},
        {"heard": "Five displays.", "ms": 2000, "cut": False},
        {"heard": "The marker goes to whoever was in Portugal last.", "ms": 3000, "cut": False},
        {"heard": "Jana begins.", "ms": 1000, "cut": False},
        {"state": True},
    ]
    last = alone(["--game", "azul-mini", "--language", "en"], said)
    assert (last["state"]["phase"], last["state"]["starter"]) == ("fill", 1)
