"""How Queen's Garden is typed: hexagons and cells by keys, words and notation, in three languages."""

from __future__ import annotations

import pytest

from companion.core.model import Act, Command, Move
from companion.games.queens_garden.rules.cells import NAMES
from companion.games.queens_garden.rules.hexes import COLOURS, HEXAGONS, PATTERNS, WORDS, digits
from companion.input import Incomplete, Meant, understand
from companion.language.phrases import LANGUAGES, Language
from tests.games.queens_kit import GAME, garden, moved, table
from tests.keypad_digits import digits as keys_of
from tests.queens_typist import PHRASES, SHOWN, VOCABULARIES


def text(line: str, language: Language = "en") -> str:
    """What the match hears of a typed line; what is missing, in brackets, where it is not whole."""
    found = understand(line, VOCABULARIES[language])
    if isinstance(found, Incomplete):
        return f"({found.missing})"
    return found.text if isinstance(found, Meant) else str(found)


# ---- keys -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "heard"),
    [
        ("41.13.95.00", "place butterfly-blue 2-middle joker"),
        ("41 13 92 63 711 00", "place butterfly-blue 2-6 butterfly-yellow expansion-tree-blue joker"),
        ("2.41.13.52", "2 place butterfly-blue fountain-6"),
        ("42.14.9.2.00.00.00", "lay flower-blue 2h 6h joker joker joker"),
        ("43.9", "buy 2h"),
        ("43.2", "buy 6h"),
        ("49", "pass"),
        ("49.11.762", "pass tree-blue expansion-bird-yellow"),
        ("53.10", "take blue"),
        ("53.02", "take bird"),
        ("53.60.0.3", "take yellow 0 3"),
        ("53.10.123", "take blue bird-blue@3"),
        ("54.12.61.11.11", "draw bird-blue tree-yellow tree-blue tree-blue"),
        ("56.41", "turn tree-light-green"),
        ("56.3.41", "turn 3 tree-light-green"),
        ("55.2", "lots 2"),
        ("31.13", "fits butterfly-blue"),
        ("33.13", "pay butterfly-blue"),
        ("25.05", "find plant"),
        ("21.51", "here fountain-8"),
        ("22.11", "around 8-8"),
        ("22.01", "around ornament-1"),
        ("22.011", "around ornament-11"),
        ("22.55", "around fountain"),
        ("35.55", "surround fountain"),
        ("35.95", "surround 2-middle"),
        ("35.07", "surround ornament-7"),
        ("49.00", "(gone)"),
        ("53.11", "(criterion)"),
        ("43.4", "(clock)"),
        ("43.12", "(clock)"),
        ("41.17", "(hexagon)"),
        ("41.11.99.9", "(given)"),
        ("21.2.6", "(gardencell)"),
        ("21.5.9", "(gardencell)"),
    ],
)
def test_what_keys_mean(typed: str, heard: str) -> None:
    for language in LANGUAGES:
        assert text(typed, language) == heard
        assert text(typed.replace(".", " "), language) == heard


def test_every_hexagon_and_every_cell_has_two_keys_of_its_own() -> None:
    words = VOCABULARIES["en"]
    for one in HEXAGONS:
        assert text(f"33.{digits(one)}") == f"pay {WORDS[one]}"
    typed = {}
    for name in NAMES:
        found = understand(f"here {name}", words)
        assert isinstance(found, Meant)
        typed[name] = str(keys_of(found, words)).split(".")[1]
        assert text(f"21.{typed[name]}") == f"here {name}"
    assert len(set(typed.values())) == len(NAMES) == 55
    assert {len(one) for one in typed.values()} == {2, 3}
    assert [name for name, one in typed.items() if len(one) == 3] == ["ornament-11"]
    assert typed["fountain-2"] == "59" and typed["2-middle"] == "95" and typed["2-6"] == "92"


def test_a_digit_alone_is_a_key_and_never_an_hour() -> None:
    """Two is six o'clock on a keypad: typed so it must not be two o'clock in another place."""
    assert [text(f"43.{key}") for key in "893217"] == [f"buy {hour}h" for hour in (12, 2, 4, 6, 8, 10)]
    for hour in (4, 5, 6, 10, 11, 12):
        assert text(f"buy {hour}") == "(clock)"
    assert [text(f"buy {hour}h") for hour in (2, 8, 12)] == ["buy 2h", "buy 8h", "buy 12h"]


# ---- words ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "typed", "heard"),
    [
        ("en", "take blue", "take blue"),
        ("en", "take dark purple", "take dark-purple"),
        ("en", "take butterflies", "take butterfly"),
        ("cs", "beru modrou", "take blue"),
        ("cs", "VEZMU tmave fialove", "take dark-purple"),
        ("cs", "vzít motýly", "take butterfly"),
        ("pl", "biorę niebieskie", "take blue"),
        ("pl", "WEZ ciemnofioletowe", "take dark-purple"),
        ("pl", "weź motyle", "take butterfly"),
        (
            "en",
            "place blue butterfly 2-6 yellow butterfly joker",
            "place butterfly-blue 2-6 butterfly-yellow joker",
        ),
        ("en", "place butterfly-blue 92 yellow-butterfly 00", "place butterfly-blue 2-6 butterfly-yellow joker"),
        ("cs", "položit modrý motýl 2-6 žlutý motýl žolík", "place butterfly-blue 2-6 butterfly-yellow joker"),
        ("cs", "položit modrého motýla 92 motýl-žlutý", "place butterfly-blue 2-6 butterfly-yellow"),
        ("pl", "połóż niebieski motyl 2-6 żółty motyl joker", "place butterfly-blue 2-6 butterfly-yellow joker"),
        ("pl", "POLOZ niebieskie-drzewo fountain-2", "place tree-blue fountain-2"),
        ("cs", "položit tmavě zelené tulipány 95", "place tulips-dark-green 2-middle"),
        ("en", "place dark green tulips 95 expansion light green tulips", None),
        ("cs", "pasovat destička světle zelený strom modrý pták", None),
        ("pl", "pas kafel jasnozielone drzewo niebieski ptak", None),
        ("en", "pass expansion light green tree blue bird", None),
        ("cs", "vyložit modrá květina dvojka šestka žolík žolík žolík", "lay flower-blue 2h 6h joker joker joker"),
        ("pl", "wyłóż niebieski kwiat druga szósta joker joker joker", "lay flower-blue 2h 6h joker joker joker"),
        ("en", "lay blue flower two six joker joker joker", "lay flower-blue 2h 6h joker joker joker"),
        ("cs", "koupit osmička", "buy 8h"),
        ("pl", "kup ósma", "buy 8h"),
        ("en", "take blue bird-blue@3", "take blue bird-blue@3"),
        ("en", "turn light green tree", "turn tree-light-green"),
        ("cs", "otočit světle zelený strom", "turn tree-light-green"),
        ("en", "place blue blue 92", "(hexagon)"),
        ("en", "place tree butterfly 92", "(hexagon)"),
        ("en", "place blue butterfly yellow 92", "(gardencell)"),
    ],
)
def test_words_as_people_type_them(language: Language, typed: str, heard: str | None) -> None:
    passing = "pass expansion-tree-light-green bird-blue"
    placing = "place tulips-dark-green 2-middle expansion-tulips-light-green"
    assert text(typed, language) == (heard or (placing if "tulips" in typed else passing))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hexagon_is_heard_by_the_name_that_is_said(language: Language) -> None:
    """As it is said, as an expansion, without accents, and in the notation."""
    phrases = PHRASES[language]
    for one in HEXAGONS:
        name = phrases.part("qg-hexagon", {"colour": COLOURS[(one - 1) % 6], "pattern": PATTERNS[(one - 1) // 6]})
        assert text(f"pay {name}", language) == text(f"33 {WORDS[one]}", language) == f"pay {WORDS[one]}", name
        bed = {"cs": "destička", "pl": "kafel", "en": "expansion"}[language]
        assert text(f"pass {bed} {name}", language) == f"pass expansion-{WORDS[one]}"
        assert text(f"pass {bed}-{name.replace(' ', '-')}".upper(), language) == f"pass expansion-{WORDS[one]}"
    for word in (*COLOURS, *PATTERNS):
        assert text(f"take {phrases.part('qg-property', {'property': word})}", language) == f"take {word}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_is_typed_by_number_name_and_word(language: Language) -> None:
    words = VOCABULARIES[language]
    for command in GAME.commands:
        args = [_sample(command, at) for at, kind in enumerate(command.args) if not kind.endswith("?")]
        heard = " ".join([command.name, *args])
        for begin in (command.number, command.name, words.word(command.name), command.letter or command.number):
            assert text(" ".join([begin, *args]), language) == heard, begin


def _sample(command: Command, at: int) -> str:
    kind = command.args[at].rstrip("?")
    return "2" if kind == "number" else GAME.choices[kind][at + 1].id


# ---- notation ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "notation"),
    [
        ("41.13.95.63.00", "1 place butterfly-blue 2-middle butterfly-yellow joker"),
        ("41.13.95.14", "1 place butterfly-blue 2-middle flower-blue"),
        ("41.61.59", "1 place tree-yellow fountain-2"),
        ("43.2", "1 buy 6"),
        ("42.12.9.2.00", "1 lay bird-blue 2 6 joker"),
        ("53.60", "1 take yellow"),
        ("53.10.0.2", "1 take blue tree-blue@0 bird-blue@2"),
        ("53.10.121", "1 take blue bird-blue@1"),
        ("53.10.2.3", "1 take blue tree-blue@2 bird-blue@3"),
        ("53.10.2", "1 take blue tree-blue@2"),
        ("49.713", "1 pass expansion-butterfly-blue"),
        ("take bird 3", "1 take bird bird-blue@3"),
    ],
)
def test_what_is_typed_is_the_act_of_the_notation(typed: str, notation: str) -> None:
    assert GAME.text(moved(SHOWN, text(typed))) == notation
    assert moved(SHOWN, notation) == moved(SHOWN, text(typed))


def test_the_rest_of_a_payment_is_completed_where_there_is_one_way() -> None:
    """Of a cost of three two things are left: with a blue one, another blue one or a joker."""
    cell = "place butterfly-blue fountain-2"
    ways = [one for one in GAME.moves(SHOWN) if one.args[:2] == ("butterfly-blue", "fountain-2")]
    assert len(ways) > 3
    assert moved(SHOWN, cell).args[2:] == (), "several ways: nothing is made of it"
    assert moved(SHOWN, f"{cell} butterfly-yellow").args[2:] == ("butterfly-yellow", "joker")
    assert moved(SHOWN, f"{cell} flower-blue expansion-bird-blue").args[2:] == (
        "flower-blue",
        "expansion-bird-blue",
    )
    assert moved(SHOWN, f"{cell} flower-blue").args[2:] == ("flower-blue",), "the bird or a joker"
    poor = table(garden(tiles="butterfly-blue butterfly-yellow butterfly-purple flower-blue", jokers=0))
    for told in ("", " butterfly-purple", " butterfly-yellow butterfly-purple"):
        assert moved(poor, cell + told).args[2:] == ("butterfly-purple", "butterfly-yellow")
    assert moved(poor, f"{cell} flower-blue").args[2:] == ("flower-blue",), "nothing goes with it"


def test_a_copy_that_does_not_fit_is_not_asked_for() -> None:
    """With both spaces for expansions taken only the tile can be meant."""
    full = garden(beds="bird-yellow flower-purple", jokers=0)
    shown = table(full, top="tree-blue", beside=["expansion tree-blue"])
    assert GAME.text(moved(shown, "take blue")) == "1 take blue tree-blue@0"
    told = moved(shown, "take blue 1")
    assert GAME.text(told) == "1 take blue tree-blue@1", "what is told is not mended"
    assert [one.key for one in GAME.judge(shown, told)] == ["qg-storage-expansions"]
    free = table(garden(), top="tree-blue", beside=["expansion tree-blue"])
    assert GAME.text(moved(free, "take blue")) == "1 take blue" and GAME.judge(free, moved(free, "take blue"))
    refused = GAME.parse(free, "take blue 0 1")
    assert not isinstance(refused, Move) and refused[0].key == "qg-no-notation", "one only is open"


@pytest.mark.parametrize(
    "line", ["1 take 3", "1 buy two", "1 lay flower-blue 2", "1 pass 3", "0 turn", "0 turn 3 4 5"]
)
def test_what_is_no_notation_is_no_act(line: str) -> None:
    assert not isinstance(GAME.parse(SHOWN, line), Move)


def test_acts_are_guided_and_questions_are_not() -> None:
    for one in GAME.commands:
        assert one.guided == (one.act is Act.TELL and one.name not in {"lots", "leave"}), (
            "nothing is missing in them"
        )
        assert one.ends == (one.name == "pass")
